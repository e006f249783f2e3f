import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import {
  keepCompressedResponses,
  registerCompression,
} from '../../gateway/src/http/compression.ts';

/** A paper of different questions, as JSON and as HTML. */
const questions = Array.from({ length: 900 }, (_, n) => ({ id: n * 7919, text: `প্রশ্ন ${n ** 3}` }));
const json = JSON.stringify({ data: { questions } });
const html = `<!doctype html>${json}`;

async function requestCompressed(body: string): Promise<Buffer> {
  const app = fastify();
  await registerCompression(app);
  app.get('/', (_, reply) => reply.type('application/json').send(body));
  const { rawPayload, headers } = await app.inject({
    url: '/',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(body);
  await app.close();
  return rawPayload;
}
const withQuality = (body: string, quality: number) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  }).byteLength;

it('compresses JSON for one client quickly, and everything else with more quality', async () => {
  expect(json.length).toBeGreaterThan(32 * 1024);
  expect((await requestCompressed(json)).byteLength).toBe(withQuality(json, 2));
  const scorePage = json.slice(0, 9000);
  expect((await requestCompressed(scorePage)).byteLength).toBe(withQuality(scorePage, 1));
  expect((await requestCompressed(html)).byteLength).toBe(withQuality(html, 4));
  const small = json.slice(0, 2500);
  expect((await requestCompressed(small)).byteLength).toBe(withQuality(small, 1));
  const smallPage = html.slice(0, 2500);
  expect((await requestCompressed(smallPage)).byteLength).toBe(withQuality(smallPage, 4));
});

it('compresses a shared response once, with more quality', async () => {
  const app = fastify();
  await registerCompression(app);
  const shared = { bytes: Buffer.from(json), compressed: new Map<string, Buffer>() };
  app.decorateRequest('graphql');
  await app.register(async (scope) => {
    keepCompressedResponses(scope);
    scope.addHook('onRequest', async (request) => {
      Object.assign(request, { graphql: { shared } });
    });
    scope.get('/', (_, reply) => reply.type('application/json').send(shared.bytes));
  });
  const read = async () =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload;
  expect((await read()).byteLength).toBe(withQuality(json, 4));
  const once = shared.compressed.get('br');
  expect(await read()).toEqual(once);
  expect(shared.compressed.get('br')).toBe(once);
  await app.close();
});
