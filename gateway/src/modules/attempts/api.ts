// The calls of the extension `attempts` besides the one that starts an attempt
// (upstream/exams/open-attempt.ts), in upstream's spelling.
import type { RestAnswerSheet } from '../../upstream/exams/answer-sheet.ts';
import type { RestAttempt } from '../../upstream/exams/open-attempt.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Attempt`; `lateAnswers` is only in the response for a single attempt. */
export type RestSavedAttempt = RestAttempt & {
  closedAt?: string | null;
  closedBy?: string | null;
  lateAnswers?: RestLateAnswers[];
};

/** The state of late answers, in upstream's spelling. */
export type RestLateState = 'waiting' | 'accepted' | 'refused';

/** Backs `LateAnswers`; the student's own list contains neither the answers nor the attempt. */
export type RestLateAnswers = RestAnswerSheet & {
  _id?: string;
  id?: string;
  state?: string;
  receivedAt?: string;
  sealedAt?: string | null;
  receivedAfterRelease?: boolean;
  decidedAt?: string | null;
  decidedBy?: string | null;
  reason?: string | null;
  studentName?: string | null;
  /** The attempt's stored answers, without the late ones; missing if there are none. */
  stored?: RestAnswerSheet | null;
  attempt?: RestSavedAttempt;
};

/** Changes of an answer sheet since the save with the sequence number `base`. */
type RestAnswerChanges = {
  sequence: number;
  base: number;
  checksum: string;
  selections: { questionId: string; selectedOption: string[] }[];
  marked?: string[];
  unmarked?: string[];
};

/** The response to a save of answers. */
export type RestSave = { sequence?: number; savedAt?: string; stored?: boolean };

export const attemptsApi = (upstream: Upstream) => ({
  /** GET /ext/attempts/open */
  listOpenAttempts: () => upstream.list<RestSavedAttempt>(path`/ext/attempts/open`),
  /** GET /ext/attempts/{id} */
  findAttempt: (id: string) => upstream.find<RestSavedAttempt>(path`/ext/attempts/${id}`),
  /** PUT /ext/attempts/{id}/answers; idempotent for the same `sequence`, so it may be retried. */
  putAnswers: (
    attemptId: string,
    body: RestAnswerSheet & { sequence: number },
    round: number | undefined,
  ) =>
    upstream.write<RestSave>(
      'PUT',
      withQuery(path`/ext/attempts/${attemptId}/answers`, { round }),
      body,
      { idempotencyKey: `${attemptId}:${body.sequence}` },
    ),
  /** PATCH /ext/attempts/{id}/answers; may be retried, like `putAnswers`. */
  patchAnswers: (attemptId: string, body: RestAnswerChanges) =>
    upstream.write<RestSave>('PATCH', path`/ext/attempts/${attemptId}/answers`, body, {
      idempotencyKey: `${attemptId}:${body.sequence}`,
    }),
  /** POST /ext/attempts/{id}/late-answers */
  postLateAnswers: (
    attemptId: string,
    body: RestAnswerSheet & { sealedAt?: string },
    round: number | undefined,
  ) =>
    upstream.write<RestLateAnswers>(
      'POST',
      withQuery(path`/ext/attempts/${attemptId}/late-answers`, { round }),
      body,
    ),
  /** GET /ext/late-answers */
  listLateAnswers: (state: RestLateState | undefined, page: Page) =>
    upstream.page<RestLateAnswers>(withQuery(path`/ext/late-answers`, { state, ...page })),
  /** POST /ext/late-answers/{id}/accept */
  postAcceptLateAnswers: (
    id: string,
    body?: { reason?: string; publishedReason?: string; confirmsAfterRelease?: boolean },
  ) => upstream.write<RestLateAnswers>('POST', path`/ext/late-answers/${id}/accept`, body),
  /** POST /ext/late-answers/{id}/refuse */
  postRefuseLateAnswers: (id: string, body?: { reason: string }) =>
    upstream.write<RestLateAnswers>('POST', path`/ext/late-answers/${id}/refuse`, body),
  /** GET /ext/late-answers/{id} */
  findLateAnswers: (id: string) => upstream.find<RestLateAnswers>(path`/ext/late-answers/${id}`),
  /** GET /ext/late-answers/mine */
  listMyLateAnswers: (examId: string) =>
    upstream.list<RestLateAnswers>(withQuery(path`/ext/late-answers/mine`, { examId })),
});
