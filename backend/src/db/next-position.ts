// The position of a new record for which none was given: the end of its list.
import { type SQL, sql } from 'drizzle-orm';

/**
 * Two records added at the same time may share a position; the next sort criterion then decides.
 * @param list table and condition, for example sql`${units} where ${units.courseId} = ${courseId}`
 */
export const nextPosition = (list: SQL) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from ${list})`;
