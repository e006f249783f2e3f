// Retries a transaction that PostgreSQL rolled back because of a concurrent one: a serialization
// failure, a deadlock, or a schema or table that another one has just created. A retry usually
// succeeds.
import { setTimeout } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** serialization_failure, deadlock_detected. */
const REPEATABLE = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const ATTEMPTS = 4;
const BASE_DELAY_MS = 20;

/**
 * Makes `db.transaction` repeat its work up to three times. The work must only do what a rollback
 * undoes: SQL, and no messages or files. Nested transactions (savepoints) are repeated as a whole
 * with the outermost one.
 */
export function retryTransactions<D extends PgDatabase<PgQueryResultHKT, Record<string, never>>>(
  db: D,
): D {
  const run = db.transaction.bind(db);
  db.transaction = (work, config) => repeatAfterConflicts(() => run(work, config));
  return db;
}

/**
 * Retries work that PostgreSQL rolls back as a whole: a transaction, or a statement outside of one.
 */
export async function repeatAfterConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      // Random, so that two transactions that collided do not collide again.
      await setTimeout(BASE_DELAY_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Drizzle wraps the driver's error in its own. */
function isRepeatable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (REPEATABLE.has(cause.code)) return true;
    // `create schema if not exists` can miss a schema that was made while its transaction waited.
    if (cause.code === UNIQUE_VIOLATION && 'schema' in cause && cause.schema === 'pg_catalog')
      return true;
  }
  return false;
}
