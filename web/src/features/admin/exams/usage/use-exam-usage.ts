/** The usage of an exam: running and past attempts, and the contests that run with it. */
import { hasOnlyCodes } from '../../../../apollo/errors.ts';
import {
  type ExamUsageQuery,
  type ExamUsageQueryVariables,
  useExamUsageQuery,
} from './generated/exam-usage.ts';

interface Contest {
  readonly campaignId: string;
  readonly title: string;
  readonly endsAt: string;
}

/** Nothing is counted with a host that cannot count attempts. */
export interface ExamUsage {
  /** Attempts that are running. */
  readonly running: number;
  /**
   * Attempts that are over, and scored results without an attempt. An attempt that was reopened
   * counts once for each of its submissions.
   */
  readonly over: number;
  /** Whether it is the exam of a campaign whose results are not released yet. */
  readonly isInCampaign: boolean;
  /** The contests that run now. */
  readonly contests: readonly Contest[];
  /** False if it, or a part of it, could not be read. */
  readonly isComplete: boolean;
}

export interface ExamUsageReader {
  /** Null while loading. */
  readonly usage: ExamUsage | null;
  readonly error: unknown;
  /** Reads it again. */
  readonly reread: () => Promise<ExamUsage>;
}

/** The part of a query's result that is used; `error` is set if a part of the data is missing. */
interface UsageResult {
  readonly data?: ExamUsageQuery | undefined;
  readonly error?: unknown;
}

export function useExamUsage(exam: ExamUsageQueryVariables): ExamUsageReader {
  const query = useExamUsageQuery({ variables: exam, fetchPolicy: 'no-cache' });
  const { data, error } = query;
  const usage = data || error ? toExamUsage({ data, error }, exam.examId) : null;
  const reread = async () => {
    const reading: UsageResult = await query
      .refetch()
      .catch((failure: unknown) => ({ error: failure }));
    const newUsage = toExamUsage(reading, exam.examId);
    // An exam that students have taken stays taken.
    return !newUsage.isComplete && usage && isTaken(usage) ? usage : newUsage;
  };
  return { usage, error, reread };
}

/** Whether students have started or taken the exam. */
export const isTaken = ({ running, over }: ExamUsage): boolean => running + over > 0;

/**
 * Whether changing the exam needs a confirmation: it has been taken, its contest is running, or
 * neither could be ruled out.
 */
export const needsConfirmation = (usage: ExamUsage): boolean =>
  isTaken(usage) || usage.contests.length > 0 || !usage.isComplete;

function toExamUsage({ data, error }: UsageResult, examId: string): ExamUsage {
  const activity = data?.examActivity;
  const {
    startedCount = 0,
    runningCount = 0,
    submittedCount = 0,
    timedOutCount = 0,
  } = activity ?? {};
  const submittedAttempts = submittedCount + timedOutCount;
  const blankAttempts = startedCount - runningCount - submittedAttempts;
  // Submissions with a score, of attempts or without one.
  const submissions = data?.examKeyCorrections?.submissionCount ?? 0;
  const checkedAt = activity?.checkedAt ?? '';
  const contests = (data?.currentExams ?? []).flatMap((exam) => {
    const { campaignId, campaignTitle, startsAt, endsAt } = exam;
    if (exam.examId !== examId || campaignId === null || !startsAt || !endsAt) return [];
    const isRunning = startsAt <= checkedAt && checkedAt < endsAt;
    return isRunning ? [{ campaignId, title: campaignTitle ?? '', endsAt }] : [];
  });
  return {
    running: runningCount,
    over: blankAttempts + Math.max(submissions, submittedAttempts),
    isInCampaign: typeof activity?.registeredCount === 'number',
    contests,
    isComplete: !error || isNothingToCount(error),
  };
}

/** Whether the host does not count, or not this exam: the submissions of a written exam. */
const isNothingToCount = (error: unknown) =>
  hasOnlyCodes(error, ['OPERATION_NOT_ALLOWED', 'NOT_FOUND']);
