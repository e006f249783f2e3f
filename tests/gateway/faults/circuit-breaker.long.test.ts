// The circuit breaker: a failing part of upstream is not called for a while, its requests fail at
// once, and other parts are called as usual.
import { describe, expect, test } from 'vitest';
import { aCourse } from '../fixtures.ts';
import { dataOf, useGateway } from '../kit.ts';
import { withRealBackend } from '../real-backend.ts';
import { useClockAdvance } from './advance-clock.ts';

const COURSES = '{ courses { id } serverTime }';

describe('the circuit breaker', () => {
  const advanceClock = useClockAdvance();
  const { execute, upstream } = useGateway();
  const fail = async (times: number, status: number) => {
    upstream.reply('GET', '/course/', { status }, { times });
    for (let i = 0; i < times; i++) await execute(COURSES);
  };
  /** Lets the window of earlier tests pass and closes open breakers. */
  const resetBreakers = async () => {
    advanceClock(60_000);
    upstream.on('GET', '/course/', [aCourse()]);
    dataOf(await execute(COURSES));
    upstream.calls.length = 0;
  };

  test('opens at the twentieth call when half have failed, and stops all calls; one probe closes it', async () => {
    await resetBreakers();
    upstream.on('GET', '/course/', [aCourse()], { times: 9 });
    for (let i = 0; i < 9; i++) dataOf(await execute(COURSES));
    await fail(10, 500);
    expect(upstream.requestLines).toHaveLength(19);

    const startedAt = performance.now();
    const response = await execute(COURSES);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(response.errors).toMatchObject([
      { path: ['courses'], extensions: { code: 'CIRCUIT_OPEN', retryAfter: 5 } },
    ]);
    expect(response.data).toMatchObject({ courses: null, serverTime: expect.any(String) });
    expect(upstream.requestLines).toHaveLength(19);

    advanceClock(3000);
    expect((await execute(COURSES)).errors).toMatchObject([
      { extensions: { code: 'CIRCUIT_OPEN', retryAfter: 2 } },
    ]);

    advanceClock(2000);
    upstream.reply('GET', '/course/', { body: [aCourse()], delayMs: 100 });
    const [first, ...others] = await Promise.all([
      execute(COURSES),
      execute(COURSES),
      execute(COURSES),
    ]);
    expect([first, ...others].map(({ codes }) => codes)).toEqual([
      [],
      ['CIRCUIT_OPEN'],
      ['CIRCUIT_OPEN'],
    ]);
    upstream.on('GET', '/course/', [aCourse()]);
    dataOf(await execute(COURSES));
  });

  test('stays open for the same time again when the probe fails', async () => {
    await resetBreakers();
    await fail(19, 503);
    advanceClock(5000);
    await fail(1, 503);
    expect((await execute(COURSES)).errors).toMatchObject([
      { extensions: { code: 'CIRCUIT_OPEN', retryAfter: 5 } },
    ]);
  });

  test('stays closed with fewer than 20 calls, and for calls that failed longer ago than 10 seconds', async () => {
    await resetBreakers();
    await fail(18, 500);
    advanceClock(11_000);
    await fail(18, 500);
    upstream.on('GET', '/course/', [aCourse()]);
    dataOf(await execute(COURSES));
  });

  test.each([400, 401, 403, 404, 409, 429, 501])(
    'stays closed for %i, which is a valid response',
    async (status) => {
      await resetBreakers();
      await fail(30, status);
      upstream.on('GET', '/course/', [aCourse()]);
      dataOf(await execute(COURSES));
    },
  );

  test('opens only for the part that failed; its batches belong to it', async () => {
    await resetBreakers();
    await fail(19, 500);
    upstream.on('GET', '/admissioncourse/universities', []).on('GET', '/campaigns', []);
    const response = await execute(
      '{ admissionCourses { id } campaigns { id } courses { id } subject(id: "s1") { id } }',
    );
    expect(response.errors.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
      ['courses', 'CIRCUIT_OPEN'],
      ['subject', 'CIRCUIT_OPEN'],
    ]);
    expect(response.data).toMatchObject({ admissionCourses: [], campaigns: [] });
  });
});

test('in a full outage upstream gets hardly more calls than the breaker needs to detect it', async () => {
  let callCount = 0;
  await withRealBackend(
    (_, response) => {
      callCount += 1;
      response.writeHead(503).end();
    },
    async ({ app }) => {
      const codes = new Map<string, number>();
      for (let i = 0; i < 300; i++) {
        const { errors } = (
          await app.inject({ method: 'POST', url: '/graphql', payload: { query: COURSES } })
        ).json<{
          errors: { extensions: { code: string } }[];
        }>();
        for (const { extensions } of errors)
          codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
      }
      // 20 calls with their retries, and a probe every five seconds.
      expect(callCount).toBeLessThan(40);
      expect(codes.get('CIRCUIT_OPEN')).toBeGreaterThan(250);
    },
  );
});
