// A migrated, empty database for one test file: PGlite from a dump made once, or a copy of a
// database on PostgreSQL (DATABASE_URL).
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { Client, DatabaseError } from 'pg';
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
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const file of [...files, 'meta/_journal.json'])
    hash.update(readFileSync(new URL(file, migrations)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A database on the server of `url`; `drop` removes it.
 * @param template the database to copy; default: PostgreSQL's own
 */
export async function createPostgresDatabase(
  url: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `alokpath_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: urlOf(name, url),
    drop: () =>
      withClient(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

function urlOf(database: string, server: string): string {
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
  migratedTemplate ??= await createTemplate(url);
  const own = await createPostgresDatabase(url, migratedTemplate);
  const database = await openPostgres(own.url, { logger });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

/** The name of a migrated, empty database, known to each worker after its first file. */
let migratedTemplate: string | undefined;

/**
 * Creates the template in the first run with these migrations. A server that outlives the run keeps
 * it, 8 MB for each set of migrations.
 */
function createTemplate(url: string): Promise<string> {
  const name = `alokpath_migrated_${hashMigrations()}`;
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const draft = await createPostgresDatabase(url);
    try {
      const database = await openPostgres(draft.url);
      await database.migrate();
      await database.close();
      const draftName = new URL(draft.url).pathname.slice(1);
      // A database without connections can be copied at any time.
      await client.query(`alter database ${draftName} allow_connections false`);
      await client.query(`alter database ${draftName} rename to ${name}`);
    } catch (error) {
      await draft.drop();
      // Test files run concurrently: another one was first with the same template.
      if (!(error instanceof DatabaseError && NAME_TAKEN.has(error.code ?? ''))) throw error;
    }
    return name;
  });
}

/** PostgreSQL's codes for the name of another database; the second one if both come at once. */
const NAME_TAKEN: ReadonlySet<string> = new Set(['42P04', '23505']);
