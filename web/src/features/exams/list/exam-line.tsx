/** Details of an exam in the list: when it opens, how long it is open, and the score. */
import { Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SteadyDigits } from '../../../ui/content/steady-digits.tsx';
import { clockFace } from '../../exam-room/components/status/clock-face.ts';
import { timeText } from '../../exam-room/components/status/time-text.ts';
import type { OpenAttempt } from '../../exam-room/storage/open-attempts.ts';
import { useCountdown } from '../../exam-room/sync/use-countdown.ts';
import { type ListedExam, pastMoment, type Result, scoreOf } from './exam-list.ts';

interface ExamLineProps {
  readonly exam: ListedExam;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

export function ExamLine({ exam, now }: ExamLineProps) {
  const { t, date, dateTime } = useI18n();
  const { state, group, window, opensAt, place, attempt, result, size } = exam;
  const past = pastMoment(exam);
  return (
    <Text as="div" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {window && (
        <div>
          {t('timetable.campaign')}: {window.title}
        </div>
      )}
      {place.course && (
        <div>
          {[place.course.name, ...(place.subjects.length === 1 ? place.subjects : [])].join(' · ')}
        </div>
      )}
      {size && <div>{t('timetable.size', size)}</div>}
      {state === 'running' && attempt && <RunningAttemptRow attempt={attempt} />}
      {state === 'waiting' && opensAt && (
        <>
          <Text as="strong" display="block" color="accent.fg">
            {t('timetable.opensIn', { time: timeText((Date.parse(opensAt) - now) / 1000, t) })}
          </Text>
          {dateTime(opensAt, { weekday: true })}
        </>
      )}
      {state === 'open' && group !== 'takeable' && (
        <Text as="strong" color="accent.fg">
          {window?.endDate
            ? t('timetable.openUntil', { date: dateTime(window.endDate, { weekday: true }) })
            : t('timetable.notStarted')}
        </Text>
      )}
      {state === 'closed' && t('timetable.closed')}
      {state === 'done' && result && <Score result={result} />}
      {past && (state === 'done' || state === 'closed') && ` · ${date(past)}`}
    </Text>
  );
}

function RunningAttemptRow({ attempt }: { readonly attempt: OpenAttempt }) {
  const { t, digits } = useI18n();
  const seconds = useCountdown(attempt);
  const leftText =
    seconds === null
      ? t('timetable.runs')
      : t('exams.timeLeftShort', { time: digits(clockFace(seconds)) });
  const overText = t(attempt.isOnThisDevice ? 'exams.waitingToSend' : 'timetable.timeUp');
  if (attempt.isSubmitted)
    return (
      <Text as="strong" color="accent.fg">
        {t('timetable.submitted')}
      </Text>
    );
  return (
    <Text as="strong" color="accent.fg" fontVariantNumeric="tabular-nums">
      <SteadyDigits>{seconds === 0 ? overText : leftText}</SteadyDigits>
      {!attempt.isOnThisDevice && seconds !== 0 && ` · ${t('timetable.elsewhere')}`}
    </Text>
  );
}

function Score({ result }: { readonly result: Result }) {
  const { t, digits } = useI18n();
  const isSingle = result.__typename === 'SingleExamResult';
  const score = scoreOf(result);
  const total = isSingle ? result.exam?.totalMarks : result.exam?.totalPoints;
  if (score === null)
    return t(
      isSingle && result.exam?.type === 'WRITTEN' ? 'timetable.notMarked' : 'timetable.later',
    );
  const reached =
    total === undefined
      ? digits(score)
      : t('timetable.scoreOf', { score: digits(score), total: digits(total) });
  return isSingle && result.exam?.type === 'WRITTEN'
    ? `${t('timetable.marked')}: ${reached}`
    : reached;
}
