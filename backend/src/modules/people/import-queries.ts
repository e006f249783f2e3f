// SQL of imports of students, and of the invitations to them.
import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { users } from '../auth/tables.ts';
import { students } from '../students/tables.ts';

/** `address`: an e-mail address in lower case, or a phone number. */
export type NewStudent = { address: string; name: string | null; institution: string | null };

const columnsOf = (address: string) =>
  address.includes('@')
    ? { email: address, phoneNumber: null }
    : { email: null, phoneNumber: address };

/** The addresses, among these, that have an account. */
export async function findTakenAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const all = [...addresses];
  const rows = await db
    .select({ email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(or(inArray(users.email, all), inArray(users.phoneNumber, all)));
  const requestedAddresses = new Set(all);
  return new Set(
    rows
      .flatMap(({ email, phoneNumber }) => [email, phoneNumber])
      .filter((address) => address !== null)
      .filter((address) => requestedAddresses.has(address)),
  );
}

/** Stores accounts with student records, all or none; skips addresses that have an account. */
export function insertInvited(
  db: Db,
  rows: readonly NewStudent[],
  passwordHash: string,
  now: Date,
): Promise<number> {
  if (rows.length === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(users)
      .values(
        rows.map(({ address }) => ({
          ...columnsOf(address),
          passwordHash,
          invitedAt: now,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email, phoneNumber: users.phoneNumber });
    if (inserted.length === 0) return 0;
    const byAddress = new Map(rows.map((row) => [row.address, row]));
    await tx.insert(students).values(
      inserted.map(({ id, email, phoneNumber }) => {
        const { name = null, institution = null } = byAddress.get(email ?? phoneNumber ?? '') ?? {};
        return {
          userId: id,
          name,
          searchKey: searchKey(name ?? ''),
          createdAt: now,
          lastInstitution: institution,
          contactEmail: email,
          contactMobile: phoneNumber,
        };
      }),
    );
    return inserted.length;
  });
}

const isUnsent = and(
  isNotNull(users.invitedAt),
  isNull(users.invitationSentAt),
  isNull(users.blockedAt),
);

/**
 * Marks some unsent invitations as sent, so that no other process sends them. Random ones, because
 * those that cannot be sent would always be the first ones otherwise.
 */
export async function claimInvitations(db: Db, now: Date, limit: number) {
  const next = db
    .select({ id: users.id })
    .from(users)
    .where(isUnsent)
    .orderBy(sql`random()`)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(users)
    .set({ invitationSentAt: now })
    .where(sql`${users.id} in ${next}`)
    .returning({
      id: users.id,
      email: users.email,
      phoneNumber: users.phoneNumber,
      language: users.language,
    });
}

/** Unmarks invitations that were not sent. */
export async function releaseInvitations(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(users)
    .set({ invitationSentAt: null })
    .where(inArray(users.id, [...ids]));
}

export function countUnsentInvitations(db: Db): Promise<number> {
  return db.$count(users, isUnsent);
}
