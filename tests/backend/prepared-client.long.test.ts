// Which statements a connection prepares. Only on PostgreSQL (`npm run test:postgres`).
import { expect, it, vi } from 'vitest';

const connectionString = process.env.DATABASE_URL;

it.skipIf(!connectionString).each<[string, string, unknown[], boolean]>([
  ['a statement that runs often', 'select $1::int', [1], true],
  ['an id list', 'select 1 where $1 in ($1, $2, $3)', [1, 2, 3], false],
  ['a search', 'select 1 where $1::text like $2', ['a', 'a'], false],
  ['a search regardless of case', 'select 1 where $1::text ilike $2', ['a', 'A'], false],
  ['several rows', 'select * from (values ($1::int), ($2::int)) numbers', [1, 2], false],
])('%s: prepared or not', async (_, text, values, isPrepared) => {
  // The names are those of the process, in which other tests may have run.
  vi.resetModules();
  const { PreparedClient } = await import('../../backend/src/db/prepared-client.ts');
  const client = new PreparedClient({ connectionString });
  await client.connect();
  for (let run = 0; run < 5; run += 1) await client.query({ text }, values);
  const { rows } = await client.query(
    'select count(*)::int as count from pg_prepared_statements',
    [],
  );
  await client.end();
  expect(rows[0].count).toBe(isPrepared ? 1 : 0);
});
