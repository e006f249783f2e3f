// Starts an attempt, or continues the open one.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import { entriesOf } from '../campaigns/exam-campaigns/entry-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { closeExpiredAttempt } from './closing/closing-commands.ts';
import type { AttemptRow } from './documents.ts';
import { findOpenAttempt } from './queries.ts';
import { insertAttempt, lockCampaignsForStart } from './start-queries.ts';

/**
 * The open attempt, or a new one. If the deadline and the grace period of an open attempt are over,
 * it is closed first, with its saved answers. A new attempt is for the user's result in the exam,
 * if there is one: a user has one result per exam, with versions.
 * @param exam with the version that a new attempt belongs to
 * @param times of a new attempt
 * @param contests the ids of the campaigns whose only attempt a new one is
 * @throws 409 if the attempt of one of these campaigns is used up; 410 if one of them has ended,
 *   and 403 if a registration was deleted, since the start was admitted
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
    const account = (await lockUser(tx, userId)) ?? refuse('LOGIN_REQUIRED');
    const { hasOpenAttempt, hasStarted, registered } = await lockCampaignsForStart(
      tx,
      userId,
      exam,
      contests,
    );
    const openAttempt = hasOpenAttempt ? await findOpenAttempt(tx, userId, exam) : undefined;
    if (openAttempt && isAccepted(openAttempt.deadline.getTime(), times.startedAt.getTime()))
      return { attempt: openAttempt, isNew: false };
    if (openAttempt) await closeExpiredAttempt(tx, openAttempt.id, times.startedAt);
    if (hasStarted) refuse('CAMPAIGN_ATTEMPT_USED');
    if (registered.length < contests.length) refuse('NOT_REGISTERED');
    const entries = entriesOf(entryKey, registered, account);
    const inserted =
      (await insertAttempt(tx, { ...exam, userId, resultId, ...times }, entries, now())) ??
      refuse('EXAM_STARTED_ELSEWHERE');
    if (inserted.isOutsideWindow) refuse('CAMPAIGN_OVER');
    if (inserted.entryCount < entries.identityHashes.length) refuse('CAMPAIGN_ATTEMPT_USED');
    return { attempt: inserted.attempt, isNew: true };
  });
}
