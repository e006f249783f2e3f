// SQL of accounts whose addresses change: the one attempt of a contest counts for all of them
// (docs/decisions/032).
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { students } from '../../students/tables.ts';
import {
  examCampaigns as campaigns,
  examCampaignEntries as entries,
  examCampaignRegistrations as registrations,
} from '../tables.ts';
import {
  type Account,
  type Addresses,
  addressHashesOf,
  identityHashesOf,
} from './entry-queries.ts';

/**
 * Records a change of the account's addresses, so that no other account with one of them can start
 * again: adds entries to each campaign that the account has started in, and adds the addresses to
 * its registrations for the other ones.
 * @param key `Deps.entryKey`
 */
export async function recordAddressChange(
  tx: Db,
  key: Uint8Array,
  before: Addresses,
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

  const registered = await tx
    .select({ campaignId: registrations.campaignId, studentId: registrations.studentId })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(campaigns, eq(campaigns.id, registrations.campaignId))
    .where(and(eq(students.userId, account.id), isNull(campaigns.meritListAt)));
  for (const { campaignId, studentId } of registered) {
    const hashes = [before, account].flatMap((addresses) =>
      addressHashesOf(key, campaignId, addresses),
    );
    const isOwn = and(
      eq(registrations.campaignId, campaignId),
      eq(registrations.studentId, studentId),
    );
    await tx
      .update(registrations)
      .set({
        identityHashes: sql`array(select unnest(${registrations.identityHashes})
          union select unnest(${sql.param(hashes, registrations.identityHashes)}::text[]))`,
      })
      .where(isOwn);
  }
}
