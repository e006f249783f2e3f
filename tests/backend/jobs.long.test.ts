// Jobs on the queue: several workers over one database, jobs that fail, workers that are killed.
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closingJobs } from '../../backend/src/modules/attempts/closing/closer.ts';
import type { Job } from '../../backend/src/worker/job.ts';
import { JobQueue } from '../../backend/src/worker/queue.ts';
import { type EndedJob, startJobs } from '../../backend/src/worker/run-jobs.ts';
import { paperVersions, save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const workers: ReturnType<typeof startJobs>[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const problems: unknown[] = [];
const log = {
  error: (...problem: unknown[]) => void problems.push(problem),
  warn: (...problem: unknown[]) => void problems.push(problem),
};
const ended: EndedJob[] = [];

function work(...jobs: Job[]): ReturnType<typeof startJobs> {
  const worker = startJobs({
    jobs,
    runSql: backend.runSql,
    log,
    onEnded: (job) => void ended.push(job),
    pollMs: 20,
  });
  workers.push(worker);
  return worker;
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

type Row = { state: string; tries: number; seconds: number; output: unknown; slot: string };
const jobsOf = async (name: string): Promise<Row[]> => {
  const text = `select state, retry_count as tries, extract(epoch from start_after - now())::float as seconds, output, singleton_on::text as slot
    from pgboss.job where name = $1 order by created_on`;
  return (await backend.runSql(text, [name])).rows as Row[];
};
/** Makes waiting jobs due. */
const makeDue = (name: string) =>
  backend.runSql(`update pgboss.job set start_after = now() - interval '1 s' where name = $1`, [
    name,
  ]);

it('a periodic job runs once in each slot, in any of three workers', async () => {
  const workersRun: string[] = [];
  const job = (worker: string): Job => ({
    name: 'periodic',
    everySeconds: 1,
    run: async () => void workersRun.push(worker),
  });
  for (const name of ['a', 'b', 'c']) work(job(name));
  await until(() => expect(workersRun.length).toBeGreaterThanOrEqual(4));
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  const rows = await jobsOf('periodic');
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
  expect(rows.filter(({ state }) => state === 'completed')).toHaveLength(workersRun.length);
});

it('queued jobs run once each, shared by the workers', async () => {
  const jobsRun: [string, string | undefined][] = [];
  const job = (worker: string): Job => ({
    name: 'shared',
    run: async (jobRun, { id }) => {
      jobsRun.push([worker, id]);
      await jobRun.pause(5);
    },
  });
  const queue = new JobQueue(backend.runSql, (error) => problems.push(error));
  await queue.open([job('none')]);
  const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
  for (const id of [...ids, ...ids]) await queue.send('shared', id, { id });
  await queue.close();
  work(job('a'));
  work(job('b'));
  await until(() => expect(jobsRun.length).toBeGreaterThanOrEqual(ids.length));
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  expect(jobsRun.map(([, id]) => id).sort()).toEqual([...ids].sort());
  expect(new Set(jobsRun.map(([worker]) => worker))).toEqual(new Set(['a', 'b']));
});

it('a failed job is retried with growing delays, and stays failed after its last try', async () => {
  problems.length = 0;
  ended.length = 0;
  const job: Job = { name: 'failing', run: () => Promise.reject(new Error('no luck')) };
  const queue = new JobQueue(backend.runSql, (error) => problems.push(error));
  await queue.open([job]);
  await queue.send('failing', 'once', {});
  await queue.close();
  work(job);
  const delays: number[] = [];
  for (let tries = 1; tries <= 6; tries += 1) {
    await until(async () => expect(ended).toHaveLength(tries));
    await until(async () =>
      expect((await jobsOf('failing'))[0]?.state).toBe(tries < 6 ? 'retry' : 'failed'),
    );
    if (tries < 6) delays.push((await jobsOf('failing'))[0]?.seconds ?? 0);
    await makeDue('failing');
  }
  // 10 s doubled each time, up to half of it random.
  for (const [index, delay] of delays.entries()) {
    expect(delay).toBeGreaterThan(10 * 2 ** index - 3);
    expect(delay).toBeLessThan(20 * 2 ** index + 1);
  }
  expect(ended.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('retried'), 'failed']);
  expect(await jobsOf('failing')).toMatchObject([
    { state: 'failed', output: { type: 'Error', message: 'no luck' } },
  ]);
  expect(problems.at(-1)).toMatchObject([
    { job: 'failing', try: 6 },
    'a job failed at its last try',
  ]);
});

it('a job of a killed worker is run by another one', async () => {
  const jobsRun: string[] = [];
  const job: Job = { name: 'orphan', run: async () => void jobsRun.push('other') };
  const dead = new JobQueue(backend.runSql, (error) => problems.push(error));
  await dead.open([job]);
  await dead.send('orphan', 'once', {});
  expect(await dead.take('orphan')).toMatchObject({ state: 'active' });
  await dead.close();
  work(job);
  await backend.runSql(
    `update pgboss.job set started_on = now() - interval '121 s' where name = 'orphan'`,
  );
  // The maintenance that each worker does every minute.
  const boss = new PgBoss({
    db: { executeSql: backend.runSql },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.maintain();
  await boss.stop({ graceful: false });
  await until(async () => expect((await jobsOf('orphan'))[0]?.state).toBe('retry'));
  expect(jobsRun).toEqual([]);
  await makeDue('orphan');
  await until(async () =>
    expect((await jobsOf('orphan'))[0]).toMatchObject({ state: 'completed', tries: 1 }),
  );
  expect(jobsRun).toEqual(['other']);
});

it('an attempt that cannot be closed becomes a job of its own, and the others are closed', async () => {
  const people = [await backend.enrolled(), await backend.enrolled()] as const;
  const [bad] = people;
  for (const person of people) {
    const attempt = (await startAttempt(person)).body;
    await save(person, attempt._id, 1, await sheetOf(person, FREE_PAPER, ['A', 'A', 'C']));
  }
  await backend.db.execute(
    sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  );
  await backend.db.execute(
    sql.raw(`create trigger failure before insert on multi_subject_result_versions for each row
    when (new.user_id = '${bad.userId}') execute function fail()`),
  );
  advanceClock(backend, 62 * MINUTE);
  const stored = async () =>
    (await Promise.all(people.map(({ userId }) => paperVersions(backend, userId)))).map(
      ({ length }) => length,
    );
  const jobs = () => closingJobs({ db: backend.db, now: () => backend.clock.now }, log);
  work(...jobs());
  work(...jobs());
  await until(async () =>
    expect((await jobsOf('close-attempt'))[0]).toMatchObject({
      state: 'retry',
      output: { message: 'broken' },
    }),
  );
  expect(await stored()).toEqual([0, 1]);
  await backend.db.execute(sql`drop trigger failure on multi_subject_result_versions`);
  await makeDue('close-attempt');
  await until(async () =>
    expect((await jobsOf('close-attempt')).map(({ state }) => state)).toEqual(['completed']),
  );
  expect(await stored()).toEqual([1, 1]);
});

it('a worker waits for an unavailable database', async () => {
  let isAway = true;
  const jobsRun: string[] = [];
  const job: Job = { name: 'patient', everySeconds: 1, run: async () => void jobsRun.push('done') };
  const runSql: Backend['runSql'] = (text, values) =>
    isAway ? Promise.reject(new Error('the database is away')) : backend.runSql(text, values);
  problems.length = 0;
  const worker = startJobs({ jobs: [job], runSql, log, pollMs: 20 });
  workers.push(worker);
  await until(() => expect(problems.length).toBeGreaterThan(0));
  isAway = false;
  await until(() => expect(jobsRun.length).toBeGreaterThan(0));
  isAway = true;
  await until(() =>
    expect(problems.at(-1)).toMatchObject([
      { job: 'patient' },
      'the queue of jobs does not answer',
    ]),
  );
  isAway = false;
  const before = jobsRun.length;
  await until(() => expect(jobsRun.length).toBeGreaterThan(before));
});
