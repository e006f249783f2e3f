// SQL of student records and enrolments.
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { isListed } from '../../records/course-status.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import { courseCounts } from '../academics/counts.ts';
import { chapters, courses, lessons, subjects } from '../academics/tables.ts';
import { universityExamCount } from '../admission/counts.ts';
import { units, universities, years } from '../admission/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { multiSubjectResults } from '../results/tables.ts';
import { type EnrolledCourse, type StudentDocument, toStudent } from './documents.ts';
import { enrolments, lessonProgress, students } from './tables.ts';

/** The category decides which kind of course an id refers to. */
export type Category = EnrolledCourse['category'];

type StudentRow = typeof students.$inferSelect;
type StudentCourse = EnrolledCourse & { studentId: string; enrolledAt: Date };

/**
 * The courses that these students are enrolled in, with their progress; the earliest enrolment
 * first. Archived items do not count.
 */
const selectEnrolled = (db: Db, isOfStudents: SQL) =>
  unionAll(
    selectAdmissionCourses(db, isOfStudents),
    selectAcademicCourses(db, isOfStudents),
  ).orderBy(asc(sql.identifier('enrolled_at')));

/**
 * Prepared, because every visit begins with it. For one student only: for a list of unknown length
 * PostgreSQL assumes ten students, and may read all enrolments of a course instead of theirs.
 */
const selectEnrolledOfStudent = preparedQuery<{ studentId: string }, StudentCourse[]>(
  'find_enrolled',
  (db) => selectEnrolled(db, eq(enrolments.studentId, sql.placeholder('studentId'))),
);

const toNumber = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

