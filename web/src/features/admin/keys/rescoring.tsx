/**
 * The progress of rescoring after a correction. Without corrections the live region is empty.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Progress } from './dry-run-outcome.tsx';
import type { ExamCorrections_CorrectionsFragment } from './generated/exam-corrections.ts';

export function Rescoring({
  corrections,
}: {
  readonly corrections: ExamCorrections_CorrectionsFragment;
}) {
  const { t } = useI18n();
  const { submissionCount, pendingCount, changedCount } = corrections;
  const rescored = submissionCount - pendingCount;
  const hasCorrections = corrections.corrections.length > 0;
  return (
    // Rendered from the start: screen readers announce only what changes in a region that exists.
    <Stack role="status" gap="2" mb={hasCorrections ? '6' : '0'}>
      {hasCorrections && (
        <Text fontWeight="semibold">
          {t('keys.rescored', { count: rescored, total: submissionCount, changed: changedCount })}
        </Text>
      )}
      {pendingCount > 0 && (
        <Progress label={t('keys.rescoring')} value={rescored} max={submissionCount} />
      )}
    </Stack>
  );
}
