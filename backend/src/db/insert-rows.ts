// Inserts any number of rows in batches, because a statement has at most 65,535 values.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** This many rows of our widest table are far below what a statement can take. */
export const BATCH_SIZE = 1000;

export async function insertRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await tx.insert(table).values(rows.slice(start, start + BATCH_SIZE));
}
