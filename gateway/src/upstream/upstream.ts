// The REST backend for one request: the client with the cookies and the deadline of this request.
// Only the api.ts files of modules use it.
import { setMaxListeners } from 'node:events';
import type { Observation } from '../observability/observer.ts';
import type { UpstreamUsage } from '../observability/outcomes.ts';
import type { UpstreamClient } from './client.ts';
import { type CookieRules, cookieForUpstream, mergeCookies, setCookiesOf } from './cookies.ts';
import { hasCode } from './errors/errors.ts';
import { refusal } from './errors/refusals.ts';
import type { AuthLimiter, AuthTry } from './guess-limits/auth-limiter.ts';
import { clientAddressHeaders } from './http/client-address-headers.ts';
import { type UpstreamPath, withQuery } from './http/path.ts';
import type { UpstreamRequest, UpstreamResponse } from './http/request.ts';
import {
  parseDocument,
  parseDocumentOrNull,
  parseList,
  parsePage,
  type UpstreamPage,
} from './http/response-body.ts';
import { NEVER_ABORTED } from './never-aborted.ts';
import { type Audience, type DataPart, isOfCourses, partOf } from './public-reads/allow-list.ts';
import type { PublicReads } from './public-reads/public-reads.ts';
import { isSlowCall } from './resilience/slow-calls.ts';

/**
 * `as`: with the viewer's session or with the gateway's service credential. `ifMatch`: the revision
 * that a change is based on.
 */
export type CallOptions = {
  as?: 'viewer' | 'service';
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
};

type InternalCallOptions = CallOptions & AuthTry;

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

/** Stops a host whose cursors never end; no page shows this many. */
const MAX_LISTED = 10_000;

/**
 * Upstream calls of one request. Collects the cookies that upstream sets, for the response to the
 * browser.
 */
export class Upstream {
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
  /** Parts of the public data that this request has read. */
  readonly parts = new Set<DataPart>();
  #audience: Audience = 'everybody';
  /**
   * The request has read an unpublished course, so everything below it must be read with its
   * session too.
   */
  #readsWithheld = false;

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

  /** The clients that may receive a response made of the reads so far. */
  get audience(): Audience {
    return this.#audience;
  }

  /**
   * True if the request has a session. Narrows the audience, because the response now depends on
   * it.
   */
  hasSession(): boolean {
    this.#narrowAudience();
    return this.#cookie !== undefined;
  }

  /** True if calls `as: 'service'` use the gateway's own credential. */
  hasServiceCredential(): boolean {
    return this.#backend.serviceToken !== undefined;
  }

