// Everything besides GraphQL: Sandbox, GraphiQL, the backend's media, and the web build.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { registerSite } from '../../gateway/src/http/site/site.ts';
import { COOKIE, SERVICE_TOKEN, useGateway } from './kit.ts';
import { withRealBackend } from './real-backend.ts';

const visit = {
  method: 'GET',
  url: '/graphql',
  headers: { accept: 'text/html,application/xhtml+xml' },
} as const;

describe('in the demonstration mode', () => {
  const { inject, execute } = useGateway();

  test('a browser finds Sandbox at /graphql, with a policy of its own', async () => {
    const response = await inject(visit);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain('EmbeddedSandbox');
    expect(response.body).toContain('/graphiql');
    expect(response.body).toContain('/graphiql/tour.txt');
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'unsafe-inline' https:\/\/embeddable-sandbox.*frame-ancestors 'none'$/,
    );
    // Headers of other pages in addition to the policy.
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('introspection is open', async () =>
    expect((await execute(getIntrospectionQuery())).codes).toEqual([]));
});

describe('in production', () => {
  const { inject, execute } = useGateway({ env: { isProduction: true } });

  test('there is neither Sandbox nor GraphiQL', async () => {
    const response = await inject(visit);
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toMatch(/sandbox/i);
    expect((await inject({ url: '/graphiql/' })).statusCode).not.toBe(200);
  });

  test.each([
    getIntrospectionQuery(),
    '{ __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
  ])('introspection is closed: %#', async (query) => {
    const response = await execute(query);
    expect([400, 403]).toContain(response.status);
    expect(response.raw.json()).not.toHaveProperty('data');
  });

  test('a misspelt field is not completed from the schema', async () => {
    expect((await execute('{ viewerr { id } }')).raw.body).not.toMatch(/did you mean/i);
  });
});

test('a connection: close request for /media closes the connection', async () => {
  await withRealBackend(
    (_, response) => void response.setHeader('connection', 'keep-alive').end('<svg/>'),
    async ({ app }) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.write(
        'GET /media/covers/du.svg HTTP/1.1\r\nhost: gateway\r\nconnection: close\r\n\r\n',
      );
      await once(socket, 'close');
      expect(received).toMatch(/\r\nconnection: close\r\n/i);
    },
  );
});

