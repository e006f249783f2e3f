// Compresses responses. One that is sent to many is compressed once for each encoding.
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The same encodings on every version of Node. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];
const MIN_BYTES = 1024;

export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold: MIN_BYTES, encodings: ENCODINGS });
}

/**
 * Keeps what @fastify/compress made of shared responses, for the routes of a scope. Must be called
 * before they are added.
 */
export function keepCompressedResponses(scope: FastifyInstance): void {
  /**
   * Accept-Encoding -> the encoding that was chosen. Browsers have a handful of them; made-up ones
   * must not fill the memory.
   */
  const chosen = new LRUCache<string, string>({ max: 100 });

  // Hooks of a scope run before those of its routes, where the plugin has its own.
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { shared } = request.graphql;
    const encoding = shared && chosen.get(request.headers['accept-encoding'] ?? '');
    const bytes =
      encoding && request.headers['x-no-compression'] === undefined
        ? shared.compressed.get(encoding)
        : undefined;
    if (bytes)
      reply.header('content-encoding', encoding).header('content-length', bytes.byteLength);
    done(null, bytes ?? payload);
  });
  scope.addHook('onRoute', (route) => {
    const keep: typeof route.onSend = (request, reply, payload, done) => {
      const { shared } = request.graphql;
      const encoding = shared && reply.getHeader('content-encoding');
      if (typeof encoding === 'string' && Buffer.isBuffer(payload)) {
        chosen.set(request.headers['accept-encoding'] ?? '', encoding);
        shared?.compressed.set(encoding, payload);
      }
      done(null, payload);
    };
    route.onSend = [...[route.onSend ?? []].flat(), keep];
  });
}
