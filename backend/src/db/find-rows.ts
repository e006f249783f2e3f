import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Runs a query that is written in SQL. Drizzle types its response by the driver; both drivers
 * return an object with rows.
 * @typeParam Row the selected columns, which nothing checks
 */
export async function findRows<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
