// Environments for the operators' commands: a data folder and a database (embedded, or PostgreSQL
// by DATABASE_URL).
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { type Env, readEnv } from '../../backend/src/config.ts';
import { type Database, openDatabase } from '../../backend/src/db/client.ts';
import { limitsFor } from '../../backend/src/http/load-shedding/load-shedding.ts';
import type { Run } from '../../backend/src/operations/open.ts';
import { createPostgresDatabase } from './database.ts';

const main = fileURLToPath(new URL('../../backend/build/data.main.js', import.meta.url));
const SERVICE_TOKEN = 'service-token-for-the-tests';

export type TestEnvironment = { dataDir: string; env: Env; variables: Record<string, string> };

/**
 * All environments of one test file; `close` removes them. Its tests may take longer than others.
 */
export function openEnvironments() {
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
  const root = mkdtempSync(join(tmpdir(), 'alokpath-operations-'));
  const drops: (() => Promise<void>)[] = [];
  let count = 0;
  let migrated: string | undefined;

  /** Creates an empty folder. */
  const createFolder = () => {
    count += 1;
    const path = join(root, String(count));
    mkdirSync(path);
    return path;
  };

  return {
    createFolder,
    /** @param engine PostgreSQL needs DATABASE_URL; default: PostgreSQL if that is set */
    async create(
      engine: 'embedded' | 'postgres' = process.env.DATABASE_URL ? 'postgres' : 'embedded',
    ): Promise<TestEnvironment> {
      const dataDir = createFolder();
      const variables: Record<string, string> = {
        DATA_DIR: dataDir,
        NODE_ENV: 'test',
        UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN,
      };
      if (engine === 'postgres') {
        const own = await createPostgresDatabase(process.env.DATABASE_URL ?? '');
        drops.push(own.drop);
        variables.DATABASE_URL = own.url;
      } else {
        // Creating an embedded database takes seconds; copying one does not.
        migrated ??= await createMigratedFolder(createFolder());
        cpSync(join(migrated, 'db'), join(dataDir, 'db'), { recursive: true });
      }
      return { dataDir, env: readEnv(variables).env, variables };
    },
    async close() {
      for (const drop of drops) await drop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function createMigratedFolder(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  await database.migrate();
  await database.close();
  return dataDir;
}

/** Opens the environment's database only for the work, because the commands need it closed. */
export async function withDb<T>(
  { env }: TestEnvironment,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env);
  try {
    await database.migrate();
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The context of a command; `output` contains its output lines. */
export function aRun({ env }: TestEnvironment): Run & { output: string[]; stop: AbortController } {
  const output: string[] = [];
  const stop = new AbortController();
  return {
    env,
    output,
    stop,
    signal: stop.signal,
    progress: { print: (line) => void output.push(line), count: () => undefined },
  };
}

/** Runs the command as an operator does. @param input piped into the command */
export function command(
  { variables }: Pick<TestEnvironment, 'variables'>,
  args: string[],
  input = '',
) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...variables },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  child.stdin.end(input);
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended, output: () => output };
}

/** Reads the API of this database as the gateway does, including answer keys. */
export function withApi<T>(
  environment: TestEnvironment,
  work: (get: (url: string) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  return withDb(environment, async ({ db }) => {
    // Never refuses for a lag of the event loop, which the test itself may cause.
    const limits = { ...limitsFor(environment.env), eventLoopDelay: 0 };
    const app = await buildApp({ db, env: environment.env, limits });
    try {
      return await work(async (url) => {
        const response = await app.inject({
          url,
          headers: { authorization: `Bearer ${SERVICE_TOKEN}` },
        });
        if (response.statusCode !== 200)
          throw new Error(`GET ${url}: ${response.statusCode} ${response.body}`);
        return response.json();
      });
    } finally {
      await app.close();
    }
  });
}
