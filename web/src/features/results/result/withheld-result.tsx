/**
 * Shown while score and answers are withheld: when the answers were received, and when the result
 * is released.
 */
import { Box, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useServerNow } from '../../exam-room/sync/use-server-now.ts';
import { MyLateAnswers } from '../late/my-late-answers.tsx';
import type { Review } from '../review/review.ts';
import { Exclusion } from './exclusion.tsx';
import { Receipt } from './receipt.tsx';
import { useStoredOfExam } from './use-stored-of-exam.ts';

interface WithheldResultProps {
  readonly review: Review;
  /**
   * Called once the release time has passed, and again every few seconds until the result is
   * replaced.
   */
  readonly onRelease: () => void;
}

const POLL_MS = 5000;

export function WithheldResult({ review, onRelease }: WithheldResultProps) {
  const { t, dateTime } = useI18n();
  const { userId, examId = '', date, releasedAt, showsAnswersLater } = review;
  const { receipt } = useStoredOfExam(userId, examId);
  const { now } = useServerNow(POLL_MS);
  const isReleased = releasedAt !== null && Date.parse(releasedAt) <= now;

  // Repeated every few seconds, because the server may release the result a moment later.
  useEffect(() => {
    if (isReleased && now > 0) onRelease();
  }, [isReleased, now, onRelease]);

  return (
    <>
      <Box
        as="section"
        p={{ base: '5', md: '8' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        shadow="card"
      >
        <Text fontSize="xl" fontWeight="semibold">
          {date === null
            ? t('results.received')
            : t('results.receivedAt', { time: dateTime(date) })}
        </Text>
        {releasedAt !== null && (
          <Text mt="1" fontWeight="semibold">
            {t('results.releasedAt', { time: dateTime(releasedAt, { weekday: true }) })}
          </Text>
        )}
        <Text mt="3" color="fg.muted">
          {releasedAt === null
            ? t('results.onlyReceipt')
            : t(showsAnswersLater ? 'results.withheld' : 'results.withheldScore')}
        </Text>
      </Box>
      <Exclusion exclusion={review.exclusion} />
      <MyLateAnswers examId={examId} userId={userId} />
      {receipt && <Receipt receipt={receipt} />}
    </>
  );
}
