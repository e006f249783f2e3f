/**
 * The receipt of the submission, if this device has stored it: can be copied, and is printed with
 * the review.
 */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ExamReceipt } from '../../exam-room/attempt/attempt-state.ts';
import { ResultDetail, ResultDetails } from '../result-details.tsx';

const CollapsibleDetails = chakra('details', {
  base: {
    mt: '8',
    '& > summary': {
      display: 'list-item',
      minH: 'target',
      py: '2.5',
      cursor: 'pointer',
      fontWeight: 'semibold',
    },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

export function Receipt({
  receipt: { attemptId, submittedAt, answersHash },
}: {
  readonly receipt: ExamReceipt;
}) {
  const { t, dateTime } = useI18n();
  return (
    <CollapsibleDetails>
      <summary>{t('results.receipt')}</summary>
      <ResultDetails>
        <ResultDetail name={t('results.receiptNumber')}>{attemptId}</ResultDetail>
        <ResultDetail name={t('results.receiptTime')}>{dateTime(submittedAt)}</ResultDetail>
        <ResultDetail name={t('results.receiptHash')}>{answersHash}</ResultDetail>
      </ResultDetails>
    </CollapsibleDetails>
  );
}
