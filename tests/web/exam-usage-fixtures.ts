// The usage of an exam, as the pages that edit and delete it read it.
import { ExamUsageDocument } from '../../web/src/features/admin/exams/usage/generated/exam-usage.ts';

interface Usage {
  readonly started?: number;
  readonly running?: number;
  /** Attempts that are over without an answer. */
  readonly blank?: number;
  readonly submissions?: number;
  readonly contests?: readonly object[];
  /** Students registered for campaigns whose results are not released yet. */
  readonly registered?: number | null;
}

/** The usage of an exam. */
export const usedBy = (
  { started = 0, running = 0, blank = 0, submissions = 0, contests = [], registered = null }: Usage,
  { examKind = 'SINGLE', examId = 'e1' } = {},
) => ({
  request: { query: ExamUsageDocument, variables: { examKind, examId } },
  result: {
    data: {
      viewer: { __typename: 'Viewer', id: 'u1' },
      examActivity: {
        __typename: 'ExamActivity',
        checkedAt: '2026-11-29T10:00:00.000Z',
        startedCount: started,
        runningCount: running,
        submittedCount: started - running - blank,
        timedOutCount: 0,
        registeredCount: registered,
      },
      examKeyCorrections: { __typename: 'ExamKeyCorrections', submissionCount: submissions },
      currentExams: contests.map((contest) => ({
        __typename: 'CurrentExam',
        examId,
        campaignId: 'c1',
        ...contest,
      })),
    },
  },
});
