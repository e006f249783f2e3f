// SQL of whole tables with any columns, for backups. Rows are the database's own JSON, so that no
// number or timestamp is rounded here.
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findRows } from '../../db/find-rows.ts';

/** Rows per read and per insert. */
const BATCH_SIZE = 200;

/** All tables, each after those that it refers to. */
export async function findTables(db: Db): Promise<string[]> {
  const tables = await findRows<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r' order by c.relname`,
  );
  const links = await findRows<{ child: string; parent: string }>(
    db,
    sql`select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !ordered.includes(name) &&
        links.every(({ child, parent }) => child !== name || ordered.includes(parent)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}

/** The last migration; undefined in a database without our tables. */
export async function findMigration(db: Db): Promise<string | undefined> {
  const [table] = await findRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return undefined;
  const [last] = await findRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return last?.hash;
}

/** @returns the counted number of rows, not the planner's estimate */
export async function countRows(db: Db, table: string): Promise<number> {
  const [row] = await findRows<{ count: string | number }>(
    db,
    sql`select count(*) as count from ${sql.identifier(table)}`,
  );
  return Number(row?.count ?? 0);
}

/** All rows as JSON texts, in batches. In a transaction only, because it uses a cursor. */
export async function* readRows(tx: Db, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as row
      from ${sql.identifier(table)} r`,
  );
  for (;;) {
    const rows = await findRows<{ row: string }>(
      tx,
      sql.raw(`fetch ${BATCH_SIZE} from backup_rows`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts rows from `readRows`. */
export async function insertJsonRows(
  tx: Db,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const json = `[${rows.slice(start, start + BATCH_SIZE).join(',')}]`;
    await tx.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
    );
  }
}

export async function emptyTables(tx: Db, tables: readonly string[]): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names}`);
}
