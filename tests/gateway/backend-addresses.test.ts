// Several backends behind one name: calls are spread over its addresses, those of a session go to one.
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { refusal } from '../../gateway/src/upstream/errors/refusals.ts';
import { Connections } from '../../gateway/src/upstream/http/connections.ts';
import { path } from '../../gateway/src/upstream/http/path.ts';
import { freePort } from './free-port.ts';

const IPS = ['127.0.0.2', '127.0.0.3'] as const;
const REFRESH_MS = 5_000;
let port: number;
let servers: http.Server[];
let requestLines: string[];
let waiting: http.ServerResponse[];
let named: string[];
let connections: Connections;

async function listen(ip: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    requestLines.push(`${ip} ${request.headers.host}`);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/slow') waiting.push(response);
    else response.end('[]');
  });
  server.listen(port, ip);
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  port = await freePort();
});
beforeEach(async () => {
  // The interval of DNS lookups uses this clock.
  vi.useFakeTimers({ toFake: ['performance'] });
  [requestLines, waiting, named] = [[], [], [...IPS]];
  servers = await Promise.all(IPS.map(listen));
  connections = openConnections();
  await Promise.resolve();
});
afterEach(async () => {
  connections.close();
  await Promise.all(servers.map(stop));
});
afterAll(() => void vi.useRealTimers());

function openConnections(): Connections {
  return new Connections(new URL(`http://backends.test:${port}`), undefined, async () =>
    named.map((address) => ({ address, family: 4 })),
  );
}

async function stop(server: http.Server): Promise<void> {
  server.closeAllConnections();
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}

type CallOptions = { session?: string; over?: Connections; isRetry?: boolean };

/** Sends a read; returns its status, or the code of the error. */
function call(
  to = path`/course`,
  { session, over = connections, isRetry }: CallOptions = {},
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers: Record<string, string> = {};
    if (session !== undefined) headers.cookie = `session=${session}; other=${Math.random()}`;
    const request = {
      method: 'GET' as const,
      path: to,
      headers,
      signal: new AbortController().signal,
      timeoutMs: 2000,
    };
    over.exchange(
      request,
      {
        received: ({ status }) => resolve(status),
        failed: (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
      },
      'any',
      isRetry,
    );
  });
}

const perAddress = () => IPS.map((ip) => requestLines.filter((line) => line.startsWith(ip)).length);
/** Repeats the DNS lookup, as after its interval. */
async function refresh(): Promise<void> {
  vi.advanceTimersByTime(REFRESH_MS);
  await call();
  requestLines = [];
}

test('concurrent calls, and sequential calls, reach both backends equally, with the name as their host', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => call()))).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
  expect(perAddress()).toEqual([10, 10]);
  for (let index = 0; index < 10; index += 1) await call();
  expect(perAddress()).toEqual([15, 15]);
  expect(new Set(requestLines.map((line) => line.split(' ')[1]))).toEqual(
    new Set([`backends.test:${port}`]),
  );
});

test('a backend with slow calls gets fewer', async () => {
  const slow = [call(path`/slow`), call(path`/slow`)];
  await expect.poll(() => waiting.length).toBe(2);
  expect(perAddress()).toEqual([1, 1]);
  waiting.shift()?.end('[]');
  await expect.poll(() => Promise.race([...slow, 'none'])).toBe(200);
  const [busy] = requestLines.slice(-1);
  requestLines = [];
  for (let index = 0; index < 6; index += 1) await call();
  expect(new Set(requestLines)).not.toContain(busy);
  waiting.shift()?.end('[]');
  await Promise.all(slow);
});

test('a backend that cannot be reached is skipped after one failed call, and used again later', async () => {
  const [first] = servers;
  await stop(first as http.Server);
  const results: (number | string)[] = [];
  for (let index = 0; index < 20; index += 1) results.push(await call());
  expect(results.filter((result) => result !== 200)).toEqual(['ECONNREFUSED']);
  servers.push(await listen(IPS[0]));
  vi.advanceTimersByTime(3_000);
  requestLines = [];
  for (let index = 0; index < 10; index += 1) await call();
  expect(perAddress()).toEqual([5, 5]);
});

test('a new address is used, and a removed one no longer', async () => {
  named = [IPS[1], '127.0.0.4'];
  servers.push(await listen('127.0.0.4'));
  await refresh();
  for (let index = 0; index < 10; index += 1) await call();
  expect(perAddress()).toEqual([0, 5]);
  expect(requestLines.filter((line) => line.startsWith('127.0.0.4'))).toHaveLength(5);
});

