/**
 * One attempt to send a sealed sheet, from the open exam (submission.ts) or any other page
 * (layout/exams/exam-outbox.ts). The server keeps answers that arrive after the exam was closed for
 * a teacher to decide on. The device's copy is kept until the server has the answers.
 */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { errorCode, errorReason } from '../../../apollo/errors.ts';
import type { AttemptServer, ServerAttempt } from '../attempt/attempt-server.ts';
import type { Submit, SubmitResponse } from '../attempt/attempt-state.ts';
import {
  type AnswerSheet,
  type AttemptHead,
  archiveAttempt,
  deleteAttempt,
  emptySheet,
  hasAnswers,
  type LastSave,
  lastSaveOf,
  storedTimes,
} from '../storage/attempt-store.ts';
import { storeSubmission } from '../storage/stored-papers.ts';
import { fingerprintOf } from './merge-sheets.ts';
import { pause } from './pause.ts';
import { sendTimes } from './question-timer.ts';
import { serverNow } from './server-clock.ts';

export type SendResult<Result> =
  | ({ readonly status: 'stored' } & SubmitResponse<Result>)
  /**
   * The attempt was already closed, with all of these answers or with fewer; the others are then
   * stored separately.
   */
  | { readonly status: 'saved-in-time' | 'late' }
  /** Nothing was answered: no result was stored, and an earlier one stays. */
  | { readonly status: 'blank' }
  /** A retry would be rejected as well. */
  | { readonly status: 'refused'; readonly code: string; readonly error: unknown }
  /** `seconds`: the delay before the retry; if missing, exponential backoff is used. */
  | { readonly status: 'retry'; readonly code: string; readonly seconds?: number };

export type FinalSendResult<Result> = Exclude<SendResult<Result>, { status: 'retry' }>;

/** The parts of an `AttemptPlan` that sending needs. */
interface SendPlan<Result> {
  readonly submit: Submit<Result>;
  /** As in `AttemptPlan`. */
  readonly complete?: ((head: AttemptHead, sheet: AnswerSheet) => Promise<AnswerSheet>) | undefined;
  readonly server: Pick<AttemptServer, 'read' | 'submitLate' | 'saveTimes'>;
  /** The number of the last save that this device knows. */
  readonly lastSave: (head: AttemptHead) => Promise<number>;
  /** Merges what another device has saved into the sealed sheet. */
  readonly merge: (saved: ServerAttempt) => Promise<void>;
}

/** Error codes for which a retry would not help. */
const refusals = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'EXAM_CLOSED',
  'CONFLICT',
  'OPERATION_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
]);

export const isRefusal = (code: string): boolean => refusals.has(code);

/** True if the request had no session, or one of another user than the owner of the attempt. */
export const needsOtherLogin = (code: string): boolean =>
  code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

const TOO_EARLY_S = 5;
/** How long the receipt waits for the times per question to be saved. */
const TIMES_WAIT_MS = 1000;

export async function sendSheet<Result>(
  plan: SendPlan<Result>,
  head: AttemptHead,
  sealed: AnswerSheet,
): Promise<SendResult<Result>> {
  let sheet = sealed;
  try {
    // Also for late sheets: without these URLs the sheet would seem to be saved completely.
    if (plan.complete) sheet = await plan.complete(head, sealed);
    const lastSave = await plan.lastSave(head);
    const response = await plan.submit(head.token, sheet, head, lastSave);
    const times = await storedTimes(head);
    if (!response) {
      await deleteAttempt(head).catch(() => undefined);
      return { status: 'blank' };
    }
    await storeSubmission(head, sheet, response.receipt).catch(() => undefined);
    await deleteAttempt(head).catch(() => undefined);
    // Sent last and awaited only for a moment: the review shows the times, but the submission does
    // not depend on them.
    await Promise.race([sendTimes(plan.server.saveTimes, head, times, true), pause(TIMES_WAIT_MS)]);
    return { status: 'stored', ...response };
  } catch (error) {
    // Only logged (specification, section 8); the page shows where the sheet is.
    console.error('The exam could not be submitted.', error);
    const code = errorCode(error);
    if (errorReason(error) === 'NEWER_ANSWERS_SAVED') return mergeNewer(plan, head);
    if (code === 'EXAM_CLOSED') return sendLate(plan, head, sheet, error);
    if (isTooEarly(code, head, sheet)) return { status: 'retry', code, seconds: TOO_EARLY_S };
    return isRefusal(code) ? { status: 'refused', code, error } : { status: 'retry', code };
  }
}

