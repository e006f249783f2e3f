// Worker processes on one PostgreSQL database: they close attempts together, and a killed one
// causes no loss.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNotNull, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { type Database, openPostgres } from '../../backend/src/db/client.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { findRows } from '../../backend/src/db/find-rows.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { multiSubjectResultVersions } from '../../backend/src/modules/results/tables.ts';
import { enrolments, students } from '../../backend/src/modules/students/tables.ts';
import { JobQueue } from '../../backend/src/worker/queue.ts';
import { freePort } from '../gateway/free-port.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { createPostgresDatabase } from './database.ts';
import { onePaperAnswer } from './one-answer.ts';

const main = fileURLToPath(new URL('../../backend/build/worker.main.js', import.meta.url));
const STUDENTS = 150;
const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-workers-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startWorker(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKEND_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  return { child, port, ended, output: () => output };
}

it('a worker does not start on an embedded database, and prints a one-line message', async () => {
  const worker = await startWorker({});
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toMatch(/^DATABASE_URL must be set: [^\n]*\n$/);
});

describe.skipIf(!process.env.DATABASE_URL)('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  beforeAll(async () => {
    postgres = await createPostgresDatabase(process.env.DATABASE_URL ?? '');
    database = await openPostgres(postgres.url);
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await postgres.drop();
  });

  it('four processes that open the queue at the same time on a new database all succeed', async () => {
    const open = async () => {
      const own = await openPostgres(postgres.url);
      const queue = new JobQueue(own.runSql, () => undefined);
      await queue.open(
        Array.from({ length: 12 }, (_, index) => ({
          name: `job-${index}`,
          run: async () => undefined,
        })),
      );
      return async () => {
        await queue.close();
        await own.close();
      };
    };
    for (let time = 0; time < 3; time += 1) {
      await database.runSql('drop schema if exists pgboss cascade');
      const closings = await Promise.all(Array.from({ length: 4 }, open));
      await Promise.all(closings.map((close) => close()));
    }
    await database.runSql('drop schema pgboss cascade');
  });

  it('a process that waited while another one created the schema does not create it again', async () => {
    const blocker = new Client(postgres.url);
    await blocker.connect();
    // The lock that pg-boss holds while it creates its schema.
    await blocker.query(
      `begin; select pg_advisory_xact_lock(('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint)`,
    );
    const databases = [await openPostgres(postgres.url), await openPostgres(postgres.url)];
    // As starting processes do. A connection that has created a schema does not check again before
    // the next one.
    for (const each of databases) await each.migrate();
    const queues = databases.map(({ runSql }) => new JobQueue(runSql, () => undefined));
    const opened = Promise.all(queues.map((queue) => queue.open([])));
    await vi.waitFor(
      async () => {
        const waiting = sql`select 1 from pg_locks where not granted and locktype = 'advisory'`;
        expect(await findRows(database.db, waiting)).toHaveLength(2);
      },
      { timeout: 15_000, interval: 20 },
    );
    await blocker.query('rollback');
    await blocker.end();
    await opened;
    await Promise.all(queues.map((queue) => queue.close()));
    await Promise.all(databases.map((each) => each.close()));
    await database.runSql('drop schema pgboss cascade');
  });

  /** Attempts of two hours ago with a saved answer each, which were not submitted. */
  async function leaveAttempts(): Promise<void> {
    const { db } = database;
    const cookies = Array.from({ length: STUDENTS }, () => randomBytes(32).toString('base64url'));
    const then = new Date(Date.now() - 2 * 3_600_000);
    const content = aContent();
    const files = new Set(
      Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
    );
    await db.transaction(async (tx) => {
      await writeContent(tx, content, files, then);
      const ids = cookies.map((_, index) => `student-${index}`);
      await tx
        .insert(users)
        .values(ids.map((id) => ({ id, email: `${id}@example.com`, passwordHash: 'none' })));
      await tx.insert(students).values(ids.map((id) => ({ id, userId: id })));
      await tx
        .insert(enrolments)
        .values(ids.map((id) => ({ studentId: id, universityId: 'free' })));
      const idHash = (cookie: string) => createHash('sha256').update(cookie).digest('hex');
      const rows = cookies.map((cookie, index) => ({
        idHash: idHash(cookie),
        userId: `student-${index}`,
      }));
      await tx.insert(sessions).values(
        rows.map((row) => ({
          ...row,
          createdAt: then,
          expiresAt: new Date(Date.now() + 86_400_000),
        })),
      );
    });
    const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const app = await buildApp({
      db,
      env,
      now: () => then,
      messages: { send: async () => undefined },
    });
    const selections = onePaperAnswer(FREE_PAPER).flatMap(({ results }) => results);
    for (const cookie of cookies) {
      const headers = { cookie: `alokpath_session=${cookie}` };
      const payload = { kind: 'multi-subject', examId: FREE_PAPER };
      const { _id } = (
        await app.inject({ method: 'POST', url: '/ext/attempts', headers, payload })
      ).json();
      const sheet = { sequence: 1, selections, writtenAnswer: [] };
      const saved = await app.inject({
        method: 'PUT',
        url: `/ext/attempts/${_id}/answers`,
        headers,
        payload: sheet,
      });
      expect(saved.statusCode).toBe(200);
    }
    await app.close();
  }

  it('two workers close each attempt once, although one is killed while it closes them', async () => {
    await leaveAttempts();
    const { db } = database;
    // Slow enough to kill a worker while it closes attempts.
    await db.execute(
      sql`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$`,
    );
    await db.execute(
      sql`create trigger slow before insert on multi_subject_result_versions for each row execute function slow()`,
    );
    const workers = [
      await startWorker({ DATABASE_URL: postgres.url }),
      await startWorker({ DATABASE_URL: postgres.url }),
    ] as const;
    const closed = () => db.$count(attempts, isNotNull(attempts.closedAt));
    await vi.waitFor(async () => expect(await closed()).toBeGreaterThan(STUDENTS / 5), {
      timeout: 60_000,
      interval: 20,
    });
    const active = sql`select count(*)::int as count from pgboss.job where name = 'close-attempts'
      and state = 'active'`;
    const [before] = await findRows<{ count: number }>(db, active);
    expect(before?.count).toBeGreaterThan(0);
    workers[0].child.kill('SIGKILL');
    expect(await workers[0].ended).toBe('SIGKILL');
    expect(await closed()).toBeLessThan(STUDENTS);
    await vi.waitFor(async () => expect(await closed()).toBe(STUDENTS), {
      timeout: 60_000,
      interval: 100,
    });
    const versions = await db
      .select({ userId: multiSubjectResultVersions.userId })
      .from(multiSubjectResultVersions);
    expect(versions).toHaveLength(STUDENTS);
    expect(new Set(versions.map(({ userId }) => userId)).size).toBe(STUDENTS);

    expect((await fetch(`http://127.0.0.1:${workers[1].port}/health/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${workers[1].port}/course/`)).status).toBe(404);
    workers[1].child.kill('SIGTERM');
    expect(await workers[1].ended).toBe(0);
    expect(workers[1].output()).toBe(`worker ready on http://127.0.0.1:${workers[1].port}\n`);
  });
});
