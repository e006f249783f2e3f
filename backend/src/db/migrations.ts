// The options of drizzle's migrators. docs/operations.md, "Upgrade", has the rule for migrations.
import { fileURLToPath } from 'node:url';

export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};
