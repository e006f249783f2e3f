/**
 * Shown in place of a form if there are unsaved changes of an earlier visit, on the device, the
 * server or both: one of them is restored, or all are discarded.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';

export interface FoundDraft {
  readonly storage: 'device' | 'server';
  readonly title: string;
  /** A summary of the draft, below its title. */
  readonly preview: ReactNode;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** The item on the server was changed since. */
  readonly isOutdated: boolean;
  readonly restore: () => void;
}

interface DraftChoiceProps {
  /** One or two. */
  readonly drafts: readonly FoundDraft[];
  readonly onDiscard: () => void;
}

const SAVED = { device: 'editor.draftSaved', server: 'editor.draftOnServer' } as const;

export function DraftChoice({ drafts, onDiscard }: DraftChoiceProps) {
  const { t } = useI18n();
  const newestFirst = [...drafts].sort((left, right) => right.savedAt - left.savedAt);
  return (
    <Stack gap="6" maxW="reading" role="region" aria-label={t('editor.draftFound')}>
      {newestFirst.map((draft) => (
        <DraftPreview key={draft.storage} draft={draft} />
      ))}
      <Box>
        <Button variant="outline" onClick={onDiscard}>
          {t(drafts.length > 1 ? 'editor.discardDrafts' : 'editor.discardDraft')}
        </Button>
      </Box>
    </Stack>
  );
}

function DraftPreview({
  draft: { storage, title, preview, savedAt, isOutdated, restore },
}: {
  readonly draft: FoundDraft;
}) {
  const { t, dateTime } = useI18n();
  const savedText = t(SAVED[storage], { time: dateTime(new Date(savedAt).toISOString()) });
  return (
    <Stack gap="4">
      <Text>{savedText}</Text>
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
        aria-label={savedText}
      >
        <Text fontWeight="semibold" mb="2">
          {title}
        </Text>
        {preview}
      </Box>
      <Flex>
        <Button onClick={restore}>{t('editor.restoreDraft')}</Button>
      </Flex>
    </Stack>
  );
}
