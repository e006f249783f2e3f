// SQL of results from elsewhere.
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../students/tables.ts';
import { type AcademicResultDocument, toAcademicResult } from './documents.ts';
import { academicResults } from './tables.ts';

type Row = typeof academicResults.$inferSelect;

/** A student's entries, the newest year first. */
export async function findAcademicResults(
  db: Db,
  studentId: string,
): Promise<AcademicResultDocument[]> {
  const rows = await db
    .select()
    .from(academicResults)
    .where(eq(academicResults.studentId, studentId))
    .orderBy(desc(academicResults.year), asc(academicResults.createdAt), asc(academicResults.id));
  return rows.map(toAcademicResult);
}

export async function findAcademicResult(
  db: Db,
  id: string,
): Promise<AcademicResultDocument | undefined> {
  return (await db.select().from(academicResults).where(eq(academicResults.id, id))).map(
    toAcademicResult,
  )[0];
}

/** Locks the student's record until the end of the transaction; false if there is none. */
export async function lockStudent(tx: Db, id: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: students.id })
        .from(students)
        .where(eq(students.id, id))
        .for('no key update')
    ).length > 0
  );
}

export function countAcademicResults(db: Db, studentId: string): Promise<number> {
  return db.$count(academicResults, eq(academicResults.studentId, studentId));
}

export async function insertAcademicResult(
  db: Db,
  values: typeof academicResults.$inferInsert,
): Promise<AcademicResultDocument | undefined> {
  return (await db.insert(academicResults).values(values).returning()).map(toAcademicResult)[0];
}

/** The entry after the update; undefined if there is none. */
export async function updateAcademicResult(
  db: Db,
  id: string,
  changes: Partial<Row>,
): Promise<AcademicResultDocument | undefined> {
  // `id` is set to itself, because `set` must not be empty.
  const rows = await db
    .update(academicResults)
    .set({ ...changes, id })
    .where(eq(academicResults.id, id))
    .returning();
  return rows.map(toAcademicResult)[0];
}

/** False if there was none. */
export async function deleteAcademicResult(db: Db, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(academicResults)
        .where(eq(academicResults.id, id))
        .returning({ id: academicResults.id })
    ).length > 0
  );
}
