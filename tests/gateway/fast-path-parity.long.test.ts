/**
 * The fast path does not change responses: the whole corpus is sent to a gateway with a warm fast
 * path and to one without a fast path, and status, headers and body are compared.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aChapter, aCourse, anExam, aSubject, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import {
  type GatewayRequest,
  type GatewayResponse,
  only,
  type UpstreamCall,
  useListening,
} from './listening.ts';

const json = { 'content-type': 'application/json' };
const preflight = { 'apollo-require-preflight': '1' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

const LIST = 'query List { coursesByCode(courseCode: "class10") { id title } }';
const COURSE =
  'query Course($id: ID!) { course(id: $id) { id title isEnrolled subjects { id name } } }';
const EXAM = 'query Exam { exam(id: "e1") { title questionCount } }';
const VIEWER = 'query Viewer { viewer { id } }';
const TIME = 'query Time { __typename }';
const TWO = 'query A { __typename } query B { coursesByCode(courseCode: "class10") { id } }';
const UNREGISTERED = 'query Unregistered { coursesByCode(courseCode: "class9") { id } }';
const DOCUMENTS = [LIST, COURSE, EXAM, VIEWER, TIME, TWO];

const body = (value: unknown, headers: Record<string, string> = {}): GatewayRequest => ({
  headers: { ...json, ...headers },
  payload: JSON.stringify(value),
});
const raw = (payload: string, headers: Record<string, string> = json): GatewayRequest => ({
  headers,
  payload,
});
const get = (search: string, headers: Record<string, string> = preflight): GatewayRequest => ({
  method: 'GET',
  path: `/graphql?${search}`,
  headers,
});
const url = (fields: Record<string, string>, headers?: Record<string, string>) =>
  get(new URLSearchParams(fields).toString(), headers);
const listUrl = `/graphql?${new URLSearchParams({ query: LIST })}`;
const course = { query: COURSE, variables: { id: 'c1' } };
const text = (value: unknown) => JSON.stringify(value);

/** Requests that warm the fast path: each document in all forms that clients use. */
const WARM: GatewayRequest[] = [
  ...[LIST, EXAM, VIEWER, TIME].flatMap((query) => [body({ query }), url({ query })]),
  ...DOCUMENTS.map((query) =>
    body({
      query,
      variables: { id: 'c1' },
      operationName: query === TWO ? 'B' : undefined,
      extensions: persisted(query),
    }),
  ),
  body(course),
  body({ query: UNREGISTERED }),
  url({ query: COURSE, variables: '{"id":"c1"}' }),
  url({ extensions: text(persisted(LIST)) }),
];

