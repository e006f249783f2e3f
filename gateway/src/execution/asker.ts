// Who asks, as far as a request tells; read when it is first needed, which for many answers is never.
import type { ServerResponse } from 'node:http';
import type { Observation } from '../observability/observer.ts';
import type { FastRequest } from './fast-request.ts';
import type { Reply } from './reply.ts';

/** Who asks. A request without an end of its own is not given up when its browser leaves: others wait for its answer. */
export type Asker = {
  readonly observation: Observation;
  readonly cookie: string | undefined;
  readonly address: string;
  /** Aborted when the browser leaves before its answer; undefined for a request without an end of its own. */
  readonly left: AbortSignal | undefined;
};

/** Who asks by a request of their own, or with `reply` undefined: by one whose answer is for all who ask the same. */
export class FastAsker implements Asker {
  readonly observation: Observation;
  readonly cookie: string | undefined;
  readonly #request: FastRequest;
  readonly #reply: Reply | undefined;
  readonly #addressOf: (request: FastRequest) => string;

  constructor(observation: Observation, request: FastRequest, reply: Reply | undefined, addressOf: (request: FastRequest) => string) {
    this.observation = observation;
    this.cookie = reply && request.headers.cookie;
    this.#request = request;
    this.#reply = reply;
    this.#addressOf = addressOf;
  }

  get address(): string {
    return this.#addressOf(this.#request);
  }

  get left(): AbortSignal | undefined {
    return this.#reply?.left;
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
