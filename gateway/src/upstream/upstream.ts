// The REST backend as one request sees it: the client with this request's cookies and deadline. Modules' api.ts files call only this.

import type { UpstreamAnswer, UpstreamClient, UpstreamRequest } from './client.ts';
import { mergeCookies, setCookiesOf } from './cookies.ts';
import { codedError, errorOfAnswer, hasCode } from './errors.ts';
import type { UpstreamPath } from './path.ts';

/** Whose right a call is made by: the person's session, or the gateway's own service credential. */
export type CallOptions = { as?: 'viewer' | 'service'; idempotencyKey?: string | undefined };

export type UpstreamOptions = {
  client: UpstreamClient;
  /** The browser's Cookie header. */
  cookie: string | undefined;
  /** Without one, service calls are made by the person's session (decisions: Exams). */
  serviceToken: string | undefined;
  requestId: string;
  /** The browser's address, so that upstream can limit tries per address. */
  clientAddress: string;
  /** The browser has left and waits for no answer. */
  left: AbortSignal;
  /** For all calls of the operation together. */
  operationTimeoutMs: number;
  /** For each call. */
  timeoutMs: number;
  /** Whether the site is served over https. */
  secureCookies: boolean;
  /** Told when the backend could not be reached. */
  onUnreachable: () => void;
};

/** One request's way upstream. Collects the cookies that upstream sets, for the answer to the browser. */
export class Upstream {
  readonly #options: UpstreamOptions;
  #cookie: string | undefined;
  /** Kept here although only `#signal` is read: Node's `AbortSignal.any` lets go of a timeout that nobody else holds. */
  #deadline: AbortSignal;
  #signal: AbortSignal;
  /** Set-Cookie headers for the browser, in the order they came. */
  readonly setCookies: string[] = [];

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#cookie = options.cookie;
    this.#deadline = AbortSignal.timeout(options.operationTimeoutMs);
    this.#signal = AbortSignal.any([options.left, this.#deadline]);
  }

  /** A write is seen through although the browser leaves: a paper handed in with the last click must not get lost. Its time counts from now. */
  seeThrough(): void {
    this.#deadline = AbortSignal.timeout(this.#options.operationTimeoutMs);
    this.#signal = this.#deadline;
  }

  /** Whether the browser sent any cookie: without one there is no session to ask about. */
  get hasCookie(): boolean {
    return this.#cookie !== undefined;
  }

  /** GET of one document. Error NOT_FOUND when there is none. */
  async get<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T> {
    return document(await this.#call('GET', path, undefined, options)) as T;
  }

  /** GET of one document that may not be there: null on 404, and where a host answers `null` instead. */
  async find<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T | null> {
    const answer = await this.#send('GET', path, undefined, options);
    if (answer.status === 404) return null;
    const body = bodyOf(answer);
    return body === null ? null : (document(body) as T);
  }

  /** GET of a list. */
  async list<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<T[]> {
    return documents(await this.#call('GET', path, undefined, options)) as T[];
  }

  /** GET of a page of a list, with the number of all entries by the header `x-total-count`. */
  async page<T extends object>(path: UpstreamPath, options?: CallOptions): Promise<{ nodes: T[]; totalCount: number }> {
    const answer = await this.#send('GET', path, undefined, options);
    const nodes = documents(bodyOf(answer)) as T[];
    const total = Number(answer.headers['x-total-count']);
    return { nodes, totalCount: Number.isInteger(total) && total >= 0 ? total : nodes.length };
  }

  /** A write with a JSON body; answers a document. */
  async write<T extends object>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: UpstreamPath,
    body?: object,
    options?: CallOptions,
  ): Promise<T> {
    const bytes = body === undefined ? undefined : { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
    return document(await this.#call(method, path, bytes, options)) as T;
  }

  /** A multipart upload of one file; answers a document. */
  async upload<T extends object>(path: UpstreamPath, form: FormData, options?: CallOptions): Promise<T> {
    // The time that the file took to arrive over a slow line is not held against it.
    this.seeThrough();
    const encoded = new Response(form);
    const body = { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? 'multipart/form-data' };
    return document(await this.#call('POST', path, body, options)) as T;
  }

  async #call(method: UpstreamRequest['method'], path: UpstreamPath, body?: Body, options?: CallOptions): Promise<unknown> {
    return bodyOf(await this.#send(method, path, body, options));
  }

  async #send(method: UpstreamRequest['method'], path: UpstreamPath, body?: Body, options: CallOptions = {}): Promise<UpstreamAnswer> {
    const { client, serviceToken, requestId, clientAddress, timeoutMs, secureCookies, onUnreachable } = this.#options;
    const asService = options.as === 'service' && serviceToken !== undefined;
    const answer = await client
      .send({
        method,
        path,
        headers: {
          'x-request-id': requestId,
          'x-forwarded-for': clientAddress,
          ...(body ? { 'content-type': body.type } : {}),
          ...(asService ? { authorization: `Bearer ${serviceToken}` } : this.#cookie ? { cookie: this.#cookie } : {}),
          ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        body: body?.bytes,
        signal: this.#signal,
        timeoutMs,
      })
      .catch((error: unknown) => {
        if (hasCode(error, 'UPSTREAM_UNAVAILABLE')) onUnreachable();
        throw error;
      });
    if (!asService) {
      const setCookies = setCookiesOf(answer.headers['set-cookie'], secureCookies);
      this.setCookies.push(...setCookies);
      this.#cookie = mergeCookies(this.#cookie, setCookies);
    }
    return answer;
  }
}

type Body = { bytes: Buffer; type: string };

/** The answer's body, taken out of a `{ data }` envelope where a host uses one; an error status throws. */
function bodyOf({ status, body }: UpstreamAnswer): unknown {
  if (status >= 400) throw errorOfAnswer(status, body);
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body && !('_id' in body) && !('id' in body);
  return isEnvelope ? body.data : body;
}

function document(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw senseless();
  return body;
}

function documents(body: unknown): object[] {
  if (!Array.isArray(body) || !body.every((entry) => typeof entry === 'object' && entry !== null)) throw senseless();
  return body;
}

function senseless() {
  return codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
}
