/**
 * A contest is the exam of a campaign: each registered student takes it once, and it cannot be
 * taken again before the campaign releases its results (docs/decisions/032-fair-contests.md).
 */
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { useOwnContestsQuery } from './generated/own-contests.ts';

interface DatedResult {
  /** Null if the host does not report it. */
  readonly dateTaken: string | null;
}

interface WithheldResult {
  /** When more of the result is shown; null if nothing is withheld, or for good. */
  readonly releasedAt: string | null;
}

/** Whether the result is from the contest; an earlier one is from practice. */
export function isFromContest(
  { startDate }: { readonly startDate: string | null },
  { dateTaken }: DatedResult,
): boolean {
  return startDate === null || dateTaken === null || Date.parse(dateTaken) >= Date.parse(startDate);
}

/**
 * Whether the result is withheld. A contest with the exam withholds the results of all students,
 * also those of practice, and closes the exam to practice until it releases them. A release rule
 * can withhold a result until a date, too; the exam is not offered again until then.
 */
export function isWithheld({ releasedAt }: WithheldResult, now: number): boolean {
  return releasedAt !== null && Date.parse(releasedAt) > now;
}

/**
 * Whether to offer the exam again to the viewer, who has this result in it; during a contest that
 * the viewer is registered for, only if the result is from before it. False without a result and
 * while the contests load. In doubt true, because the server decides at the start: a contest cannot
 * be seen in a result if scores are released at once or never, or if the host withholds nothing. Of
 * such contests only those count that the viewer is registered for, until the viewer's time ends.
 */
export function useMayRetake(
  examId: string,
  result: (DatedResult & WithheldResult) | null,
): boolean {
  const { data, loading } = useOwnContestsQuery({ skip: result === null });
  if (!result || (loading && !data)) return false;
  const now = presentTime();
  const ahead = (data?.viewer?.student?.campaignExams ?? []).filter(
    (contest) =>
      contest.examId === examId && (contest.endDate === null || Date.parse(contest.endDate) > now),
  );
  if (ahead.length === 0) return !isWithheld(result, now);
  const running = ahead.filter(
    ({ startDate }) => startDate === null || Date.parse(startDate) <= now,
  );
  return running.length > 0 && !running.some((contest) => isFromContest(contest, result));
}
