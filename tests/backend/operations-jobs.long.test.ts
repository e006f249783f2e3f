// `npm run data -- jobs`: the queue of jobs as shown to operators.
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../backend/src/db/client.ts';
import { JobQueue } from '../../backend/src/worker/queue.ts';
import { command, openEnvironments } from './operations-kit.ts';

const environments = openEnvironments();
afterAll(() => environments.close());

it('lists jobs that failed at their last try, and allows another try', async () => {
  const environment = await environments.create();
  const run = async (...args: string[]) =>
    (await command(environment, ['jobs', ...args]).ended).output;
  const database = await openDatabase(environment.env);
  await database.migrate();
  await database.close();
  expect(await run()).toMatch(/^0 jobs waiting, 0 running, 0 failed /);

  const again = await openDatabase(environment.env);
  const queue = new JobQueue(again.runSql, () => undefined);
  await queue.open([{ name: 'close-attempt', run: async () => undefined }]);
  await queue.send('close-attempt', 'waits', { attemptId: 'waits' });
  await queue.send('close-attempt', 'broken', { attemptId: 'broken' });
  await again.runSql(
    `update pgboss.job set retry_limit = 0, priority = 1 where data ->> 'attemptId' = 'broken'`,
  );
  const job = await queue.take('close-attempt');
  if (job) await queue.fail(job, { message: 'no luck' });
  await queue.close();
  await again.close();

  const [line, summary] = (await run()).split('\n');
  expect(line).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z close-attempt attemptId=broken: no luck \(1 try\)$/,
  );
  expect(summary).toMatch(/^1 job waiting, 0 running, 1 failed /);
  expect(await run('--retry')).toMatch(/^1 job to be tried again /);
  expect(await run()).toMatch(/^2 jobs waiting, 0 running, 0 failed /);
});
