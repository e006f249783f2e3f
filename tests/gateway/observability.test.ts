// The gateway's logs, metrics and traces: they contain names, numbers and codes, but never
// variables or cookies.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import Fastify from 'fastify';
import nock from 'nock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { Tracing } from '../../gateway/src/observability/tracing.ts';
import { type CookieRules, sessionMark } from '../../gateway/src/upstream/cookies.ts';
import { COOKIE, dataOf, SECRET, useGateway } from './kit.ts';

const COURSE = 'query CourseTitle($id: ID!) { course(id: $id) { title } }';
const RULES: CookieRules = { secure: false, prefix: '', sessionNames: ['alokpath_session'] };
const CLIENT_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${CLIENT_TRACE}-00f067aa0ba902b7-01`;

describe('the log of a busy gateway', () => {
  const lines: string[] = [];
  const logger = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } }).log;
  const { execute, upstream } = useGateway({ server: { logger }, env: { maxOperations: 1 } });

  test('has no line for rejected operations: there may be thousands per second', async () => {
    upstream.reply('GET', '/course/c1', () => ({ body: { _id: 'c1', title: 'Physics' } }));
    const running = execute(COURSE, { id: 'c1' });
    const rejected = await execute('{ serverTime }');
    expect([rejected.status, rejected.codes]).toEqual([503, ['OVERLOADED']]);
    expect((await running).codes).toEqual([]);
    expect(lines.filter((line) => line.includes('"msg":"operation"'))).toHaveLength(1);
  });
});

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = Fastify({
    logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  }).log;
  const { execute, executeAsStudent, upstream } = useGateway({ server: { logger } });
  const operations = () => lines.filter(({ msg }) => msg === 'operation');
  beforeEach(() => void lines.splice(0));

  test('has one line for each operation', async () => {
    upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Physics' });
    // A query text that no other test uses, so the operation is unknown.
    const response = await executeAsStudent(COURSE.replace('title', 'title id'), { id: 'c1' });
    expect(operations()).toEqual([
      expect.objectContaining({
        requestId: response.raw.headers['x-request-id'],
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
        operation: 'CourseTitle',
        kind: 'query',
        source: 'pipeline',
        status: 200,
        codes: [],
        milliseconds: expect.any(Number),
        upstream: { calls: 1, milliseconds: expect.any(Number), cacheHits: 0, shared: 0 },
        session: sessionMark(COOKIE, RULES),
      }),
    ]);
  });

  test('contains error codes, of failed upstream calls and of unreadable requests', async () => {
    upstream.fail('GET', '/course/c1', 503);
    const { errors } = await execute(COURSE, { id: 'c1' });
    await execute('{ nothing }');
    await execute('{ "');
    expect(operations().map(({ codes, status, kind }) => [codes, status, kind])).toEqual([
      [errors.map(({ extensions }) => extensions.code), 200, 'query'],
      [['GRAPHQL_VALIDATION_FAILED'], 400, 'invalid'],
      [['GRAPHQL_PARSE_FAILED'], 400, 'invalid'],
    ]);
  });

  test('never has variables, cookies, passwords or tokens, and no text of a client can start a line', async () => {
    upstream.reply('POST', '/auth/student/login', {
      status: 401,
      body: { error: 'No.' },
      headers: [['set-cookie', 'alokpath_session=canary-set']],
    });
    const query = 'mutation Login($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    const headers = {
      authorization: 'Bearer canary-token',
      'user-agent': 'canary-agent',
      'x-developer-key': 'canary-key',
    };
    const input = { email: 'canary-name@example.com', password: 'canary-password' };
    await execute(query, { input }, { cookie: 'alokpath_session=canary-cookie', headers });
    await execute('query A\u2028{ serverTime } # canary-comment \r\n{"level":50}', {}, { headers });
    await execute(COURSE, { id: 'canary\r\n{"level":60,"msg":"forged"}' });
    expect(operations()).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/canary/);
    expect(lines.filter(({ level }) => level !== 30)).toEqual([]);
  });
});

test('the hash of a session is the same for one session, whatever other cookies are sent, and does not reveal it', () => {
  const markOf = (cookie: string | undefined) => sessionMark(cookie, RULES);
  expect(markOf('lang=bn; alokpath_session=abc')).toBe(markOf('alokpath_session=abc'));
  expect(markOf('alokpath_session=abc')).toMatch(/^[0-9a-f]{8}$/);
  expect(markOf('alokpath_session=abd')).not.toBe(markOf('alokpath_session=abc'));
  expect(markOf(undefined)).toBeUndefined();
});

test('the hash is of the cookies that are configured as sessions, and of no other cookie', () => {
  const rules = { ...RULES, prefix: '__Host-', sessionNames: ['sid'] } as const;
  const mark = sessionMark('__Host-sid=abc', rules);
  expect(mark).toMatch(/^[0-9a-f]{8}$/);
  expect(sessionMark('session_hint=1; __Host-sid=abc', rules)).toBe(mark);
  expect(sessionMark('sid=of-another-host; __Host-sid=abc', rules)).toBe(mark);
  expect(sessionMark('session_hint=1; lang=bn', rules)).toBeUndefined();
});

describe('traceparent is sent upstream although nothing is exported', () => {
  const { execute, upstream } = useGateway();

  test('as the client has started it', async () => {
    upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Physics' });
    dataOf(
      await execute(COURSE, { id: 'c1' }, { headers: { traceparent, tracestate: 'vendor=1' } }),
    );
    expect(upstream.call('GET', '/course/c1').headers).toMatchObject({
      traceparent,
      tracestate: 'vendor=1',
    });
  });

  test.each([
    undefined,
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `${traceparent}\u00e9`,
  ])('started here if there is no valid one: %s', async (header) => {
    upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Physics' });
    const response = await execute(
      COURSE,
      { id: 'c1' },
      { headers: header === undefined ? {} : { traceparent: header } },
    );
    const traceId = String(response.raw.headers['x-request-id']).replaceAll('-', '');
    expect(upstream.call('GET', '/course/c1').headers.traceparent).toMatch(
      new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`),
    );
  });
});

