// Starts the backend: database, demo content, server, and jobs unless WORKER=0.
import { buildApp } from './app.ts';
import { loadDemo } from './db/demo.ts';
import { refreshSearchKeys } from './modules/search/search-keys.ts';
import { Tracing } from './observability/tracing.ts';
import { startProcess } from './start-process.ts';

await startProcess({
  name: 'backend',
  prepare: async (db, env) => {
    const loadedMessage = await loadDemo(db, env);
    if (loadedMessage) console.log(loadedMessage);
    await refreshSearchKeys(db);
  },
  build: async ({ database, ...parts }) =>
    buildApp({
      ...parts,
      db: database.requests,
      jobs: parts.env.hasWorker ? database : undefined,
      tracing: await Tracing.fromEnv(process.env),
    }),
});
