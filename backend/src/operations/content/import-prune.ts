// `import --prune`: removes records from the catalogue that are not in the folder. Records with
// students' results are archived, never deleted.
import { and, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isForeignKeyViolation } from '../../db/database-errors.ts';
import {
  catalogueTables,
  isWholeList,
  type TableName,
  tableNames,
} from '../../db/demo/catalogue-tables.ts';
import type { FileRows } from '../../db/demo/rows.ts';
import { columnOf } from '../../db/demo/write.ts';
import { BATCH_SIZE } from '../../db/insert-rows.ts';
import {
  campaignRegistrations,
  campaigns,
  examCampaignRegistrations,
  examCampaigns,
} from '../../modules/campaigns/tables.ts';
import type { Catalogue } from './catalogue-queries.ts';
import { labels } from './import-plan.ts';

export type PruneCounts = { deleted: number; archived: number; kept: number };

/** @returns by kind, the outcomes for the records that are not in the folder */
export async function prune(
  tx: Db,
  parts: readonly FileRows[],
  catalogue: Catalogue,
  now: Date,
): Promise<Map<string, PruneCounts>> {
  await refuseRegistrations(tx, parts);
  const pruned = new Map<string, PruneCounts>();
  // From the bottom up: archived children would prevent the deletion of their parent.
  for (const name of [...tableNames].reverse()) {
    if (isWholeList(name)) continue;
    const idsInFiles = new Set<unknown>();
    for (const { rows } of parts)
      for (const row of rows[name] ?? []) if ('id' in row) idsInFiles.add(row.id);
    const ids = catalogue[name].flatMap((row) =>
      'id' in row && !idsInFiles.has(row.id) ? [row.id] : [],
    );
    const count = pruned.get(labels[name]) ?? { deleted: 0, archived: 0, kept: 0 };
    pruned.set(labels[name], count);
    for (let start = 0; start < ids.length; start += BATCH_SIZE)
      await pruneRows(tx, name, ids.slice(start, start + BATCH_SIZE), now, count);
  }
  return pruned;
}

async function pruneRows(
  tx: Db,
  name: TableName,
  ids: string[],
  now: Date,
  count: PruneCounts,
): Promise<void> {
  const table: PgTable = catalogueTables[name];
  const id = columnOf(table, 'id');
  try {
    // In a savepoint, because a refused statement would abort the whole transaction.
    const gone = await tx.transaction((savepoint) =>
      savepoint.delete(table).where(inArray(id, ids)).returning({ id }),
    );
    count.deleted += gone.length;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    const [first] = ids;
    if (ids.length > 1) {
      const middle = Math.ceil(ids.length / 2);
      await pruneRows(tx, name, ids.slice(0, middle), now, count);
      await pruneRows(tx, name, ids.slice(middle), now, count);
    } else if ('archivedAt' in catalogueTables[name] && first !== undefined) {
      await tx.update(table).set({ archivedAt: now }).where(eq(id, first));
      count.archived += 1;
    } else {
      count.kept += 1;
    }
  }
}

/** Campaigns with registrations are not removed just because a file is missing. */
async function refuseRegistrations(tx: Db, parts: readonly FileRows[]): Promise<void> {
  const idsInFiles = (name: 'campaigns' | 'examCampaigns') => [
    '',
    ...parts.flatMap(({ rows }) => (rows[name] ?? []).map((row) => row.id ?? '')),
  ];
  const hasRegistrations = (
    table: typeof campaignRegistrations | typeof examCampaignRegistrations,
    id: typeof campaigns.id | typeof examCampaigns.id,
  ) => exists(tx.select({ one: sql`1` }).from(table).where(eq(table.campaignId, id)));
  const [campaign] = await tx
    .select({ title: campaigns.title })
    .from(campaigns)
    .where(
      and(
        notInArray(campaigns.id, idsInFiles('campaigns')),
        hasRegistrations(campaignRegistrations, campaigns.id),
      ),
    )
    .limit(1);
  const [examCampaign] = await tx
    .select({ title: examCampaigns.title })
    .from(examCampaigns)
    .where(
      and(
        notInArray(examCampaigns.id, idsInFiles('examCampaigns')),
        hasRegistrations(examCampaignRegistrations, examCampaigns.id),
      ),
    )
    .limit(1);
  const title = campaign?.title ?? examCampaign?.title;
  if (title === undefined) return;
  throw new Error(
    `Students are registered for the campaign '${title}', which the folder does not have: add it, or delete it in the product first.`,
  );
}