/** Another device has saved newer answers: they are merged, and the sheet is sent again at once. */
async function mergeNewer(
  { server, lastSave, merge }: Pick<SendPlan<never>, 'server' | 'lastSave' | 'merge'>,
  head: AttemptHead,
): Promise<SendResult<never>> {
  try {
    const saved = await server.read(head.attemptId);
    if (!saved || saved.sequence <= (await lastSave(head)))
      return { status: 'retry', code: 'CONFLICT' };
    await merge(saved);
    return { status: 'retry', code: 'CONFLICT', seconds: 0 };
  } catch (error) {
    return { status: 'retry', code: errorCode(error) };
  }
}

/**
 * The gateway accepts an automatic submission from 40 s before the deadline (exam-rules), earlier
 * than any countdown ends. The error means a larger clock difference, and a retry after a short
 * wait succeeds.
 */
function isTooEarly(code: string, head: AttemptHead, sheet: AnswerSheet): boolean {
  return (
    code === 'BAD_USER_INPUT' &&
    sheet.sealed === 'time-up' &&
    (serverNow() ?? 0) < head.deadline + GRACE_MS
  );
}

async function sendLate<Result>(
  { server }: SendPlan<Result>,
  head: AttemptHead,
  sheet: AnswerSheet,
  closed: unknown,
): Promise<SendResult<Result>> {
  if (!hasAnswers(sheet)) return closedBlank(server, head);
  let isAllSaved: boolean;
  try {
    // A page that was closed before it received the response may have saved these answers.
    isAllSaved =
      hasAll(await lastSaveOf(head), sheet) || hasAll(await server.read(head.attemptId), sheet);
  } catch (error) {
    // Before this request it is unknown whether any answers are late.
    return { status: 'retry', code: errorCode(error) };
  }
  try {
    if (!isAllSaved) await server.submitLate(head.token, sheet);
  } catch (error) {
    const code = errorCode(error);
    // EXAM_CLOSED for the submission but still open for late answers: the two requests raced, so
    // retry.
    if (code === 'CONFLICT') return { status: 'retry', code };
    return isRefusal(code) || code === 'RATE_LIMITED'
      ? { status: 'refused', code: 'EXAM_CLOSED', error: closed }
      : { status: 'retry', code };
  }
  await storeSubmission(head, sheet, null).catch(() => undefined);
  await archiveAttempt(head, sheet).catch(() => undefined);
  return { status: isAllSaved ? 'saved-in-time' : 'late' };
}

/**
 * The result of a sheet without answers after the exam was closed. Another device may have saved
 * answers in time.
 */
async function closedBlank(
  server: Pick<AttemptServer, 'read'>,
  head: AttemptHead,
): Promise<SendResult<never>> {
  try {
    const savedAnswers = await server.read(head.attemptId);
    const isAnswered =
      savedAnswers !== null && hasAnswers({ ...emptySheet, ...savedAnswers.answers });
    await deleteAttempt(head).catch(() => undefined);
    return { status: isAnswered ? 'saved-in-time' : 'blank' };
  } catch (error) {
    return { status: 'retry', code: errorCode(error) };
  }
}

/**
 * Whether exactly these answers were saved. Unsure marks are ignored: they are not answers and not
 * part of late sheets.
 */
function hasAll(save: Pick<LastSave, 'sequence' | 'answers'> | null, sheet: AnswerSheet): boolean {
  return (
    save !== null &&
    save.sequence > 0 &&
    fingerprintOf({ ...save.answers, unsure: [] }) === fingerprintOf({ ...sheet, unsure: [] })
  );
}
