// One HTTP exchange with the REST backend: reads its JSON response within limits. An undici
// dispatch handler, so that there is no stream and no promise between the connection and the
// waiting call.
import type { Dispatcher } from 'undici';
import type { AnswerHeaders, Stoppable, UpstreamAnswer } from './request.ts';

const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
const HEADERS = [
  'retry-after',
  'x-next-cursor',
  'x-total-count',
  'x-total-count-at-least',
] as const;
/** Error codes of a connection that upstream has closed. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** As undici has them: a list where a header came more than once. */
type RawHeaders = Record<string, string | string[] | undefined>;

/** An invalid response: a redirect, too large, or not JSON. */
export class InvalidResponse extends Error {}

/** Gets the result of an exchange, once. */
export type ExchangeListener = {
  answered(answer: UpstreamAnswer): void;
  /** @param wasStale upstream had closed the idle connection before it got the request */
  failed(error: Error, wasStale: boolean): void;
};

/** The connection of an exchange, one at a time. */
export type ExchangeConnection = {
  /** Whether it has brought a response before. */
  isKept: boolean;
  /** Makes it available to the next exchange. */
  release(): void;
  /** Takes it out of use. */
  abandon(): void;
};

export class Exchange implements Dispatcher.DispatchHandler, Stoppable {
  readonly #end: ExchangeListener;
  readonly #connection: ExchangeConnection;
  readonly #isOnKept: boolean;
  #controller: Dispatcher.DispatchController | undefined;
  /** Whether the listener has been called. */
  isOver = false;
  #status = 0;
  #headers: AnswerHeaders = {};
  /** The first chunk of the body; nearly always the only one. */
  #body: Buffer | undefined;
  #more: Buffer[] | undefined;
  #size = 0;

  constructor(end: ExchangeListener, connection: ExchangeConnection) {
    this.#end = end;
    this.#connection = connection;
    this.#isOnKept = connection.isKept;
  }

  /** Aborts the exchange with this error. */
  destroy(error: Error): void {
    this.#fail(error);
    this.#connection.isKept = false;
    if (this.#controller) this.#controller.abort(error);
    else this.#connection.abandon();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
  }

  onResponseStart(_: unknown, status: number, headers: RawHeaders): void {
    this.#status = status;
    this.#headers = headersOf(headers);
    if (status >= 300 && status < 400) this.destroy(new InvalidResponse('redirect'));
    else if (Number(headers['content-length'] ?? 0) > MAX_ANSWER_BYTES)
      this.destroy(new InvalidResponse('too big'));
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#size += chunk.byteLength;
    if (this.#size > MAX_ANSWER_BYTES) this.destroy(new InvalidResponse('too big'));
    else if (!this.#body) this.#body = chunk;
    else if (this.#more) this.#more.push(chunk);
    else this.#more = [this.#body, chunk];
  }

  onResponseEnd(): void {
    this.#connection.isKept = true;
    this.#connection.release();
    if (this.isOver) return;
    let body: unknown;
    try {
      body = parsed(this.#more ? Buffer.concat(this.#more) : this.#body, this.#status);
    } catch {
      this.#fail(new InvalidResponse('not JSON'));
      return;
    }
    this.isOver = true;
    this.#end.answered({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: unknown, error: NodeJS.ErrnoException): void {
    this.#connection.isKept = false;
    // undici is still clearing the connection's queue: a call that takes it at once would meet its
    // assertions, and end the process.
    queueMicrotask(() => this.#connection.release());
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
  for (const name of HEADERS) {
    const value = all[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value[0];
  }
  const cookies = all['set-cookie'];
  if (cookies !== undefined)
    headers['set-cookie'] = typeof cookies === 'string' ? [cookies] : cookies;
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
