// SQL of attempts: at most one is open per user and exam (a partial unique index ensures it).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { and, asc, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { ExamKindName } from '../exams/documents.ts';
import type { AttemptRow } from './documents.ts';
import { type AnswerSheet, attemptActions, attempts, OPEN_DEADLINE } from './tables.ts';

type Exam = { kind: ExamKindName; examId: string };

/**
 * The earliest deadline for which answers are still accepted: the SQL form of `isAccepted` in
 * exam-rules.
 */
const graceBefore = (now: Date) => new Date(now.getTime() - GRACE_MS);

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
        gte(attempts.deadline, graceBefore(now)),
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

/** A sheet that replaces the stored one, if that is older. */
export type NewAnswers = {
  attemptId: string;
  sequence: number;
  /** The sheet as JSON. */
  answers: string;
  now: Date;
  /** The number of the only save to replace. */
  base?: number;
  /** The only round of the attempt to save in. */
  round?: number | undefined;
};

/** The most sheets of one `updateAnswersOfMany`. */
export const MAX_SHEETS = 10;

/**
 * Replaces an older sheet, in one statement.
 * @returns false if the stored sheet is not older or not the save `base`, or if the attempt accepts
 *   no more answers
 */
export async function updateAnswers(
  db: Db,
  { attemptId, sequence, answers, now, base, round }: NewAnswers,
): Promise<boolean> {
  const values = { attemptId, sequence, answers, now, runsUntil: graceBefore(now) };
  const rows =
    base === undefined
      ? await updateOlder(db, { ...values, round: round ?? null })
      : await updateBase(db, { ...values, base });
  return rows.length > 0;
}

type SaveValues = {
  attemptId: string;
  sequence: number;
  answers: string;
  now: Date;
  runsUntil: Date;
};

/** @param isOlder which stored sheets the save replaces */
function updateSheet(db: Db, isOlder: SQL | undefined) {
  const isRunning = and(
    isNull(attempts.closedAt),
    gte(attempts.deadline, sql.param(sql.placeholder('runsUntil'), attempts.deadline)),
  );
  const at = sql.param(sql.placeholder('now'), attempts.savedAt);
  return db
    .update(attempts)
    .set({
      sequence: sql`${sql.placeholder('sequence')}`,
      answers: sql`${sql.placeholder('answers')}::jsonb`,
      savedAt: sql`${at}`,
    })
    .where(and(eq(attempts.id, sql.placeholder('attemptId')), isRunning, isOlder))
    .returning({ id: attempts.id });
}

const isBefore = lt(attempts.sequence, sql.placeholder('sequence'));
const updateOlder = preparedQuery<SaveValues & { round: number | null }, { id: string }[]>(
  'save_sheet',
  (db) =>
    updateSheet(
      db,
      and(
        isBefore,
        sql`${attempts.round} = coalesce(${sql.placeholder('round')}::int, ${attempts.round})`,
      ),
    ),
);
const updateBase = preparedQuery<SaveValues & { base: number }, { id: string }[]>(
  'save_changes',
  (db) => updateSheet(db, and(isBefore, eq(attempts.sequence, sql.placeholder('base')))),
);

/**
 * Replaces the sheets of several attempts, each under the conditions of `updateAnswers`, in one
 * statement and one commit. An attempt whose row is locked is left as it is: nobody waits for it.
 * @param sheets of different attempts, at most MAX_SHEETS
 * @returns the ids of the attempts whose sheets were replaced; for the others call `updateAnswers`
 */
export async function updateAnswersOfMany(
  db: Db,
  sheets: readonly NewAnswers[],
): Promise<Set<string>> {
  const rows = sheets.map(({ attemptId, sequence, answers, now, base, round }) => {
    const fields = JSON.stringify({
      attempt_id: attemptId,
      new_sequence: sequence,
      new_saved_at: now,
      runs_until: graceBefore(now),
      base,
      new_round: round,
    });
    // The sheet is JSON already.
    return `${fields.slice(0, -1)},"new_answers":${answers}}`;
  });
  const updated = await updateMany(db, { sheets: `[${rows.join()}]` });
  return new Set(updated.map(({ id }) => id));
}

const updateMany = preparedQuery<{ sheets: string }, { id: string }[]>('save_sheets', (db) => {
  const sheets = sql`jsonb_to_recordset(${sql.placeholder('sheets')}::jsonb) as sheet(
    attempt_id text, new_sequence int, new_saved_at timestamptz, runs_until timestamptz, base int,
    new_round int, new_answers jsonb)`;
  // A lateral subquery that locks is executed for each sheet, by the attempt's id. In a join,
  // PostgreSQL would read all open attempts: by its statistics there are hardly any
  // (docs/decisions/089). With the limit it expects few rows, and finds those by their id, too.
  const locked = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        sql`${attempts.id} = attempt_id`,
        isNull(attempts.closedAt),
        sql`${attempts.deadline} >= runs_until`,
        sql`${attempts.sequence} < new_sequence`,
        sql`${attempts.sequence} = coalesce(base, ${attempts.sequence})`,
        sql`${attempts.round} = coalesce(new_round, ${attempts.round})`,
      ),
    )
    .for('no key update', { skipLocked: true })
    .as('locked');
  const newSheets = db.$with('new_sheets').as(
    db
      .select({
        id: locked.id,
        newSequence: sql<number>`new_sequence`.as('new_sequence'),
        newAnswers: sql<AnswerSheet>`new_answers`.as('new_answers'),
        newSavedAt: sql<Date>`new_saved_at`.as('new_saved_at'),
      })
      .from(sheets)
      .crossJoinLateral(locked)
      .limit(MAX_SHEETS),
  );
  return db
    .with(newSheets)
    .update(attempts)
    .set({
      sequence: sql`${newSheets.newSequence}`,
      answers: sql`${newSheets.newAnswers}`,
      savedAt: sql`${newSheets.newSavedAt}`,
    })
    .from(newSheets)
    .where(eq(attempts.id, newSheets.id))
    .returning({ id: attempts.id });
});

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

/** Who closed an earlier round of an attempt that an admin has reopened since. */
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
  const behind: SQL | undefined =
    after &&
    or(
      gt(OPEN_DEADLINE, value(after.deadline)),
      and(eq(OPEN_DEADLINE, value(after.deadline)), gt(attempts.id, after.id)),
    );
  return db
    .select({ id: attempts.id, userId: attempts.userId, deadline: attempts.deadline })
    .from(attempts)
    .where(and(lt(OPEN_DEADLINE, value(graceBefore(now))), behind))
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
