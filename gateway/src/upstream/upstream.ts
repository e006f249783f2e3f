// The REST backend as one request sees it: the client with this request's cookies and deadline. Modules' api.ts files call only this.
import { setMaxListeners } from 'node:events';
import type { AuthLimiter } from '../limits/auth-limiter.ts';
import type { Observation } from '../observability/observer.ts';
import type { PublicReads } from '../public-reads/public-reads.ts';
import { documentOf, foundIn, listOf, pageOf } from './answers.ts';
import type { UpstreamAnswer, UpstreamClient, UpstreamRequest } from './client.ts';
import { type CookieRules, cookieForUpstream, mergeCookies, setCookiesOf } from './cookies.ts';
import { codedError, hasCode } from './errors.ts';
import type { UpstreamPath } from './path.ts';
import { isSlowCall } from './slow-calls.ts';

/** Whose right a call is made by: the person's session, or the gateway's own service credential. */
export type CallOptions = { as?: 'viewer' | 'service'; idempotencyKey?: string | undefined };

export type UpstreamOptions = {
  client: UpstreamClient;
  /** The browser's Cookie header. */
  cookie: string | undefined;
  /** Without one, service calls are made by the person's session (decisions: Exams). */
  serviceToken: string | undefined;
  requestId: string;
  /** Told of each call. */
  observation: Observation;
  /** The browser's address, so that upstream can limit tries per address. */
  clientAddress: string;
  /** The browser has left and waits for no answer. */
  left: AbortSignal;
  /** For all calls of the operation together. */
  operationTimeoutMs: number;
  /** For each call. */
  timeoutMs: number;
  /** For each of the calls that are given more time. */
  slowCallTimeoutMs: number;
  cookieRules: CookieRules;
  /** Counts tries to get in. */
  authLimiter: AuthLimiter;
  /** Told when the backend could not be reached. */
  onUnreachable: () => void;
  /** Reads that are the same for everybody. */
  publicReads: PublicReads;
  /** Told after a write, whatever came of it. */
  onWrite: (path: UpstreamPath) => void;
};

/** What one operation asked of upstream: calls of its own and their time together, reads from the cache, reads that another's call answered. */
export type UpstreamUse = { calls: number; milliseconds: number; cacheHits: number; shared: number };

