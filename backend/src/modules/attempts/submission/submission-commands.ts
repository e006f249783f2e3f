// Submitting an exam of either kind, with or without an attempt. A repeated submission is stored
// once (docs/rest-contract.md, Idempotency-Key).
import { isAccepted, timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import type { Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { isForeignKeyViolation, mayBeConflict } from '../../../db/database-errors.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { lockUser } from '../../auth/queries.ts';
import type { ExamOfKind } from '../../exams/documents.ts';
import { findExamForAttempt } from '../../results/key-queries.ts';
import { AttemptChangedError } from '../../results/store-queries.ts';
import { releaseKey } from '../../results/version-queries.ts';
import { hasAnswers } from '../answer-sheet.ts';
import { examOf } from '../documents.ts';
import { admitToExam } from '../exam-access.ts';
import { findAttempt, findClosedBy, findOpenAttempt } from '../queries.ts';
import type { AnswerSheet } from '../tables.ts';
import { hasNewerSave, hasSameAnswers, refuseOverwriting } from './newer-save.ts';
import { readSubmissionKey } from './submission-key.ts';
import { findSubmitting, type SubmittedAttempt } from './submission-queries.ts';

export type ExamSubmission = {
  viewer: Viewer;
  userId: string;
  exam: ExamOfKind;
  /**
   * The Idempotency-Key: identifies the attempt and its round. Without a key every call is a
   * separate submission.
   */
  key: string | undefined;
  /** The result to replace, if the client names one. */
  resultId?: string | undefined;
  answers: AnswerSheet;
  /** The number of the last save that the client knows; undefined: not checked. */
  lastSave: number | undefined;
  now: Date;
};

/** The header with the key; a refusal reports it as the path of the field. */
const KEY_HEADER = 'idempotency-key';

/**
 * The records that a submission belongs to: the result to replace, if it is known, and the attempt,
 * if there is one. `examRevision` is the revision of the exam's row, if it has been read.
 */
export type BelongsTo = {
  resultId: string | undefined;
  attempt: SubmittedAttempt | undefined;
  /**
   * The save that the submission knows or has the answers of; undefined if the client names none.
   */
  lastSave: number | undefined;
  examRevision?: string | undefined;
  /** See `ScoredSubmission`. */
  attemptRevision?: string | undefined;
};

/**
 * Scores and stores a submission, and closes its attempt.
 * @throws AttemptChangedError
 */
type Store<T> = (db: Db, to: BelongsTo) => Promise<T>;

/**
 * @param findBefore finds the result that is stored under the key
 * @param answersOf the answers of that result
 */
export async function submitExam<T extends { _id: string; examId: string }>(
  db: Db,
  submission: ExamSubmission,
  findBefore: (tx: Db, userId: string, key: string) => Promise<T | undefined>,
  answersOf: (result: T) => AnswerSheet,
  store: Store<T>,
): Promise<T> {
  const first = await submitFirst(db, submission, store);
  if (first) return first;
  const { viewer, userId, exam, key, resultId, answers, lastSave, now } = submission;
  try {
    return await db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) refuse('LOGIN_REQUIRED');
      const found = key === undefined ? undefined : await findUnder(tx, userId, exam, key);
      const before = found?.isKeyUsed ? await findBefore(tx, userId, found.key) : undefined;
      if (before && before.examId !== exam.examId) {
        refuse('KEY_OF_OTHER_EXAM', {}, [problem(KEY_HEADER, 'IS_OF_OTHER_EXAM')]);
      }
      if (before && found) {
        if (!isOpenUnder(found.attempt, userId, found.key)) {
          // Another device has submitted the attempt meanwhile: these answers are late.
          if (lastSave !== undefined && !hasSameAnswers(answersOf(before), answers))
            refuse('EXAM_CLOSED');
          return await answerRepeatedSubmission(tx, userId, found.key, before);
        }
        await releaseKey(tx, exam.kind, userId, found.key);
      }
      const attempt = await checkAttempt(tx, userId, exam, found?.attempt, { key, resultId, now });
      if (attempt && hasNewerSave(attempt, lastSave))
        refuseOverwriting(await findAttempt(tx, attempt.id), answers);
      // A started attempt can be submitted even if the exam has been changed or archived since.
      if (!attempt) {
        const available = await findExamForAttempt(tx, exam.kind, exam.examId);
        const foundExam = { ...exam, ...requireFound(available, 'exam') };
        await admitToExam(tx, viewer, foundExam, now, { isTimed: false });
      }
      return await store(tx, {
        resultId: resultId ?? attempt?.resultId ?? undefined,
        attempt,
        lastSave: lastSave === undefined ? undefined : attempt?.sequence,
        examRevision: found?.examRevision,
      });
    });
  } catch (error) {
    // Another device's save was stored after the attempt was read.
    if (error instanceof AttemptChangedError) refuse('NEWER_ANSWERS_SAVED');
    // Another request deleted the exam meanwhile.
    return isForeignKeyViolation(error) ? refuse('EXAM_NOT_FOUND') : Promise.reject(error);
  }
}

