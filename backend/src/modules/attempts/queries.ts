// SQL of attempts: at most one is open per user and exam (a partial unique index ensures it). Their
// answers are saved in answer-queries.ts.
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { and, asc, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { ExamKindName } from '../exams/documents.ts';
import type { AttemptRow } from './documents.ts';
import { attemptActions, attempts, OPEN_DEADLINE } from './tables.ts';

type Exam = { kind: ExamKindName; examId: string };

/** A condition: the attempt is at this exam. */
export const isAttemptAt = ({ kind, examId }: Exam): SQL =>
  eq(kind === 'multi-subject' ? attempts.multiSubjectExamId : attempts.examId, examId);

/**
 * The earliest deadline for which answers are still accepted: the SQL form of `isAccepted` in
 * exam-rules.
 */
export const earliestAcceptedDeadline = (now: Date) => new Date(now.getTime() - GRACE_MS);

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  return (await selectAttempt(db, { id }))[0];
}

const selectAttempt = preparedQuery<{ id: string }, AttemptRow[]>('find_attempt', (db) =>
  db
    .select()
    .from(attempts)
    .where(eq(attempts.id, sql.placeholder('id'))),
);

/** The user's open attempt at the exam; its deadline may have passed. */
export async function findOpenAttempt(
  db: Db,
  userId: string,
  { kind, examId }: Exam,
): Promise<AttemptRow | undefined> {
  return (await selectOpen[kind](db, { userId, examId }))[0];
}

const openOf = (
  kind: ExamKindName,
  column: typeof attempts.examId | typeof attempts.multiSubjectExamId,
) =>
  preparedQuery<{ userId: string; examId: string }, AttemptRow[]>(`find_open_${kind}`, (db) =>
    db
      .select()
      .from(attempts)
      .where(
        and(
          whereUserAndExam(
            { userId: attempts.userId, examId: column },
            sql.placeholder('userId'),
            sql.placeholder('examId'),
          ),
          isNull(attempts.closedAt),
        ),
      ),
  );
const selectOpen = {
  'multi-subject': openOf('multi-subject', attempts.multiSubjectExamId),
  single: openOf('single', attempts.examId),
};

/** The user's attempts of both kinds that still accept answers, the newest first. */
export function findRunningAttempts(db: Db, userId: string, now: Date): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        isNull(attempts.closedAt),
        gte(attempts.deadline, earliestAcceptedDeadline(now)),
      ),
    )
    .orderBy(desc(attempts.startedAt), asc(attempts.id))
    .limit(100);
}

/**
 * A page of all attempts at an exam of either kind, the newest first.
 * @param userId undefined: attempts of all users
 */
export async function findAttemptPage(
  db: Db,
  { examId, userId }: { examId: string; userId?: string | undefined },
  page: Page,
): Promise<ListPage<AttemptRow>> {
  const list = keyset(
    { timestamp: attempts.startedAt, id: attempts.id, order: 'newest first' },
    page,
  );
  const isOfExam = or(eq(attempts.multiSubjectExamId, examId), eq(attempts.examId, examId));
  const where = and(isOfExam, userId === undefined ? undefined : eq(attempts.userId, userId));
  const [rows, count] = await Promise.all([
    db
      .select({ attempt: attempts, cursor: list.cursor })
      .from(attempts)
      .where(and(where, list.afterCursor))
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${attempts}`, where, page),
  ]);
  return list.toListPage(rows, count, ({ attempt }) => attempt);
}

/** @param resultId the result with the answers; null without answers */
export async function closeAttempt(
  tx: Db,
  id: string,
  by: 'student' | 'server',
  resultId: string | null,
  now: Date,
): Promise<void> {
  await updateClosed(tx, { id, by, resultId, now });
}

const updateClosed = preparedQuery<
  { id: string; by: 'student' | 'server'; resultId: string | null; now: Date },
  unknown
>('close_attempt', (tx) =>
  tx
    .update(attempts)
    .set({
      closedAt: sql`${sql.param(sql.placeholder('now'), attempts.closedAt)}`,
      closedBy: sql`${sql.placeholder('by')}`,
      resultId: sql`${sql.placeholder('resultId')}`,
    })
    .where(and(eq(attempts.id, sql.placeholder('id')), isNull(attempts.closedAt))),
);

/** The closer of an earlier round of an attempt that an admin has reopened since. */
export async function findClosedBy(
  tx: Db,
  attemptId: string,
  round: number,
): Promise<'student' | 'server' | undefined> {
  const isReopening = and(
    eq(attemptActions.attemptId, attemptId),
    eq(attemptActions.action, 'reopen'),
    eq(attemptActions.round, round + 1),
  );
  const [row] = await tx
    .select({ closedBy: attemptActions.closedBy })
    .from(attemptActions)
    .where(isReopening);
  return row?.closedBy ?? undefined;
}

/** For answers that are accepted after the attempt was closed. */
export async function updateAttemptResult(tx: Db, id: string, resultId: string): Promise<void> {
  await tx.update(attempts).set({ resultId }).where(eq(attempts.id, id));
}

export type DueAttempt = Pick<AttemptRow, 'id' | 'userId' | 'deadline'>;

/**
 * Open attempts whose deadline and grace are over, the oldest first.
 * @param after continues after this one
 */
export function findDueAttempts(
  db: Db,
  now: Date,
  limit: number,
  after: DueAttempt | undefined,
): Promise<DueAttempt[]> {
  const value = (deadline: Date) => sql.param(deadline, attempts.deadline);
  const isAfter: SQL | undefined =
    after &&
    or(
      gt(OPEN_DEADLINE, value(after.deadline)),
      and(eq(OPEN_DEADLINE, value(after.deadline)), gt(attempts.id, after.id)),
    );
  return db
    .select({ id: attempts.id, userId: attempts.userId, deadline: attempts.deadline })
    .from(attempts)
    .where(and(lt(OPEN_DEADLINE, value(earliestAcceptedDeadline(now))), isAfter))
    .orderBy(asc(OPEN_DEADLINE), asc(attempts.id))
    .limit(limit);
}

/** The account of an attempt; undefined if it was deleted. */
export async function findOwner(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: attempts.userId })
    .from(attempts)
    .where(eq(attempts.id, id));
  return row?.userId;
}

/** Locks the attempt for closing it; undefined if it is closed already. */
export async function lockOpenAttempt(tx: Db, id: string): Promise<AttemptRow | undefined> {
  const query = tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), isNull(attempts.closedAt)));
  return (await query.for('update'))[0];
}
