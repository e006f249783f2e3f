// SQL that deletes courses and their units, or archives them if they have students' data.
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deleteOrArchive } from '../../records/delete-or-archive.ts';
import { deleteCourseDrafts } from '../assignments/queries.ts';
import { attempts } from '../attempts/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { examResults } from '../results/tables.ts';
import { enrolments } from '../students/tables.ts';
import { academicUnits, chapters, courses, lessons, subjects } from './tables.ts';

type DeleteOptions = { force: boolean; now: Date };

/** Whether an exam belongs to the course or to anything below it. */
export function isExamOfCourse(db: Db, courseId: string): SQL | undefined {
  const subjectIds = db
    .select({ id: subjects.id })
    .from(subjects)
    .where(eq(subjects.courseId, courseId));
  const chapterIds = db
    .select({ id: chapters.id })
    .from(chapters)
    .where(inArray(chapters.subjectId, subjectIds));
  const lessonIds = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.chapterId, chapterIds));
  const unitIds = db
    .select({ id: academicUnits.id })
    .from(academicUnits)
    .where(eq(academicUnits.courseId, courseId));
  return or(
    eq(exams.courseId, courseId),
    inArray(exams.subjectId, subjectIds),
    inArray(exams.chapterId, chapterIds),
    inArray(exams.lessonId, lessonIds),
    inArray(exams.academicUnitId, unitIds),
  );
}

/** Whether students have data in these exams, or in the course if one is given: one statement. */
async function hasStudentData(
  db: Db,
  isExam: SQL | undefined,
  courseId?: string,
): Promise<boolean> {
  const examIds = db.select({ id: exams.id }).from(exams).where(isExam);
  const selectOne = { one: sql`1` };
  const isUsedAnywhere = or(
    exists(db.select(selectOne).from(examResults).where(inArray(examResults.examId, examIds))),
    exists(db.select(selectOne).from(attempts).where(inArray(attempts.examId, examIds))),
    exists(db.select(selectOne).from(examCampaigns).where(inArray(examCampaigns.examId, examIds))),
    courseId === undefined
      ? undefined
      : exists(db.select(selectOne).from(enrolments).where(eq(enrolments.courseId, courseId))),
  );
  const [row] = await db
    .select({ isUsed: sql<boolean>`${isUsedAnywhere}` })
    .from(sql`(select 1) as one`);
  return row?.isUsed ?? false;
}

/** Records archived earlier keep their date. */
async function archiveExams(tx: Db, isExam: SQL | undefined, archivedAt: Date): Promise<void> {
  await tx
    .update(exams)
    .set({ archivedAt })
    .where(and(isExam, isNull(exams.archivedAt)));
}

/**
 * Deletes the course and everything below it. Undefined if there is none.
 * @throws 409 without `force` if it has students' data; with `force` it is archived
 */
export function deleteCourse(db: Db, id: string, { force, now }: DeleteOptions) {
  const isCourse = and(eq(courses.id, id), isNull(courses.archivedAt));
  return deleteOrArchive(db, force, {
    lock: async (tx) =>
      (await tx.select({ id: courses.id }).from(courses).where(isCourse).for('update')).length > 0,
    isUsed: (tx) => hasStudentData(tx, isExamOfCourse(tx, id), id),
    remove: async (tx) => {
      await deleteCourseDrafts(tx, 'courseId', id);
      await tx.delete(courses).where(isCourse);
    },
    archive: async (tx) => {
      const archivedAt = now;
      await tx.update(courses).set({ archivedAt }).where(isCourse);
      await tx
        .update(subjects)
        .set({ archivedAt })
        .where(and(eq(subjects.courseId, id), isNull(subjects.archivedAt)));
      await tx
        .update(academicUnits)
        .set({ archivedAt })
        .where(and(eq(academicUnits.courseId, id), isNull(academicUnits.archivedAt)));
      await archiveExams(tx, isExamOfCourse(tx, id), archivedAt);
    },
  });
}

/** The same for a unit of a course. */
export function deleteAcademicUnit(
  db: Db,
  courseId: string,
  id: string,
  { force, now }: DeleteOptions,
) {
  const isUnit = and(
    eq(academicUnits.id, id),
    eq(academicUnits.courseId, courseId),
    isNull(academicUnits.archivedAt),
  );
  const isExam = eq(exams.academicUnitId, id);
  return deleteOrArchive(db, force, {
    lock: async (tx) =>
      (await tx.select({ id: academicUnits.id }).from(academicUnits).where(isUnit).for('update'))
        .length > 0,
    isUsed: (tx) => hasStudentData(tx, isExam),
    remove: (tx) => tx.delete(academicUnits).where(isUnit),
    archive: async (tx) => {
      await tx.update(academicUnits).set({ archivedAt: now }).where(isUnit);
      await archiveExams(tx, isExam, now);
    },
  });
}
