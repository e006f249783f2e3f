/** The number of attempts by state, and when they were counted. */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { LiveExamQuery } from './generated/live.ts';
import { SummaryList } from './summary-list.tsx';

export type Activity = NonNullable<LiveExamQuery['examActivity']>;

interface ExamActivityProps {
  readonly activity: Activity;
  /** The last refresh has failed. */
  readonly isStale: boolean;
}

export function ExamActivity({ activity, isStale }: ExamActivityProps) {
  const { t, digits, dateTime, time } = useI18n();
  const { registeredCount, lastDeadline, checkedAt } = activity;
  return (
    <>
      <SummaryList
        items={[
          ...(registeredCount === null
            ? []
            : [{ name: t('monitoring.registered'), value: digits(registeredCount) }]),
          { name: t('monitoring.started'), value: digits(activity.startedCount) },
          { name: t('monitoring.running'), value: digits(activity.runningCount) },
          { name: t('monitoring.quiet'), value: digits(activity.quietCount) },
          { name: t('monitoring.submitted'), value: digits(activity.submittedCount) },
          { name: t('monitoring.timedOut'), value: digits(activity.timedOutCount) },
          { name: t('monitoring.blank'), value: digits(activity.blankCount) },
          { name: t('monitoring.late'), value: digits(activity.lateCount) },
        ]}
      />
      <Text mt="3" color={isStale ? 'error.fg' : 'fg.muted'} role={isStale ? 'alert' : undefined}>
        {t(isStale ? 'monitoring.stale' : 'monitoring.checked', { time: time(checkedAt) })}
        {lastDeadline && ` ${t('monitoring.lastDeadline', { time: dateTime(lastDeadline) })}`}
      </Text>
    </>
  );
}
