// Retries a transaction that PostgreSQL rolled back because of a concurrent one: a serialization
// failure, a deadlock, or a schema or table that another one has just created. A retry usually
// succeeds.
import { setTimeout } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** serialization_failure, deadlock_detected. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const MAX_TRIES = 4;
const BASE_DELAY_MS = 20;

/**
 * Makes `db.transaction` run its callback again after a conflict, up to three times. The callback
 * must have no effects outside the database: a rollback does not undo sent messages or written
 * files. A conflict in a nested transaction (savepoint) retries the outermost one as a whole.
 */
export function retryTransactions<D extends PgDatabase<PgQueryResultHKT, Record<string, never>>>(
  db: D,
): D {
  const run = db.transaction.bind(db);
  db.transaction = (callback, config) => retryAfterConflicts(() => run(callback, config));
  return db;
}

/** Runs a transaction, or a statement outside of one, again after a conflict. */
export async function retryAfterConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
      // Random, so that two transactions that collided do not collide again.
      await setTimeout(BASE_DELAY_MS * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

/** Drizzle wraps the driver's error in its own. */
function isRetryable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (RETRYABLE_CODES.has(cause.code)) return true;
    // `create schema if not exists` can miss a schema that was made while its transaction waited.
    if (cause.code === UNIQUE_VIOLATION && 'schema' in cause && cause.schema === 'pg_catalog')
      return true;
  }
  return false;
}
