// In production only trusted documents run: those of the web and those in a file. A developer key
// or an admin's session allows all others.
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { TrustedDocuments } from '../../gateway/src/graphql/documents/trusted-documents.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { aChapter, aCourse, aMultiSubjectExam, anAdmin, anExam, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { type Gateway, type GatewayResponse, useListening } from './listening.ts';

const KEY = 'a developer key of the tests';
const UNTRUSTED = '{ courses { id } }';
const json = { 'content-type': 'application/json' };
const schema = buildSchema();
const trusted = TrustedDocuments.read(schema);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashBody = (sha256Hash: unknown, more: object = {}) =>
  JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more });
const codes = (response: GatewayResponse) =>
  (response.body.errors ?? []).map(
    (error) => (error as { extensions: { code: string } }).extensions.code,
  );

describe('in production', () => {
  const listening = useListening({
    isProduction: true,
    developerKey: KEY,
    publicCacheSeconds: 0,
    publicSharing: false,
  });
  const gateway = (): Gateway => listening.gateways[0] as Gateway;
  const asHash = (hash: unknown, headers = {}) =>
    gateway().send({
      headers: { ...json, ...headers },
      payload: hashBody(hash, { variables: {} }),
    });

  beforeEach(() =>
    listening.upstream(({ path }) => (path === '/course/' ? { body: [aCourse()] } : undefined)),
  );

  test.each(trusted.hashes.map((hash) => [/\w+ \w+/.exec(trusted.get(hash) ?? '')?.[0], hash]))(
    '%s runs, as a text and as a hash',
    async (_, hash) => {
      for (const response of [
        await gateway().execute(trusted.get(hash ?? '') ?? ''),
        await asHash(hash),
      ]) {
        expect(response.status).toBeLessThan(500);
        for (const code of codes(response))
          expect(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND']).toContain(code);
      }
    },
  );

  test('any other text is rejected before it is parsed: the response does not depend on what exists', async () => {
    const queries = [
      UNTRUSTED,
      '{ nothing }',
      'mutation { logout { message } }',
      `${UNTRUSTED} fragment F on Nothing { id }`,
      getIntrospectionQuery(),
    ];
    for (const query of queries) {
      const response = await gateway().execute(query);
      expect([response.status, codes(response)]).toEqual([403, ['OPERATION_NOT_ALLOWED']]);
      expect(response.body.errors).toEqual([
        {
          message: 'This operation is not one of this site’s own.',
          extensions: {
            code: 'OPERATION_NOT_ALLOWED',
            reason: 'UNKNOWN_OPERATION',
            requestId: response.headers['x-request-id'],
          },
        },
      ]);
    }
    expect(listening.calls).toEqual([]);
  });

  test('a trusted text with one more space is another text', async () => {
    expect((await gateway().execute(`${trusted.get(trusted.hashes[0] ?? '')} `)).status).toBe(403);
  });

  test.each([['f'.repeat(64)], [''], [{}], [7], ['__proto__'], [`${'f'.repeat(63)}G`]])(
    'the unknown hash %j is not found',
    async (hash) => {
      expect(codes(await asHash(hash))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    },
  );

  test('documents cannot be registered', async () => {
    const payload = hashBody(sha256(UNTRUSTED), { query: UNTRUSTED });
    expect((await gateway().send({ headers: json, payload })).status).toBe(403);
    expect(codes(await asHash(sha256(UNTRUSTED)))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    // Not even with the hash of a trusted document.
    const wrong = await gateway().send({
      headers: json,
      payload: hashBody(trusted.hashes[0], { query: UNTRUSTED }),
    });
    expect([wrong.status, listening.calls]).toEqual([403, []]);
  });

  test('`__typename` is answered, which shows that the endpoint is GraphQL', async () => {
    expect((await gateway().execute('query Health { __typename }')).body).toEqual({
      data: { __typename: 'Query' },
    });
  });

  test('a misspelt value is not completed from the schema', async () => {
    const login = trusted.hashes
      .map((hash) => trusted.get(hash) ?? '')
      .find((text) => text.startsWith('mutation Login'));
    const response = await gateway().execute(login ?? '', {
      input: { emai: 'a@b.c', password: 'x' },
    });
    expect([response.status, codes(response)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(JSON.stringify(response.body)).not.toMatch(/did you mean/i);
  });

  test('the developer key allows any operation and the schema, for its own requests only', async () => {
    const key = { 'x-developer-key': KEY };
    for (const round of [1, 2, 3]) {
      expect((await gateway().execute(UNTRUSTED, {}, key)).body, `${round}`).toEqual({
        data: { courses: [{ id: 'c1' }] },
      });
      expect((await gateway().execute(UNTRUSTED)).status).toBe(403);
    }
    expect((await gateway().execute(getIntrospectionQuery(), {}, key)).body.data).toHaveProperty(
      '__schema',
    );
    expect(JSON.stringify((await gateway().execute('{ viewerr { id } }', {}, key)).body)).toMatch(
      /did you mean/i,
    );
    expect(
      (
        await gateway().send({
          headers: { ...json, ...key },
          payload: hashBody(sha256(UNTRUSTED), { query: UNTRUSTED }),
        })
      ).status,
    ).toBe(200);
    expect(codes(await asHash(sha256(UNTRUSTED)))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect((await asHash(sha256(UNTRUSTED), key)).body).toEqual({
      data: { courses: [{ id: 'c1' }] },
    });
  });

  test.each(['', KEY.slice(1), `${KEY}x`, KEY.toUpperCase()])(
    '%j is not the key',
    async (wrong) => {
      expect((await gateway().execute(UNTRUSTED, {}, { 'x-developer-key': wrong })).status).toBe(
        403,
      );
      const visit = await gateway().send({
        method: 'GET',
        headers: { accept: 'text/html', 'x-developer-key': wrong },
      });
      expect(visit.bytes.toString()).not.toMatch(/sandbox/i);
    },
  );

  test('with the key a browser finds Sandbox', async () => {
    const visit = await gateway().send({
      method: 'GET',
      headers: { accept: 'text/html', 'x-developer-key': KEY },
    });
    expect([visit.status, visit.bytes.toString()]).toEqual([
      200,
      expect.stringContaining('EmbeddedSandbox'),
    ]);
  });

  test('an admin may run any operation, checked for each request; a student may not', async () => {
    const session = { cookie: COOKIE };
    let viewer = anAdmin();
    listening.upstream(({ path }) => ({
      body: path === '/students/student' ? viewer : [aCourse()],
    }));
    expect((await gateway().execute(UNTRUSTED, {}, session)).body).toEqual({
      data: { courses: [{ id: 'c1' }] },
    });
    expect(
      (await gateway().execute('{ __schema { queryType { name } } }', {}, session)).body.data,
    ).toHaveProperty('__schema');
    viewer = aViewer();
    expect((await gateway().execute(UNTRUSTED, {}, session)).status).toBe(403);
    expect(
      listening.requestLines().filter((call) => call === 'GET /students/student'),
    ).toHaveLength(3);
  });

  test('no session counts as an admin while upstream is unavailable', async () => {
    listening.upstream(() => ({ status: 500, body: {} }));
    expect((await gateway().execute(UNTRUSTED, {}, { cookie: COOKIE })).status).toBe(403);
  });

  test('upstream is not called for the session of a request that another site could have sent', async () => {
    const path = `/graphql?query=${encodeURIComponent(UNTRUSTED)}`;
    expect(
      (await gateway().send({ method: 'GET', path, headers: { cookie: COOKIE } })).status,
    ).toBe(403);
    const text = { 'content-type': 'text/plain', cookie: COOKIE };
    expect(
      (await gateway().send({ headers: text, payload: JSON.stringify({ query: UNTRUSTED }) }))
        .status,
    ).toBeGreaterThanOrEqual(400);
    expect(listening.calls).toEqual([]);
  });

  test('a query in the URL is parsed as by Apollo Server', async () => {
    const text = trusted.get(trusted.hashes[0] ?? '') ?? '';
    for (const path of [
      `query=${encodeURIComponent(text)}&query=${UNTRUSTED}`,
      `query=${UNTRUSTED}&query=${encodeURIComponent(text)}`,
      `%71uery=${encodeURIComponent(UNTRUSTED)}`,
    ]) {
      const response = await gateway().send({
        method: 'GET',
        path: `/graphql?${path.replaceAll(' ', '+')}`,
        headers: { 'apollo-require-preflight': '1' },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect(listening.calls).toEqual([]);
  });
});

describe('TRUSTED_DOCUMENTS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-trusted-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const LIST = 'query PublicList { coursesByCode(courseCode: "class10") { id } }';
  const MINE = 'query Mine { coursesByCode(courseCode: "class10") { id isEnrolled } }';
  const NO_ONE = 'query NoOne { serverTime viewer { id } }';
  const BY_CODE = 'query ByCode($code: String!) { coursesByCode(courseCode: $code) { id } }';
  const EXAM = 'query Exam { exam(id: "e1") { title questionCount } }';
  const PAPER = 'query Paper { multiSubjectExam(id: "m1") { title } }';
  const LESSONS = 'query Lessons { chapter(id: "ch1") { title lessons { title } } }';
  const CAMPAIGN = 'query Campaigns { campaigns { title } }';
  const DEVELOPER_KEY = 'a key that only developers know';
  const documents = [LIST, MINE, NO_ONE, BY_CODE, EXAM, PAPER, LESSONS, CAMPAIGN];
  const good = file(
    'good.json',
    JSON.stringify(Object.fromEntries(documents.map((text) => [sha256(text), text]))),
  );

  test.each([
    ['no file', join(folder, 'none.json'), /ENOENT/],
    ['no JSON', file('a.json', '{'), /JSON/],
    ['a list', file('b.json', '[]'), /not an object/],
    [
      'another hash',
      file('c.json', JSON.stringify({ [sha256(LIST)]: `${LIST} ` })),
      /is not the SHA-256/,
    ],
    ['no text', file('d.json', JSON.stringify({ [sha256(LIST)]: 7 })), /is not the SHA-256/],
    ['a syntax error', file('e.json', JSON.stringify({ [sha256('{')]: '{' })), /Syntax Error/],
    [
      'a field that is gone',
      file('f.json', JSON.stringify({ [sha256('{ gone }')]: '{ gone }' })),
      /Cannot query field "gone"/,
    ],
  ])('with %s stops the start', (_, path, why) => {
    expect(() => TrustedDocuments.read(schema, path)).toThrow(/^TRUSTED_DOCUMENTS /);
    expect(() => TrustedDocuments.read(schema, path)).toThrow(why);
  });

  describe('in production', () => {
    const listening = useListening({
      isProduction: true,
      trustedDocuments: good,
      publicCacheSeconds: 7,
      publicSharing: false,
      developerKey: DEVELOPER_KEY,
    });
    const gateway = (): Gateway => listening.gateways[0] as Gateway;
    const byGet = (text: string, headers = {}) => {
      const extensions = encodeURIComponent(
        JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(text) } }),
      );
      return {
        method: 'GET',
        path: `/graphql?extensions=${extensions}`,
        headers: { 'apollo-require-preflight': '1', ...headers },
      };
    };
    const caching = ({ headers }: GatewayResponse) => headers['cache-control'];
    /** By the full pipeline, then twice by the fast path: executed or cached. */
    const threeTimes = async (text: string, headers = {}) => {
      const request = byGet(text, headers);
      return [
        await gateway().sendFull(request),
        await gateway().send(request),
        await gateway().send(request),
      ];
    };

    beforeEach(() =>
      listening.upstream(({ path }) => {
        if (path === '/students/student') return { body: aViewer() };
        if (path.endsWith('/broken')) return { status: 500, body: {} };
        if (path === '/examcreation/examid/e1') return { body: anExam() };
        if (path === '/multisubjectexams/mcqs/m1') return { body: aMultiSubjectExam() };
        if (path === '/course/chapters/ch1') return { body: aChapter() };
        if (path === '/course/ch1/lessons') return { body: [{ _id: 'l1', title: 'One' }] };
        if (path === '/campaigns') return { body: [{ _id: 'k1', title: 'One' }] };
        return path.startsWith('/course/courseCode/') ? { body: [aCourse()] } : undefined;
      }),
    );

    test('its documents run beside those of the web', async () => {
      expect((await gateway().execute(LIST)).body).toEqual({
        data: { coursesByCode: [{ id: 'c1' }] },
      });
    });

    test('a response whose reads were all made without a session is cacheable by a CDN, for any client', async () => {
      for (const headers of [{}, { cookie: COOKIE }]) {
        const responses = await threeTimes(LIST, headers);
        expect(responses.map(({ source }) => source === 'pipeline')).toEqual([true, false, false]);
        for (const response of responses) {
          expect(response.body).toEqual({ data: { coursesByCode: [{ id: 'c1' }] } });
          expect(response.headers).toMatchObject({
            'cache-control': 'public, max-age=7',
            vary: 'accept, accept-encoding',
          });
          expect(response.headers).not.toHaveProperty('set-cookie');
        }
      }
      expect(listening.calls.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    });

    test('a rejected media type is not cacheable: some caches ignore Vary', async () => {
      const [refused] = await threeTimes(LIST, { accept: 'image/png' });
      expect([refused?.status, refused && caching(refused)]).toEqual([406, 'no-store']);
    });

    test('a response with one read that was made with the session is not cacheable', async () => {
      for (const text of [EXAM, PAPER, LESSONS, CAMPAIGN]) {
        for (const headers of [{ cookie: COOKIE }, {}]) {
          for (const response of await threeTimes(text, headers)) {
            expect([response.body.errors, caching(response), response.headers.vary]).toEqual([
              undefined,
              'no-store',
              'accept, accept-encoding, cookie',
            ]);
          }
        }
      }
    });

    test('a response that upstream denies to a visitor is not cacheable', async () => {
      listening.upstream(({ path, cookie }) => {
        if (!path.startsWith('/course/courseCode/')) return undefined;
        return cookie
          ? { body: [aCourse()] }
          : { status: 401, body: { error: 'Please login first.' } };
      });
      const sent = byGet(BY_CODE, { cookie: COOKIE });
      const request = {
        ...sent,
        path: `${sent.path}&variables=${encodeURIComponent('{"code":"members"}')}`,
      };
      for (const response of [
        await gateway().sendFull(request),
        await gateway().send(request),
        await gateway().send(request),
      ]) {
        expect([response.body.data, caching(response)]).toEqual([
          { coursesByCode: [{ id: 'c1' }] },
          'no-store',
        ]);
      }
    });

    test('a response that only a developer may request is not cacheable', async () => {
      const headers = { 'apollo-require-preflight': '1', 'x-developer-key': DEVELOPER_KEY };
      const response = await gateway().send({
        method: 'GET',
        path: '/graphql?query={coursesByCode(courseCode:"class10"){title}}',
        headers,
      });
      expect([response.body.errors, caching(response)]).toEqual([undefined, 'no-store']);
    });

    test('a response that differs by person or by time is not cacheable', async () => {
      for (const text of [MINE, NO_ONE]) {
        for (const headers of [{}, { cookie: COOKIE }]) {
          expect((await threeTimes(text, headers)).map(caching)).toEqual([
            'no-store',
            'no-store',
            'no-store',
          ]);
        }
      }
    });

    test('neither errors nor responses to POST are cacheable', async () => {
      const broken = `&variables=${encodeURIComponent('{"code":"broken"}')}`;
      for (const text of [BY_CODE, BY_CODE]) {
        const request = byGet(text);
        const response = await gateway().send({ ...request, path: request.path + broken });
        expect([codes(response), caching(response)]).toEqual([['UPSTREAM_ERROR'], 'no-store']);
      }
      expect(gateway().sources.at(-1)).toBe('executed');
      const payload = JSON.stringify({ query: LIST });
      for (const response of [
        await gateway().sendFull({ headers: json, payload }),
        await gateway().send({ headers: json, payload }),
      ]) {
        expect([response.status, caching(response)]).toEqual([200, 'no-store']);
      }
    });
  });
});
