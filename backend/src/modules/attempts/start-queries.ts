// SQL that begins attempts. Every student of a national exam starts in the same minute, so it is as
// few statements as possible (docs/decisions/090).
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOfUserInExam } from '../../db/of-user-in-exam.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import {
  hasStarted,
  insertEntries,
  isAnyCampaignOver,
  lockForStart,
  type NewEntries,
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
    isOfUserInExam(
      { userId: attempts.userId, examId: examIdOf[kind] },
      sql.placeholder('userId'),
      sql.placeholder('examId'),
    ),
    isNull(attempts.closedAt),
  );

type StartingRow = {
  open: AttemptRow | null;
  examRevision: string | null;
  isArchived: boolean;
  exam: ExamForAttempt | null;
};

const startingOf = (kind: ExamKindName) =>
  preparedQuery<ExamValues, StartingRow[]>(`find_starting_${kind}`, (db) => {
    const exam = kind === 'multi-subject' ? multiSubjectExams : exams;
    return db
      .select({
        open: attempts,
        examRevision: sql<string | null>`${revisionOf(exam)}`,
        isArchived: sql<boolean>`${exam.archivedAt} is not null`,
        exam: columnsForAttempt[kind],
      })
      .from(sql`(select 1) one`)
      .leftJoin(exam, eq(exam.id, sql.placeholder('examId')))
      .leftJoin(attempts, isOpenIn(kind));
  });
const selectStarting = {
  'multi-subject': startingOf('multi-subject'),
  single: startingOf('single'),
};

/** The state before a start: the user's open attempt, and the exam. */
export async function findStarting(
  db: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
): Promise<{
  open: AttemptRow | undefined;
  /** Of the exam's row (db/revision-cache.ts); undefined if it does not exist. */
  examRevision: string | undefined;
  /** Undefined if it does not exist or is archived. */
  exam: ExamForAttempt | undefined;
}> {
  const [row] = await selectStarting[kind](db, { userId, examId });
  return {
    open: row?.open ?? undefined,
    examRevision: row?.examRevision ?? undefined,
    exam: row?.isArchived ? undefined : (row?.exam ?? undefined),
  };
}

type LockedStart = { open: AttemptRow | null; hasStarted: boolean; locks: unknown };

const lockingOf = (kind: ExamKindName) =>
  preparedQuery<ExamValues & { campaignIds: readonly string[] }, LockedStart[]>(
    `lock_start_${kind}`,
    (tx) =>
      tx
        .select({ open: attempts, hasStarted: hasStarted(tx), locks: lockForStart })
        .from(sql`(select 1) one`)
        .leftJoin(attempts, isOpenIn(kind)),
  );
const selectLocked = {
  'multi-subject': lockingOf('multi-subject'),
  single: lockingOf('single'),
};

/**
 * Locks the campaigns, so that nobody ends them until the end of the transaction, and reads the
 * user's attempts. Needs `lockUser`.
 * @param campaignIds the campaigns for which the start uses up the only attempt
 */
export async function lockStart(
  tx: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
  campaignIds: readonly string[],
): Promise<{
  open: AttemptRow | undefined;
  /** In one of the campaigns. */
  hasStarted: boolean;
}> {
  const values = { userId, examId, campaignIds: [...campaignIds].sort() };
  const [row] = await selectLocked[kind](tx, values);
  return { open: row?.open ?? undefined, hasStarted: row?.hasStarted ?? false };
}

type NewAttempt = Pick<AttemptRow, 'userId' | 'startedAt' | 'deadline' | 'examVersionId'>;
type InsertValues = NewAttempt &
  NewEntries &
  Record<'id' | 'examId' | 'orderSeed', string> & { resultId: string | null; at: Date };
type Inserted = {
  attempt: AttemptRow;
  entryCount: number;
  /** One of the campaigns does not run for the user at this moment. */
  isOver: boolean;
};

const insertOf = (kind: ExamKindName) =>
  preparedQuery<InsertValues, Inserted[]>(`insert_attempt_${kind}`, (tx) => {
    const results = kind === 'multi-subject' ? multiSubjectResults : examResults;
    const examId = sql.placeholder('examId');
    const newestResult = tx
      .select({ id: results.id })
      .from(results)
      .where(isOfUserInExam(results, sql.placeholder('userId'), examId))
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
        isOver: isAnyCampaignOver(tx),
      })
      .from(attempt);
  });
const insertInto = {
  'multi-subject': insertOf('multi-subject'),
  single: insertOf('single'),
};

/**
 * Inserts an attempt for the result that the user has in the exam, if there is one, and its entries
 * into campaigns. Needs `lockStart`.
 * @param resultId the result, if the client has named it
 * @param entries not inserted if they exist: `entryCount` is then smaller
 * @param at the time of this moment: the attempt's own was read before the locks
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
): Promise<Inserted | undefined> {
  const random = { id: randomUUID(), orderSeed: randomBytes(12).toString('base64url') };
  const [row] = await insertInto[kind](tx, {
    ...random,
    ...values,
    ...entries,
    examId,
    resultId,
    at,
  });
  return row;
}
