// The calls of the extension `marking-queue`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import type { RestSubmission } from '../api.ts';

export type RestQueueState = 'waiting' | 'marked';
export type RestQueue = {
  state: RestQueueState;
  examId?: string | undefined;
  userId?: string | undefined;
};

type RestCounts = { waitingCount?: number; markedCount?: number; oldestAt?: string };
/** Backs `MarkingExam`. */
export type RestMarkingExam = RestCounts & { examId?: string; title?: string };
/** Backs `MarkingStudent`. */
export type RestMarkingStudent = RestCounts & { userId?: string; name?: string };
/** Backs `MarkingNeighbours`. */
export type RestNeighbours = {
  previous?: RestSubmission;
  next?: RestSubmission;
  otherCount?: number;
};

export const markingQueueApi = (upstream: Upstream) => ({
  /** GET /ext/marking/exams */
  listMarkingExams: (state: RestQueueState, page: Page) =>
    upstream.page<RestMarkingExam>(withQuery(path`/ext/marking/exams`, { state, ...page })),
  /** GET /ext/marking/students */
  listMarkingStudents: (state: RestQueueState, search: string, page: Page) =>
    upstream.page<RestMarkingStudent>(
      withQuery(path`/ext/marking/students`, { state, q: search || undefined, ...page }),
    ),
  /** GET /ext/marking/submissions */
  listQueue: (queue: RestQueue, page: Page) =>
    upstream.page<RestSubmission>(withQuery(path`/ext/marking/submissions`, { ...queue, ...page })),
  /** GET /ext/marking/submissions/{id}/neighbours */
  getNeighbours: (submissionId: string, queue: RestQueue) =>
    upstream.get<RestNeighbours>(
      withQuery(path`/ext/marking/submissions/${submissionId}/neighbours`, queue),
    ),
});
