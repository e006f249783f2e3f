// Opens attempts: recorded by the backend if it supports attempts, otherwise only by the ticket.
import { randomUUID } from 'node:crypto';
import { deadlineOf, isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { idOf } from '../batching.ts';
import type { Capabilities } from '../capabilities.ts';
import { refusal } from '../errors/refusals.ts';
import { path, withQuery } from '../http/path.ts';
import type { Upstream } from '../upstream.ts';
import type { RestAnswerSheet } from './answer-sheet.ts';
import type { Ticket } from './ticket.ts';

/** The part of the request context that attempts need. */
export type AttemptContext = {
  capabilities: Capabilities;
  upstream: () => Upstream;
  now: () => number;
};

/** A running attempt with its saved state, as returned by the extension `attempts`. */
export type RestAttempt = {
  _id?: string;
  id?: string;
  kind?: string;
  examId?: string;
  userId?: string;
  resultId?: string | null;
  /** The exam version of the attempt (extension `exam-versions`). */
  examVersionId?: string | null;
  /** Seed of the order of questions and options (extension `shuffled-exams`). */
  orderSeed?: string;
  /** Number of reopenings by an admin (extension `exam-control`). */
  round?: number;
  startedAt?: string;
  deadline?: string;
  sequence?: number;
  savedAt?: string | null;
  answers?: RestAnswerSheet | null;
  questionTimes?: RestQuestionTime[];
};

/** Backs `QuestionTime`. */
export type RestQuestionTime = { questionId?: string; seconds?: number };

/** The ticket, and upstream's attempt; null if upstream does not record attempts. */
export type OpenAttempt = { ticket: Ticket; attempt: RestAttempt | null };

/** Backs the payload of a start. `readPaper` is called if the client selects the paper. */
export type StartedExam<Paper> = OpenAttempt & { readPaper: () => Paper | Promise<Paper> };

type AttemptToOpen = Pick<AttemptRequest, 'kind' | 'examId' | 'resultId' | 'attemptId'>;

export type AttemptRequest = Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'> & {
  timeLimitMinutes: number;
  /** Only this attempt may be resumed, if upstream records attempts. */
  attemptId: string | undefined;
};

/**
 * Resumes the running attempt or starts a new one: POST /ext/attempts. Errors: FORBIDDEN (not
 * enrolled), UPSTREAM_UNAVAILABLE while it is unknown whether the backend records attempts.
 */
export async function openAttempt(
  { capabilities, upstream, now }: AttemptContext,
  request: AttemptRequest,
): Promise<OpenAttempt> {
  const { kind, examId, userId, resultId, timeLimitMinutes } = request;
  if (await capabilities.hasOrThrow('attempts', 'EXAM_NOT_STARTABLE'))
    return postAttempt(upstream(), request, userId);
  const startedAt = now();
  const deadline = deadlineOf(startedAt, timeLimitMinutes);
  return {
    ticket: { kind, attemptId: randomUUID(), userId, examId, resultId, startedAt, deadline },
    attempt: null,
  };
}

/**
 * Like `openAttempt` for a host with versions: one call, without reading viewer and exam first.
 * Undefined without versions; then use `openAttempt`. Errors: those of upstream.
 */
export async function openVersionedAttempt(
  { capabilities, upstream }: AttemptContext,
  request: AttemptToOpen,
): Promise<OpenAttempt | undefined> {
  const hasVersions =
    upstream().hasServiceCredential() && (await capabilities.has('exam-versions'));
  return hasVersions ? postAttempt(upstream(), request) : undefined;
}

/** @param userId undefined: as in upstream's response */
async function postAttempt(
  upstream: Upstream,
  { kind, examId, resultId, attemptId }: AttemptToOpen,
  userId?: string,
): Promise<OpenAttempt> {
  const body = { kind, examId, resultId: resultId || undefined, attemptId: attemptId || undefined };
  const attempt = await upstream.write<RestAttempt>('POST', path`/ext/attempts`, body);
  const owner = { kind, examId, userId: userId ?? attempt.userId ?? '' };
  // Upstream may resume another attempt than requested, so the replaced result is that of its
  // response.
  const ticket = ticketOf(attempt, { ...owner, resultId: attempt.resultId ?? resultId });
  return { ticket, attempt: { ...attempt, ...owner } };
}

