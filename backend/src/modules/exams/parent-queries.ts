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

const COLUMNS = {
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
  if (type !== 'unit') return (await lockAcademic(tx, type, id)) ? COLUMNS[type] : undefined;
  if (await lockUnit(tx, id)) return 'unitId';
  return (await lockAcademicUnit(tx, id)) ? 'academicUnitId' : undefined;
}

const selectOne = sql<number>`1`;

async function lockAcademic(tx: Db, type: keyof typeof COLUMNS, id: string): Promise<boolean> {
  const here = isNull(courses.archivedAt);
  const below = (where: SQL | undefined) => and(here, isNull(subjects.archivedAt), where);
  const ofCourse = eq(subjects.courseId, courses.id);
  const ofSubject = eq(chapters.subjectId, subjects.id);
  const from = () => tx.select({ one: selectOne }).from(courses);
  switch (type) {
    case 'course':
      return hasOneRow(
        await from()
          .where(and(here, eq(courses.id, id)))
          .for('share'),
      );
    case 'subject':
      return hasOneRow(
        await from()
          .innerJoin(subjects, ofCourse)
          .where(below(eq(subjects.id, id)))
          .for('share'),
      );
    case 'chapter':
      return hasOneRow(
        await from()
          .innerJoin(subjects, ofCourse)
          .innerJoin(chapters, ofSubject)
          .where(below(and(isNull(chapters.archivedAt), eq(chapters.id, id))))
          .for('share'),
      );
    case 'lesson':
      return hasOneRow(
        await from()
          .innerJoin(subjects, ofCourse)
          .innerJoin(chapters, ofSubject)
          .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
          .where(
            below(and(isNull(chapters.archivedAt), isNull(lessons.archivedAt), eq(lessons.id, id))),
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
