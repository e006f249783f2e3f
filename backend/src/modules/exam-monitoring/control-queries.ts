// SQL of closing attempts early and reopening them.
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { AttemptRow } from '../attempts/documents.ts';
import { isAttemptAt } from '../attempts/queries.ts';
import { type AnswerSheet, attemptActions, attempts, MAX_SEQUENCE } from '../attempts/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { students } from '../students/tables.ts';
import type { AttemptActionDocument } from './documents.ts';

/** The list is cut here. */
const MAX_LISTED = 100;
/**
 * The same action by the same admin counts once within this time, because the first response may
 * have been lost.
 */
const REPEAT_MS = 2 * 60_000;

const actionsOf = ({ kind, examId }: ExamOfKind) =>
  and(eq(attemptActions.examKind, kind), eq(attemptActions.examId, examId));

/**
 * Lets only one transaction at a time extend, close or reopen attempts at the exam, or send a
 * message to their students: a request that
 * is repeated while the first one still runs finds what that has stored. Call it first.
 */
export async function lockActions(tx: Db, { kind, examId }: ExamOfKind): Promise<void> {
  const key = sql`hashtextextended(${`${kind} ${examId}`}, ${ACTION_LOCK_SEED})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
/** Keeps these locks apart from others in the database. */
const ACTION_LOCK_SEED = sql.raw('7311');

type ActionInput = { action: 'close' | 'reopen'; reason: string; userId: string; now: Date };

/**
 * The number of these attempts with exactly this action within the last minutes.
 * @param attemptIds undefined: all of the exam
 */
export async function countRepeated(
  tx: Db,
  exam: ExamOfKind,
  input: ActionInput,
  attemptIds: readonly string[] | undefined,
): Promise<number> {
  const { action, reason, userId, now } = input;
  const isSameDecision = and(
    eq(attemptActions.action, action),
    eq(attemptActions.reason, reason),
    eq(attemptActions.decidedBy, userId),
  );
  const isRecent = gt(attemptActions.decidedAt, new Date(now.getTime() - REPEAT_MS));
  const isOfAttempts = attemptIds && inArray(attemptActions.attemptId, [...attemptIds]);
  const [row] = await tx
    .select({ count: countDistinct(attemptActions.attemptId) })
    .from(attemptActions)
    .where(and(actionsOf(exam), isSameDecision, isRecent, isOfAttempts));
  return row?.count ?? 0;
}

/**
 * Ends the time of running attempts. Answers are accepted until the grace is over, then the server
 * closes them.
 */
export function endAttempts(
  tx: Db,
  exam: ExamOfKind,
  attemptIds: readonly string[] | undefined,
  now: Date,
): Promise<{ id: string; round: number }[]> {
  return tx
    .update(attempts)
    .set({ deadline: now })
    .where(
      and(
        isAttemptAt(exam),
        isNull(attempts.closedAt),
        gt(attempts.deadline, now),
        attemptIds && inArray(attempts.id, [...attemptIds]),
      ),
    )
    .returning({ id: attempts.id, round: attempts.round });
}

/** The closed attempts among these, with their students. */
export function findClosedAttempts(
  db: Db,
  exam: ExamOfKind,
  attemptIds: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .where(
      and(isAttemptAt(exam), isNotNull(attempts.closedAt), inArray(attempts.id, [...attemptIds])),
    );
}

/**
 * Reopens a closed attempt for its next round. `savedAt` is empty until something is saved in it.
 * @param answers the submitted answers; null if there are none
 */
export async function reopenAttempt(
  tx: Db,
  { id, round, sequence }: AttemptRow,
  { answers, deadline }: { answers: AnswerSheet | null; deadline: Date },
): Promise<void> {
  // A higher number, so that a save of an earlier round that is still in flight is older.
  const nextSequence = Math.min(sequence + 1, MAX_SEQUENCE);
  const next = { round: round + 1, sequence: nextSequence, answers, deadline };
  await tx
    .update(attempts)
    .set({ ...next, savedAt: null, closedAt: null, closedBy: null })
    .where(eq(attempts.id, id));
}

export const insertActions = (
  tx: Db,
  rows: (typeof attemptActions.$inferInsert)[],
): Promise<void> => insertRows(tx, attemptActions, rows);

/** The actions in an exam, newest first. */
export async function findActions(db: Db, exam: ExamOfKind): Promise<AttemptActionDocument[]> {
  const rows = await db
    .select({ action: attemptActions, studentName: students.name })
    .from(attemptActions)
    .innerJoin(attempts, eq(attempts.id, attemptActions.attemptId))
    .leftJoin(students, eq(students.userId, attempts.userId))
    .where(actionsOf(exam))
    .orderBy(desc(attemptActions.decidedAt), desc(attemptActions.id))
    .limit(MAX_LISTED);
  return rows.map(
    ({
      action: { id, attemptId, action, reason, deadline, decidedAt, decidedBy },
      studentName,
    }) => ({
      _id: id,
      attemptId,
      action,
      reason,
      deadline: deadline.toISOString(),
      decidedAt: decidedAt.toISOString(),
      ...withoutNulls({ decidedBy, studentName }),
    }),
  );
}

/** Incremented by each action in the exam. */
export const countActions = (db: Db, exam: ExamOfKind) =>
  db.select({ count: count() }).from(attemptActions).where(actionsOf(exam));
