// Calls that hang in one part of upstream take no place from the calls to others, and those that are too many are refused.
import { expect, test } from 'vitest';
import { CallEnd } from '../../../gateway/src/upstream/call-end.ts';
import { InFlightLimit } from '../../../gateway/src/upstream/in-flight-limit.ts';
import { type App, answerOf } from '../kit.ts';
import { withRealBackend } from '../real-backend.ts';

const ask = async (app: App, query: string) => answerOf(await app.inject({ method: 'POST', url: '/graphql', payload: { query } }));

test('200 calls that hang: 64 are under way, those that wait too long are OVERLOADED, and another part answers as ever', async () => {
  let hanging = 0;
  let most = 0;
  await withRealBackend(
    (request, response) => {
      if (request.url === '/campaigns') return void response.end('[]');
      hanging += 1;
      most = Math.max(most, hanging);
      return void response.on('close', () => {
        hanging -= 1;
      });
    },
    async ({ app }) => {
      const hung = Array.from({ length: 200 }, () => ask(app, '{ courses { id } }'));
      for (let i = 0; i < 20; i++) expect((await ask(app, '{ campaigns { id } }')).errors).toEqual([]);
      const codes = (await Promise.all(hung)).flatMap((answer) => answer.codes);
      expect(most).toBe(64);
      expect(codes.filter((code) => code === 'OVERLOADED')).toHaveLength(136);
      expect(codes.filter((code) => code === 'UPSTREAM_TIMEOUT')).toHaveLength(64);
    },
    // The operations that hang are many by themselves: how many may be in work is for load-shedding.test.ts.
    { upstreamTimeoutMs: 3000, maxOperations: 0 },
  );
}, 60_000);

test('a burst waits for its turn, and all of it is answered', async () => {
  let underWay = 0;
  let most = 0;
  await withRealBackend(
    (_, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      setTimeout(() => {
        underWay -= 1;
        response.end('[]');
      }, 5);
    },
    async ({ app }) => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(app, '{ courses { id } }')));
      expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
      expect(most).toBeLessThanOrEqual(8);
    },
    { upstreamMaxInFlight: 8, upstreamTimeoutMs: 10_000, operationTimeoutMs: 20_000 },
  );
}, 60_000);

test('who leaves the queue is out of it, and the next in it gets the place', async () => {
  const limit = new InFlightLimit(1);
  const call = (signal = new AbortController().signal) => new CallEnd({ signal, timeoutMs: 60_000 });
  const left = new AbortController();
  const calls = [call(), call(left.signal), call()] as const;
  expect(limit.enter(calls[0])).toBeUndefined();
  const leaver = limit.enter(calls[1]);
  const next = limit.enter(calls[2]);
  expect([limit.inFlight, limit.queued]).toEqual([1, 2]);
  left.abort();
  await expect(leaver).rejects.toMatchObject({ extensions: { code: 'DEADLINE_EXCEEDED' } });
  expect([limit.inFlight, limit.queued]).toEqual([1, 1]);
  limit.leave();
  await next;
  expect([limit.inFlight, limit.queued]).toEqual([1, 0]);
  limit.leave();
  expect([limit.inFlight, limit.queued]).toEqual([0, 0]);
  for (const end of calls) end.clear();
});
