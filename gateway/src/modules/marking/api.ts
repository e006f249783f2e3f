// The REST calls of marking written exams, in upstream's spelling.
import type { RestSingleResult } from '../../upstream/exams/result.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/**
 * Backs `WrittenSubmission`; the fields of submissions are missing if the host reports results
 * only. `_id` is the id of the result.
 */
export type RestSubmission = RestSingleResult & {
  submissionId?: string;
  number?: number;
  isNewest?: boolean;
  countsForRank?: boolean;
  /** `totalMarks` and `examVersionId` need the extension `exam-versions`. */
  totalMarks?: number;
  examVersionId?: string;
  /** Only in the queue of one student (extension `marking-queue`). */
  studentName?: string;
  /**
   * Extension `second-marking`: the number of markers who have marked it, and the reader's own
   * mark.
   */
  independentMarks?: number;
  ownMark?: Pick<RestSingleResult, 'score' | 'marks' | 'comment' | 'markedAt'>;
  /** Of the marks that the reader sees, for the condition of a mark. */
  revision?: string;
  /** The name or address of the account that has set the marks. */
  markedBy?: string;
};

/**
 * The mark of a written exam: the result as it was read, with a score, or marks from which the
 * score is computed.
 */
export type MarkBody = { publishedReason?: string } & Pick<
  RestSingleResult,
  | 'examId'
  | 'userId'
  | 'mcqAnswers'
  | 'writtenAnswer'
  | 'timeTaken'
  | 'dateTaken'
  | 'score'
  | 'marks'
  | 'comment'
>;

export const markingApi = (upstream: Upstream) => ({
  /** PUT /exams/results/{id} by an admin, for another user's written exam */
  putMark: (id: string, body: MarkBody) =>
    upstream.write<RestSingleResult>('PUT', path`/exams/results/${id}`, body),
  /** GET /ext/results/unmarked */
  listUnmarkedResults: (page: Page) =>
    upstream.page<RestSubmission>(withQuery(path`/ext/results/unmarked`, page)),
  /** GET /ext/results/submissions/{userId}/{examId} */
  listSubmissions: (userId: string, examId: string) =>
    upstream.listParts<RestSubmission>(path`/ext/results/submissions/${userId}/${examId}`),
  /** PUT /ext/results/submissions/{id}/mark */
  putSubmissionMark: (
    id: string,
    body: Pick<MarkBody, 'score' | 'marks' | 'comment' | 'publishedReason'>,
    options?: CallOptions,
  ) =>
    upstream.write<RestSubmission>('PUT', path`/ext/results/submissions/${id}/mark`, body, options),
});
