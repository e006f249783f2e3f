// The REST backend of the tests: replies are prepared one by one, and calls are recorded.
import nock from 'nock';
import { expect } from 'vitest';

/** A call as it reached upstream. */
export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };

/** What upstream answers with; 200 and JSON unless told otherwise. */
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
  /** Calls in the order they came, without GET /ext. */
  calls: Call[] = [];
  /** How often GET /ext was asked. */
  extensionReads = 0;
  /** Whether GET /ext fails. */
  areExtensionsDown = false;
  #unexpected: string[] = [];
  readonly #onNoMatch = (request: { method?: string; path?: string }) => {
    this.#unexpected.push(`${request.method} ${request.path}`);
  };

  constructor(origin: string, extensions: string[] | undefined) {
    this.origin = origin;
    this.#extensions = extensions;
  }

  /** `GET /course/c1` for each call, in the order they came. */
  get requestLines(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  /** The only call to a path. */
  call(method: Method, path: string): Call {
    const found = this.calls.filter((call) => call.method === method && call.path === path);
    expect(found, `${method} ${path} among ${this.requestLines.join(', ')}`).toHaveLength(1);
    return found[0] as Call;
  }

  /** Answers a call with a JSON body. */
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

  /** Answers a call with an error as our backend words it. */
  fail(
    method: Method,
    path: string | RegExp,
    status: number,
    error = 'No.',
    more: object = {},
  ): this {
    return this.reply(method, path, { status, body: { error, ...more } });
  }

  /** Answers a call in any way. */
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
          body: answer,
          headers: more = [],
        } = typeof reply === 'function' ? reply(call) : reply;
        const text =
          answer === undefined ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer);
        return [
          status,
          text,
          ['content-type', 'application/json', ...more.flat()] as unknown as nock.ReplyHeaders,
        ];
      });
    return this;
  }

  /**
   * Answers `times` GETs of paths with this ending with an empty list after `ms`; `watch` is told 1
   * when one begins and -1 when it ends.
   */
  replySlowly(ending: string, times: number, ms: number, watch: (change: 1 | -1) => void): this {
    nock(this.origin)
      .get((path) => path.endsWith(ending))
      .times(times)
      .reply(200, async () => {
        watch(1);
        await new Promise((done) => setTimeout(done, ms));
        watch(-1);
        return [];
      });
    return this;
  }

  /** A connection that breaks. */
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

  /** What GET /ext answers from here on. */
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
   * `examResult` reads both kinds at once: multi-subject exams (their ids begin with m here) have
   * no result of the other kind.
   */
  #prepareNoSingleResults(): void {
    nock(this.origin)
      .get(/^\/exams\/results\/user\/[^/]+\/exam\/m\d+$/)
      .optionally()
      .times(1000)
      .reply(404, { error: 'There is no such result.' });
  }

  /** Fails the test on answers that nobody asked for, and on questions that nobody had prepared. */
  verify(): void {
    nock.emitter.off('no match', this.#onNoMatch);
    const pending = nock.pendingMocks();
    const unexpected = this.#unexpected;
    nock.cleanAll();
    expect({ pending, unexpected }).toEqual({ pending: [], unexpected: [] });
  }
}
