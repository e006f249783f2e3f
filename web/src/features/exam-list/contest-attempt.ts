/**
 * A contest is the exam of a campaign: each registered student takes it once, and it cannot be
 * taken again before the campaign is over (docs/decisions/032-fair-contests.md).
 */
import { serverNow } from '../exam-room/sync/server-clock.ts';
import { useOwnContestsQuery } from './generated/own-contests.ts';

interface OwnResult {
  /** Null if the host does not report it. */
  readonly dateTaken: string | null;
}

/** Whether the result is from the contest; an earlier one is from practice. */
export function isFromContest(
  { startDate }: { readonly startDate: string | null },
  { dateTaken }: OwnResult,
): boolean {
  return startDate === null || dateTaken === null || Date.parse(dateTaken) >= Date.parse(startDate);
}

/**
 * Whether the viewer, who has this result in the exam, can take it again now. False without a
 * result and while the contests load; if loading fails, the server decides at the start.
 */
export function useMayRetake(examId: string, result: OwnResult | null): boolean {
  const { data, loading } = useOwnContestsQuery({ skip: result === null });
  if (!result || (loading && !data)) return false;
  const now = serverNow() ?? Date.now();
  const contests = data?.viewer?.student?.campaignExams ?? [];
  return !contests.some(
    (contest) =>
      contest.examId === examId &&
      (contest.endDate === null || Date.parse(contest.endDate) > now) &&
      isFromContest(contest, result),
  );
}
