// The condition for the rows of one user in one exam, of tables with rows of every candidate.
import { and, type Column, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Table = { userId: Column; examId: Column };

/**
 * Finds the rows by the index of the user. `|| ''` keeps PostgreSQL from the index of the exam:
 * in its statistics, which are from before, a new exam has no rows, so that index looks cheaper,
 * and each candidate would read the rows of all (docs/decisions/089).
 */
export function isOfUserInExam(
  { userId, examId }: Table,
  user: SQLWrapper | string,
  exam: SQLWrapper | string,
): SQL | undefined {
  return and(eq(userId, user), sql`(${examId} || '') = ${exam}`);
}

/** The same for several exams. @param exams a parameter of an array */
export function isOfUserInExams(
  { userId, examId }: Table,
  user: SQLWrapper | string,
  exams: SQLWrapper,
): SQL | undefined {
  return and(eq(userId, user), sql`(${examId} || '') = any(${exams}::text[])`);
}
