// Tests that need a real server: several processes on one database. Skipped without DATABASE_URL.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { CONNECTIONS, type Database, type Db, openPostgres } from '../../backend/src/db/client.ts';
import { contentFiles } from '../../backend/src/db/demo/tables.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { findRows } from '../../backend/src/db/find-rows.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { createPostgresDatabase } from './database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const url = process.env.DATABASE_URL;
if (!url)
  console.log(
    'tests/backend/postgres.test.ts is skipped: set DATABASE_URL to a PostgreSQL server to run it.',
  );

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

  it('four processes that start at the same time migrate and load the content once', async () => {
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

  it('answers are compressed with lz4', async () => {
    const database = await openPostgres(own.url);
    open.push(database);
    await database.migrate();
    const { rows } = (await database.db.execute(sql`
      select attrelid::regclass || '.' || attname as column from pg_attribute
      where attcompression = 'l' order by 1`)) as { rows: { column: string }[] };
    expect(rows.map(({ column }) => column)).toEqual([
      'attempts.answers',
      'exam_result_versions.answers',
      'exam_results.answers',
      'multi_subject_result_versions.subjects',
      'multi_subject_results.subjects',
    ]);
  });

  it('while every connection is in use requests get a 503 after a timeout, and 200 after one is free', async () => {
    const database = await openPostgres(own.url);
    open.push(database);
    const { env } = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'alokpath-busy-')),
    });
    const app = await buildApp({
      db: database.requests,
      env,
      messages: { send: async () => undefined },
    });
    await app.ready();
    const connections = Array.from({ length: CONNECTIONS }, () =>
      holdConnection(database.requests),
    );
    const releases = await Promise.all(connections.map(({ isHeld }) => isHeld));
    const waiting = await Promise.all(
      Array.from({ length: 30 }, () => app.inject({ url: '/course/' })),
    );
    expect(waiting.map((response) => [response.statusCode, response.json().code])).toEqual(
      waiting.map(() => [503, 'SERVER_BUSY']),
    );
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    for (const release of releases) release();
    await Promise.all(connections.map(({ ended }) => ended));
    expect((await app.inject({ url: '/course/' })).statusCode).toBe(200);
    await app.close();
  });

  it('a request with a statement that exceeds its timeout gets a 503, and its connection is free again', async () => {
    const database = await openPostgres(own.url, { statementTimeoutMs: 300 });
    open.push(database);
    const { env } = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'alokpath-slow-')),
    });
    const app = await buildApp({
      db: database.requests,
      env,
      messages: { send: async () => undefined },
    });
    await app.ready();
    const table = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table courses in access exclusive mode`);
      const response = await app.inject({ url: '/course/' });
      expect([response.statusCode, response.json().code]).toEqual([503, 'SERVER_BUSY']);
    });
    await table;
    expect((await app.inject({ url: '/course/' })).statusCode).toBe(200);
    // Jobs and migrations may take longer.
    await database.db.execute(sql`select pg_sleep(0.5)`);
    await expect(database.requests.execute(sql`select pg_sleep(0.5)`)).rejects.toThrow();
    await app.close();
  });

  it('a connection that breaks between two statements of a transaction ends the transaction, and not the process', async () => {
    const database = await openPostgres(own.url);
    open.push(database);
    const broken = database.requests.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: { pid: number }[];
      };
      const pid = rows[0]?.pid ?? 0;
      await database.runSql('select pg_terminate_backend($1)', [pid]);
      const isThere = async () =>
        (await database.runSql('select 1 from pg_stat_activity where pid = $1', [pid])).rows.length;
      await expect.poll(isThere).toBe(0);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await database.requests.execute(sql`select 1`);
  });

  it('every foreign key has an index that starts with its column and contains every row', async () => {
    const { db } = open[0] ?? (await openPostgres(own.url));
    expect(await findUnindexedKeys(db)).toEqual([]);
    await db.execute(sql`create table probe (user_id text references users, was_seen boolean)`);
    await db.execute(sql`create index probe_user on probe (user_id) where was_seen`);
    expect(await findUnindexedKeys(db)).toEqual(['probe.user_id']);
  });
});

/**
 * Keeps one of the pool's connections in a transaction; `isHeld` resolves with a function that
 * releases it.
 */
function holdConnection(db: Db): {
  readonly isHeld: Promise<() => void>;
  readonly ended: Promise<void>;
} {
  let ended = Promise.resolve();
  const isHeld = new Promise<() => void>((held, failed) => {
    ended = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await new Promise<void>((release) => held(release));
    });
    ended.catch(failed);
  });
  return { isHeld, ended };
}

/** A cascade cannot use a partial index, which lacks rows. */
async function findUnindexedKeys(db: Db): Promise<string[]> {
  const missing = sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      and i.indpred is null and i.indisvalid
    )`;
  const keys = await findRows<{ name: string }>(db, missing);
  return keys.map(({ name }) => name);
}