const CORPUS: Record<string, GatewayRequest> = {
  'a list': body({ query: LIST }),
  'a list by GET': url({ query: LIST }),
  'a list by its hash': body({ extensions: persisted(LIST) }),
  'a list by its hash and GET': url({ extensions: text(persisted(LIST)) }),
  variables: body(course),
  'variables by GET': url({ query: COURSE, variables: '{"id":"c1"}' }),
  'an exam': url({ query: EXAM }),
  'an exam with a session': url({ query: EXAM }, { ...preflight, cookie: COOKIE }),
  'a list with a session': url({ query: LIST }, { ...preflight, cookie: COOKIE }),
  'a course with a session': body(course, { cookie: COOKIE }),
  'the viewer': body({ query: VIEWER }),
  'the viewer with a session': body({ query: VIEWER }, { cookie: COOKIE }),
  'a cookie of an analysis': body(course, { cookie: '_ga=GA1.2.3' }),
  'a session without a value': body(course, { cookie: 'alokpath_session=' }),
  // Addresses and bodies, texts and hashes
  'a cached address as a body': raw(listUrl),
  'a cached address as a body, as text': raw(listUrl, { 'content-type': 'text/plain' }),
  'a cached body as an address': {
    method: 'GET',
    path: `/graphql?${encodeURIComponent(text({ query: LIST }))}`,
    headers: preflight,
  },
  'the key of a cached address as a body': raw(`GET ${listUrl}`),
  'a hash as a query': body({ query: sha256(LIST) }),
  'a hash as a query by GET': url({ query: sha256(LIST) }),
  'a text as a hash': body({ extensions: { persistedQuery: { version: 1, sha256Hash: LIST } } }),
  'a hash in capitals': body({
    extensions: { persistedQuery: { version: 1, sha256Hash: sha256(LIST).toUpperCase() } },
  }),
  'a hash that was never registered of a text that ran': body({
    extensions: persisted(UNREGISTERED),
  }),
  'a hash of nothing': body({ extensions: persisted('nothing') }),
  'a hash of another version': body({
    extensions: { persistedQuery: { ...persisted(LIST).persistedQuery, version: 2 } },
  }),
  'a text with the hash of another': body({ query: LIST, extensions: persisted(EXAM) }),
  // Odd bodies
  '__proto__ beside the query': raw(`{"query":${text(LIST)},"__proto__":{"a":1}}`),
  '__proto__ in escapes': raw(`{"query":${text(LIST)},"\\u005f_proto__":{"a":1}}`),
  '__proto__ among the variables': raw(
    `{"query":${text(COURSE)},"variables":{"id":"c1","__proto__":{"a":1}}}`,
  ),
  '__proto__ in the variables of an address': url({
    query: COURSE,
    variables: '{"id":"c1","__proto__":{"a":1}}',
  }),
  '__proto__ as a parameter': get(`query=${encodeURIComponent(LIST)}&__proto__=1`),
  'constructor.prototype': raw(`{"query":${text(LIST)},"constructor":{"prototype":{"a":1}}}`),
  'a byte order mark': raw(`\uFEFF${text({ query: LIST })}`),
  'spaces around': raw(`  ${text({ query: LIST })}\n`),
  'the query twice': raw(`{"query":"{ __typename }","query":${text(LIST)}}`),
  'an array': raw(text([{ query: LIST }])),
  'an empty array': raw('[]'),
  null: raw('null'),
  'a text': raw(text(LIST)),
  'a number': raw('7'),
  'no JSON': raw(`{"query":${text(LIST)}`),
  nothing: raw(''),
  'only spaces': raw('   '),
  'an empty object': raw('{}'),
  'an empty query': body({ query: '' }),
  'a query of null': body({ query: null }),
  'a query that is a list': body({ query: [LIST] }),
  'a query that is a number': body({ query: 7 }),
  'a query with a space more': body({ query: `${LIST} ` }),
  'variables of null': body({ query: LIST, variables: null }),
  'variables as a text': body({ query: COURSE, variables: '{"id":"c1"}' }),
  'variables as a list': body({ query: COURSE, variables: ['c1'] }),
  'variables that are missing': body({ query: COURSE }),
  'a variable of null': body({ query: COURSE, variables: { id: null } }),
  'a variable of another kind': body({ query: COURSE, variables: { id: { no: 1 } } }),
  'a variable that is a number': body({ query: COURSE, variables: { id: 1 } }),
  'a variable beyond all numbers': raw(`{"query":${text(COURSE)},"variables":{"id":1e999}}`),
  'a variable more': body({ query: COURSE, variables: { id: 'c1', more: 1 } }),
  'a variable with a slash': body({ query: COURSE, variables: { id: '../c1' } }),
  'a variable with NUL': body({ query: COURSE, variables: { id: 'c\0' } }),
  'half of a surrogate pair': raw(`{"query":${text(COURSE)},"variables":{"id":"\\ud800"}}`),
  'beyond ASCII': body({ query: COURSE, variables: { id: 'বই' } }),
  'an empty operation name': body({ query: LIST, operationName: '' }),
  'an empty operation name by GET': url({ query: LIST, operationName: '' }),
  'an operation name of null': body({ query: LIST, operationName: null }),
  'another operation name': body({ query: LIST, operationName: 'Other' }),
  'an operation name that is a number': body({ query: LIST, operationName: 7 }),
  'an operation name with the rest of a key': body({ query: LIST, operationName: `List\n${LIST}` }),
  'the right operation name': body({ query: LIST, operationName: 'List' }),
  'one of two operations': body({ query: TWO, operationName: 'B' }),
  'none of two operations': body({ query: TWO }),
  'extensions of null': body({ query: LIST, extensions: null }),
  'extensions as a text': body({ query: LIST, extensions: 'x' }),
  'no extensions': body({ query: LIST, extensions: {} }),
  'extensions of Apollo Client': body({
    query: LIST,
    extensions: { clientLibrary: { name: 'x', version: '1' } },
  }),
  'a persisted query of null': body({ query: LIST, extensions: { persistedQuery: null } }),
  'a field more': body({ query: LIST, id: 'x', toString: 1 }),
  'an id of another convention': body({ id: sha256(LIST) }),
  // Limits
  'variables of 20,001 values': body({
    query: COURSE,
    variables: { id: 'c1', more: Array.from({ length: 20_001 }, () => 0) },
  }),
  'variables of depth 14': raw(
    `{"query":${text(COURSE)},"variables":{"id":"c1","a":${'{"a":'.repeat(14)}1${'}'.repeat(14)}}}`,
  ),
  'a body of 70 kB': body({ query: LIST, more: 'x'.repeat(70_000) }),
  'a body of 300 kB': body({ query: LIST, more: 'x'.repeat(300_000) }),
  'an address of 9 kB': url({ query: LIST, more: 'x'.repeat(9000) }),
  'a query beyond depth': body({ query: `{ ${'a{'.repeat(20)}b${'}'.repeat(20)} }` }),
  '31 aliases': body({
    query: `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: serverTime`).join(' ')} }`,
  }),
  // Addresses
  'a parameter twice': get(`query=${encodeURIComponent(LIST)}&query=${encodeURIComponent(LIST)}`),
  'a parameter more': url({ query: LIST, utm_source: 'x' }),
  'pluses for spaces': get(`query=${LIST.replaceAll(' ', '+')}`),
  'plain brackets': get(`query=${LIST.replaceAll(' ', '%20')}`),
  'no query': get(''),
  'bad percent signs': get(`query=${encodeURIComponent(LIST)}&a=%zz`),
  'variables that are no JSON': url({ query: COURSE, variables: '{' }),
  'empty variables': url({ query: LIST, variables: '' }),
  'variables of null by GET': url({ query: LIST, variables: 'null' }),
  'variables as a list by GET': url({ query: COURSE, variables: '["c1"]' }),
  'empty extensions': url({ query: LIST, extensions: '' }),
  'a fragment': { method: 'GET', path: `${listUrl}#fragment`, headers: preflight },
  'a slash more': {
    method: 'GET',
    path: listUrl.replace('/graphql', '/graphql/'),
    headers: preflight,
  },
  'two slashes': {
    method: 'GET',
    path: listUrl.replace('/graphql', '//graphql'),
    headers: preflight,
  },
  'a path in capitals': {
    method: 'GET',
    path: listUrl.replace('/graphql', '/GraphQL'),
    headers: preflight,
  },
  'a path in percent signs': {
    method: 'GET',
    path: listUrl.replace('/graphql', '/%67raphql'),
    headers: preflight,
  },
  'a query in the address of a POST': { ...body({ query: EXAM }), path: listUrl },
  'a GET with a form’s content type': url(
    { query: LIST },
    { ...preflight, 'content-type': 'text/plain' },
  ),
  'a GET with the content type of JSON': url(
    { query: LIST },
    { ...preflight, 'content-type': 'application/json' },
  ),
  'a GET with a body': { ...url({ query: LIST }), payload: text({ query: EXAM }) },
  // Methods
  HEAD: { method: 'HEAD', path: listUrl, headers: preflight },
  PUT: { ...body({ query: LIST }), method: 'PUT' },
  DELETE: { method: 'DELETE', path: listUrl, headers: preflight },
  OPTIONS: { method: 'OPTIONS', path: '/graphql', headers: {} },
  PATCH: { ...body({ query: LIST }), method: 'PATCH' },
  // Headers
  'a form': raw(text({ query: LIST }), { 'content-type': 'text/plain' }),
  'a form that was preflighted': raw(text({ query: LIST }), {
    'content-type': 'text/plain',
    ...preflight,
  }),
  'no content type': raw(text({ query: LIST }), {}),
  'UTF-8': raw(text({ query: LIST }), { 'content-type': 'application/json; charset=utf-8' }),
  'UTF-8 in capitals': raw(text({ query: LIST }), {
    'content-type': 'application/json; charset=UTF-8',
  }),
  'UTF-16': raw(text({ query: LIST }), { 'content-type': 'application/json; charset=utf-16' }),
  'Latin-1': raw(text({ query: LIST }), { 'content-type': 'application/json;charset=iso-8859-1' }),
  'JSON of another kind': raw(text({ query: LIST }), {
    'content-type': 'application/graphql+json',
  }),
  'GraphQL itself': raw(LIST, { 'content-type': 'application/graphql' }),
  'two content types': raw(text({ query: LIST }), {
    'content-type': 'application/json, text/plain',
  }),
  'an address that a link could have': url({ query: LIST }, {}),
  'a content type by GET': url({ query: LIST }, json),
  'an empty accept': body({ query: LIST }, { accept: '' }),
  'accept everything': body({ query: LIST }, { accept: '*/*' }),
  'accept JSON': body({ query: LIST }, { accept: 'application/json' }),
  'accept the new type': body({ query: LIST }, { accept: 'application/graphql-response+json' }),
  'accept as Apollo Client does': body(
    { query: LIST },
    { accept: 'application/graphql-response+json,application/json;q=0.9' },
  ),
  'accept pictures': body({ query: LIST }, { accept: 'image/png' }),
  'accept pages': body({ query: LIST }, { accept: 'text/html' }),
  'pages by GET': url({ query: LIST }, { ...preflight, accept: 'text/html' }),
  gzip: body({ query: LIST }, { 'accept-encoding': 'gzip' }),
  'gzip, br by GET': url({ query: LIST }, { ...preflight, 'accept-encoding': 'gzip, deflate, br' }),
  deflate: body({ query: LIST }, { 'accept-encoding': 'deflate' }),
  'the encodings of a browser': body(
    { query: LIST },
    { 'accept-encoding': 'gzip, deflate, br, zstd' },
  ),
  weights: body({ query: LIST }, { 'accept-encoding': 'gzip;q=0, br;q=0.5' }),
  'any encoding': body({ query: LIST }, { 'accept-encoding': '*' }),
  'a packed body': body({ query: LIST }, { 'content-encoding': 'gzip' }),
  'our own origin': body({ query: LIST }, { origin: 'http://localhost:4000' }),
  'an allowed origin': body({ query: LIST }, { origin: 'https://admin.example.org' }),
  'an allowed origin by GET': url(
    { query: LIST },
    { ...preflight, origin: 'https://admin.example.org' },
  ),
  'another origin': body({ query: LIST }, { origin: 'https://elsewhere.test' }),
  'another origin by GET': url({ query: LIST }, { ...preflight, origin: 'https://elsewhere.test' }),
  'a page of another site': body({ query: LIST }, { 'sec-fetch-site': 'cross-site' }),
  'an origin of null': body({ query: LIST }, { origin: 'null' }),
  'a preflight': {
    method: 'OPTIONS',
    headers: { origin: 'https://admin.example.org', 'access-control-request-method': 'POST' },
  },
  authorization: body({ query: LIST }, { authorization: 'Bearer x' }),
  'a wrong developer key': body({ query: LIST }, { 'x-developer-key': 'x' }),
  'an address of a proxy': body(
    { query: LIST },
    { 'x-forwarded-for': '1.2.3.4, 10.0.0.1', 'x-forwarded-host': 'elsewhere.test' },
  ),
  'a trace': body(
    { query: LIST },
    { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
  ),
  'a host with spaces': body({ query: LIST }, { host: 'a b' }),
  'a host with two ports': body({ query: LIST }, { host: 'a:b:c' }),
  'a forwarded host with spaces': body({ query: LIST }, { 'x-forwarded-host': 'a b' }),
  'a host with a port': body({ query: LIST }, { host: 'alokpath.test:4000' }),
  'a host of capitals': body({ query: LIST }, { host: 'ALOKPATH.test' }),
  'a host in brackets': body({ query: LIST }, { host: '[::1]:4000' }),
  'a mutation': body({ query: 'mutation { logout { message } }' }),
  'a mutation by GET': url({ query: 'mutation { logout { message } }' }),
  introspection: body({ query: '{ __schema { types { name } } }' }),
  'an unknown field': body({ query: '{ nothing }' }),
  'no GraphQL': body({ query: 'query {' }),
};

