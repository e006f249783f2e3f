// Rules of assignments: the course of an assignment, and when it can be deleted.
import type { Db } from '../../db/client.ts';
import { isForeignKeyViolation } from '../../db/database-errors.ts';
import { definedFields, toDate } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import { findEnrolTerms } from '../students/queries.ts';
import type { AssignmentDocument, AssignmentFields } from './documents.ts';
import {
  deleteAssignment,
  findHighestMark,
  insertAssignment,
  lockAssignment,
  type StoredAssignment,
  updateAssignment,
} from './queries.ts';
import type { assignments } from './tables.ts';

type Columns = Partial<typeof assignments.$inferInsert>;

/**
 * @param before the changed assignment; it may stay in a course that has been archived since
 * @throws 404 for a course that does not exist or is archived
 */
async function columnsOf(
  db: Db,
  { course, dueDate, ...body }: AssignmentFields,
  before?: StoredAssignment,
): Promise<Columns> {
  const columns: Columns = {
    ...definedFields(body, ['title', 'description', 'maxMark']),
    ...definedFields({ dueDate: toDate(dueDate) }, ['dueDate']),
  };
  if (course === undefined) return columns;
  if (course === null) return { ...columns, universityId: null, courseId: null };
  const isAdmission = course.category === 'admissionPrep';
  const isUnchanged = (isAdmission ? before?.universityId : before?.courseId) === course._id;
  if (!isUnchanged) requireFound(await findEnrolTerms(db, course.category, course._id), 'course');
  if (isAdmission) return { ...columns, universityId: course._id, courseId: null };
  return { ...columns, universityId: null, courseId: course._id };
}

export async function addAssignment(
  db: Db,
  body: AssignmentFields & { title: string },
): Promise<AssignmentDocument> {
  const columns = await columnsOf(db, body);
  return requireFound(await insertAssignment(db, { ...columns, title: body.title }), 'assignment');
}

/**
 * @throws 404; 409 if it was changed since the revision of the edit, for a maximum below a given
 *   mark, and for removing the maximum after any mark
 */
export function changeAssignment(
  db: Db,
  id: string,
  body: AssignmentFields,
  edit: Edit,
): Promise<AssignmentDocument> {
  const change = async (tx: Db) => {
    // Locked, so that no mark is given between the check and the change.
    const before = requireFound(await lockAssignment(tx, id, 'update'), 'assignment');
    const columns = await columnsOf(tx, body, before);
    if (columns.maxMark !== undefined) {
      const highest = await findHighestMark(tx, id);
      if (highest !== null && (columns.maxMark === null || highest > columns.maxMark)) {
        refuse('MARKS_ABOVE_MAXIMUM', {}, [problem('maxMark', 'IS_TOO_SMALL', { limit: highest })]);
      }
    }
    return updateAssignment(tx, id, columns);
  };
  return db.transaction(async (tx) =>
    requireFound(
      await changeContentItem(tx, { kind: 'assignment', id }, edit, () => change(tx)),
      'assignment',
    ),
  );
}

/** @throws 409 if students have submitted something */
export async function removeAssignment(db: Db, id: string): Promise<void> {
  try {
    requireFound((await deleteAssignment(db, id)) || undefined, 'assignment');
  } catch (error) {
    if (isForeignKeyViolation(error)) refuse('HAS_SUBMISSIONS');
    throw error;
  }
}
