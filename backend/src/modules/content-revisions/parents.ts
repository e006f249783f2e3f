// The parent of an item of content: SQL of its id and of its title or name.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import type { ContentKind } from './tables.ts';

type Parent = { id: PgColumn | SQL; title: SQL };

/** @param id the column that holds the parent's id @param title of the parent */
const parent = (
  id: PgColumn,
  table: PgTable & { id: PgColumn },
  title: PgColumn | SQL,
): Parent => ({
  id,
  title: sql`(select ${title}::text from ${table} where ${table.id} = ${id})`,
});

const EXAM_PARENTS: readonly Parent[] = [
  parent(exams.chapterId, chapters, chapters.chapterTitle),
  parent(exams.courseId, courses, courses.title),
  parent(exams.subjectId, subjects, subjects.subjectName),
  parent(exams.lessonId, lessons, lessons.title),
  parent(exams.unitId, units, units.unitName),
  parent(exams.academicUnitId, academicUnits, academicUnits.unitName),
];
/** An exam has one parent: the other columns are null. */
const firstOf = (parts: readonly (PgColumn | SQL)[]) =>
  sql`coalesce(${sql.join([...parts], sql`, `)})`;

/** Used in selects from the table of the kind. */
export const PARENTS: Record<ContentKind, Parent> = {
  subject: parent(subjects.courseId, courses, courses.title),
  'academic-unit': parent(academicUnits.courseId, courses, courses.title),
  chapter: parent(chapters.subjectId, subjects, subjects.subjectName),
  lesson: parent(lessons.chapterId, chapters, chapters.chapterTitle),
  note: parent(contents.chapterId, chapters, chapters.chapterTitle),
  'admission-unit': parent(units.universityId, universities, universities.name),
  'exam-year': parent(years.unitId, units, units.unitName),
  paper: parent(multiSubjectExams.yearId, years, years.year),
  exam: {
    id: firstOf(EXAM_PARENTS.map(({ id }) => id)),
    title: firstOf(EXAM_PARENTS.map(({ title }) => title)),
  },
};