function respond({ path, cookie }: UpstreamCall) {
  if (path === '/course/courseCode/class10')
    return {
      body: Array.from({ length: 40 }, (_, i) => aCourse({ _id: `c${i}`, title: `বই ${i}` })),
    };
  if (path === '/course/courseCode/class9') return { body: [] };
  if (path === '/course/c1') return { body: aCourse() };
  if (path === '/course/c1/subjects') return { body: [aSubject()] };
  if (path === '/course/chapters/ch1') return { body: aChapter() };
  if (path === '/examcreation/examid/e1') return { body: anExam() };
  if (path === '/students/student')
    return cookie ? { body: aViewer() } : { status: 401, body: { error: 'Please login first.' } };
  return undefined;
}

const PER_ANSWER = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

function compared({ status, headers, bytes, body: parsed }: GatewayResponse) {
  // Header names in `vary` have no order and are case-insensitive.
  const vary = headers.vary?.toLowerCase().split(/,\s*/).toSorted();
  const rest = Object.entries(headers).filter(([name]) => !PER_ANSWER.includes(name));
  const comparableBody = JSON.stringify(parsed, (name, value) =>
    ['requestId', 'milliseconds'].includes(name) ? 'its own' : value,
  );
  return {
    status,
    headers: { ...Object.fromEntries(rest), vary },
    shown: comparableBody,
    isEmpty: bytes.length === 0,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'alokpath-parity-'));
