// The REST backend of the tests: replies are prepared one by one, and calls are recorded.
import nock from 'nock';
import { expect } from 'vitest';

export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };

/** A response of upstream; default: 200 and JSON. */
export type Reply = {
  status?: number;
  body?: unknown;
  headers?: [name: string, value: string][];
  delayMs?: number;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Times = { times?: number };

export class FakeUpstream {
  readonly origin: string;
  readonly #extensions: string[] | undefined;
  /** Calls in order, without GET /ext. */
  calls: Call[] = [];
  /** Number of GET /ext calls. */
  extensionReads = 0;
  /** Lets GET /ext fail. */
  areExtensionsDown = false;
  #unexpected: string[] = [];
  readonly #onNoMatch = (request: { method?: string; path?: string }) => {
    this.#unexpected.push(`${request.method} ${request.path}`);
  };

  constructor(origin: string, extensions: string[] | undefined) {
    this.origin = origin;
    this.#extensions = extensions;
  }

  /** Method and path of each call, in order: `GET /course/c1`. */
  get requestLines(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  /** The only call to a path. */
  call(method: Method, path: string): Call {
    const matches = this.calls.filter((call) => call.method === method && call.path === path);
    expect(matches, `${method} ${path} among ${this.requestLines.join(', ')}`).toHaveLength(1);
    return matches[0] as Call;
  }

  /** Prepares a JSON response. */
  on(
    method: Method,
    path: string | RegExp,
    body: unknown | ((call: Call) => unknown),
    { times = 1 }: Times = {},
  ): this {
    return this.reply(
      method,
      path,
      (call) => ({ body: typeof body === 'function' ? body(call) : body }),
      { times },
    );
  }

  /** Prepares an error in the format of our backend. */
  fail(
    method: Method,
    path: string | RegExp,
    status: number,
    error = 'No.',
    more: object = {},
  ): this {
    return this.reply(method, path, { status, body: { error, ...more } });
  }

  /** Prepares any response. */
  reply(
    method: Method,
    path: string | RegExp,
    reply: Reply | ((call: Call) => Reply),
    { times = 1 }: Times = {},
  ): this {
    const calls = this.calls;
    const delayMs = typeof reply === 'function' ? 0 : (reply.delayMs ?? 0);
    nock(this.origin)
      .intercept(path, method)
      .times(times)
      .delay(delayMs)
      .reply(function (uri, body) {
        const headers = Object.fromEntries(
          Object.entries(this.req.headers).map(([name, value]) => [
            name,
            [value].flat().join(', '),
          ]),
        );
        const call: Call = { method, path: uri, body, headers };
        calls.push(call);
        const {
          status = 200,
          body: responseBody,
          headers: more = [],
        } = typeof reply === 'function' ? reply(call) : reply;
        const text =
          typeof responseBody === 'string' ? responseBody : (JSON.stringify(responseBody) ?? '');
        return [
          status,
          text,
          ['content-type', 'application/json', ...more.flat()] as unknown as nock.ReplyHeaders,
        ];
      });
    return this;
  }

  /**
   * Responds to `times` GETs of paths with this ending with an empty list after `ms`; `watch` is
   * called with 1 at the start and -1 at the end of each.
   */
  replySlowly(ending: string, times: number, ms: number, watch: (change: 1 | -1) => void): this {
    nock(this.origin)
      .get((path) => path.endsWith(ending))
      .times(times)
      .reply(200, async () => {
        watch(1);
        await new Promise((resolve) => setTimeout(resolve, ms));
        watch(-1);
        return [];
      });
    return this;
  }

  /** Prepares a broken connection. */
  breakDown(method: Method, path: string | RegExp): this {
    nock(this.origin)
      .intercept(path, method)
      .replyWithError(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    return this;
  }

  reset(): void {
    nock.cleanAll();
    nock.emitter.off('no match', this.#onNoMatch);
    nock.emitter.on('no match', this.#onNoMatch);
    this.calls = [];
    this.#unexpected = [];
    this.extensionReads = 0;
    this.areExtensionsDown = false;
    this.prepareExtensions();
    this.#prepareNoSingleResults();
  }

  /** Sets the response of GET /ext. */
  prepareExtensions(): void {
    nock(this.origin)
      .get('/ext')
      .optionally()
      .times(1000)
      .reply(() => {
        this.extensionReads++;
        if (this.areExtensionsDown) return [503];
        return this.#extensions
          ? [200, { capabilities: this.#extensions }]
          : [404, { error: 'There is no such address.' }];
      });
  }

  /**
   * `examResult` reads both kinds at once: multi-subject exams (ids starting with m) have no single
   * result.
   */
  #prepareNoSingleResults(): void {
    nock(this.origin)
      .get(/^\/exams\/results\/user\/[^/]+\/exam\/m\d+$/)
      .optionally()
      .times(1000)
      .reply(404, { error: 'There is no such result.' });
  }

  /** Fails the test if a prepared response was not used, or a call had no prepared response. */
  verify(): void {
    nock.emitter.off('no match', this.#onNoMatch);
    const pending = nock.pendingMocks();
    const unexpected = this.#unexpected;
    nock.cleanAll();
    expect({ pending, unexpected }).toEqual({ pending: [], unexpected: [] });
  }
}
