// The HTTP server: ordinary requests straight from the connection, the others by Node's HTTP; the fast path in front of Fastify in both.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { FastPath } from '../execution/fast-path.ts';
import { NodeReply } from './node-reply.ts';
import { PlainConnection } from './plain-connection.ts';

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

const NO_BODY = Buffer.alloc(0);

export type FrontServerOptions = {
  fastPath: FastPath;
  /** A request must have arrived by then. */
  requestTimeoutMs: number;
  /** Whether ordinary requests are read here; otherwise everything comes over Node's HTTP. */
  plainConnections: boolean;
};

export class FrontServer {
  readonly #options: FrontServerOptions;
  readonly #connections = new Set<PlainConnection>();
  /** Bodies that the fast path has read of requests that then go the whole way. */
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>();

  constructor(options: FrontServerOptions) {
    this.#options = options;
  }

  /** For Fastify's option of that name. With it Fastify leaves the server's own settings to us. */
  readonly serverFactory: FastifyServerFactory = (fastify) => {
    const settings = { requestTimeout: this.#options.requestTimeoutMs, keepAliveTimeout: KEEP_ALIVE_MS };
    const server = http.createServer(settings, (request, response) => {
      this.#handle(request, response, (body) => {
        if (body) this.#bodies.set(request, body);
        fastify(request, response);
      });
    });
    if (this.#options.plainConnections) this.#standInFrontOf(server);
    return server;
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
      this.#options.fastPath.open(common.flatMap(([name, value]) => [name, String(value)]));
    });
    app.addHook('preClose', async () => {
      this.#options.fastPath.close();
      for (const connection of this.#connections) connection.closeIfIdle();
    });
  }

  /** Every connection begins with ordinary requests, until it brings something else: then Node's own listener gets it. */
  #standInFrontOf(server: http.Server): void {
    const nodesOwn = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      const isOver = () => this.#connections.delete(connection);
      const handOver = () => {
        isOver();
        for (const listener of nodesOwn) Reflect.apply(listener, server, [socket]);
      };
      const connection = new PlainConnection(socket, { fastPath: this.#options.fastPath, keepAliveMs: KEEP_ALIVE_MS, handOver });
      this.#connections.add(connection);
      socket.once('close', isOver);
    });
  }

  /** Takes what comes over Node's HTTP and is ordinary all the same. @param next the whole way, with the body where it has been read */
  #handle(request: IncomingMessage, response: ServerResponse, next: (body?: Buffer) => void): void {
    const form = this.#options.fastPath.formOf(request);
    if (!form) next();
    else if (form.isGet) {
      if (!this.#options.fastPath.answer(request, NO_BODY, form, new NodeReply(response))) next();
    } else {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const [first = NO_BODY] = chunks;
        const body = chunks.length > 1 ? Buffer.concat(chunks) : first;
        if (!this.#options.fastPath.answer(request, body, form, new NodeReply(response))) next(body);
      });
    }
  }
}
