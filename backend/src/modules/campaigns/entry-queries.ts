// SQL of entries: who has begun the one attempt of an exam campaign, also under an account that is deleted (docs/decisions/032).
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { keyedHashOf } from '../../hashes.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns as campaigns, examCampaignEntries as entries } from './tables.ts';

type Account = { id: string; email: string | null; phoneNumber: string | null };

function identitiesOf(key: Uint8Array, campaignId: string, { id, email, phoneNumber }: Account): string[] {
  return [`account ${id}`, email && `email ${email}`, phoneNumber && `phone ${phoneNumber}`].flatMap((identity) =>
    identity ? [keyedHashOf(key, `${campaignId} ${identity}`)] : [],
  );
}

/**
 * Enters the attempt into the campaigns. Needs `lockUser`.
 * @param key `Deps.entryKey`
 * @returns false where the account, or an earlier one with one of its addresses, has begun an attempt in one of them before: roll back then
 */
export async function insertEntries(
  tx: Db,
  key: Uint8Array,
  campaignIds: readonly string[],
  userId: string,
  attemptId: string,
): Promise<boolean> {
  const [account] = await selectAddresses(tx, { userId });
  if (!account) return false;
  const rows = campaignIds.flatMap((campaignId) =>
    identitiesOf(key, campaignId, account).map((identityHash) => ({ campaignId, identityHash, userId, attemptId })),
  );
  const inserted = await tx.insert(entries).values(rows).onConflictDoNothing().returning({ campaignId: entries.campaignId });
  return inserted.length === rows.length;
}

const selectAddresses = preparedQuery<{ userId: string }, Account[]>('find_addresses', (tx) =>
  tx
    .select({ id: users.id, email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Whether the account has begun an attempt in one of these campaigns; also one that the version before has stored without an entry. */
export async function hasAttemptInside(tx: Db, campaignIds: readonly string[], userId: string): Promise<boolean> {
  return (await selectInside(tx, { userId, campaignIds })).length > 0;
}

const selectInside = preparedQuery<{ userId: string; campaignIds: readonly string[] }, { id: string }[]>('find_attempt_inside', (tx) => {
  const isOfExam = or(eq(attempts.multiSubjectExamId, campaigns.multiSubjectExamId), eq(attempts.examId, campaigns.examId));
  return tx
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(campaigns, and(isOfExam, gte(attempts.startedAt, campaigns.startDate)))
    .where(and(eq(attempts.userId, sql.placeholder('userId')), sql`${campaigns.id} = any(${sql.placeholder('campaignIds')}::text[])`))
    .limit(1);
});

/** Enters the account's new addresses wherever it has an attempt: whoever signs up with them later is the same person. @param key `Deps.entryKey` */
export async function updateEntries(tx: Db, key: Uint8Array, account: Account): Promise<void> {
  const own = await tx
    .selectDistinct({ campaignId: entries.campaignId, attemptId: entries.attemptId })
    .from(entries)
    .where(eq(entries.userId, account.id));
  const rows = own.flatMap(({ campaignId, attemptId }) =>
    identitiesOf(key, campaignId, account).map((identityHash) => ({ campaignId, identityHash, userId: account.id, attemptId })),
  );
  if (rows.length > 0) await tx.insert(entries).values(rows).onConflictDoNothing();
}

/** Whether the attempt was begun in an exam campaign. */
export async function isEntered(db: Db, attemptId: string): Promise<boolean> {
  return (await db.select({ attemptId: entries.attemptId }).from(entries).where(eq(entries.attemptId, attemptId)).limit(1)).length > 0;
}
