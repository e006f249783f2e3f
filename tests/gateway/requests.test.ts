// HTTP requests that are not valid operations: a coded 4xx response in JSON, no stack trace, no
// upstream call.
import { describe, expect, test } from 'vitest';
import { apiHeaders } from '../../gateway/src/http/security-headers.ts';
import { COOKIE, dataOf, type HttpRequest, parseResponse, useGateway } from './kit.ts';

const gateway = useGateway();
const { execute, inject, upstream } = gateway;
const json = { 'content-type': 'application/json', cookie: COOKIE };
const LOGOUT = 'mutation { logout { message } }';
const post = (payload: string, headers: Record<string, string> = json): HttpRequest => ({
  method: 'POST',
  url: '/graphql',
  headers,
  payload,
});
const get = (query: string, headers: Record<string, string> = {}): HttpRequest => ({
  method: 'GET',
  url: `/graphql?${query}`,
  headers,
});
const form = (type: string, headers = {}) =>
  post(JSON.stringify({ query: LOGOUT }), { 'content-type': type, cookie: COOKIE, ...headers });
const multipart = 'multipart/form-data; boundary=x';
const multipartBody = ['operations', 'map']
  .map(
    (name) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${name === 'map' ? '{}' : JSON.stringify({ query: LOGOUT })}\r\n`,
  )
  .join('');

test.each<[string, HttpRequest, number, string]>([
  ['malformed JSON', post('{"query": '), 400, 'BAD_USER_INPUT'],
  ['an empty body', post(''), 400, 'BAD_USER_INPUT'],
  ['no body at all', { method: 'POST', url: '/graphql' }, 400, 'OPERATION_NOT_ALLOWED'],
  ['an empty object', post('{}'), 400, 'BAD_USER_INPUT'],
  ['a number', post('7'), 400, 'BAD_USER_INPUT'],
  ['null', post('null'), 400, 'BAD_USER_INPUT'],
  ['a query that is no text', post('{"query": {"kind": "Document"}}'), 400, 'BAD_USER_INPUT'],
  [
    'variables that are text',
    post('{"query": "{ serverTime }", "variables": "{}"}'),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'poisoned JSON',
    post('{"query": "{ serverTime }", "__proto__": {"a": 1}}'),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'a batch',
    post(JSON.stringify([{ query: '{ serverTime }' }, { query: LOGOUT }])),
    400,
    'BATCHING_DISABLED',
  ],
  ['an empty batch', post('[]'), 400, 'BATCHING_DISABLED'],
  [
    'a body of 300 kB',
    post(JSON.stringify({ query: '{ serverTime }', variables: { x: 'x'.repeat(300_000) } })),
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['a syntax error', post('{"query": "{ serverTime"}'), 400, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', post('{"query": "{ nothing }"}'), 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an unknown operation',
    post('{"query": "query A { serverTime }", "operationName": "B"}'),
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'a missing variable',
    post('{"query": "query ($id: ID!) { course(id: $id) { id } }"}'),
    400,
    'BAD_USER_INPUT',
  ],
  ['a form of another site', form('application/x-www-form-urlencoded'), 415, 'BAD_USER_INPUT'],
  ['plain text of another site', form('text/plain'), 400, 'OPERATION_NOT_ALLOWED'],
  ['an empty content type', form(''), 415, 'BAD_USER_INPUT'],
  ['XML', form('application/xml'), 415, 'BAD_USER_INPUT'],
  [
    'a multipart form without a preflight header',
    post(`${multipartBody}--x--`, { 'content-type': multipart, cookie: COOKIE }),
    400,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'a query by GET without a preflight header',
    get('query={serverTime}'),
    400,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'a mutation by GET',
    get(`query=${LOGOUT}`, { 'apollo-require-preflight': '1', cookie: COOKIE }),
    405,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'a deep query by GET',
    get(`query=${'{a'.repeat(99)}`, { 'apollo-require-preflight': '1' }),
    400,
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'a GET with a form’s content type',
    get('query={serverTime}', { 'apollo-require-preflight': '1', 'content-type': 'text/plain' }),
    415,
    'BAD_USER_INPUT',
  ],
  [
    'an unknown persisted query',
    post(`{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "${'a'.repeat(64)}"}}}`),
    200,
    'PERSISTED_QUERY_NOT_FOUND',
  ],
  [
    'a persisted query of an unknown version',
    post('{"extensions": {"persistedQuery": {"version": 2, "sha256Hash": "abc"}}}'),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'a query with the hash of another',
    post(
      '{"query": "{ serverTime }", "extensions": {"persistedQuery": {"version": 1, "sha256Hash": "abc"}}}',
    ),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'JSON from another site',
    post(JSON.stringify({ query: LOGOUT }), { ...json, origin: 'https://evil.test' }),
    403,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'JSON from a page without a name',
    post(JSON.stringify({ query: LOGOUT }), { ...json, origin: 'null' }),
    403,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'JSON that the browser calls cross-site',
    post(JSON.stringify({ query: LOGOUT }), { ...json, 'sec-fetch-site': 'cross-site' }),
    403,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'files from another site',
    post(`${multipartBody}--x--`, {
      'content-type': multipart,
      'apollo-require-preflight': '1',
      cookie: COOKIE,
      origin: 'http://localhost.evil.test',
    }),
    403,
    'OPERATION_NOT_ALLOWED',
  ],
  ['an address that is none', { method: 'GET', url: '/nothing/here' }, 404, 'NOT_FOUND'],
  [
    'a method that is none',
    { method: 'PUT', url: '/graphql', headers: json, payload: '{}' },
    404,
    'NOT_FOUND',
  ],
])('%s', async (_, request, status, code) => {
  const response = parseResponse(await inject(request));
  expect([response.status, response.codes]).toEqual([status, [code]]);
  expect(response.raw.headers['content-type']).toMatch(/^application\/json/);
  expect(response.raw.body).not.toMatch(/stack|node_modules|\.ts:/);
  expect(response.raw.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(upstream.requestLines).toEqual([]);
});

test.each(['http://localhost:4000', 'http://localhost:5173'])(
  'JSON from a page of our own is answered (%s)',
  async (origin) => {
    const response = await execute(
      '{ serverTime }',
      {},
      { headers: { origin, 'sec-fetch-site': 'same-site' } },
    );
    expect(dataOf(response)).toHaveProperty('serverTime');
  },
);

test('a link of another site may open the Sandbox', async () => {
  const headers = {
    accept: 'text/html',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  };
  expect((await inject({ method: 'GET', url: '/graphql', headers })).statusCode).toBe(200);
});

test('a request may take as long as the largest one at the minimum speed (slow-uploads.test.ts), and no longer', () => {
  expect(gateway.app.server.requestTimeout).toBe(Math.ceil((11 * 1024 * 1024) / 500) * 1000);
});

test('a query by GET with a preflight header is answered', async () => {
  expect(
    dataOf(
      parseResponse(await inject(get('query={serverTime}', { 'apollo-require-preflight': '1' }))),
    ),
  ).toHaveProperty('serverTime');
});

test('a query by GET with the content type of a form is rejected, also one that was answered before', async () => {
  const headers = { 'apollo-require-preflight': '1' };
  for (let count = 0; count < 3; count += 1)
    expect(parseResponse(await inject(get('query={serverTime}', headers))).codes).toEqual([]);
  const refused = parseResponse(
    await inject(get('query={serverTime}', { ...headers, 'content-type': 'text/plain' })),
  );
  expect([refused.status, refused.codes]).toEqual([415, ['BAD_USER_INPUT']]);
});

test.each([
  ['malformed JSON', post('{"query": '), 'The body is not valid JSON.'],
  [
    'malformed JSON with __proto__',
    post('{"query": "", "__proto__": {}'),
    'The body is not valid JSON.',
  ],
  [
    '__proto__ among the variables',
    post('{"query": "{ serverTime }", "variables": {"__proto__": {"a": 1}}}'),
    'The body has a forbidden key: __proto__, or prototype inside constructor.',
  ],
  [
    'constructor.prototype',
    post('{"query": "{ serverTime }", "constructor": {"prototype": {"a": 1}}}'),
    'The body has a forbidden key: __proto__, or prototype inside constructor.',
  ],
  ['an empty body', post(''), 'The body is empty.'],
  [
    'another content type',
    post('{ serverTime }', { 'content-type': 'application/graphql' }),
    'The content type must be application/json, or multipart/form-data for a file.',
  ],
])('the message about %s says what the client must change', async (_, request, message) => {
  expect(parseResponse(await inject(request)).errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } },
  ]);
});

test('errors contain the id of the response header', async () => {
  const response = await execute('{ nothing }');
  expect(response.errors[0]?.extensions.requestId).toBe(response.raw.headers['x-request-id']);
});

test('responses of /graphql are not cacheable, and have the security headers of an API', async () => {
  const refused = await inject(
    post('{"query": "{ serverTime }"}', { ...json, origin: 'https://elsewhere.test' }),
  );
  for (const { headers } of [
    (await execute('{ serverTime }')).raw,
    (await execute('{ nothing }')).raw,
    refused,
  ]) {
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // Only for pages.
    expect(headers).not.toHaveProperty('origin-agent-cluster');
  }
  expect((await execute('{ serverTime }')).raw.headers['cache-control']).toBe('no-store');
});

test('responses over https have HSTS, those of the API like pages', () => {
  const strictTransportOf = (address: string) =>
    apiHeaders({ publicUrl: new URL(address) })['strict-transport-security'];
  expect([
    strictTransportOf('https://alokpath.test'),
    strictTransportOf('http://localhost:4000'),
  ]).toEqual(['max-age=31536000; includeSubDomains', undefined]);
});

describe('the message of an unexpected error', () => {
  test('are not exposed', async () => {
    // `subjects` as a string breaks a resolver.
    upstream.on('GET', '/multisubjectexams/mcqs/m1', { _id: 'm1', subjects: 'physics' });
    const response = await execute('{ multiSubjectExam(id: "m1") { totalPoints } }');
    expect(response.errors).toMatchObject([
      {
        message: 'Something went wrong.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
      },
    ]);
  });
});

test.each(['/%zz', '/%E0%A4'])('an invalid URL is rejected in the same form: %s', async (url) => {
  const response = await inject({ url });
  const extensions = {
    code: 'BAD_USER_INPUT',
    reason: 'BAD_ADDRESS',
    requestId: expect.any(String),
  };
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { errors: [{ message: 'The URL is not valid.', extensions }] },
  ]);
  expect(response.headers).toMatchObject(apiHeaders({ publicUrl: new URL('http://localhost') }));
});
