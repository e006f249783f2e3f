// Several backends behind one name: calls are spread over its addresses, those of a session go to
// one.
import { once } from 'node:events';
import http from 'node:http';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { UpstreamClient } from '../../gateway/src/upstream/client.ts';
import { refusal } from '../../gateway/src/upstream/errors/refusals.ts';
import { Connections } from '../../gateway/src/upstream/http/connections.ts';
import type { Exchange } from '../../gateway/src/upstream/http/exchange.ts';
import { path, type UpstreamPath } from '../../gateway/src/upstream/http/path.ts';
import { freePort } from './free-port.ts';

const IPS = ['127.0.0.2', '127.0.0.3'] as const;
const REFRESH_MS = 5_000;
let port: number;
let servers: http.Server[];
let requestLines: string[];
let waiting: http.ServerResponse[];
let named: string[];
let connections: Connections;
/** The backend that answers 503. */
let brokenIp: string;

async function listen(ip: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    requestLines.push(`${ip} ${request.headers.host}`);
    response.setHeader('content-type', 'application/json');
    const [, status] = /^\/status\/(\d+)$/.exec(request.url ?? '') ?? [];
    response.statusCode = ip === brokenIp ? 503 : Number(status ?? 200);
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
  [requestLines, waiting, named, brokenIp] = [[], [], [...IPS], ''];
  servers = await Promise.all(IPS.map(listen));
  connections = openConnections();
  await Promise.resolve();
});
afterEach(async () => {
  connections.close();
  await Promise.all(servers.map(stop));
});
afterAll(() => void vi.useRealTimers());

const lookup = async () => named.map((address) => ({ address, family: 4 }));

function openConnections(): Connections {
  return new Connections(new URL(`http://backends.test:${port}`), undefined, lookup);
}

async function stop(server: http.Server): Promise<void> {
  server.closeAllConnections();
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}

const aRead = (to: UpstreamPath, headers: Record<string, string>) => ({
  method: 'GET' as const,
  path: to,
  headers,
  signal: new AbortController().signal,
  timeoutMs: 2000,
});

type CallOptions = { session?: string; over?: Connections };

/** Sends a read; returns its status, or the code of the error. */
function call(
  to = path`/course`,
  { session, over = connections }: CallOptions = {},
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers: Record<string, string> = {};
    if (session !== undefined) headers.cookie = `session=${session}; other=${Math.random()}`;
    over.exchange(
      aRead(to, headers),
      {
        received: ({ status }) => resolve(status),
        failed: (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
      },
      'any',
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

  /** The address that a call of the session reaches now. */
  async function addressNow(session: string): Promise<string | undefined> {
    requestLines = [];
    expect(await call(path`/course`, { session })).toBe(200);
    return requestLines[0]?.split(' ')[0];
  }

  /** Sends a call that is not answered; `timeOut` ends it. */
  async function sendSlow(session: string) {
    let exchange: Exchange | undefined;
    const before = waiting.length;
    const outcome = new Promise<unknown>((resolve) => {
      exchange = connections.exchange(
        aRead(path`/slow`, { cookie: `session=${session}` }),
        { received: resolve, failed: resolve },
        'any',
      );
    });
    await expect.poll(() => waiting.length).toBe(before + 1);
    const timeOut = async () => {
      exchange?.destroy(refusal('UPSTREAM_TIMED_OUT'));
      expect(await outcome).toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    };
    return { timeOut };
  }

  it('reach another one while theirs responds to no call, and for a while after a timeout', async () => {
    const session = 'hung';
    const own = await addressNow(session);
    const { timeOut } = await sendSlow(session);
    expect(await addressNow(session)).toBe(own);
    vi.advanceTimersByTime(2_000);
    expect(await addressNow(session)).not.toBe(own);
    await timeOut();
    expect(await addressNow(session)).not.toBe(own);
    vi.advanceTimersByTime(3_000);
    expect(await addressNow(session)).toBe(own);
  });

  it('stay, if only one call is slow', async () => {
    const session = 'slow';
    const own = await addressNow(session);
    const { timeOut } = await sendSlow(session);
    vi.advanceTimersByTime(1_000);
    expect(await addressNow(session)).toBe(own);
    vi.advanceTimersByTime(1_000);
    await timeOut();
    expect(await addressNow(session)).toBe(own);
  });

  it('reach another one after five errors of theirs in a row', async () => {
    const session = 'errors';
    const own = await addressNow(session);
    for (const status of ['500', '503', '500', '500'])
      await call(path`/status/${status}`, { session });
    await call(path`/course`, { session });
    for (const status of ['500', '501', '500', '500', '500', '500'])
      await call(path`/status/${status}`, { session });
    expect(await addressNow(session)).toBe(own);
    for (let count = 0; count < 5; count += 1) await call(path`/status/500`, { session });
    expect(await addressNow(session)).not.toBe(own);
    vi.advanceTimersByTime(3_000);
    expect(await addressNow(session)).toBe(own);
  });

  it('are retried at another one, however little theirs has to do', async () => {
    const client = new UpstreamClient({
      origin: new URL(`http://backends.test:${port}`),
      retries: 1,
      breaker: false,
      maxInFlight: 100,
      lookup,
    });
    onTestFinished(() => client.close());
    await Promise.resolve();
    const session = 'retried';
    brokenIp = (await addressNow(session)) ?? '';
    for (let calls = 0; calls < 4; calls += 1) {
      requestLines = [];
      const request = aRead(path`/course`, { cookie: `session=${session}` });
      expect((await client.send(request)).status).toBe(200);
      expect(perAddress()).toEqual([1, 1]);
    }
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