const trustedDocuments = join(folder, 'documents.json');
writeFileSync(
  trustedDocuments,
  JSON.stringify(Object.fromEntries(DOCUMENTS.map((query) => [sha256(query), query]))),
);

const allowedOrigins = ['https://admin.example.org'];
describe.each([
  [
    'in development, without caches',
    { publicCacheSeconds: 0, publicSharing: false, allowedOrigins },
  ],
  [
    'in production, with caches',
    {
      isProduction: true,
      publicCacheSeconds: 60,
      trustedDocuments,
      publicUrl: new URL('http://localhost:4000'),
    },
  ],
  [
    'in production, with other origins',
    { isProduction: true, publicCacheSeconds: 60, trustedDocuments, allowedOrigins },
  ],
])('%s', (_, env) => {
  const fast = useListening(env);
  const full = useListening(env, 1, { hasFastPath: false });
  let isWarm = false;

  async function warm() {
    fast.upstream(respond);
    full.upstream(respond);
    if (isWarm) return;
    // The first request registers the hash and compiles the operation.
    for (let i = 0; i < 3; i += 1)
      for (const request of WARM)
        for (const { gateways } of [fast, full]) await only(gateways).send(request);
    isWarm = true;
  }

  test.each(Object.entries(CORPUS))('%s', async (_name, request) => {
    await warm();
    const expected = compared(await only(full.gateways).send(request));
    for (const response of [
      await only(fast.gateways).send(request),
      await only(fast.gateways).send(request),
    ])
      expect(compared(response)).toEqual(expected);
    // A refused request must not have changed the next response.
    expect(compared(await only(full.gateways).send(request))).toEqual(expected);
  });

  test('the fast path handled the usual ones', async () => {
    await warm();
    const usual = [
      'a list',
      'a list by GET',
      'a list by its hash',
      'variables',
      'a course with a session',
      'gzip',
      'a variable more',
    ];
    const sources = [];
    for (const name of usual)
      sources.push((await only(fast.gateways).send(CORPUS[name] ?? {})).source);
    expect(sources).not.toContain('pipeline');
    expect(only(full.gateways).sources).toEqual([]);
  });
});
