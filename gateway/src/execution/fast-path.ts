// The short way of an operation that Apollo Server has admitted before: in front of Fastify, from the bytes of the request to the bytes
// of the answer. What is not ordinary, not known, or no query goes the whole way (Fastify and Apollo Server), which learns it for here.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import { isUnforeseen } from '../error-format.ts';
import { variablesSizeError } from '../limits/variables-size.ts';
import { type LoadShedding, overloadedError, RETRY_AFTER } from '../load-shedding.ts';
import type { Observation, ObservedHeaders, OperationOutcome } from '../observability/observer.ts';
import { cacheControlOf } from '../public-reads/cache-control.ts';
import type { Outcome, Shared } from '../public-reads/shared-work.ts';
import { Body, type FastAnswerForm, type Particulars, send } from './fast-answer.ts';
import { type Asked, askedByBody, askedByUrl, takenForm } from './fast-request.ts';
import { formatErrors } from './format-errors.ts';
import type { Operation, Operations } from './operations.ts';

/** Who asks. A request without an end of its own is not given up when its browser leaves: others wait for its answer. */
export type Asker = { observation: Observation; cookie: string | undefined; address: string; left: AbortSignal | undefined };

/** How an answer came about: run for this request, taken from one that ran at the same time, or kept from before. */
export type Way = 'run' | 'shared' | 'kept';

/** What came of running an operation: the bytes to send, or a result that is this one request's. */
export type Ran = { operation: Operation } & ({ body: Body } | { result: ExecutionResult; context: Context });

export type FastPathOptions = {
  operations: Operations;
  /** Answers to visitors, kept and shared. */
  answers: Shared<Ran>;
  contextOf: (asker: Asker) => Context;
  /** Told that an operation has arrived. */
  observe: (requestId: string, headers: ObservedHeaders) => Observation;
  shedding: LoadShedding;
  /** How long caches between us and the browser may keep what is public. */
  publicSeconds: number;
  /** The browser's address. */
  addressOf: (request: IncomingMessage) => string;
  /** What else must be true of a request: the whole way's own rules. */
  mayPass: (request: IncomingMessage) => boolean;
  /** What an answer says of its own way, in development: then kept answers are written anew for each who gets them. */
  extensionsOf: ((context: Context, way: Way) => Record<string, unknown>) | undefined;
  log: (error: unknown, requestId: string) => void;
  onAnswered: (way: Way) => void;
};

/** The whole way, with the body where it has been read. */
export type Next = (body?: Buffer) => void;

export class FastPath {
  readonly #options: FastPathOptions;
  #isOpen = false;
  /** Headers that all answers have, name and value in turn; as the whole way sets them. */
  #headers: readonly string[] = [];

  constructor(options: FastPathOptions) {
    this.#options = options;
  }

  /** From now on requests are taken. */
  open(headers: readonly string[]): void {
    this.#headers = headers;
    this.#isOpen = true;
  }

  /** From now on everything goes the whole way: the server is closing. */
  close(): void {
    this.#isOpen = false;
  }

  handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const form = this.#isOpen ? takenForm(request) : undefined;
    if (!form || !this.#safely(() => this.#options.mayPass(request))) {
      next();
      return;
    }
    if (request.method === 'GET') {
      const url = request.url ?? '';
      if (!this.#safely(() => this.#answer(url, () => askedByUrl(url), request, response, form))) next();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [first = Buffer.alloc(0)] = chunks;
      const bytes = chunks.length === 1 ? first : Buffer.concat(chunks);
      const body = bytes.toString('utf8');
      if (!this.#safely(() => this.#answer(body, () => askedByBody(body), request, response, form))) next(bytes);
    });
  }

