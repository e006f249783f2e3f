// One HTTP exchange with the REST backend: its JSON answer, read within limits. It is undici's handler, told of the parts of an answer
// directly: between the connection and the call that waits there is no stream and no promise.
import type { Dispatcher } from 'undici';
import type { Stoppable } from './call-end.ts';
import type { AnswerHeaders, UpstreamAnswer } from './client.ts';

const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
/** How a connection ends that upstream has closed. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** As undici has them: a list where a header came more than once. */
type RawHeaders = Record<string, string | string[] | undefined>;

/** An answer that is none: a redirect, too big, not JSON. */
export class BadAnswer extends Error {}

/** Who is told what came of an exchange, once. */
export type ExchangeEnd = {
  answered(answer: UpstreamAnswer): void;
  /** @param wasStale upstream had closed the kept connection just as we used it: it was not asked */
  failed(error: Error, wasStale: boolean): void;
};

/** What carries exchanges, one at a time. */
export type Carrier = {
  /** Whether it is a connection that has brought an answer before. */
  isKept: boolean;
  /** It is free for the next exchange. */
  release(): void;
  /** It is not to be used again. */
  abandon(): void;
};

export class Exchange implements Dispatcher.DispatchHandler, Stoppable {
  readonly #end: ExchangeEnd;
  readonly #carrier: Carrier;
  readonly #isOnKept: boolean;
  #controller: Dispatcher.DispatchController | undefined;
  /** Whether `ExchangeEnd` has been told. */
  isOver = false;
  #status = 0;
  #headers: AnswerHeaders = {};
  /** What has come of the body: nearly always it comes in one piece. */
  #body: Buffer | undefined;
  #more: Buffer[] | undefined;
  #size = 0;

  constructor(end: ExchangeEnd, carrier: Carrier) {
    this.#end = end;
    this.#carrier = carrier;
    this.#isOnKept = carrier.isKept;
  }

  /** Gives it up, for this reason. */
  destroy(error: Error): void {
    this.#fail(error);
    this.#carrier.isKept = false;
    if (this.#controller) this.#controller.abort(error);
    else this.#carrier.abandon();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
  }

  onResponseStart(_: unknown, status: number, headers: RawHeaders): void {
    this.#status = status;
    this.#headers = headersOf(headers);
    if (status >= 300 && status < 400) this.destroy(new BadAnswer('redirect'));
    else if (Number(headers['content-length'] ?? 0) > MAX_ANSWER_BYTES) this.destroy(new BadAnswer('too big'));
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#size += chunk.byteLength;
    if (this.#size > MAX_ANSWER_BYTES) this.destroy(new BadAnswer('too big'));
    else if (!this.#body) this.#body = chunk;
    else if (this.#more) this.#more.push(chunk);
    else this.#more = [this.#body, chunk];
  }

  onResponseEnd(): void {
    this.#carrier.isKept = true;
    this.#carrier.release();
    if (this.isOver) return;
    let body: unknown;
    try {
      body = parsed(this.#more ? Buffer.concat(this.#more) : this.#body, this.#status);
    } catch {
      this.#fail(new BadAnswer('not JSON'));
      return;
    }
    this.isOver = true;
    this.#end.answered({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: unknown, error: NodeJS.ErrnoException): void {
    this.#carrier.isKept = false;
    // undici is still clearing the connection's queue: a call that takes it at once would meet its assertions, and end the process.
    queueMicrotask(() => this.#carrier.release());
    this.#fail(error, this.#isOnKept && this.#status === 0 && BROKEN.has(error.code ?? ''));
  }

  #fail(error: Error, wasStale = false): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#end.failed(error, wasStale);
  }
}

function headersOf(all: RawHeaders): AnswerHeaders {
  const headers: AnswerHeaders = {};
  for (const name of ['retry-after', 'x-total-count'] as const) {
    const value = all[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value[0];
  }
  const cookies = all['set-cookie'];
  if (cookies !== undefined) headers['set-cookie'] = typeof cookies === 'string' ? [cookies] : cookies;
  return headers;
}

/** The JSON of an answer; undefined for an empty one. An error status may come without JSON. */
function parsed(bytes: Buffer | undefined, status: number): unknown {
  if (!bytes || bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (status >= 400) return undefined;
    throw error;
  }
}
