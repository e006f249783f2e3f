// Counts the children of a row inside the parent's select.
import { type SQL, sql } from 'drizzle-orm';

/**
 * A correlated sub-select that counts.
 * @param from table and condition, for example sql`${lessons} where ${lessons.chapterId} =
 *   ${chapters.id}`
 */
export function countOf(from: SQL): SQL<number> {
  const count = sql`select count(*)::int from ${from}`;
  // The inner sql`` is needed: Drizzle omits table names of columns in the outermost one when a
  // select has a single table.
  return sql<number>`(${count})`;
}
