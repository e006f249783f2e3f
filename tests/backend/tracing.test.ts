// Spans of requests: below the gateway's in its trace, named by route.
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { App } from '../../backend/src/deps.ts';
import { Tracing } from '../../backend/src/observability/tracing.ts';
import { type Backend, startBackend } from './kit.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

const spans = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
let backend: Backend;
let app: App;
beforeAll(async () => {
  backend = await startBackend();
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir });
  const tracing = new Tracing(provider.getTracer('test'), () => provider.shutdown());
  app = await buildApp({ db: backend.db, env, tracing });
  app.get('/breaks/:id', async () => {
    throw new Error('No.');
  });
});
afterAll(async () => {
  await app.close();
  await backend.close();
});
beforeEach(() => spans.reset());

it('a request is a span below the call of the gateway, named by its route', async () => {
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'request-1' };
  await app.inject({ url: '/campaigns/soon', headers });
  const [span] = spans.getFinishedSpans();
  expect(span).toMatchObject({
    name: 'GET /campaigns/:id',
    kind: SpanKind.SERVER,
    parentSpanContext: { spanId: PARENT },
    attributes: {
      'http.route': '/campaigns/:id',
      'http.response.status_code': 200,
      'alokpath.request_id': 'request-1',
    },
  });
  expect(span?.spanContext().traceId).toBe(TRACE);
});

it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${PARENT}-01`])(
  'a new trace starts with the traceparent %s',
  async (traceparent) => {
    await app.inject({ url: '/campaigns/soon', headers: traceparent ? { traceparent } : {} });
    const [span] = spans.getFinishedSpans();
    expect(span?.parentSpanContext).toBeUndefined();
  },
);

it('a trace that the gateway does not record is not recorded here', async () => {
  await app.inject({
    url: '/campaigns/soon',
    headers: { traceparent: `00-${TRACE}-${PARENT}-00` },
  });
  expect(spans.getFinishedSpans()).toEqual([]);
});

it('an internal error is an error, a rejection is not', async () => {
  await app.inject('/breaks/1');
  await app.inject('/campaigns/none');
  const statuses = spans.getFinishedSpans().map(({ name, status }) => [name, status.code]);
  expect(statuses).toEqual([
    ['GET /breaks/:id', SpanStatusCode.ERROR],
    ['GET /campaigns/:id', SpanStatusCode.UNSET],
  ]);
});
