// Changes student records.
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import type { StudentDocument } from './documents.ts';
import { findStudentUser, updateStudent } from './queries.ts';

/**
 * Stores the given columns; returns the updated record.
 * @param version the version that the client read; undefined: any
 * @throws 404, 409 if the record has another version
 */
export async function changeStudent(
  db: Db,
  id: string,
  columns: Parameters<typeof updateStudent>[2],
  version: number | undefined,
): Promise<StudentDocument> {
  const student = await updateStudent(db, id, columns, version);
  if (!student && (await findStudentUser(db, id)) !== undefined) refuse('STUDENT_CHANGED');
  return requireFound(student, 'student');
}