describe('the calls of a session', () => {
  const sessions = Array.from({ length: 61 }, (_, n) => `session-${n}`);

  /** The address that each session's call reaches. */
  async function addressesOf(over = connections): Promise<Map<string, string>> {
    const reached = new Map<string, string>();
    for (const session of sessions) {
      requestLines = [];
      expect(await call(path`/course`, { session, over })).toBe(200);
      reached.set(session, requestLines[0]?.split(' ')[0] ?? '');
    }
    return reached;
  }
  const countOf = (reached: Map<string, string>, ip: string) =>
    [...reached.values()].filter((each) => each === ip).length;

  it('reach one backend, of every gateway the same; the sessions are spread over all', async () => {
    const reached = await addressesOf();
    expect(await addressesOf()).toEqual(reached);
    for (const ip of IPS) expect(countOf(reached, ip)).toBeGreaterThan(15);
    const otherGateway = openConnections();
    await Promise.resolve();
    expect(await addressesOf(otherGateway)).toEqual(reached);
    otherGateway.close();
  });

  it('reach another one while theirs has far more calls in flight', async () => {
    const session = 'busy';
    const slow = Array.from({ length: 9 }, () => call(path`/slow`, { session }));
    await expect.poll(() => waiting.length).toBe(9);
    const [own] = requestLines[0]?.split(' ') ?? [];
    expect(new Set(requestLines.map((line) => line.split(' ')[0]))).toEqual(new Set([own]));
    requestLines = [];
    await call(path`/course`, { session });
    expect(requestLines[0]?.split(' ')[0]).not.toBe(own);
    for (const response of waiting) response.end('[]');
    await Promise.all(slow);
    requestLines = [];
    await call(path`/course`, { session });
    expect(requestLines[0]?.split(' ')[0]).toBe(own);
  });

  it('reach another one while theirs cannot be reached', async () => {
    const reached = await addressesOf();
    const [first] = servers;
    await stop(first as http.Server);
    const session = sessions.find((each) => reached.get(each) === IPS[0]) ?? '';
    // Over the idle connection, over a new one, and then over the other address.
    for (let failures = 0; failures < 2; failures += 1)
      if ((await call(path`/course`, { session })) === 200) break;
    expect(await call(path`/course`, { session })).toBe(200);
    expect(countOf(await addressesOf(), IPS[1])).toBe(sessions.length);
    servers.push(await listen(IPS[0]));
    vi.advanceTimersByTime(3_000);
    expect(await addressesOf()).toEqual(reached);
  });

  it('reach another one after theirs has not responded in time', async () => {
    const session = 'hung';
    const headers = { cookie: `session=${session}` };
    const failed = new Promise<unknown>((resolve) => {
      const request = {
        method: 'GET' as const,
        path: path`/slow`,
        headers,
        signal: new AbortController().signal,
        timeoutMs: 2000,
      };
      const listener = { received: resolve, failed: resolve };
      const exchange = connections.exchange(request, listener, 'any');
      void expect
        .poll(() => waiting.length)
        .toBe(1)
        .then(() => exchange.destroy(refusal('UPSTREAM_TIMED_OUT')));
    });
    expect(await failed).toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    const [own] = requestLines[0]?.split(' ') ?? [];
    const addressNow = async () => {
      requestLines = [];
      expect(await call(path`/course`, { session })).toBe(200);
      return requestLines[0]?.split(' ')[0];
    };
    expect(await addressNow()).not.toBe(own);
    vi.advanceTimersByTime(3_000);
    expect(await addressNow()).toBe(own);
  });

  it('are retried over the least busy one', async () => {
    const session = 'retried';
    const slow = call(path`/slow`, { session });
    await expect.poll(() => waiting.length).toBe(1);
    const [own] = requestLines[0]?.split(' ') ?? [];
    requestLines = [];
    expect(await call(path`/course`, { session, isRetry: true })).toBe(200);
    expect(requestLines[0]?.split(' ')[0]).not.toBe(own);
    waiting[0]?.end('[]');
    await slow;
  });

  it('move only to a backend that was added', async () => {
    const before = await addressesOf();
    const added = '127.0.0.4';
    named = [...IPS, added];
    servers.push(await listen(added));
    await refresh();
    const after = await addressesOf();
    expect(countOf(after, added)).toBeGreaterThan(8);
    for (const [session, ip] of after) if (ip !== added) expect(ip).toBe(before.get(session));
  });
});
