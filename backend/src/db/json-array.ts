// Children of a row as a JSON array inside the parent's own select: one query for a list of parents
// with their children.
import { type SQL, sql } from 'drizzle-orm';

/**
 * A correlated sub-select. Null fields are omitted from the objects.
 * @param fields the fields of each object, by their names on the wire
 * @param from tables and condition, for example sql`${units} where ${units.universityId} =
 *   ${universities.id}`
 * @param orderBy order of the array
 */
export function jsonArray<T>(
  fields: Record<string, unknown>,
  from: SQL,
  orderBy: SQL | { getSQL(): SQL },
): SQL<T[]> {
  const pairs = sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  );
  const list = sql`select coalesce(json_agg(json_strip_nulls(json_build_object(${pairs}))
    order by ${orderBy}), '[]'::json) from ${from}`;
  // The inner sql`` is needed: Drizzle omits table names of columns in the outermost one when a
  // select has a single table.
  return sql<T[]>`(${list})`;
}
