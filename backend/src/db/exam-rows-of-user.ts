// The condition for the rows of one user in one exam, of tables with rows of every candidate.
import { and, type Column, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Table = { userId: Column; examId: Column };

/**
 * Uses the index on the user. `|| ''` disables the index on the exam: statistics from before the
 * exam have no rows for it, so PostgreSQL would choose that index and read every candidate's rows
 * (docs/decisions/089).
 */
export function whereUserAndExam(
  { userId, examId }: Table,
  user: SQLWrapper | string,
  exam: SQLWrapper | string,
): SQL | undefined {
  return and(eq(userId, user), sql`(${examId} || '') = ${exam}`);
}

/** The same for several exams. @param exams a parameter of an array */
export function whereUserAndExams(
  { userId, examId }: Table,
  user: SQLWrapper | string,
  exams: SQLWrapper,
): SQL | undefined {
  return and(eq(userId, user), sql`(${examId} || '') = any(${exams}::text[])`);
}
