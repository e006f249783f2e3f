// SQL of results from elsewhere.
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refuse } from '../../plugins/errors.ts';
import { students } from '../students/tables.ts';
import { type AcademicResultDocument, toAcademicResult } from './academic-result-documents.ts';
import { academicResults } from './tables.ts';

type Row = typeof academicResults.$inferSelect;

/** More than a life of certificates; without an end one account could fill the disk. */
const MOST_PER_STUDENT = 50;

/** A student's entries, the newest year first. */
export async function findAcademicResults(db: Db, studentId: string): Promise<AcademicResultDocument[]> {
  const rows = await db
    .select()
    .from(academicResults)
    .where(eq(academicResults.studentId, studentId))
    .orderBy(desc(academicResults.year), asc(academicResults.createdAt), asc(academicResults.id));
  return rows.map(toAcademicResult);
}

export async function findAcademicResult(db: Db, id: string): Promise<AcademicResultDocument | undefined> {
  return (await db.select().from(academicResults).where(eq(academicResults.id, id))).map(toAcademicResult)[0];
}

/**
 * Stores an entry; undefined when there is no such student.
 * @throws 409 when the student has as many as anybody may
 */
export function insertAcademicResult(db: Db, values: typeof academicResults.$inferInsert): Promise<AcademicResultDocument | undefined> {
  return db.transaction(async (tx) => {
    // The lock lets entries of one student come one after the other, so that the count is true when it is used.
    const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.id, values.studentId)).for('no key update');
    if (!student) return undefined;
    const stored = await tx.$count(academicResults, eq(academicResults.studentId, student.id));
    if (stored >= MOST_PER_STUDENT) refuse(409, `A student has at most ${MOST_PER_STUDENT} results here.`);
    return (await tx.insert(academicResults).values(values).returning()).map(toAcademicResult)[0];
  });
}

/** The entry as it is afterwards; undefined when there is none. */
export async function updateAcademicResult(db: Db, id: string, changes: Partial<Row>): Promise<AcademicResultDocument | undefined> {
  // The id sets itself: a change of nothing is a statement too.
  const rows = await db
    .update(academicResults)
    .set({ ...changes, id })
    .where(eq(academicResults.id, id))
    .returning();
  return rows.map(toAcademicResult)[0];
}

/** Whether there was one. */
export async function deleteAcademicResult(db: Db, id: string): Promise<boolean> {
  return (await db.delete(academicResults).where(eq(academicResults.id, id)).returning({ id: academicResults.id })).length > 0;
}
