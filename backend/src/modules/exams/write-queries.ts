// SQL that creates, changes, deletes and archives single exams. All functions run in a transaction
// of the caller.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { nextPosition } from '../../db/next-position.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import { attempts } from '../attempts/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { examResults } from '../results/tables.ts';
import type { ParentColumn } from './parent-queries.ts';
import { COURSE_OF_EXAM, SUBJECT_OF_EXAM } from './queries.ts';
import type { mcqRows, writtenRows } from './question-rows.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from './tables.ts';

type Columns = Pick<
  typeof exams.$inferInsert,
  | 'title'
  | 'type'
  | 'totalMarks'
  | 'timeLimit'
  | 'passingScore'
  | 'negetiveMarkingPercentage'
  | 'startingDate'
  | 'shuffle'
  | 'position'
>;

/** Stores an exam without questions; without a position it comes last. Returns its id. */
export async function insertExam(
  tx: Db,
  parent: ParentColumn,
  parentId: string,
  columns: Columns,
): Promise<string> {
  const position =
    columns.position ?? nextPosition(sql`${exams} where ${exams[parent]} = ${parentId}`);
  const [row] = await tx
    .insert(exams)
    .values({ ...withSearchKey(columns, columns.title), [parent]: parentId, position })
    .returning({ id: exams.id });
  if (!row) throw new Error('The exam was not stored.');
  return row.id;
}

/**
 * The fields for changing or deleting an exam. Locks the exam, so that no results are stored
 * meanwhile.
 */
export async function lockExam(tx: Db, id: string) {
  const [row] = await tx
    .select({
      type: exams.type,
      courseId: COURSE_OF_EXAM,
      /** The subject above the exam; for an exam of a course or a unit, that course or unit. */
      parentId: sql<string>`coalesce(${SUBJECT_OF_EXAM}, ${exams.courseId}, ${exams.unitId},
        ${exams.academicUnitId})`,
    })
    .from(exams)
    .where(and(eq(exams.id, id), isNull(exams.archivedAt)))
    .for('update');
  return row;
}

export async function updateExam(tx: Db, id: string, changes: Partial<Columns>): Promise<void> {
  // `id` is set to itself, because `set` must not be empty.
  await tx
    .update(exams)
    .set({ ...withSearchKey(changes, changes.title), id })
    .where(eq(exams.id, id));
}

export async function replaceMcqs(
  tx: Db,
  examId: string,
  { questions, options }: ReturnType<typeof mcqRows>,
): Promise<void> {
  await tx.delete(examMcqs).where(eq(examMcqs.examId, examId));
  await insertRows(
    tx,
    examMcqs,
    questions.map((question) => ({ ...question, examId })),
  );
  await insertRows(tx, examOptions, options);
}

export async function replaceWritten(
  tx: Db,
  examId: string,
  rows: ReturnType<typeof writtenRows>,
): Promise<void> {
  await tx.delete(examWrittenQuestions).where(eq(examWrittenQuestions.examId, examId));
  await insertRows(
    tx,
    examWrittenQuestions,
    rows.map((row) => ({ ...row, examId })),
  );
}

/** Whether students have attempts or results. */
export async function hasAttemptsOrResults(tx: Db, id: string): Promise<boolean> {
  const results = tx
    .select({ id: examResults.id })
    .from(examResults)
    .where(eq(examResults.examId, id));
  const attemptsAtExam = tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.examId, id));
  const rows = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(sql`${exams.id} = ${id} and (exists ${results} or exists ${attemptsAtExam})`);
  return rows.length > 0;
}

/** Whether it has attempts or results, or an exam campaign refers to it. */
export async function isExamUsed(tx: Db, id: string): Promise<boolean> {
  return (
    (await hasAttemptsOrResults(tx, id)) ||
    (await tx.$count(examCampaigns, eq(examCampaigns.examId, id))) > 0
  );
}

export async function deleteExam(tx: Db, id: string): Promise<void> {
  await tx.delete(exams).where(eq(exams.id, id));
}

export async function archiveExam(tx: Db, id: string, archivedAt: Date): Promise<void> {
  await tx.update(exams).set({ archivedAt }).where(eq(exams.id, id));
}