  /** Narrows the audience to visitors, or with a session to its owner. */
  #narrowAudience(): void {
    if (this.#cookie !== undefined) this.#audience = 'one';
    else if (this.#audience === 'everybody') this.#audience = 'visitors';
  }

  /** GET of one document. Error NOT_FOUND if it does not exist. */
  get<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T> {
    return this.#read(path, parseDocument, options) as Promise<T>;
  }

  /**
   * GET of one document that may be missing: null for a 404, and for a host that responds with
   * `null`.
   */
  find<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T | null> {
    return this.#read(path, parseDocumentOrNull, options) as Promise<T | null>;
  }

  /** GET of a list. */
  list<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T[]> {
    return this.#read(path, parseList, options) as Promise<T[]>;
  }

  /**
   * GET of a list that upstream may return in parts with cursors: all parts, in order. Stops at
   * 10,000 entries.
   */
  async listParts<T extends object>(path: UpstreamPath): Promise<T[]> {
    const all: T[] = [];
    let next: UpstreamPath | undefined = path;
    while (next !== undefined && all.length < MAX_LISTED) {
      const { nodes, nextCursor: after }: UpstreamPage<T> = await this.page<T>(next);
      all.push(...nodes);
      next = after ? withQuery(path, { after }) : undefined;
    }
    return all;
  }

  /** GET of a page of a list. */
  page<T extends object>(path: UpstreamPath): Promise<UpstreamPage<T>> {
    return this.#read(path, parsePage) as Promise<UpstreamPage<T>>;
  }

  /** A write with a JSON body; returns a document. */
  async write<T extends object>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: UpstreamPath,
    body?: object,
    options?: CallOptions,
  ): Promise<T> {
    const bytes =
      body === undefined
        ? undefined
        : { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
    const { authLimiter, cookieRules } = this.#backend;
    const { address, cookie: browserCookie } = this.#requestClient;
    const setCookie = (header: string) =>
      void this.setCookies.push(...setCookiesOf([header], cookieRules));
    const call = { path, body, cookie: this.#cookie, browserCookie, address, setCookie };
    const sendCall = (tried: AuthTry) =>
      this.#call(method, path, bytes, parseDocument, { ...options, ...tried });
    return (await authLimiter.run(call, sendCall)) as T;
  }

  /** A multipart upload of one file; returns a document. */
  async upload<T extends object>(path: UpstreamPath, form: FormData): Promise<T> {
    const encoded = new Response(form);
    const body = {
      bytes: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type') ?? 'multipart/form-data',
    };
    return (await this.#call('POST', path, body, parseDocument)) as T;
  }

  /** PUT of raw bytes; returns a document. */
  async writeBytes<T extends object>(path: UpstreamPath, bytes: Blob): Promise<T> {
    const body = {
      bytes: Buffer.from(await bytes.arrayBuffer()),
      type: 'application/octet-stream',
    };
    return (await this.#call('PUT', path, body, parseDocument)) as T;
  }

  /**
   * GET of the entries that a public list omitted because only some viewers may read them: drafts
   * and archived courses. Empty without a session, and for a list that is not public.
   */
  async listWithheld<T extends object>(path: UpstreamPath): Promise<T[]> {
    if (!this.#isShared(path) || !this.hasSession()) return [];
    const withheldDocuments = (await this.#call('GET', path, undefined, parseList)) as T[];
    if (withheldDocuments.length > 0) this.#readsWithheld = true;
    return withheldDocuments;
  }

  #isShared(path: UpstreamPath): boolean {
    return !this.#readsWithheld && this.#backend.publicReads.canShare(path);
  }

  #read<Read>(
    path: UpstreamPath,
    parse: (response: UpstreamResponse) => Read,
    options: CallOptions = {},
  ): Promise<Read> {
    const mayBeShared = options.as !== 'service' && this.#isShared(path);
    return mayBeShared
      ? this.#readShared(path, parse, options)
      : this.#call('GET', path, undefined, parse, options);
  }

  async #readShared<Read>(
    path: UpstreamPath,
    parse: (response: UpstreamResponse) => Read,
    options: CallOptions,
  ): Promise<Read> {
    const response = await this.#readPublic(path);
    // 401, 403: this host requires a session, so the read is not public. 404: an unpublished course
    // exists for some sessions; other public reads are missing for all clients, such as unpublished
    // merit lists.
    const mayDiffer =
      response.status === 401 ||
      response.status === 403 ||
      (response.status === 404 && isOfCourses(path));
    if (!mayDiffer || !this.hasSession()) return parse(response);
    return this.#call(
      'GET',
      path,
      undefined,
      (ownResponse) => {
        if (response.status === 404 && ownResponse.status === 200) this.#readsWithheld = true;
        return parse(ownResponse);
      },
      options,
    );
  }

  /** Without cookies in either direction; cached, or coalesced with a read in flight. */
  async #readPublic(path: UpstreamPath): Promise<UpstreamResponse> {
    const { publicReads, client, timeoutMs } = this.#backend;
    const { observation } = this.#requestClient;
    this.parts.add(partOf(path));
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
    const pendingResponse = running ? running.then((response) => response ?? read()) : read();
    try {
      const response = await withDeadline(pendingResponse, this.#aborted, this.#deadlineAt);
      // The host has set a session cookie, so this response is for one client.
      if (response.headers['set-cookie']) this.#audience = 'one';
      return response;
    } catch (error) {
      this.#noteUnreachable(error);
      throw error;
    } finally {
      if (!running) this.usage.milliseconds += performance.now() - startedAt;
    }
  }

  /**
   * Makes a call with the cookies of this request.
   * @param parse extracts the result from the response
   */
  #call<Read>(
    method: UpstreamRequest['method'],
    path: UpstreamPath,
    body: Body | undefined,
    parse: (response: UpstreamResponse) => Read,
    options: InternalCallOptions = {},
  ): Promise<Read> {
    const { observation, userAgent, language } = this.#requestClient;
    const { client, serviceToken, timeoutMs, slowCallTimeoutMs, operationTimeoutMs } =
      this.#backend;
    const startedAt = performance.now();
    this.usage.calls += 1;
    const asService = options.as === 'service' && serviceToken !== undefined;
    this.parts.add(partOf(path));
    if (asService || method !== 'GET') this.#audience = 'one';
    else this.#narrowAudience();
    const headers = this.#headers();
    if (body) headers['content-type'] = body.type;
    if (asService) headers.authorization = `Bearer ${serviceToken}`;
    else if (this.#cookie) headers.cookie = this.#cookie;
    // Sessions are only created by writes, so reads need no user agent.
    if (method !== 'GET' && userAgent) headers['user-agent'] = userAgent.slice(0, 300);
    if (method !== 'GET' && !asService && language) headers['accept-language'] = language;
    if (options.device && serviceToken !== undefined)
      headers['x-alokpath-known-device'] = options.device;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.ifMatch) headers['if-match'] = `"${options.ifMatch}"`;
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
          if (setCookies && !asService) this.#keepCookies(setCookies);
          return parse(response);
        },
        (error: unknown) => {
          recordEnd();
          this.#noteUnreachable(error);
          throw error;
        },
      );
  }

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

type Body = { bytes: Buffer; type: string };

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
