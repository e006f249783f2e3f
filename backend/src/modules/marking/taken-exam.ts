// The version of a written exam that a submission belongs to and is marked by (docs/decisions/045).
import { type SQL, sql } from 'drizzle-orm';
import { attempts } from '../attempts/tables.ts';
import { examVersions } from '../exam-versions/tables.ts';
import { exams } from '../exams/tables.ts';
import { examResultVersions } from '../results/tables.ts';

/**
 * The id of the version; null if a backend without versions stored both the submission and its
 * attempt. Requires a join of the attempt.
 */
export const TAKEN_VERSION_ID: SQL<string | null> =
  sql`coalesce(${examResultVersions.examVersionId}, ${attempts.examVersionId})`;

/** The total marks of the version, or of the current exam. Requires joins of both. */
export const TAKEN_TOTAL_MARKS: SQL<number> = sql`coalesce((${examVersions.content} ->> 'totalMarks')::float8,
  ${exams.totalMarks}::float8)`;
