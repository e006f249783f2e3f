// For `npm run migrations:generate -w backend`: writes the next migration from the difference
// between the tables and the last one.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/*tables.ts', './src/messages/*tables.ts', './src/db/demo/tables.ts'],
  out: './src/db/migrations',
  casing: 'snake_case',
});
