// SQL of entries: who has started the one attempt of an exam campaign, also under an account that
// is deleted (docs/decisions/032).
import { and, eq, exists, gt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { keyedHashOf } from '../../../hashes.ts';
import { attempts } from '../../attempts/tables.ts';
import { personalMoment, windowOf } from '../../personal-windows/conditions.ts';
import { students } from '../../students/tables.ts';
import { examCampaigns as campaigns, examCampaignEntries as entries } from '../tables.ts';

type Account = { id: string; email: string | null; phoneNumber: string | null };

function identityHashesOf(
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

/** One entry for each campaign and identity of an account. */
export type NewEntries = {
  /** Parallel to `identityHashes`. */
  campaignIds: string[];
  identityHashes: string[];
};

/**
 * The entries of an account that starts its one attempt in these campaigns: for its id, e-mail
 * address and phone number, so that another account with one of them cannot start again.
 * @param key `Deps.entryKey`
 */
export function entriesOf(
  key: Uint8Array,
  campaignIds: readonly string[],
  account: Account,
): NewEntries {
  const newEntries = campaignIds.flatMap((campaignId) =>
    identityHashesOf(key, campaignId, account).map((identityHash) => ({
      campaignId,
      identityHash,
    })),
  );
  return {
    campaignIds: newEntries.map(({ campaignId }) => campaignId),
    identityHashes: newEntries.map(({ identityHash }) => identityHash),
  };
}

/**
 * Inserts entries for a new attempt and returns them, without those that exist. Uses the
 * placeholder `userId` and those of `NewEntries`.
 * @param attempt the subquery that inserts the attempt
 */
export const insertEntries = (tx: Db, attempt: { id: SQLWrapper } & SQLWrapper) =>
  tx
    .insert(entries)
    // In the order of the table's columns.
    .select(
      sql`select campaign_id, identity_hash, ${sql.placeholder('userId')}::text, ${attempt.id}
        from ${attempt}, unnest(${sql.placeholder('campaignIds')}::text[],
        ${sql.placeholder('identityHashes')}::text[]) as entry (campaign_id, identity_hash)`,
    )
    .onConflictDoNothing()
    .returning({ campaignId: entries.campaignId });

/** The student record of the account that starts. */
const ownStudent = sql`(select ${students.id} from ${students}
  where ${students.userId} = ${sql.placeholder('userId')})`;

/**
 * Whether one of the campaigns does not run at the time `at` for the account that starts. Uses the
 * placeholders `campaignIds`, `userId` and `at`.
 */
export function isOutsideAnyWindow(db: Db): SQL<boolean> {
  const window = windowOf(ownStudent);
  const outside = db
    .select({ one: sql`1` })
    .from(campaigns)
    .where(
      and(
        sql`${campaigns.id} = any(${sql.placeholder('campaignIds')}::text[])`,
        or(
          lte(window.endDate, sql.param(sql.placeholder('at'), campaigns.endDate)),
          gt(window.startDate, sql.param(sql.placeholder('at'), campaigns.endDate)),
        ),
      ),
    );
  return sql<boolean>`${exists(outside)}`;
}

/**
 * One lock for each campaign: shared by the starts in it, exclusive for ending it. Unlike a row
 * lock it is fair and writes nothing.
 */
const startLockKey = (campaignId: SQL | string) =>
  sql`hashtextextended(${campaignId}, ${START_LOCK_SEED})`;
/** Keeps these locks apart from others in the database. */
const START_LOCK_SEED = sql.raw('7310');

/**
 * Waits for the starts in the campaign that are in progress, and blocks new ones until the end of
 * the transaction.
 */
export async function blockStarts(tx: Db, campaignId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${startLockKey(campaignId)})`);
}

/**
 * Locks the campaigns for a start: until the transaction ends, they cannot be ended and their dates
 * cannot change. Uses the placeholder `campaignIds`, sorted, to avoid deadlocks.
 */
export const sharedStartLocks = sql`(select count(pg_advisory_xact_lock_shared(${startLockKey(sql`id`)}))
  from unnest(${sql.placeholder('campaignIds')}::text[]) id)`;

/**
 * Whether the account has started an attempt at the exam since the start of one of the campaigns, or
 * of its personal window. Also finds attempts that an older release stored without an entry. Uses
 * the placeholders `campaignIds` and `userId`.
 */
export function hasStarted(db: Db): SQL<boolean> {
  const isOfExam = or(
    eq(attempts.multiSubjectExamId, campaigns.multiSubjectExamId),
    eq(attempts.examId, campaigns.examId),
  );
  const started = db
    .select({ one: sql`1` })
    .from(attempts)
    .innerJoin(
      campaigns,
      and(
        isOfExam,
        sql`${attempts.startedAt} >= least(${campaigns.startDate},
          ${personalMoment('startsAt', ownStudent)})`,
      ),
    )
    .where(
      and(
        eq(attempts.userId, sql.placeholder('userId')),
        sql`${campaigns.id} = any(${sql.placeholder('campaignIds')}::text[])`,
      ),
    );
  return sql<boolean>`${exists(started)}`;
}

/**
 * Adds entries for the account's current addresses to each campaign that it has entered, so that a
 * later account with one of them cannot start again.
 * @param key `Deps.entryKey`
 */
export async function insertEntriesForAddresses(
  tx: Db,
  key: Uint8Array,
  account: Account,
): Promise<void> {
  const own = await tx
    .selectDistinct({ campaignId: entries.campaignId, attemptId: entries.attemptId })
    .from(entries)
    .where(eq(entries.userId, account.id));
  const rows = own.flatMap(({ campaignId, attemptId }) =>
    identityHashesOf(key, campaignId, account).map((identityHash) => ({
      campaignId,
      identityHash,
      userId: account.id,
      attemptId,
    })),
  );
  if (rows.length > 0) await tx.insert(entries).values(rows).onConflictDoNothing();
}

/** Whether the attempt has an entry in an exam campaign. */
export async function hasEntry(db: Db, attemptId: string): Promise<boolean> {
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
