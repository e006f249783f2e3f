// One HTTP exchange with the REST backend: reads its JSON response within limits. An undici
// dispatch handler, so that neither a stream nor a promise is between the connection and the
// waiting call.
import type { Dispatcher } from 'undici';
import { hasCode } from '../errors/errors.ts';
import type { Address } from './addresses.ts';
import type { ResponseHeaders, Stoppable, UpstreamResponse } from './request.ts';

const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;
const HEADERS = [
  'retry-after',
  'x-next-cursor',
  'x-total-count',
  'x-total-count-at-least',
] as const;
/** Error codes of a connection closed by upstream. */
const CONNECTION_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Headers in the form of undici; repeated headers are a list. */
type RawHeaders = Record<string, string | string[] | undefined>;

/** An invalid response: a redirect, too large, or not JSON. */
export class InvalidResponseError extends Error {}

/** Receives the result of an exchange, once. */
export type ExchangeListener = {
  received(response: UpstreamResponse): void;
  /** @param wasStale the connection had been reused, and broke before a response began */
  failed(error: Error, wasStale: boolean): void;
};

/** The connection of an exchange; one exchange at a time. */
export type ExchangeConnection = {
  /** Undefined if the backend's name has a single address. */
  readonly address: Address | undefined;
  /** Its open socket has received a response before. */
  isReused: boolean;
  /** Returns it to the pool. */
  release(): void;
  /** Removes it from the pool. */
  abandon(): void;
};

export class Exchange implements Dispatcher.DispatchHandler, Stoppable {
  readonly #listener: ExchangeListener;
  readonly #connection: ExchangeConnection;
  readonly #wasReused: boolean;
  #controller: Dispatcher.DispatchController | undefined;
  /** The listener has been called. */
  isSettled = false;
  #status = 0;
  #headers: ResponseHeaders = {};
  /** The body; usually a single chunk. */
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(listener: ExchangeListener, connection: ExchangeConnection) {
    this.#listener = listener;
    this.#connection = connection;
    this.#wasReused = connection.isReused;
  }

  /** The IP address at which the backend was reached; undefined if its name has a single address. */
  get address(): Address | undefined {
    return this.#connection.address;
  }

  /** Aborts the exchange with this error. */
  destroy(error: Error): void {
    if (this.#status === 0 && hasCode(error, 'UPSTREAM_TIMEOUT')) this.address?.timedOut();
    this.#fail(error);
    this.#connection.isReused = false;
    if (this.#controller) this.#controller.abort(error);
    else this.#connection.abandon();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
  }

  onResponseStart(_: unknown, status: number, headers: RawHeaders): void {
    this.address?.responded(status);
    this.#status = status;
    this.#headers = headersOf(headers);
    if (status >= 300 && status < 400) this.destroy(new InvalidResponseError('redirect'));
    else if (Number(headers['content-length'] ?? 0) > MAX_RESPONSE_BYTES)
      this.destroy(new InvalidResponseError('too big'));
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#size += chunk.byteLength;
    if (this.#size > MAX_RESPONSE_BYTES) this.destroy(new InvalidResponseError('too big'));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#connection.isReused = true;
    this.#connection.release();
    if (this.isSettled) return;
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    let body: unknown;
    try {
      body = parseBody(bytes, this.#status);
    } catch {
      this.#fail(new InvalidResponseError('not JSON'));
      return;
    }
    this.isSettled = true;
    this.#listener.received({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: unknown, error: NodeJS.ErrnoException): void {
    this.#connection.isReused = false;
    // undici is still clearing the queue of the connection: a synchronous reuse would fail its
    // assertions and end the process.
    queueMicrotask(() => this.#connection.release());
    this.#fail(
      error,
      this.#wasReused && this.#status === 0 && CONNECTION_ERRORS.has(error.code ?? ''),
    );
  }

  #fail(error: Error, wasStale = false): void {
    if (this.isSettled) return;
    this.isSettled = true;
    this.#listener.failed(error, wasStale);
  }
}

function headersOf(all: RawHeaders): ResponseHeaders {
  const headers: ResponseHeaders = {};
  for (const name of HEADERS) {
    const value = all[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value[0];
  }
  const cookies = all['set-cookie'];
  if (cookies !== undefined)
    headers['set-cookie'] = typeof cookies === 'string' ? [cookies] : cookies;
  return headers;
}

/**
 * The JSON of a response; undefined if it is empty. An error status may have a body that is not
 * JSON.
 */
function parseBody(bytes: Buffer | undefined, status: number): unknown {
  if (!bytes || bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (status >= 400) return undefined;
    throw error;
  }
}
