// `npm run data -- migrate`: applies pending migrations without starting the backend, for example
// before several of them start.
import { findMigrationState } from '../db/pending-migrations.ts';
import { type Run, withDatabase } from './open.ts';
import { amount } from './progress.ts';

/** @returns the summary */
export function migrate(run: Run): Promise<string> {
  return withDatabase(run, { mustExist: false }, (database) =>
    // Waits for a concurrent migration, after which nothing is left to do.
    database.whileStarting(async () => {
      const { pending } = await findMigrationState(database.db);
      await database.migrate();
      return pending === 0
        ? 'The tables are up to date'
        : `${amount(pending, 'migration')} applied`;
    }),
  );
}
