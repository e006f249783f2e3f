// SQL that creates and changes papers. All functions run in a transaction of the caller.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import { units, universities, years } from '../admission/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { multiSubjectResults } from '../results/tables.ts';
import type { subjectRows } from './subject-rows.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from './tables.ts';

type Columns = Pick<
  typeof multiSubjectExams.$inferInsert,
  'title' | 'timeLimit' | 'negativeMarkingPercentage' | 'shuffle'
>;

/**
 * Locks the exam year and its parents, from the top down, against being archived; false if it does
 * not exist or one of them is archived.
 */
export async function lockYear(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql<number>`1` })
    .from(universities)
    .innerJoin(units, eq(units.universityId, universities.id))
    .innerJoin(years, eq(years.unitId, units.id))
    .where(
      and(
        isNull(universities.archivedAt),
        isNull(units.archivedAt),
        isNull(years.archivedAt),
        eq(years.id, id),
      ),
    )
    .for('share');
  return rows.length === 1;
}

/** Stores a paper without subjects and returns its id; undefined if the year already has one. */
export async function insertPaper(
  tx: Db,
  yearId: string,
  columns: Columns,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(multiSubjectExams)
    .values({ ...withSearchKey(columns, columns.title), yearId })
    .onConflictDoNothing()
    .returning({ id: multiSubjectExams.id });
  return row?.id;
}

/** The paper's exam year. Locks the paper against concurrent changes. */
export async function lockPaper(tx: Db, id: string): Promise<{ yearId: string } | undefined> {
  const [row] = await tx
    .select({ yearId: multiSubjectExams.yearId })
    .from(multiSubjectExams)
    .where(and(eq(multiSubjectExams.id, id), isNull(multiSubjectExams.archivedAt)))
    .for('update');
  return row;
}

/** Whether students have attempts or results. */
export async function hasPaperAttemptsOrResults(tx: Db, id: string): Promise<boolean> {
  const results = tx
    .select({ id: multiSubjectResults.id })
    .from(multiSubjectResults)
    .where(eq(multiSubjectResults.examId, id));
  const started = tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.multiSubjectExamId, id));
  return (await results.limit(1)).length > 0 || (await started.limit(1)).length > 0;
}

export async function updatePaper(tx: Db, id: string, changes: Partial<Columns>): Promise<void> {
  // `id` is set to itself, because `set` must not be empty.
  await tx
    .update(multiSubjectExams)
    .set({ ...withSearchKey(changes, changes.title), id })
    .where(eq(multiSubjectExams.id, id));
}

/** Replaces all subjects of the paper, with their questions. */
export async function replaceSubjects(
  tx: Db,
  examId: string,
  rows: ReturnType<typeof subjectRows>,
): Promise<void> {
  await tx.delete(examSubjects).where(eq(examSubjects.examId, examId));
  await insertRows(
    tx,
    examSubjects,
    rows.subjects.map((subject) => ({ ...subject, examId })),
  );
  await insertRows(tx, subjectMcqs, rows.questions);
  await insertRows(tx, subjectOptions, rows.options);
}
