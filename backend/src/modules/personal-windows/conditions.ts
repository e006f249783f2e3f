// SQL of personal windows, given the row of a campaign: conditions that campaigns, ranks and
// notifications share.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import { students } from '../students/tables.ts';
import { personalWindows as windows } from './tables.ts';

/** The latest end for any student: the campaign's end, or that of a later personal window. */
export const LAST_END =
  sql<Date>`greatest(${campaigns.endDate}, (select max(${windows.endsAt}) from ${windows}
  where ${windows.campaignId} = ${campaigns.id}))`.mapWith(campaigns.endDate);

/** The start or the end of the student's personal window; null for a student without one. */
export const personalTime = (
  limit: 'startsAt' | 'endsAt',
  studentId: SQL | AnyColumn,
): SQL => sql`(select ${windows[limit]} from ${windows}
  where ${windows.campaignId} = ${campaigns.id} and ${windows.studentId} = ${studentId})`;

/** The student's window: the personal one, or the campaign's. */
export const windowOf = (studentId: SQL | AnyColumn) => ({
  startDate:
    sql<Date>`coalesce(${personalTime('startsAt', studentId)}, ${campaigns.startDate})`.mapWith(
      campaigns.startDate,
    ),
  endDate: sql<Date>`coalesce(${personalTime('endsAt', studentId)}, ${campaigns.endDate})`.mapWith(
    campaigns.endDate,
  ),
});

/** Whether the account has a personal window in the campaign that contains this time. */
export const isInPersonalWindow = (
  campaignId: SQL | AnyColumn,
  userId: SQL | AnyColumn,
  time: SQL | AnyColumn,
): SQL => sql`exists (select 1 from ${windows}
  join ${students} on ${students.id} = ${windows.studentId}
  where ${windows.campaignId} = ${campaignId} and ${students.userId} = ${userId}
    and ${windows.startsAt} <= ${time} and ${windows.endsAt} > ${time})`;

/**
 * Whether an attempt with this start time belongs to the campaign. A student with a personal window
 * has not started in the campaign's own one, because the window was given before.
 */
export const isInWindow = (userId: SQL | AnyColumn, startedAt: SQL | AnyColumn): SQL =>
  sql`((${startedAt} >= ${campaigns.startDate} and ${startedAt} < ${campaigns.endDate})
    or ${isInPersonalWindow(campaigns.id, userId, startedAt)})`;
