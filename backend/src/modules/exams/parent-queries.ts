// SQL of the parents of exams. The rows above an exam are locked, from the top down, so that none
// of them is archived or deleted while the exam is being created.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { academicUnits, chapters, courses, lessons, subjects } from '../academics/tables.ts';
import { units, universities } from '../admission/tables.ts';
import type { ParentTypeName } from './documents.ts';
import type { exams } from './tables.ts';

/** The column that holds the parent's id. */
export type ParentColumn = keyof Pick<
  typeof exams.$inferInsert,
  'chapterId' | 'courseId' | 'subjectId' | 'lessonId' | 'unitId' | 'academicUnitId'
>;

const PARENT_COLUMNS = {
  chapter: 'chapterId',
  course: 'courseId',
  subject: 'subjectId',
  lesson: 'lessonId',
} as const;

/** The column for a parent that exists; neither it nor a record above it is archived. */
export async function lockParent(
  tx: Db,
  type: ParentTypeName,
  id: string,
): Promise<ParentColumn | undefined> {
  if (type !== 'unit') return (await lockAcademic(tx, type, id)) ? PARENT_COLUMNS[type] : undefined;
  if (await lockUnit(tx, id)) return 'unitId';
  return (await lockAcademicUnit(tx, id)) ? 'academicUnitId' : undefined;
}

const selectOne = sql<number>`1`;

async function lockAcademic(
  tx: Db,
  type: keyof typeof PARENT_COLUMNS,
  id: string,
): Promise<boolean> {
  const isActiveCourse = isNull(courses.archivedAt);
  const inActiveSubject = (where: SQL | undefined) =>
    and(isActiveCourse, isNull(subjects.archivedAt), where);
  const isSubjectOfCourse = eq(subjects.courseId, courses.id);
  const isChapterOfSubject = eq(chapters.subjectId, subjects.id);
  const selectFromCourses = () => tx.select({ one: selectOne }).from(courses);
  switch (type) {
    case 'course':
      return hasOneRow(
        await selectFromCourses()
          .where(and(isActiveCourse, eq(courses.id, id)))
          .for('share'),
      );
    case 'subject':
      return hasOneRow(
        await selectFromCourses()
          .innerJoin(subjects, isSubjectOfCourse)
          .where(inActiveSubject(eq(subjects.id, id)))
          .for('share'),
      );
    case 'chapter':
      return hasOneRow(
        await selectFromCourses()
          .innerJoin(subjects, isSubjectOfCourse)
          .innerJoin(chapters, isChapterOfSubject)
          .where(inActiveSubject(and(isNull(chapters.archivedAt), eq(chapters.id, id))))
          .for('share'),
      );
    case 'lesson':
      return hasOneRow(
        await selectFromCourses()
          .innerJoin(subjects, isSubjectOfCourse)
          .innerJoin(chapters, isChapterOfSubject)
          .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
          .where(
            inActiveSubject(
              and(isNull(chapters.archivedAt), isNull(lessons.archivedAt), eq(lessons.id, id)),
            ),
          )
          .for('share'),
      );
  }
}

async function lockUnit(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ one: selectOne })
    .from(universities)
    .innerJoin(units, eq(units.universityId, universities.id))
    .where(and(isNull(universities.archivedAt), isNull(units.archivedAt), eq(units.id, id)))
    .for('share');
  return hasOneRow(rows);
}

async function lockAcademicUnit(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ one: selectOne })
    .from(courses)
    .innerJoin(academicUnits, eq(academicUnits.courseId, courses.id))
    .where(
      and(isNull(courses.archivedAt), isNull(academicUnits.archivedAt), eq(academicUnits.id, id)),
    )
    .for('share');
  return hasOneRow(rows);
}

const hasOneRow = (rows: unknown[]) => rows.length === 1;
