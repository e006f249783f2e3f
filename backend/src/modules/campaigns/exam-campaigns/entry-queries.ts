// SQL of entries: who has begun the one attempt of an exam campaign, also under an account that is
// deleted (docs/decisions/032).
import { and, eq, exists, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { keyedHashOf } from '../../../hashes.ts';
import { attempts } from '../../attempts/tables.ts';
import { users } from '../../auth/tables.ts';
import { personalMoment, windowOf } from '../../personal-windows/conditions.ts';
import { students } from '../../students/tables.ts';
import { examCampaigns as campaigns, examCampaignEntries as entries } from '../tables.ts';

type Account = { id: string; email: string | null; phoneNumber: string | null };

function identitiesOf(
  key: Uint8Array,
  campaignId: string,
  { id, email, phoneNumber }: Account,
): string[] {
  return [
    `account ${id}`,
    email && `email ${email}`,
    phoneNumber && `phone ${phoneNumber}`,
  ].flatMap((identity) => (identity ? [keyedHashOf(key, `${campaignId} ${identity}`)] : []));
}

/**
 * Enters the attempt into the campaigns. Needs `lockUser` and `lockOwnStart`.
 * @param key `Deps.entryKey`
 * @param attempt with the time of this moment, `at`: the attempt's own was taken before its locks
 * @returns `used` where the account, or an earlier one with one of its addresses, has begun an
 *   attempt in one of them before, and `over` if one of them has ended since the start was
 *   admitted, or a personal window was taken back: roll back then
 */
export async function insertEntries(
  tx: Db,
  key: Uint8Array,
  campaignIds: readonly string[],
  { id: attemptId, userId, at }: Pick<typeof attempts.$inferSelect, 'id' | 'userId'> & { at: Date },
): Promise<'entered' | 'used' | 'over'> {
  const [account] = await selectAddresses(tx, { userId, campaignIds, at });
  if (!account) return 'used';
  if (account.isOver) return 'over';
  const rows = campaignIds.flatMap((campaignId) =>
    identitiesOf(key, campaignId, account).map((identityHash) => ({ campaignId, identityHash })),
  );
  const inserted = await insertNew(tx, {
    campaignIds: rows.map(({ campaignId }) => campaignId),
    identityHashes: rows.map(({ identityHash }) => identityHash),
    userId,
    attemptId,
  });
  return inserted.length === rows.length ? 'entered' : 'used';
}

type NewEntries = {
  /** One for each of the hashes. */
  campaignIds: string[];
  identityHashes: string[];
  userId: string;
  attemptId: string;
};

const insertNew = preparedQuery<NewEntries, { campaignId: string }[]>('insert_entries', (tx) =>
  tx
    .insert(entries)
    // In the order of the table's columns.
    .select(
      sql`select campaign_id, identity_hash, ${sql.placeholder('userId')}::text, ${sql.placeholder('attemptId')}::text
        from unnest(${sql.placeholder('campaignIds')}::text[], ${sql.placeholder('identityHashes')}::text[]) as entry (campaign_id, identity_hash)`,
    )
    .onConflictDoNothing()
    .returning({ campaignId: entries.campaignId }),
);

/** The record of the account that starts. */
const ownStudent = sql`(select ${students.id} from ${students} where ${students.userId} = ${sql.placeholder('userId')})`;

type EntryValues = { userId: string; campaignIds: readonly string[]; at: Date };

const selectAddresses = preparedQuery<EntryValues, (Account & { isOver: boolean })[]>(
  'find_entering',
  (tx) => {
    const own = windowOf(ownStudent);
    const over = tx
      .select({ one: sql`1` })
      .from(campaigns)
      .where(
        and(
          sql`${campaigns.id} = any(${sql.placeholder('campaignIds')}::text[])`,
          or(
            lte(own.endDate, sql.param(sql.placeholder('at'), campaigns.endDate)),
            gt(own.startDate, sql.param(sql.placeholder('at'), campaigns.endDate)),
          ),
        ),
      );
    return tx
      .select({
        id: users.id,
        email: users.email,
        phoneNumber: users.phoneNumber,
        isOver: sql<boolean>`${exists(over)}`,
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('userId')));
  },
);

/**
 * One lock for each campaign: shared by the starts in it, exclusive for ending it. Unlike a row
 * lock it is fair and writes nothing.
 */
const startLockOf = (campaignId: SQL | string) =>
  sql`hashtextextended(${campaignId}, ${START_LOCK_SEED})`;
/** Keeps these locks apart from others in the database. */
const START_LOCK_SEED = sql.raw('7310');

/**
 * Waits for starts in the campaign that are under way; until the end of the transaction nobody else
 * starts in it.
 */
export async function lockStarts(tx: Db, campaignId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${startLockOf(campaignId)})`);
}

/**
 * Begins a start in these campaigns: nobody ends them until the end of the transaction.
 * @returns whether the account has begun an attempt in one of them; also one that the version
 *   before has stored without an entry
 */
export async function lockOwnStart(
  tx: Db,
  campaignIds: readonly string[],
  userId: string,
): Promise<boolean> {
  const [row] = await selectInside(tx, { userId, campaignIds: [...campaignIds].sort() });
  return row?.isUsed ?? false;
}

type InsideValues = { userId: string; campaignIds: readonly string[] };

const selectInside = preparedQuery<InsideValues, { isUsed: boolean; locked: unknown }[]>(
  'lock_start',
  (tx) => {
    const isOfExam = or(
      eq(attempts.multiSubjectExamId, campaigns.multiSubjectExamId),
      eq(attempts.examId, campaigns.examId),
    );
    const inside = tx
      .select({ one: sql`1` })
      .from(attempts)
      .innerJoin(
        campaigns,
        and(
          isOfExam,
          sql`${attempts.startedAt} >= least(${campaigns.startDate}, ${personalMoment('startsAt', ownStudent)})`,
        ),
      )
      .where(
        and(
          eq(attempts.userId, sql.placeholder('userId')),
          sql`${campaigns.id} = any(${sql.placeholder('campaignIds')}::text[])`,
        ),
      );
    const locked = sql`(select count(pg_advisory_xact_lock_shared(${startLockOf(sql`id`)})) from unnest(${sql.placeholder('campaignIds')}::text[]) id)`;
    return tx.select({ isUsed: sql<boolean>`${exists(inside)}`, locked }).from(sql`(select 1) one`);
  },
);

/**
 * Enters the account's new addresses wherever it has an attempt: whoever signs up with them later
 * is the same person.
 * @param key `Deps.entryKey`
 */
export async function updateEntries(tx: Db, key: Uint8Array, account: Account): Promise<void> {
  const own = await tx
    .selectDistinct({ campaignId: entries.campaignId, attemptId: entries.attemptId })
    .from(entries)
    .where(eq(entries.userId, account.id));
  const rows = own.flatMap(({ campaignId, attemptId }) =>
    identitiesOf(key, campaignId, account).map((identityHash) => ({
      campaignId,
      identityHash,
      userId: account.id,
      attemptId,
    })),
  );
  if (rows.length > 0) await tx.insert(entries).values(rows).onConflictDoNothing();
}

/** Whether the attempt was begun in an exam campaign. */
export async function isEntered(db: Db, attemptId: string): Promise<boolean> {
  return (
    (
      await db
        .select({ attemptId: entries.attemptId })
        .from(entries)
        .where(eq(entries.attemptId, attemptId))
        .limit(1)
    ).length > 0
  );
}
