// Adds and changes courses.
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../../content-revisions/edits.ts';
import { hasStudents } from '../../students/queries.ts';
import { enrolments } from '../../students/tables.ts';
import type { CourseDocument } from '../documents.ts';
import { findCoursesByIds } from '../queries.ts';
import {
  type CourseColumns,
  type CourseLists,
  insertCourse,
  replaceLists,
  updateCourse,
} from './course-queries.ts';

/** @throws 422 if the discount is above the price */
export function addCourse(
  db: Db,
  columns: CourseColumns,
  lists: CourseLists,
): Promise<CourseDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await insertCourse(tx, columns);
    if (!row) return undefined;
    requireDiscountWithinPrice(row);
    await replaceLists(tx, row.id, lists);
    return (await findCoursesByIds(tx, [row.id]))[0];
  });
}

/**
 * The course after the change; undefined if there is none. The update locks the row, so that the
 * second of two concurrent changes is checked against the result of the first.
 * @throws 422 if the discount would be above the price; 409 if it was changed since the revision of
 *   the edit, or would become a draft and has students
 */
export function changeCourse(
  db: Db,
  id: string,
  changes: Partial<CourseColumns>,
  lists: CourseLists,
  edit: Edit,
): Promise<CourseDocument | undefined> {
  const change = async (tx: Db) => {
    const row = await updateCourse(tx, id, changes);
    if (!row) return undefined;
    if (changes.status === 'draft' && (await hasStudents(tx, eq(enrolments.courseId, id)))) {
      refuse('COURSE_HAS_STUDENTS', {}, [
        problem('status', 'IS_NOT_ALLOWED', { allowed: 'published, archived' }),
      ]);
    }
    requireDiscountWithinPrice(row);
    await replaceLists(tx, id, lists);
    return (await findCoursesByIds(tx, [id]))[0];
  };
  return db.transaction((tx) =>
    changeContentItem(tx, { kind: 'course', id }, edit, () => change(tx)),
  );
}

function requireDiscountWithinPrice({
  price,
  discountPrice,
}: {
  price: number;
  discountPrice: number;
}): void {
  if (discountPrice <= price) return;
  refuse('DISCOUNT_ABOVE_PRICE', {}, [problem('discountPrice', 'IS_ABOVE_PRICE')]);
}
