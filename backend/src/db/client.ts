// One database type for two engines: embedded PGlite in a folder, or PostgreSQL by its URL. The
// SQL is that of PostgreSQL 15.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolConfig } from 'pg';
import { drizzleOver } from './connections/pool-transactions.ts';
import { PreparedClient, UnpreparedClient } from './connections/prepared-client.ts';
import { retryAfterConflicts, retryTransactions } from './connections/transaction-retries.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations } from './migrations.ts';

/** The parameter of all queries: the database or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Runs raw SQL with $1 for the first of the values; without values the text may have several
 * statements.
 */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** An open database. */
export type Database = {
  /** For the start, jobs and commands, whose statements may take long. */
  db: Db;
  /** For requests. On PostgreSQL they have separate connections and a statement timeout. */
  requests: Db;
  /** For the job queue, which has its own SQL. */
  runSql: RunSql;
  /** Applies pending migrations. Call it inside `whileStarting`. */
  migrate(): Promise<void>;
  /** Runs work that only one starting process may do at a time; other processes wait. */
  whileStarting<T>(work: () => Promise<T>): Promise<T>;
  /** The connections of each pool; undefined with PGlite, which has one. */
  countConnections?: () => Record<'requests' | 'background', PoolCounts>;
  close(): Promise<void>;
};

/** The connections of a pool, and the requests waiting for one. */
export type PoolCounts = { total: number; idle: number; waiting: number };

/** Connections of one process to PostgreSQL for requests. */
export const CONNECTIONS = 10;
/** The same for everything else. An idle connection is closed after ten seconds. */
const BACKGROUND_CONNECTIONS = 5;
/** As long as the gateway waits for its slowest calls. Includes waiting for a lock. */
const STATEMENT_TIMEOUT_MS = 12_000;
/** A statement that was cancelled by the server is reported within this time. */
const NETWORK_MS = 1_000;
/** A silent server is asked after this time whether it is still there. */
const KEEP_ALIVE_MS = 10_000;
/** An idle transaction of this age has lost its request, and still holds its locks. */
const IDLE_TRANSACTION_MS = 30_000;
/**
 * How long a request waits for a connection. The gateway gives up on a read after 2 s, but
 * waits 12 s for a submission.
 */
const CONNECTION_WAIT_MS = 5_000;

/** Any number that no other program uses for its advisory locks in this database. */
const START_LOCK = 4_710_001;

/**
 * Opens PostgreSQL if there is a URL, otherwise PGlite in `dataDir/db`. Errors have messages
 * for the person who starts the server.
 */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  directDatabaseUrl?: string | undefined;
  preparesStatements?: boolean;
  dataDir: string;
}): Promise<Database> {
  const { databaseUrl, directDatabaseUrl: directUrl, preparesStatements } = options;
  return databaseUrl
    ? openPostgres(databaseUrl, { directUrl, preparesStatements })
    : openFolder(options.dataDir);
}

/** Options for PostgreSQL. */
export type PostgresOptions = {
  /** Called with every statement (tests count them). */
  logger?: Logger | undefined;
  /** Applies to requests. */
  statementTimeoutMs?: number | undefined;
  /** The URL of PostgreSQL itself, if the other one is a pooler's. */
  directUrl?: string | undefined;
  preparesStatements?: boolean | undefined;
};

/** PostgreSQL through two pools. */
export async function openPostgres(
  url: string,
  {
    logger,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    directUrl = url,
    preparesStatements = true,
  }: PostgresOptions = {},
): Promise<Database> {
  // PgBouncer assigns a connection per transaction, so a lock across transactions needs a direct
  // one.
  const pool = openPool({ connectionString: directUrl, max: BACKGROUND_CONNECTIONS });
  const requestPool = openPool({
    connectionString: url,
    max: CONNECTIONS,
    ...(!preparesStatements && { Client: UnpreparedClient }),
    statement_timeout: statementTimeoutMs,
    // For a server that is gone without closing its connections: it cannot time out either, and the
    // system would wait for a quarter of an hour.
    query_timeout: statementTimeoutMs + NETWORK_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  const overPool = (connections: Pool) => retryTransactions(drizzleOver(connections, logger));
  const [db, requests] = [overPool(pool), overPool(requestPool)];
  const close = async () => void (await Promise.all([pool.end(), requestPool.end()]));
  try {
    await checkReachable(requestPool, url, 'DATABASE_URL');
    if (directUrl !== url) await checkReachable(pool, directUrl, 'DIRECT_DATABASE_URL');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    requests,
    close,
    countConnections: () => ({ requests: countsOf(requestPool), background: countsOf(pool) }),
    // After an error the pool closes the connection, which ends an open transaction. Workers that
    // start at the same time create the same schema and tables.
    runSql: (text, values) => retryAfterConflicts(() => pool.query(text, values)),
    migrate: () => migratePostgres(db, migrations),
    whileStarting: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        // Closes the connection in any state, which releases the lock.
        client.release(true);
      }
    },
  };
}

async function checkReachable(pool: Pool, url: string, setting: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`Cannot open the database at ${new URL(url).host} (${setting}): ${reason}`);
  }
}

function countsOf({ totalCount: total, idleCount: idle, waitingCount: waiting }: Pool): PoolCounts {
  return { total, idle, waiting };
}

function openPool(options: PoolConfig): Pool {
  const pool = new Pool({
    Client: PreparedClient,
    ...options,
    // Statements of jobs have no timeout, as they may take long.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: 'alokpath',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  // A connection that breaks between two statements of a transaction has no listener from the pool:
  // the next statement fails, and the pool closes the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** PGlite that is already open. */
export function overPglite(pglite: PGlite, logger?: Logger): Database {
  const db = retryTransactions(
    drizzlePglite(pglite, { casing: 'snake_case', ...(logger && { logger }) }),
  );
  return {
    db,
    requests: db,
    runSql: async (text, values) => {
      if (values && values.length > 0) return pglite.query(text, values);
      // In a transaction: after an error, one opened by the statements would stay open on the only
      // connection.
      const results = await pglite.transaction((tx) => tx.exec(text));
      return results.at(-1) ?? { rows: [] };
    },
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
    // This marker exists only while PGlite creates its files. If the process is killed meanwhile,
    // the next start deletes the incomplete database: it holds no data and cannot be opened.
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
