// Starts a process with a server: settings, database, tables; and stops it gracefully. An error is
// one line that names what to change.
import type { FastifyServerOptions } from 'fastify';
import { type Env, readEnv } from './config.ts';
import { type Database, type Db, openDatabase } from './db/client.ts';
import { DatabaseClock } from './db/database-clock.ts';
import type { App } from './deps.ts';
import { makeFolder } from './files/make-folder.ts';
import { loggerFor } from './log.ts';
import { Metrics } from './observability/metrics.ts';
import { serveMetrics } from './observability/metrics-server.ts';
import { countJobs } from './worker/job-states.ts';

export type Process = {
  /** Name of the process in the line with its address. */
  name: string;
  /** Returns problems of this process with valid settings, one line each. */
  problemsOf?: (env: Env) => string[];
  /** Work on the migrated tables, which only one starting process does at a time. */
  prepare?: (db: Db, env: Env) => Promise<void>;
  build: (parts: Parts) => Promise<App>;
};

/** The dependencies of a server. */
export type Parts = {
  database: Database;
  env: Env;
  logger: FastifyServerOptions['logger'];
  /** The clock for all decisions. */
  now: () => Date;
  /** Undefined: metrics are off. */
  metrics: Metrics | undefined;
};

/** Returns when the server listens; the process then runs until a signal. Never rejects. */
export async function startProcess(options: Process): Promise<void> {
  const { env, problems } = readEnv(process.env);
  const allProblems = [...problems, ...(options.problemsOf?.(env) ?? [])];
  if (allProblems.length > 0) fail(allProblems.join('\n'));
  try {
    await start(env, options);
  } catch (error) {
    fail(describeStartError(error, env));
  }
}

async function start(env: Env, { name, prepare, build }: Process): Promise<void> {
  makeFolder(env.dataDir);
  const database = await openDatabase(env);
  let isStopping = false;
  try {
    await database.whileStarting(async () => {
      await database.migrate();
      await prepare?.(database.db, env);
    });
    // The embedded database has the clock of this process.
    const clock = env.databaseUrl ? await DatabaseClock.open(database.runSql) : undefined;
    const now = clock?.now ?? (() => new Date());
    const metrics =
      env.metricsPort === undefined
        ? undefined
        : new Metrics({
            pools: database.countConnections,
            countJobs: () => countJobs(database.runSql),
            skewMs: clock && (() => clock.skewMs()),
          });
    const logger = loggerFor(env.isProduction);
    const app = await build({ database, env, logger, now, metrics });
    const { host, metricsPort } = env;
    const metricsServer =
      metrics && metricsPort && (await serveMetrics(metrics, { host, port: metricsPort }));
    clock?.start(app.log);

    const stop = async (signal: string) => {
      if (isStopping) return;
      isStopping = true;
      // Force-exits if something hangs; the database survives a killed process.
      setTimeout(() => process.exit(1), 10_000).unref();
      app.log.info(`${signal}: stopping`);
      clock?.stop();
      await app.close();
      if (metricsServer) await metricsServer.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.once('disconnect', () => stop('The parent process is gone'));

    await app.listen({ port: env.port, host: env.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    console.log(`${name} ready on http://${env.host}:${port}`);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Codes of the errors of a folder that cannot be created or written to. */
const FOLDER_ERRORS = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'ENOSPC',
]);

/** The error as one line, with the setting to change. */
function describeStartError(error: unknown, env: Env): string {
  if (!(error instanceof Error)) return 'The process could not start.';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${env.port} is taken: stop what uses it, or set BACKEND_PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${env.port} may not be used: set BACKEND_PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Cannot listen on '${env.host}': set BACKEND_HOST to an address of this machine.`;
  if (typeof code === 'string' && FOLDER_ERRORS.has(code))
    return `Cannot write to the data folder ${env.dataDir} (${code}): set DATA_DIR to a folder that this user may write to.`;
  return error.message;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
