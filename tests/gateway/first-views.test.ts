// Prerendered pages: which pages are prerendered, and what happens if the rendering thread fails.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { registerSite } from '../../gateway/src/http/site/site.ts';

/**
 * Renders the response of /graphql. /courses/broken ends the thread, /courses/slow takes longer
 * than a request waits.
 */
const WORKER = `
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
let drawn = 0;
let waiting;
parentPort.on('message', (message) => {
  if (message.kind === 'response') {
    drawn += 1;
    const page = Buffer.from(workerData.index + ' of ' + waiting.url + ' and ' + waiting.preloads.files + ' with ' + message.body + ', drawn ' + drawn);
    parentPort.postMessage({ kind: 'rendered', id: waiting.id, page: { identity: page, br: brotliCompressSync(page), gzip: gzipSync(page) } });
    return;
  }
  if (message.url === '/courses/broken') process.exit(1);
  if (message.url === '/courses/slow') return;
  waiting = message;
  parentPort.postMessage({ kind: 'request', id: 1, url: '/graphql', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
});`;

const NO_TEXTS = { en: [], bn: [] };
let folder: string;
let app: FastifyInstance;
const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alokpath-views-'));
  for (const name of ['dist', 'dist-ssr']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), 'the page');
  await writeFile(
    join(folder, 'dist/preloads.json'),
    JSON.stringify({
      '/': { files: [], texts: NO_TEXTS },
      '/courses/:code': { files: ['/assets/course-1.js'], texts: NO_TEXTS },
    }),
  );
  await writeFile(join(folder, 'dist-ssr/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'dist-ssr/worker.js'), WORKER);
  app = Fastify();
  app.post('/graphql', async ({ headers }) => ({ data: headers.cookie ?? 'a visitor' }));
  await registerSite(
    app,
    readEnv({ UPSTREAM_URL: 'http://upstream.test' }).env,
    join(folder, 'dist/'),
  );
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a visitor gets the page drawn, from data that a visitor may see, and the same again for a moment', async () => {
  const response = await visit('/courses/du');
  expect([response.statusCode, response.body]).toEqual([
    200,
    'the page of /courses/du and /assets/course-1.js with {"data":"a visitor"}, drawn 1',
  ]);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
  // A preload would compete with the page: it names its scripts itself, for after the first paint.
  expect(response.headers.link).toBeUndefined();
  const packed = await visit('/courses/du', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(response.body);
});

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['br; q=0.0, gzip;q=0.5', 'gzip'],
  ['brx, gzipped', undefined],
  ['GZIP', 'gzip'],
])('is compressed only as the browser accepts: %s', async (accepted, encoding) => {
  expect(
    (await visit('/courses/du', { 'accept-encoding': accepted })).headers['content-encoding'],
  ).toBe(encoding);
});

test('a cookie that is not a session changes nothing', async () => {
  expect((await visit('/courses/du', { cookie: '_ga=GA1.2.3; theme=dark' })).body).toContain(
    'the page of /courses/du and /assets/course-1.js with',
  );
});

test('a visit with a session gets the page as it was built, and so does a search', async () => {
  expect((await visit('/courses/du', { cookie: 'alokpath_session=1' })).body).toBe('the page');
  expect((await visit('/courses/du?sort=price')).body).toBe('the page');
});

test('a rendering that is late, or never finishes, does not affect the page', async () => {
  expect((await visit('/courses/slow')).body).toBe('the page');
  expect((await visit('/courses/broken')).body).toBe('the page');
  // Another thread has been started.
  await expect.poll(async () => (await visit('/')).body).toContain('the page of / and');
});
