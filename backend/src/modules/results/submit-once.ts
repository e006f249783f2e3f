// A submission is stored once, however often it is sent: the first answer is repeated (docs/rest-contract.md, Idempotency-Key).
import type { Db } from '../../db/client.ts';
import { isDuplicate } from '../../plugins/errors.ts';

/**
 * @param key what the client calls this submission; without one every call is a submission of its own
 * @param findBefore what was stored under that key
 * @param store does the work in a transaction
 */
export async function submitOnce<T>(
  { db, key, findBefore }: { db: Db; key: string | undefined; findBefore(key: string): Promise<T | undefined> },
  store: (tx: Db) => Promise<T>,
): Promise<T> {
  const before = key === undefined ? undefined : await findBefore(key);
  if (before) return before;
  try {
    return await db.transaction(store);
  } catch (error) {
    // The same submission may have come twice at once: the loser finds the key taken, or the attempt closed by the winner.
    const winner = key === undefined ? undefined : await findBefore(key);
    if (winner && (isDuplicate(error) || isClosed(error))) return winner;
    throw error;
  }
}

/** Whether the attempt was refused: closed by now, or no longer the one that is open. */
function isClosed(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && (error.statusCode === 410 || error.statusCode === 409);
}
