// Entries of a campaign's roster: SQL that queries of campaigns and registration share.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findRows } from '../../db/find-rows.ts';
import { users } from '../auth/tables.ts';
import { examCampaignRegistrations as registrations } from '../campaigns/tables.ts';
import { students } from '../students/tables.ts';
import { examRosterCandidates as candidates, examRosters as rosters } from './tables.ts';

/** Whether registration for the campaign follows a roster. */
export const followsRoster = (campaignId: SQL): SQL =>
  sql`exists (select 1 from ${rosters} where ${rosters.campaignId} = ${campaignId}
    and ${rosters.state} = 'active')`;

/**
 * The roster entries that the student can register with: an address of the account that no other
 * student has registered with, or the address that the student has registered with.
 */
const entriesOf = (campaignId: SQL, studentId: SQL): SQL => sql`${rosters}
  join ${students} on ${students.id} = ${studentId}
  join ${users} on ${users.id} = ${students.userId}
  left join ${registrations} own on own.campaign_id = ${rosters.campaignId}
  and own.student_id = ${students.id}
  join ${candidates} on ${candidates.rosterId} = ${rosters.id}
    and ${candidates.address} = any(array[${users.email}, ${users.phoneNumber}, own.roster_address])
  where ${rosters.campaignId} = ${campaignId} and ${rosters.state} = 'active'
    and not exists (select 1 from ${registrations} other
    where other.campaign_id = ${rosters.campaignId}
      and other.roster_address = ${candidates.address} and other.student_id <> ${students.id})`;

/** Whether the student is on the roster. */
export const isOnRoster = (campaignId: SQL, studentId: SQL): SQL =>
  sql`exists (select 1 from ${entriesOf(campaignId, studentId)})`;

/**
 * The address with which the student can register; undefined for one who is not on the roster, null
 * without a roster.
 */
export async function findRosterAddress(
  db: Db,
  campaignId: string,
  studentId: string,
): Promise<string | null | undefined> {
  const address = sql`(select min(${candidates.address})
    from ${entriesOf(sql`${campaignId}`, sql`${studentId}`)})`;
  const query = sql`select ${followsRoster(sql`${campaignId}`)} as follows, ${address} as address`;
  const [row] = await findRows<{ follows: boolean; address: string | null }>(db, query);
  return row?.follows ? (row.address ?? undefined) : null;
}
