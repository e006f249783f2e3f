// Puts a sheet of saved or late answers into the results, scored by the shared rules; and closes an attempt that nobody handed in.
import { timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../db/client.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { isEntered } from '../campaigns/entry-queries.ts';
import { findPaperKey, findSingleKey } from '../results/key-queries.ts';
import { findPaperResultOf, findSingleResultOf } from '../results/queries.ts';
import { answersOf, paperOf, scoreAnswers, scorePaper } from '../results/scoring.ts';
import { insertPaperVersion, insertSingleVersion } from '../results/version-queries.ts';
import { type AttemptRow, examOf } from './documents.ts';
import { closeAttempt, lockOpenAttempt } from './queries.ts';
import type { AnswerSheet } from './tables.ts';

/**
 * Stores the sheet as what was handed in at the deadline. Needs `lockUser`.
 * @returns the id of the result; null where the sheet answers nothing: it makes no result, and replaces none
 */
export async function storeSheet(tx: Db, attempt: AttemptRow, sheet: AnswerSheet, key: string | null): Promise<string | null> {
  const { userId, startedAt, deadline: dateTaken } = attempt;
  const { kind, examId } = examOf(attempt);
  const submitted = { userId, examId, resultId: attempt.resultId ?? undefined, key, attempt, corrections: 0 };
  const minutes = (timeLimit: number) => timeTakenMinutes(startedAt.getTime(), dateTaken.getTime(), timeLimit);
  if (kind === 'multi-subject') {
    const exam = requireFound(await findPaperKey(tx, examId), 'exam');
    const { stored, wrongCount, isBlank } = scorePaper(exam, paperOf(exam, sheet));
    if (isBlank) return null;
    return (
      await insertPaperVersion(
        tx,
        { ...submitted, wrongCount, keyRevision: exam.revision },
        { ...stored, timeTaken: minutes(exam.timeLimit), dateTaken },
      )
    )._id;
  }
  const exam = requireFound(await findSingleKey(tx, examId), 'exam');
  const { stored, wrongCount, isBlank } = scoreAnswers(exam, answersOf(sheet));
  if (isBlank) return null;
  return (
    await insertSingleVersion(
      tx,
      { ...submitted, wrongCount, keyRevision: exam.revision },
      { ...stored, timeTaken: minutes(exam.timeLimit), dateTaken },
    )
  )._id;
}

/**
 * In a contest an attempt that answers nothing counts as zero, unless the student has a result in the exam from before. Needs `lockUser`.
 * @returns the id of the result; null in practice, and where there is a result
 */
export async function storeZero(tx: Db, attempt: AttemptRow, dateTaken: Date): Promise<string | null> {
  const { id, userId, startedAt } = attempt;
  const { kind, examId } = examOf(attempt);
  const findResultOf = kind === 'multi-subject' ? findPaperResultOf : findSingleResultOf;
  if (!(await isEntered(tx, id)) || (await findResultOf(tx, userId, examId))) return null;
  // Without a key, so that a later submission of this attempt is refused instead of getting the zero as its response.
  const submitted = { userId, examId, key: null, attempt, corrections: 0, wrongCount: 0 };
  const minutes = (timeLimit: number) => timeTakenMinutes(startedAt.getTime(), dateTaken.getTime(), timeLimit);
  const nothing = { selections: [], writtenAnswer: [] };
  if (kind === 'multi-subject') {
    const exam = requireFound(await findPaperKey(tx, examId), 'exam');
    const { stored } = scorePaper(exam, paperOf(exam, nothing));
    return (
      await insertPaperVersion(
        tx,
        { ...submitted, keyRevision: exam.revision },
        { ...stored, totalScore: 0, timeTaken: minutes(exam.timeLimit), dateTaken },
      )
    )._id;
  }
  const exam = requireFound(await findSingleKey(tx, examId), 'exam');
  const { stored } = scoreAnswers(exam, answersOf(nothing));
  return (
    await insertSingleVersion(
      tx,
      { ...submitted, keyRevision: exam.revision },
      { ...stored, score: 0, timeTaken: minutes(exam.timeLimit), dateTaken },
    )
  )._id;
}

/**
 * Closes an attempt whose time is over and stores the saved answers as its result. Without answers there is no result (in a contest one of
 * zero). The row lock waits for a save that is still being stored. Needs `lockUser`.
 * @returns false if it was closed before
 */
export async function closeExpiredAttempt(tx: Db, id: string, now: Date): Promise<boolean> {
  const attempt = await lockOpenAttempt(tx, id);
  if (!attempt) return false;
  const { sequence, answers } = attempt;
  const resultId = sequence > 0 && answers ? await storeSheet(tx, attempt, answers, id) : null;
  await closeAttempt(tx, id, 'server', resultId ?? (await storeZero(tx, attempt, attempt.deadline)), now);
  return true;
}
