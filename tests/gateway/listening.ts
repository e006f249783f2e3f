// Gateways that really listen, over an upstream that really listens: for the fast path, which stands in front of Fastify and which
// `inject` never meets, and for what several gateways share.
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Env, readEnv } from '../../gateway/src/env.ts';
import type { Way } from '../../gateway/src/execution/fast-replies.ts';
import { buildServer, type ServerOptions } from '../../gateway/src/server.ts';
import { type App, NOW, SECRET, SERVICE_TOKEN } from './kit.ts';

export type UpstreamCall = { method: string; path: string; cookie: string | undefined };
type UpstreamReply = { status?: number; headers?: Record<string, string | string[]>; body: unknown; afterMs?: number };

/** What a gateway answered, and how: by the fast path in one of its ways, or the whole way. */
export type Got = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: { data?: unknown; errors?: unknown[] };
  way: Way | 'whole';
};
export type Sent = { method?: string; path?: string; headers?: Record<string, string>; payload?: string };

export class Gateway {
  readonly app: App;
  readonly #port: number;
  /** How the fast path answered, in the order of the answers. */
  readonly ways: Way[];

  constructor(app: App, ways: Way[]) {
    this.app = app;
    this.#port = (app.server.address() as AddressInfo).port;
    this.ways = ways;
  }

  send({ method = 'POST', path = '/graphql', headers = {}, payload }: Sent): Promise<Got> {
    const before = this.ways.length;
    return new Promise((resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port: this.#port, method, path, headers: { connection: 'close', ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            const text = answer.headers['content-encoding'] ? '{}' : bytes.toString('utf8');
            const body = text.startsWith('{') ? JSON.parse(text) : {};
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, body, way: this.ways[before] ?? 'whole' });
          });
        },
      );
      request.on('error', reject);
      if (payload !== undefined) request.setHeader('content-length', Buffer.byteLength(payload));
      request.end(payload);
    });
  }

  ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Got> {
    const payload = JSON.stringify({ query, variables });
    return this.send({ headers: { 'content-type': 'application/json', ...headers }, payload });
  }

  /** As `send`, behind the fast path: it is not asked, and learns the operation. */
  async sendWhole({ method = 'POST', path = '/graphql', headers = {}, payload }: Sent): Promise<Got> {
    const answer = await this.app.inject({ method: method as 'GET', url: path, headers, ...(payload === undefined ? {} : { payload }) });
    const body = answer.headers['content-encoding'] ? {} : answer.json();
    return { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders, bytes: answer.rawPayload, body, way: 'whole' };
  }

  async learn(query: string, variables: object = {}): Promise<void> {
    await this.sendWhole({ headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ query, variables }) });
  }
}

export type Listening = {
  gateways: Gateway[];
  calls: UpstreamCall[];
  asked: () => string[];
  /** What upstream answers from here on; a path it does not know is a 404. */
  upstream: (answer: (call: UpstreamCall) => UpstreamReply | undefined) => void;
};

/** The person whose session a call was made by. */
export const personOf = ({ cookie }: UpstreamCall) => /alokpath_session=(\w+)/.exec(cookie ?? '')?.[1];

/** The gateway, where there is one. */
export function only([gateway]: Gateway[]): Gateway {
  if (!gateway) throw new Error('no gateway');
  return gateway;
}

/** Starts upstream and so many gateways for the tests of one `describe`. */
export function useListening(changes: Partial<Env> = {}, count = 1, server: Partial<ServerOptions> = {}): Listening {
  let answer: (call: UpstreamCall) => UpstreamReply | undefined = () => undefined;
  const listening: Listening = {
    gateways: [],
    calls: [],
    asked: () => listening.calls.map(({ method, path }) => `${method} ${path}`),
    upstream: (given) => {
      answer = given;
    },
  };
  const backend = http.createServer((request, response) => {
    request.resume();
    const call = { method: request.method ?? '', path: request.url ?? '', cookie: request.headers.cookie };
    if (call.path !== '/ext' || answer(call)) listening.calls.push(call);
    const { status = 200, headers = {}, body, afterMs = 0 } = answer(call) ?? { status: 404, body: { error: 'There is no such address.' } };
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)), afterMs);
  });

  beforeAll(async () => {
    nock.restore();
    await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
    const { env } = readEnv({ TICKET_SECRET: SECRET, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN });
    const upstreamUrl = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
    for (let i = 0; i < count; i += 1) {
      const ways: Way[] = [];
      const app = await buildServer({
        env: { ...env, upstreamUrl, ...changes },
        now: () => NOW,
        runsBeforeCompiling: 0,
        onFastAnswer: (way) => ways.push(way),
        ...server,
      });
      await app.listen({ host: '127.0.0.1', port: 0 });
      listening.gateways.push(new Gateway(app, ways));
    }
  });
  beforeEach(() => {
    listening.calls.length = 0;
  });
  afterAll(async () => {
    await Promise.all(listening.gateways.map(({ app }) => app.close()));
    backend.closeAllConnections();
    backend.close();
    if (!nock.isActive()) nock.activate();
  });
  return listening;
}
