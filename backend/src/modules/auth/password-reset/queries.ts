// SQL of forgotten passwords: one code per account and requesting browser, valid for one new
// password.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type Credential, isCredential, lockUser } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { resetCodes, users } from '../tables.ts';

/** Stores a code in place of an earlier one that the same browser requested. */
export async function replaceReset(
  db: Db,
  reset: Omit<typeof resetCodes.$inferInsert, 'tries'>,
): Promise<void> {
  const { otpHash, expiresAt } = reset;
  await db
    .insert(resetCodes)
    .values(reset)
    .onConflictDoUpdate({
      target: [resetCodes.userId, resetCodes.requester],
      set: { otpHash, expiresAt, tries: 0 },
    });
}

/**
 * Counts a try and returns the code's row, in one statement, so that concurrent tries are all
 * counted.
 */
export async function countResetTry(db: Db, credential: Credential, requester: string) {
  const isOfAccount = inArray(
    resetCodes.userId,
    db.select({ id: users.id }).from(users).where(isCredential(credential)),
  );
  const [row] = await db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(and(isOfAccount, eq(resetCodes.requester, requester)))
    .returning();
  return row;
}

/**
 * Uses the code, sets the password and ends all sessions. An invitation becomes an account.
 * @returns the account's addresses and language; undefined if the code no longer exists
 */
export function resetPassword(
  db: Db,
  { userId, otpHash }: { userId: string; otpHash: string },
  passwordHash: string,
) {
  return db.transaction(async (tx) => {
    // Locks the account first, like changes and deletions of accounts, to avoid deadlocks.
    await lockUser(tx, userId);
    const deletedRows = await tx
      .delete(resetCodes)
      .where(and(eq(resetCodes.userId, userId), eq(resetCodes.otpHash, otpHash)))
      .returning({ userId: resetCodes.userId });
    if (deletedRows.length === 0) return undefined;
    // Also voids the codes that were requested in other browsers.
    await tx.delete(resetCodes).where(eq(resetCodes.userId, userId));
    await deleteSessions(tx, userId);
    const [account] = await tx
      .update(users)
      .set({ passwordHash, invitedAt: null })
      .where(eq(users.id, userId))
      .returning({ email: users.email, phoneNumber: users.phoneNumber, language: users.language });
    return account;
  });
}
