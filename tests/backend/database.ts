// A migrated, empty database for one test file: PGlite from a dump made once, or a database of its
// own on PostgreSQL (DATABASE_URL).
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
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql')))
    hash.update(readFileSync(new URL(file, migrations)));
  const dump = join(tmpdir(), `alokpath-migrated-${hash.digest('hex').slice(0, 16)}.tar`);
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

/** An empty database on the server of `url`; `drop` removes it. */
export async function createPostgresDatabase(
  url: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `alokpath_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function openOwnPostgres(url: string, logger?: Logger): Promise<Database> {
  const own = await createPostgresDatabase(url);
  const database = await openPostgres(own.url, { logger });
  await database.migrate();
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
