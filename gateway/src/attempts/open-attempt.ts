// Opens an attempt: by the backend's own record of attempts where it keeps one, else by the ticket alone.
import { randomUUID } from 'node:crypto';
import { deadlineOf, isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Context } from '../context.ts';
import { idOf } from '../upstream/batching.ts';
import { codedError } from '../upstream/errors.ts';
import { path } from '../upstream/path.ts';
import type { RestAnswerSheet } from './answer-sheet.ts';
import type { Ticket } from './ticket.ts';

/** An attempt that runs, as the extension `attempts` answers it with what it has saved of it. */
export type RestAttempt = {
  _id?: string;
  id?: string;
  kind?: string;
  examId?: string;
  userId?: string;
  resultId?: string | null;
  startedAt?: string;
  deadline?: string;
  sequence?: number;
  savedAt?: string | null;
  answers?: RestAnswerSheet | null;
};

/** The ticket to sit an exam with, and the attempt as upstream keeps it; null where it keeps none. */
type OpenAttempt = { ticket: Ticket; attempt: RestAttempt | null };

/** What an attempt is opened for. */
export type AttemptRequest = Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'> & { timeLimitMinutes: number };

/** The attempt that runs, or a new one, with its ticket. POST /ext/attempts. Errors: FORBIDDEN (not enrolled). */
export async function openAttempt({ capabilities, upstream, now }: Context, request: AttemptRequest): Promise<OpenAttempt> {
  const { kind, examId, userId, resultId, timeLimitMinutes } = request;
  if (await capabilities.surelyHas('attempts')) {
    const attempt = await upstream().write<RestAttempt>('POST', path`/ext/attempts`, { kind, examId, ...(resultId ? { resultId } : {}) });
    // The attempt that runs may be another than the one asked for: which result it replaces, upstream knows better.
    const ticket = ticketOf(attempt, { kind, userId, examId, resultId: attempt.resultId ?? resultId });
    return { ticket, attempt: { ...attempt, kind, userId, examId } };
  }
  const startedAt = now();
  const deadline = deadlineOf(startedAt, timeLimitMinutes);
  return { ticket: { kind, attemptId: randomUUID(), userId, examId, resultId, startedAt, deadline }, attempt: null };
}

/** The ticket of an attempt that upstream keeps. */
export function ticketOf(attempt: RestAttempt, of: Pick<Ticket, 'kind' | 'examId' | 'userId' | 'resultId'>): Ticket {
  const [startedAt, deadline] = [Date.parse(attempt.startedAt ?? ''), Date.parse(attempt.deadline ?? '')];
  if (!Number.isFinite(startedAt) || !Number.isFinite(deadline)) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
  }
  return { ...of, attemptId: idOf(attempt), startedAt, deadline };
}

/**
 * Refuses what comes after the grace with EXAM_CLOSED. A backend that keeps attempts judges for itself: it still answers the repeat of
 * an attempt that it has stored.
 */
export async function refuseLate({ capabilities, now }: Context, ticket: Ticket): Promise<void> {
  if (isAccepted(ticket.deadline, now()) || (await capabilities.surelyHas('attempts'))) return;
  throw codedError('EXAM_CLOSED', 'The exam is closed.');
}

/** The ticket's holder must be the viewer: a ticket is worth nothing in other hands. */
export function refuseStranger(ticket: Ticket, userId: string): void {
  if (ticket.userId !== userId) throw codedError('FORBIDDEN', 'This is not your exam.');
}
