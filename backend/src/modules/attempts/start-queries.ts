// SQL that begins attempts.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOfUserInExam } from '../../db/of-user-in-exam.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import type { ExamKindName, ExamOfKind } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import type { AttemptRow } from './documents.ts';
import { attempts } from './tables.ts';

type Starting = { open: AttemptRow | null; examRevision: string | null };

const startingOf = (kind: ExamKindName) =>
  preparedQuery<{ userId: string; examId: string }, Starting[]>(`find_starting_${kind}`, (db) => {
    const [examId, exam] =
      kind === 'multi-subject'
        ? [attempts.multiSubjectExamId, multiSubjectExams]
        : [attempts.examId, exams];
    const revision = sql`select ${revisionOf(exam)} from ${exam} where ${exam.id} = ${sql.placeholder('examId')}`;
    const isOpen = and(
      isOfUserInExam(
        { userId: attempts.userId, examId },
        sql.placeholder('userId'),
        sql.placeholder('examId'),
      ),
      isNull(attempts.closedAt),
    );
    return db
      .select({ open: attempts, examRevision: sql<string | null>`(${revision})` })
      .from(sql`(select 1) one`)
      .leftJoin(attempts, isOpen);
  });
const selectStarting = {
  'multi-subject': startingOf('multi-subject'),
  single: startingOf('single'),
};

/** What a start finds: the user's attempt that nobody has closed, and the exam. */
export async function findStarting(
  db: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
): Promise<{
  open: AttemptRow | undefined;
  /** Of the exam's row (db/revision-cache.ts); undefined if there is no such exam. */
  examRevision: string | undefined;
}> {
  const [row] = await selectStarting[kind](db, { userId, examId });
  return { open: row?.open ?? undefined, examRevision: row?.examRevision ?? undefined };
}

type NewAttempt = Pick<AttemptRow, 'userId' | 'startedAt' | 'deadline' | 'examVersionId'>;

const insertOf = (kind: ExamKindName) =>
  preparedQuery<
    NewAttempt & Record<'id' | 'examId' | 'orderSeed', string> & { resultId: string | null },
    AttemptRow[]
  >(`insert_attempt_${kind}`, (tx) => {
    const results = kind === 'multi-subject' ? multiSubjectResults : examResults;
    const examId = sql.placeholder('examId');
    const newest = tx
      .select({ id: results.id })
      .from(results)
      .where(isOfUserInExam(results, sql.placeholder('userId'), examId))
      .orderBy(desc(results.dateTaken), desc(results.id))
      .limit(1);
    return tx
      .insert(attempts)
      .values({
        id: sql.placeholder('id'),
        userId: sql.placeholder('userId'),
        ...(kind === 'multi-subject' ? { multiSubjectExamId: examId } : { examId }),
        resultId: sql`coalesce(${sql.placeholder('resultId')}::text, (${newest}))`,
        startedAt: sql.placeholder('startedAt'),
        deadline: sql.placeholder('deadline'),
        examVersionId: sql.placeholder('examVersionId'),
        orderSeed: sql.placeholder('orderSeed'),
      })
      .onConflictDoNothing()
      .returning();
  });
const insertInto = {
  'multi-subject': insertOf('multi-subject'),
  single: insertOf('single'),
};

/**
 * A new attempt for the result that the user has in the exam, if there is one.
 * @param resultId the result, if the client has named it
 * @returns undefined where another one is open
 */
export async function insertAttempt(
  tx: Db,
  {
    kind,
    examId,
    resultId = null,
    ...values
  }: ExamOfKind & NewAttempt & { resultId?: string | null | undefined },
): Promise<AttemptRow | undefined> {
  const random = { id: randomUUID(), orderSeed: randomBytes(12).toString('base64url') };
  return (await insertInto[kind](tx, { ...random, ...values, examId, resultId }))[0];
}
