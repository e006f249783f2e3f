// Submitting an attempt without answers.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Db } from '../../../db/client.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { lockUser } from '../../auth/queries.ts';
import { findPaperVersion, findSingleVersion } from '../../results/version-queries.ts';
import { keptResultOf, storeZeroResult } from '../closing/closing-commands.ts';
import { type AttemptRow, examOf } from '../documents.ts';
import { closeAttempt, findAttempt, lockOpenAttempt } from '../queries.ts';
import { hasNewerSave, refuseOverwriting } from './newer-save.ts';
import { submissionKey } from './submission-key.ts';

/**
 * Closes an attempt without answers before its deadline. It creates no result (in a contest one of
 * zero) and keeps an earlier one.
 * @param attempt its id, and the round and the number of the last save that the client has
 * @throws 410 if it was closed in another way, or its deadline has passed; 409 if another device
 *   has saved answers since
 */
export function closeBlank(
  db: Db,
  userId: string,
  { id, round, lastSave }: { id: string; round: number; lastSave: number | undefined },
  now: Date,
): Promise<AttemptRow> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) refuse('LOGIN_REQUIRED');
    // Locked: no save may come between the check and the end.
    const attempt =
      (await lockOpenAttempt(tx, id)) ?? requireFound(await findAttempt(tx, id), 'attempt');
    if (attempt.round !== round) refuse('EXAM_CLOSED');
    if (attempt.closedBy === 'student' && (await isBlank(tx, attempt))) return attempt;
    const isOver =
      attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now.getTime());
    if (isOver) refuse('EXAM_CLOSED');
    if (hasNewerSave(attempt, lastSave))
      refuseOverwriting(attempt, { selections: [], writtenAnswer: [] });
    await closeAttempt(
      tx,
      id,
      'student',
      (await storeZeroResult(tx, attempt, now)) ?? keptResultOf(attempt),
      now,
    );
    return requireFound(await findAttempt(tx, id), 'attempt');
  });
}

/**
 * Whether the attempt's current round has no submission: a submission is stored under the key of
 * its round.
 */
async function isBlank(tx: Db, attempt: AttemptRow): Promise<boolean> {
  const findVersion =
    examOf(attempt).kind === 'multi-subject' ? findPaperVersion : findSingleVersion;
  return (await findVersion(tx, attempt.userId, submissionKey(attempt))) === undefined;
}
