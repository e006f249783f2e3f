// An overloaded backend: which requests it starts, which it refuses, and which it drops because the
// client has given up.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as argon2 from '@node-rs/argon2';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { App } from '../../backend/src/deps.ts';
import { registerErrors } from '../../backend/src/http/errors.ts';
import {
  registerLoadShedding,
  type SheddingLimits,
} from '../../backend/src/http/load-shedding/load-shedding.ts';
import { waitOptions } from '../wait-options.ts';

vi.mock('@node-rs/argon2', { spy: true });

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  // Files of a worker share the modules: the next one checks passwords with the same function.
  vi.mocked(argon2.verify).mockReset();
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** Waits until `performance.now()` reaches the timeout of a client. */
const until = (moment: number) =>
  vi.waitFor(() => expect(performance.now()).toBeGreaterThan(moment), { timeout: 10_000 });

/** A server with the real hooks, whose handlers wait until they are released. */
async function startServer(limits: Partial<SheddingLimits> = {}) {
  const app = Fastify() as unknown as App;
  open.push(app);
  registerErrors(app);
  const shedding = await registerLoadShedding(app, {
    working: 1,
    waiting: 2,
    eventLoopDelay: 0,
    ...limits,
  });
  /** Requests whose body is about to be parsed. */
  const arrived: string[] = [];
  app.addHook('preParsing', async ({ url }) => void arrived.push(url));
  const started: string[] = [];
  const releases: (() => void)[] = [];
  const handler = async ({ url }: { url: string }) => {
    started.push(url);
    await new Promise<void>((release) => releases.push(release));
    return { url };
  };
  app.all('/*', handler);
  app.get('/health/live', async () => ({ status: 'ok' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** `body.url` or `body.code`, with the status. */
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const body = (await response.json()) as { url?: string; code?: string };
    return [response.status, body.url ?? body.code, response.headers.get('retry-after')];
  };
  /** Sends a request whose connection can be closed. */
  const abortable = (path: string, method = 'GET') => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method });
    request.on('error', () => undefined);
    request.end();
    return () => request.destroy();
  };
  const release = async () => {
    await vi.waitFor(() => expect(releases.length).toBeGreaterThan(0), waitOptions);
    releases.shift()?.();
  };
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return {
    app,
    shedding,
    connections,
    arrived,
    started,
    send,
    abortable,
    release,
    waiting: () => shedding.queues.requests.waiting,
  };
}

it('limits the concurrent and the queued requests, and rejects the others at once', async () => {
  const { send, started, release, waiting, shedding } = await startServer();
  const first = send('/a');
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  const second = send('/b');
  await vi.waitFor(() => expect(waiting()).toBe(1), waitOptions);
  const third = send('/c');
  await vi.waitFor(() => expect(waiting()).toBe(2), waitOptions);
  expect(await send('/d')).toEqual([503, 'SERVER_BUSY', '1']);
  expect(started).toEqual(['/a']);
  for (let turn = 0; turn < 3; turn += 1) await release();
  expect(await Promise.all([first, second, third])).toEqual([
    [200, '/a', null],
    [200, '/b', null],
    [200, '/c', null],
  ]);
  expect([shedding.refused.full, shedding.queues.requests.working, waiting()]).toEqual([1, 0, 0]);
});

it('saving answers has priority and is never rejected; health checks and logins do not wait', async () => {
  const { send, started, release, waiting } = await startServer();
  const requests = [send('/a')];
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  for (const [path, count] of [['/b', 1] as const, ['/c', 2] as const]) {
    requests.push(send(path));
    await vi.waitFor(() => expect(waiting()).toBe(count), waitOptions);
  }
  requests.push(send('/exams/results', { method: 'POST', headers: { 'idempotency-key': 'x' } }));
  await vi.waitFor(() => expect(waiting()).toBe(3), waitOptions);
  requests.push(send('/ext/attempts/1/answers', { method: 'PATCH' }));
  await vi.waitFor(() => expect(waiting()).toBe(4), waitOptions);
  expect((await send('/health/live'))[0]).toBe(200);
  requests.push(send('/auth/student/login', { method: 'POST' }));
  await vi.waitFor(() => expect(started).toEqual(['/a', '/auth/student/login']), waitOptions);
  for (let turn = 0; turn < requests.length; turn += 1) await release();
  await Promise.all(requests);
  expect(started).toEqual([
    '/a',
    '/auth/student/login',
    '/exams/results',
    '/ext/attempts/1/answers',
    '/b',
    '/c',
  ]);
});

it('a body that is still arriving takes no slot, and waits for a slot when it is complete', async () => {
  const { app, send, arrived, started, release, waiting, shedding } = await startServer();
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const slow = httpRequest({ port, host: '127.0.0.1', path: '/slow', method: 'POST', headers });
  const slowStatus = new Promise((resolve) => slow.on('response', (r) => resolve(r.statusCode)));
  slow.write('{');
  await vi.waitFor(() => expect(arrived).toEqual(['/slow']), waitOptions);
  expect(shedding.queues.requests.working).toBe(0);
  const other = send('/a');
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  slow.end('}');
  await vi.waitFor(() => expect(waiting()).toBe(1), waitOptions);
  expect(started).toEqual(['/a']);
  await release();
  expect(await other).toEqual([200, '/a', null]);
  await release();
  expect([await slowStatus, started]).toEqual([200, ['/a', '/slow']]);
  await vi.waitFor(() => expect(shedding.queues.requests.working).toBe(0), waitOptions);
});

