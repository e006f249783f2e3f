// SQL of accounts, sessions and waiting sign-ups.
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { SessionUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { enrolments, students } from '../students/tables.ts';
import { passwordResets, sessions, signups, users } from './tables.ts';

/** Exactly one of the two is set. */
export type Credential = { email?: string | undefined; phoneNumber?: string | undefined };

const userFields = {
  id: users.id,
  role: users.role,
  email: users.email,
  phoneNumber: users.phoneNumber,
  studentId: students.id,
  name: students.name,
};

/** The account with the ids of its courses, for a session that has not ended; one query for all that a request needs to know. */
export async function findSession(db: Db, idHash: string, now: Date) {
  const inner = sql`select array_agg(coalesce(${enrolments.universityId}, ${enrolments.courseId})) from ${enrolments} where ${enrolments.studentId} = ${students.id}`;
  const [row] = await db
    .select({ ...userFields, courses: sql<string[] | null>`(${inner})`, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  const { courses, expiresAt, ...user } = row;
  return { user: user satisfies SessionUser, courses: new Set(courses ?? []), expiresAt };
}

/**
 * Opens a session.
 * @param passwordHash of the password that was proved for it: a session that is opened while that is being changed is not stored
 * @returns whether it was stored
 */
export function insertSession(
  db: Db,
  session: { idHash: string; userId: string; expiresAt: Date },
  passwordHash?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isSame = and(eq(users.id, session.userId), passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash));
    // The lock makes whoever changes the password wait, and find this session among those to end.
    const [account] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
    if (account) await tx.insert(sessions).values(session);
    return account !== undefined;
  });
}

export async function updateSessionExpiry(db: Db, idHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
}

/** Ends whatever the cookie stands for: a session or a waiting sign-up. */
export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
  await db.delete(signups).where(eq(signups.sessionHash, idHash));
}

/** Removes what has ended; nothing reads it any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  // A code that ran out is still told apart from one that never was, for a day.
  await db.delete(signups).where(lt(signups.expiresAt, new Date(now.getTime() - 24 * 3_600_000)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

/** The account with that credential; none where neither is given. */
export function isCredential({ email, phoneNumber }: Credential) {
  return or(email ? eq(users.email, email) : undefined, phoneNumber ? eq(users.phoneNumber, phoneNumber) : undefined) ?? sql`false`;
}

/** The account with its password's hash. */
export async function findAccount(db: Db, credential: Credential) {
  const [row] = await db
    .select({ ...userFields, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(isCredential(credential));
  return row;
}

export async function findUser(db: Db, id: string): Promise<SessionUser | undefined> {
  const [user] = await db.select(userFields).from(users).leftJoin(students, eq(students.userId, users.id)).where(eq(users.id, id));
  return user;
}

/** Stores a sign-up that waits for its code, in place of an earlier one for the same credential. */
export async function replaceSignup(db: Db, signup: Omit<typeof signups.$inferInsert, 'tries'>): Promise<void> {
  const { credential, ...rest } = signup;
  await db
    .insert(signups)
    .values(signup)
    .onConflictDoUpdate({ target: signups.credential, set: { ...rest, tries: 0 } });
}

/** Counts a try and answers the sign-up, in one statement: a hundred tries at once are still a hundred. */
export async function countTry(db: Db, sessionHash: string) {
  const [row] = await db
    .update(signups)
    .set({ tries: sql`${signups.tries} + 1` })
    .where(eq(signups.sessionHash, sessionHash))
    .returning();
  return row;
}

/** Turns a sign-up into an account with an empty student record. Undefined when the sign-up is no longer there. */
export async function insertAccount(db: Db, sessionHash: string, credential: Credential): Promise<SessionUser | undefined> {
  return db.transaction(async (tx) => {
    const [signup] = await tx.delete(signups).where(eq(signups.sessionHash, sessionHash)).returning();
    if (!signup) return undefined;
    const [user] = await tx
      .insert(users)
      .values({ ...credential, passwordHash: signup.passwordHash })
      .returning({ id: users.id, role: users.role, email: users.email, phoneNumber: users.phoneNumber });
    if (!user) return undefined;
    const contact = { contactEmail: user.email, contactMobile: user.phoneNumber };
    const [student] = await tx
      .insert(students)
      .values({ userId: user.id, ...contact })
      .returning({ studentId: students.id, name: students.name });
    return student && { ...user, ...student };
  });
}
