// SQL of student records and enrolments.
import { asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { chapters, courses, subjects } from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import { type EnrolledCourse, type StudentDocument, toStudent } from './documents.ts';
import { enrolments, students } from './tables.ts';

/** The category decides which kind of course an id means. */
export type Category = EnrolledCourse['category'];

/** The courses that these students are enrolled in, with how many of their exams have been taken; the earliest enrolment first. */
async function findEnrolled(db: Db, studentIds: readonly string[]): Promise<(EnrolledCourse & { studentId: string })[]> {
  if (studentIds.length === 0) return [];
  const common = { studentId: enrolments.studentId, enrolledAt: enrolments.enrolledAt };
  const number = (query: SQL) => sql<number>`(${query})`.mapWith(Number);
  const papers = sql`from ${multiSubjectExams} join ${years} on ${years.id} = ${multiSubjectExams.yearId} join ${units} on ${units.id} = ${years.unitId} where ${units.universityId} = ${enrolments.universityId}`;
  const paperTaken = sql`exists (select 1 from ${multiSubjectResults} where ${multiSubjectResults.userId} = ${students.userId} and ${multiSubjectResults.examId} = ${multiSubjectExams.id})`;
  const chapterExams = sql`from ${exams} join ${chapters} on ${chapters.id} = ${exams.chapterId} join ${subjects} on ${subjects.id} = ${chapters.subjectId} where ${subjects.courseId} = ${enrolments.courseId}`;
  const examTaken = sql`exists (select 1 from ${examResults} where ${examResults.userId} = ${students.userId} and ${examResults.examId} = ${exams.id})`;

  const [admission, academic] = await Promise.all([
    db
      .select({
        ...common,
        _id: universities.id,
        courseCode: universities.courseCode,
        name: universities.name,
        courseThumbnail: universities.courseThumbnail,
        exams: number(sql`select count(*) ${papers}`),
        examsTaken: number(sql`select count(*) ${papers} and ${paperTaken}`),
      })
      .from(enrolments)
      .innerJoin(students, eq(students.id, enrolments.studentId))
      .innerJoin(universities, eq(universities.id, enrolments.universityId))
      .where(inArray(enrolments.studentId, [...studentIds]))
      .orderBy(asc(enrolments.enrolledAt)),
    db
      .select({
        ...common,
        _id: courses.id,
        courseCode: courses.courseCode,
        name: courses.title,
        courseThumbnail: courses.thumbnailImageUrl,
        exams: number(sql`select count(*) ${chapterExams}`),
        examsTaken: number(sql`select count(*) ${chapterExams} and ${examTaken}`),
      })
      .from(enrolments)
      .innerJoin(students, eq(students.id, enrolments.studentId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(inArray(enrolments.studentId, [...studentIds]))
      .orderBy(asc(enrolments.enrolledAt)),
  ]);
  return [
    ...admission.map((row) => ({ ...row, category: 'admissionPrep' as const })),
    ...academic.map((row) => ({ ...row, category: 'academic' as const })),
  ];
}

/** A student's enrolled courses of both categories. */
export function findEnrolledCourses(db: Db, studentId: string): Promise<EnrolledCourse[]> {
  return findEnrolled(db, [studentId]);
}

async function withEnrolments(db: Db, rows: (typeof students.$inferSelect)[]): Promise<StudentDocument[]> {
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
  const [student] = await withEnrolments(db, await db.select().from(students).where(eq(students.id, id)));
  return student;
}

/** Whose record it is: the account's id. */
export async function findStudentUser(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: students.userId }).from(students).where(eq(students.id, id));
  return row?.userId;
}

/** A page of all students, the earliest account first, and how many there are. */
export async function findStudents(db: Db, page: { offset: number; limit: number }) {
  const rows = await db.select().from(students).orderBy(asc(students.createdAt), asc(students.id)).limit(page.limit).offset(page.offset);
  const [total] = await db.select({ count: count() }).from(students);
  return { students: await withEnrolments(db, rows), total: total?.count ?? 0 };
}

/** Stores the columns given; answers the record as it is then. */
export async function updateStudent(db: Db, id: string, columns: Partial<typeof students.$inferInsert>) {
  if (Object.keys(columns).length > 0) await db.update(students).set(columns).where(eq(students.id, id));
  return findStudent(db, id);
}

/** Stores the photo's address; answers the one before, so that its file can go. The lock lets no file be forgotten when two photos come at once. */
export function replacePhoto(db: Db, id: string, profilePhotoUrl: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ photo: students.profilePhotoUrl }).from(students).where(eq(students.id, id)).for('update');
    await tx.update(students).set({ profilePhotoUrl }).where(eq(students.id, id));
    return row?.photo ?? null;
  });
}

/** Fee and discount of a course of that category; undefined when there is none. */
export async function findCourseFee(db: Db, category: Category, courseId: string) {
  const [row] =
    category === 'admissionPrep'
      ? await db
          .select({ fee: universities.enrollmentFee, discount: universities.discountFee })
          .from(universities)
          .where(eq(universities.id, courseId))
      : await db.select({ fee: courses.price, discount: courses.discountPrice }).from(courses).where(eq(courses.id, courseId));
  return row;
}

/** Enrols the student; false when that had been done before. */
export async function insertEnrolment(db: Db, studentId: string, category: Category, courseId: string): Promise<boolean> {
  const course = category === 'admissionPrep' ? { universityId: courseId } : { courseId };
  const rows = await db
    .insert(enrolments)
    .values({ studentId, ...course })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  return rows.length > 0;
}
