// Who asks, as far as a request tells; read when it is first needed, which for many answers is never.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Observation } from '../observability/observer.ts';

/** Who asks. A request without an end of its own is not given up when its browser leaves: others wait for its answer. */
export type Asker = {
  readonly observation: Observation;
  readonly cookie: string | undefined;
  readonly address: string;
  /** Aborted when the browser leaves before its answer; undefined for a request without an end of its own. */
  readonly left: AbortSignal | undefined;
};

/** Who asks by a request of their own, or with `response` undefined: by one whose answer is for all who ask the same. */
export class FastAsker implements Asker {
  readonly observation: Observation;
  readonly cookie: string | undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse | undefined;
  readonly #addressOf: (request: IncomingMessage) => string;

  constructor(
    observation: Observation,
    request: IncomingMessage,
    response: ServerResponse | undefined,
    addressOf: (request: IncomingMessage) => string,
  ) {
    this.observation = observation;
    this.cookie = response && request.headers.cookie;
    this.#request = request;
    this.#response = response;
    this.#addressOf = addressOf;
  }

  get address(): string {
    return this.#addressOf(this.#request);
  }

  get left(): AbortSignal | undefined {
    return this.#response && leftSignal(this.#response);
  }
}

/** Told when the browser leaves before its answer. */
export function leftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  if (response.destroyed) left.abort();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
