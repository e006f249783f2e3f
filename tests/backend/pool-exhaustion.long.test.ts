// All connections for requests are in use, as with statements that wait for a lock: requests are
// refused in time, other work goes on, and everything works when the connections are back.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTIONS } from '../../backend/src/db/client.ts';
import { save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

// PGlite has one connection.
const onPostgres = it.skipIf(!process.env.DATABASE_URL);

let backend: Backend;
let student: Student;
let attemptId: string;
beforeAll(async () => {
  backend = await startBackend();
  student = await backend.enrolled();
  attemptId = (await startAttempt(student)).body._id;
});
afterAll(() => backend.close());

/** Takes all connections; resolves with a function that gives them back. */
async function takeConnections(): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = 0;
  const transactions = Array.from({ length: CONNECTIONS }, () =>
    backend.requests.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      taken += 1;
      await isReleased;
    }),
  );
  await expect.poll(() => taken).toBe(CONNECTIONS);
  return async () => {
    release();
    await Promise.all(transactions);
  };
}

onPostgres(
  'requests are refused with 503 and Retry-After, and jobs still have connections',
  async () => {
    const release = await takeConnections();
    const [first, second] = [student.get('/campaigns'), student.get(`/ext/attempts/${attemptId}`)];
    expect(await backend.runSql('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
    for (const { status, headers, body } of await Promise.all([first, second]))
      expect([status, headers['retry-after'], body.code]).toEqual([503, '1', 'SERVER_BUSY']);
    await release();
    expect((await student.get('/campaigns')).status).toBe(200);
  },
);

onPostgres('a save that waits for a connection is stored when there is one', async () => {
  const sheet = await sheetOf(student, FREE_PAPER, ['A', 'AB']);
  const release = await takeConnections();
  const saving = save(student, attemptId, 1, sheet);
  await expect
    .poll(() => Promise.race([saving.then(() => 'answered'), wait(50, 'waiting')]))
    .toBe('waiting');
  await release();
  expect(await saving).toMatchObject({ status: 200, body: { stored: true } });
});
