// Compresses responses. Shared responses are compressed once per encoding.
import zlib, { type BrotliOptions, type InputType } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Explicit, because the default depends on the version of Node. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];
const MIN_BYTES = 1024;
/**
 * Responses up to this size are compressed synchronously: a paper or review of 100 questions takes
 * less than a millisecond; as a stream it takes twice the CPU time (docs/decisions/082). The
 * default limit of the plugin depends on the number of cores.
 */
const MAX_SYNC_BYTES = 256 * 1024;
/**
 * JSON for one client is compressed quickly (docs/decisions/085, 102): papers and reviews take 40 %
 * less time and 2 to 9 % more bytes; smaller bodies take 70 % less time and at most 300 bytes more,
 * which is less than a packet.
 */
const LARGE_BYTES = 32 * 1024;
const QUALITY_OF_LARGE = 2;
const QUALITY_OF_SMALL = 1;
const OPENING_BRACE = 0x7b;
/** The bodies of shared responses, which are compressed once for many clients. */
const sharedBodies = new WeakSet<object>();

/** @param options of the plugin, with its quality */
function brotliCompressSync(payload: InputType, options: BrotliOptions): Buffer {
  const isForOneClient =
    Buffer.isBuffer(payload) && payload.at(0) === OPENING_BRACE && !sharedBodies.has(payload);
  if (!isForOneClient) return zlib.brotliCompressSync(payload, options);
  const quality = payload.byteLength < LARGE_BYTES ? QUALITY_OF_SMALL : QUALITY_OF_LARGE;
  const params = { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
  return zlib.brotliCompressSync(payload, { ...options, params });
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    encodings: ENCODINGS,
    zlib: { ...zlib, brotliCompressSync },
  });
}

/**
 * Caches the compressed bodies of shared responses. Must be called before the routes of the scope
 * are added.
 */
export function keepCompressedResponses(scope: FastifyInstance): void {
  /**
   * Accept-Encoding -> chosen encoding. Browsers send few values; the limit protects the memory
   * from made-up ones.
   */
  const encodings = new LRUCache<string, string>({ max: 100 });

  // Hooks of a scope run before those of its routes, where the plugin has its own.
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { shared } = request.graphql;
    const encoding = shared && encodings.get(request.headers['accept-encoding'] ?? '');
    const bytes =
      encoding && request.headers['x-no-compression'] === undefined
        ? shared.compressed.get(encoding)
        : undefined;
    if (shared) sharedBodies.add(shared.bytes);
    if (bytes)
      reply.header('content-encoding', encoding).header('content-length', bytes.byteLength);
    done(null, bytes ?? payload);
  });
  scope.addHook('onRoute', (route) => {
    const cacheCompressedBody: typeof route.onSend = (request, reply, payload, done) => {
      const { shared } = request.graphql;
      const encoding = shared && reply.getHeader('content-encoding');
      if (typeof encoding === 'string' && Buffer.isBuffer(payload)) {
        encodings.set(request.headers['accept-encoding'] ?? '', encoding);
        shared?.compressed.set(encoding, payload);
      }
      done(null, payload);
    };
    route.onSend = [...[route.onSend ?? []].flat(), cacheCompressedBody];
  });
}
