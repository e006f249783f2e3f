// The fast path and the full pipeline give the same responses: each case is sent to both, and the
// responses are compared to the header.
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { ParsedRequests } from '../../gateway/src/graphql/execution/parsed-requests.ts';
import { aChapter, aCourse, aMultiSubjectResult, aSubject, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { type GatewayRequest, type GatewayResponse, useListening } from './listening.ts';

const json = { 'content-type': 'application/json' };
const body = (query: string, variables?: object, more: object = {}) =>
  JSON.stringify({ query, variables, ...more });
const post = (
  query: string,
  variables?: object,
  headers: Record<string, string> = {},
): GatewayRequest => ({
  headers: { ...json, ...headers },
  payload: body(query, variables),
});

const documents: Record<
  string,
  { status?: number; headers?: Record<string, string[]>; body: unknown }
> = {
  '/course/c1': { body: aCourse() },
  '/course/c1/subjects': { body: [aSubject(), aSubject({ _id: 's2' })] },
  '/course/nameless': { body: aCourse({ _id: 'nameless' }) },
  '/course/nameless/subjects': {
    body: [aSubject(), { subjectName: 'No id' }, { subjectName: 'No id either' }],
  },
  '/course/forbidden': { status: 403, body: { error: 'Not for you.' } },
  '/course/broken': { status: 500, body: { error: 'secret inside' } },
  '/course/courseCode/class10': {
    body: Array.from({ length: 40 }, (_, i) => aCourse({ _id: `c${i}`, title: `Course ${i}` })),
  },
  '/course/chapters/ch1': { body: aChapter() },
  '/campaigns': { body: [{ _id: 'k1', title: 'One', startDate: 'no moment' }] },
  '/students/student': {
    body: aViewer(),
    headers: { 'set-cookie': ['alokpath_session=renewed; Path=/', 'other=1; Path=/'] },
  },
  '/auth/logout': {
    body: { message: 'Bye.' },
    headers: { 'set-cookie': ['alokpath_session=; Max-Age=0; Path=/'] },
  },
  '/auth/signup': { body: { message: 'A code was sent.' } },
  '/auth/student/login': { status: 401, body: { error: 'Wrong password.' } },
  '/multisubjectexamsresult/exam-results/u1/m1': {
    body: aMultiSubjectResult({ _id: 'r1', examId: 'm1' }),
  },
};

const COURSE = 'query Course($id: ID!) { course(id: $id) { id title subjects { id name } } }';
const fastPathRequests: [name: string, sent: GatewayRequest][] = [
  [
    'a list with variables',
    post('query L($code: String!) { coursesByCode(courseCode: $code) { id title } }', {
      code: 'class10',
    }),
  ],
  ['nested objects', post(COURSE, { id: 'c1' })],
  [
    'aliases and fragments',
    post(
      '{ a: course(id: "c1") { ...F } b: course(id: "c1") { ...F title } } fragment F on Course { id __typename }',
    ),
  ],
  [
    '@skip and @include',
    post('query Q($y: Boolean!) { course(id: "c1") { id @skip(if: $y) title @include(if: $y) } }', {
      y: true,
    }),
  ],
  ['what is not there', post(COURSE, { id: 'none' })],
  ['an error at a path', post(COURSE, { id: 'forbidden' })],
  ['an error of upstream', post(COURSE, { id: 'broken' })],
  ['null where none may be', post(COURSE, { id: 'nameless' })],
  ['a scalar that is none', post('{ campaigns { id title startDate } }')],
  ['no session', post('{ viewer { id } assignments { id } }')],
  [
    'a session, whose cookies are renewed',
    post('{ viewer { id user { email } } }', {}, { cookie: COOKIE }),
  ],
  [
    'a union',
    post(
      '{ examResult(userId: "u1", examId: "m1") { __typename ... on MultiSubjectExamResult { id totalScore } } }',
      {},
      { cookie: COOKIE },
    ),
  ],
  [
    'one of several operations',
    {
      headers: json,
      payload: body(
        'query A { serverTime } query B { course(id: "c1") { id } }',
        {},
        { operationName: 'B' },
      ),
    },
  ],
  [
    'Apollo Client 4',
    post(
      COURSE,
      { id: 'c1' },
      { accept: 'application/graphql-response+json,application/json;q=0.9' },
    ),
  ],
  [
    'our own site',
    post(
      COURSE,
      { id: 'c1' },
      { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' },
    ),
  ],
  [
    'GET',
    {
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent('{ course(id: "c1") { id } }')}`,
      headers: { 'apollo-require-preflight': '1' },
    },
  ],
  ['a write that sets cookies', post('mutation { logout { message } }', {}, { cookie: COOKIE })],
  [
    'a write that is refused',
    post(
      'mutation { login(input: { email: "a@b.c", password: "wrong password" }) { viewer { id } } }',
      {},
      { cookie: COOKIE },
    ),
  ],
  [
    'a write of several fields, in their order',
    post('mutation { a: logout { message } b: logout { message } }', {}, { cookie: COOKIE }),
  ],
  ['text beyond ASCII', post('{ course(id: "বই") { id } }')],
];

const fullPipelineRequests: [name: string, sent: GatewayRequest, status: number][] = [
  ['a wrong variable', post(COURSE, { id: { no: 1 } }), 400],
  ['a missing variable', post(COURSE, {}), 400],
  [
    'a mutation by GET',
    {
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent('mutation { logout { message } }')}`,
      headers: { 'apollo-require-preflight': '1' },
    },
    405,
  ],
  [
    'a page of another site',
    post(
      COURSE,
      { id: 'c1' },
      { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' },
    ),
    403,
  ],
  [
    'a GET that a link could make',
    { method: 'GET', path: `/graphql?query=${encodeURIComponent('{ serverTime }')}` },
    400,
  ],
  ['a form', { headers: { 'content-type': 'text/plain' }, payload: body('{ serverTime }') }, 400],
  ['no JSON', { headers: json, payload: '{"query":' }, 400],
  ['an array', { headers: json, payload: `[${body('{ serverTime }')}]` }, 400],
  ['no GraphQL', post('{ course('), 400],
  ['an unknown field', post('{ nothing }'), 400],
  ['a query that is too deep', post(`{ ${'a{'.repeat(20)}b${'}'.repeat(20)} }`), 400],
  [
    'variables of a wrong kind',
    { headers: json, payload: '{"query":"{ serverTime }","variables":"x"}' },
    400,
  ],
  [
    'extensions that it does not know',
    { headers: json, payload: body('{ serverTime }', {}, { extensions: { tracing: {} } }) },
    200,
  ],
  [
    'a media type that has to be weighed',
    post('{ serverTime }', {}, { accept: 'text/html;q=0.3, application/json;q=0.2' }),
    200,
  ],
  ['a media type that we do not have', post('{ serverTime }', {}, { accept: 'image/png' }), 406],
];

const particular = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];
/** The response without its variable parts. */
function compared({ status, headers, body: responseBody }: GatewayResponse) {
  const comparableBody = JSON.parse(
    JSON.stringify(responseBody, (name, value) =>
      name === 'requestId' || name === 'milliseconds' ? 'its own' : value,
    ),
  );
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !particular.includes(name)),
    ),
    shown: comparableBody,
  };
}

