// Gateways and upstreams on real ports: for connections, for comparing the fast path with the full
// pipeline, and for data shared by several gateways.
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Env, readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import type { ServerOptions } from '../../gateway/src/http/server-options.ts';
import type { ResponseSource } from '../../gateway/src/observability/outcomes.ts';
import { type App, NOW, SECRET, SERVICE_TOKEN } from './kit.ts';

export type UpstreamCall = {
  method: string;
  path: string;
  cookie: string | undefined;
  language: string | undefined;
};
type UpstreamReply = {
  status?: number;
  headers?: Record<string, string | string[]>;
  body: unknown;
  afterMs?: number;
  /** Sent once this has resolved. */
  after?: Promise<unknown>;
};

/** A response with its source. */
export type GatewayResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: { data?: unknown; errors?: unknown[] };
  source: ResponseSource;
};
export type GatewayRequest = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  payload?: string;
};

export class Gateway {
  readonly app: App;
  readonly #port: number;
  /** Sources of the responses of the fast path, in order. */
  readonly sources: ResponseSource[];
  readonly #calls: UpstreamCall[];
  readonly #buildFull: () => Promise<App>;
  /** A gateway without a fast path. */
  #full: Promise<App> | undefined;
  readonly #learned = new Set<string>();

  constructor({
    app,
    sources,
    calls,
    buildFull,
  }: {
    app: App;
    sources: ResponseSource[];
    calls: UpstreamCall[];
    buildFull: () => Promise<App>;
  }) {
    this.app = app;
    this.#port = (app.server.address() as AddressInfo).port;
    this.sources = sources;
    this.#calls = calls;
    this.#buildFull = buildFull;
  }

  /** Resolves when this many further requests have arrived. */
  arrivals(count: number): Promise<void> {
    return new Promise((resolve) => {
      let missing = count;
      const arrive = () => {
        missing -= 1;
        if (missing > 0) return;
        this.app.server.off('request', arrive);
        resolve();
      };
      this.app.server.on('request', arrive);
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await (await this.#full)?.close();
  }

  send({
    method = 'POST',
    path = '/graphql',
    headers = {},
    payload,
  }: GatewayRequest): Promise<GatewayResponse> {
    const before = this.sources.length;
    this.#learned.add(`${path} ${payload}`);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          headers: { connection: 'close', ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            const text = response.headers['content-encoding'] ? '{}' : bytes.toString('utf8');
            const body = text.startsWith('{') ? JSON.parse(text) : {};
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              body,
              source: this.sources[before] ?? 'pipeline',
            });
          });
        },
      );
      request.on('error', reject);
      if (payload !== undefined) request.setHeader('content-length', Buffer.byteLength(payload));
      request.end(payload);
    });
  }

  execute(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GatewayResponse> {
    const payload = JSON.stringify({ query, variables });
    return this.send({ headers: { 'content-type': 'application/json', ...headers }, payload });
  }

  /**
   * Like `send`, to an identical gateway without a fast path. Afterwards the operation is known to
   * this gateway.
   */
  async sendFull(request: GatewayRequest): Promise<GatewayResponse> {
    this.#full ??= this.#buildFull();
    const response = await injectInto(await this.#full, request);
    const called = this.#calls.length;
    await this.#learn(request);
    // Calls made for that are not part of the result.
    this.#calls.length = called;
    const body = response.headers['content-encoding'] ? {} : response.json();
    return {
      status: response.statusCode,
      headers: response.headers as IncomingHttpHeaders,
      bytes: response.rawPayload,
      body,
      source: 'pipeline',
    };
  }

  async learn(query: string, variables: object = {}): Promise<void> {
    await this.#learn({
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query, variables }),
    });
  }

  async #learn(request: GatewayRequest): Promise<void> {
    const key = `${request.path ?? '/graphql'} ${request.payload}`;
    if (this.#learned.has(key)) return;
    this.#learned.add(key);
    await injectInto(this.app, request);
  }
}

function injectInto(
  app: App,
  { method = 'POST', path = '/graphql', headers = {}, payload }: GatewayRequest,
) {
  return app.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

export type Listening = {
  gateways: Gateway[];
  calls: UpstreamCall[];
  requestLines: () => string[];
  /** Sets the responses of upstream; unknown paths are a 404. */
  upstream: (respond: (call: UpstreamCall) => UpstreamReply | undefined) => void;
};

/** The value of the session cookie of a call. */
export const personOf = ({ cookie }: UpstreamCall) =>
  /alokpath_session=(\w+)/.exec(cookie ?? '')?.[1];

/** The only gateway. */
export function only([gateway]: Gateway[]): Gateway {
  if (!gateway) throw new Error('no gateway');
  return gateway;
}

/** Starts upstream and `count` gateways for the tests of one `describe`. */
export function useListening(
  changes: Partial<Env> = {},
  count = 1,
  server: Partial<ServerOptions> = {},
): Listening {
  let respond: (call: UpstreamCall) => UpstreamReply | undefined = () => undefined;
  const listening: Listening = {
    gateways: [],
    calls: [],
    requestLines: () => listening.calls.map(({ method, path }) => `${method} ${path}`),
    upstream: (responder) => {
      respond = responder;
    },
  };
  const backend = http.createServer((request, response) => {
    request.resume();
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      cookie: request.headers.cookie,
      language: request.headers['accept-language'],
    };
    if (call.path !== '/ext' || respond(call)) listening.calls.push(call);
    const {
      status = 200,
      headers = {},
      body,
      afterMs = 0,
      after,
    } = respond(call) ?? { status: 404, body: { error: 'There is no such address.' } };
    const send = () =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (after) void after.then(send);
    else setTimeout(send, afterMs);
  });

  beforeAll(async () => {
    nock.restore();
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { env } = readEnv({ TICKET_SECRET: SECRET, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN });
    const upstreamUrl = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
    for (let i = 0; i < count; i += 1) {
      const sources: ResponseSource[] = [];
      const options = {
        env: { ...env, upstreamUrl, ...changes },
        now: () => NOW,
        runsBeforeCompiling: 0,
        ...server,
      };
      const app = await buildServer({
        onFastResponse: (source) => sources.push(source),
        ...options,
      });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const buildFull = () =>
        buildServer({
          ...options,
          env: { ...options.env, metricsPort: undefined },
          hasFastPath: false,
        });
      listening.gateways.push(new Gateway({ app, sources, calls: listening.calls, buildFull }));
    }
  });
  beforeEach(() => {
    listening.calls.length = 0;
  });
  afterAll(async () => {
    await Promise.all(listening.gateways.map((gateway) => gateway.close()));
    backend.closeAllConnections();
    backend.close();
    if (!nock.isActive()) nock.activate();
  });
  return listening;
}