describe('spans', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const tracing = new Tracing(provider.getTracer('test'), () => provider.shutdown());
  const { execute, upstream } = useGateway({ server: { tracing } });
  afterEach(() => exporter.reset());

  test('an operation continues its client’s trace, with each upstream call, and passes it on to upstream', async () => {
    upstream.on('GET', '/course/c1', { _id: 'c1', title: 'Physics' });
    upstream.fail('GET', '/course/c1/subjects', 503);
    const query = 'query Tree($id: ID!) { course(id: $id) { title subjects { name } } }';
    await execute(query, { id: 'c1' }, { headers: { traceparent } });
    const [course, subjects, operation] = exporter.getFinishedSpans();
    expect(operation).toMatchObject({
      name: 'query Tree',
      kind: SpanKind.SERVER,
      parentSpanContext: { traceId: CLIENT_TRACE, spanId: '00f067aa0ba902b7', isRemote: true },
      attributes: {
        'graphql.operation.name': 'Tree',
        'alokpath.upstream.calls': 2,
        'error.type': 'UPSTREAM_UNAVAILABLE',
      },
      status: { code: 2 },
    });
    expect(course).toMatchObject({
      name: 'GET /course/:id',
      kind: SpanKind.CLIENT,
      attributes: { 'http.response.status_code': 200 },
    });
    expect(subjects).toMatchObject({
      name: 'GET /course/:id/subjects',
      attributes: { 'error.type': '503' },
    });
    for (const [span, path] of [
      [course, '/course/c1'],
      [subjects, '/course/c1/subjects'],
    ] as const) {
      const context = span?.spanContext();
      expect(span?.parentSpanContext?.spanId).toBe(operation?.spanContext().spanId);
      expect(upstream.call('GET', path).headers.traceparent).toBe(
        `00-${CLIENT_TRACE}-${context?.spanId}-01`,
      );
    }
  });

  test('a connection that breaks ends its span with the code of the error', async () => {
    upstream.breakDown('GET', '/course/c1');
    await execute(COURSE, { id: 'c1' });
    const [call, operation] = exporter.getFinishedSpans();
    expect(call?.attributes).toMatchObject({ 'error.type': 'UPSTREAM_UNAVAILABLE' });
    expect(operation?.parentSpanContext).toBeUndefined();
  });
});

test('spans are exported by OTLP to OTEL_EXPORTER_OTLP_ENDPOINT, the rest of them when the gateway stops', async () => {
  nock.restore();
  const posts: { url: string | undefined; body: string }[] = [];
  const collector = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    posts.push({ url: request.url, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  );
  try {
    const app = await buildServer({
      env: readEnv({ TICKET_SECRET: SECRET }).env,
      tracing: await Tracing.fromEnv(process.env),
    });
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', traceparent },
      payload: JSON.stringify({ query: 'query Time { serverTime }' }),
    });
    expect(posts).toEqual([]);
    await app.close();
    expect(posts).toEqual([{ url: '/v1/traces', body: expect.stringContaining(CLIENT_TRACE) }]);
    expect(posts[0]?.body).toContain('query Time');
    expect(posts[0]?.body).toContain('alokpath-gateway');
  } finally {
    vi.unstubAllEnvs();
    collector.close();
    nock.activate();
  }
});

test('a gateway stops although its last spans cannot be exported', async () => {
  const provider = new BasicTracerProvider();
  const tracing = new Tracing(provider.getTracer('test'), () =>
    Promise.reject(new Error('The collector is away.')),
  );
  const app = await buildServer({ env: readEnv({ TICKET_SECRET: SECRET }).env, tracing });
  await expect(app.close()).resolves.toBeUndefined();
});

test('without an endpoint nothing is exported, and OpenTelemetry is not loaded', async () => {
  expect(await Tracing.fromEnv({})).toBeUndefined();
});
