// Stores saved or late answers as a result, scored by exam-rules, and closes attempts that were not
// submitted.
import { isAccepted, timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../../db/client.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { hasEntry } from '../../campaigns/exam-campaigns/entry-queries.ts';
import { findKey } from '../../results/key-queries.ts';
import { findPaperResultOf, findSingleResultOf } from '../../results/queries.ts';
import { answersOf, paperOf, scoreAnswers, scorePaper } from '../../results/scoring.ts';
import { insertPaperVersion, insertSingleVersion } from '../../results/store-queries.ts';
import { type AttemptRow, examOf } from '../documents.ts';
import { closeAttempt, lockOpenAttempt } from '../queries.ts';
import { submissionKey } from '../submission/submission-key.ts';
import type { AnswerSheet } from '../tables.ts';

/**
 * Stores the sheet as if it had been submitted at the deadline. The caller has called `lockUser` in
 * this transaction.
 * @param key the Idempotency-Key under which a repeated submission finds the result; null: no
 *   request finds it
 * @returns the id of the result; null for a sheet without answers, which creates no result and
 *   replaces none
 */
export function storeSheet(
  tx: Db,
  attempt: AttemptRow,
  sheet: AnswerSheet,
  key: string | null,
): Promise<string | null> {
  return storeScored(tx, attempt, sheet, {
    dateTaken: attempt.deadline,
    key,
    resultId: attempt.resultId ?? undefined,
    scoresBlankAsZero: false,
  });
}

const EMPTY_SHEET: AnswerSheet = { selections: [], writtenAnswer: [] };

/**
 * In a contest an attempt without answers counts as zero, unless the student already has a result
 * in the exam. The caller has called `lockUser` in this transaction.
 * @returns the id of the result; null outside contests, and if there already is a result
 */
export async function storeZeroResult(
  tx: Db,
  attempt: AttemptRow,
  dateTaken: Date,
): Promise<string | null> {
  const { id, userId } = attempt;
  const { kind, examId } = examOf(attempt);
  const findResultOf = kind === 'multi-subject' ? findPaperResultOf : findSingleResultOf;
  if (!(await hasEntry(tx, id)) || (await findResultOf(tx, userId, examId))) return null;
  // Without a key, so that a later submission of this attempt is refused instead of getting the
  // zero as its response.
  return storeScored(tx, attempt, EMPTY_SHEET, {
    dateTaken,
    key: null,
    resultId: undefined,
    scoresBlankAsZero: true,
  });
}

/**
 * Scores the sheet by the attempt's version of the exam.
 * @returns the id of the result; null for a blank sheet unless `scoresBlankAsZero`
 */
async function storeScored(
  tx: Db,
  attempt: AttemptRow,
  sheet: AnswerSheet,
  {
    dateTaken,
    key,
    resultId,
    scoresBlankAsZero,
  }: {
    dateTaken: Date;
    key: string | null;
    resultId: string | undefined;
    scoresBlankAsZero: boolean;
  },
): Promise<string | null> {
  const { userId, startedAt } = attempt;
  const exam = examOf(attempt);
  const found = requireFound(await findKey(tx, exam, attempt.examVersionId), 'exam');
  const { revision: keyRevision, examVersionId, timeLimit } = found.key;
  const submitted = {
    userId,
    examId: exam.examId,
    resultId,
    key,
    attempt,
    overriddenClaims: 0,
    keyRevision,
    examVersionId,
  };
  const timeTaken = timeTakenMinutes(startedAt.getTime(), dateTaken.getTime(), timeLimit);
  if (found.kind === 'multi-subject') {
    const { stored, wrongCount, isBlank } = scorePaper(found.key, paperOf(found.key, sheet));
    if (isBlank && !scoresBlankAsZero) return null;
    const totalScore = scoresBlankAsZero ? 0 : stored.totalScore;
    const version = { ...stored, totalScore, timeTaken, dateTaken };
    return (await insertPaperVersion(tx, { ...submitted, wrongCount }, version))._id;
  }
  const { stored, wrongCount, isBlank } = scoreAnswers(found.key, answersOf(sheet));
  if (isBlank && !scoresBlankAsZero) return null;
  const score = scoresBlankAsZero ? 0 : stored.score;
  const version = { ...stored, score, timeTaken, dateTaken };
  return (await insertSingleVersion(tx, { ...submitted, wrongCount }, version))._id;
}

/**
 * Closes an attempt after its deadline and stores the saved answers as its result. Without answers
 * there is no result (in a contest one of zero). The row lock waits for a save that is still being
 * stored. The caller has called `lockUser` in this transaction.
 * @returns false if it is closed already, or not over yet
 */
export async function closeExpiredAttempt(tx: Db, id: string, now: Date): Promise<boolean> {
  const attempt = await lockOpenAttempt(tx, id);
  // An admin may have given extra time since it was found.
  if (!attempt || isAccepted(attempt.deadline.getTime(), now.getTime())) return false;
  const { sequence, answers, round, savedAt } = attempt;
  // Nothing was saved since an admin reopened it: the earlier submission stays as it is.
  const isUnchanged = round > 0 && savedAt === null;
  const stored =
    sequence > 0 && answers && !isUnchanged
      ? await storeSheet(tx, attempt, answers, submissionKey(attempt))
      : null;
  const resultId =
    stored ?? (await storeZeroResult(tx, attempt, attempt.deadline)) ?? keptResultOf(attempt);
  await closeAttempt(tx, id, 'server', resultId, now);
  return true;
}

/** The result of an earlier round, for a round without a submission. */
export function keptResultOf({ round, resultId }: AttemptRow): string | null {
  return round > 0 ? resultId : null;
}
