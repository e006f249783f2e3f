// The gateway under test: the full HTTP and Apollo pipeline by `inject`, upstream by nock, no
// network. A test must use every response that it prepares, and make no other calls.

import nock from 'nock';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Env, readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import type { ServerOptions } from '../../gateway/src/http/server-options.ts';
import { type Ticket, Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import { FakeUpstream } from './fake-upstream.ts';
import { OverNodeHttp } from './over-node-http.ts';

export const SECRET = 'a secret of the tests that is long enough';
export const SERVICE_TOKEN = 'service-token-for-the-tests';
/** The cookie of a signed-in student. */
export const COOKIE = 'alokpath_session=aisha';
/** Time at the start of each test. */
export const NOW = Date.parse('2026-03-01T10:00:00.000Z');

export type App = Awaited<ReturnType<typeof buildServer>>;
export type HttpResponse = Awaited<ReturnType<App['inject']>>;
export type HttpRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
  /** The address of the client. */
  remoteAddress?: string;
};

export type GatewayOptions = {
  /** Capabilities in GET /ext; undefined: a host without extensions. */
  extensions?: string[];
  env?: Partial<Env>;
  /** Further options of the server. */
  server?: Partial<ServerOptions>;
};

/** An error in a response. */
export type WireError = {
  message: string;
  path?: (string | number)[];
  extensions: {
    code: string;
    requestId?: string;
    status?: number;
    limit?: string;
    retryAfter?: number;
    fieldErrors?: { path: string; message: string }[];
  };
};

/** A response of /graphql. */
export type GraphQLResponse<T> = {
  status: number;
  /** Throws if there is none; tests that expect errors use `errors`. */
  data: T;
  errors: WireError[];
  codes: string[];
  setCookies: string[];
  raw: HttpResponse;
};

export type ExecuteOptions = { cookie?: string | undefined; headers?: Record<string, string> };

/** A gateway for the tests of one `describe`, with its upstream and its clock. */
export function useGateway({ extensions, env: changes = {}, server = {} }: GatewayOptions = {}) {
  let app: App;
  const upstream = new FakeUpstream('http://upstream.test', extensions);
  const clock = { now: NOW };
  const env: Env = {
    ...readEnv({
      TICKET_SECRET: SECRET,
      UPSTREAM_URL: 'http://upstream.test',
      UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN,
    }).env,
    // Generous, for busy machines. Tests of timeouts set them in `env`.
    upstreamTimeoutMs: 20_000,
    slowCallTimeoutMs: 30_000,
    operationTimeoutMs: 60_000,
    // Each test prepares its own responses, so nothing is cached. Tests of caches enable them in
    // `env`.
    publicCacheSeconds: 0,
    publicSharing: false,
    // A response is prepared for one call. Tests of retries enable them in `env`.
    upstreamRetries: 0,
    ...changes,
  };

  beforeAll(async () => {
    nock.disableNetConnect();
    app = await buildServer({
      env,
      now: () => clock.now,
      runsBeforeCompiling: 0,
      keepsExamVersions: false,
      openUpstream: (origin) => new OverNodeHttp(origin),
      ...server,
    });
  });
  beforeEach(() => {
    clock.now = NOW;
    upstream.reset();
  });
  afterEach(() => upstream.verify());
  afterAll(async () => {
    await app.close();
    nock.cleanAll();
    nock.enableNetConnect();
  });

  const inject = (request: HttpRequest): Promise<HttpResponse> => app.inject(request);

  async function execute<T = Record<string, unknown>>(
    query: string,
    variables: object = {},
    { cookie, headers }: ExecuteOptions = {},
  ): Promise<GraphQLResponse<T>> {
    const raw = await inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
      payload: JSON.stringify({ query, variables }),
    });
    return parseResponse<T>(raw);
  }

  /** Like `execute`, as a signed-in student. */
  const executeAsStudent = <T = Record<string, unknown>>(query: string, variables: object = {}) =>
    execute<T>(query, variables, { cookie: COOKIE });

  return {
    execute,
    executeAsStudent,
    inject,
    upstream,
    clock,
    /** Signs a ticket with the secret of this gateway. */
    ticket: (ticket: Ticket) => new Tickets(SECRET).sign(ticket),
    get app() {
      return app;
    },
  };
}

/** Parses a response of /graphql. */
export function parseResponse<T>(raw: HttpResponse): GraphQLResponse<T> {
  const body = raw.json<{ data?: T; errors?: WireError[] }>();
  const errors = body.errors ?? [];
  return {
    status: raw.statusCode,
    get data() {
      if (body.data === undefined || body.data === null)
        throw new Error(`No data: ${JSON.stringify(errors)}`);
      return body.data;
    },
    errors,
    codes: errors.map((error) => error.extensions.code),
    setCookies: [raw.headers['set-cookie'] ?? []].flat(),
    raw,
  };
}

/** Expects a response without errors; returns its data. */
export function dataOf<T>(response: GraphQLResponse<T>): T {
  expect(response.errors).toEqual([]);
  return response.data;
}
