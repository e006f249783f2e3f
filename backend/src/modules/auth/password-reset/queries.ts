// SQL of forgotten passwords: one code per account and browser that asked, good for one new password.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type Credential, isCredential, lockUser } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { resetCodes, users } from '../tables.ts';

/** Stores a code in place of the one that the same browser asked for before. */
export async function replaceReset(db: Db, reset: Omit<typeof resetCodes.$inferInsert, 'tries'>): Promise<void> {
  const { otpHash, expiresAt } = reset;
  await db
    .insert(resetCodes)
    .values(reset)
    .onConflictDoUpdate({ target: [resetCodes.userId, resetCodes.requester], set: { otpHash, expiresAt, tries: 0 } });
}

/** Counts a try and answers the code's row, in one statement: a hundred tries at once are still a hundred. */
export async function countResetTry(db: Db, credential: Credential, requester: string) {
  const isOfAccount = inArray(resetCodes.userId, db.select({ id: users.id }).from(users).where(isCredential(credential)));
  const [row] = await db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(and(isOfAccount, eq(resetCodes.requester, requester)))
    .returning();
  return row;
}

/** Takes the code, sets the password and ends all sessions. Answers where to tell the account of it; undefined when the code is gone. */
export function resetPassword(db: Db, { userId, otpHash }: { userId: string; otpHash: string }, passwordHash: string) {
  return db.transaction(async (tx) => {
    // The account first, as whoever changes or deletes it does: nobody then waits in a circle.
    await lockUser(tx, userId);
    const taken = await tx
      .delete(resetCodes)
      .where(and(eq(resetCodes.userId, userId), eq(resetCodes.otpHash, otpHash)))
      .returning({ userId: resetCodes.userId });
    if (taken.length === 0) return undefined;
    // Codes that others asked for are worth nothing any more.
    await tx.delete(resetCodes).where(eq(resetCodes.userId, userId));
    await deleteSessions(tx, userId);
    const [account] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email, phoneNumber: users.phoneNumber });
    return account;
  });
}
