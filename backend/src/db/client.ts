// One database type over two engines: embedded PGlite in a folder, or PostgreSQL by its address. SQL is what PostgreSQL 15 knows.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrations } from './migrations.ts';
import { PreparedClient } from './prepared-client.ts';
import { retryTransactions } from './transaction-retries.ts';

/** What queries take: the database or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database. */
export type Database = {
  db: Db;
  /** Brings the tables up to date. Call it inside `whileStarting`. */
  migrate(): Promise<void>;
  /** Runs work that only one starting process may do at a time; the others wait. */
  whileStarting<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Connections of one process to PostgreSQL. */
export const CONNECTIONS = 10;
/** How long a request waits for a connection. The gateway gives up on a read after 2 s, but waits 12 s for a hand-in. */
const CONNECTION_WAIT_MS = 5_000;

/** Any number that no other program uses for its advisory locks in this database. */
const START_LOCK = 4_710_001;

/** Opens PostgreSQL when there is an address, else PGlite in `dataDir/db`. Throws an error whose message is fit for the person who starts it. */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openFolder(options.dataDir);
}

/** PostgreSQL through a pool. @param logger sees every statement (tests count them) */
export async function openPostgres(url: string, logger?: Logger): Promise<Database> {
  const pool = new Pool({
    ...{
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      application_name: 'alokpath',
      Client: PreparedClient,
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const db = retryTransactions(
    drizzlePostgres(pool, { casing: 'snake_case', ...(logger && { logger }) }),
  );
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    throw new Error(
      `Cannot open the database at ${host} (DATABASE_URL): ${error instanceof Error ? error.message : 'unknown reason'}`,
    );
  }
  return {
    db,
    migrate: () => migratePostgres(db, migrations),
    whileStarting: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        // Ends the connection, and with it the lock, whatever state it is in.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/** PGlite that is already open. */
export function overPglite(pglite: PGlite, logger?: Logger): Database {
  const db = retryTransactions(
    drizzlePglite(pglite, { casing: 'snake_case', ...(logger && { logger }) }),
  );
  return {
    db,
    migrate: () => migratePglite(db, migrations),
    // The folder's lock has already kept other processes out.
    whileStarting: (work) => work(),
    close: () => pglite.close(),
  };
}

async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    // This marker exists only while PGlite creates its files. If the process is killed meanwhile, the next start deletes the incomplete
    // database: it holds no data and cannot be opened.
    const unfinished = join(dataDir, 'db.unfinished');
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(unfinished, '');
    const pglite = await PGlite.create(folder);
    rmSync(unfinished, { force: true });
    const database = overPglite(pglite);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
