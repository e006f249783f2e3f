/** What a change of an exam means for students who are taking it or have taken it. */
import { Box, chakra } from '@chakra-ui/react';
import { errorCode } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { type ExamUse, type ExamUseReader, isInUse, isTaken } from './use-exam-use.ts';

interface ExamUseNoticeProps {
  readonly reader: ExamUseReader;
  readonly isMcq: boolean;
}

/** Nothing for an exam that is not in use, and with a host that does not count attempts. */
export function ExamUseNotice({ reader: { use, error, reread }, isMcq }: ExamUseNoticeProps) {
  const { t } = useI18n();
  const isShown = use
    ? isInUse(use)
    : error !== undefined && errorCode(error) !== 'OPERATION_NOT_ALLOWED';
  if (!isShown) return null;
  return (
    <Box mb="6" maxW="56rem">
      <Section title={t('admin.useTitle')}>
        {use ? (
          <ExamUseLines use={use} isMcq={isMcq} />
        ) : (
          <ErrorState error={error} onRetry={reread} />
        )}
      </Section>
    </Box>
  );
}

export function ExamUseLines({ use, isMcq }: { readonly use: ExamUse; readonly isMcq: boolean }) {
  const { t, dateTime } = useI18n();
  const { running, over, contests } = use;
  return (
    <chakra.ul ps="5" listStyleType="disc">
      {running > 0 && <li>{t('admin.useRunning', { count: running })}</li>}
      {over > 0 && <li>{t('admin.useOver', { count: over })}</li>}
      {contests.map(({ title, endsAt }) => (
        <li key={title}>{t('admin.useContest', { title, date: dateTime(endsAt) })}</li>
      ))}
      {isTaken(use) && <li>{t('admin.useLater')}</li>}
      {isTaken(use) && <li>{t(isMcq ? 'admin.useKey' : 'admin.useWritten')}</li>}
    </chakra.ul>
  );
}