describe('without caches', () => {
  const { gateways, upstream, requestLines, calls } = useListening({
    publicCacheSeconds: 0,
    publicSharing: false,
  });
  const both = async (request: GatewayRequest) => {
    upstream(({ path }) => documents[decodeURIComponent(path)]);
    const [gateway] = gateways;
    if (!gateway) throw new Error('no gateway');
    const whole = await gateway.sendFull(request);
    const askedWhole = requestLines();
    calls.length = 0;
    return { whole, askedWhole, fast: await gateway.send(request), askedFast: requestLines() };
  };

  test.each(fastPathRequests)('%s', async (_, request) => {
    const { whole, askedWhole, fast, askedFast } = await both(request);
    expect(fast.source).toBe('executed');
    expect(compared(fast)).toEqual(compared(whole));
    expect(askedFast).toEqual(askedWhole);
    expect(fast.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    for (const error of (fast.body.errors ?? []) as { extensions: { requestId: string } }[]) {
      expect(error.extensions.requestId).toBe(fast.headers['x-request-id']);
    }
  });

  test.each(fullPipelineRequests)(
    '%s runs through the full pipeline',
    async (_, request, status) => {
      const { whole, fast } = await both(request);
      expect(fast.source).toBe('pipeline');
      expect(fast.status).toBe(status);
      expect(compared(fast)).toEqual(compared(whole));
    },
  );

  test('a long response is compressed in the same way', async () => {
    const { whole, fast } = await both(
      post(
        'query Z { coursesByCode(courseCode: "class10") { id title } }',
        {},
        { 'accept-encoding': 'gzip' },
      ),
    );
    expect(fast.source).toBe('executed');
    expect(compared(fast)).toEqual(compared(whole));
    expect(JSON.parse(gunzipSync(fast.bytes).toString('utf8')).data).toEqual(
      JSON.parse(gunzipSync(whole.bytes).toString('utf8')).data,
    );
  });

  test('invalid variables of an operation that graphql-js executes, after it is known', async () => {
    const query = `query Course($id: ID!, $isLong: Boolean!) { course(id: $id) { ...Parts } }
      fragment Parts on Course { id title @include(if: $isLong) }`;
    const valid = await both(post(query, { id: 'c1', isLong: true }));
    expect(valid.fast.source).toBe('executed');
    const remember = vi.spyOn(ParsedRequests.prototype, 'remember');
    const { whole, fast } = await both(post(query, { id: { long: 'x'.repeat(500) }, isLong: 1 }));
    expect(remember).not.toHaveBeenCalled();
    remember.mockRestore();
    expect([fast.status, fast.body.errors]).toMatchObject([400, [{}, {}]]);
    expect(JSON.stringify(fast.body)).not.toContain('x'.repeat(200));
    expect(compared(fast)).toEqual(compared(whole));
  });

  test('a query by its hash, after it is registered', async () => {
    const query = '{ course(id: "c1") { title } }';
    const { createHash } = await import('node:crypto');
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    };
    await both({ headers: json, payload: body(query, {}, { extensions }) });
    const { fast } = await both({ headers: json, payload: JSON.stringify({ extensions }) });
    expect([fast.source, fast.body.data]).toEqual([
      'executed',
      { course: { title: aCourse().title } },
    ]);
  });
});

describe('with caches', () => {
  const { gateways, upstream, requestLines, calls } = useListening({ publicCacheSeconds: 5 });

  test('the same write of several visitors runs for each of them, in their language', async () => {
    upstream(({ path }) => documents[path]);
    const [gateway] = gateways;
    if (!gateway) throw new Error('no gateway');
    const signup =
      'mutation { signup(input: { email: "a@b.c", password: "long enough" }) { message } }';
    await gateway.learn(signup);
    const before = requestLines().length;
    const responses = await Promise.all(
      [1, 2, 3].map(() => gateway.execute(signup, {}, { 'accept-language': 'bn' })),
    );
    expect(calls.slice(before).map(({ language }) => language)).toEqual(['bn', 'bn', 'bn']);
    responses.push(await gateway.execute(signup));
    expect(responses.map(({ source }) => source)).toEqual(responses.map(() => 'executed'));
    expect(requestLines().slice(before)).toEqual(responses.map(() => 'POST /auth/signup'));
  });
});
