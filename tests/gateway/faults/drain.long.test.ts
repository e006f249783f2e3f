// SIGTERM under load, with the real process and a slow real backend: not ready at once, all
// accepted requests are answered, then it exits.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import nock from 'nock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { SECRET } from '../kit.ts';

const MAIN = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));
const CLIENTS = 20;
const QUERY = JSON.stringify({ query: '{ courses { id } }' });

type HttpResponse = { status: number; connection: string | undefined; body: string };

let upstream: http.Server;
let slowness = 50;
let reads = 0;

beforeAll(async () => {
  nock.restore();
  upstream = http.createServer((request, response) => {
    const isRead = request.url === '/course/';
    if (isRead) reads += 1;
    const body = isRead ? '[{"_id":"c1"}]' : '{}';
    setTimeout(
      () => response.setHeader('content-type', 'application/json').end(body),
      isRead ? slowness : 0,
    );
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(async () => {
  upstream.closeAllConnections();
  upstream.close();
  nock.activate();
});

test('a gateway that gets SIGTERM under load responds to all requests, then exits', async () => {
  const port = await freePort();
  const gateway = await start(port);
  try {
    const agent = new http.Agent({ keepAlive: true });
    const responses: HttpResponse[] = [];
    const failures: string[] = [];
    let isLoaded = true;
    const client = async () => {
      while (isLoaded) {
        await send(port, agent).then(
          (response) => responses.push(response),
          (error: Error) => failures.push(error.message),
        );
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await expect.poll(() => responses.length, { timeout: 30_000 }).toBeGreaterThan(2 * CLIENTS);

    // From now on responses take longer than the gateway keeps listening.
    slowness = 1500;
    const before = await send(port, agent, '/health/ready');
    expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
    const ended = once(gateway, 'exit');
    const signalledAt = performance.now();
    gateway.kill('SIGTERM');
    await expect
      .poll(async () => (await send(port, agent, '/health/ready')).status, { timeout: 5000 })
      .toBe(503);
    expect(await send(port, agent, '/health/ready')).toEqual({
      status: 503,
      connection: 'close',
      body: '{"status":"stopping"}',
    });
    expect((await send(port, agent, '/health/live')).status).toBe(200);

    // Like a load balancer: no new requests once it is not ready.
    isLoaded = false;
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(
      responses.filter(({ status, body }) => status !== 200 || !body.includes('"c1"')),
    ).toEqual([]);
    expect(responses.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(0);

    expect(await ended).toEqual([0, null]);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    await expect(send(port, agent)).rejects.toThrow(/ECONNREFUSED/);
    agent.destroy();
  } finally {
    gateway.kill('SIGKILL');
  }
}, 90_000);

test('a request that hangs longer than ten seconds is aborted', async () => {
  const port = await freePort();
  slowness = 60_000;
  reads = 0;
  const gateway = await start(port, {
    UPSTREAM_TIMEOUT_MS: '60000',
    OPERATION_TIMEOUT_MS: '60000',
  });
  try {
    const hanging = expect(send(port, new http.Agent())).rejects.toThrow();
    await expect.poll(() => reads).toBe(1);
    const ended = once(gateway, 'exit');
    const signalledAt = performance.now();
    gateway.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(performance.now() - signalledAt).toBeGreaterThan(9000);
    await hanging;
  } finally {
    gateway.kill('SIGKILL');
  }
}, 90_000);

async function start(port: number, more: Record<string, string> = {}): Promise<ChildProcess> {
  const { port: upstreamPort } = upstream.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    TICKET_SECRET: SECRET,
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    // Every read calls upstream.
    PUBLIC_CACHE_SECONDS: '0',
    PUBLIC_SHARING: '0',
    UPSTREAM_TIMEOUT_MS: '8000',
    OPERATION_TIMEOUT_MS: '8000',
    ...more,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    child.stdout?.on(
      'data',
      (chunk: Buffer) => chunk.toString().includes('gateway ready') && ready(),
    );
    child.once('exit', (code) => fail(new Error(`the gateway ended with ${code}`)));
  });
  return child;
}

function send(port: number, agent: http.Agent, path = '/graphql'): Promise<HttpResponse> {
  const isQuery = path === '/graphql';
  const headers = isQuery
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(QUERY) }
    : {};
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method: isQuery ? 'POST' : 'GET', headers, agent },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            connection: response.headers.connection,
            body,
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject).end(isQuery ? QUERY : undefined);
  });
}
