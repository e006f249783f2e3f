// Conditions of lists for accounts with grants: records of their courses, without their own.
import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type GrantRole,
  grantedCourses,
  readsEverything,
  userIdOf,
  type Viewer,
} from '../../access.ts';
import { units, years } from '../admission/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

const courseOfPaper = sql`select ${units.universityId} from ${years}
  join ${units} on ${units.id} = ${years.unitId}
  where ${years.id} = ${multiSubjectExams.yearId}`;

/** The admission course of a paper, in any query of papers. */
export const COURSE_OF_PAPER = sql<string | null>`(${courseOfPaper})`;

const courseOfSingle = sql`select ${COURSE_OF_EXAM} from ${exams}
  where ${exams.id} = ${attempts.examId}`;
const courseOfMulti = sql`select ${COURSE_OF_PAPER} from ${multiSubjectExams}
  where ${multiSubjectExams.id} = ${attempts.multiSubjectExamId}`;

/** The course of an attempt's exam, in any query of attempts with a join. */
export const COURSE_OF_ATTEMPT = sql<
  string | null
>`coalesce((${courseOfSingle}), (${courseOfMulti}))`;

/**
 * A condition that excludes records without a grant, and the account's own; undefined for those who
 * read everything.
 */
export function isGranted(
  viewer: Viewer,
  role: GrantRole,
  { courseId, userId }: { courseId: SQL; userId?: PgColumn },
): SQL | undefined {
  if (readsEverything(viewer)) return undefined;
  const ids = grantedCourses(viewer, role).map((id) => sql`${id}`);
  if (ids.length === 0) return sql`false`;
  const isOfCourse = sql`${courseId} in (${sql.join(ids, sql`, `)})`;
  return userId ? and(isOfCourse, ne(userId, userIdOf(viewer))) : isOfCourse;
}
