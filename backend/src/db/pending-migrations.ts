// Reports whether a database has the tables of this version.
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './client.ts';
import { findRows } from './find-rows.ts';
import { migrations } from './migrations.ts';

export type MigrationState = {
  /** Migrations that were applied to this database. */
  applied: number;
  /** Migrations of this version that are not applied yet. */
  pending: number;
};

export async function findMigrationState(db: Db): Promise<MigrationState> {
  const [table] = await findRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  const selectApplied = sql`select count(*) as applied, max(created_at) as newest
    from drizzle.__drizzle_migrations`;
  const [row] = table?.exists
    ? await findRows<{ applied: string | number; newest: string | number | null }>(
        db,
        selectApplied,
      )
    : [];
  const newest = Number(row?.newest ?? 0);
  const pending = readMigrationFiles(migrations).filter(
    ({ folderMillis }) => folderMillis > newest,
  ).length;
  return { applied: Number(row?.applied ?? 0), pending };
}
