/** Shown if somebody else has changed the item since it was opened: both versions, and the choice between them. */
import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { noteHtml } from '../formulas/rendered.ts';
import { changedFields, type TextValues } from './text-values.ts';

interface ConflictDialogProps {
  readonly mine: TextValues;
  readonly theirs: TextValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Back to the form, with nothing saved. */
  readonly onClose: () => void;
}

const FIELDS = {
  title: 'admin.title',
  source: 'admin.text',
  videoUrl: 'admin.video',
  durationMinutes: 'admin.minutes',
  examIds: 'admin.lessonExams',
} as const;

export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useI18n();
  const different = changedFields(mine, theirs).map((name) => t(FIELDS[name]));
  return (
    <Modal title={t('editor.conflict')} onClose={onClose}>
      <Stack gap="4">
        <Text>{t('editor.conflictText')}</Text>
        {different.length > 0 && <Text>{t('editor.different', { fields: different.join(', ') })}</Text>}
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Version label={t('editor.mine')} values={mine} />
          <Version label={t('editor.theirs')} values={theirs} />
        </Grid>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onTakeTheirs}>
            {t('editor.takeTheirs')}
          </Button>
          <Button variant="outline" onClick={onKeepMine}>
            {t('editor.keepMine')}
          </Button>
          <Button onClick={onClose}>{t('ui.keepEditing')}</Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

function Version({ label, values }: { readonly label: string; readonly values: TextValues }) {
  return (
    <Box minW="0">
      <Heading as="h3" size="md" mb="2">
        {label}
      </Heading>
      <Box role="group" aria-label={label} tabIndex={0} borderWidth="1px" borderRadius="md" px="3" py="2" maxH="50dvh" overflowY="auto">
        <Text fontWeight="semibold">{values.title}</Text>
        {[values.videoUrl, values.durationMinutes].filter(Boolean).map((fact) => (
          <Text key={fact} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {fact}
          </Text>
        ))}
        <RichHtml html={noteHtml(values.source)} />
      </Box>
    </Box>
  );
}
