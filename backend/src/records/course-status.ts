// The visibility of a course: a draft for admins only, a published course for everyone, an archived
// one for its enrolled students and admins (decision 052); in any state for accounts with a grant
// in it (077).
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import { readsEverything, type Viewer } from '../access.ts';

export const CourseStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('published'),
  Type.Literal('archived'),
]);

/** The columns of a table of courses. */
type CourseColumns = { id: PgColumn; status: PgColumn };

/** Whether the course is in lists, in search, and open for enrollment. */
export const isListed = ({ status }: Pick<CourseColumns, 'status'>): SQL =>
  sql`${status} = 'published'`;

/**
 * Whether the viewer may read the course and its outline. A viewer of undefined is the server
 * itself, which reads every course.
 */
export function isReadable({ id, status }: CourseColumns, viewer?: Viewer): SQL | undefined {
  if (viewer === undefined || readsEverything(viewer)) return undefined;
  const isPublished = isListed({ status });
  const { courses, grants } = viewer;
  if (courses.size === 0 && grants.size === 0) return isPublished;
  return or(
    isPublished,
    courses.size > 0 ? and(eq(status, 'archived'), inArray(id, [...courses])) : undefined,
    grants.size > 0 ? inArray(id, [...grants.keys()]) : undefined,
  );
}
