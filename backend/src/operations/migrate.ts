// `npm run data -- migrate`: brings the tables up to date without starting the backend, for example
// before several of them start.
import { findMigrationState } from '../db/pending-migrations.ts';
import { type Run, withDatabase } from './open.ts';
import { amount } from './progress.ts';

/** @returns the summary */
export function migrate(run: Run): Promise<string> {
  return withDatabase(run, false, (database) =>
    // Whoever else is migrating is waited for, and has then left nothing to do.
    database.whileStarting(async () => {
      const { pending } = await findMigrationState(database.db);
      await database.migrate();
      return pending === 0
        ? 'The tables are up to date'
        : `${amount(pending, 'migration')} applied`;
    }),
  );
}
