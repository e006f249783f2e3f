// Begins an attempt, or goes on with the one that runs.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import { insertEntries, lockOwnStart } from '../campaigns/exam-campaigns/entry-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { closeExpiredAttempt } from './closing/closing-commands.ts';
import type { AttemptRow } from './documents.ts';
import { findOpenAttempt } from './queries.ts';
import { insertAttempt } from './start-queries.ts';

/**
 * The attempt that runs, or a new one. One whose time is over by more than the grace is closed
 * first, with what was saved of it. A new one is for the result that the user has in the exam, if
 * there is one: there is one result per user and exam, with versions.
 * @param exam with the version that a new attempt belongs to
 * @param times of a new attempt
 * @param contests the ids of the campaigns whose one attempt a new one is
 * @throws 409 where the attempt of one of these campaigns is used up; 410 where one of them has
 *   ended since the start was admitted
 */
export function startAttempt(
  { db, entryKey, now }: Pick<Deps, 'db' | 'entryKey' | 'now'>,
  userId: string,
  exam: ExamOfKind & { examVersionId: string },
  times: { startedAt: Date; deadline: Date },
  resultId: string | undefined,
  contests: readonly string[],
): Promise<{ attempt: AttemptRow; isNew: boolean }> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) refuse('LOGIN_REQUIRED');
    const open = await findOpenAttempt(tx, userId, exam);
    if (open && isAccepted(open.deadline.getTime(), times.startedAt.getTime()))
      return { attempt: open, isNew: false };
    if (open) await closeExpiredAttempt(tx, open.id, times.startedAt);
    const isUsedUp = contests.length > 0 && (await lockOwnStart(tx, contests, userId));
    if (isUsedUp) refuse('CAMPAIGN_ATTEMPT_USED');
    const attempt = await insertAttempt(tx, { ...exam, userId, resultId, ...times });
    if (!attempt) return refuse('EXAM_STARTED_ELSEWHERE');
    const entry =
      contests.length === 0
        ? 'entered'
        : await insertEntries(tx, entryKey, contests, { ...attempt, at: now() });
    if (entry === 'over') refuse('CAMPAIGN_OVER');
    return entry === 'entered' ? { attempt, isNew: true } : refuse('CAMPAIGN_ATTEMPT_USED');
  });
}