/** One request's way upstream. Collects the cookies that upstream sets, for the answer to the browser. */
export class Upstream {
  readonly #options: UpstreamOptions;
  #cookie: string | undefined;
  /** By `performance.now()`: each call ends then at the latest. A timer for the whole operation would cost more than it tells. */
  #deadlineAt: number;
  /** Aborted when nobody waits for the answer any more. */
  #left: AbortSignal;
  /** Set-Cookie headers for the browser, in the order they came. */
  readonly setCookies: string[] = [];
  readonly use: UpstreamUse = { calls: 0, milliseconds: 0, cacheHits: 0, shared: 0 };

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#cookie = cookieForUpstream(options.cookie, options.cookieRules);
    this.#deadlineAt = performance.now() + options.operationTimeoutMs;
    this.#left = options.left;
  }

  /** A write is seen through although the browser leaves: a paper handed in with the last click must not get lost. Its time counts from now. */
  seeThrough(forMs = this.#options.operationTimeoutMs): void {
    this.#deadlineAt = performance.now() + forMs;
    this.#left = new AbortController().signal;
  }

  /** Whether the browser sent any cookie: without one there is no session to ask about. */
  get hasCookie(): boolean {
    return this.#cookie !== undefined;
  }

  /** GET of one document. Error NOT_FOUND when there is none. */
  get<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T> {
    return this.#read(path, documentOf, options) as Promise<T>;
  }

  /** GET of one document that may not be there: null on 404, and where a host answers `null` instead. */
  find<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T | null> {
    return this.#read(path, foundIn, options) as Promise<T | null>;
  }

  /** GET of a list. */
  list<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T[]> {
    return this.#read(path, listOf, options) as Promise<T[]>;
  }

  /** GET of a page of a list, with the number of all entries by the header `x-total-count`. */
  page<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<{ nodes: T[]; totalCount: number }> {
    return this.#read(path, pageOf, options) as Promise<{ nodes: T[]; totalCount: number }>;
  }

  /** A write with a JSON body; answers a document. */
  async write<T extends object>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: UpstreamPath,
    body?: object,
    options?: CallOptions,
  ): Promise<T> {
    const bytes = body === undefined ? undefined : { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
    const { authLimiter, clientAddress: address } = this.#options;
    const call = { path, body, cookie: this.#cookie, address };
    return (await authLimiter.run(call, () => this.#ask(method, path, bytes, documentOf, options))) as T;
  }

  /** A multipart upload of one file; answers a document. */
  async upload<T extends object>(path: UpstreamPath, form: FormData, options?: CallOptions): Promise<T> {
    const encoded = new Response(form);
    const body = { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? 'multipart/form-data' };
    return (await this.#ask('POST', path, body, documentOf, options)) as T;
  }

  /** PUT of bytes as they are; answers a document. */
  async writeBytes<T extends object>(path: UpstreamPath, bytes: Blob, options?: CallOptions): Promise<T> {
    const body = { bytes: Buffer.from(await bytes.arrayBuffer()), type: 'application/octet-stream' };
    return (await this.#ask('PUT', path, body, documentOf, options)) as T;
  }

  #read<Read>(path: UpstreamPath, take: (answer: UpstreamAnswer) => Read, options: CallOptions = {}): Promise<Read> {
    const mayBeShared = options.as !== 'service' && this.#options.publicReads.takes(path);
    return mayBeShared ? this.#readShared(path, take, options) : this.#ask('GET', path, undefined, take, options);
  }

  async #readShared<Read>(path: UpstreamPath, take: (answer: UpstreamAnswer) => Read, options: CallOptions): Promise<Read> {
    const answer = await this.#readPublic(path);
    // A host that shows this to nobody without a session: then it is no public read.
    const isRefused = this.#cookie !== undefined && (answer.status === 401 || answer.status === 403);
    return isRefused ? this.#ask('GET', path, undefined, take, options) : take(answer);
  }

  /** Without cookies in either direction, and from what others have read or are reading now. */
  async #readPublic(path: UpstreamPath): Promise<UpstreamAnswer> {
    const { publicReads, client, timeoutMs, observation } = this.#options;
    const kept = publicReads.get(path);
    if (kept) {
      this.use.cacheHits += 1;
      return kept;
    }
    const running = publicReads.running(path);
    this.use[running ? 'shared' : 'calls'] += 1;
    const begun = performance.now();
    // Not given up when this browser leaves: others may be waiting for it by then.
    const { signal } = new AbortController();
    const request: UpstreamRequest = { method: 'GET', path, headers: this.#headers(), signal, timeoutMs };
    const answer = running ?? publicReads.read(path, () => observation.call(request, (call) => client.send(call)));
    try {
      return await inTime(answer, this.#left, this.#deadlineAt);
    } catch (error) {
      this.#noteUnreachable(error);
      throw error;
    } finally {
      if (!running) this.use.milliseconds += performance.now() - begun;
    }
  }

  /** Makes a call with this request's cookies. @param take takes out of the answer what was asked for */
  #ask<Read>(
    method: UpstreamRequest['method'],
    path: UpstreamPath,
    body: Body | undefined,
    take: (answer: UpstreamAnswer) => Read,
    options: CallOptions = {},
  ): Promise<Read> {
    const { client, observation, serviceToken, timeoutMs, slowCallTimeoutMs, operationTimeoutMs } = this.#options;
    const begun = performance.now();
    this.use.calls += 1;
    const asService = options.as === 'service' && serviceToken !== undefined;
    const headers = this.#headers();
    if (body) headers['content-type'] = body.type;
    if (asService) headers.authorization = `Bearer ${serviceToken}`;
    else if (this.#cookie) headers.cookie = this.#cookie;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const isSlow = isSlowCall({ method, path, headers });
    // Its time counts from now: what came before, such as a file over a slow line, is not held against it.
    if (isSlow) this.seeThrough(slowCallTimeoutMs + operationTimeoutMs);
    const request: UpstreamRequest = {
      method,
      path,
      headers,
      body: body?.bytes,
      signal: this.#left,
      timeoutMs: isSlow ? slowCallTimeoutMs : timeoutMs,
      deadlineAt: this.#deadlineAt,
    };
    const ended = () => {
      this.use.milliseconds += performance.now() - begun;
      if (method !== 'GET') this.#options.onWrite(path);
    };
    return observation
      .call(request, (call) => client.send(call))
      .then(
        (answer) => {
          ended();
          const setCookies = answer.headers['set-cookie'];
          if (setCookies && !asService) this.#keepCookies(setCookies);
          return take(answer);
        },
        (error: unknown) => {
          ended();
          this.#noteUnreachable(error);
          throw error;
        },
      );
  }

  #headers(): Record<string, string> {
    return { 'x-request-id': this.#options.requestId, 'x-forwarded-for': this.#options.clientAddress };
  }

  #keepCookies(headers: string[]): void {
    const { cookieRules } = this.#options;
    const setCookies = setCookiesOf(headers, cookieRules);
    this.setCookies.push(...setCookies);
    this.#cookie = mergeCookies(this.#cookie, setCookies, cookieRules);
  }

  #noteUnreachable(error: unknown): void {
    if (hasCode(error, 'UPSTREAM_UNAVAILABLE')) this.#options.onUnreachable();
  }
}

type Body = { bytes: Buffer; type: string };

/** What another request may be waiting for too; this one waits no longer than its own deadline, and not after its browser has left. */
function inTime<T>(answer: Promise<T>, left: AbortSignal, deadlineAt: number): Promise<T> {
  // Each read that is waited for listens; Node takes more than ten for a leak.
  setMaxListeners(0, left);
  return new Promise((resolve, reject) => {
    const stop = () => reject(codedError('DEADLINE_EXCEEDED', 'The server took too long. Please try again.'));
    const timer = setTimeout(stop, Math.max(0, deadlineAt - performance.now()));
    if (left.aborted) stop();
    left.addEventListener('abort', stop);
    const clear = () => {
      clearTimeout(timer);
      left.removeEventListener('abort', stop);
    };
    answer.then(resolve, reject).finally(clear);
  });
}
