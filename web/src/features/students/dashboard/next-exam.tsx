/**
 * The panel with the current or next campaign exam that the student is registered for, with the
 * time until its start by the server's clock.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { attemptPath } from '../../exam-room/storage/open-attempts.ts';
import type { NextExam_ExamFragment } from './generated/next-exam.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

interface NextExamProps {
  /**
   * Earliest start first; null if loading failed. The campaign panel then still shows the next
   * campaign.
   */
  readonly exams: readonly NextExam_ExamFragment[] | null;
  /** Returns the server's time, in milliseconds since the epoch. */
  readonly serverNow: () => number;
  /** Highlights the way to the exam; false while another exam is running. */
  readonly isNext: boolean;
}

export function NextExam({ exams, serverNow, isNext }: NextExamProps) {
  const { t, dateTime } = useI18n();
  const now = useNow(serverNow);
  const next = exams?.find(({ endDate }) => endDate === null || Date.parse(endDate) > now);
  if (!next) return null;
  const { campaignId, title, examTitle, examId, examKind, startDate, endDate } = next;
  const minutes = startDate === null ? 0 : Math.ceil((Date.parse(startDate) - now) / MINUTE_MS);
  const isOpen = minutes <= 0;
  return (
    <Section title={t('students.nextExam')}>
      <Flex wrap="wrap" align="center" gap="4">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold" lineHeight="snug">
            {examTitle}
          </Text>
          <Text color="fg.muted">{title}</Text>
          <Text fontWeight="semibold" color="accent.fg" mt="1">
            {isOpen ? t('students.runsNow') : <TimeUntil minutes={minutes} />}
          </Text>
          {!isOpen && startDate !== null && (
            <Text fontSize="sm" color="fg.muted">
              {t('students.startsOn', { date: dateTime(startDate, { weekday: true }) })}
            </Text>
          )}
          {isOpen && endDate !== null && (
            <Text fontSize="sm" color="fg.muted">
              {t('students.runsUntil', { date: dateTime(endDate, { weekday: true }) })}
            </Text>
          )}
        </Box>
        {isOpen && examKind !== null ? (
          <ButtonLink
            variant={isNext ? 'accent' : 'outline'}
            to={attemptPath(examKind === 'SINGLE' ? 'single' : 'multi-subject', examId, null)}
          >
            {t('students.toExam')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={paths.examCampaign(campaignId)}>
            {t('students.toCampaign')}
          </ButtonLink>
        )}
      </Flex>
    </Section>
  );
}

function TimeUntil({ minutes }: { readonly minutes: number }) {
  const { t } = useI18n();
  if (minutes < HOUR_MINUTES) return t('students.startsInMinutes', { minutes });
  if (minutes < 2 * DAY_MINUTES) {
    return t('students.startsInHours', {
      hours: Math.floor(minutes / HOUR_MINUTES),
      minutes: minutes % HOUR_MINUTES,
    });
  }
  return t('students.startsInDays', { days: Math.floor(minutes / DAY_MINUTES) });
}

/**
 * The current server time, updated every 5 seconds, so that the shown minute changes soon after the
 * server's.
 */
function useNow(serverNow: () => number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
