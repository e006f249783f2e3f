// Requests over PgBouncer in transaction mode, with the settings of
// deploy/kubernetes/base/pgbouncer.ini: each transaction has another connection. Start, jobs and
// commands go to PostgreSQL itself.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openPostgres } from '../../backend/src/db/client.ts';
import { preparedQuery } from '../../backend/src/db/prepared-query.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { freePort } from '../gateway/free-port.ts';
import { createPostgresDatabase } from './database.ts';

const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;
/** 1.21 maps names of prepared statements; Debian 12 has 1.18. */
const version = /PgBouncer (\d+)\.(\d+)/.exec(
  spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '',
);
const knowsNames = Number(version?.[1]) > 1 || Number(version?.[2]) >= 21;
const shipped = readFileSync(
  new URL('../../deploy/kubernetes/base/pgbouncer.ini', import.meta.url),
  'utf8',
);

describe.skipIf(!process.env.DATABASE_URL || !hasPgbouncer)('over PgBouncer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-pgbouncer-'));
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let pooler: ChildProcess;
  let pooled: URL;
  let database: Database;

  beforeAll(async () => {
    postgres = await createPostgresDatabase(process.env.DATABASE_URL ?? '');
    const direct = new URL(postgres.url);
    const port = await freePort();
    const own = shipped
      .replace(
        /^alokpath = .*?(connect_query)/m,
        `${direct.pathname.slice(1)} = host=${direct.hostname} port=${direct.port || 5432} $1`,
      )
      .replace(/^auth_type = .*$/m, 'auth_type = any')
      .replace(/^(auth_file|listen_addr|listen_port) = .*\n/gm, '')
      .replace(/^max_prepared_statements = .*\n/m, (line) => (knowsNames ? line : ''));
    const user = `user=${direct.username} password=${direct.password || 'none'}`;
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `${own.replace(/ connect_query/, ` ${user} connect_query`)}\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n`,
    );
    // PgBouncer refuses to run as root.
    chmodSync(folder, 0o755);
    const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
    const [command = '', ...args] = [...asOwner, 'pgbouncer', file];
    pooler = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    pooler.stderr?.on('data', (data) => {
      log += data;
    });
    await vi.waitFor(() => expect(log).toContain(`listening on 127.0.0.1:${port}`), 20_000);
    pooled = new URL(postgres.url);
    pooled.host = `127.0.0.1:${port}`;
    database = await openPostgres(pooled.href, {
      directUrl: postgres.url,
      preparesStatements: knowsNames,
    });
    await database.whileStarting(() => database.migrate());
  });
  afterAll(async () => {
    await database?.close();
    pooler?.kill('SIGTERM');
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
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
