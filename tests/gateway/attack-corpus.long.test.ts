// Malicious requests: each gets a coded 4xx response of less than a kilobyte, in JSON, without an
// upstream call, for every client.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { variableErrors } from '../../gateway/src/graphql/execution/run-compiled.ts';
import { OPERATION_LIMITS } from '../../gateway/src/graphql/limits/operation-limits.ts';
import { VARIABLE_LIMITS } from '../../gateway/src/graphql/limits/variables-size.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { dataOf, type HttpRequest, parseResponse, useGateway } from './kit.ts';
import { useListening } from './listening.ts';

const KEY = 'a developer key of the tests';
const many = (count: number, make: (i: number) => string, by = ' ') =>
  Array.from({ length: count }, (_, i) => make(i)).join(by);
const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json): HttpRequest => ({
  method: 'POST',
  url: '/graphql',
  headers,
  payload,
});
const execute = (query: unknown, variables?: unknown) => post(JSON.stringify({ query, variables }));
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Code: for a developer, who may run any document. */
const attacks: [name: string, request: HttpRequest, code: string][] = [
  [
    '10,000 aliases',
    execute(`{ ${many(10_000, (i) => `a${i}: serverTime`)} }`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  ['31 aliases', execute(`{ ${many(31, (i) => `a${i}: serverTime`)} }`), 'QUERY_LIMIT_EXCEEDED'],
  ['a query of 200 kB', execute(`{ serverTime } #${'x'.repeat(200_000)}`), 'QUERY_LIMIT_EXCEEDED'],
  ['a query of 1 MB', execute(`{ ${'serverTime '.repeat(100_000)} }`), 'PAYLOAD_TOO_LARGE'],
  [
    'depth 100 in 920 bytes',
    execute(`{ ${'subjects { course { '.repeat(50)} id ${'} } '.repeat(50)} }`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  ['depth without an end', execute('{a'.repeat(10_000)), 'QUERY_LIMIT_EXCEEDED'],
  [
    'a hundred thousand values in 200 bytes',
    execute(`{ courses ${'{ subjects { course '.repeat(4)}{ id }${' } }'.repeat(4)} }`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  ['401 times one field', execute(`{ ${'serverTime '.repeat(401)} }`), 'QUERY_LIMIT_EXCEEDED'],
  ['1,900 times one field', execute(`{ ${'serverTime '.repeat(1900)} }`), 'QUERY_LIMIT_EXCEEDED'],
  ['990 times one field', execute(`{ ${'serverTime '.repeat(990)} }`), 'GRAPHQL_VALIDATION_FAILED'],
  [
    '100 fields with one name and other arguments',
    execute(`{ ${many(100, (i) => `course(id: "${i}") { id }`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a fragment in itself',
    execute('{ ...A } fragment A on Query { ...A }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments in a circle',
    execute('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments that double 25 times',
    execute(
      `{ ...F0 } ${many(25, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F25 on Query { serverTime }`,
    ),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    '100 unknown directives',
    execute(`{ serverTime ${many(100, (i) => `@d${i}`)} }`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    '20 unknown directives',
    execute(`{ serverTime ${many(20, (i) => `@d${i}`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    '300 unknown fields',
    execute(`{ ${many(300, (i) => `nothing${i}`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'an unknown field with a name of 30 kB',
    execute(`{ ${'n'.repeat(30_000)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a text without an end', execute(`{ course(id: "${'x'.repeat(30_000)}`), 'GRAPHQL_PARSE_FAILED'],
  [
    '10,000 brackets in an argument',
    execute(`{ course(id: ${'['.repeat(10_000)}`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'two sign-ins',
    execute(
      `mutation { ${many(2, (i) => `l${i}: login(input: { email: "a@b.c", password: "${i}" }) { message }`)} }`,
    ),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    '20 sign-ins in one batch',
    post(JSON.stringify(Array.from({ length: 20 }, () => ({ query: '{ serverTime }' })))),
    'BATCHING_DISABLED',
  ],
  [
    'introspection in circles',
    execute(`{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} } '.repeat(6)} } } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a list of 25,000 in a variable',
    execute('query ($ids: [ID!]) { serverTime }', { ids: Array.from({ length: 25_000 }, () => 1) }),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    '9,000 unknown keys in a variable',
    execute(
      'mutation ($input: LoginInput!) { login(input: $input) { message } }',
      JSON.parse(`{"input":{${many(9000, (i) => `"k${i}":1`, ',')}}}`),
    ),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    '2,000 entries with unknown keys',
    execute('mutation ($input: LoginInput!) { login(input: $input) { message } }', {
      input: JSON.parse(`[${many(2000, (i) => `{"emai${i}":1}`, ',')}]`),
    }),
    'BAD_USER_INPUT',
  ],
  [
    'a variable of depth 10,000',
    post(`{"query":"{ serverTime }","variables":{"a":${deep(10_000)}}}`),
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'a text of 200 kB where a number belongs',
    execute('query ($l: Int!) { multiSubjectExams(first: $l) { totalCount } }', {
      l: 'x'.repeat(200_000),
    }),
    'BAD_USER_INPUT',
  ],
  [
    'a number beyond all numbers',
    post(
      '{"query":"query ($l: Int!) { multiSubjectExams(first: $l) { totalCount } }","variables":{"l":1e999}}',
    ),
    'BAD_USER_INPUT',
  ],
  [
    'a number of 1,000 digits',
    execute(`{ multiSubjectExams(first: ${'9'.repeat(1000)}) { totalCount } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['malformed JSON', post('{"query": '), 'BAD_USER_INPUT'],
  ['JSON of depth 100,000', post('['.repeat(100_000)), 'BAD_USER_INPUT'],
  ['a query that is a list', execute(['{ serverTime }']), 'BAD_USER_INPUT'],
  ['a query that is a number', execute(7), 'BAD_USER_INPUT'],
  ['variables that are a text', execute('{ serverTime }', '{}'), 'BAD_USER_INPUT'],
  ['variables that are a list', execute('{ serverTime }', [1]), 'BAD_USER_INPUT'],
  [
    'a poisoned prototype',
    post('{"query":"{ serverTime }","variables":{"__proto__":{"polluted":1}}}'),
    'BAD_USER_INPUT',
  ],
  [
    'a poisoned constructor',
    post('{"query":"{ serverTime }","constructor":{"prototype":{"polluted":1}}}'),
    'BAD_USER_INPUT',
  ],
  [
    'an operation name that is an object',
    post('{"query":"{ serverTime }","operationName":{}}'),
    'BAD_USER_INPUT',
  ],
  ['zero bytes', post('\u0000\u0000'), 'BAD_USER_INPUT'],
  ['a subscription', execute('subscription { serverTime }'), 'OPERATION_NOT_ALLOWED'],
  ['a definition of types', execute('type Query { a: Int }'), 'GRAPHQL_VALIDATION_FAILED'],
];

describe.each<[string, Record<string, string>]>([
  ['a developer', { 'x-developer-key': KEY }],
  ['a visitor', {}],
])('sent by %s in production', (who, more) => {
  const { inject, upstream } = useGateway({ env: { isProduction: true, developerKey: KEY } });

  test.each(attacks)('%s', async (_, request, code) => {
    const response = parseResponse(
      await inject({ ...request, headers: { ...request.headers, ...more } }),
    );
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect([...new Set(response.codes)]).toEqual([
      who === 'a developer' ? code : expect.toBeOneOf([code, 'OPERATION_NOT_ALLOWED']),
    ]);
    expect(response.raw.headers['content-type']).toMatch(/^application\/json/);
    expect(response.raw.body.length).toBeLessThan(1024);
    expect(response.raw.body).not.toMatch(/stack|node_modules|\.ts:/);
    expect(upstream.requestLines).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});

test('validating wrong variables takes time linear in their length, not quadratic', () => {
  const schema = buildSchema();
  const document = parse(
    'mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) { __typename } }',
  );
  const operation = getOperationAST(document) ?? expect.fail('no operation');
  /** As large as the limit of keys allows: entries with 40 unknown keys each. */
  const timeOf = (entries: number) => {
    const entry = `{${many(40, (i) => `"questionI${i}":1`, ',')}}`;
    const variables = JSON.parse(
      `{"input":{"ticket":"t","answers":[${many(entries, () => entry, ',')}]}}`,
    );
    const cpuBefore = process.cpuUsage();
    for (let i = 0; i < 20; i += 1)
      expect(variableErrors(schema, operation, variables).length).toBeLessThan(5);
    const { user, system } = process.cpuUsage(cpuBefore);
    return user + system;
  };
  timeOf(20);
  const short = timeOf(20);
  expect(timeOf(160)).toBeLessThan(8 * 3 * short);
});

describe('in development', () => {
  const { execute: executeOpen, upstream } = useGateway();

  test('variables at the limits are taken', async () => {
    const variables = {
      ids: Array.from({ length: VARIABLE_LIMITS.values - 2 }, () => 1),
      a: JSON.parse(deep(VARIABLE_LIMITS.depth - 1)),
    };
    expect(dataOf(await executeOpen('{ serverTime }', { ids: variables.ids }))).toHaveProperty(
      'serverTime',
    );
    expect(dataOf(await executeOpen('{ serverTime }', { a: variables.a }))).toHaveProperty(
      'serverTime',
    );
    expect(
      (await executeOpen('{ serverTime }', { a: JSON.parse(deep(VARIABLE_LIMITS.depth + 1)) }))
        .codes,
    ).toEqual(['QUERY_LIMIT_EXCEEDED']);
    expect((await executeOpen('{ serverTime }', { ids: [...variables.ids, 1, 1] })).codes).toEqual([
      'QUERY_LIMIT_EXCEEDED',
    ]);
  });

  /** The cost of a page of `first` entries, each with 10 subjects and their questions. */
  const page = (first: string) =>
    `multiSubjectExams(${first}) { nodes { subjects { id name mandatory questionCount __typename } } }`;

  test('a page costs as much as `first` says; a variable counts with its maximum', async () => {
    const pages = (first: string, count: number) => many(count, (i) => `p${i}: ${page(first)}`);
    const limited = {
      codes: ['QUERY_LIMIT_EXCEEDED'],
      errors: [{ extensions: { limit: 'values' } }],
    };
    expect(await executeOpen(`{ ${pages('first: 100', 9)} }`)).toMatchObject(limited);
    expect(
      await executeOpen(`query ($n: Int) { ${pages('first: $n', 9)} }`, { n: 1 }),
    ).toMatchObject(limited);
    expect(
      await executeOpen(
        `{ ${many(9, (i) => `p${i}: multiSubjectExams(first: 100) { ...P }`)} } fragment P on MultiSubjectExamConnection { nodes { subjects { id name mandatory questionCount __typename } } }`,
      ),
    ).toMatchObject(limited);
    upstream.reply('GET', /^\/multisubjectexams\//, { body: [] }, { times: 9 });
    expect((await executeOpen(`{ ${pages('first: 10', 9)} }`)).codes).toEqual([]);
    expect(OPERATION_LIMITS.values).toBe(50_000);
  });
});

describe('over a real connection', () => {
  const listening = useListening();
  const port = () =>
    (listening.gateways.map(({ app }) => app.server.address() as AddressInfo)[0] as AddressInfo)
      .port;

  test.each<[string, Record<string, string>]>([
    ['JSON', json],
    [
      'files',
      { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
    ],
  ])(
    'a body of %s with a too large content-length is rejected before it is sent',
    async (_, headers) => {
      const status = await new Promise((answered, failed) => {
        const request = http.request({
          port: port(),
          host: '127.0.0.1',
          method: 'POST',
          path: '/graphql',
          headers: { ...headers, 'content-length': '100000000' },
        });
        request.on('response', (response) => {
          answered(response.statusCode);
          request.destroy();
        });
        request.on('error', failed);
        // Sends the head only.
        request.flushHeaders();
      });
      expect(status).toBe(413);
    },
  );

  test('normal requests are served during a thousand invalid ones, and memory does not grow', async () => {
    const bad = attacks
      .filter(([, { payload }]) => String(payload).length < 32_768)
      .map(([, { payload }]) => String(payload));
    const gateway = listening.gateways[0] ?? expect.fail('no gateway');
    const round = async (count: number) => {
      for (let i = 0; i < count; i += 10) {
        const all = await Promise.all([
          ...Array.from({ length: 10 }, (_, j) =>
            gateway.send({ headers: json, payload: bad[(i + j) % bad.length] ?? '' }),
          ),
          gateway.execute('{ serverTime }'),
        ]);
        expect(all.pop()?.status).toBe(200);
        for (const { status } of all) expect(status).toBeLessThan(500);
      }
    };
    await round(300);
    const before = process.memoryUsage().rss;
    await round(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  }, 120_000);
});
