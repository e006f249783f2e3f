// The calls of one request to the gateway: its cookies, its deadline and the headers of each call.
import { setMaxListeners } from 'node:events';
import type { Observation } from '../observability/observer.ts';
import type { UpstreamUsage } from '../observability/outcomes.ts';
import type { UpstreamClient } from './client.ts';
import { type CookieRules, cookieForUpstream, mergeCookies, setCookiesOf } from './cookies.ts';
import { hasCode } from './errors/errors.ts';
import { refusal } from './errors/refusals.ts';
import type { AuthLimiter, AuthTry } from './guess-limits/auth-limiter.ts';
import { clientAddressHeaders } from './http/client-address-headers.ts';
import type { UpstreamPath } from './http/path.ts';
import type { UpstreamRequest, UpstreamResponse } from './http/request.ts';
import { NEVER_ABORTED } from './never-aborted.ts';
import type { PublicReads } from './public-reads/public-reads.ts';
import { isSlowCall } from './resilience/slow-calls.ts';

/**
 * `as`: with the viewer's session or with the gateway's service credential; a read with either is
 * never from the cache of public data. `ifMatch`: the revision that a change is based on.
 */
export type CallOptions = {
  as?: 'viewer' | 'service';
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
};

/** The client that has sent a request to the gateway. */
export type RequestClient = {
  observation: Observation;
  /** The browser's Cookie header. */
  cookie: string | undefined;
  /** Its IP address; upstream limits guesses per address. */
  address: string;
  /** The User-Agent header; upstream stores it with a new session, for the list of sessions. */
  userAgent: string | undefined;
  /**
   * The language of the interface, for writes: upstream stores it with the account, for messages.
   * Exactly `bn` or `en` in Accept-Language; a browser's default list is ignored, because it is not
   * the chosen language.
   */
  language: 'bn' | 'en' | undefined;
  /** Aborted when the client disconnects, unless other requests wait for the operation. */
  aborted: AbortSignal;
};

/** The backend of this process; the same for all requests. */
export type UpstreamBackend = {
  client: UpstreamClient;
  /** Undefined: service calls use the viewer's session. */
  serviceToken: string | undefined;
  /** Deadline of all calls of the operation together. */
  operationTimeoutMs: number;
  /** Timeout of each call. */
  timeoutMs: number;
  /** Timeout of slow calls (resilience/slow-calls.ts). */
  slowCallTimeoutMs: number;
  cookieRules: CookieRules;
  authLimiter: AuthLimiter;
  /** Called when the backend is unreachable. */
  onUnreachable: () => void;
  publicReads: PublicReads;
  /** Called after each write, even if it failed. */
  onWrite: (call: Pick<UpstreamRequest, 'method' | 'path'>) => void;
};

type Method = UpstreamRequest['method'];

export type CallBody = { bytes: Buffer; type: string };

/** Extracts the result from a response; throws the error of a status that is none. */
export type Parse<Result> = (response: UpstreamResponse) => Result;

/**
 * Makes the calls of one request. Collects the cookies that upstream sets, for the response to the
 * browser.
 */
export class RequestCalls {
  readonly #requestClient: RequestClient;
  readonly #backend: UpstreamBackend;
  #cookie: string | undefined;
  /**
   * Deadline of all calls, by `performance.now()`. A timer per operation would be too expensive.
   */
  #deadlineAt: number;
  /** Aborted when the client disconnects. */
  #aborted: AbortSignal;
  /** Set-Cookie headers for the browser, in order. */
  readonly setCookies: string[] = [];
  readonly usage: UpstreamUsage = { calls: 0, milliseconds: 0, cacheHits: 0, shared: 0 };

  constructor(requestClient: RequestClient, backend: UpstreamBackend) {
    this.#requestClient = requestClient;
    this.#backend = backend;
    this.#cookie = cookieForUpstream(requestClient.cookie, backend.cookieRules);
    this.#deadlineAt = performance.now() + backend.operationTimeoutMs;
    this.#aborted = requestClient.aborted;
  }

  /**
   * From now on the calls of this request are not aborted by a disconnect, so that a submission is
   * not lost when the page closes. The deadline becomes `forMs` from now.
   */
  detachFromClient(forMs = this.#backend.operationTimeoutMs): void {
    this.#deadlineAt = performance.now() + forMs;
    this.#aborted = NEVER_ABORTED;
  }

  /** True if the gateway has a credential of its own for calls `as: 'service'`. */
  get hasServiceCredential(): boolean {
    return this.#backend.serviceToken !== undefined;
  }

  /** True if the call is sent with that credential, without the viewer's session. */
  isServiceCall({ as }: CallOptions): boolean {
    return as === 'service' && this.hasServiceCredential;
  }

  /** True if all other calls are sent with a session cookie. */
  get hasSession(): boolean {
    return this.#cookie !== undefined;
  }

