// SQL that starts attempts. All students of a national exam start in the same minute, so a start
// uses as few statements as possible (docs/decisions/090): `from (select 1) one` with left joins
// reads independent rows in one statement, which returns one row also if none of them exists.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import {
  hasStarted,
  insertEntries,
  isOutsideAnyWindow,
  type NewEntries,
  ownRegistrations,
  type RegisteredIdentity,
  sharedStartLocks,
} from '../campaigns/exam-campaigns/entry-queries.ts';
import type { ExamKindName, ExamOfKind } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { columnsForAttempt, type ExamForAttempt } from '../results/key-queries.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import type { AttemptRow } from './documents.ts';
import { attempts } from './tables.ts';

type ExamValues = { userId: string; examId: string };

const examIdOf = {
  'multi-subject': attempts.multiSubjectExamId,
  single: attempts.examId,
} as const;

/** The user's open attempt at the exam. Needs the placeholders `userId` and `examId`. */
const isOpenIn = (kind: ExamKindName) =>
  and(
    whereUserAndExam(
      { userId: attempts.userId, examId: examIdOf[kind] },
      sql.placeholder('userId'),
      sql.placeholder('examId'),
    ),
    isNull(attempts.closedAt),
  );

type StartState = {
  openAttempt: AttemptRow | null;
  examRevision: string | null;
  isArchived: boolean;
  exam: ExamForAttempt | null;
};

const startStateQuery = (kind: ExamKindName) =>
  preparedQuery<ExamValues, StartState[]>(`find_starting_${kind}`, (db) => {
    const exam = kind === 'multi-subject' ? multiSubjectExams : exams;
    return db
      .select({
        openAttempt: attempts,
        examRevision: sql<string | null>`${revisionOf(exam)}`,
        isArchived: sql<boolean>`${exam.archivedAt} is not null`,
        exam: columnsForAttempt[kind],
      })
      .from(sql`(select 1) one`)
      .leftJoin(exam, eq(exam.id, sql.placeholder('examId')))
      .leftJoin(attempts, isOpenIn(kind));
  });
const startStateQueries = {
  'multi-subject': startStateQuery('multi-subject'),
  single: startStateQuery('single'),
};

/** Reads the exam and the user's open attempt before a start. */
export async function findStartState(
  db: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
): Promise<{
  openAttempt: AttemptRow | undefined;
  /**
   * Of the exam's row (db/revision-cache.ts), also if it is archived; undefined without an exam.
   */
  examRevision: string | undefined;
  /** Undefined if it does not exist or is archived. */
  exam: ExamForAttempt | undefined;
}> {
  const [row] = await startStateQueries[kind](db, { userId, examId });
  return {
    openAttempt: row?.openAttempt ?? undefined,
    examRevision: row?.examRevision ?? undefined,
    exam: row?.isArchived ? undefined : (row?.exam ?? undefined),
  };
}

type LockedStart = {
  hasOpenAttempt: boolean;
  hasStarted: boolean;
  registered: RegisteredIdentity[];
  locks: unknown;
};

const lockQuery = (kind: ExamKindName) =>
  preparedQuery<ExamValues & { campaignIds: readonly string[] }, LockedStart[]>(
    `lock_start_${kind}`,
    (tx) => {
      const open = tx.select({ one: sql`1` }).from(attempts).where(isOpenIn(kind));
      return tx
        .select({
          hasOpenAttempt: sql<boolean>`${exists(open)}`,
          hasStarted: hasStarted(tx),
          registered: ownRegistrations,
          locks: sharedStartLocks,
        })
        .from(sql`(select 1) one`);
    },
  );
const lockQueries = {
  'multi-subject': lockQuery('multi-subject'),
  single: lockQuery('single'),
};

/**
 * Locks the campaigns, so that they cannot be ended before the transaction ends, and reads whether
 * the user has attempts. Call `lockUser` first. The statement reads what was committed before it
 * waited for the campaigns: no attempt of the user can be added in between, but an admin can close
 * the exam, which changes the deadline of an open attempt.
 * @param campaignIds campaigns that allow one attempt, which this start uses
 */
