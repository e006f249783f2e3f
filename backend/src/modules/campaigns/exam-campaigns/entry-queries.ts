// SQL of entries: who has started the one attempt of an exam campaign, also under an account that
// is deleted (docs/decisions/032).
import { and, eq, exists, gt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { keyedHashOf } from '../../../hashes.ts';
import { attempts } from '../../attempts/tables.ts';
import { personalTime, windowOf } from '../../personal-windows/conditions.ts';
import { students } from '../../students/tables.ts';
import {
  examCampaigns as campaigns,
  examCampaignEntries as entries,
  examCampaignRegistrations as registrations,
} from '../tables.ts';

export type Addresses = { email: string | null; phoneNumber: string | null };
export type Account = Addresses & { id: string };

/** @param key `Deps.entryKey` */
export function addressHashesOf(
  key: Uint8Array,
  campaignId: string,
  { email, phoneNumber }: Addresses,
): string[] {
  return [email && `email ${email}`, phoneNumber && `phone ${phoneNumber}`].flatMap((identity) =>
    identity ? [keyedHashOf(key, `${campaignId} ${identity}`)] : [],
  );
}

/** Of the account itself and its addresses. */
export const identityHashesOf = (
  key: Uint8Array,
  campaignId: string,
  account: Account,
): string[] => [
  keyedHashOf(key, `${campaignId} account ${account.id}`),
  ...addressHashesOf(key, campaignId, account),
];

/** One entry for each campaign and identity of an account. */
export type NewEntries = {
  /** Parallel to `identityHashes`. */
  campaignIds: string[];
  identityHashes: string[];
};

/** The part of a registration that entries are made of. */
export type RegisteredIdentity = {
  campaignId: string;
  rosterAddress: string | null;
  identityHashes: string[];
};

/**
 * The entries of an account that starts its one attempt in the campaigns of these registrations:
 * for its id, e-mail address and phone number, and for the addresses that it has had since it
 * registered, so that another account with one of them cannot start again.
 * @param key `Deps.entryKey`
 */
export function entriesOf(
  key: Uint8Array,
  registered: readonly RegisteredIdentity[],
  account: Account,
): NewEntries {
  const newEntries = registered.flatMap(({ campaignId, rosterAddress, identityHashes }) => {
    const isEmail = rosterAddress?.includes('@') ?? false;
    // For registrations that an older release stored, without hashes.
    const ofRoster = addressHashesOf(key, campaignId, {
      email: isEmail ? rosterAddress : null,
      phoneNumber: isEmail ? null : rosterAddress,
    });
    const own = identityHashesOf(key, campaignId, account);
    return [...new Set([...own, ...ofRoster, ...identityHashes])].map((identityHash) => ({
      campaignId,
      identityHash,
    }));
  });
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
 * The registrations of the account that starts for the campaigns. Uses the placeholders
 * `campaignIds` and `userId`. By the student: an index of the campaign's registrations would find
 * those of all candidates (docs/decisions/089).
 */
export const ownRegistrations = sql<RegisteredIdentity[]>`(select coalesce(json_agg(
  json_build_object('campaignId', ${registrations.campaignId},
    'rosterAddress', ${registrations.rosterAddress},
    'identityHashes', ${registrations.identityHashes})), '[]')
  from ${registrations} where ${registrations.studentId} = ${ownStudent}
  and (${registrations.campaignId} || '') = any(${sql.placeholder('campaignIds')}::text[]))`;

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
 * Whether the account has started an attempt at the exam since the start of one of the campaigns,
 * or of its personal window. Also finds attempts that an older release stored without an entry.
 * Uses the placeholders `campaignIds` and `userId`.
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
          ${personalTime('startsAt', ownStudent)})`,
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
