// The HTTP server with the fast path in front of Fastify.
import http, { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { FastPath } from './fast-path.ts';

/** Headers of an answer that belong to that answer alone. */
const PARTICULAR = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** Fastify's own. */
const KEEP_ALIVE_MS = 72_000;

export class FastServer {
  readonly #fastPath: FastPath;
  readonly #requestTimeoutMs: number;
  /** Bodies that the fast path has read of requests that then go the whole way. */
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>();

  /** @param requestTimeoutMs a request must have arrived by then */
  constructor(fastPath: FastPath, requestTimeoutMs: number) {
    this.#fastPath = fastPath;
    this.#requestTimeoutMs = requestTimeoutMs;
  }

  /** For Fastify's option of that name. With it Fastify leaves the server's own settings to us. */
  readonly serverFactory: FastifyServerFactory = (fastify) => {
    const settings = { requestTimeout: this.#requestTimeoutMs, keepAliveTimeout: KEEP_ALIVE_MS };
    return http.createServer(settings, (request, response) => {
      this.#fastPath.handle(request, response, (body) => {
        if (body) this.#bodies.set(request, body);
        fastify(request, response);
      });
    });
  };

  /** Hands bodies on to the routes of a scope. */
  register(scope: FastifyInstance): void {
    scope.addHook('preParsing', async (request, _, payload) => {
      const body = this.#bodies.get(request.raw);
      return body ? Readable.from([body]) : payload;
    });
  }

  /** Opens the fast path when the server listens, with the headers that the whole way gives now; closes it before the server closes. */
  follow(app: FastifyInstance): void {
    app.addHook('onListen', async () => {
      const { headers } = await app.inject({ method: 'POST', url: '/graphql', payload: {} });
      const common = Object.entries(headers).filter(([name, value]) => !PARTICULAR.has(name) && value !== undefined);
      this.#fastPath.open(common.flatMap(([name, value]) => [name, String(value)]));
    });
    app.addHook('preClose', async () => this.#fastPath.close());
  }
}