/**
 * The exam version of a ticket. Null for a ticket without a version, without the credential, and if
 * upstream returns 404: it has no versions (any more), or the call reached a backend of the
 * previous build. The current exam is scored then.
 * @param loader of versions by id
 */
export async function versionOfTicket<T>(
  { upstream }: Pick<AttemptContext, 'upstream'>,
  loader: { load(id: string): Promise<T | null> },
  { examVersionId }: Ticket,
): Promise<T | null> {
  const isReadable = examVersionId !== undefined && upstream().hasServiceCredential();
  return isReadable ? loader.load(examVersionId) : null;
}

/** The ticket of an attempt that upstream records. */
export function ticketOf(
  attempt: RestAttempt,
  owner: Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'>,
): Ticket {
  const startedAt = Date.parse(attempt.startedAt ?? '');
  const deadline = Date.parse(attempt.deadline ?? '');
  if (!Number.isFinite(startedAt) || !Number.isFinite(deadline)) {
    throw refusal('UPSTREAM_INVALID');
  }
  const examVersionId = attempt.examVersionId ?? undefined;
  const { orderSeed, round } = attempt;
  return {
    ...owner,
    ...(examVersionId && { examVersionId }),
    ...(orderSeed && { orderSeed }),
    ...(round && { round }),
    attemptId: idOf(attempt),
    startedAt,
    deadline,
  };
}

/**
 * Closes an attempt without answers: POST /ext/attempts/{id}/close if upstream records attempts;
 * otherwise nothing is sent, because hosts would store a result. Errors: EXAM_CLOSED if it was
 * closed with answers; CONFLICT if another device has saved answers since.
 * @param lastSave as in `SubmissionOptions`
 * @returns the id of the result with a score of zero, in a contest; otherwise null
 */
export async function closeBlankAttempt(
  { capabilities, upstream }: AttemptContext,
  { attemptId, round }: Ticket,
  lastSave: number | null | undefined,
): Promise<string | null> {
  if (!(await capabilities.hasOrThrow('attempts'))) return null;
  const closed = await upstream().write<RestAttempt>(
    'POST',
    withQuery(path`/ext/attempts/${attemptId}/close`, { lastSave: lastSave ?? undefined }),
    round ? { round } : undefined,
  );
  return closed.resultId ?? null;
}

/** The options of the call that submits. */
export type SubmissionOptions = {
  /**
   * Different for each round of a reopened attempt: upstream returns the stored result for a
   * repetition.
   */
  idempotencyKey: string;
  /**
   * The number of the last save that the device knows: upstream refuses a submission without the
   * newer answers of another device. Undefined if the client names none, or upstream has no saves.
   */
  lastSave: number | undefined;
};

export async function submissionOptions(
  { capabilities }: Pick<AttemptContext, 'capabilities'>,
  { attemptId, round }: Ticket,
  lastSave: number | null | undefined,
): Promise<SubmissionOptions> {
  return {
    idempotencyKey: round ? `${attemptId}.${round}` : attemptId,
    lastSave: (await capabilities.has('attempts')) ? (lastSave ?? undefined) : undefined,
  };
}

/**
 * The round of a save or of late answers; upstream stores rounds separately. Undefined if it has no
 * rounds.
 */
export async function roundOf(
  { capabilities }: Pick<AttemptContext, 'capabilities'>,
  { round = 0 }: Ticket,
): Promise<number | undefined> {
  return (await capabilities.has('exam-control')) ? round : undefined;
}

/**
 * Error EXAM_CLOSED after the grace period. A backend that records attempts decides itself, because
 * it accepts the repetition of a stored submission.
 */
export async function requireInTime(
  { capabilities, now }: AttemptContext,
  ticket: Ticket,
): Promise<void> {
  if (isAccepted(ticket.deadline, now()) || (await capabilities.hasOrThrow('attempts'))) return;
  throw refusal('EXAM_CLOSED');
}

/** Error FORBIDDEN unless the ticket belongs to the viewer. */
export function requireOwnTicket(ticket: Ticket, userId: string): void {
  if (ticket.userId !== userId) throw refusal('NOT_YOUR_EXAM');
}
