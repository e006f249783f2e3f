// SQL that adds and changes courses with their features and testimonials. Archived courses are
// ignored.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { nextPosition } from '../../../db/next-position.ts';
import { withSearchKey } from '../../../records/search/search-key.ts';
import type { CourseChangesSent } from '../bodies.ts';
import { courseFeatures, courses, courseTestimonials } from '../tables.ts';

export type CourseColumns = Omit<typeof courses.$inferInsert, 'id' | 'archivedAt' | 'searchKey'>;
/** Each list that is given replaces the stored one. */
export type CourseLists = Pick<CourseChangesSent, 'courseFeatures' | 'testimonials'>;

/**
 * Locks the course against being deleted or archived until the end of the transaction; false if
 * there is none.
 */
export async function lockCourse(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
    .for('share');
  return rows.length > 0;
}

type CourseRow = typeof courses.$inferSelect;

/** Stores a course without lists; without a position it comes last. */
export async function insertCourse(tx: Db, columns: CourseColumns): Promise<CourseRow | undefined> {
  const position = columns.position ?? nextPosition(sql`${courses}`);
  return (
    await tx
      .insert(courses)
      .values({ ...withSearchKey(columns, columns.title), position })
      .returning()
  )[0];
}

/** The row after the update, locked; undefined if there is none. */
export async function updateCourse(
  tx: Db,
  id: string,
  changes: Partial<CourseColumns>,
): Promise<CourseRow | undefined> {
  const rows = await tx
    .update(courses)
    // `id` is set to itself, because `set` must not be empty.
    .set({ ...withSearchKey(changes, changes.title), id })
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
    .returning();
  return rows[0];
}

export async function replaceLists(tx: Db, courseId: string, lists: CourseLists): Promise<void> {
  if (lists.courseFeatures) {
    await tx.delete(courseFeatures).where(eq(courseFeatures.courseId, courseId));
    const rows = lists.courseFeatures.map((feature, position) => ({
      ...feature,
      courseId,
      position,
    }));
    if (rows.length > 0) await tx.insert(courseFeatures).values(rows);
  }
  if (lists.testimonials) {
    await tx.delete(courseTestimonials).where(eq(courseTestimonials.courseId, courseId));
    const rows = lists.testimonials.map((testimonial, position) => ({
      ...testimonial,
      courseId,
      position,
    }));
    if (rows.length > 0) await tx.insert(courseTestimonials).values(rows);
  }
}