test('media come from the backend unchanged, without headers that the browser must not send or receive', async () => {
  const requests: { url: string | undefined; headers: Record<string, unknown> }[] = [];
  await withRealBackend(
    ({ url, headers }, response) => {
      requests.push({ url, headers });
      response
        .setHeader('content-security-policy', "default-src 'none'")
        .setHeader('set-cookie', 'alokpath_session=renewed');
      response.setHeader('content-type', 'image/svg+xml').end('<svg/>');
    },
    async ({ app }) => {
      const headers = {
        cookie: COOKIE,
        authorization: `Bearer ${SERVICE_TOKEN}`,
        'x-forwarded-for': '6.6.6.6',
        'x-alokpath-known-device': 'mine',
        'x-alokpath-client-address': '6.6.6.6',
      };
      const response = await app.inject({ url: '/media/covers/du.svg', headers });
      expect([response.statusCode, response.body]).toEqual([200, '<svg/>']);
      expect(response.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'",
      });
      expect(response.headers).not.toHaveProperty('set-cookie');
      expect(requests[0]).toMatchObject({
        url: '/media/covers/du.svg',
        headers: { cookie: COOKIE, 'x-forwarded-for': '127.0.0.1' },
      });
      expect(requests[0]?.headers).not.toHaveProperty('authorization');
      expect(requests[0]?.headers).not.toHaveProperty('x-alokpath-known-device');
      expect(requests[0]?.headers['x-alokpath-client-address']).not.toBe('6.6.6.6');

      for (const url of [
        '/media/../auth/logout',
        '/media/%2e%2e/auth/logout',
        '/media/..%2fauth%2flogout',
        '/media/%2e%2e%2fauth/logout',
        '/media/..%5cauth',
      ]) {
        expect((await app.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(400);
      }
      expect((await app.inject({ method: 'POST', url: '/media/covers/du.svg' })).statusCode).toBe(
        404,
      );
      expect(requests).toHaveLength(1);
    },
  );
});

test('media of a backend that is away are a coded error', async () => {
  await withRealBackend(
    ({ socket }) => void socket.destroy(),
    async ({ app }) => {
      const response = await app.inject({ url: '/media/covers/du.svg' });
      expect(response.statusCode).toBe(502);
      expect(response.json().errors[0].extensions).toMatchObject({
        code: 'UPSTREAM_UNAVAILABLE',
        requestId: expect.any(String),
      });
      expect(response.body).not.toMatch(/127\.0\.0\.1|socket/);
    },
  );
});

test('a busy backend is asked once for media, and its response is passed on', async () => {
  let requestCount = 0;
  await withRealBackend(
    (_, response) => {
      requestCount += 1;
      response.setHeader('retry-after', '1').writeHead(503).end('busy');
    },
    async ({ app }) => {
      const response = await app.inject({ url: '/media/covers/du.svg' });
      expect([response.statusCode, response.body]).toEqual([503, 'busy']);
      expect(response.headers['retry-after']).toBe('1');
      expect(requestCount).toBe(1);
    },
  );
});

describe('the web build', () => {
  let build: string;
  let app: FastifyInstance;
  const files = {
    'index.html': '<html>the page</html>',
    'index.html.br': 'the page in br',
    'theme.js': 'theme',
    'preloads.json': JSON.stringify({
      '/': { files: ['/assets/home-1.js'], texts: { en: [], bn: [] } },
      '/courses/:courseCode/units': {
        files: ['/assets/units-1.js'],
        texts: { en: ['/assets/units-en-1.js'], bn: ['/assets/units-bn-1.js'] },
      },
    }),
    'assets/units-1.js': 'units',
    'assets/units-1.js.br': 'units in br',
    'assets/units-1.js.gz': 'units in gz',
  };

  beforeAll(async () => {
    build = `${await mkdtemp(join(tmpdir(), 'alokpath-web-'))}/`;
    await mkdir(join(build, 'assets'));
    for (const [name, content] of Object.entries(files))
      await writeFile(join(build, name), content);
    app = Fastify();
    await registerSite(app, readEnv({ UPSTREAM_URL: 'http://upstream.test' }).env, build);
  });
  afterAll(async () => {
    await app.close();
    await rm(build, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test.each([
    ['br, gzip', 'br', 'units in br'],
    ['gzip', 'gzip', 'units in gz'],
    ['identity', undefined, 'units'],
  ])('sends precompressed files: accept-encoding %s', async (accepted, encoding, body) => {
    const response = await get('/assets/units-1.js', { 'accept-encoding': accepted });
    expect([response.statusCode, response.body]).toEqual([200, body]);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers.vary).toBe('accept-encoding');
  });

  test('files with a hash in their name are cached for a year, everything else is revalidated', async () => {
    const cacheOf = async (url: string) =>
      (await get(url, { 'accept-encoding': 'br' })).headers['cache-control'];
    expect(await cacheOf('/assets/units-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/theme.js')).toBe('no-cache');
    expect(await cacheOf('/')).toBe('no-cache');
  });

  test('every URL of a page is the same page, confirmed by its etag', async () => {
    const visit = { accept: 'text/html', 'accept-encoding': 'br' };
    for (const url of [
      '/',
      '/courses/du/units',
      '/courses/du/units?from=home',
      '/nowhere/at/all',
    ]) {
      const response = await get(url, visit);
      expect([response.statusCode, response.body, response.headers['cache-control']], url).toEqual([
        200,
        'the page in br',
        'no-cache',
      ]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      const again = await get(url, { ...visit, 'if-none-match': String(response.headers.etag) });
      expect(again.statusCode, url).toBe(304);
    }
    expect((await get('/assets/gone-1.js', visit)).statusCode).toBe(404);
    expect((await get('/nowhere', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('the page contains the names of the files that its URL needs', async () => {
    expect((await get('/courses/du/units')).headers.link).toBe(
      '</assets/units-1.js>; rel=modulepreload',
    );
    expect((await get('/')).headers.link).toBe('</assets/home-1.js>; rel=modulepreload');
    expect((await get('/elsewhere', { accept: 'text/html' })).headers.link).toBeUndefined();
  });
});