/**
 * How long scoring and storing may take, with waiting for a connection. In the last seconds before
 * an attempt is closed by the server, only the account's lock keeps it from being closed meanwhile.
 */
const STORING_MS = 20_000;

/**
 * Stores the user's first submission in an exam in two statements (docs/decisions/100). Nearly all
 * submissions of an exam day are first ones, in the same minute.
 * @returns undefined if it is not the first submission, if its attempt will be closed soon, or if
 *   the attempt has changed since it was read; the caller then submits in a transaction
 */
async function submitFirst<T>(
  db: Db,
  { userId, exam, key, resultId, lastSave, now }: ExamSubmission,
  store: Store<T>,
): Promise<T | undefined> {
  if (key === undefined || resultId !== undefined) return undefined;
  const found = await findUnder(db, userId, exam, key);
  const { attempt, attemptRevision, examRevision } = found;
  const isFirst = isOpenUnder(attempt, userId, key) && !found.isKeyUsed && !found.hasResult;
  if (!isFirst || !attempt || hasNewerSave(attempt, lastSave)) return undefined;
  if (!isAccepted(attempt.deadline.getTime(), now.getTime() + STORING_MS)) return undefined;
  await checkAttempt(db, userId, exam, attempt, { key, resultId, now });
  try {
    return await store(db, {
      resultId: attempt.resultId ?? undefined,
      attempt,
      lastSave: undefined,
      examRevision,
      attemptRevision,
    });
  } catch (error) {
    const hasChanged = error instanceof AttemptChangedError || mayBeConflict(error);
    return hasChanged ? undefined : Promise.reject(error);
  }
}

/**
 * Refuses a blank submission: an attempt without answers creates no result and replaces none. The
 * attempt stays open. The only exception is the first submission without an attempt, which the
 * contract's documented calls have always stored.
 * @param before the existing result
 */
export function refuseBlank({ attempt, resultId }: BelongsTo, before: object | undefined): void {
  if (attempt || resultId !== undefined || before) refuse('NOTHING_ANSWERED');
}

/** The attempt that the key names, of any user, and whether a result is stored under the key. */
async function findUnder(tx: Db, userId: string, exam: ExamOfKind, key: string) {
  const { attemptId: id } = readSubmissionKey(key);
  return { key, ...(await findSubmitting(tx, exam, { id, userId, key })) };
}

/**
 * Whether the key's round of the attempt is still open: such a round cannot have a submission.
 */
function isOpenUnder(attempt: SubmittedAttempt | undefined, userId: string, key: string): boolean {
  const { round } = readSubmissionKey(key);
  return attempt?.userId === userId && attempt.closedAt === null && attempt.round === round;
}

/**
 * Returns the response to the first submission again.
 * @throws 410 if the server closed the attempt with the saved answers: the sheet in this request
 *   may contain more
 */
