// The REST backend for one request: its typed reads and writes, and the clients that may receive
// what was read. Only the api.ts files of modules use it.
import type { UpstreamUsage } from '../observability/outcomes.ts';
import { type UpstreamPath, withQuery } from './http/path.ts';
import type { UpstreamRequest } from './http/request.ts';
import {
  parseDocument,
  parseDocumentOrNull,
  parseList,
  parsePage,
  type UpstreamPage,
} from './http/response-body.ts';
import { type Audience, type DataPart, isOfCourses, partOf } from './public-reads/allow-list.ts';
import type { PublicReads } from './public-reads/public-reads.ts';
import {
  type CallBody,
  type CallOptions,
  type Parse,
  RequestCalls,
  type RequestClient,
  type UpstreamBackend,
} from './request-calls.ts';

/** Stops a host whose cursors never end; no page shows this many. */
const MAX_LISTED = 10_000;

/**
 * Upstream for one request. Reads on the allow-list are made without a session, so that their
 * responses can be shared; all others with the cookies of the request.
 */
export class Upstream {
  readonly #calls: RequestCalls;
  readonly #publicReads: PublicReads;
  /** Parts of the public data that this request has read. */
  readonly parts = new Set<DataPart>();
  #audience: Audience = 'everybody';
  /**
   * The request has read an unpublished course, so everything below it must be read with its
   * session too.
   */
  #readsWithheld = false;

  constructor(requestClient: RequestClient, backend: UpstreamBackend) {
    this.#calls = new RequestCalls(requestClient, backend);
    this.#publicReads = backend.publicReads;
  }

  /** Set-Cookie headers for the browser, in order. */
  get setCookies(): readonly string[] {
    return this.#calls.setCookies;
  }

  get usage(): UpstreamUsage {
    return this.#calls.usage;
  }

  /** See `RequestCalls.detachFromClient`. */
  detachFromClient(): void {
    this.#calls.detachFromClient();
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
    return this.#calls.hasSession;
  }

  /** True if calls `as: 'service'` use the gateway's own credential. */
  hasServiceCredential(): boolean {
    return this.#calls.hasServiceCredential;
  }

  /** Narrows the audience to visitors, or with a session to its owner. */
  #narrowAudience(): void {
    if (this.#calls.hasSession) this.#audience = 'one';
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
  write<T extends object>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: UpstreamPath,
    body?: object,
    options?: CallOptions,
  ): Promise<T> {
    this.#noteOwnCall(method, path, options);
    return this.#calls.write(method, path, body, parseDocument, options) as Promise<T>;
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
    if (!this.#canShare(path) || !this.hasSession()) return [];
    const withheldDocuments = (await this.#call('GET', path, undefined, parseList)) as T[];
    if (withheldDocuments.length > 0) this.#readsWithheld = true;
    return withheldDocuments;
  }

  #canShare(path: UpstreamPath): boolean {
    return !this.#readsWithheld && this.#publicReads.canShare(path);
  }

  #read<Result>(
    path: UpstreamPath,
    parse: Parse<Result>,
    options: CallOptions = {},
  ): Promise<Result> {
    return options.as === undefined && this.#canShare(path)
      ? this.#readShared(path, parse, options)
      : this.#call('GET', path, undefined, parse, options);
  }

  async #readShared<Result>(
    path: UpstreamPath,
    parse: Parse<Result>,
    options: CallOptions,
  ): Promise<Result> {
    this.parts.add(partOf(path));
    const response = await this.#calls.readPublic(path);
    // The host has set a session cookie, so this response is for one client.
    if (response.headers['set-cookie']) this.#audience = 'one';
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

  #call<Result>(
    method: UpstreamRequest['method'],
    path: UpstreamPath,
    body: CallBody | undefined,
    parse: Parse<Result>,
    options?: CallOptions,
  ): Promise<Result> {
    this.#noteOwnCall(method, path, options);
    return this.#calls.call(method, path, body, parse, options);
  }

  /** Records the part and the audience of a call that is made for this request only. */
  #noteOwnCall(
    method: UpstreamRequest['method'],
    path: UpstreamPath,
    options: CallOptions = {},
  ): void {
    this.parts.add(partOf(path));
    if (method !== 'GET' || this.#calls.isServiceCall(options)) this.#audience = 'one';
    else this.#narrowAudience();
  }
}
