// Visibility of exams in draft and archived courses.

import { inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { canReadCourse, hasGrant, readsEverything, type Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';

/** The ids of all courses that are not published: few, and none on most sites. */
async function findUnpublishedCourses(db: Db): Promise<Set<string>> {
  const admission = db
    .select({ id: universities.id })
    .from(universities)
    .where(ne(universities.status, 'published'));
  const others = db.select({ id: courses.id }).from(courses).where(ne(courses.status, 'published'));
  return new Set((await unionAll(admission, others)).map(({ id }) => id));
}

type Row = { courseId: string | null; outline: { _id: string } };

/**
 * The exams that are visible to this viewer: those of published courses, of archived ones for the
 * enrolled, of any course in which the account has a grant, and those that an exam campaign
 * announces.
 */
export async function filterVisibleExams<R extends Row>(
  db: Db,
  viewer: Viewer,
  rows: R[],
): Promise<R[]> {
  const isEnrolled = ({ courseId }: R) =>
    canReadCourse(viewer, courseId) || hasGrant(viewer, courseId, 'marker');
  // Thousands of enrolled students on an exam day need no query.
  if (readsEverything(viewer) || rows.every(isEnrolled)) return rows;
  const unpublished = await findUnpublishedCourses(db);
  const isHidden = (row: R) => unpublished.has(row.courseId ?? '') && !isEnrolled(row);
  const hidden = rows.filter(isHidden).map(({ outline }) => outline._id);
  if (hidden.length === 0) return rows;
  const announced = await findAnnounced(db, hidden);
  return rows.filter((row) => !isHidden(row) || announced.has(row.outline._id));
}

/** The exams of either kind, among these, that have an exam campaign. */
async function findAnnounced(db: Db, ids: string[]): Promise<Set<string>> {
  const id = sql<string>`coalesce(${examCampaigns.examId}, ${examCampaigns.multiSubjectExamId})`;
  const isOfExams = or(
    inArray(examCampaigns.examId, ids),
    inArray(examCampaigns.multiSubjectExamId, ids),
  );
  return new Set(
    (await db.select({ id }).from(examCampaigns).where(isOfExams)).map((row) => row.id),
  );
}

/**
 * A condition that excludes exams of unpublished courses; undefined if there are none, or for a
 * viewer who reads everything.
 */
export async function publishedCourseCondition(
  db: Db,
  viewer: Viewer,
  courseId: SQL,
): Promise<SQL | undefined> {
  if (readsEverything(viewer)) return undefined;
  const unpublished = await findUnpublishedCourses(db);
  if (unpublished.size === 0) return undefined;
  const ids = sql.join(
    [...unpublished].map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`${courseId} not in (${ids})`;
}