async function answerRepeatedSubmission<T>(
  tx: Db,
  userId: string,
  key: string,
  before: T,
): Promise<T> {
  const { attemptId, round } = readSubmissionKey(key);
  const attempt = await findAttempt(tx, attemptId);
  // An earlier round was closed before an admin reopened the attempt.
  if (attempt && attempt.round > round) {
    const closedBy = await findClosedBy(tx, attemptId, round);
    return closedBy === 'server' ? refuse('EXAM_CLOSED') : before;
  }
  // If nothing was saved, the stored result holds late answers that an admin has accepted.
  const isClosedByServer = attempt?.userId === userId && attempt.closedBy === 'server';
  const isWhatWasSaved =
    isClosedByServer && attempt.answers !== null && hasAnswers(attempt.answers);
  if (isWhatWasSaved) refuse('EXAM_CLOSED');
  return before;
}

/**
 * The attempt that a submission belongs to. Undefined if the key names no attempt of the user:
 * clients without support for attempts send such keys.
 * @param attempt the attempt that the key names
 * @throws 410 after the deadline and the grace period, or if the attempt is closed; 409 while
 *   another attempt is open; 400 if the attempt is for another exam or result
 */
async function checkAttempt(
  tx: Db,
  userId: string,
  exam: ExamOfKind,
  attempt: SubmittedAttempt | undefined,
  { key, resultId, now }: Pick<ExamSubmission, 'key' | 'resultId' | 'now'>,
): Promise<SubmittedAttempt | undefined> {
  const { round } = readSubmissionKey(key ?? '');
  if (attempt?.userId !== userId) {
    const open = await findOpenAttempt(tx, userId, exam);
    if (open && !isAccepted(open.deadline.getTime(), now.getTime())) refuse('EXAM_CLOSED');
    if (open) refuse('ATTEMPT_RUNNING');
    return undefined;
  }
  const own = examOf(attempt);
  if (own.kind !== exam.kind || own.examId !== exam.examId) {
    refuse('ATTEMPT_OF_OTHER_EXAM', {}, [problem(KEY_HEADER, 'IS_OF_OTHER_EXAM')]);
  }
  const isOver =
    attempt.closedAt !== null ||
    attempt.round !== round ||
    !isAccepted(attempt.deadline.getTime(), now.getTime());
  if (isOver) refuse('EXAM_CLOSED');
  const isForAnother =
    attempt.resultId !== null && resultId !== undefined && attempt.resultId !== resultId;
  if (isForAnother)
    refuse('ATTEMPT_OF_OTHER_RESULT', {}, [problem(KEY_HEADER, 'IS_OF_OTHER_RESULT')]);
  return attempt;
}

/**
 * The exam of a result that an admin has deleted while the user is taking the exam again: that
 * attempt can still be submitted.
 */
export async function examOfRetake(
  db: Db,
  userId: string,
  resultId: string,
  key: string | undefined,
): Promise<string | undefined> {
  const attempt =
    key === undefined ? undefined : await findAttempt(db, readSubmissionKey(key).attemptId);
  return attempt?.userId === userId && attempt.resultId === resultId
    ? examOf(attempt).examId
    : undefined;
}

/**
 * Minutes used: measured by the server for an attempt; otherwise those that the client sent, null
 * without them.
 */
export function minutesUsed(sent: number, to: BelongsTo, now: Date, timeLimit: number): number;
export function minutesUsed(
  sent: number | undefined,
  to: BelongsTo,
  now: Date,
  timeLimit: number,
): number | null;
export function minutesUsed(
  sent: number | undefined,
  { attempt }: BelongsTo,
  now: Date,
  timeLimit: number,
): number | null {
  if (attempt) return timeTakenMinutes(attempt.startedAt.getTime(), now.getTime(), timeLimit);
  return sent === undefined ? null : Math.min(timeLimit, Math.max(0, Math.round(sent * 100) / 100));
}
