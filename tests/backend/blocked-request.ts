// Waits until a request is blocked by a transaction of the test.
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '../../backend/src/db/client.ts';
import type { Backend } from './kit.ts';

const waitOptions = { timeout: 15_000, interval: 5 };

/** Waits until this many statements in the database wait for locks. On PostgreSQL only. */
export async function untilBlocked({ db }: Pick<Backend, 'db'>, count: number): Promise<void> {
  // Not in a transaction, which would see the same activity each time.
  const isBlocked = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => expect(await db.$count(sql`pg_stat_activity`, isBlocked)).toBe(count),
    waitOptions,
  );
}

/**
 * Sends a request inside a transaction, and returns when its statement waits for the transaction:
 * on PostgreSQL for one of its locks, on PGlite, which runs one transaction at a time, for its end.
 * @returns the pending response; not awaited, because it arrives after the transaction's end
 */
export async function sendUntilBlocked<T>(
  backend: Backend,
  tx: Db,
  send: () => Promise<T>,
): Promise<{ response: Promise<T> }> {
  const before = backend.statements.length;
  const response = send();
  if (process.env.DATABASE_URL) {
    const isBehindUs = sql`not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    await vi.waitFor(
      async () => expect(await tx.$count(sql`pg_locks`, isBehindUs)).toBeGreaterThan(0),
      waitOptions,
    );
  } else {
    await vi.waitFor(() => expect(backend.statements.length).toBeGreaterThan(before), waitOptions);
  }
  return { response };
}
