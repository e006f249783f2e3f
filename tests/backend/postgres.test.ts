// What only a real server shows: several processes at one database. Skipped without DATABASE_URL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, type Db, openPostgres } from '../../backend/src/db/client.ts';
import { contentFiles } from '../../backend/src/db/demo/tables.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { createPostgresDatabase } from './database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const url = process.env.DATABASE_URL;
if (!url) console.log('tests/backend/postgres.test.ts is skipped: set DATABASE_URL to a PostgreSQL server to run it.');

describe.skipIf(!url)('on PostgreSQL', () => {
  const open: Database[] = [];
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => {
    own = await createPostgresDatabase(url ?? '');
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    await own.drop();
  });

  it('four processes that start at once migrate and load the content once', async () => {
    const start = async () => {
      const database = await openPostgres(own.url);
      open.push(database);
      return database.whileStarting(async () => {
        await database.migrate();
        return loadDemo(database.db, { hasDemo: true, isProduction: false });
      });
    };
    const loaded = await Promise.all([start(), start(), start(), start()]);
    expect(loaded.filter((line) => line !== undefined)).toHaveLength(1);
    const [first] = open;
    expect(await first?.db.select().from(users)).toHaveLength(2);
    expect((await first?.db.select().from(contentFiles))?.length).toBeGreaterThan(10);
  });

  it('every foreign key has an index that begins with its column and holds every row', async () => {
    const { db } = open[0] ?? (await openPostgres(own.url));
    expect(await findUnindexedKeys(db)).toEqual([]);
    await db.execute(sql`create table probe (user_id text references users, was_seen boolean)`);
    await db.execute(sql`create index probe_user on probe (user_id) where was_seen`);
    expect(await findUnindexedKeys(db)).toEqual(['probe.user_id']);
  });
});

/** A partial index is of no use to a cascade: it lacks rows. */
async function findUnindexedKeys(db: Db): Promise<string[]> {
  const missing = sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null and i.indisvalid
    )`;
  const { rows } = (await db.execute(missing)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
