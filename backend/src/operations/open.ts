// Opens the database of the settings for commands. Only `migrate` and the start of the backend
// change tables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../config.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { findMigrationState } from '../db/pending-migrations.ts';
import type { Progress } from './progress.ts';

/** The context of every command. */
export type Run = {
  env: Env;
  progress: Progress;
  /** Ctrl-C: the command is rolled back, then ends. */
  signal: AbortSignal;
};

type OpenOptions = { mustExist: boolean };

/**
 * Runs work with the open database, and closes it in any case.
 * @param options.mustExist refuses to create a new one in an empty folder
 */
export async function withDatabase<T>(
  { env }: Run,
  { mustExist }: OpenOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (mustExist && !env.databaseUrl && !existsSync(join(env.dataDir, 'db'))) {
    throw new Error(
      `There is no database in ${env.dataDir}: set DATA_DIR or DATABASE_URL to where it is.`,
    );
  }
  const database = await openDatabase(env).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error(
      `The backend runs on ${env.dataDir} (process ${error.pid}). Stop it first: the embedded database belongs to one process at a time.`,
    );
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * The same if the tables are those of this version. An empty database is migrated; one of an
 * earlier version is not, because a backend of that version may be running on it.
 */
export function withTables<T>(
  run: Run,
  options: OpenOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return withDatabase(run, options, async (database) => {
    await database.whileStarting(async () => {
      const { applied, pending } = await findMigrationState(database.db);
      if (applied === 0) await database.migrate();
      else if (pending > 0) {
        throw new Error(
          'The tables are of an earlier version. Run `npm run data -- migrate` first, or start the backend of this version.',
        );
      }
    });
    return work(database);
  });
}
