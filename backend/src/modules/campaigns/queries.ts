// SQL of campaigns and registrations.
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { CampaignDocument } from './documents.ts';
import { campaigns, campaignRegistrations as registrations } from './tables.ts';

async function selectCampaigns(db: Db, studentId: string | null, where?: SQL): Promise<CampaignDocument[]> {
  const all = sql`select count(*) from ${registrations} where ${registrations.campaignId} = ${campaigns.id}`;
  const own = sql`exists (select 1 from ${registrations} where ${registrations.campaignId} = ${campaigns.id} and ${registrations.studentId} = ${studentId})`;
  const rows = await db
    .select({ campaign: campaigns, registeredCount: sql<number>`(${all})`.mapWith(Number), registered: sql<boolean>`(${own})` })
    .from(campaigns)
    .where(where)
    .orderBy(asc(campaigns.startDate), asc(campaigns.id));
  return rows.map(({ campaign, registeredCount, registered }) => {
    const { id, title, description, startDate, endDate, imageUrl } = campaign;
    return {
      ...{ _id: id, title, registeredCount },
      ...withoutNulls({ description, imageUrl }),
      ...(startDate && { startDate: startDate.toISOString() }),
      ...(endDate && { endDate: endDate.toISOString() }),
      ...(studentId !== null && { registered }),
    };
  });
}

/** All campaigns, the earliest start first. @param studentId whose registrations to tell of */
export const findCampaigns = (db: Db, studentId: string | null) => selectCampaigns(db, studentId);

export async function findCampaign(db: Db, studentId: string | null, id: string): Promise<CampaignDocument | undefined> {
  return (await selectCampaigns(db, studentId, eq(campaigns.id, id)))[0];
}

/** Registers the student; once more changes nothing. */
export async function insertRegistration(db: Db, campaignId: string, studentId: string): Promise<void> {
  await db.insert(registrations).values({ campaignId, studentId }).onConflictDoNothing();
}
