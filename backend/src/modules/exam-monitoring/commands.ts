// Actions of admins while an exam runs: extra time for some or all students, and messages to all of
// them (docs/decisions/049).
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockCampaignsOf, recordDeadline } from '../campaigns/exam-campaigns/contest-attempts.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { hasExamOfKind } from './activity-queries.ts';
import { lockActions } from './control-queries.ts';
import type { ExamMessageDocument } from './documents.ts';
import {
  countExtended,
  extendDeadlines,
  findRepeatedMessage,
  insertExtensions,
  insertMessage,
} from './notice-queries.ts';

/** @throws 404 if there is no such exam */
export async function requireExam(db: Db, exam: ExamOfKind): Promise<void> {
  requireFound((await hasExamOfKind(db, exam)) || undefined, 'exam');
}

/** The clock is read after waiting for locks: results may be released meanwhile. */
type Author = { userId: string; now: () => Date };

/**
 * Gives running attempts more time. Ended attempts are unchanged. The same extension again within
 * two minutes counts once.
 * @param attemptIds undefined: all running attempts
 * @returns the number of extended attempts
 * @throws 409 if none of them is running
 */
export function giveExtraTime(
  db: Db,
  exam: ExamOfKind,
  {
    minutes,
    reason,
    attemptIds,
  }: { minutes: number; reason: string; attemptIds?: readonly string[] | undefined },
  { userId, now }: Author,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockActions(tx, exam);
    await lockCampaignsOf(tx, exam);
    const extension = { minutes, reason: reason.trim(), userId, now: now() };
    const before = await countExtended(tx, exam, { ...extension, attemptIds });
    const extended = await extendDeadlines(tx, exam, { ...extension, attemptIds });
    if (extended.length + before === 0) refuse('NO_ATTEMPT_RUNNING');
    await recordDeadline(
      tx,
      exam,
      extended.map(({ id }) => id),
      latestOf(extended),
    );
    const { kind: examKind, examId } = exam;
    await insertExtensions(
      tx,
      extended.map(({ id: attemptId, deadline }) => ({
        examKind,
        examId,
        attemptId,
        minutes,
        reason: extension.reason,
        deadline,
        extendedBy: userId,
        extendedAt: extension.now,
      })),
    );
    return extended.length + before;
  });
}

const latestOf = (extended: readonly { deadline: Date }[]): Date =>
  extended.reduce((latest, { deadline }) => (deadline > latest ? deadline : latest), new Date(0));

/**
 * Sends a message to all students who are taking the exam, and in a campaign to those who start it
 * later. The same message again within two minutes is sent once.
 */
export function sendExamMessage(
  db: Db,
  exam: ExamOfKind,
  text: string,
  { userId, now }: Author,
): Promise<ExamMessageDocument> {
  return db.transaction(async (tx) => {
    await lockActions(tx, exam);
    const message = { text: text.trim(), userId, now: now() };
    return requireFound(
      (await findRepeatedMessage(tx, exam, message)) ?? (await insertMessage(tx, exam, message)),
      'exam',
    );
  });
}
