// SQL that adds and changes admission courses, units and years, except archived ones. All functions
// run in a transaction of the caller.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { nextPosition } from '../../db/next-position.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import type { TestimonialsSent } from './documents.ts';
import { universityTestimonials as testimonials, units, universities, years } from './tables.ts';

export type UniversityColumns = Omit<
  typeof universities.$inferInsert,
  'id' | 'archivedAt' | 'searchKey'
>;
export type UnitColumns = Omit<typeof units.$inferInsert, 'id' | 'archivedAt' | 'searchKey'>;
type UniversityRow = typeof universities.$inferSelect;

/** Stores a course without testimonials; without a position it comes last. */
export async function insertUniversity(
  tx: Db,
  columns: UniversityColumns,
): Promise<UniversityRow | undefined> {
  const position = columns.position ?? nextPosition(sql`${universities}`);
  const rows = await tx
    .insert(universities)
    .values({ ...withSearchKey(columns, columns.name), position })
    .returning();
  return rows[0];
}

/** The row after the update, locked; undefined if there is none. */
export async function updateUniversity(
  tx: Db,
  id: string,
  changes: Partial<UniversityColumns>,
): Promise<UniversityRow | undefined> {
  const rows = await tx
    .update(universities)
    // `id` is set to itself, because `set` must not be empty.
    .set({ ...withSearchKey(changes, changes.name), id })
    .where(and(eq(universities.id, id), isNull(universities.archivedAt)))
    .returning();
  return rows[0];
}

export async function insertTestimonials(
  tx: Db,
  universityId: string,
  list: TestimonialsSent,
): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(testimonials)
    .values(list.map((testimonial, position) => ({ ...testimonial, universityId, position })));
}

export async function replaceTestimonials(
  tx: Db,
  universityId: string,
  list: TestimonialsSent,
): Promise<void> {
  await tx.delete(testimonials).where(eq(testimonials.universityId, universityId));
  await insertTestimonials(tx, universityId, list);
}

/**
 * Locks the course against being deleted or archived until the end of the transaction; false if
 * there is none.
 */
export async function lockUniversity(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: universities.id })
    .from(universities)
    .where(and(eq(universities.id, id), isNull(universities.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Stores a unit; without a position it comes last. Returns its id. */
export async function insertUnit(tx: Db, columns: UnitColumns): Promise<string | undefined> {
  const position =
    columns.position ??
    nextPosition(sql`${units} where ${units.universityId} = ${columns.universityId}`);
  const [row] = await tx
    .insert(units)
    .values({ ...withSearchKey(columns, columns.unitName), position })
    .returning({ id: units.id });
  return row?.id;
}

/** The id of the unit's course; undefined if there is no such unit. */
export async function updateUnit(
  tx: Db,
  id: string,
  changes: Partial<Omit<UnitColumns, 'universityId'>>,
): Promise<{ universityId: string } | undefined> {
  const [row] = await tx
    .update(units)
    .set({ ...withSearchKey(changes, changes.unitName), id })
    .where(and(eq(units.id, id), isNull(units.archivedAt)))
    .returning({ universityId: units.universityId });
  return row;
}

/** Locks the unit and its course, from the top down as archiving does; false if one is missing. */
export async function lockUnit(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: units.id })
    .from(universities)
    .innerJoin(units, eq(units.universityId, universities.id))
    .where(and(eq(units.id, id), isNull(units.archivedAt), isNull(universities.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Returns the year's id; a year that the unit already has violates a unique key. */
export async function insertYear(
  tx: Db,
  columns: { unitId: string; year: number },
): Promise<string | undefined> {
  return (await tx.insert(years).values(columns).returning({ id: years.id }))[0]?.id;
}

/** The id of the year's unit; undefined if there is no such year. */
export async function updateYear(
  tx: Db,
  id: string,
  year: number | undefined,
): Promise<{ unitId: string } | undefined> {
  const [row] = await tx
    .update(years)
    .set({ year, id })
    .where(and(eq(years.id, id), isNull(years.archivedAt)))
    .returning({ unitId: years.unitId });
  return row;
}
