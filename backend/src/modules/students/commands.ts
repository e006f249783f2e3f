// Changes and deletes student records.
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import { isInUnreleasedContest } from '../campaigns/exam-campaigns/contest-attempts.ts';
import { requireUnlisted } from '../exclusions/listed-people.ts';
import type { StudentDocument } from './documents.ts';
import { deleteStudent, findStudentUser, updateStudent } from './queries.ts';

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

/**
 * Deletes the record with its enrolments and registrations; returns its photo's URL. Not
 * between a start in a contest and the release of its results: with the registration the personal
 * window would end, for which the results of all students wait, while the attempt stays open.
 * @throws 404; 409 in a contest, and for somebody on a published merit list, unless it is the owner
 *   who deletes
 */
export function removeStudent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  by: 'owner' | 'admin',
): Promise<{ photo: string | null }> {
  return db.transaction(async (tx) => {
    const userId = requireFound(await findStudentUser(tx, id), 'student');
    requireFound(await lockUser(tx, userId), 'student');
    if (await isInUnreleasedContest(tx, userId, now())) refuse('STUDENT_IN_CONTEST');
    if (by === 'admin') await requireUnlisted(tx, userId);
    return requireFound(await deleteStudent(tx, id), 'student');
  });
}
