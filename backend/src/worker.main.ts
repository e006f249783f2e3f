// Starts a process that only does jobs. Any number of them may run in addition to backends with
// WORKER=0 on the same database.
import { startProcess } from './start-process.ts';
import { buildWorker } from './worker/app.ts';

await startProcess({
  name: 'worker',
  problemsOf: ({ databaseUrl }) =>
    databaseUrl
      ? []
      : [
          'DATABASE_URL must be set: the embedded database belongs to one process, the backend, which does the jobs itself.',
        ],
  build: ({ database: { db, runSql }, ...parts }) => buildWorker({ ...parts, db, runSql }),
});
