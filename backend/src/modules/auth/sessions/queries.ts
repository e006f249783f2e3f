// SQL of sessions: looked up with every request, renewed under a new cookie, listed and ended.
import { and, desc, eq, gt, isNull, lt, ne, or, type Param, type SQL, sql } from 'drizzle-orm';
import type { GrantRole, SessionUser } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { daysBefore, type Retention } from '../../../retention.ts';
import { grants } from '../../grants/tables.ts';
import { enrolments, students } from '../../students/tables.ts';
import { deleteOldNetworks } from '../known-network-queries.ts';
import { userFields } from '../queries.ts';
import {
  addressChanges,
  passwordResets,
  pendingSignups,
  resetCodes,
  sessions,
  signups,
  users,
} from '../tables.ts';

/** How long a replaced cookie still works. */
const PREVIOUS_MS = 60_000;

const byAnyHash = (idHash: string) =>
  or(
    eq(sessions.idHash, idHash),
    eq(sessions.nextIdHash, idHash),
    eq(sessions.previousIdHash, idHash),
  ) ?? sql`false`;

/**
 * The account with its grants and the ids of its courses, for a session that has not ended; usually
 * one query per request.
 * @param oldest sessions created earlier have ended, however recently they were used
 */
export async function findSession(db: Db, idHash: string, now: Date, oldest: Date) {
  // Tries the index of current cookies first, because replacements are rare.
  const row =
    (await findCurrent(db, { idHash, now, oldest }))[0] ??
    (await selectSession(db, byAnyHash(idHash), now, oldest))[0];
  if (!row) return undefined;
  const { courses, granted, session, ...user } = row;
  const matched = matchedCookie(session, idHash);
  if (matched === 'previous' && !(session.previousUntil && session.previousUntil > now))
    return undefined;
  return {
    user: user satisfies SessionUser,
    courses: new Set(courses ?? []),
    grants: new Map(Object.entries(granted ?? {})),
    session,
    matched,
  };
}

const findCurrent = preparedQuery<{ idHash: string; now: Date; oldest: Date }, SessionRows>(
  'find_session',
  (db) =>
    selectSession(
      db,
      eq(sessions.idHash, sql.placeholder('idHash')),
      sql.param(sql.placeholder('now'), sessions.expiresAt),
      sql.param(sql.placeholder('oldest'), sessions.createdAt),
    ),
);

type SessionRows = Awaited<ReturnType<typeof selectSession>>;

function selectSession(db: Db, isSession: SQL, now: Date | Param, oldest: Date | Param) {
  const inner = sql`select array_agg(coalesce(${enrolments.universityId}, ${enrolments.courseId}))
    from ${enrolments} where ${enrolments.studentId} = ${students.id}`;
  const granted = sql`select jsonb_object_agg(coalesce(${grants.universityId}, ${grants.courseId}),
    ${grants.role}) from ${grants} where ${grants.userId} = ${users.id}`;
  return db
    .select({
      ...userFields,
      courses: sql<string[] | null>`(${inner})`,
      granted: sql<Record<string, GrantRole> | null>`(${granted})`,
      session: sessions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(
      and(
        isSession,
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, oldest),
        isNull(users.blockedAt),
      ),
    );
}

type SessionRow = typeof sessions.$inferSelect;

function matchedCookie(
  { idHash, nextIdHash }: SessionRow,
  cookieHash: string,
): 'current' | 'next' | 'previous' {
  if (cookieHash === idHash) return 'current';
  return cookieHash === nextIdHash ? 'next' : 'previous';
}

type NewSession = {
  idHash: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  userAgent: string | undefined;
};

/**
 * Opens a session.
 * @param passwordHash hash of the checked password: no session is opened if it is being changed
 * @returns whether the session was stored
 */
export function insertSession(
  db: Db,
  session: NewSession,
  passwordHash?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isUnchangedAccount = and(
      eq(users.id, session.userId),
      isNull(users.blockedAt),
      passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash),
    );
    // The row lock makes a concurrent password change wait, so that it ends this session too.
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(isUnchangedAccount)
      .for('share');
    if (account) await tx.insert(sessions).values({ ...session, lastUsedAt: session.createdAt });
    return account !== undefined;
  });
}

/**
 * Stores a new cookie for the session. It becomes the current one when the client sends it back, so
 * that a lost response does not end the session. Of concurrent requests only one renews the cookie.
 * @param sentBefore a cookie that was sent after this time may still be used
 * @returns whether to send the cookie
 */
export async function offerCookie(
  db: Db,
  id: string,
  nextIdHash: string,
  now: Date,
  sentBefore: Date,
  expiresAt: Date,
): Promise<boolean> {
  const updatedRows = await db
    .update(sessions)
    .set({ nextIdHash, nextSentAt: now, expiresAt })
    .where(
      and(
        eq(sessions.id, id),
        or(isNull(sessions.nextSentAt), lt(sessions.nextSentAt, sentBefore)),
      ),
    )
    .returning({ id: sessions.id });
  return updatedRows.length > 0;
}

/** The client has used the new cookie: the previous one works for another minute. */
export async function confirmNewCookie(db: Db, nextIdHash: string, now: Date): Promise<void> {
  const previousUntil = new Date(now.getTime() + PREVIOUS_MS);
  await db
    .update(sessions)
    .set({
      previousIdHash: sessions.idHash,
      previousUntil,
      idHash: nextIdHash,
      nextIdHash: null,
      nextSentAt: null,
      renewedAt: now,
    })
    .where(eq(sessions.nextIdHash, nextIdHash));
}

export async function updateLastUsed(db: Db, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id));
}

export async function updateConfirmedUntil(
  db: Db,
  id: string,
  confirmedUntil: Date,
): Promise<void> {
  await db.update(sessions).set({ confirmedUntil }).where(eq(sessions.id, id));
}

/** The account's sessions that have not ended, those used last first. */
export async function findSessions(db: Db, userId: string, now: Date, oldest: Date) {
  const { id, createdAt, lastUsedAt, userAgent } = sessions;
  return db
    .select({ id, createdAt, lastUsedAt, userAgent })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldest)),
    )
    .orderBy(desc(sql`coalesce(${lastUsedAt}, ${createdAt})`), id)
    .limit(100);
}

/** Ends one session of the account; false if there was none. */
export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the account's sessions. @param keptId the session to keep; undefined: none */
export async function deleteSessions(db: Db, userId: string, keptId?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)),
    );
}

/** Ends whatever the cookie belongs to: a session or an unconfirmed sign-up. */
export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.delete(sessions).where(byAnyHash(idHash));
  await db.delete(pendingSignups).where(eq(pendingSignups.sessionHash, idHash));
}

/** Removes ended sessions and expired codes. */
export async function deleteExpired(db: Db, now: Date, retention: Retention): Promise<void> {
  const oldest = daysBefore(now, retention.sessionDays);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, oldest)));
  // For a day, an expired code is distinguished from one that never existed.
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await db.delete(pendingSignups).where(lt(pendingSignups.expiresAt, yesterday));
  await db.delete(signups).where(lt(signups.expiresAt, yesterday));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(resetCodes).where(lt(resetCodes.expiresAt, now));
  await db.delete(addressChanges).where(lt(addressChanges.expiresAt, now));
  await deleteOldNetworks(db, daysBefore(now, retention.knownNetworkDays));
}
