// The calls of the extension `question-times`, in upstream's spelling.
import type { RestExamKind } from '../../../upstream/exams/exam-kind.ts';
import type { RestQuestionTime } from '../../../upstream/exams/open-attempt.ts';
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

export const questionTimesApi = (upstream: Upstream) => ({
  /** PATCH /ext/attempts/{id}/question-times */
  patchQuestionTimes: (
    attemptId: string,
    body: { times: { questionId: string; seconds: number }[] },
  ) =>
    upstream.write<{ saved?: number }>(
      'PATCH',
      path`/ext/attempts/${attemptId}/question-times`,
      body,
    ),
  /** GET /ext/results/{kind}/question-times */
  getQuestionTimes: (kind: RestExamKind, ids: readonly string[]) =>
    upstream.get<Record<string, RestQuestionTime[]>>(
      withQuery(path`/ext/results/${kind}/question-times`, { ids }),
    ),
});
