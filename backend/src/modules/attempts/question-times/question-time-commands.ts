// Saves the times that a device has measured. They are not verified: they are limited here, and
// never used for scores or ranks.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { limitTimes, mergeTimes, type QuestionTimes } from '@alokpath/exam-rules/question-times';
import type { Db } from '../../../db/client.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { findQuestionIds } from '../../results/key-queries.ts';
import { type AttemptRow, examOf } from '../documents.ts';
import { lockQuestionTimes, updateQuestionTimes } from './question-time-queries.ts';

/**
 * Keeps the larger time of each question. Also accepted after the submission until the grace period
 * is over, because the last times are sent together with it.
 * @returns the number of questions of the exam among them
 * @throws 410 after the grace period
 */
export async function saveQuestionTimes(
  db: Db,
  attempt: AttemptRow,
  sent: QuestionTimes,
  now: Date,
): Promise<number> {
  const { id, startedAt, deadline } = attempt;
  if (!isAccepted(deadline.getTime(), now.getTime())) refuse('EXAM_CLOSED');
  const limited = limitTimes(sent, Math.ceil((deadline.getTime() - startedAt.getTime()) / 1000));
  const ids = Object.keys(limited);
  const known =
    ids.length > 0 ? await findQuestionIds(db, examOf(attempt), attempt.examVersionId, ids) : [];
  if (known.length === 0) return 0;
  const times = Object.fromEntries(
    known.map((questionId) => [questionId, limited[questionId] ?? 0]),
  );
  await db.transaction(async (tx) => {
    const stored = await lockQuestionTimes(tx, id);
    await updateQuestionTimes(tx, id, mergeTimes(stored, times));
  });
  return known.length;
}
