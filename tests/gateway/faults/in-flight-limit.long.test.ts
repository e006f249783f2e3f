// The limit of calls in flight: hanging calls to one part of upstream do not block calls to other
// parts, and calls above the limit are refused.
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { UpstreamClient } from '../../../gateway/src/upstream/client.ts';
import { path } from '../../../gateway/src/upstream/http/path.ts';
import {
  InFlightLimit,
  type QueuedCall,
} from '../../../gateway/src/upstream/resilience/in-flight-limit.ts';
import { type App, parseResponse } from '../kit.ts';
import { withRealBackend } from '../real-backend.ts';

const execute = async (app: App, query: string) =>
  parseResponse(await app.inject({ method: 'POST', url: '/graphql', payload: { query } }));

test('200 calls that hang: 64 are in flight, those that wait too long are OVERLOADED, and another part works normally', async () => {
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
      const hung = Array.from({ length: 200 }, () => execute(app, '{ courses { id } }'));
      for (let i = 0; i < 20; i++)
        expect((await execute(app, '{ campaigns { id } }')).errors).toEqual([]);
      const codes = (await Promise.all(hung)).flatMap((response) => response.codes);
      expect(most).toBe(64);
      expect(codes.filter((code) => code === 'OVERLOADED')).toHaveLength(136);
      expect(codes.filter((code) => code === 'UPSTREAM_TIMEOUT')).toHaveLength(64);
    },
    // Many operations hang here; the limit of operations is tested in load-shedding.long.test.ts.
    { upstreamTimeoutMs: 3000, maxOperations: 0 },
  );
});

test('a burst waits for its turn, and all of it gets responses', async () => {
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
      // Calls wait half a second at most, so the first one, which loads shared data, is not part of
      // the burst.
      await execute(app, '{ courses { id } }');
      const responses = await Promise.all(
        Array.from({ length: 24 }, () => execute(app, '{ courses { id } }')),
      );
      expect(responses.flatMap(({ codes }) => codes)).toEqual([]);
      expect(most).toBeLessThanOrEqual(8);
    },
    { upstreamMaxInFlight: 8, upstreamTimeoutMs: 10_000, operationTimeoutMs: 20_000 },
  );
});

test('a call that leaves the queue is rejected, and the next one gets the slot', () => {
  const limit = new InFlightLimit(1);
  const events: string[] = [];
  const call = (name: string): QueuedCall => ({
    since: 0,
    enter: () => void events.push(`${name} enters`),
    reject: (error: GraphQLError) => void events.push(`${name}: ${error.message}`),
  });
  const leaver = call('leaver');
  expect(limit.enter(call('first'))).toBe(true);
  expect([limit.enter(leaver), limit.enter(call('next'))]).toEqual([false, false]);
  expect([limit.inFlight, limit.queued]).toEqual([1, 2]);
  limit.drop(leaver, new GraphQLError('Too late.'));
  expect([limit.inFlight, limit.queued]).toEqual([1, 1]);
  limit.leave();
  expect([limit.inFlight, limit.queued]).toEqual([1, 0]);
  limit.drop(leaver, new GraphQLError('Once more.'));
  expect(events).toEqual(['leaver: Too late.', 'next enters']);
  limit.leave();
  expect([limit.inFlight, limit.queued]).toEqual([0, 0]);
});

test('a queued call is aborted when its client disconnects', async () => {
  let receivedCalls = 0;
  await withRealBackend(
    (_, response) => {
      receivedCalls += 1;
      setTimeout(() => response.end('[]'), 300);
    },
    async ({ backend }) => {
      const abortController = new AbortController();
      const client = new UpstreamClient({
        origin: originOf(backend),
        retries: 0,
        breaker: false,
        maxInFlight: 1,
      });
      const send = (signal: AbortSignal) =>
        client.send({
          method: 'GET',
          path: path`/course/`,
          headers: {},
          signal,
          timeoutMs: 10_000,
        });
      const first = send(new AbortController().signal);
      const leaver = send(abortController.signal);
      abortController.abort();
      await expect(leaver).rejects.toMatchObject({ extensions: { code: 'DEADLINE_EXCEEDED' } });
      expect(await first).toMatchObject({ status: 200, body: [] });
      expect(client.groupStates().map(([, { inFlight, queued }]) => [inFlight, queued])).toEqual([
        [0, 0],
      ]);
      expect(receivedCalls).toBe(1);
      client.close();
    },
  );
});

function originOf(backend: http.Server): URL {
  return new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
}
