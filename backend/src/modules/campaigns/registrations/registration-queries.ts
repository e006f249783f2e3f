// SQL that reads registrations for campaigns of both kinds, for admins.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../../db/keyset.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { users } from '../../auth/tables.ts';
import { isRegisteredOffRoster } from '../../rosters/queries.ts';
import { students } from '../../students/tables.ts';
import {
  campaigns,
  examCampaignRegistrations,
  examCampaigns,
  campaignRegistrations as plainRegistrations,
} from '../tables.ts';
import type { RegistrationDocument } from './registration-documents.ts';

/** Whether a campaign without an exam has this id. */
export async function hasCampaign(db: Db, id: string): Promise<boolean> {
  return (
    (await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id))).length > 0
  );
}

/** Whether an exam campaign has this id. */
export async function hasExamCampaign(db: Db, id: string): Promise<boolean> {
  return (
    (await db.select({ id: examCampaigns.id }).from(examCampaigns).where(eq(examCampaigns.id, id)))
      .length > 0
  );
}

/** The contact address of a profile, or the address to log in with. */
const email = sql<string | null>`coalesce(${students.contactEmail}, ${users.email})`;

/**
 * A page of the registrations for a campaign without an exam, the earliest first, with details from
 * the profiles.
 */
export async function findRegistrations(
  db: Db,
  campaignId: string,
  page: Page,
): Promise<ListPage<RegistrationDocument>> {
  const { registeredAt, studentId } = plainRegistrations;
  const list = keyset({ timestamp: registeredAt, id: studentId, order: 'oldest first' }, page);
  const isInCampaign = sql`${plainRegistrations.campaignId} = ${campaignId}`;
  const rows = await db
    .select({
      registeredAt,
      studentId,
      cursor: list.cursor,
      name: students.name,
      email,
      mobile: students.contactMobile,
      institution: students.lastInstitution,
      district: students.district,
    })
    .from(plainRegistrations)
    .innerJoin(students, eq(students.id, studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(list.afterCursor ? sql`${isInCampaign} and ${list.afterCursor}` : isInCampaign)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(db, sql`${plainRegistrations}`, isInCampaign, page);
  return list.toListPage(rows, count, ({ registeredAt, studentId: id, cursor: _, ...details }) => ({
    studentId: id,
    registeredAt: registeredAt.toISOString(),
    basicInfo: withoutNulls(details),
  }));
}

/**
 * A page of the registrations for an exam campaign, the earliest first, with the data that the
 * students entered; without an e-mail there, with that of the profile.
 * @param isOffRosterOnly true: only students who are not on its roster
 */
export async function findExamRegistrations(
  db: Db,
  campaignId: string,
  page: Page,
  isOffRosterOnly = false,
): Promise<ListPage<RegistrationDocument>> {
  const registrations = examCampaignRegistrations;
  const list = keyset(
    { timestamp: registrations.registeredAt, id: registrations.studentId, order: 'oldest first' },
    page,
  );
  const andIsOffRoster = isOffRosterOnly ? sql` and ${isRegisteredOffRoster(campaignId)}` : sql``;
  const isInCampaign = sql`${registrations.campaignId} = ${campaignId}${andIsOffRoster}`;
  const rows = await db
    .select({ registration: registrations, cursor: list.cursor, email })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(list.afterCursor ? sql`${isInCampaign} and ${list.afterCursor}` : isInCampaign)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(db, sql`${registrations}`, isInCampaign, page);
  return list.toListPage(
    rows,
    count,
    ({
      registration: { studentId, registeredAt, basicInfo, showInMeritList },
      email: address,
    }) => ({
      studentId,
      registeredAt: registeredAt.toISOString(),
      basicInfo: withoutNulls({ ...basicInfo, email: basicInfo.email || address }),
      showInMeritList,
    }),
  );
}
