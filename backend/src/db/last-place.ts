// Where a new record stands that nobody gave a place: at the end of its list.
import { type SQL, sql } from 'drizzle-orm';

/**
 * Two that are added at the same moment may share a place; the next criterion of the order then
 * decides.
 * @param list table and condition, for example sql`${units} where ${units.courseId} = ${courseId}`
 */
export const lastPlace = (list: SQL) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from ${list})`;
