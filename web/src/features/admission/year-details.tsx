/** Details of a paper: its size, its rules, and when it opens in a campaign. */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { CampaignNote } from '../exam-list/campaign-note.tsx';
import type { ExamWindow } from '../exam-list/exam-window.ts';
import type { YearRow_ExamYearFragment } from './generated/year-row.ts';

type Exam = NonNullable<YearRow_ExamYearFragment['exam']>;

export function YearSummary({
  exam,
  window,
}: {
  readonly exam: Exam;
  readonly window: ExamWindow | undefined;
}) {
  const { t, lang } = useI18n();
  const { questionCount, timeLimitMinutes, totalPoints, negativeMarkingPercentage, subjects } =
    exam;
  const mandatory = subjects.filter((subject) => subject.mandatory).map(({ name }) => name);
  const names = new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(mandatory);
  const details = [
    t('admission.questions', { count: questionCount }),
    t('admission.minutes', { count: timeLimitMinutes }),
    t('admission.marks', { count: totalPoints }),
    negativeMarkingPercentage > 0
      ? t('admission.deduction', { percent: negativeMarkingPercentage })
      : t('admission.noDeduction'),
    ...(mandatory.length > 0 ? [t('admission.mandatory', { subjects: names })] : []),
  ];
  return (
    <Box mt="1" fontSize="sm" color="fg.muted">
      <Text>{details.join(' · ')}</Text>
      {window && <CampaignNote window={window} />}
    </Box>
  );
}
