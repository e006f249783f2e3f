// Two transactions that block each other: PostgreSQL ends one, and the backend runs it again.
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPostgres } from '../../backend/src/db/client.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { createPostgresDatabase, openTestDatabase } from './database.ts';

const url = process.env.DATABASE_URL;
if (!url)
  console.log(
    'The deadlock of transaction-retries.test.ts needs DATABASE_URL: a PostgreSQL server.',
  );

describe('a transaction', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** Fails this many times with the code, then succeeds. */
  const failing = (code: string, times: number) => {
    let runs = 0;
    return {
      runs: () => runs,
      run: () =>
        database.db.transaction(async (tx) => {
          runs += 1;
          await tx
            .insert(users)
            .values({ email: `${code}-${times}-${runs}@example.com`, passwordHash: 'x' });
          if (runs <= times)
            throw new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), { code }));
          return 'done';
        }),
    };
  };

  it.each(['40001', '40P01'])(
    'that fails with %s runs again, without effects of the failed run',
    async (code) => {
      const { run, runs } = failing(code, 2);
      expect(await run()).toBe('done');
      expect(runs()).toBe(3);
      const rows = await database.db
        .select({ email: users.email })
        .from(users)
        .where(sql`email like ${`${code}%`.toLowerCase()} or email like ${`${code}%`}`);
      expect(rows).toEqual([{ email: `${code}-2-3@example.com` }]);
    },
  );

  it('gives up after four runs', async () => {
    const { run, runs } = failing('40001', 99);
    await expect(run()).rejects.toThrow();
    expect(runs()).toBe(4);
  });

  it('that fails for another reason runs once', async () => {
    const { run, runs } = failing('23505', 99);
    await expect(run()).rejects.toThrow();
    expect(runs()).toBe(1);
  });
});

describe.skipIf(!url)('two transactions on PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  beforeAll(async () => {
    own = await createPostgresDatabase(url ?? '');
    database = await openPostgres(own.url);
    await database.migrate();
    await database.db
      .insert(users)
      .values(['a', 'b'].map((id) => ({ id, email: `${id}@example.com`, passwordHash: 'old' })));
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  it('that deadlock both succeed', async () => {
    let runs = 0;
    let waiting: (() => void)[] = [];
    /** Resolves once both have locked their first row; later runs do not wait. */
    const bothHaveOne = () =>
      runs > 2
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            waiting.push(resolve);
            if (waiting.length < 2) return;
            for (const go of waiting) go();
            waiting = [];
          });
    const setBoth = (first: string, second: string) =>
      database.db.transaction(async (tx) => {
        runs += 1;
        await tx
          .update(users)
          .set({ passwordHash: `by ${first}` })
          .where(eq(users.id, first));
        await bothHaveOne();
        await tx
          .update(users)
          .set({ passwordHash: `by ${first}` })
          .where(eq(users.id, second));
      });
    await Promise.all([setBoth('a', 'b'), setBoth('b', 'a')]);
    expect(runs).toBe(3);
    const rows = await database.db.select({ hash: users.passwordHash }).from(users);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1);
  });
});
