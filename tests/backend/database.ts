// A migrated, empty database for one test file: PGlite from a dump made once, or a copy of a database
// on PostgreSQL (DATABASE_URL).
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { Client } from 'pg';
import { type Database, openPostgres, overPglite } from '../../backend/src/db/client.ts';

const migrations = new URL('../../backend/src/db/migrations/', import.meta.url);

/** @param logger called with every statement */
export async function openTestDatabase(logger?: Logger): Promise<Database> {
  return process.env.DATABASE_URL
    ? openOwnPostgres(process.env.DATABASE_URL, logger)
    : openFromDump(logger);
}

/**
 * PGlite clears its buffers at each start: with the default of 128 MB that took half of the time.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function openFromDump(logger?: Logger): Promise<Database> {
  migrated ??= dumpMigrated();
  const pglite = await PGlite.create({ loadDataDir: await migrated, startParams });
  return overPglite(pglite, logger);
}

/** Read once by each worker. */
let migrated: Promise<Blob> | undefined;

/** The files of a migrated, empty database, created by the first run with these migrations. */
async function dumpMigrated(): Promise<Blob> {
  const dump = join(tmpdir(), `alokpath-migrated-${hashMigrations()}.tar`);
  if (!existsSync(dump)) {
    const pglite = await PGlite.create();
    await overPglite(pglite).migrate();
    const draft = `${dump}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    // Test files run concurrently; the last one writes the same dump.
    renameSync(draft, dump);
    await pglite.close();
  }
  return new Blob([readFileSync(dump)]);
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql')))
    hash.update(readFileSync(new URL(file, migrations)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A database on the server of `url`; `drop` removes it.
 * @param template the database to copy; default: an empty one
 */
export async function createPostgresDatabase(
  url: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `alokpath_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: addressOf(name, url),
    drop: () =>
      withClient(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

function addressOf(database: string, server: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function openOwnPostgres(url: string, logger?: Logger): Promise<Database> {
  migratedTemplate ??= createMigratedTemplate(url);
  const own = await createPostgresDatabase(url, await migratedTemplate);
  const database = await openPostgres(own.url, { logger });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

/** The name of a migrated, empty database, created by the first run with these migrations. */
let migratedTemplate: Promise<string> | undefined;

/** Any number that nothing else uses for an advisory lock on the server of the tests. */
const TEMPLATE_LOCK = 4_710_002;

function createMigratedTemplate(url: string): Promise<string> {
  const name = `alokpath_migrated_${hashMigrations()}`;
  return withClient(url, async (client) => {
    // Test files run concurrently; the others wait for the first one.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      const database = await openPostgres(addressOf(draft, url));
      await database.migrate();
      await database.close();
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  });
}
