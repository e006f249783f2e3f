// Puts a sheet of saved or late answers into the results, scored by the shared rules; and closes an attempt that nobody handed in.
import { timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../db/client.ts';
import { found } from '../../plugins/errors.ts';
import { type AttemptRow, examOf } from './attempt-documents.ts';
import { closeAttempt, lockOpenAttempt } from './attempt-queries.ts';
import type { AnswerSheet } from './attempt-tables.ts';
import { findPaperKey, findSingleKey } from './key-queries.ts';
import { answersOf, paperOf, scoreAnswers, scorePaper } from './scoring.ts';
import { insertPaperVersion, insertSingleVersion } from './version-queries.ts';

/** Stores the sheet as what was handed in at the deadline; answers the id of the result. Needs `lockUser`. */
export async function storeSheet(tx: Db, attempt: AttemptRow, sheet: AnswerSheet, key: string | null): Promise<string> {
  const { userId, startedAt, deadline: dateTaken } = attempt;
  const { kind, examId } = examOf(attempt);
  const submitted = { userId, examId, resultId: attempt.resultId ?? undefined, key, attempt, corrections: 0 };
  const minutes = (timeLimit: number) => timeTakenMinutes(startedAt.getTime(), dateTaken.getTime(), timeLimit);
  if (kind === 'multi-subject') {
    const exam = found(await findPaperKey(tx, examId), 'exam');
    const { stored, wrongCount } = scorePaper(exam, paperOf(exam, sheet));
    return (await insertPaperVersion(tx, { ...submitted, wrongCount }, { ...stored, timeTaken: minutes(exam.timeLimit), dateTaken }))._id;
  }
  const exam = found(await findSingleKey(tx, examId), 'exam');
  const { stored, wrongCount } = scoreAnswers(exam, answersOf(sheet));
  return (await insertSingleVersion(tx, { ...submitted, wrongCount }, { ...stored, timeTaken: minutes(exam.timeLimit), dateTaken }))._id;
}

/**
 * Closes an attempt whose time is over: what was saved is its result; where nothing was, there is none. A save that came in time is in it,
 * however late it was stored: the lock waits for it. Needs `lockUser`.
 * @returns false when it was closed before
 */
export async function settleAttempt(tx: Db, id: string, now: Date): Promise<boolean> {
  const attempt = await lockOpenAttempt(tx, id);
  if (!attempt) return false;
  const { sequence, answers } = attempt;
  const resultId = sequence > 0 && answers ? await storeSheet(tx, attempt, answers, id) : null;
  await closeAttempt(tx, id, 'server', resultId, now);
  return true;
}
