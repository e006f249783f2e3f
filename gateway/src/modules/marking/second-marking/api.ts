// The calls of the extension `second-marking`, in upstream's spelling.
import type { RestWrittenMark } from '../../../upstream/exams/result.ts';
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { CallOptions } from '../../../upstream/request-calls.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import type { MarkBody, RestSubmission } from '../api.ts';

/** Backs `SecondMarking`. */
export type RestSecondMarking = { isOn?: boolean; tolerance?: number };

/** Backs `IndependentMark`. */
export type RestIndependentMark = {
  markerName?: string;
  score?: number;
  marks?: RestWrittenMark[];
  comment?: string;
  markedAt?: string;
};

/** Backs `MarkComparison`. */
export type RestMarkComparison = {
  submission: RestSubmission;
  tolerance?: number;
  mayDecide?: boolean;
  marks?: RestIndependentMark[];
};

export const secondMarkingApi = (upstream: Upstream) => ({
  /** GET /ext/marking/exams/{examId}/second-marking */
  getSecondMarking: (examId: string) =>
    upstream.get<RestSecondMarking>(path`/ext/marking/exams/${examId}/second-marking`),
  /** PUT /ext/marking/exams/{examId}/second-marking */
  putSecondMarking: (examId: string, body: RestSecondMarking) =>
    upstream.write<RestSecondMarking>(
      'PUT',
      path`/ext/marking/exams/${examId}/second-marking`,
      body,
    ),
  /** GET /ext/marking/unreconciled */
  listUnreconciled: (page: Page) =>
    upstream.page<RestSubmission>(withQuery(path`/ext/marking/unreconciled`, page)),
  /** GET /ext/marking/submissions/{id}/marks */
  getMarks: (submissionId: string) =>
    upstream.get<RestMarkComparison>(path`/ext/marking/submissions/${submissionId}/marks`),
  /** PUT /ext/marking/submissions/{id}/final-mark */
  putFinalMark: (
    submissionId: string,
    body: Pick<MarkBody, 'score' | 'marks' | 'comment' | 'publishedReason'>,
    options?: CallOptions,
  ) =>
    upstream.write<RestSubmission>(
      'PUT',
      path`/ext/marking/submissions/${submissionId}/final-mark`,
      body,
      options,
    ),
});
