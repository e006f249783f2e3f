// Admins exclude attempts from contests, and readmit them (docs/decisions/056).
import type { Db } from '../../db/client.ts';
import { refuse } from '../../refusals/refusals.ts';
import { findExamTitle } from '../exam-monitoring/activity-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { insertNotifications } from '../notifications/write-queries.ts';
import { recordMeritListChange } from './merit-list-changes.ts';
import {
  countEnded,
  type DecidedExclusion,
  endExclusions,
  findContestAttempts,
  findCurrent,
  insertExclusions,
} from './queries.ts';

type Decision = { reason: string; attemptIds: readonly string[] };
type Author = { userId: string; now: Date };

/** Messages about a decision are useless after this time. */
const MESSAGE_EXPIRES_MS = 24 * 3_600_000;

/**
 * Excludes attempts from their contests: they count as decided and get no rank. Idempotent.
 * @returns the number of excluded attempts among them
 * @throws 409 if none was started in a contest, or all are excluded for another reason
 */
export function excludeAttempts(
  db: Db,
  exam: ExamOfKind,
  { reason, attemptIds }: Decision,
  { userId, now }: Author,
): Promise<number> {
  const trimmedReason = reason.trim();
  return db.transaction(async (tx) => {
    const contestAttempts = await findContestAttempts(tx, exam, attemptIds);
    if (contestAttempts.length === 0) refuse('NOT_IN_CONTEST');
    const ids = contestAttempts.map(({ id }) => id);
    const exclusion = {
      examKind: exam.kind,
      examId: exam.examId,
      reason: trimmedReason,
      excludedBy: userId,
      excludedAt: now,
    };
    const newExclusions = await insertExclusions(
      tx,
      contestAttempts.map((attempt) => ({
        ...exclusion,
        attemptId: attempt.id,
        userId: attempt.userId,
      })),
    );
    const current = await findCurrent(tx, ids);
    if (
      newExclusions.length === 0 &&
      current.every((exclusion) => exclusion.reason !== trimmedReason)
    )
      refuse('ALREADY_EXCLUDED');
    if (newExclusions.length > 0)
      await recordMeritListChange(
        tx,
        { attemptIds: ids },
        { kind: 'exclusion', reason: trimmedReason, userId, now },
      );
    await notifyStudents(tx, exam, newExclusions, { accepted: false, now });
    return current.length;
  });
}

/**
 * Ends exclusions: the attempts count again. The same decision again within two minutes counts
 * once.
 * @returns the number of readmitted attempts
 * @throws 409 if none of them is excluded
 */
export function readmitAttempts(
  db: Db,
  exam: ExamOfKind,
  { reason, attemptIds }: Decision,
  { userId, now }: Author,
): Promise<number> {
  const end = { endReason: reason.trim(), endedBy: userId, endedAt: now };
  return db.transaction(async (tx) => {
    const before = await countEnded(tx, exam, attemptIds, end);
    const ended = await endExclusions(tx, exam, attemptIds, end);
    if (ended.length + before === 0) refuse('NOT_EXCLUDED');
    const change = { kind: 'readmission' as const, reason: end.endReason, userId, now };
    if (ended.length > 0)
      await recordMeritListChange(
        tx,
        { attemptIds: ended.map(({ attemptId }) => attemptId) },
        change,
      );
    await notifyStudents(tx, exam, ended, { accepted: true, now });
    return ended.length + before;
  });
}

/** Notifies the students whose attempts are excluded, or count again (`accepted`). */
async function notifyStudents(
  tx: Db,
  exam: ExamOfKind,
  decided: readonly DecidedExclusion[],
  { accepted, now }: { accepted: boolean; now: Date },
) {
  if (decided.length === 0) return;
  const details = { title: await findExamTitle(tx, exam), examId: exam.examId, accepted };
  const recipients = decided.map(({ id, userId }) => ({
    userId,
    subject: `${id} ${accepted ? 'ended' : 'begun'}`,
    details,
  }));
  const expiresAt = new Date(now.getTime() + MESSAGE_EXPIRES_MS);
  await insertNotifications(tx, 'exclusion-decided', recipients, { now, expiresAt });
}
