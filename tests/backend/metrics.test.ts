// Metrics for Prometheus, and the ids of requests in the log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { App } from '../../backend/src/deps.ts';
import { Metrics } from '../../backend/src/observability/metrics.ts';
import { serveMetrics } from '../../backend/src/observability/metrics-server.ts';
import { countJobs } from '../../backend/src/worker/job-states.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
let metrics: Metrics;
let app: App;
const lines: string[] = [];
beforeAll(async () => {
  backend = await startBackend();
  metrics = new Metrics({
    pools: () => ({ requests: { total: 5, idle: 2, waiting: 7 } }),
    countJobs: () => countJobs(backend.runSql),
    skewMs: () => 1500,
  });
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir });
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  app = await buildApp({ db: backend.db, env, metrics, logger });
  app.get('/breaks/:id', async (request) => {
    request.log.error('it broke');
    throw new Error('No.');
  });
});
afterAll(async () => {
  await app.close();
  await backend.close();
});

const seriesOf = async (series: string) => {
  const { body } = await metrics.text();
  return body
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')
    .at(-1);
};
const count = (route: string, status: string) =>
  seriesOf(
    `alokpath_backend_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
  );

describe('the metrics', () => {
  it('count requests by route, not by id', async () => {
    await app.inject('/campaigns/one');
    await app.inject('/campaigns/two');
    await app.inject('/no/such/address');
    expect(await count('/campaigns/:id', '4xx')).toBe('2');
    expect(await count('unknown', '4xx')).toBe('1');
    expect((await metrics.text()).body).not.toContain('/campaigns/one');
  });

  it('report connections, queues, rejections, the clock and jobs', async () => {
    const connections = (state: string) =>
      seriesOf(`alokpath_backend_database_connections{pool="requests",state="${state}"}`);
    expect([
      await connections('busy'),
      await connections('idle'),
      await connections('waiting'),
    ]).toEqual(['3', '2', '7']);
    expect(await seriesOf('alokpath_backend_clock_skew_seconds')).toBe('1.5');
    expect(await seriesOf('alokpath_backend_requests{queue="requests",state="waiting"}')).toBe('0');
    expect(await seriesOf('alokpath_backend_requests_refused_total{reason="full"}')).toBe('0');
    metrics.jobEnded({ name: 'close-attempts', outcome: 'done', seconds: 0.2 });
    expect(
      await seriesOf(
        'alokpath_backend_job_duration_seconds_count{job="close-attempts",outcome="done"}',
      ),
    ).toBe('1');
  });

  it('are served at one URL of their own port, also while the database is down', async () => {
    const unavailable = new Metrics({ countJobs: () => Promise.reject(new Error('unavailable')) });
    const server = await serveMetrics(unavailable, { host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await response.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(serveMetrics(unavailable, { host: '127.0.0.1', port })).rejects.toThrow(
      'BACKEND_METRICS_PORT',
    );
    await server.close();
  });

  it.each(['x', '70000', '-1'])('need a valid port, not %s', (value) => {
    expect(readEnv({ BACKEND_METRICS_PORT: value }).problems).toEqual([
      expect.stringContaining('BACKEND_METRICS_PORT'),
    ]);
  });
});

it('a log line has the id that the gateway sent, or its own id', async () => {
  const idOf = async (sentId: string) => {
    lines.length = 0;
    await app.inject({ url: '/breaks/1', headers: { 'x-request-id': sentId } });
    return JSON.parse(lines.find((line) => line.includes('it broke')) ?? '{}').reqId as string;
  };
  expect(await idOf('4377e603-ed76-415b-a552-38314d1d28bc')).toBe(
    '4377e603-ed76-415b-a552-38314d1d28bc',
  );
  expect(await idOf('two\twords')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
});
