// SQL of the download of an account's own data.
import { and, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { type CursorPage, keyset, type Page, type SortKey } from '../../db/keyset.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaignRegistrations as registrations } from '../campaigns/tables.ts';
import { examRosterCandidates as candidates, examRosters } from '../rosters/tables.ts';

/** The account without its password. */
export async function findAccount(db: Db, userId: string) {
  const { id, email, phoneNumber, role, language, createdAt } = users;
  const { blockedAt, invitedAt, invitationSentAt } = users;
  return (
    await db
      .select({
        id,
        email,
        phoneNumber,
        role,
        language,
        createdAt,
        blockedAt,
        invitedAt,
        invitationSentAt,
      })
      .from(users)
      .where(eq(users.id, userId))
  )[0];
}

/**
 * A page of a table's rows, the oldest first: a row that changes between two pages may be repeated,
 * but is not missed.
 */
export async function findRows<Table extends PgTable>(
  db: Db,
  table: Table,
  { timestamp, id }: Pick<SortKey, 'timestamp' | 'id'>,
  where: SQL,
  page: Page,
): Promise<CursorPage<InferSelectModel<Table>>> {
  const list = keyset({ timestamp, id, order: 'oldest first' }, page);
  const rows: { row: unknown; cursor: string }[] = await db
    .select({ row: table as PgTable, cursor: list.cursor })
    .from(table as PgTable)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit);
  return list.toPage(rows, ({ row }) => row as InferSelectModel<Table>);
}

/** A condition: late answers belong to an attempt of the account. */
export const isLateAnswerOf = (userId: string): SQL =>
  sql`exists (select 1 from ${attempts} where ${attempts.id} = ${lateAnswers.attemptId}
    and ${attempts.userId} = ${userId})`;

/**
 * A condition: an entry of an active roster has an address of the account, or the one that the
 * student registered with.
 */
export const isRosterEntryOf = (
  userId: string,
  studentId: string,
): SQL => sql`${candidates.rosterId} in
  (select ${examRosters.id} from ${examRosters} where ${examRosters.state} = 'active')
  and ${candidates.address} in
  (select unnest(array[${users.email}, ${users.phoneNumber}]) from ${users}
  where ${users.id} = ${userId}
    union select ${registrations.rosterAddress} from ${registrations}
    where ${registrations.studentId} = ${studentId})`;
