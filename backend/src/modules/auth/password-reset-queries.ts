// SQL of forgotten passwords: one code per account, good for one new password.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Credential, isCredential } from './queries.ts';
import { passwordResets, sessions, users } from './tables.ts';

/** Stores a code in place of the one before. */
export async function replaceReset(db: Db, reset: { userId: string; otpHash: string; expiresAt: Date }): Promise<void> {
  const { otpHash, expiresAt } = reset;
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: { otpHash, expiresAt, tries: 0 } });
}

/** Counts a try and answers the code's row, in one statement: a hundred tries at once are still a hundred. */
export async function countResetTry(db: Db, credential: Credential) {
  const [row] = await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(inArray(passwordResets.userId, db.select({ id: users.id }).from(users).where(isCredential(credential))))
    .returning();
  return row;
}

/** Takes the code, sets the password and ends all sessions. Answers where to tell the account of it; undefined when the code is gone. */
export function resetPassword(db: Db, { userId, otpHash }: { userId: string; otpHash: string }, passwordHash: string) {
  return db.transaction(async (tx) => {
    // The account first, as whoever changes or deletes it does: nobody then waits in a circle.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const taken = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.userId, userId), eq(passwordResets.otpHash, otpHash)))
      .returning({ userId: passwordResets.userId });
    if (taken.length === 0) return undefined;
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    const [account] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email, phoneNumber: users.phoneNumber });
    return account;
  });
}
