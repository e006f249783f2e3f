// SQL of second factors and their recovery codes.
import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { hashOf } from '../../../hashes.ts';
import { lockUser } from '../queries.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { totpStep } from './totp.ts';

const RECOVERY_CODES = 10;
/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Whether a login to the account needs a code. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findEnabled(db, userId)) !== undefined;
}

async function findEnabled(db: Db, userId: string) {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return factor;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Stores a pending secret, in place of an earlier one. False if a second factor is enabled. */
export async function replacePendingSecret(
  db: Db,
  userId: string,
  secret: string,
): Promise<boolean> {
  const storedRows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: null },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return storedRows.length > 0;
}

/**
 * Enables the pending secret by a code of it.
 * @returns recovery codes; undefined for a wrong code
 */
export function enableSecondFactor(
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isPending = and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt));
    const [factor] = await tx.select().from(secondFactors).where(isPending).for('update');
    const step = factor ? totpStep(factor.secret, code, now) : null;
    if (step === null) return undefined;
    await tx.update(secondFactors).set({ enabledAt: now, lastStep: step }).where(isPending);
    return replaceRecoveryCodes(tx, userId);
  });
}

/**
 * Creates new recovery codes and voids earlier ones. They are shown once; only their hashes are
 * stored.
 */
export function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Serializes concurrent requests: the second one removes the codes of the first.
    await lockUser(tx, userId);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: recoveryHash(userId, code) })));
    return codes;
  });
}

/** Removes the second factor; false if none was enabled. */
export function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [factor] = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning();
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return factor?.enabledAt != null;
  });
}

/** Uses a code of the app, or a recovery code; each is valid once, also for concurrent requests. */
export async function consumeSecondFactorCode(
  db: Db,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await findEnabled(db, userId);
  if (!factor) return false;
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  const step = totpStep(factor.secret, code, now);
  if (step === null) {
    const deletedRows = await db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, recoveryHash(userId, code)),
        ),
      )
      .returning({ userId: recoveryCodes.userId });
    return deletedRows.length > 0;
  }
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const updatedRows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, factor.secret), isNewer))
    .returning({ userId: secondFactors.userId });
  return updatedRows.length > 0;
}

/** Ten letters, about 49 bits, in two groups. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function recoveryHash(userId: string, code: string): string {
  return hashOf(`${userId}.${code.replaceAll('-', '')}`);
}
