// Admins close attempts early and reopen closed ones (docs/decisions/053).
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { hasAnswers } from '../attempts/answer-sheet.ts';
import { findAttempt, findOpenAttempt } from '../attempts/queries.ts';
import { submissionKey } from '../attempts/submission/submission-key.ts';
import { lockUser } from '../auth/queries.ts';
import {
  isInReleasedContest,
  lockCampaignsOf,
  recordDeadline,
} from '../campaigns/exam-campaigns/contest-attempts.ts';
import { endCampaigns } from '../campaigns/exam-campaigns/contest-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { findNewestSheet, findStoredSheet } from '../marking/late-answers/late-answer-queries.ts';
import { insertNotifications } from '../notifications/write-queries.ts';
import { findExamTitle } from './activity-queries.ts';
import {
  countRepeated,
  endAttempts,
  findClosedAttempts,
  insertActions,
  lockActions,
  reopenAttempt,
} from './control-queries.ts';

/** The clock is read after waiting for locks: results may be released meanwhile. */
type Author = { userId: string; now: () => Date };

/**
 * Ends the time of running attempts: devices submit their answers; for the others, the saved
 * answers count after the grace. Without ids the campaigns of the exam end, too.
 * @returns the number of closed attempts
 * @throws 409 if there was nothing to close
 */
export function closeEarly(
  db: Db,
  exam: ExamOfKind,
  { reason, attemptIds }: { reason: string; attemptIds?: readonly string[] | undefined },
  { userId, now }: Author,
): Promise<number> {
  const decision = { action: 'close', reason: reason.trim(), userId, now: now() } as const;
  return db.transaction(async (tx) => {
    await lockActions(tx, exam);
    const before = await countRepeated(tx, exam, decision, attemptIds);
    const { count, at } = attemptIds
      ? { count: 0, at: decision.now }
      : await endCampaigns(tx, exam, now);
    const closedAttempts = await endAttempts(tx, exam, attemptIds, at);
    if (closedAttempts.length + before + count === 0) refuse('NO_ATTEMPT_RUNNING');
    await insertActions(
      tx,
      closedAttempts.map(({ id: attemptId, round }) => ({
        examKind: exam.kind,
        examId: exam.examId,
        attemptId,
        action: 'close' as const,
        round,
        reason: decision.reason,
        deadline: at,
        decidedBy: userId,
        decidedAt: at,
      })),
    );
    return closedAttempts.length + before;
  });
}

/**
 * Reopens closed attempts with their submissions, and notifies their students. The earlier
 * submission counts until there is another one.
 * @returns the number of open attempts
 * @throws 409 if one of them is in a contest whose results are released, or another attempt of its
 *   student is running; if none of them is closed
 */
export function reopen(
  db: Db,
  exam: ExamOfKind,
  {
    minutes,
    reason,
    attemptIds,
  }: { minutes: number; reason: string; attemptIds: readonly string[] },
  { userId, now }: Author,
): Promise<number> {
  const decision = { action: 'reopen', reason: reason.trim(), userId } as const;
  return db.transaction(async (tx) => {
    await lockActions(tx, exam);
    const before = await countRepeated(tx, exam, { ...decision, now: now() }, attemptIds);
    const closedAttempts = await findClosedAttempts(tx, exam, attemptIds);
    if (closedAttempts.length + before === 0) refuse('NO_ATTEMPT_CLOSED');
    const title = await findExamTitle(tx, exam);
    const lockedAttempts: typeof closedAttempts = [];
    // Locked in the order of accounts, so that two admins do not deadlock.
    for (const attempt of closedAttempts.sort((a, b) => a.userId.localeCompare(b.userId)))
      if (await lockUser(tx, attempt.userId)) lockedAttempts.push(attempt);
    // No merit list is published meanwhile.
    await lockCampaignsOf(tx, exam);
    const decidedAt = now();
    const deadline = new Date(decidedAt.getTime() + minutes * 60_000);
    const reopenedIds: string[] = [];
    for (const { id, userId: owner } of lockedAttempts) {
      const attempt = requireFound(await findAttempt(tx, id), 'attempt');
      if (attempt.closedAt === null) continue;
      if (await isInReleasedContest(tx, id, decidedAt)) refuse('RESULTS_RELEASED');
      if (await findOpenAttempt(tx, owner, exam)) refuse('OTHER_ATTEMPT_RUNNING');
      const newest = await findNewestSheet(tx, attempt);
      const sheet = newest && hasAnswers(newest) ? newest : await findStoredSheet(tx, attempt);
      const unsure = attempt.answers?.unsure;
      const answers = sheet ? { ...sheet, ...(unsure && { unsure }) } : attempt.answers;
      await reopenAttempt(tx, attempt, { answers, deadline });
      reopenedIds.push(id);
      const { closedBy, closedAt, round } = attempt;
      const details = { title, examId: exam.examId, at: deadline.toISOString() };
      const subject = submissionKey({ id, round: round + 1 });
      await insertNotifications(tx, 'attempt-reopened', [{ userId: owner, subject, details }], {
        now: decidedAt,
        expiresAt: deadline,
      });
      await insertActions(tx, [
        {
          examKind: exam.kind,
          examId: exam.examId,
          attemptId: id,
          action: 'reopen' as const,
          round: round + 1,
          reason: decision.reason,
          deadline,
          closedBy,
          closedAt,
          decidedBy: userId,
          decidedAt,
        },
      ]);
    }
    await recordDeadline(tx, exam, reopenedIds, deadline);
    return closedAttempts.length + before;
  });
}
