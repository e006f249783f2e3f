// A branch of the content tree: an item with everything below it, as conditions on the tables.
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { academicUnits, chapters, contents, lessons, subjects } from '../academics/tables.ts';
import { units, years } from '../admission/tables.ts';
import type { Item } from '../content-revisions/queries.ts';
import type { ContentKind } from '../content-revisions/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** The table of each kind, outermost first: the order in which rows are locked. */
const TABLES = {
  subject: subjects,
  'academic-unit': academicUnits,
  chapter: chapters,
  lesson: lessons,
  note: contents,
  'admission-unit': units,
  'exam-year': years,
  paper: multiSubjectExams,
  exam: exams,
} as const satisfies Record<ContentKind, PgTable>;

export const KINDS_FROM_TOP = Object.keys(TABLES) as readonly ContentKind[];

/** A table with the columns that all kinds have. */
export const tableOf = (
  kind: ContentKind,
): { table: PgTable; id: PgColumn; archivedAt: PgColumn } => {
  const table = TABLES[kind];
  return { table, id: table.id, archivedAt: table.archivedAt };
};

/** Conditions for the rows of each table that belong to the branch. */
export type Branch = Record<ContentKind, SQL | undefined>;

export function branchOf(db: Db, { kind, id }: Item): Branch {
  const isRoot = (rowKind: ContentKind) =>
    kind === rowKind ? eq(tableOf(rowKind).id, id) : sql`false`;
  const idsOf = (rowKind: ContentKind, where: SQL | undefined) => {
    const { table, id: key } = tableOf(rowKind);
    return db.select({ id: key }).from(table).where(where);
  };
  const subject = isRoot('subject');
  const subjectIds = idsOf('subject', subject);
  const chapter = or(isRoot('chapter'), inArray(chapters.subjectId, subjectIds));
  const chapterIds = idsOf('chapter', chapter);
  const lesson = or(isRoot('lesson'), inArray(lessons.chapterId, chapterIds));
  const academicUnit = isRoot('academic-unit');
  const unit = isRoot('admission-unit');
  const unitIds = idsOf('admission-unit', unit);
  const year = or(isRoot('exam-year'), inArray(years.unitId, unitIds));
  return {
    subject,
    chapter,
    lesson,
    'academic-unit': academicUnit,
    note: or(isRoot('note'), inArray(contents.chapterId, chapterIds)),
    'admission-unit': unit,
    'exam-year': year,
    paper: or(isRoot('paper'), inArray(multiSubjectExams.yearId, idsOf('exam-year', year))),
    exam: or(
      isRoot('exam'),
      inArray(exams.subjectId, subjectIds),
      inArray(exams.chapterId, chapterIds),
      inArray(exams.lessonId, idsOf('lesson', lesson)),
      inArray(exams.academicUnitId, idsOf('academic-unit', academicUnit)),
      inArray(exams.unitId, unitIds),
    ),
  };
}
