// SQL of the units of courses. Archived units are ignored.
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { nextPosition } from '../../../db/next-position.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { isReadable } from '../../../records/course-status.ts';
import type { AcademicUnitDocument } from '../documents.ts';
import { courses, academicUnits as units } from '../tables.ts';

export type UnitColumns = Omit<typeof units.$inferInsert, 'id' | 'courseId' | 'archivedAt'>;

const fields = {
  _id: units.id,
  courseId: units.courseId,
  unitName: units.unitName,
  description: units.description,
};

/** A condition: the unit is in the course of the URL and not archived. */
const isUnit = (courseId: string, id: string): SQL | undefined =>
  and(eq(units.id, id), eq(units.courseId, courseId), isNull(units.archivedAt));

export async function findAcademicUnits(
  db: Db,
  courseId: string,
  viewer: Viewer,
): Promise<AcademicUnitDocument[]> {
  const rows = await db
    .select(fields)
    .from(units)
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(and(eq(units.courseId, courseId), isNull(units.archivedAt), isReadable(courses, viewer)))
    .orderBy(asc(units.position), asc(units.unitName), asc(units.id));
  return rows.map(withoutNulls);
}

/** The new unit; without a position it comes last. */
export async function insertAcademicUnit(
  tx: Db,
  courseId: string,
  columns: UnitColumns,
): Promise<AcademicUnitDocument | undefined> {
  const position =
    columns.position ?? nextPosition(sql`${units} where ${units.courseId} = ${courseId}`);
  const rows = await tx
    .insert(units)
    .values({ ...columns, courseId, position })
    .returning(fields);
  return rows.map(withoutNulls)[0];
}

/** The unit after the update; undefined if the course has no such unit. */
export async function updateAcademicUnit(
  tx: Db,
  courseId: string,
  id: string,
  changes: Partial<UnitColumns>,
): Promise<AcademicUnitDocument | undefined> {
  const rows = await tx
    .update(units)
    // `id` is set to itself, because `set` must not be empty.
    .set({ ...changes, id })
    .where(isUnit(courseId, id))
    .returning(fields);
  return rows.map(withoutNulls)[0];
}
