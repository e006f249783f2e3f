// SQL of the units of courses. What is archived is not there for any of it.
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import { lockCourse } from './course-queries.ts';
import type { AcademicUnitDocument } from './documents.ts';
import { academicUnits as units } from './tables.ts';

type Columns = Omit<typeof units.$inferInsert, 'id' | 'courseId' | 'archivedAt'>;

const fields = { _id: units.id, courseId: units.courseId, unitName: units.unitName, description: units.description };

/** A unit that is there, in the course that the address names. */
const isUnit = (courseId: string, id: string): SQL | undefined =>
  and(eq(units.id, id), eq(units.courseId, courseId), isNull(units.archivedAt));

export async function findAcademicUnits(db: Db, courseId: string): Promise<AcademicUnitDocument[]> {
  const rows = await db
    .select(fields)
    .from(units)
    .where(and(eq(units.courseId, courseId), isNull(units.archivedAt)))
    .orderBy(asc(units.position), asc(units.unitName), asc(units.id));
  return rows.map(withoutNulls);
}

/** Undefined when there is no such course. */
export function insertAcademicUnit(db: Db, courseId: string, columns: Columns): Promise<AcademicUnitDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) return undefined;
    const position = columns.position ?? lastPlace(sql`${units} where ${units.courseId} = ${courseId}`);
    const rows = await tx
      .insert(units)
      .values({ ...columns, courseId, position })
      .returning(fields);
    return rows.map(withoutNulls)[0];
  });
}

/** Undefined when the course has no such unit. @throws 409 when `parent` is another course */
export function updateAcademicUnit(
  db: Db,
  courseId: string,
  id: string,
  changes: Partial<Columns>,
  parent: string | undefined,
): Promise<AcademicUnitDocument | undefined> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(units)
      // The id sets itself: a change of nothing is a statement too.
      .set({ ...changes, id })
      .where(isUnit(courseId, id))
      .returning(fields);
    if (rows.length > 0) requireSameParent('courseId', parent, courseId, 'A unit stays in its course.');
    return rows.map(withoutNulls)[0];
  });
}
