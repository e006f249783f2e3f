// Opens an attempt: by the backend's own record of attempts where it keeps one, else by the ticket
// alone.
import { randomUUID } from 'node:crypto';
import { deadlineOf, isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { idOf } from '../batching.ts';
import type { Capabilities } from '../capabilities.ts';
import { refusal } from '../errors/refusals.ts';
import { path } from '../http/path.ts';
import type { Upstream } from '../upstream.ts';
import type { RestAnswerSheet } from './answer-sheet.ts';
import type { Ticket } from './ticket.ts';

/** The part of the request's context that attempts need. */
export type AttemptContext = {
  capabilities: Capabilities;
  upstream: () => Upstream;
  now: () => number;
};

/** An attempt that runs, as the extension `attempts` answers it with what it has saved of it. */
export type RestAttempt = {
  _id?: string;
  id?: string;
  kind?: string;
  examId?: string;
  userId?: string;
  resultId?: string | null;
  /** The version of the exam that it belongs to (extension `exam-versions`). */
  examVersionId?: string | null;
  /** For the order of its questions and options (extension `shuffled-exams`). */
  orderSeed?: string;
  /** How often an admin has reopened it (extension `exam-control`). */
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

/** The ticket, and the attempt as upstream keeps it; null if it keeps none. */
type OpenAttempt = { ticket: Ticket; attempt: RestAttempt | null };

/** The attempt to open. */
export type AttemptRequest = Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'> & {
  timeLimitMinutes: number;
  /** Only this attempt, where upstream keeps attempts. */
  attemptId: string | undefined;
};

/**
 * The attempt that runs, or a new one, with its ticket. POST /ext/attempts. Errors: FORBIDDEN (not
 * enrolled), UPSTREAM_UNAVAILABLE while it is unknown whether the backend keeps attempts.
 */
export async function openAttempt(
  { capabilities, upstream, now }: AttemptContext,
  request: AttemptRequest,
): Promise<OpenAttempt> {
  const { kind, examId, userId, resultId, timeLimitMinutes, attemptId } = request;
  if (await capabilities.surelyHas('attempts', 'EXAM_NOT_STARTABLE')) {
    const body = {
      kind,
      examId,
      resultId: resultId || undefined,
      attemptId: attemptId || undefined,
    };
    const attempt = await upstream().write<RestAttempt>('POST', path`/ext/attempts`, body);
    // The running attempt may be another one than requested, so the result that it replaces is
    // upstream's.
    const ticket = ticketOf(attempt, {
      kind,
      userId,
      examId,
      resultId: attempt.resultId ?? resultId,
    });
    return { ticket, attempt: { ...attempt, kind, userId, examId } };
  }
  const startedAt = now();
  const deadline = deadlineOf(startedAt, timeLimitMinutes);
  return {
    ticket: { kind, attemptId: randomUUID(), userId, examId, resultId, startedAt, deadline },
    attempt: null,
  };
}

/**
 * The same for a host that keeps versions: one call, without reading viewer and exam before.
 * Undefined if it has to be started in the other way: with a host without versions. Errors: as
 * upstream refuses.
 */
export async function openVersionedAttempt(
  { capabilities, upstream }: AttemptContext,
  {
    kind,
    examId,
    resultId,
    attemptId,
  }: Pick<AttemptRequest, 'kind' | 'examId' | 'resultId' | 'attemptId'>,
): Promise<OpenAttempt | undefined> {
  const isKept = upstream().hasServiceCredential() && (await capabilities.has('exam-versions'));
  if (!isKept) return undefined;
  const body = { kind, examId, resultId: resultId || undefined, attemptId: attemptId || undefined };
  const attempt = await upstream().write<RestAttempt>('POST', path`/ext/attempts`, body);
  const userId = attempt.userId ?? '';
  const ticket = ticketOf(attempt, {
    kind,
    userId,
    examId,
    resultId: attempt.resultId ?? resultId,
  });
  return { ticket, attempt: { ...attempt, kind, userId, examId } };
}

/**
 * The version of the exam that a ticket belongs to. Null for a ticket without a version, without a
 * credential, and if upstream answers 404: it has no versions (any more), or the call reached a
 * backend of the previous build. The exam is then scored as it is now.
 * @param loader of versions by id
 */
export async function takenVersion<T>(
  { upstream }: Pick<AttemptContext, 'upstream'>,
  loader: { load(id: string): Promise<T | null> },
  { examVersionId }: Ticket,
): Promise<T | null> {
  const isReadable = examVersionId !== undefined && upstream().hasServiceCredential();
  return isReadable ? loader.load(examVersionId) : null;
}

/** The ticket of an attempt that upstream keeps. */
export function ticketOf(
  attempt: RestAttempt,
  of: Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'>,
): Ticket {
  const [startedAt, deadline] = [
    Date.parse(attempt.startedAt ?? ''),
    Date.parse(attempt.deadline ?? ''),
  ];
  if (!Number.isFinite(startedAt) || !Number.isFinite(deadline)) {
    throw refusal('UPSTREAM_INVALID');
  }
  const examVersionId = attempt.examVersionId ?? undefined;
  const { orderSeed, round } = attempt;
  return {
    ...of,
    ...(examVersionId && { examVersionId }),
    ...(orderSeed && { orderSeed }),
    ...(round && { round }),
    attemptId: idOf(attempt),
    startedAt,
    deadline,
  };
}

/**
 * Ends an attempt without answers: no result is sent that a host would store. POST
 * /ext/attempts/{id}/close where upstream keeps attempts. Error EXAM_CLOSED if it had been closed
 * with answers.
 * @returns the id of the result that counts as zero, in a contest; else null
 */
export async function closeBlankAttempt(
  { capabilities, upstream }: AttemptContext,
  { attemptId, round }: Ticket,
): Promise<string | null> {
  if (!(await capabilities.surelyHas('attempts'))) return null;
  const closed = await upstream().write<RestAttempt>(
    'POST',
    path`/ext/attempts/${attemptId}/close`,
    round ? { round } : undefined,
  );
  return closed.resultId ?? null;
}

/**
 * The Idempotency-Key of the submission: upstream answers a repeat with what it has stored, in each
 * round of a reopened attempt.
 */
export function submissionKeyOf({ attemptId, round }: Ticket): string {
  return round ? `${attemptId}.${round}` : attemptId;
}

/**
 * The round that a save or late answers belong to: upstream keeps them apart from those of later
 * rounds. Undefined if it has no rounds.
 */
export async function roundOf(
  { capabilities }: Pick<AttemptContext, 'capabilities'>,
  { round = 0 }: Ticket,
): Promise<number | undefined> {
  return (await capabilities.has('exam-control')) ? round : undefined;
}

/**
 * Refuses submissions after the grace with EXAM_CLOSED. A backend that keeps attempts decides
 * itself: it accepts the repeat of an attempt that it has stored.
 */
export async function refuseLate(
  { capabilities, now }: AttemptContext,
  ticket: Ticket,
): Promise<void> {
  if (isAccepted(ticket.deadline, now()) || (await capabilities.surelyHas('attempts'))) return;
  throw refusal('EXAM_CLOSED');
}

/** Error FORBIDDEN unless the ticket belongs to the viewer. */
export function refuseStranger(ticket: Ticket, userId: string): void {
  if (ticket.userId !== userId) throw refusal('NOT_YOUR_EXAM');
}