  /** A fault of ours must not end the process; the whole way answers then. */
  #safely(decide: () => boolean): boolean {
    try {
      return decide();
    } catch (error) {
      this.#options.log(error, '');
      return false;
    }
  }

  /** Answers false for what is not taken. @param key the request as it came: the same key gets the same answer */
  #answer(key: string, read: () => Asked | undefined, request: IncomingMessage, response: ServerResponse, form: FastAnswerForm): boolean {
    const { answers, operations, shedding, addressOf, observe } = this.#options;
    const { cookie } = request.headers;
    const mayShare = cookie === undefined && answers.isOn;
    const kept = mayShare ? answers.get(key) : undefined;
    if (kept) {
      this.#send(kept, 'kept', response, form, observe(randomUUID(), request.headers));
      return true;
    }
    const running = mayShare ? answers.running(key) : undefined;
    if (running) {
      void this.#sendWhenRun(running, 'shared', response, form, observe(randomUUID(), request.headers));
      return true;
    }
    const asked = read();
    const operation = asked && operations.find(asked.query ?? asked.hash ?? '', asked.operationName);
    if (!asked || operation?.definition.operation !== 'query') return false;
    if (variablesSizeError(asked.variables) || !operation.fits(asked.variables)) return false;
    const observation = observe(randomUUID(), request.headers);
    const { requestId } = observation;
    if (!shedding.enter(false)) {
      const { message, extensions } = overloadedError;
      const body = new Body(JSON.stringify({ errors: [{ message, extensions: { ...extensions, requestId } }] }));
      this.#write(response, body, form, { requestId, status: 503, headers: [['retry-after', String(RETRY_AFTER)]] });
      observation.end({ ...outcomeOf(operation, 'run'), status: 503, codes: ['OVERLOADED'] });
      return true;
    }
    const leave = () => shedding.leave();
    const asker = { observation, address: addressOf(request) };
    if (mayShare && operation.audience !== 'one') {
      const shared = answers.do(key, () => this.#runForAll(operation, asked, { ...asker, cookie: undefined, left: undefined }));
      void this.#sendWhenRun(shared, 'run', response, form, observation).then(leave);
    } else {
      const own = this.#run(operation, asked, { ...asker, cookie, left: leftSignal(response) });
      void this.#sendWhenRun(own, 'run', response, form, observation).then(leave);
    }
    return true;
  }

  /** Runs for everybody who asks the same: without errors the answer is kept as bytes. */
  async #runForAll(operation: Operation, asked: Asked, asker: Asker): Promise<Outcome<Ran>> {
    const ran = await this.#run(operation, asked, asker);
    if ('body' in ran || ran.result.errors || ran.context.upstream.setCookies.length > 0) return { value: ran, bytes: undefined };
    const body = new Body(textOf(ran.result));
    return { value: this.#options.extensionsOf ? ran : { body, operation }, bytes: body.size };
  }

  async #run(operation: Operation, asked: Asked, asker: Asker): Promise<Ran> {
    const context = this.#options.contextOf(asker);
    return { result: await operation.run(context, asked.variables), context, operation };
  }

  async #sendWhenRun(running: Promise<Ran>, way: Way, response: ServerResponse, form: FastAnswerForm, watch: Observation): Promise<void> {
    try {
      this.#send(await running, way, response, form, watch);
    } catch (error) {
      const { requestId } = watch;
      // A fault of ours: operations answer their errors, they do not throw them.
      this.#options.log(error, requestId);
      const errors = [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }];
      this.#write(response, new Body(JSON.stringify({ errors })), form, { requestId, status: 500 });
    }
  }

  #send(ran: Ran, way: Way, response: ServerResponse, form: FastAnswerForm, watch: Observation): void {
    const { requestId } = watch;
    const outcome = outcomeOf(ran.operation, way);
    this.#options.onAnswered(way);
    if ('body' in ran) {
      this.#write(response, ran.body, form, { requestId, cacheControl: this.#cacheControlOf(form, ran, true) });
      watch.end(outcome);
      return;
    }
    const { result, context } = ran;
    // What several get must not sign one of them in.
    const cookies = way === 'run' ? cookiesOf(context) : [];
    const extensions = this.#options.extensionsOf?.(context, way);
    if (!result.errors) {
      this.#write(response, new Body(textOf(result, extensions)), form, {
        requestId,
        cacheControl: this.#cacheControlOf(form, ran, cookies.length === 0),
        headers: cookies,
      });
      watch.end(way === 'run' ? { ...outcome, upstream: context.upstream.use } : outcome);
      return;
    }
    for (const error of result.errors) if (isUnforeseen(error)) this.#options.log(unwrapResolverError(error), requestId);
    const { formatted, head } = formatErrors(result.errors, requestId);
    const body = new Body(textOf(result, extensions, formatted));
    this.#write(response, body, form, { requestId, ...head, headers: [...cookies, ...head.headers] });
    const codes = formatted.map(({ extensions }) => String(extensions?.code));
    watch.end({ ...outcome, status: head.status ?? 200, codes, ...(way === 'run' ? { upstream: context.upstream.use } : {}) });
  }

  /** For caches between us and the browser. */
  #cacheControlOf({ method }: FastAnswerForm, { operation: { audience } }: Ran, isClean: boolean): string {
    return cacheControlOf({ method, audience, isClean, seconds: this.#options.publicSeconds });
  }

  #write(response: ServerResponse, body: Body, form: FastAnswerForm, particulars: Particulars): void {
    if (!response.destroyed) send(response, body, form, this.#headers, particulars);
  }
}

const NOTHING_ASKED = { calls: 0, milliseconds: 0, cacheHits: 0, shared: 0 };

function outcomeOf({ name }: Operation, way: Way): OperationOutcome {
  return { name, kind: 'query', way, status: 200, codes: [], upstream: NOTHING_ASKED };
}

/** As Apollo Server writes it: errors, data, extensions. */
function textOf({ data }: ExecutionResult, extensions?: Record<string, unknown>, errors?: readonly object[]): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}

function cookiesOf({ upstream }: Context): [string, string][] {
  return upstream.setCookies.map((cookie) => ['set-cookie', cookie]);
}

/** Told when the browser leaves before its answer. */
export function leftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
