// GET /metrics on its own port: operations by known names, upstream calls by route, and the state
// of the gateway. For the full pipeline and the fast path.
import net, { type AddressInfo } from 'node:net';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import Fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { Tracing } from '../../gateway/src/observability/tracing.ts';
import { freePort } from './free-port.ts';
import { SECRET } from './kit.ts';
import { useListening } from './listening.ts';

/** Metric values by name and labels, in Prometheus syntax. */
async function metrics(port: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    samples.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracing = new Tracing(provider.getTracer('test'), async () => {});
const lines: Record<string, unknown>[] = [];
const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));
const logger = Fastify({
  logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
}).log;

describe('a gateway that is used', async () => {
  const metricsPort = await freePort();
  const listening = useListening({ metricsPort, host: '127.0.0.1', publicCacheSeconds: 60 }, 1, {
    tracing,
    logger,
  });
  // The fast path is available shortly after the server listens.
  beforeAll(() =>
    vi.waitFor(
      async () =>
        expect((await listening.gateways[0]?.execute('{ serverTime }'))?.source).toBe('executed'),
      { timeout: 15_000 },
    ),
  );
  afterEach(() => {
    exporter.reset();
    lines.length = 0;
  });

  test('reports operations, calls and the process; ids and unknown names are not labels', async () => {
    const [gateway] = listening.gateways;
    listening.upstream(({ path }) =>
      path.startsWith('/course/own')
        ? { body: { _id: path.slice(8), title: 'Physics' } }
        : undefined,
    );
    const before = await metrics(metricsPort);
    const known = 'query SubjectsRoute($id: ID!) { course(id: $id) { title } }';
    await gateway?.execute(known, { id: 'own1' });
    await gateway?.execute(known, { id: 'own2' });
    await gateway?.execute(known, { id: 'own2' });
    await gateway?.execute('query Made_up_1 { course(id: "own1") { title } }');
    await gateway?.execute('{ serverTime nothing }');
    await gateway?.execute('{ examYear(id: "gone") { year } }');

    const values = await metrics(metricsPort);
    // Other tests change the counters too.
    const counted = Object.entries(values).map(([name, value]) => [
      name,
      value - (before[name] ?? 0),
    ]);
    expect(Object.fromEntries(counted)).toMatchObject({
      'alokpath_operations_total{operation="SubjectsRoute",kind="query",source="pipeline"}': 1,
      'alokpath_operations_total{operation="SubjectsRoute",kind="query",source="executed"}': 1,
      'alokpath_operations_total{operation="SubjectsRoute",kind="query",source="cached"}': 1,
      'alokpath_operations_total{operation="other",kind="query",source="pipeline"}': 1,
      'alokpath_operations_total{operation="anonymous",kind="invalid",source="pipeline"}': 1,
      'alokpath_operation_errors_total{operation="anonymous",code="GRAPHQL_VALIDATION_FAILED"}': 1,
      'alokpath_operation_duration_seconds_count{operation="SubjectsRoute"}': 3,
      'alokpath_upstream_calls_total{method="GET",route="/course/:id",outcome="2xx"}': 2,
      'alokpath_upstream_calls_total{method="GET",route="/admissioncourse/years/year/:id",outcome="4xx"}': 1,
      'alokpath_upstream_call_duration_seconds_count{method="GET",route="/course/:id"}': 2,
      'alokpath_public_reads_saved_total{from="cache"}': 1,
    });
    expect(values).toMatchObject({
      'alokpath_upstream_breaker{group="course",state="closed"}': 1,
      'alokpath_upstream_breaker{group="course",state="open"}': 0,
      'alokpath_upstream_calls_in_flight{group="course"}': 0,
      'alokpath_upstream_calls_queued{group="course"}': 0,
      alokpath_operations_in_flight: 0,
      alokpath_operations_limit: expect.any(Number),
      alokpath_operations_refused_total: 0,
      alokpath_exam_save_pause_seconds: 1,
      alokpath_exam_submit_spread_seconds: expect.any(Number),
    });
    expect(values).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
    expect(values).toHaveProperty('process_cpu_seconds_total');
    expect(JSON.stringify(values)).not.toMatch(/Made_up|own1/);
    // A second scrape does not count totals twice.
    expect((await metrics(metricsPort)).alokpath_operations_refused_total).toBe(0);
  });

  test('cached and fast-path responses have a log line and a span too', async () => {
    const [gateway] = listening.gateways;
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    listening.upstream(({ path }) =>
      path === '/course/d1' ? { body: { _id: 'd1', title: 'Physics' } } : undefined,
    );
    const query = 'query Title { course(id: "d1") { title } }';
    await gateway?.learn(query);
    exporter.reset();
    lines.length = 0;
    const responses = [
      await gateway?.execute(query, {}, { traceparent }),
      await gateway?.execute(query, {}, { traceparent }),
    ];
    expect(responses.map((response) => response?.source)).toEqual(['executed', 'cached']);
    expect(
      lines
        .filter(({ msg }) => msg === 'operation')
        .map(({ operation, source, requestId }) => [operation, source, requestId]),
    ).toEqual([
      ['Title', 'executed', responses[0]?.headers['x-request-id']],
      ['Title', 'cached', responses[1]?.headers['x-request-id']],
    ]);
    const spans = exporter.getFinishedSpans().filter(({ name }) => name === 'query Title');
    expect(
      spans.map(({ attributes, parentSpanContext }) => [
        attributes['alokpath.source'],
        parentSpanContext?.spanId,
      ]),
    ).toEqual([
      ['executed', '00f067aa0ba902b7'],
      ['cached', '00f067aa0ba902b7'],
    ]);
  });

  test('starts without a warning, as of an option that a library will remove', () => {
    expect(warnings).toEqual([]);
  });

  test('the metrics port serves nothing else, and the port of the site has no metrics', async () => {
    expect((await fetch(`http://127.0.0.1:${metricsPort}/graphql`)).status).toBe(404);
    expect(
      (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status,
    ).toBe(404);
    expect((await listening.gateways[0]?.send({ method: 'GET', path: '/metrics' }))?.status).toBe(
      404,
    );
  });
});

test('a port that is taken stops the start, and is named', async () => {
  const occupyingServer = net.createServer();
  await new Promise<void>((resolve) => occupyingServer.listen(0, '127.0.0.1', resolve));
  const { port } = occupyingServer.address() as AddressInfo;
  const { env } = readEnv({ TICKET_SECRET: SECRET, METRICS_PORT: String(port), HOST: '127.0.0.1' });
  const app = await buildServer({ env });
  await expect(app.ready()).rejects.toThrow(
    `port ${port} is in use; set METRICS_PORT to another one`,
  );
  await app.close();
  occupyingServer.close();
});
