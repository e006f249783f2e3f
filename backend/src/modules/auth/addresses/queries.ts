// SQL of new addresses that are not confirmed yet.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { addressChanges } from '../tables.ts';

/** Stores an unconfirmed change, in place of an earlier one of the session. */
export async function replaceAddressChange(
  db: Db,
  change: Omit<typeof addressChanges.$inferInsert, 'tries'>,
): Promise<void> {
  const { sessionId: _, ...rest } = change;
  await db
    .insert(addressChanges)
    .values(change)
    .onConflictDoUpdate({ target: addressChanges.sessionId, set: { ...rest, tries: 0 } });
}

/**
 * Counts a try and returns the change, in one statement, so that concurrent tries are all counted.
 */
export async function countAddressTry(db: Db, sessionId: string) {
  const [row] = await db
    .update(addressChanges)
    .set({ tries: sql`${addressChanges.tries} + 1` })
    .where(eq(addressChanges.sessionId, sessionId))
    .returning();
  return row;
}

/** Deletes the change; false if another request has used it meanwhile. */
export async function consumeAddressChange(
  db: Db,
  sessionId: string,
  otpHash: string,
): Promise<boolean> {
  const deletedRows = await db
    .delete(addressChanges)
    .where(and(eq(addressChanges.sessionId, sessionId), eq(addressChanges.otpHash, otpHash)))
    .returning({ sessionId: addressChanges.sessionId });
  return deletedRows.length > 0;
}
