// SQL that adds and changes courses with their features and testimonials. What is archived is not there for any of it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { refuse } from '../../plugins/errors.ts';
import type { CourseChangesSent } from './bodies.ts';
import type { CourseDocument } from './documents.ts';
import { findCoursesByIds } from './queries.ts';
import { courseFeatures, courses, courseTestimonials } from './tables.ts';

type Columns = Omit<typeof courses.$inferInsert, 'id' | 'archivedAt'>;
/** Each list that is there replaces the stored one; left out, it stays. */
type Lists = Pick<CourseChangesSent, 'courseFeatures' | 'testimonials'>;

/** Whether the course is there; until the transaction ends nobody can delete or archive it. */
export async function lockCourse(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** @throws 422 when the discount is above the price */
export function insertCourse(db: Db, columns: Columns, lists: Lists): Promise<CourseDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(courses)
      .values({ ...columns, position: columns.position ?? lastPlace(sql`${courses}`) })
      .returning();
    if (!row) return undefined;
    requireDiscountWithinPrice(row);
    await replaceLists(tx, row.id, lists);
    return (await findCoursesByIds(tx, [row.id]))[0];
  });
}

/**
 * The course as it is afterwards; undefined when there is none. The update locks the row, so of two changes at once the second is judged
 * by what the first has left.
 * @throws 422 when the discount would be above the price
 */
export function updateCourse(db: Db, id: string, changes: Partial<Columns>, lists: Lists): Promise<CourseDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(courses)
      // The id sets itself: a change of nothing is a statement too.
      .set({ ...changes, id })
      .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
      .returning();
    if (!row) return undefined;
    requireDiscountWithinPrice(row);
    await replaceLists(tx, id, lists);
    return (await findCoursesByIds(tx, [id]))[0];
  });
}

function requireDiscountWithinPrice({ price, discountPrice }: { price: number; discountPrice: number }): void {
  if (discountPrice <= price) return;
  refuse(422, 'The discount is more than the price.', [{ path: 'discountPrice', message: 'is more than the price' }]);
}

async function replaceLists(tx: Db, courseId: string, lists: Lists): Promise<void> {
  if (lists.courseFeatures) {
    await tx.delete(courseFeatures).where(eq(courseFeatures.courseId, courseId));
    const rows = lists.courseFeatures.map((feature, position) => ({ ...feature, courseId, position }));
    if (rows.length > 0) await tx.insert(courseFeatures).values(rows);
  }
  if (lists.testimonials) {
    await tx.delete(courseTestimonials).where(eq(courseTestimonials.courseId, courseId));
    const rows = lists.testimonials.map((testimonial, position) => ({ ...testimonial, courseId, position }));
    if (rows.length > 0) await tx.insert(courseTestimonials).values(rows);
  }
}
