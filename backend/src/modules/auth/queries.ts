// SQL of accounts and unconfirmed sign-ups.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { SessionUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { students } from '../students/tables.ts';
import { pendingSignups, users } from './tables.ts';

/** Exactly one of the two is set. */
export type Credential = { email?: string | undefined; phoneNumber?: string | undefined };

/** The columns of a SessionUser; the query joins `students`. */
export const userFields = {
  id: users.id,
  role: users.role,
  email: users.email,
  phoneNumber: users.phoneNumber,
  language: users.language,
  studentId: students.id,
  name: students.name,
};

/** A condition for the account with that credential; matches none if neither is given. */
export function isCredential({ email, phoneNumber }: Credential) {
  return (
    or(
      email ? eq(users.email, email) : undefined,
      phoneNumber ? eq(users.phoneNumber, phoneNumber) : undefined,
    ) ?? sql`false`
  );
}

/** The account with its password hash, and whether it is blocked or an invitation. */
export async function findAccount(db: Db, credential: Credential) {
  const [row] = await db
    .select({
      ...userFields,
      passwordHash: users.passwordHash,
      blockedAt: users.blockedAt,
      invitedAt: users.invitedAt,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(isCredential(credential));
  return row;
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return row?.passwordHash;
}

export async function findUser(db: Db, id: string): Promise<SessionUser | undefined> {
  const [user] = await db
    .select(userFields)
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(users.id, id));
  return user;
}

/** Stores an unconfirmed sign-up. Those of other browsers with the same address are unchanged. */
export async function insertSignup(
  db: Db,
  signup: Omit<typeof pendingSignups.$inferInsert, 'tries'>,
): Promise<void> {
  await db.insert(pendingSignups).values(signup);
}

/**
 * Counts a try and returns the sign-up, in one statement, so that concurrent tries are all counted.
 */
export async function countTry(db: Db, sessionHash: string) {
  const [row] = await db
    .update(pendingSignups)
    .set({ tries: sql`${pendingSignups.tries} + 1` })
    .where(eq(pendingSignups.sessionHash, sessionHash))
    .returning();
  return row;
}

/**
 * Turns a sign-up into an account with an empty student record, or takes over the invitation with
 * this address. Undefined if the sign-up no longer exists.
 */
export async function insertAccount(
  db: Db,
  sessionHash: string,
  credential: Credential,
  language: SessionUser['language'],
): Promise<SessionUser | undefined> {
  return db.transaction(async (tx) => {
    const [signup] = await tx
      .delete(pendingSignups)
      .where(eq(pendingSignups.sessionHash, sessionHash))
      .returning();
    if (!signup) return undefined;
    const { passwordHash } = signup;
    const [invited] = await tx
      .update(users)
      .set({ passwordHash, language, invitedAt: null })
      .where(and(isCredential(credential), isNotNull(users.invitedAt)))
      .returning({ id: users.id });
    if (invited) return findUser(tx, invited.id);
    const [user] = await tx
      .insert(users)
      .values({ ...credential, passwordHash: signup.passwordHash, language })
      .returning({
        id: users.id,
        role: users.role,
        email: users.email,
        phoneNumber: users.phoneNumber,
        language: users.language,
      });
    if (!user) return undefined;
    const contact = { contactEmail: user.email, contactMobile: user.phoneNumber };
    const [student] = await tx
      .insert(students)
      .values({ userId: user.id, ...contact })
      .returning({ studentId: students.id, name: students.name });
    return student && { ...user, ...student };
  });
}

/** Stores the language of the account's messages, if it is another one: every login names one. */
export async function updateLanguage(
  db: Db,
  id: string,
  language: NonNullable<SessionUser['language']>,
): Promise<void> {
  const isOther = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isOther));
}

/** The account of a person, with the addresses that identify them. */
export type LockedUser = { id: string; email: string | null; phoneNumber: string | null };

const addressColumns = { id: users.id, email: users.email, phoneNumber: users.phoneNumber };

/**
 * Locks the account's row until the end of the transaction, which serializes writes of attempts,
 * results and counts of one account. Lock it before any other row of the account, to avoid
 * deadlocks.
 * @param options.skipLocked returns undefined instead of waiting for another transaction
 * @returns the locked account; undefined if it does not exist
 */
export async function lockUser(
  tx: Db,
  userId: string,
  { skipLocked = false }: { skipLocked?: boolean } = {},
): Promise<LockedUser | undefined> {
  if (!skipLocked) return (await lock(tx, { userId }))[0];
  const query = tx.select(addressColumns).from(users).where(eq(users.id, userId));
  return (await query.for('no key update', { skipLocked }))[0];
}

const lock = preparedQuery<{ userId: string }, LockedUser[]>('lock_user', (tx) =>
  tx
    .select(addressColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
);