  /** A JSON write. The paths that check credentials are limited (guess-limits/auth-limiter.ts). */
  write<Result>(
    method: Method,
    path: UpstreamPath,
    body: object | undefined,
    parse: Parse<Result>,
    options?: CallOptions,
  ): Promise<Result> {
    const json =
      body === undefined
        ? undefined
        : { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
    const { authLimiter, cookieRules } = this.#backend;
    const { address, cookie: browserCookie } = this.#requestClient;
    const setCookie = (header: string) =>
      void this.setCookies.push(...setCookiesOf([header], cookieRules));
    const call = { path, body, cookie: this.#cookie, browserCookie, address, setCookie };
    const sendCall = (tried: AuthTry) =>
      this.call(method, path, json, parse, { ...options, ...tried });
    return authLimiter.run(call, sendCall);
  }

  /** Makes a call with the cookies of this request. */
  call<Result>(
    method: Method,
    path: UpstreamPath,
    body: CallBody | undefined,
    parse: Parse<Result>,
    options: CallOptions & AuthTry = {},
  ): Promise<Result> {
    const { observation } = this.#requestClient;
    const { client, timeoutMs, slowCallTimeoutMs, operationTimeoutMs } = this.#backend;
    const startedAt = performance.now();
    this.usage.calls += 1;
    const headers = this.#callHeaders(method, body, options);
    const isSlow = isSlowCall({ method, path, headers });
    // The deadline starts now, so that time spent before does not count, such as for a slow upload.
    if (isSlow) this.detachFromClient(slowCallTimeoutMs + operationTimeoutMs);
    const request: UpstreamRequest = {
      method,
      path,
      headers,
      body: body?.bytes,
      signal: this.#aborted,
      timeoutMs: isSlow ? slowCallTimeoutMs : timeoutMs,
      deadlineAt: this.#deadlineAt,
    };
    const recordEnd = () => {
      this.usage.milliseconds += performance.now() - startedAt;
      if (method !== 'GET') this.#backend.onWrite({ method, path });
    };
    return observation
      .call(request, (call) => client.send(call))
      .then(
        (response) => {
          recordEnd();
          const setCookies = response.headers['set-cookie'];
          if (setCookies && !this.isServiceCall(options)) this.#keepCookies(setCookies);
          return parse(response);
        },
        (error: unknown) => {
          recordEnd();
          this.#noteUnreachable(error);
          throw error;
        },
      );
  }

  /** A GET without cookies in either direction; cached, or coalesced with a read in flight. */
  async readPublic(path: UpstreamPath): Promise<UpstreamResponse> {
    const { publicReads, client, timeoutMs } = this.#backend;
    const { observation } = this.#requestClient;
    const cachedResponse = publicReads.get(path);
    if (cachedResponse) {
      this.usage.cacheHits += 1;
      return cachedResponse;
    }
    const running = publicReads.join(path);
    this.usage[running ? 'shared' : 'calls'] += 1;
    const startedAt = performance.now();
    // Not aborted by a disconnect of this client, because others may wait for it.
    const request: UpstreamRequest = {
      method: 'GET',
      path,
      headers: this.#headers(),
      signal: NEVER_ABORTED,
      timeoutMs,
    };
    const read = () =>
      publicReads.read(path, () => observation.call(request, (call) => client.send(call)));
    // If the data has changed meanwhile, one of the waiting requests reads again for all.
    const joinOrRead = (joined = publicReads.join(path)): Promise<UpstreamResponse> =>
      joined?.then((response) => response ?? joinOrRead()) ?? read();
    const pendingResponse = joinOrRead(running);
    try {
      return await withDeadline(pendingResponse, this.#aborted, this.#deadlineAt);
    } catch (error) {
      this.#noteUnreachable(error);
      throw error;
    } finally {
      if (!running) this.usage.milliseconds += performance.now() - startedAt;
    }
  }

  #callHeaders(
    method: Method,
    body: CallBody | undefined,
    options: CallOptions & AuthTry,
  ): Record<string, string> {
    const { userAgent, language } = this.#requestClient;
    const { serviceToken } = this.#backend;
    const isServiceCall = this.isServiceCall(options);
    const headers = this.#headers();
    if (body) headers['content-type'] = body.type;
    if (isServiceCall) headers.authorization = `Bearer ${serviceToken}`;
    else if (this.#cookie) headers.cookie = this.#cookie;
    // Sessions are only created by writes, so reads need no user agent.
    if (method !== 'GET' && userAgent) headers['user-agent'] = userAgent.slice(0, 300);
    if (method !== 'GET' && !isServiceCall && language) headers['accept-language'] = language;
    if (options.device && serviceToken !== undefined)
      headers['x-alokpath-known-device'] = options.device;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.ifMatch) headers['if-match'] = `"${options.ifMatch}"`;
    return headers;
  }

  /** The headers of every call. */
  #headers(): Record<string, string> {
    const { observation, address } = this.#requestClient;
    return {
      'x-request-id': observation.requestId,
      ...clientAddressHeaders(address, this.#backend.serviceToken),
    };
  }

  #keepCookies(headers: string[]): void {
    const { cookieRules } = this.#backend;
    const setCookies = setCookiesOf(headers, cookieRules);
    this.setCookies.push(...setCookies);
    this.#cookie = mergeCookies(this.#cookie, setCookies, cookieRules);
  }

  #noteUnreachable(error: unknown): void {
    if (hasCode(error, 'UPSTREAM_UNAVAILABLE')) this.#backend.onUnreachable();
  }
}

/**
 * Waits for a response that other requests may wait for too. Rejects with DEADLINE_PASSED at the
 * deadline, or when the client disconnects (nobody then reads the error).
 */
function withDeadline<T>(
  response: Promise<T>,
  aborted: AbortSignal,
  deadlineAt: number,
): Promise<T> {
  // Each waiting read adds a listener; Node warns of a memory leak above ten.
  setMaxListeners(0, aborted);
  return new Promise((resolve, reject) => {
    const stop = () => reject(refusal('DEADLINE_PASSED'));
    const timer = setTimeout(stop, Math.max(0, deadlineAt - performance.now()));
    if (aborted.aborted) stop();
    aborted.addEventListener('abort', stop);
    const clear = () => {
      clearTimeout(timer);
      aborted.removeEventListener('abort', stop);
    };
    response.then(resolve, reject).finally(clear);
  });
}
