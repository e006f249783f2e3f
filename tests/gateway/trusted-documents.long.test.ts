// In production only trusted documents run. A developer key or an admin's session allows all
// others.
import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { TrustedDocuments } from '../../gateway/src/graphql/documents/trusted-documents.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { aCourse, anAdmin, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { type Gateway, type GatewayResponse, useListening } from './listening.ts';

const KEY = 'a developer key of the tests';
const UNTRUSTED = '{ courses { id } }';
const json = { 'content-type': 'application/json' };
const schema = buildSchema();
const trusted = TrustedDocuments.read(schema);
const hashes = [...trusted.texts.keys()];
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

  test.each(hashes.map((hash) => [/\w+ \w+/.exec(trusted.texts.get(hash) ?? '')?.[0], hash]))(
    '%s runs, as a text and as a hash',
    async (_, hash) => {
      for (const response of [
        await gateway().execute(trusted.texts.get(hash ?? '') ?? ''),
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
    expect((await gateway().execute(`${trusted.texts.get(hashes[0] ?? '')} `)).status).toBe(403);
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
      payload: hashBody(hashes[0], { query: UNTRUSTED }),
    });
    expect([wrong.status, listening.calls]).toEqual([403, []]);
  });

  test('`__typename` is answered, which shows that the endpoint is GraphQL', async () => {
    expect((await gateway().execute('query Health { __typename }')).body).toEqual({
      data: { __typename: 'Query' },
    });
  });

  test('a misspelt value is not completed from the schema', async () => {
    const login = hashes
      .map((hash) => trusted.texts.get(hash) ?? '')
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
    const text = trusted.texts.get(hashes[0] ?? '') ?? '';
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
