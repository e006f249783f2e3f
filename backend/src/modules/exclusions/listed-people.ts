// People on published merit lists: admins exclude their attempts, with a published reason, before
// they delete the account or the student record, or change the role (docs/decisions/056).
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refuse } from '../../refusals/refusals.ts';
import { findOwnMeritEntry } from '../campaigns/merit-list/merit-list-queries.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../campaigns/tables.ts';
import { students } from '../students/tables.ts';

/**
 * Locks the campaigns of the account until the end of the transaction, so that no list with it is
 * published meanwhile.
 * @throws 409 if a published merit list contains the account
 */
export async function requireUnlisted(tx: Db, userId: string): Promise<void> {
  const registration = tx
    .select({ one: sql`1` })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .where(and(eq(registrations.campaignId, campaigns.id), eq(students.userId, userId)));
  const registered = await tx
    .select()
    .from(campaigns)
    .where(exists(registration))
    .orderBy(asc(campaigns.id))
    .for('share');
  for (const campaign of registered) {
    if (campaign.meritListAt !== null && (await findOwnMeritEntry(tx, campaign, userId)))
      refuse('IN_PUBLISHED_MERIT_LIST', { campaign: campaign.title });
  }
}
