// Requests over PgBouncer in transaction mode, with the settings of
// deploy/kubernetes/base/pgbouncer.ini: each transaction has another connection. Start, jobs and
// commands go to PostgreSQL itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openPostgres } from '../../backend/src/db/client.ts';
import { preparedQuery } from '../../backend/src/db/prepared-query.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { hasPgbouncer, type Pooler, preparePgbouncer, preparesStatements } from '../pgbouncer.ts';
import { createPostgresDatabase } from './database.ts';

describe.skipIf(!process.env.DATABASE_URL || !hasPgbouncer)('over PgBouncer', () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let pooler: Pooler;
  let running: ChildProcess;
  let database: Database;

  beforeAll(async () => {
    postgres = await createPostgresDatabase(process.env.DATABASE_URL ?? '');
    pooler = await preparePgbouncer(postgres.url);
    const { command, args, owner } = pooler.program;
    running = spawn(command, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    running.stderr?.on('data', (data) => {
      log += data;
    });
    await vi.waitFor(() => expect(log).toContain(`listening on 127.0.0.1:${pooler.port}`), 20_000);
    database = await openPostgres(pooler.url, { directUrl: postgres.url, preparesStatements });
    await database.whileStarting(() => database.migrate());
  });
  afterAll(async () => {
    await database?.close();
    running?.kill('SIGTERM');
    await postgres?.drop();
    pooler?.remove();
  });

  it('named and repeated statements and transactions work from many concurrent connections', async () => {
    const insert = preparedQuery<{ id: string }, unknown>('insert_pooled_user', (db) =>
      db.insert(users).values({
        id: sql.placeholder('id'),
        email: sql`${sql.placeholder('id')} || '@example.com'`,
        passwordHash: 'none',
      }),
    );
    const count = 200;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        database.requests.transaction(async (tx) => {
          await insert(tx, { id: `pooled-${index}` });
          await tx.execute(sql`select pg_sleep(0.002), ${index}::int`);
        }),
      ),
    );
    expect(await database.requests.$count(users)).toBe(count);
  });

  it('statements of requests have their time limit, those of jobs none', async () => {
    const limitOf = async (db: Database['db']) => {
      const setting = (await db.execute(sql`show statement_timeout`)) as unknown as {
        rows: { statement_timeout: string }[];
      };
      return setting.rows[0]?.statement_timeout;
    };
    expect(await limitOf(database.requests)).toBe('12s');
    expect(await limitOf(database.db)).toBe('0');
  });

  it('a start that waits for the lock of another one gets it', async () => {
    const order: string[] = [];
    await Promise.all(
      ['first', 'second'].map((name) =>
        database.whileStarting(async () => {
          order.push(`${name} begins`);
          await new Promise((resolve) => setTimeout(resolve, 50));
          order.push(`${name} ends`);
        }),
      ),
    );
    expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});
