/** How an exam is used: who is taking it or has taken it, and the contests that run with it. */
import {
  type ExamUseQuery,
  type ExamUseQueryVariables,
  useExamUseQuery,
} from './generated/exam-use.ts';

export interface ExamUse {
  /** Attempts that are running. */
  readonly running: number;
  /** Attempts that are over, and results without an attempt. */
  readonly over: number;
  /** Whether it is the exam of a campaign whose results are not released yet. */
  readonly isInCampaign: boolean;
  readonly contests: readonly { readonly title: string; readonly endsAt: string }[];
}

export interface ExamUseReader {
  /** Null while loading, and if it could not be read. */
  readonly use: ExamUse | null;
  readonly error: unknown;
  /** Reads it again; resolves with the last known use if that fails. */
  readonly reread: () => Promise<ExamUse | null>;
}

export function useExamUse(exam: ExamUseQueryVariables): ExamUseReader {
  const query = useExamUseQuery({ variables: exam, fetchPolicy: 'no-cache' });
  const use = toExamUse(query.data, exam.examId);
  const reread = async () => {
    try {
      return toExamUse((await query.refetch()).data, exam.examId) ?? use;
    } catch {
      return use;
    }
  };
  return { use, error: query.error, reread };
}

/** Whether students have started or taken the exam. */
export const isTaken = ({ running, over }: ExamUse): boolean => running + over > 0;

/** Whether a change of the exam leaves students with different versions of it. */
export const isInUse = (use: ExamUse): boolean => isTaken(use) || use.contests.length > 0;

function toExamUse(data: ExamUseQuery | undefined, examId: string): ExamUse | null {
  const activity = data?.examActivity;
  if (!activity) return null;
  const { checkedAt, startedCount, runningCount, registeredCount } = activity;
  const submissions = data.examKeyCorrections?.submissionCount ?? 0;
  const contests = (data.currentExams ?? []).flatMap((exam) => {
    const { campaignId, campaignTitle, startsAt, endsAt } = exam;
    if (exam.examId !== examId || campaignId === null || !startsAt || !endsAt) return [];
    const isRunning = startsAt <= checkedAt && checkedAt < endsAt;
    return isRunning ? [{ title: campaignTitle ?? '', endsAt }] : [];
  });
  return {
    running: runningCount,
    over: startedCount > 0 ? startedCount - runningCount : submissions,
    isInCampaign: registeredCount !== null,
    contests,
  };
}
