// Handing in an exam of either kind: stored once however often it is sent (docs/rest-contract.md, Idempotency-Key), within an attempt or,
// from a client that knows no attempts, without one.
import { isAccepted, timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import type { Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { isReferenced, refuse } from '../../plugins/errors.ts';
import { type AttemptRow, examOf } from './attempt-documents.ts';
import { closeAttempt, findAttempt, findOpenAttempt } from './attempt-queries.ts';
import { type ExamOfKind, requireSitting } from './sitting.ts';
import { lockUser } from './version-queries.ts';

export type HandIn = {
  viewer: Viewer;
  userId: string;
  exam: ExamOfKind;
  /** What the client calls this submission: the attempt's id. Without one every call is a submission of its own. */
  key: string | undefined;
  /** The result that is replaced, where the client names one. */
  resultId?: string | undefined;
  now: Date;
};

/** What a submission belongs to: the result to replace, where that is known already, and the attempt, where there is one. */
export type BelongsTo = { resultId: string | undefined; attempt: AttemptRow | undefined };

/**
 * @param findBefore what was stored under the key
 * @param store scores and stores
 */
export async function handIn<T extends { _id: string; examId: string }>(
  db: Db,
  { viewer, userId, exam, key, resultId, now }: HandIn,
  findBefore: (tx: Db, userId: string, key: string) => Promise<T | undefined>,
  store: (tx: Db, to: BelongsTo) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) refuse(401, 'Please login first.');
      const before = key === undefined ? undefined : await findBefore(tx, userId, key);
      if (before && before.examId !== exam.examId) refuse(400, 'This Idempotency-Key was used for another exam.');
      if (before && key !== undefined) return await repeated(tx, userId, key, before);
      const attempt = await findAdmitted(tx, userId, exam, { key, resultId, now });
      // Whoever has begun an exam rightly may hand it in, whatever has become of the exam since.
      if (!attempt) await requireSitting(tx, viewer, exam, now, false);
      const result = await store(tx, { resultId: resultId ?? attempt?.resultId ?? undefined, attempt });
      if (attempt) await closeAttempt(tx, attempt.id, 'student', result._id, now);
      return result;
    });
  } catch (error) {
    // Somebody has deleted the exam in this very moment.
    return isReferenced(error) ? refuse(404, 'There is no such exam.') : Promise.reject(error);
  }
}

/**
 * The first answer once more.
 * @throws 410 where nobody was answered: the server had closed the attempt with what was saved, and this sheet may say more
 */
async function repeated<T>(tx: Db, userId: string, key: string, before: T): Promise<T> {
  const attempt = await findAttempt(tx, key);
  // Where nothing had been saved, what is stored are late answers that an admin has accepted.
  const isWhatWasSaved = attempt?.userId === userId && attempt.closedBy === 'server' && attempt.sequence > 0;
  if (isWhatWasSaved) refuse(410, 'The exam is closed.');
  return before;
}

/**
 * The attempt that a submission belongs to. A key that is no attempt of the user's comes from a client that knows no attempts: undefined.
 * @throws 410 past deadline and grace, or closed before; 409 while another attempt runs; 400 when the attempt is for something else
 */
async function findAdmitted(
  tx: Db,
  userId: string,
  exam: ExamOfKind,
  { key, resultId, now }: Pick<HandIn, 'key' | 'resultId' | 'now'>,
): Promise<AttemptRow | undefined> {
  const attempt = key === undefined ? undefined : await findAttempt(tx, key);
  if (attempt?.userId !== userId) {
    const open = await findOpenAttempt(tx, userId, exam);
    if (open && !isAccepted(open.deadline.getTime(), now.getTime())) refuse(410, 'The exam is closed.');
    if (open) refuse(409, 'An attempt at this exam is running: send its id as Idempotency-Key.');
    return undefined;
  }
  const own = examOf(attempt);
  if (own.kind !== exam.kind || own.examId !== exam.examId) refuse(400, 'This attempt is for another exam.');
  const isOver = attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now.getTime());
  if (isOver) refuse(410, 'The exam is closed.');
  const isForAnother = attempt.resultId !== null && resultId !== undefined && attempt.resultId !== resultId;
  if (isForAnother) refuse(400, 'This attempt is for another result.');
  return attempt;
}

/** The exam of a result that an admin has deleted while the user is taking it again: that attempt can still be handed in. */
export async function examOfRetake(db: Db, userId: string, resultId: string, key: string | undefined): Promise<string | undefined> {
  const attempt = key === undefined ? undefined : await findAttempt(db, key);
  return attempt?.userId === userId && attempt.resultId === resultId ? examOf(attempt).examId : undefined;
}

/** Minutes used: as the client says, else as the attempt tells; null where neither is known. */
export function minutesUsed(sent: number | undefined, { attempt }: BelongsTo, now: Date, timeLimit: number): number | null {
  if (sent !== undefined) return clampMinutes(sent, timeLimit);
  return attempt ? timeTakenMinutes(attempt.startedAt.getTime(), now.getTime(), timeLimit) : null;
}

/** Minutes within the exam's time limit, to two decimals. */
export function clampMinutes(minutes: number, timeLimit: number): number {
  return Math.min(timeLimit, Math.max(0, Math.round(minutes * 100) / 100));
}
