// SQL that finds the course of a record, for the rights of accounts with grants.
import { eq, inArray } from 'drizzle-orm';
import type { GrantedRecord } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResultVersions } from '../results/tables.ts';
import { COURSE_OF_ATTEMPT, COURSE_OF_PAPER } from './conditions.ts';

/** An exam of either kind, archived or not. */
export async function findCourseOfExam(
  db: Db,
  kind: string | undefined,
  examId: string,
): Promise<GrantedRecord | undefined> {
  const rows =
    kind === 'multi-subject'
      ? await db
          .select({ courseId: COURSE_OF_PAPER })
          .from(multiSubjectExams)
          .where(eq(multiSubjectExams.id, examId))
      : await db.select({ courseId: COURSE_OF_EXAM }).from(exams).where(eq(exams.id, examId));
  return rows[0];
}

/** A submission of a single exam. */
export async function findCourseOfSubmission(
  db: Db,
  id: string,
): Promise<GrantedRecord | undefined> {
  const [row] = await db
    .select({ courseId: COURSE_OF_EXAM, userId: examResultVersions.userId })
    .from(examResultVersions)
    .innerJoin(exams, eq(exams.id, examResultVersions.examId))
    .where(eq(examResultVersions.id, id));
  return row;
}

export async function findCourseOfLateAnswers(
  db: Db,
  id: string,
): Promise<GrantedRecord | undefined> {
  const [row] = await db
    .select({ courseId: COURSE_OF_ATTEMPT, userId: attempts.userId })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .where(eq(lateAnswers.id, id));
  return row;
}

/** The courses of the exams of these attempts, by the ids of the attempts. */
export async function findCoursesOfAttempts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: attempts.id, courseId: COURSE_OF_ATTEMPT })
    .from(attempts)
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .where(inArray(attempts.id, [...ids]));
  return new Map(rows.map(({ id, courseId }) => [id, courseId]));
}