it('an Idempotency-Key gives no precedence where it has no meaning', async () => {
  const { send, started, release, waiting } = await startServer();
  const requests = [send('/a')];
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  requests.push(send('/b'));
  await vi.waitFor(() => expect(waiting()).toBe(1), waitOptions);
  requests.push(send('/ext/notes', { method: 'POST', headers: { 'idempotency-key': 'x' } }));
  await vi.waitFor(() => expect(waiting()).toBe(2), waitOptions);
  for (let turn = 0; turn < requests.length; turn += 1) await release();
  await Promise.all(requests);
  expect(started).toEqual(['/a', '/b', '/ext/notes']);
});

it('does not execute aborted requests: by their timeout, or by closing the connection', async () => {
  const { send, abortable, started, release, waiting, shedding, connections } = await startServer();
  const first = send('/a');
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  const late = send('/late', { headers: { 'x-request-timeout-ms': '30' } });
  await vi.waitFor(() => expect(waiting()).toBe(1), waitOptions);
  const isLateAt = performance.now() + 30;
  const abort = abortable('/ext/attempts/1/answers', 'PATCH');
  await vi.waitFor(() => expect(waiting()).toBe(2), waitOptions);
  const patient = send('/patient', { headers: { 'x-request-timeout-ms': '60000' } });
  await vi.waitFor(() => expect(waiting()).toBe(3), waitOptions);
  const before = await connections();
  abort();
  await vi.waitFor(async () => expect(await connections()).toBe(before - 1), waitOptions);
  await until(isLateAt);
  await release();
  await release();
  expect(await Promise.all([first, late, patient])).toEqual([
    [200, '/a', null],
    [503, 'SERVER_BUSY', '1'],
    [200, '/patient', null],
  ]);
  expect(started).toEqual(['/a', '/patient']);
  expect([shedding.refused.given, shedding.queues.requests.working]).toEqual([2, 0]);
});

it('a request whose connection is closed while it works keeps its place until it ends', async () => {
  const { send, abortable, started, release, shedding, waiting, connections } = await startServer();
  const abort = abortable('/a');
  await vi.waitFor(() => expect(started).toEqual(['/a']), waitOptions);
  const second = send('/b');
  await vi.waitFor(() => expect(waiting()).toBe(1), waitOptions);
  const before = await connections();
  abort();
  await vi.waitFor(async () => expect(await connections()).toBe(before - 1), waitOptions);
  expect(started).toEqual(['/a']);
  await release();
  await release();
  expect(await second).toEqual([200, '/b', null]);
  await vi.waitFor(() => expect(shedding.queues.requests.working).toBe(0), waitOptions);
});

/** Blocks the event loop as high load would, until the plugin has sampled it. */
async function overload(app: App): Promise<void> {
  for (const end = Date.now() + 20_000; !app.isUnderPressure() && Date.now() < end; ) {
    for (const moment = Date.now() + 400; Date.now() < moment; );
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(app.isUnderPressure()).toBe(true);
}

it('does not mistake its start, which blocks the event loop, for overload', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, release, send, shedding } = await startServer({ eventLoopDelay: 100 });
  await overload(app);
  const read = send('/a');
  await release();
  expect([await read, shedding.refused.late]).toEqual([[200, '/a', null], 0]);
});

it('rejects requests while its event loop lags, but not saved answers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, started, release, send, shedding } = await startServer({ eventLoopDelay: 100 });
  // The first second belongs to the start.
  vi.advanceTimersByTime(1_000);
  await overload(app);
  const read = app.inject({ url: '/a' });
  const stored = app.inject({
    method: 'POST',
    url: '/exams/results',
    headers: { 'idempotency-key': 'x' },
  });
  expect((await read).json().code).toBe('SERVER_BUSY');
  await release();
  expect((await stored).statusCode).toBe(200);
  expect([started, shedding.refused.late]).toEqual([['/exams/results'], 1]);
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(false), { timeout: 10_000 });
  const again = send('/a');
  await release();
  expect(await again).toEqual([200, '/a', null]);
});

it('checks no password for a login that was aborted in the queue', async () => {
  // Files share a worker's modules: load those that check passwords again, with the spy.
  vi.resetModules();
  const { startBackend } = await import('./kit.ts');
  const backend = await startBackend();
  open.push(backend);
  vi.mocked(argon2.verify).mockClear();
  const login = (headers: Record<string, string>) =>
    backend
      .visitor()
      .post(
        '/auth/student/login',
        { email: 'nobody@example.com', password: 'a password' },
        headers,
      );
  let finishCheck = (_isRight: boolean) => {};
  const pendingCheck = new Promise<boolean>((resolve) => {
    finishCheck = resolve;
  });
  vi.mocked(argon2.verify).mockImplementation(() => pendingCheck);
  // The maximum of concurrent checks.
  const patient = [login({}), login({})];
  await vi.waitFor(() => expect(argon2.verify).toHaveBeenCalled(), waitOptions);
  const hurried = [
    login({ 'x-request-timeout-ms': '400' }),
    login({ 'x-request-timeout-ms': '400' }),
    login({ 'x-request-timeout-ms': '400' }),
  ];
  // Their timeouts started when they arrived, which is certain once a later request is answered.
  await backend.visitor().get('/health/live');
  await until(performance.now() + 400);
  finishCheck(false);
  expect((await Promise.all(patient)).map(({ status }) => status)).toEqual([401, 401]);
  for (const { status, body } of await Promise.all(hurried)) {
    expect([status, body.code]).toEqual(
      status === 503 ? [503, 'SERVER_BUSY'] : [429, 'LOGINS_BUSY'],
    );
  }
  expect(argon2.verify).toHaveBeenCalledTimes(2);
});
