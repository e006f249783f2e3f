// Calls the REST backend for all requests of the gateway: within the call's time, through the circuit breaker and the limit of its group,
// and once more where that is safe and may help. What a call may cost when the backend has a bad day is decided here.
import { Call, type Group } from './call.ts';
import { type CallBounds, CallEnds } from './call-end.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { Connections, type Opener } from './connections.ts';
import { groupOf } from './groups.ts';
import { InFlightLimit } from './in-flight-limit.ts';
import type { UpstreamPath } from './path.ts';
import { RetryBudget } from './retries.ts';

/** What goes upstream: the body as bytes, with its content type in `headers`. */
export type UpstreamRequest = CallBounds & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: UpstreamPath;
  headers: Record<string, string>;
  body?: Buffer | undefined;
};

/** The headers of an answer that say something to us. */
export type AnswerHeaders = { 'retry-after'?: string | undefined; 'x-total-count'?: string | undefined; 'set-cookie'?: string[] };

/** What came back. `body` is the parsed JSON; undefined when the answer was empty. */
export type UpstreamAnswer = { status: number; headers: AnswerHeaders; body: unknown };

export type UpstreamClientOptions = {
  origin: URL;
  /** How often a read is repeated at most. */
  retries: number;
  /** Off: calls are made however many have failed. */
  breaker: boolean;
  /** Calls of one group under way at the same time. */
  maxInFlight: number;
  /** How connections are opened; by undici unless something stands in between. */
  open?: Opener | undefined;
};

/** A client for one backend origin, shared by all requests. It holds connections, and how the groups are doing; nothing of a person. */
export class UpstreamClient {
  readonly #options: UpstreamClientOptions;
  readonly #connections: Connections;
  readonly #ends = new CallEnds();
  readonly #groups = new Map<string, Group>();

  constructor(options: UpstreamClientOptions) {
    this.#options = options;
    this.#connections = new Connections(options.origin, options.open);
  }

  /** How each group that was ever asked is doing. */
  get groups(): ReadonlyMap<string, Readonly<Group>> {
    return this.#groups;
  }

  /**
   * Any status is an answer. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE, CIRCUIT_OPEN, OVERLOADED, and
   * DEADLINE_EXCEEDED when the request's own signal is aborted.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    return new Promise((resolve, reject) => {
      new Call({
        request,
        group: this.#groupOf(request.path),
        connections: this.#connections,
        ends: this.#ends,
        retries: this.#options.retries,
        resolve,
        reject,
      }).begin();
    });
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
  }

  #groupOf(path: string): Group {
    const name = groupOf(path);
    const known = this.#groups.get(name);
    if (known) return known;
    const { breaker, maxInFlight } = this.#options;
    const group = {
      breaker: breaker ? new CircuitBreaker() : undefined,
      limit: new InFlightLimit(maxInFlight),
      budget: new RetryBudget(),
    };
    this.#groups.set(name, group);
    return group;
  }
}
