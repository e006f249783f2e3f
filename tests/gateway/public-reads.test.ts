// A public read that is in flight while its data changes.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Observer } from '../../gateway/src/observability/observer.ts';
import { UpstreamClient } from '../../gateway/src/upstream/client.ts';
import { path } from '../../gateway/src/upstream/http/path.ts';
import type { UpstreamResponse } from '../../gateway/src/upstream/http/request.ts';
import { NEVER_ABORTED } from '../../gateway/src/upstream/never-aborted.ts';
import { PublicReads } from '../../gateway/src/upstream/public-reads/public-reads.ts';
import { RequestCalls } from '../../gateway/src/upstream/request-calls.ts';
import { limiterOver } from './auth-limiter-kit.ts';

/** Responses are sent by the test. */
class ClientToAnswer extends UpstreamClient {
  readonly responses: ((response: UpstreamResponse) => void)[] = [];

  override send(): Promise<UpstreamResponse> {
    return new Promise((resolve) => this.responses.push(resolve));
  }
}

function newRequests(count: number) {
  const origin = new URL('http://127.0.0.1:1');
  const client = new ClientToAnswer({ origin, retries: 0, breaker: false, maxInFlight: 1 });
  const publicReads = new PublicReads({ seconds: 0, inFlight: true, freezes: true });
  const observer = new Observer({});
  const requests = Array.from({ length: count }, (_, index) => {
    const requestClient = {
      observation: observer.of({ id: `r${index}`, headers: {}, observation: undefined }),
      cookie: undefined,
      address: '10.0.0.1',
      userAgent: undefined,
      language: undefined,
      aborted: NEVER_ABORTED,
    };
    return new RequestCalls(requestClient, {
      client,
      serviceToken: undefined,
      operationTimeoutMs: 60_000,
      timeoutMs: 60_000,
      slowCallTimeoutMs: 60_000,
      cookieRules: { secure: false, prefix: '', sessionNames: [] },
      authLimiter: limiterOver(undefined),
      onUnreachable: () => {},
      publicReads,
      onWrite: () => {},
    });
  });
  return { client, publicReads, requests };
}

const responseOf = (title: string): UpstreamResponse => ({
  status: 200,
  headers: {},
  body: { title },
});

test('requests after a change do not get the data before it, and read again once for all of them', async () => {
  const { client, publicReads, requests } = newRequests(10);
  const [first, ...others] = requests;
  const read = first?.readPublic(path`/course/c1`);
  publicReads.drop(['academics']);
  const readsAfter = others.map((request) => request.readPublic(path`/course/c1`));
  expect(client.responses).toHaveLength(1);
  client.responses[0]?.(responseOf('before'));
  await expect(read).resolves.toMatchObject({ body: { title: 'before' } });
  await setImmediate();
  for (const respond of client.responses.slice(1)) respond(responseOf('after'));
  const later = await Promise.all(readsAfter);
  expect(new Set(later.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"title":"after"}']),
  );
  expect(client.responses).toHaveLength(2);
});

test('a second change does not hide the first one from a request that was sent between them', async () => {
  const { client, publicReads, requests } = newRequests(2);
  const [first, second] = requests;
  const read = first?.readPublic(path`/course/c1`);
  publicReads.drop(['academics']);
  const readAfter = second?.readPublic(path`/course/c1`);
  publicReads.drop(['academics', 'exams']);
  client.responses[0]?.(responseOf('before'));
  await read;
  await setImmediate();
  client.responses[1]?.(responseOf('after'));
  await expect(readAfter).resolves.toMatchObject({ body: { title: 'after' } });
});
