// SQL of places: the parent of an item, and its position among the items of that parent.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { lockCourse } from '../academics/courses/course-queries.ts';
import { lockChapter } from '../academics/lessons/lesson-queries.ts';
import { lockSubject } from '../academics/outline/subject-queries.ts';
import { academicUnits, chapters, contents, lessons, subjects } from '../academics/tables.ts';
import { units, years } from '../admission/tables.ts';
import { lockUnit, lockUniversity } from '../admission/write-queries.ts';
import type { Item } from '../content-revisions/queries.ts';
import type { ContentKind } from '../content-revisions/tables.ts';
import type { ParentTypeName } from '../exams/documents.ts';
import { lockParent, type ParentColumn } from '../exams/parent-queries.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { lockYear } from '../multi-subject-exams/write-queries.ts';
import { tableOf } from './branch.ts';

/** The parent of an item: the column with its id, and the id. */
export type Place = { column: PgColumn; parentId: string };

const PARENTS: Record<Exclude<ContentKind, 'exam'>, PgColumn> = {
  subject: subjects.courseId,
  'academic-unit': academicUnits.courseId,
  chapter: chapters.subjectId,
  lesson: lessons.chapterId,
  note: contents.chapterId,
  'admission-unit': units.universityId,
  'exam-year': years.unitId,
  paper: multiSubjectExams.yearId,
};

const PARENT_TYPES: Record<ParentColumn, ParentTypeName> = {
  chapterId: 'chapter',
  courseId: 'course',
  subjectId: 'subject',
  lessonId: 'lesson',
  unitId: 'unit',
  academicUnitId: 'unit',
};

/** The columns that order the items of a parent, before their ids; null for years and papers. */
const ORDERS: Record<ContentKind, SQL | null> = {
  subject: sql`position`,
  chapter: sql`position`,
  lesson: sql`position`,
  note: sql`position`,
  exam: sql`position`,
  'academic-unit': sql`position, unit_name`,
  'admission-unit': sql`position, unit_name`,
  'exam-year': null,
  paper: null,
};

/** The place of an exam: its parent, and the column of the parent's id. */
async function findExamPlace(db: Db, id: string) {
  const [exam] = await db.select().from(exams).where(eq(exams.id, id));
  if (!exam) return undefined;
  for (const name of Object.keys(PARENT_TYPES) as ParentColumn[]) {
    const parentId = exam[name];
    if (parentId) return { name, place: { column: exams[name], parentId } };
  }
  return undefined;
}

/** The place of an item; undefined if there is no such item. */
export async function findPlace(db: Db, { kind, id }: Item): Promise<Place | undefined> {
  if (kind === 'exam') return (await findExamPlace(db, id))?.place;
  const { table, id: key } = tableOf(kind);
  const column = PARENTS[kind];
  const [row] = await db
    .select({ parentId: sql<string>`${column}` })
    .from(table)
    .where(eq(key, id));
  return row && { column, parentId: row.parentId };
}

/**
 * Locks the new parent of an item or of its copy against being archived. Undefined if there is no
 * such parent of the same kind; `examColumn` is the column of an exam's parent.
 */
export async function lockTarget(
  tx: Db,
  { kind, id }: Item,
  parentId: string,
): Promise<{ examColumn: ParentColumn | undefined } | undefined> {
  if (kind === 'exam') {
    const examPlace = await findExamPlace(tx, id);
    if (!examPlace) return undefined;
    const examColumn = await lockParent(tx, PARENT_TYPES[examPlace.name], parentId);
    return examColumn && { examColumn };
  }
  const lock = {
    subject: lockCourse,
    'academic-unit': lockCourse,
    chapter: lockSubject,
    lesson: lockChapter,
    note: lockChapter,
    'admission-unit': lockUniversity,
    'exam-year': lockUnit,
    paper: lockYear,
  }[kind];
  return (await lock(tx, parentId)) ? { examColumn: undefined } : undefined;
}

/**
 * Shifts the items of a parent to make room, and returns the free position.
 * @param after the preceding item; undefined: first position
 */
export async function makeRoom(
  tx: Db,
  kind: ContentKind,
  { column, parentId }: Place,
  after: string | undefined,
): Promise<number> {
  const order = ORDERS[kind];
  if (!order) return 0;
  const { table, id: key } = tableOf(kind);
  await tx.execute(sql`update ${table} set position = ordered.place
    from (select id, 2 * row_number() over (order by ${order}, id) as place from ${table}
      where ${column} = ${parentId}) ordered
    where ordered.id = ${key}`);
  if (after === undefined) return 1;
  const [row] = await tx
    .select({ position: sql<number>`position`.mapWith(Number) })
    .from(table)
    .where(eq(key, after));
  return (row?.position ?? 0) + 1;
}

/** The items of a parent that are not archived, in order; empty for a kind without an order. */
export async function findSiblings(
  tx: Db,
  kind: ContentKind,
  { column, parentId }: Place,
): Promise<string[]> {
  const order = ORDERS[kind];
  if (!order) return [];
  const { table, id, archivedAt } = tableOf(kind);
  const rows = await tx
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(and(eq(column, parentId), isNull(archivedAt)))
    .orderBy(order, id);
  return rows.map((row) => row.id);
}

/** The position after all items of a parent. */
export async function findLastPosition(
  tx: Db,
  kind: ContentKind,
  { column, parentId }: Place,
): Promise<number> {
  if (!ORDERS[kind]) return 0;
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(position) + 1, 0)`.mapWith(Number) })
    .from(tableOf(kind).table)
    .where(eq(column, parentId));
  return row?.position ?? 0;
}

/** The year after the newest of a unit. */
export async function findNextYear(tx: Db, unitId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ year: sql<number | null>`max(${years.year}) + 1`.mapWith(Number) })
    .from(years)
    .where(eq(years.unitId, unitId));
  return row?.year ?? undefined;
}
