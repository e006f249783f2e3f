// What the fast path says: answers that are kept, results of this one request, and that there is no answer.
import { unwrapResolverError } from '@apollo/server/errors';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.ts';
import { isUnforeseen } from '../error-format.ts';
import { overloadedError, RETRY_AFTER } from '../load-shedding.ts';
import type { Observation, OperationOutcome } from '../observability/observer.ts';
import { cacheControlOf } from '../public-reads/cache-control.ts';
import type { FastAnswerForm } from './fast-answer-form.ts';
import { formatErrors } from './format-errors.ts';
import type { Operation } from './operations.ts';
import { type FlatHeaders, type Particulars, type ReadyAnswer, readied } from './ready-answer.ts';
import type { Reply } from './reply.ts';

/** How an answer came about: run for this request, taken from one that ran at the same time, or kept from before. */
export type Way = 'run' | 'shared' | 'kept';

/** One request that is being answered: where its answer goes, in which form, and who watches. */
export type Exchange = { readonly reply: Reply; readonly form: FastAnswerForm; readonly watch: Observation };

/** What came of running an operation for one request. */
export type Ran = { readonly operation: Operation; readonly result: ExecutionResult; readonly context: Context };

/** An answer for everybody: its text, and how it was sent before. */
export class PublicAnswer {
  readonly operation: Operation;
  readonly text: string;
  readonly ready = new Map<FastAnswerForm, ReadyAnswer | Promise<ReadyAnswer>>();

  constructor(operation: Operation, text: string) {
    this.operation = operation;
    this.text = text;
  }

  /** What it takes in memory, about: the text, the same in bytes or compressed, and some heads. */
  get size(): number {
    return 3 * Buffer.byteLength(this.text) + 2048;
  }
}

export type FastRepliesOptions = {
  /** How long caches between us and the browser may keep what is public. */
  publicSeconds: number;
  /** What an answer says of its own way, in development. */
  extensionsOf: ((context: Context, way: Way) => Record<string, unknown>) | undefined;
  log: (error: unknown, requestId: string) => void;
  onAnswered: (way: Way) => void;
};

const NOTHING_ASKED = { calls: 0, milliseconds: 0, cacheHits: 0, shared: 0 };
const NO_HEADERS: FlatHeaders = [];

export class FastReplies {
  readonly #options: FastRepliesOptions;
  /** Headers that all answers have, as the whole way sets them. */
  #common: FlatHeaders = [];
  #isClosing = false;

  constructor(options: FastRepliesOptions) {
    this.#options = options;
  }

  /** @param headers that all answers have */
  begin(headers: FlatHeaders): void {
    this.#common = headers;
  }

  /** From now on every answer asks its client to close the connection. */
  askToClose(): void {
    this.#isClosing = true;
  }

  /** An answer that is the same for all. */
  public(answer: PublicAnswer, way: Way, { reply, form, watch }: Exchange): void {
    this.#options.onAnswered(way);
    let ready = answer.ready.get(form);
    if (!ready) {
      ready = readied(answer.text, form, this.#common, { cacheControl: this.#cacheControl(form, answer.operation, true) });
      answer.ready.set(form, ready);
      if (ready instanceof Promise) ready.then((made) => answer.ready.set(form, made)).catch(() => answer.ready.delete(form));
    }
    this.#send(reply, ready, watch.requestId);
    watch.end(outcomeOf(answer.operation, way));
  }

  /** What came of running an operation: for who asked, or for one who had asked the same. */
  result({ operation, result, context }: Ran, way: Way, { reply, form, watch }: Exchange): void {
    const { onAnswered, extensionsOf, log } = this.#options;
    const { requestId } = watch;
    onAnswered(way);
    const used = way === 'run' ? context.usedUpstream() : undefined;
    const outcome = outcomeOf(operation, way);
    if (used) outcome.upstream = used.use;
    // What several get must not sign one of them in.
    const cookies = used ? used.setCookies.flatMap((cookie) => ['set-cookie', cookie]) : NO_HEADERS;
    const extensions = extensionsOf?.(context, way);
    if (!result.errors) {
      const cacheControl = this.#cacheControl(form, operation, cookies.length === 0);
      this.#write(reply, textOf(result, extensions), form, requestId, { cacheControl, headers: cookies });
    } else {
      for (const error of result.errors) if (isUnforeseen(error)) log(unwrapResolverError(error), requestId);
      const { formatted, head } = formatErrors(result.errors, requestId);
      const headers = [...cookies, ...head.headers.flat()];
      this.#write(reply, textOf(result, extensions, formatted), form, requestId, { ...head, headers });
      outcome.status = head.status ?? 200;
      outcome.codes = formatted.map(({ extensions }) => String(extensions?.code));
    }
    watch.end(outcome);
  }

  /** There is too much to do. */
  overloaded(operation: Operation, exchange: Exchange): void {
    const { message, extensions } = overloadedError;
    this.#refuse(exchange, 503, { message, extensions }, ['retry-after', String(RETRY_AFTER)]);
    exchange.watch.end({ ...outcomeOf(operation, 'run'), status: 503, codes: ['OVERLOADED'] });
  }

  /** A fault of ours: operations answer their errors, they do not throw them. */
  fault(error: unknown, exchange: Exchange): void {
    this.#options.log(error, exchange.watch.requestId);
    this.#refuse(exchange, 500, { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  }

  #refuse({ reply, form, watch }: Exchange, status: number, error: GraphQLFormattedError, headers = NO_HEADERS): void {
    const { requestId } = watch;
    const text = JSON.stringify({ errors: [{ ...error, extensions: { ...error.extensions, requestId } }] });
    this.#write(reply, text, form, requestId, { status, headers });
  }

  #write(reply: Reply, text: string, form: FastAnswerForm, requestId: string, particulars: Particulars): void {
    this.#send(reply, readied(text, form, this.#common, particulars), requestId);
  }

  #send(reply: Reply, ready: ReadyAnswer | Promise<ReadyAnswer>, requestId: string): void {
    if (ready instanceof Promise) {
      ready.then((made) => this.#send(reply, made, requestId)).catch(() => reply.destroy());
    } else if (!reply.isOver) reply.send(ready, requestId, this.#isClosing);
  }

  /** For caches between us and the browser. */
  #cacheControl({ isGet }: FastAnswerForm, { audience }: Operation, isClean: boolean): string {
    return cacheControlOf({ method: isGet ? 'GET' : 'POST', audience, isClean, seconds: this.#options.publicSeconds });
  }
}

function outcomeOf({ name }: Operation, way: Way): OperationOutcome {
  return { name, kind: 'query', way, status: 200, codes: [], upstream: NOTHING_ASKED };
}

/** As Apollo Server writes it: errors, data, extensions. */
export function textOf({ data }: ExecutionResult, extensions?: Record<string, unknown>, errors?: readonly object[]): string {
  return `${JSON.stringify({ errors, data, extensions })}\n`;
}
