import { describe, expect, test } from 'vitest';
import { aViewer } from './fixtures.ts';
import { COOKIE, dataOf, type HttpRequest, parseResponse, useGateway } from './kit.ts';
import { withRealBackend } from './real-backend.ts';

const LOGIN = 'mutation { login(input: { email: "a@b.c", password: "x" }) { viewer { id } } }';
const LOGOUT = 'mutation { logout { message } }';
const KEY = 'a developer key of the tests';
const developer = { 'x-developer-key': KEY };
const production = {
  isProduction: true,
  developerKey: KEY,
  publicUrl: new URL('https://alokpath.test'),
};
const OURS = 'HttpOnly; SameSite=Lax; Secure';

describe('cookies of a site in production', () => {
  const { execute, inject, upstream } = useGateway({ env: production });
  const as = (cookie: string) => ({ cookie, headers: developer });

  test('have the prefix __Host- in the browser and upstream’s own name upstream, several at once', async () => {
    upstream.reply('POST', '/auth/student/login', {
      body: {},
      headers: [
        [
          'Set-Cookie',
          'alokpath_session=new; Domain=backend.test; Path=/api; Max-Age=2592000; SameSite=None',
        ],
        ['Set-Cookie', 'theme=dark; Expires=Wed, 01 Apr 2099 10:00:00 GMT'],
      ],
    });
    upstream.on('GET', '/students/student', aViewer());
    const response = await execute(LOGIN, {}, as('__Host-alokpath_session=old; __Host-other=1'));
    expect(response.setCookies).toEqual([
      `__Host-alokpath_session=new; Max-Age=2592000; Path=/; ${OURS}`,
      `__Host-theme=dark; Expires=Wed, 01 Apr 2099 10:00:00 GMT; Path=/; ${OURS}`,
      expect.stringMatching(new RegExp(`^__Host-alokpath_device=.*; Path=/; ${OURS}$`)),
    ]);
    expect(upstream.call('POST', '/auth/student/login').headers.cookie).toBe(
      'alokpath_session=old; other=1',
    );
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe(
      'alokpath_session=new; other=1; theme=dark',
    );
  });

  test('are removed under the same name', async () => {
    upstream.reply('GET', '/auth/logout', {
      body: {},
      headers: [['Set-Cookie', 'alokpath_session=; Max-Age=0']],
    });
    const response = await execute(
      `mutation { logout { message } again: logout { message } }`,
      {},
      as('__Host-alokpath_session=aisha'),
    );
    expect(response.setCookies).toEqual([`__Host-alokpath_session=; Max-Age=0; Path=/; ${OURS}`]);
    expect(response.errors).toMatchObject([
      { path: ['again'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test.each([
    COOKIE,
    '__host-alokpath_session=aisha',
    '__Secure-alokpath_session=aisha',
    ' ; =; alokpath_session',
  ])('without the prefix are ignored: %s', async (cookie) => {
    expect(dataOf(await execute('{ viewer { id } }', {}, as(cookie)))).toEqual({ viewer: null });
  });

  test('of another host cannot push the session aside', async () => {
    upstream.on('GET', '/students/student', aViewer());
    await execute(
      '{ viewer { id } }',
      {},
      as(`${COOKIE}planted; __Host-alokpath_session=aisha; alokpath_session=planted`),
    );
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe('alokpath_session=aisha');
  });

  test('more than twenty do not go upstream', async () => {
    upstream.on('GET', '/students/student', aViewer());
    await execute(
      '{ viewer { id } }',
      {},
      as(
        [
          ...Array.from({ length: 50 }, (_, i) => `__Host-c${i}=${i}`),
          '__Host-alokpath_session=aisha',
        ].join('; '),
      ),
    );
    const cookies = upstream.call('GET', '/students/student').headers.cookie?.split('; ');
    expect(cookies).toHaveLength(20);
    expect(cookies).toContain('alokpath_session=aisha');
  });

  test('go to the media under upstream’s name, without the developer key', async () => {
    const seen: Record<string, unknown>[] = [];
    await withRealBackend(
      ({ headers }, response) => {
        seen.push(headers);
        response.end('a picture');
      },
      async ({ app }) => {
        await app.inject({
          url: '/media/files/a.png',
          headers: { cookie: `${COOKIE}; __Host-alokpath_session=own`, ...developer },
        });
        await app.inject({ url: '/media/files/a.png', headers: { cookie: COOKIE } });
      },
      production,
    );
    expect(seen.map(({ cookie }) => cookie)).toEqual(['alokpath_session=own', undefined]);
    expect(seen[0]).not.toHaveProperty('x-developer-key');
  });

  test('over http keep their name, or the browser would drop them', async () => {
    await withRealBackend(
      (_, response) =>
        response.setHeader('set-cookie', 'alokpath_session=new').end(JSON.stringify(aViewer())),
      async ({ app }) => {
        const payload = { query: LOGIN };
        const response = parseResponse(
          await app.inject({ method: 'POST', url: '/graphql', headers: developer, payload }),
        );
        expect(response.setCookies[0]).toBe('alokpath_session=new; Path=/; HttpOnly; SameSite=Lax');
      },
      { ...production, publicUrl: new URL('http://alokpath.test') },
    );
    expect((await inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});

describe('origins that may send requests', () => {
  const ADMIN = 'https://admin.alokpath.test';
  const { inject, upstream } = useGateway({ env: { ...production, allowedOrigins: [ADMIN] } });
  const headers = {
    'content-type': 'application/json',
    cookie: '__Host-alokpath_session=aisha',
    ...developer,
  };
  const post = (query: string, more: Record<string, string>): HttpRequest => ({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, ...more },
    payload: JSON.stringify({ query }),
  });

  test.each<Record<string, string>>([
    { origin: 'https://alokpath.test', 'sec-fetch-site': 'same-origin' },
    { origin: ADMIN, 'sec-fetch-site': 'same-site' },
    {},
  ])('allowed: %j', async (more) => {
    upstream.on('GET', '/auth/logout', {});
    expect(dataOf(parseResponse(await inject(post(LOGOUT, more))))).toHaveProperty('logout');
  });

  test.each<Record<string, string>>([
    { origin: 'https://alokpath.test:8443' },
    { origin: 'http://alokpath.test' },
    { origin: 'https://evil.test' },
    { origin: 'https://alokpath.test.evil.test' },
    { origin: 'https://sub.alokpath.test' },
    { origin: `${ADMIN}:444` },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.test', host: 'evil.test' },
    { 'sec-fetch-site': 'cross-site' },
  ])('rejected: %j', async (more) => {
    const response = parseResponse(await inject(post(LOGOUT, more)));
    expect([response.status, response.codes]).toEqual([403, ['OPERATION_NOT_ALLOWED']]);
    const read = {
      method: 'GET' as const,
      url: '/graphql?query={serverTime}',
      headers: { ...headers, ...more },
    };
    if (more.origin !== undefined) expect((await inject(read)).statusCode).toBe(403);
    expect(upstream.requestLines).toEqual([]);
  });

  test('only the origins in ALLOWED_ORIGINS may read the response', async () => {
    const execute = {
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: ADMIN, 'access-control-request-method': 'POST' },
    } as const;
    const preflight = await inject(execute as unknown as HttpRequest);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': ADMIN,
      'access-control-allow-credentials': 'true',
    });
    upstream.on('GET', '/auth/logout', {});
    expect((await inject(post(LOGOUT, { origin: ADMIN }))).headers).toMatchObject({
      'access-control-allow-origin': ADMIN,
      vary: expect.stringContaining('Origin'),
    });
    const foreign = await inject({
      ...execute,
      headers: { ...execute.headers, origin: 'https://evil.test' },
    } as unknown as HttpRequest);
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([
      403,
      undefined,
    ]);
    expect(
      (await inject(post('{ serverTime }', { origin: 'https://alokpath.test' }))).headers,
    ).not.toHaveProperty('access-control-allow-origin', '*');
  });

  test('without ALLOWED_ORIGINS there are no CORS headers', async () => {
    await withRealBackend(
      (_, response) => response.end(),
      async ({ app }) => {
        const response = await app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { origin: 'http://localhost:4000' },
          payload: { query: '{ serverTime }' },
        });
        expect(
          Object.keys(response.headers).filter((name) => name.startsWith('access-control')),
        ).toEqual([]);
      },
    );
  });
});

describe('a form of another site, with the session’s cookie', () => {
  const { inject, upstream } = useGateway({ env: production });
  const cookie = '__Host-alokpath_session=aisha';
  const multipart = `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: LOGOUT })}\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--`;
  const json = JSON.stringify({ query: LOGOUT });
  const form = (type: string, payload = json): HttpRequest => ({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': type, cookie },
    payload,
  });

  test.each<[string, HttpRequest]>([
    [
      'urlencoded',
      form('application/x-www-form-urlencoded', `query=${encodeURIComponent(LOGOUT)}`),
    ],
    ['urlencoded that is JSON', form('application/x-www-form-urlencoded')],
    ['text', form('text/plain')],
    ['text with a charset', form('text/plain; charset=utf-8')],
    ['text in capitals', form('TEXT/PLAIN')],
    ['text that names JSON', form('text/plain; application/json')],
    ['multipart', form('multipart/form-data; boundary=x', multipart)],
    ['no type', { method: 'POST', url: '/graphql', headers: { cookie }, payload: json }],
    [
      'a GET with a mutation',
      { url: `/graphql?query=${encodeURIComponent(LOGOUT)}`, headers: { cookie } },
    ],
    ['a GET with a query', { url: '/graphql?query={viewer{id}}', headers: { cookie } }],
    [
      'a POST with the query in its address',
      { ...form('text/plain', ''), url: `/graphql?query=${encodeURIComponent(LOGOUT)}` },
    ],
  ])('%s is a 4xx without an upstream call', async (_, request) => {
    const response = parseResponse(await inject(request));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.codes).toHaveLength(1);
    expect(upstream.requestLines).toEqual([]);
  });
});