function selectAdmissionCourses(db: Db, isOfStudents: SQL) {
  const papers = sql`from ${multiSubjectExams}
    join ${years} on ${years.id} = ${multiSubjectExams.yearId}
    join ${units} on ${units.id} = ${years.unitId}
    where ${units.universityId} = ${enrolments.universityId}
    and ${multiSubjectExams.archivedAt} is null`;
  const paperTaken = sql`exists (select 1 from ${multiSubjectResults}
    where ${multiSubjectResults.userId} = ${students.userId}
    and ${multiSubjectResults.examId} = ${multiSubjectExams.id})`;
  return db
    .select({
      studentId: enrolments.studentId,
      enrolledAt: enrolments.enrolledAt,
      category: sql<Category>`'admissionPrep'`,
      _id: universities.id,
      courseCode: universities.courseCode,
      name: universities.name,
      courseThumbnail: universities.courseThumbnail,
      parts: toNumber(sql`select count(*) ${papers}`),
      partsDone: toNumber(sql`select count(*) ${papers} and ${paperTaken}`),
      lastLessonId: sql<string | null>`null::text`,
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(universities, eq(universities.id, enrolments.universityId))
    .where(and(isOfStudents, isNull(universities.archivedAt), ne(universities.status, 'draft')));
}

function selectAcademicCourses(db: Db, isOfStudents: SQL) {
  const courseLessons = sql`from ${lessons}
    join ${chapters} on ${chapters.id} = ${lessons.chapterId}
    join ${subjects} on ${subjects.id} = ${chapters.subjectId}
    where ${subjects.courseId} = ${enrolments.courseId} and ${subjects.archivedAt} is null
    and ${chapters.archivedAt} is null and ${lessons.archivedAt} is null`;
  const lessonDone = sql`exists (select 1 from ${lessonProgress}
    where ${lessonProgress.userId} = ${students.userId}
    and ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.doneAt} is not null)`;
  const lastLesson = sql<string | null>`(select ${lessonProgress.lessonId} from ${lessonProgress}
    where ${lessonProgress.userId} = ${students.userId}
    and ${lessonProgress.lessonId} in (select ${lessons.id} ${courseLessons})
    order by ${lessonProgress.updatedAt} desc limit 1)`;
  return db
    .select({
      studentId: enrolments.studentId,
      enrolledAt: enrolments.enrolledAt,
      category: sql<Category>`'academic'`,
      _id: courses.id,
      courseCode: courses.courseCode,
      name: courses.title,
      courseThumbnail: courses.thumbnailImageUrl,
      parts: toNumber(sql`select count(*) ${courseLessons}`),
      partsDone: toNumber(sql`select count(*) ${courseLessons} and ${lessonDone}`),
      lastLessonId: lastLesson,
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(isOfStudents, isNull(courses.archivedAt), ne(courses.status, 'draft')));
}

async function findEnrolled(db: Db, studentIds: string[]): Promise<StudentCourse[]> {
  const [studentId] = studentIds;
  if (studentId === undefined) return [];
  return studentIds.length === 1
    ? selectEnrolledOfStudent(db, { studentId })
    : selectEnrolled(db, inArray(enrolments.studentId, studentIds));
}

/** A student's enrolled courses of both categories. */
export function findEnrolledCourses(db: Db, studentId: string): Promise<EnrolledCourse[]> {
  return findEnrolled(db, [studentId]);
}

/** The documents of these rows, in their order. */
export const findStudentsByRows = (db: Db, rows: StudentRow[]): Promise<StudentDocument[]> =>
  withEnrolments(db, rows);

async function withEnrolments(db: Db, rows: StudentRow[]): Promise<StudentDocument[]> {
  const enrolled = await findEnrolled(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    toStudent(
      row,
      enrolled.filter((course) => course.studentId === row.id),
    ),
  );
}

export async function findStudent(db: Db, id: string): Promise<StudentDocument | undefined> {
  const [student] = await withEnrolments(db, await selectStudent(db, { id }));
  return student;
}

const selectStudent = preparedQuery<{ id: string }, StudentRow[]>('find_student', (db) =>
  db
    .select()
    .from(students)
    .where(eq(students.id, sql.placeholder('id'))),
);

/** The id of the record's account. */
export async function findStudentUser(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.id, id));
  return row?.userId;
}

/** A page of all students, the earliest account first, and their number. */
export async function findStudents(db: Db, page: Page): Promise<ListPage<StudentDocument>> {
  const list = keyset(
    { timestamp: students.createdAt, id: students.id, order: 'oldest first' },
    page,
  );
  const [rows, count] = await Promise.all([
    db
      .select({ student: students, cursor: list.cursor })
      .from(students)
      .where(list.afterCursor)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${students}`, undefined, page),
  ]);
  const listPage = list.toListPage(rows, count, ({ student }) => student);
  return { ...listPage, rows: await withEnrolments(db, listPage.rows) };
}

type Columns = Partial<typeof students.$inferInsert>;

/** Adds the search key of a changed name; a cleared name has an empty key. */
const withNameKey = <C extends Columns>(columns: C) =>
  withSearchKey(columns, columns.name === null ? '' : columns.name);

/** Creates the record of an account; undefined if it has one. */
export async function insertStudent(
  db: Db,
  columns: Columns & { userId: string },
): Promise<StudentDocument | undefined> {
  const rows = await db
    .insert(students)
    .values(withNameKey(columns))
    .onConflictDoNothing({ target: students.userId })
    .returning();
  return (await withEnrolments(db, rows))[0];
}

/**
 * Stores the given columns and increments the version, in one statement; returns the stored record.
 * @param version the version that was read; the record must still have it
 * @returns undefined if there is no such record, or it has another version
 */
export async function updateStudent(
  db: Db,
  id: string,
  columns: Columns,
  version: number | undefined,
) {
  const rows = await db
    .update(students)
    .set({ ...withNameKey(columns), version: sql`${students.version} + 1` })
    .where(
      and(eq(students.id, id), version === undefined ? undefined : eq(students.version, version)),
    )
    .returning();
  return (await withEnrolments(db, rows))[0];
}

/**
 * Deletes the record with its enrolments and registrations; returns its photo's URL. Undefined
 * if there is none.
 */
export async function deleteStudent(
  db: Db,
  id: string,
): Promise<{ photo: string | null } | undefined> {
  return (
    await db
      .delete(students)
      .where(eq(students.id, id))
      .returning({ photo: students.profilePhotoUrl })
  )[0];
}

/**
 * Stores the photo's URL, null for none; returns the previous one, so that its file can be
 * removed, or undefined if the record no longer exists. The lock prevents that a file is missed if
 * two photos are uploaded at once.
 */
export function replacePhoto(
  db: Db,
  id: string,
  profilePhotoUrl: string | null,
): Promise<{ before: string | null } | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ before: students.profilePhotoUrl })
      .from(students)
      .where(eq(students.id, id))
      .for('update');
    await tx.update(students).set({ profilePhotoUrl }).where(eq(students.id, id));
    return row;
  });
}

/** Whether there is an enrolment that matches the condition. */
export async function hasStudents(db: Db, isOfCourse: SQL): Promise<boolean> {
  return (
    (await db.select({ id: enrolments.id }).from(enrolments).where(isOfCourse).limit(1)).length > 0
  );
}

/**
 * The data that enrolling in a course of that category depends on; undefined if there is no such
 * course, or if it is not published.
 */
export async function findEnrolTerms(
  db: Db,
  category: Category,
  courseId: string,
): Promise<{ fee: number; discount: number; isEmpty: boolean } | undefined> {
  const [row] =
    category === 'admissionPrep'
      ? await db
          .select({
            fee: universities.enrollmentFee,
            discount: universities.discountFee,
            isEmpty: sql<boolean>`${universityExamCount} = 0`,
          })
          .from(universities)
          .where(
            and(
              eq(universities.id, courseId),
              isNull(universities.archivedAt),
              isListed(universities),
            ),
          )
      : await db
          .select({
            fee: courses.price,
            discount: courses.discountPrice,
            isEmpty: sql<boolean>`${courseCounts.lessonCount} + ${courseCounts.contentCount} + ${courseCounts.examCount} = 0`,
          })
          .from(courses)
          .where(and(eq(courses.id, courseId), isNull(courses.archivedAt), isListed(courses)));
  return row;
}

/**
 * Enrols the student; false if already enrolled.
 * @param byHand the admin's note and the admin's id, if it was not the student
 */
export async function insertEnrolment(
  db: Db,
  studentId: string,
  category: Category,
  courseId: string,
  byHand?: { paymentNote: string | null; enrolledBy: string },
): Promise<boolean> {
  const course = category === 'admissionPrep' ? { universityId: courseId } : { courseId };
  const rows = await db
    .insert(enrolments)
    .values({ studentId, ...course, ...byHand })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  return rows.length > 0;
}
