// Starts the backend: configuration, database, demo content, server. The only file with side effects.
import { mkdirSync } from 'node:fs';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { loadDemo } from './db/demo.ts';
import { type Env, readEnv } from './env.ts';
import { loggerFor } from './log.ts';
import { refreshSearchKeys } from './modules/search/search-keys.ts';

const { env, problems } = readEnv(process.env);
if (problems.length > 0) fail(problems.join('\n'));

try {
  await start(env);
} catch (error) {
  fail(sentenceFor(error, env));
}

async function start(env: Env): Promise<void> {
  mkdirSync(env.dataDir, { recursive: true });
  const database = await openDatabase(env);
  let isStopping = false;
  try {
    await database.whileStarting(async () => {
      await database.migrate();
      const loaded = await loadDemo(database.db, env);
      if (loaded) console.log(loaded);
      await refreshSearchKeys(database.db);
    });
    const app = await buildApp({ db: database.db, env, logger: loggerFor(env.isProduction) });

    const stop = async (signal: string) => {
      if (isStopping) return;
      isStopping = true;
      // Gives up on what still hangs; the database survives a killed process.
      setTimeout(() => process.exit(1), 10_000).unref();
      app.log.info(`${signal}: stopping`);
      await app.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.once('disconnect', () => stop('The parent process is gone'));

    await app.listen({ port: env.port, host: env.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    console.log(`backend ready on http://${env.host}:${port}`);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** The error as one line, with the setting to change. */
function sentenceFor(error: unknown, env: Env): string {
  if (!(error instanceof Error)) return 'The backend could not start.';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${env.port} is taken: stop what uses it, or set BACKEND_PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${env.port} may not be used: set BACKEND_PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Cannot listen on '${env.host}': set BACKEND_HOST to an address of this machine.`;
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST' ||
    code === 'ENOSPC'
  ) {
    return `Cannot write to the data folder ${env.dataDir} (${code}): set DATA_DIR to a folder that this user may write to.`;
  }
  return error.message;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
