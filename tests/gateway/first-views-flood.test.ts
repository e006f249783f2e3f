// Requests for nonexistent pages do not keep existing pages from being prerendered.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { registerSite } from '../../gateway/src/http/site/site.ts';

/**
 * Renders pages one after the other, each in 50 ms; / links to ten courses, and only courses 0 to
 * 11 exist. `drawn` in a page is a counter.
 */
const WORKER = `
import { parentPort } from 'node:worker_threads';
let drawn = 0;
let queue = Promise.resolve();
const links = Array.from({ length: 10 }, (_, i) => '<a class="x" href="/courses/' + i + '">Course</a>').join('');
parentPort.on('message', ({ id, url }) => {
  queue = queue.then(() => new Promise((done) => setTimeout(done, 50))).then(() => {
    drawn += 1;
    const exists = url === '/' || /^\\/courses\\/(\\d|1[01])$/.test(url);
    const page = Buffer.from('drawn ' + drawn + ' ' + url + (url === '/' ? links : ''));
    parentPort.postMessage({ kind: 'rendered', id, page: exists ? { identity: page, br: page, gzip: page } : null });
  });
});`;

const NO_PRELOADS = { files: [], texts: { en: [], bn: [] } };
let folder: string;
let app: FastifyInstance;
const visit = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alokpath-views-'));
  for (const name of ['dist', 'dist-ssr']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), 'the page');
  await writeFile(
    join(folder, 'dist/preloads.json'),
    JSON.stringify({ '/': NO_PRELOADS, '/courses/:code': NO_PRELOADS }),
  );
  await writeFile(join(folder, 'dist-ssr/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'dist-ssr/worker.js'), WORKER);
  app = Fastify();
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

test('while hundreds of unknown URLs are visited, linked pages are rendered', async () => {
  await expect.poll(() => visit('/')).toContain('drawn');
  let isFloodOver = false;
  const flood = (async () => {
    for (let i = 0; !isFloodOver; i += 20)
      await Promise.all(Array.from({ length: 20 }, (_, j) => visit(`/courses/made-up-${i + j}`)));
  })();
  for (let i = 0; i < 10; i += 1)
    expect(await visit(`/courses/${i}`)).toMatch(new RegExp(`^drawn \\d+ /courses/${i}$`));
  isFloodOver = true;
  await flood;
});

test('a URL without a page is rendered once, not at each visit', async () => {
  await expect.poll(() => visit('/')).toContain('drawn 1');
  for (let i = 0; i < 5; i += 1) expect(await visit('/courses/made-up')).toBe('the page');
  expect(await visit('/courses/3')).toContain('drawn 3');
});

test('a page without links to it is rendered too, when there is time', async () => {
  expect(await visit('/courses/11')).toContain('/courses/11');
});

test('renderings of unknown URLs evict no other', async () => {
  await expect.poll(() => visit('/courses/11')).toContain('drawn 1 ');
  for (let i = 0; i < 30; i += 1) await visit(`/courses/made-up-${i}`);
  expect(await visit('/courses/11')).toContain('drawn 1 ');
});
