/**
 * Shown in place of the form if the device has unsaved changes from before: they are restored or
 * discarded.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { noteHtml } from '../formulas/rendered.ts';
import type { Draft } from './drafts.ts';
import { changedFields, type TextValues } from './text-values.ts';

interface DraftChoiceProps {
  readonly draft: Draft<TextValues>;
  /** The values on the server. */
  readonly stored: TextValues;
}

export function DraftChoice({ draft: { found, restore, discard }, stored }: DraftChoiceProps) {
  const { t, dateTime } = useI18n();
  if (!found) return null;
  const isOutdated = changedFields(found.opened, stored).length > 0;
  return (
    <Stack gap="4" maxW="reading" role="region" aria-label={t('editor.draftFound')}>
      <Text>
        {t('editor.draftSaved', { time: dateTime(new Date(found.savedAt).toISOString()) })}
      </Text>
      {isOutdated && <Text fontWeight="semibold">{t('editor.draftOutdated')}</Text>}
      <Box
        borderWidth="1px"
        borderRadius="md"
        px="4"
        py="3"
        maxH="50dvh"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t('editor.draftFound')}
      >
        <Text fontWeight="semibold" mb="2">
          {found.values.title}
        </Text>
        <RichHtml html={noteHtml(found.values.source)} />
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button onClick={restore}>{t('editor.restoreDraft')}</Button>
        <Button variant="outline" onClick={discard}>
          {t('editor.discardDraft')}
        </Button>
      </Flex>
    </Stack>
  );
}
