// The client of a request, as seen by upstream calls. RequestClient is lazy, because many responses
// need none of its properties.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observation } from '../observability/observer.ts';
import { onClosed } from './on-closed.ts';

export type Client = {
  readonly observation: Observation;
  readonly cookie: string | undefined;
  readonly address: string;
  /** The User-Agent header; upstream stores it with the session, for the list of sessions. */
  readonly userAgent: string | undefined;
  /**
   * The language of the interface: exactly `bn` or `en` in Accept-Language. A browser's default
   * list is ignored, because it is not the chosen language.
   */
  readonly language: 'bn' | 'en' | undefined;
  /**
   * Aborted if the client disconnects before the response; undefined: the operation is never
   * aborted, because other requests wait for it.
   */
  readonly aborted: AbortSignal | undefined;
};

export class RequestClient implements Client {
  readonly observation: Observation;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply | undefined;

  /** @param reply undefined: the calls are not aborted by a disconnect */
  constructor(observation: Observation, request: FastifyRequest, reply?: FastifyReply) {
    this.observation = observation;
    this.#request = request;
    this.#reply = reply;
  }

  get cookie(): string | undefined {
    return this.#request.headers.cookie;
  }

  get address(): string {
    return this.#request.ip;
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  get language(): 'bn' | 'en' | undefined {
    const header = this.#request.headers['accept-language'];
    return header === 'bn' || header === 'en' ? header : undefined;
  }

  get aborted(): AbortSignal {
    const aborted = new AbortController();
    const reply = this.#reply;
    if (reply)
      onClosed(this.#request, reply, () => {
        if (!reply.raw.writableFinished) aborted.abort();
      });
    return aborted.signal;
  }
}

/** The client of a response for all visitors with the same request: no session, never aborted. */
export function visitorsClient(observation: Observation, { ip: address }: FastifyRequest): Client {
  return {
    observation,
    address,
    cookie: undefined,
    userAgent: undefined,
    language: undefined,
    aborted: undefined,
  };
}
