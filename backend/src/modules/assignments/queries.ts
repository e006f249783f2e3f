// SQL of assignments.
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page, timestampOrLast } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import type { AssignmentDocument } from './documents.ts';
import { assignmentSubmissions, assignments } from './tables.ts';

type Row = typeof assignments.$inferSelect;

/** An assignment with the columns that rules need. */
export type StoredAssignment = Row;

async function findPage(
  db: Db,
  where: SQL | undefined,
  page: Page,
): Promise<ListPage<AssignmentDocument>> {
  const list = keyset(
    { timestamp: timestampOrLast(assignments.dueDate), id: assignments.id, order: 'oldest first' },
    page,
  );
  const selected = db
    .select({ cursor: list.cursor, ...FIELDS })
    .from(assignments)
    .leftJoin(universities, isUniversity)
    .leftJoin(courses, isCourse)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit);
  const from = sql`${assignments} left join ${universities} on ${isUniversity}
    left join ${courses} on ${isCourse}`;
  const [rows, total] = await Promise.all([selected, countRows(db, from, where, page)]);
  return list.toListPage(rows, total, toAssignment);
}

async function findDocument(db: Db, id: string): Promise<AssignmentDocument | undefined> {
  const rows = await db
    .select(FIELDS)
    .from(assignments)
    .leftJoin(universities, isUniversity)
    .leftJoin(courses, isCourse)
    .where(eq(assignments.id, id));
  return rows.map(toAssignment)[0];
}

const FIELDS = { row: assignments, university: universities.name, course: courses.title };
const isUniversity = eq(universities.id, assignments.universityId);
const isCourse = eq(courses.id, assignments.courseId);

type JoinedRow = { row: Row; university: string | null; course: string | null };

function courseOf({ row, university, course }: JoinedRow): AssignmentDocument['course'] {
  if (row.universityId !== null)
    return { _id: row.universityId, category: 'admissionPrep', name: university ?? '' };
  return row.courseId === null
    ? undefined
    : { _id: row.courseId, category: 'academic', name: course ?? '' };
}

function toAssignment(joined: JoinedRow): AssignmentDocument {
  const { id, title, description, dueDate, maxMark } = joined.row;
  const course = courseOf(joined);
  const document: AssignmentDocument = {
    _id: id,
    title,
    ...withoutNulls({ description, maxMark }),
  };
  if (dueDate) document.dueDate = dueDate.toISOString();
  if (course) document.course = course;
  return document;
}

/** The assignments in the order of their due dates. */
export const findAssignments = (db: Db, page: Page) => findPage(db, undefined, page);

/**
 * Assignments of these courses except archived ones, those without a course if there is any course,
 * and all that the student has submitted: they stay readable after the student has left the course.
 */
export function findCourseAssignments(
  db: Db,
  userId: string,
  courseIds: ReadonlySet<string>,
  page: Page,
): Promise<ListPage<AssignmentDocument>> {
  const submitted = db
    .select({ id: assignmentSubmissions.assignmentId })
    .from(assignmentSubmissions)
    .where(
      and(eq(assignmentSubmissions.userId, userId), isNotNull(assignmentSubmissions.submittedAt)),
    );
  const isSubmitted = inArray(assignments.id, submitted);
  const ids = [...courseIds];
  const isForAll = and(isNull(assignments.universityId), isNull(assignments.courseId));
  const isOfAdmission = and(
    inArray(assignments.universityId, ids),
    isNull(universities.archivedAt),
  );
  const isOfCourse = and(inArray(assignments.courseId, ids), isNull(courses.archivedAt));
  const where =
    ids.length === 0 ? isSubmitted : or(isForAll, isOfAdmission, isOfCourse, isSubmitted);
  return findPage(db, where, page);
}

export async function findAssignment(db: Db, id: string): Promise<StoredAssignment | undefined> {
  return (await db.select().from(assignments).where(eq(assignments.id, id)))[0];
}

/**
 * Locked until the transaction ends: `share` prevents others from changing it, `update` also from
 * locking it.
 */
export async function lockAssignment(
  tx: Db,
  id: string,
  lock: 'share' | 'update',
): Promise<StoredAssignment | undefined> {
  return (await tx.select().from(assignments).where(eq(assignments.id, id)).for(lock))[0];
}

export async function insertAssignment(
  db: Db,
  values: typeof assignments.$inferInsert,
): Promise<AssignmentDocument | undefined> {
  const [row] = await db.insert(assignments).values(values).returning({ id: assignments.id });
  return row && findDocument(db, row.id);
}

/** The assignment after the update; undefined if there is none. */
export async function updateAssignment(
  db: Db,
  id: string,
  changes: Partial<Row>,
): Promise<AssignmentDocument | undefined> {
  // `id` is set to itself, because `set` must not be empty.
  await db
    .update(assignments)
    .set({ ...changes, id })
    .where(eq(assignments.id, id));
  return findDocument(db, id);
}

/**
 * Deletes the assignment with drafts for it; false if there is none.
 * @throws a foreign-key error if something was submitted
 */
export function deleteAssignment(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .delete(assignmentSubmissions)
      .where(
        and(eq(assignmentSubmissions.assignmentId, id), isNull(assignmentSubmissions.submittedAt)),
      );
    return (
      (await tx.delete(assignments).where(eq(assignments.id, id)).returning({ id: assignments.id }))
        .length > 0
    );
  });
}

/**
 * Deletes the drafts for a course's assignments, which would keep the course from being deleted.
 */
export async function deleteCourseDrafts(
  tx: Db,
  column: 'universityId' | 'courseId',
  courseId: string,
): Promise<void> {
  const courseAssignments = tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments[column], courseId));
  await tx
    .delete(assignmentSubmissions)
    .where(
      and(
        inArray(assignmentSubmissions.assignmentId, courseAssignments),
        isNull(assignmentSubmissions.submittedAt),
      ),
    );
}

/** The highest mark given for the assignment; null if there is none. */
export async function findHighestMark(db: Db, id: string): Promise<number | null> {
  const [row] = await db
    .select({ mark: sql<number | null>`max(${assignmentSubmissions.mark})::float8` })
    .from(assignmentSubmissions)
    .where(and(eq(assignmentSubmissions.assignmentId, id), isNotNull(assignmentSubmissions.mark)));
  return row?.mark ?? null;
}
