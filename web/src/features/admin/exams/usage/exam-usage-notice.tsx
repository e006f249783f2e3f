/** Explains what a change of an exam means for students who are taking it or have taken it. */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import {
  type ExamUsage,
  type ExamUsageReader,
  isTaken,
  needsConfirmation,
} from './use-exam-usage.ts';

interface ExamUsageNoticeProps {
  readonly reader: ExamUsageReader;
  readonly isMcq: boolean;
}

/** Nothing for an exam that is not in use. */
export function ExamUsageNotice({ reader: { usage, error, reread }, isMcq }: ExamUsageNoticeProps) {
  const { t } = useI18n();
  if (!usage || !needsConfirmation(usage)) return null;
  return (
    <Box mb="6" maxW="56rem">
      <Section title={t('admin.usageTitle')}>
        <ExamUsageLines usage={usage} isMcq={isMcq} />
        {!usage.isComplete && (
          <Box mt="4">
            <ErrorState error={error} onRetry={reread} />
          </Box>
        )}
      </Section>
    </Box>
  );
}

interface ExamUsageLinesProps {
  readonly usage: ExamUsage;
  readonly isMcq: boolean;
}

export function ExamUsageLines({ usage, isMcq }: ExamUsageLinesProps) {
  const { t, dateTime } = useI18n();
  const { running, over, contests, isComplete } = usage;
  return (
    <chakra.ul ps="5" listStyleType="disc">
      {running > 0 && <li>{t('admin.usageRunning', { count: running })}</li>}
      {over > 0 && <li>{t('admin.usageOver', { count: over })}</li>}
      {contests.map(({ campaignId, title, endsAt }) => (
        <li key={campaignId}>{t('admin.usageContest', { title, date: dateTime(endsAt) })}</li>
      ))}
      {!isComplete && <li>{t('admin.usageUnknown')}</li>}
      {(isTaken(usage) || !isComplete) && <li>{t('admin.usageLater')}</li>}
      {isTaken(usage) && <li>{t(isMcq ? 'admin.usageKey' : 'admin.usageWritten')}</li>}
    </chakra.ul>
  );
}
