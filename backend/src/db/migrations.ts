// Where the migrations are, as drizzle's migrators take it. docs/operations.md, "A new version", has the rule that they follow.
import { fileURLToPath } from 'node:url';

export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
