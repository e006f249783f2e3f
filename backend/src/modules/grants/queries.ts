// SQL of grants, and of the exams of a course for its teachers.
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { GrantRole } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import type { Category } from '../students/queries.ts';
import { COURSE_OF_ATTEMPT, COURSE_OF_PAPER } from './conditions.ts';
import type { GrantDocument, GrantedExamDocument } from './documents.ts';
import { grants } from './tables.ts';

/** Exams of one course in the list for its teachers. */
const MAX_EXAMS = 500;

/** All grants of an account, the earliest first. */
export async function findGrants(db: Db, userId: string): Promise<GrantDocument[]> {
  const rows = await db
    .select({
      grant: grants,
      university: universities,
      course: { code: courses.courseCode, title: courses.title },
    })
    .from(grants)
    .leftJoin(universities, eq(universities.id, grants.universityId))
    .leftJoin(courses, eq(courses.id, grants.courseId))
    .where(eq(grants.userId, userId))
    .orderBy(asc(grants.grantedAt), asc(grants.id));
  return rows.map(({ grant, university, course }) => ({
    courseId: grant.universityId ?? grant.courseId ?? '',
    category: grant.universityId === null ? ('academic' as const) : ('admissionPrep' as const),
    courseCode: university?.courseCode ?? course?.code ?? '',
    name: university?.name ?? course?.title ?? '',
    role: grant.role,
    grantedAt: grant.grantedAt.toISOString(),
  }));
}

/** The name of a course in any status; undefined without such a course. */
export async function findCourseName(
  db: Db,
  category: Category,
  courseId: string,
): Promise<string | undefined> {
  const rows =
    category === 'admissionPrep'
      ? await db
          .select({ name: universities.name })
          .from(universities)
          .where(eq(universities.id, courseId))
      : await db.select({ name: courses.title }).from(courses).where(eq(courses.id, courseId));
  return rows[0]?.name;
}

/** Whether the account has an attempt that is not closed at an exam of the course. */
export async function hasOpenAttempt(db: Db, userId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .select({ courseId: COURSE_OF_ATTEMPT })
    .from(attempts)
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .where(and(eq(attempts.userId, userId), isNull(attempts.closedAt)));
  return rows.some((row) => row.courseId === courseId);
}

type NewGrant = {
  userId: string;
  category: Category;
  courseId: string;
  role: GrantRole;
  grantedBy: string;
  grantedAt: Date;
};

/**
 * Creates the grant, or changes the role of the existing one.
 * @returns its id; undefined if the account has this role already
 */
export async function upsertGrant(
  db: Db,
  { category, courseId, ...grant }: NewGrant,
): Promise<string | undefined> {
  const column = category === 'admissionPrep' ? grants.universityId : grants.courseId;
  const course = category === 'admissionPrep' ? { universityId: courseId } : { courseId };
  const { role, grantedBy, grantedAt } = grant;
  const rows = await db
    .insert(grants)
    .values({ ...grant, ...course })
    .onConflictDoUpdate({
      target: [grants.userId, column],
      set: { role, grantedBy, grantedAt },
      setWhere: sql`${grants.role} <> ${role}`,
    })
    .returning({ id: grants.id });
  return rows[0]?.id;
}

/** Ends the grant; false if there is none. */
export async function deleteGrant(
  db: Db,
  userId: string,
  category: Category,
  courseId: string,
): Promise<boolean> {
  const column = category === 'admissionPrep' ? grants.universityId : grants.courseId;
  const isGrant = and(eq(grants.userId, userId), eq(column, courseId));
  return (await db.delete(grants).where(isGrant).returning({ id: grants.id })).length > 0;
}

/** The exams of a course that are not archived, those with most started attempts first. */
export async function findExamsOfCourse(db: Db, courseId: string): Promise<GrantedExamDocument[]> {
  // A nested expression: otherwise Drizzle omits the names of the tables.
  const asStartedCount = (inner: SQL) =>
    sql<number>`(${inner})`.mapWith(Number).as('started_count');
  const ofSingle = sql`select count(distinct ${attempts.userId}) from ${attempts}
    where ${attempts.examId} = ${exams.id}`;
  const ofPaper = sql`select count(distinct ${attempts.userId}) from ${attempts}
    where ${attempts.multiSubjectExamId} = ${multiSubjectExams.id}`;
  const singles = db
    .select({
      kind: sql<'single' | 'multi-subject'>`'single'`.as('kind'),
      examId: exams.id,
      title: exams.title,
      startedCount: asStartedCount(ofSingle),
    })
    .from(exams)
    .where(and(isNull(exams.archivedAt), sql`${COURSE_OF_EXAM} = ${courseId}`));
  const papers = db
    .select({
      kind: sql<'single' | 'multi-subject'>`'multi-subject'`.as('kind'),
      examId: multiSubjectExams.id,
      title: multiSubjectExams.title,
      startedCount: asStartedCount(ofPaper),
    })
    .from(multiSubjectExams)
    .where(and(isNull(multiSubjectExams.archivedAt), sql`${COURSE_OF_PAPER} = ${courseId}`));
  const all = unionAll(singles, papers).as('course_exams');
  return db
    .select()
    .from(all)
    .orderBy(desc(all.startedCount), asc(all.title), asc(all.examId))
    .limit(MAX_EXAMS);
}