export async function lockCampaignsForStart(
  tx: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
  campaignIds: readonly string[],
): Promise<{
  /** Read it again after this call (`findOpenAttempt`). */
  hasOpenAttempt: boolean;
  /** Whether an attempt was started in one of the campaigns. */
  hasStarted: boolean;
  /** The registrations for the campaigns; fewer if the student record was deleted meanwhile. */
  registered: RegisteredIdentity[];
}> {
  const values = { userId, examId, campaignIds: [...campaignIds].sort() };
  const [row] = await lockQueries[kind](tx, values);
  return row ?? { hasOpenAttempt: false, hasStarted: false, registered: [] };
}

type NewAttempt = Pick<AttemptRow, 'userId' | 'startedAt' | 'deadline' | 'examVersionId'>;
type InsertValues = NewAttempt &
  NewEntries &
  Record<'id' | 'examId' | 'orderSeed', string> & { resultId: string | null; at: Date };
type InsertedAttempt = {
  attempt: AttemptRow;
  /** Of the inserted entries. */
  entryCount: number;
  /** Whether one of the campaigns does not run for the user at this moment. */
  isOutsideWindow: boolean;
};

const insertQuery = (kind: ExamKindName) =>
  preparedQuery<InsertValues, InsertedAttempt[]>(`insert_attempt_${kind}`, (tx) => {
    const results = kind === 'multi-subject' ? multiSubjectResults : examResults;
    const examId = sql.placeholder('examId');
    const newestResult = tx
      .select({ id: results.id })
      .from(results)
      .where(whereUserAndExam(results, sql.placeholder('userId'), examId))
      .orderBy(desc(results.dateTaken), desc(results.id))
      .limit(1);
    const attempt = tx.$with('attempt').as(
      tx
        .insert(attempts)
        .values({
          id: sql.placeholder('id'),
          userId: sql.placeholder('userId'),
          ...(kind === 'multi-subject' ? { multiSubjectExamId: examId } : { examId }),
          resultId: sql`coalesce(${sql.placeholder('resultId')}::text, (${newestResult}))`,
          startedAt: sql.placeholder('startedAt'),
          deadline: sql.placeholder('deadline'),
          examVersionId: sql.placeholder('examVersionId'),
          orderSeed: sql.placeholder('orderSeed'),
        })
        .onConflictDoNothing()
        .returning(),
    );
    const entry = tx.$with('entry').as(insertEntries(tx, attempt));
    return tx
      .with(attempt, entry)
      .select({
        attempt: attempt._.selectedFields,
        entryCount: sql<number>`(select count(*) from ${entry})`.mapWith(Number),
        isOutsideWindow: isOutsideAnyWindow(tx),
      })
      .from(attempt);
  });
const insertQueries = {
  'multi-subject': insertQuery('multi-subject'),
  single: insertQuery('single'),
};

/**
 * Inserts an attempt and its entries in campaigns. Call `lockCampaignsForStart` first.
 * @param resultId the result that a submission replaces; by default the user's newest one in the
 *   exam
 * @param entries those that exist are not inserted: `entryCount` is then smaller
 * @param at the current time, for the check of the campaigns; `startedAt` is from before the locks
 * @returns undefined if another attempt is open
 */
export async function insertAttempt(
  tx: Db,
  {
    kind,
    examId,
    resultId = null,
    ...values
  }: ExamOfKind & NewAttempt & { resultId?: string | null | undefined },
  entries: NewEntries,
  at: Date,
): Promise<InsertedAttempt | undefined> {
  const generated = { id: randomUUID(), orderSeed: randomBytes(12).toString('base64url') };
  const [row] = await insertQueries[kind](tx, {
    ...generated,
    ...values,
    ...entries,
    examId,
    resultId,
    at,
  });
  return row;
}
