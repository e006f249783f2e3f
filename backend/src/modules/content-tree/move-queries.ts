// SQL that moves an item to another parent, and that finds the course of a parent.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { academicUnits, chapters, lessons, subjects } from '../academics/tables.ts';
import { units, years } from '../admission/tables.ts';
import type { Item } from '../content-revisions/queries.ts';
import { tableOf } from './branch.ts';
import type { Place } from './place-queries.ts';

const courseOfSubject = (id: SQL) =>
  sql`(select ${subjects.courseId} from ${subjects} where ${subjects.id} = ${id})`;
const courseOfChapter = (id: SQL) =>
  courseOfSubject(
    sql`(select ${chapters.subjectId} from ${chapters} where ${chapters.id} = ${id})`,
  );
const courseOfLesson = (id: SQL) =>
  courseOfChapter(sql`(select ${lessons.chapterId} from ${lessons} where ${lessons.id} = ${id})`);
const courseOfAcademicUnit = (id: SQL) =>
  sql`(select ${academicUnits.courseId} from ${academicUnits} where ${academicUnits.id} = ${id})`;
const courseOfUnit = (id: SQL) =>
  sql`(select ${units.universityId} from ${units} where ${units.id} = ${id})`;
const courseOfYear = (id: SQL) =>
  courseOfUnit(sql`(select ${years.unitId} from ${years} where ${years.id} = ${id})`);

/** The course of a parent, keyed by the column with the parent's id. */
const COURSES: Readonly<Record<string, (id: SQL) => SQL>> = {
  courseId: (id) => id,
  universityId: (id) => id,
  subjectId: courseOfSubject,
  chapterId: courseOfChapter,
  lessonId: courseOfLesson,
  academicUnitId: courseOfAcademicUnit,
  unitId: courseOfUnit,
  yearId: courseOfYear,
};

/** Whether another parent of the same kind is in the same course, of either kind, as the place. */
export async function isInSameCourse(
  tx: Db,
  { column, parentId }: Place,
  otherId: string,
): Promise<boolean> {
  const courseOf = COURSES[column.name];
  if (!courseOf) throw new Error(`The course of ${column.name} is not known.`);
  const [row] = await tx
    .select({
      isSame: sql<boolean>`coalesce(${courseOf(sql`${parentId}::text`)} = ${courseOf(sql`${otherId}::text`)},
        false)`,
    })
    .from(sql`(select 1) as one`);
  return row?.isSame ?? false;
}

/** @param position undefined for a kind without an order */
export async function updatePlace(
  tx: Db,
  { kind, id }: Item,
  { column, parentId }: Place,
  position: number | undefined,
): Promise<void> {
  const { table, id: key } = tableOf(kind);
  await tx
    .update(table)
    .set({ [column.name]: parentId, position })
    .where(eq(key, id));
}
