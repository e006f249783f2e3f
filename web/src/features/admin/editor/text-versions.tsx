/** Two versions of a lesson or note beside each other. */
import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { noteHtml } from '../formulas/rendered.ts';
import { hasSameStoredHtml } from './document/stored-html.ts';
import { changedFields, type TextValues } from './text-values.ts';

const FIELDS = {
  title: 'admin.title',
  source: 'admin.text',
  videoUrl: 'admin.video',
  durationMinutes: 'admin.minutes',
  examIds: 'admin.lessonExams',
} as const;

interface TextVersionsProps {
  readonly mine: TextValues;
  readonly theirs: TextValues;
  /** Default: the labels of a conflict. */
  readonly labels?: { readonly mine: string; readonly theirs: string };
}

export function TextVersions({ mine, theirs, labels }: TextVersionsProps) {
  const { t } = useI18n();
  const different = changedFields(mine, theirs, hasSameStoredHtml).map((name) => t(FIELDS[name]));
  return (
    <>
      {different.length > 0 && (
        <Text>{t('editor.different', { fields: different.join(', ') })}</Text>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Version label={labels?.mine ?? t('admin.mine')} values={mine} />
        <Version label={labels?.theirs ?? t('admin.theirs')} values={theirs} />
      </Grid>
    </>
  );
}

function Version({ label, values }: { readonly label: string; readonly values: TextValues }) {
  const { t } = useI18n();
  const { videoUrl, durationMinutes } = values;
  const facts = [videoUrl, durationMinutes && `${t('admin.minutes')}: ${durationMinutes}`];
  return (
    <Box minW="0">
      <Heading as="h3" size="md" mb="2">
        {label}
      </Heading>
      <Box
        role="group"
        aria-label={label}
        tabIndex={0}
        borderWidth="1px"
        borderRadius="md"
        px="3"
        py="2"
        maxH="50dvh"
        overflowY="auto"
      >
        <Text fontWeight="semibold">{values.title}</Text>
        {facts.filter(Boolean).map((fact) => (
          <Text key={fact} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {fact}
          </Text>
        ))}
        <RichHtml html={noteHtml(values.source)} />
      </Box>
    </Box>
  );
}
