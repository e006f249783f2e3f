// SQL that adds and changes admission courses, units and years. What is archived is not there for any of it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { refuse } from '../../plugins/errors.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import type { TestimonialsSent, UnitDocument, UniversityDocument, YearDocument } from './documents.ts';
import { findUnitsByIds, findUniversity, findYearsByIds } from './queries.ts';
import { universityTestimonials as testimonials, units, universities, years } from './tables.ts';

type UniversityColumns = Omit<typeof universities.$inferInsert, 'id' | 'archivedAt'>;
type UnitColumns = Omit<typeof units.$inferInsert, 'id' | 'archivedAt'>;

/** @throws 422 when the discount is above the fee */
export function insertUniversity(db: Db, columns: UniversityColumns, said: TestimonialsSent): Promise<UniversityDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(universities)
      .values({ ...columns, position: columns.position ?? lastPlace(sql`${universities}`) })
      .returning();
    if (!row) return undefined;
    requireDiscountWithinFee(row);
    await insertTestimonials(tx, row.id, said);
    return findUniversity(tx, row.id);
  });
}

/**
 * The course as it is afterwards; undefined when there is none. The update locks the row, so of two changes at once the second is judged
 * by what the first has left.
 * @param said replaces all testimonials; left out, they stay
 * @throws 422 when the discount would be above the fee
 */
export function updateUniversity(
  db: Db,
  id: string,
  changes: Partial<UniversityColumns>,
  said: TestimonialsSent | undefined,
): Promise<UniversityDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(universities)
      // The id sets itself: a change of nothing is a statement too.
      .set({ ...changes, id })
      .where(and(eq(universities.id, id), isNull(universities.archivedAt)))
      .returning();
    if (!row) return undefined;
    requireDiscountWithinFee(row);
    if (said) {
      await tx.delete(testimonials).where(eq(testimonials.universityId, id));
      await insertTestimonials(tx, id, said);
    }
    return findUniversity(tx, id);
  });
}

function requireDiscountWithinFee({ enrollmentFee, discountFee }: { enrollmentFee: number; discountFee: number }): void {
  if (discountFee <= enrollmentFee) return;
  refuse(422, 'The discount is more than the fee.', [{ path: 'discountFee', message: 'is more than the fee' }]);
}

async function insertTestimonials(tx: Db, universityId: string, said: TestimonialsSent): Promise<void> {
  if (said.length === 0) return;
  await tx.insert(testimonials).values(said.map((testimonial, position) => ({ ...testimonial, universityId, position })));
}

/** Undefined when there is no such course. */
export function insertUnit(db: Db, columns: UnitColumns): Promise<UnitDocument | undefined> {
  return db.transaction(async (tx) => {
    const { universityId } = columns;
    // The lock keeps the course from being deleted or archived until the unit is in it.
    const course = await tx
      .select({ id: universities.id })
      .from(universities)
      .where(and(eq(universities.id, universityId), isNull(universities.archivedAt)))
      .for('share');
    if (course.length === 0) return undefined;
    const position = columns.position ?? lastPlace(sql`${units} where ${units.universityId} = ${universityId}`);
    const [row] = await tx
      .insert(units)
      .values({ ...columns, position })
      .returning({ id: units.id });
    return row && (await findUnitsByIds(tx, [row.id]))[0];
  });
}

/** Undefined when there is no such unit. @throws 409 when `universityId` is another course's */
export function updateUnit(db: Db, id: string, { universityId, ...changes }: Partial<UnitColumns>): Promise<UnitDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(units)
      .set({ ...changes, id })
      .where(and(eq(units.id, id), isNull(units.archivedAt)))
      .returning();
    if (row) requireSameParent('universityId', universityId, row.universityId, 'A unit stays in its course.');
    return row && (await findUnitsByIds(tx, [id]))[0];
  });
}

/** Undefined when there is no such unit; a year that the unit has already violates a unique key. */
export function insertYear(db: Db, columns: { unitId: string; year: number }): Promise<YearDocument | undefined> {
  return db.transaction(async (tx) => {
    // Locked from the top down, as archiving goes.
    const unit = await tx
      .select({ id: units.id })
      .from(universities)
      .innerJoin(units, eq(units.universityId, universities.id))
      .where(and(eq(units.id, columns.unitId), isNull(units.archivedAt), isNull(universities.archivedAt)))
      .for('share');
    if (unit.length === 0) return undefined;
    const [row] = await tx.insert(years).values(columns).returning({ id: years.id });
    return row && (await findYearsByIds(tx, [row.id]))[0];
  });
}

/** Undefined when there is no such year. @throws 409 when `unitId` is another unit's */
export function updateYear(db: Db, id: string, { unitId, year }: { unitId?: string; year?: number }): Promise<YearDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(years)
      .set({ ...(year !== undefined && { year }), id })
      .where(and(eq(years.id, id), isNull(years.archivedAt)))
      .returning();
    if (row) requireSameParent('unitId', unitId, row.unitId, 'A year stays in its unit.');
    return row && (await findYearsByIds(tx, [id]))[0];
  });
}
