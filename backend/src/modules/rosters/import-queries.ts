// SQL of imports: rows that arrive in parts, and the changes that they would make.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findRows } from '../../db/find-rows.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { users } from '../auth/tables.ts';
import type { ImportCheckDocument, ProblemDocument } from './documents.ts';
import { findActiveRoster, offRosterCount, type RosterRow } from './queries.ts';
import {
  examRosterCandidates as candidates,
  examRosterProblems as problems,
  examRosters as rosters,
} from './tables.ts';

export async function insertImport(
  db: Db,
  values: Pick<RosterRow, 'campaignId' | 'mode' | 'createdAt'>,
): Promise<RosterRow | undefined> {
  return (await db.insert(rosters).values(values).returning())[0];
}

export async function findImport(
  db: Db,
  campaignId: string,
  id: string,
): Promise<RosterRow | undefined> {
  return (
    await db
      .select()
      .from(rosters)
      .where(and(eq(rosters.id, id), eq(rosters.campaignId, campaignId)))
  )[0];
}

/** The same, locked until the end of the transaction, which serializes the parts. */
export async function lockImport(
  tx: Db,
  campaignId: string,
  id: string,
): Promise<RosterRow | undefined> {
  return (
    await tx
      .select()
      .from(rosters)
      .where(and(eq(rosters.id, id), eq(rosters.campaignId, campaignId)))
      .for('update')
  )[0];
}

export type CandidateValues = {
  line: number;
  address: string;
  name: string | null;
  rollNumber: string | null;
};

/** Adds candidates; of several rows with one address the first one is kept. */
export async function insertCandidates(
  tx: Db,
  { id, createdAt }: RosterRow,
  rows: readonly CandidateValues[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    rosterId: id,
    // Adds microseconds for the order, 0.2 s for a whole roster.
    addedAt: sql`${createdAt.toISOString()}::timestamptz + ${row.line}::int * interval '1 microsecond'`,
  }));
  await tx.insert(candidates).values(values).onConflictDoNothing();
}

/** The line of an address in the import. */
export async function findLines(
  tx: Db,
  rosterId: string,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ address: candidates.address, line: candidates.line })
    .from(candidates)
    .where(and(eq(candidates.rosterId, rosterId), inArray(candidates.address, [...addresses])));
  return new Map(rows.map(({ address, line }) => [address, line]));
}

export async function insertProblems(
  tx: Db,
  values: (typeof problems.$inferInsert)[],
): Promise<void> {
  if (values.length > 0) await tx.insert(problems).values(values).onConflictDoNothing();
}

export async function countImport(
  tx: Db,
  rosterId: string,
): Promise<{ candidateCount: number; problemCount: number }> {
  return {
    candidateCount: await tx.$count(candidates, eq(candidates.rosterId, rosterId)),
    problemCount: await tx.$count(problems, eq(problems.rosterId, rosterId)),
  };
}

/** The changes that the import would make. */
export async function findCheck(
  db: Db,
  { id, campaignId, mode }: RosterRow,
): Promise<ImportCheckDocument> {
  const active = await findActiveRoster(db, campaignId);
  const counts = await countImport(db, id);
  const own = sql`select count(*)::int from ${candidates} where ${candidates.rosterId} = ${id}`;
  const there = sql`select address from ${candidates} c where c.roster_id = ${active?.id ?? ''}`;
  const remaining = mode === 'add' && active ? [active.id, id] : [id];
  const query = sql`select (${own} and ${candidates.address} in (${there})) as "existingCount",
    (${own} and (${candidates.address} in (select email from ${users} where email is not null)
      or ${candidates.address} in (select phone_number from ${users}
      where phone_number is not null))) as "accountCount",
    (select count(*)::int from (${there}) t) as "activeCount",
    ${offRosterCount(campaignId, remaining)} as "offRosterCount"`;
  type Counts = {
    existingCount: number;
    accountCount: number;
    activeCount: number;
    offRosterCount: number;
  };
  const [row] = await findRows<Counts>(db, query);
  const {
    activeCount = 0,
    existingCount = 0,
    accountCount = 0,
    offRosterCount: off = 0,
  } = row ?? {};
  const removedCount = mode === 'replace' ? activeCount - existingCount : 0;
  return { ...counts, existingCount, accountCount, removedCount, offRosterCount: off };
}

/** A page of the lines with errors, in their order. */
export async function findProblems(
  db: Db,
  rosterId: string,
  page: Page,
): Promise<ListPage<ProblemDocument>> {
  const timestamp = sql`('epoch'::timestamptz + ${problems.line} * interval '1 second')`;
  const list = keyset({ timestamp, id: problems.rosterId, order: 'oldest first' }, page);
  const where = eq(problems.rosterId, rosterId);
  const rows = await db
    .select({ problem: problems, cursor: list.cursor })
    .from(problems)
    .where(and(where, list.afterCursor))
    .orderBy(problems.line)
    .limit(list.limit)
    .offset(list.offset);
  return list.toListPage(
    rows,
    await countRows(db, sql`${problems}`, where, page),
    ({ problem: { line, address, problem, firstLine } }) => ({
      line,
      address,
      problem,
      ...withoutNulls({ firstLine }),
    }),
  );
}

export async function updateState(
  tx: Db,
  rosterId: string,
  state: RosterRow['state'],
): Promise<void> {
  await tx.update(rosters).set({ state }).where(eq(rosters.id, rosterId));
}

/** Adds the candidates of an import to a roster. Existing candidates get the data of the import. */
export async function addCandidates(tx: Db, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`insert into ${candidates} (id, roster_id, address, name, roll_number, line,
    added_at)
    select gen_random_uuid()::text, ${toId}, address, name, roll_number, line, added_at
    from ${candidates} c where c.roster_id = ${fromId}
    on conflict (roster_id, address) do update
    set name = coalesce(excluded.name, exam_roster_candidates.name),
      roll_number = coalesce(excluded.roll_number, exam_roster_candidates.roll_number)`);
}
