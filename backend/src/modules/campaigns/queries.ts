// SQL of campaigns and registrations.
import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page, timestampOrLast } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { CampaignDocument } from './documents.ts';
import { campaigns, campaignRegistrations as registrations } from './tables.ts';

/** A campaign's own columns. */
export type CampaignRow = typeof campaigns.$inferSelect;

/**
 * The columns of which the document of a campaign is built.
 * @param studentId the student whose registrations are included
 */
function fieldsFor(studentId: string | null) {
  const all = sql`select count(*) from ${registrations}
    where ${registrations.campaignId} = ${campaigns.id}`;
  const own = sql`exists (select 1 from ${registrations}
    where ${registrations.campaignId} = ${campaigns.id}
    and ${registrations.studentId} = ${studentId})`;
  return {
    campaign: campaigns,
    registeredCount: sql<number>`(${all})`.mapWith(Number),
    registered: sql<boolean>`(${own})`,
  };
}

type CampaignFields = { campaign: CampaignRow; registeredCount: number; registered: boolean };

function toDocument(
  { campaign, registeredCount, registered }: CampaignFields,
  studentId: string | null,
): CampaignDocument {
  const { id, title, description, startDate, endDate, imageUrl } = campaign;
  return {
    _id: id,
    title,
    registeredCount,
    ...withoutNulls({ description, imageUrl }),
    ...(startDate && { startDate: startDate.toISOString() }),
    ...(endDate && { endDate: endDate.toISOString() }),
    ...(studentId !== null && { registered }),
  };
}

/** The campaigns, the earliest start first. */
export async function findCampaigns(
  db: Db,
  studentId: string | null,
  page: Page,
): Promise<ListPage<CampaignDocument>> {
  const list = keyset(
    { timestamp: timestampOrLast(campaigns.startDate), id: campaigns.id, order: 'oldest first' },
    page,
  );
  const selected = db
    .select({ cursor: list.cursor, ...fieldsFor(studentId) })
    .from(campaigns)
    .where(list.afterCursor)
    .orderBy(...list.orderBy)
    .limit(list.limit);
  const [rows, total] = await Promise.all([
    selected,
    countRows(db, sql`${campaigns}`, undefined, page),
  ]);
  return list.toListPage(rows, total, (row) => toDocument(row, studentId));
}

export async function findCampaign(
  db: Db,
  studentId: string | null,
  id: string,
): Promise<CampaignDocument | undefined> {
  const [row] = await db.select(fieldsFor(studentId)).from(campaigns).where(eq(campaigns.id, id));
  return row && toDocument(row, studentId);
}

/** Returns the new campaign's id. */
export async function insertCampaign(
  db: Db,
  values: typeof campaigns.$inferInsert,
): Promise<string | undefined> {
  return (await db.insert(campaigns).values(values).returning({ id: campaigns.id }))[0]?.id;
}

/**
 * The campaign's row, locked until the transaction's end.
 * @param mode `update` to change or delete it, `share` to register: the campaign cannot change
 *   until the registration is stored
 */
export async function lockCampaign(
  tx: Db,
  id: string,
  mode: 'update' | 'share',
): Promise<CampaignRow | undefined> {
  return (await tx.select().from(campaigns).where(eq(campaigns.id, id)).for(mode))[0];
}

export async function updateCampaign(
  db: Db,
  id: string,
  changes: Partial<CampaignRow>,
): Promise<void> {
  // `id` is set to itself, because `set` must not be empty.
  await db
    .update(campaigns)
    .set({ ...changes, id })
    .where(eq(campaigns.id, id));
}

/** Also deletes its registrations. */
export async function deleteCampaign(db: Db, id: string): Promise<void> {
  await db.delete(campaigns).where(eq(campaigns.id, id));
}

export async function countRegistrations(db: Db, campaignId: string): Promise<number> {
  return (
    (
      await db
        .select({ count: count() })
        .from(registrations)
        .where(eq(registrations.campaignId, campaignId))
    )[0]?.count ?? 0
  );
}

/** Registers the student; does nothing if already registered. */
export async function insertRegistration(
  db: Db,
  campaignId: string,
  studentId: string,
): Promise<void> {
  await db.insert(registrations).values({ campaignId, studentId }).onConflictDoNothing();
}
