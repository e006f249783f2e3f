// TRUSTED_DOCUMENTS: a file with trusted documents of other clients, and which of their responses a
// CDN may cache.
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { TrustedDocuments } from '../../gateway/src/graphql/documents/trusted-documents.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { aChapter, aCourse, aMultiSubjectExam, anExam, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { type Gateway, type GatewayResponse, useListening } from './listening.ts';

const json = { 'content-type': 'application/json' };
const schema = buildSchema();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const codes = (response: GatewayResponse) =>
  (response.body.errors ?? []).map(
    (error) => (error as { extensions: { code: string } }).extensions.code,
  );

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
