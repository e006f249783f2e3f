// The calls of the extension `attempts` besides the one that starts an attempt (attempts/open-attempt.ts), in upstream's spelling.
import type { RestAnswerSheet } from '../../attempts/answer-sheet.ts';
import type { RestAttempt } from '../../attempts/open-attempt.ts';
import type { Page } from '../../connections.ts';
import { path, withQuery } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Attempt`; `lateAnswers` only comes with one attempt by id. */
export type RestSavedAttempt = RestAttempt & {
  closedAt?: string | null;
  closedBy?: string | null;
  lateAnswers?: RestLateAnswers[];
};

/** What becomes of answers that came late, upstream's words. */
export type RestLateState = 'waiting' | 'accepted' | 'refused';

/** Backs `LateAnswers`; the student's own list has neither the answers nor the attempt. */
export type RestLateAnswers = RestAnswerSheet & {
  _id?: string;
  id?: string;
  state?: string;
  receivedAt?: string;
  sealedAt?: string | null;
  decidedAt?: string | null;
  attempt?: RestSavedAttempt;
};

export const attemptsApi = (upstream: Upstream) => ({
  /** GET /ext/attempts/open */
  listOpenAttempts: () => upstream.list<RestSavedAttempt>(path`/ext/attempts/open`),
  /** GET /ext/attempts/{id} */
  findAttempt: (id: string) => upstream.find<RestSavedAttempt>(path`/ext/attempts/${id}`),
  /** PUT /ext/attempts/{id}/answers; a repeat of the same `sequence` changes nothing, so it may be sent again. */
  putAnswers: (attemptId: string, body: RestAnswerSheet & { sequence: number }) =>
    upstream.write<{ sequence?: number; savedAt?: string; stored?: boolean }>('PUT', path`/ext/attempts/${attemptId}/answers`, body, {
      idempotencyKey: `${attemptId}:${body.sequence}`,
    }),
  /** POST /ext/attempts/{id}/late-answers */
  postLateAnswers: (attemptId: string, body: RestAnswerSheet & { sealedAt?: string }) =>
    upstream.write<RestLateAnswers>('POST', path`/ext/attempts/${attemptId}/late-answers`, body),
  /** GET /ext/late-answers */
  listLateAnswers: (state: RestLateState | undefined, page: Page) =>
    upstream.page<RestLateAnswers>(withQuery(path`/ext/late-answers`, { state, ...page })),
  /** POST /ext/late-answers/{id}/accept */
  postAcceptLateAnswers: (id: string) => upstream.write<RestLateAnswers>('POST', path`/ext/late-answers/${id}/accept`),
  /** POST /ext/late-answers/{id}/refuse */
  postRefuseLateAnswers: (id: string) => upstream.write<RestLateAnswers>('POST', path`/ext/late-answers/${id}/refuse`),
});
