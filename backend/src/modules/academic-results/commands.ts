// Adds results from elsewhere.
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import type { AcademicResultDocument } from './documents.ts';
import { countAcademicResults, insertAcademicResult, lockStudent } from './queries.ts';

/** More than anyone has; without a limit one account could fill the disk. */
const MAX_PER_STUDENT = 50;

/**
 * Stores an entry. Entries of one student are stored one after the other, so that their count is
 * correct.
 * @throws 404 for an unknown student, 409 if the student has 50 entries
 */
export function addAcademicResult(
  db: Db,
  values: Parameters<typeof insertAcademicResult>[1],
): Promise<AcademicResultDocument> {
  return db.transaction(async (tx) => {
    requireFound((await lockStudent(tx, values.studentId)) || undefined, 'student');
    if ((await countAcademicResults(tx, values.studentId)) >= MAX_PER_STUDENT) {
      refuse('TOO_MANY_ACADEMIC_RESULTS', { max: MAX_PER_STUDENT });
    }
    return requireFound(await insertAcademicResult(tx, values), 'student');
  });
}
