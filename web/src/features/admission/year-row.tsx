/**
 * One exam year with the details of its paper and its actions: without a paper, failed to load, not
 * taken, taken, or with a running attempt.
 */

import { Box, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { PaperPicture } from '../../ui/content/row-picture.tsx';
import { SteadyDigits } from '../../ui/content/steady-digits.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { isFromContest, isWithheld } from '../exam-list/contest-attempt.ts';
import { type ExamWindow, heldUntil } from '../exam-list/exam-window.ts';
import { clockFace } from '../exam-room/components/status/clock-face.ts';
import type { OpenAttempt } from '../exam-room/storage/open-attempts.ts';
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { useCountdown } from '../exam-room/sync/use-countdown.ts';
import type { YearRow_ExamYearFragment } from './generated/year-row.ts';
import { YearActions } from './year-actions.tsx';
import { YearSummary } from './year-details.tsx';

interface YearRowProps {
  readonly row: YearRow_ExamYearFragment;
  /** Whether the viewer may take papers of this unit that are in no campaign. */
  readonly isEnrolled: boolean;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  /** The running attempt at this paper. */
  readonly attempt: OpenAttempt | undefined;
  /** The campaign of the paper. */
  readonly window: ExamWindow | undefined;
  readonly onRetry: () => unknown;
}

const Row = chakra('li', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    shadow: 'card',
  },
});

export function YearRow({
  row,
  isEnrolled,
  isFailed,
  isLoading,
  attempt,
  window,
  onRetry,
}: YearRowProps) {
  const { t, digits, dateTime } = useI18n();
  const headingId = useId();
  const seconds = useCountdown(attempt ?? null);
  const { year, exam } = row;
  const shownYear = digits(String(year));
  const result = exam?.myResult;
  const isUsed = window && result && isFromContest(window, result);
  const now = presentTime();
  const isHeldBack = result && isWithheld(result, now);
  const opensAt = exam && !window && isEnrolled ? heldUntil(exam.release, now) : null;
  const canResume = attempt && (attempt.isOnThisDevice || seconds !== 0);
  return (
    <Row>
      <Flex gap="4" align="flex-start">
        <PaperPicture />
        <Box flex="1" minW="0">
          <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="4">
            <Heading as="h2" size="lg" id={headingId} fontVariantNumeric="tabular-nums">
              {shownYear}
            </Heading>
            {attempt && seconds !== null && <TimeLeft seconds={seconds} attempt={attempt} />}
          </Flex>
          {exam && <YearSummary exam={exam} window={window} />}
          {opensAt && (
            <Text mt="1" color="fg.muted">
              {t('examlist.opens', { date: dateTime(opensAt, { weekday: true }) })}
            </Text>
          )}
        </Box>
      </Flex>
      {isFailed && (
        <Flex role="alert" align="center" wrap="wrap" gap="3" mt="3" color="error.fg">
          <Icon name="alert" />
          {t('admission.rowFailed', { year: shownYear })}
          <Button variant="outline" loading={isLoading} onClick={() => void onRetry()}>
            {t('ui.retry')}
          </Button>
        </Flex>
      )}
      {!exam &&
        !isFailed &&
        (isLoading ? (
          <Skeleton h="2.75rem" />
        ) : (
          <Text color="fg.muted">{t('admission.noExam')}</Text>
        ))}
      {exam && !isFailed && (
        <YearActions
          exam={exam}
          headingId={headingId}
          attempt={canResume ? attempt : undefined}
          canTake={window ? window.isOpen && !isUsed : isEnrolled && !isHeldBack && !opensAt}
        />
      )}
    </Row>
  );
}

/**
 * At zero, an attempt on this device still has answers to send; one on another device is over with
 * its saved answers.
 */
function TimeLeft({
  seconds,
  attempt: { isOnThisDevice, isSubmitted },
}: {
  readonly seconds: number;
  readonly attempt: OpenAttempt;
}) {
  const { t, digits } = useI18n();
  if (isSubmitted)
    return (
      <Text as="span" color="accent.fg" fontWeight="semibold">
        {t('admission.submitted')}
      </Text>
    );
  const overText = isOnThisDevice ? t('exams.waitingToSend') : t('admission.timeIsUp');
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      color="accent.fg"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      <Icon name="clock" size="4" />
      <SteadyDigits>
        {seconds > 0 ? t('exams.timeLeftShort', { time: digits(clockFace(seconds)) }) : overText}
      </SteadyDigits>
      {!isOnThisDevice && seconds > 0 && ` · ${t('admission.begunElsewhere')}`}
    </Flex>
  );
}
