import { describe, expect, test } from 'vitest';
import { mergeCookies, rewriteSetCookie } from '../../gateway/src/upstream/cookies.ts';
import { aCourse, aMultiSubjectExam, aMultiSubjectResult, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, parseResponse, SERVICE_TOKEN, useGateway } from './kit.ts';
import { withRealBackend } from './real-backend.ts';

const LOGIN = 'mutation { login(input: { email: "a@b.c", password: "x" }) { viewer { id } } }';
const TWO_COOKIES: [string, string][] = [
  [
    'Set-Cookie',
    'alokpath_session=new; Domain=backend.test; Path=/api; Max-Age=2592000; SameSite=None',
  ],
  ['Set-Cookie', 'theme=dark; Expires=Wed, 01 Apr 2099 10:00:00 GMT; Secure'],
];

describe('cookies over http', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('go upstream as they came, with every call', async () => {
    const cookie = 'alokpath_session=aisha; theme=dark';
    upstream.on('GET', '/course/', [aCourse()]);
    upstream.on('GET', '/students/student', aViewer());
    await execute('{ courses { isEnrolled } }', {}, { cookie });
    expect(upstream.calls.map(({ headers }) => headers.cookie)).toEqual([cookie, cookie]);
  });

  test('of upstream are returned one by one, with our attributes and without a domain', async () => {
    upstream.reply('POST', '/auth/student/login', { body: {}, headers: TWO_COOKIES });
    upstream.on('GET', '/students/student', aViewer());
    const response = await execute(LOGIN);
    expect(response.setCookies).toEqual([
      'alokpath_session=new; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'theme=dark; Expires=Wed, 01 Apr 2099 10:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(
        /^alokpath_device=[\w-]{12}\.[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(response.raw.headers['cache-control']).toBe('no-store');
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe(
      'alokpath_session=new; theme=dark',
    );
  });

  test('of upstream are returned with an error too', async () => {
    upstream.reply('POST', '/auth/student/login', {
      status: 401,
      body: { error: 'No.' },
      headers: [['Set-Cookie', 'alokpath_session=; Max-Age=0']],
    });
    const response = await executeAsStudent(LOGIN);
    expect(response.codes).toEqual(['UNAUTHENTICATED']);
    expect(response.setCookies).toEqual([
      'alokpath_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('after a logout the same operation is a visitor’s', async () => {
    upstream.reply('GET', '/auth/logout', {
      body: {},
      headers: [['Set-Cookie', 'alokpath_session=deleted; Max-Age=0']],
    });
    const response = await executeAsStudent(
      'mutation { logout { message } again: logout { message } }',
    );
    expect(response.errors).toMatchObject([
      { path: ['again'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('are not returned when upstream sets none, and none reach the next request', async () => {
    upstream.reply('GET', '/course/', {
      body: [],
      headers: [['Set-Cookie', 'alokpath_session=renewed']],
    });
    upstream.on('GET', '/course/', []);
    expect((await executeAsStudent('{ courses { id } }')).setCookies).toHaveLength(1);
    expect((await execute('{ courses { id } }')).setCookies).toEqual([]);
    expect(upstream.calls[1]?.headers).not.toHaveProperty('cookie');
  });

  test('are not sent with the service credential, nor read from its responses', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/u1/m1', aMultiSubjectResult());
    upstream.reply('GET', '/multisubjectexams/mcqs/m1', {
      body: aMultiSubjectExam(),
      headers: [['Set-Cookie', 'alokpath_session=service']],
    });
    const response = await executeAsStudent(
      '{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { subjects { id } } } }',
    );
    dataOf(response);
    const { headers } = upstream.call('GET', '/multisubjectexams/mcqs/m1');
    expect(headers.authorization).toBe(`Bearer ${SERVICE_TOKEN}`);
    expect(headers).not.toHaveProperty('cookie');
    expect(response.setCookies).toEqual([]);
    for (const call of upstream.calls.filter(({ path }) => !path.includes('/mcqs/')))
      expect(call.headers).not.toHaveProperty('authorization');
  });

  test('an authorization header of the browser does not go upstream', async () => {
    upstream.on('GET', '/course/', []);
    await execute(
      '{ courses { id } }',
      {},
      { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } },
    );
    expect(upstream.call('GET', '/course/').headers).not.toHaveProperty('authorization');
  });
});

describe('cookies over https', () => {
  const { execute, upstream } = useGateway({
    env: { publicUrl: new URL('https://alokpath.test') },
  });

  test('are Secure', async () => {
    upstream.reply('POST', '/auth/student/login', { body: {}, headers: TWO_COOKIES.slice(0, 1) });
    upstream.on('GET', '/students/student', aViewer());
    expect((await execute(LOGIN)).setCookies).toEqual([
      'alokpath_session=new; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(/^alokpath_device=.*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });
});

test('several cookies of a real server are returned over a real connection', async () => {
  const seen: (string | undefined)[] = [];
  await withRealBackend(
    (request, response) => {
      seen.push(request.headers.cookie);
      if (request.url === '/auth/student/login')
        response.setHeader(
          'set-cookie',
          TWO_COOKIES.map(([, value]) => value),
        );
      response.setHeader('content-type', 'application/json').end(JSON.stringify(aViewer()));
    },
    async ({ app }) => {
      const raw = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { cookie: COOKIE },
        payload: { query: LOGIN },
      });
      const response = parseResponse(raw);
      expect(dataOf(response)).toEqual({ login: { viewer: { id: 'u1' } } });
      expect(response.setCookies).toEqual([
        'alokpath_session=new; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
        'theme=dark; Expires=Wed, 01 Apr 2099 10:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
        expect.stringMatching(/^alokpath_device=/),
      ]);
      expect(seen).toEqual([COOKIE, 'alokpath_session=new; theme=dark']);
    },
  );
});

const HTTP = { secure: false, prefix: '' } as const;

describe('rewriting', () => {
  test.each([
    ['a=b', 'a=b; Path=/; HttpOnly; SameSite=Lax'],
    ['a=b=c; HttpOnly', 'a=b=c; Path=/; HttpOnly; SameSite=Lax'],
    ['a="q"; Secure; Partitioned', 'a="q"; Path=/; HttpOnly; SameSite=Lax'],
    [
      'a=; EXPIRES=Thu, 01 Jan 1970 00:00:00 GMT',
      'a=; EXPIRES=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['novalue', undefined],
    ['=b', undefined],
    ['a b=c', undefined],
    ['a=b c', undefined],
    ['', undefined],
  ])('%j becomes %j', (header, rewritten) =>
    expect(rewriteSetCookie(header, HTTP)).toBe(rewritten),
  );

  test.each([
    [undefined, ['a=1; Path=/'], 'a=1'],
    ['a=1; b=2', ['a=3; Path=/'], 'a=3; b=2'],
    ['a=1; b=2', ['a=; Path=/'], 'b=2'],
    ['a=1', ['a=deleted; Max-Age=0; Path=/'], undefined],
    ['a=1', ['a=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'], undefined],
    ['a=1', ['b=2; Expires=Wed, 01 Apr 2099 10:00:00 GMT; Path=/'], 'a=1; b=2'],
    ['a=1', ['b=2; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], 'a=1; b=2'],
  ])('%j and then %j make %j', (cookie, set, merged) =>
    expect(mergeCookies(cookie, set, HTTP)).toBe(merged),
  );
});
