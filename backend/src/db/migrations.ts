// The options of drizzle's migrators. docs/operations.md, "Upgrade", has the rule for migrations.
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.ts';

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('src/db/migrations', PACKAGE_FOLDER)),
};
