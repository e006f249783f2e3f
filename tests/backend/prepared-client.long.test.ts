// Which statements a connection prepares. Only on PostgreSQL (`npm run test:postgres`).
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { type Db, openPostgres } from '../../backend/src/db/client.ts';
import { preparedQuery } from '../../backend/src/db/prepared-query.ts';

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
  const { PreparedClient } = await import('../../backend/src/db/connections/prepared-client.ts');
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

it.skipIf(!connectionString)(
  'a query is built once for a database and its transactions, on whichever connection',
  async () => {
    const database = await openPostgres(connectionString ?? '');
    const build = vi.fn((db: Db) =>
      db.select({ value: sql<number>`${sql.placeholder('value')}::int` }).from(sql`(select 1) one`),
    );
    const read = preparedQuery<{ value: number }, { value: number }[]>('read_value', build);
    const rows = await Promise.all([
      read(database.requests, { value: 1 }),
      ...[2, 3].map((value) => database.requests.transaction((tx) => read(tx, { value }))),
    ]);
    await database.close();
    expect(rows.flat()).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
    expect(build).toHaveBeenCalledTimes(1);
  },
);
