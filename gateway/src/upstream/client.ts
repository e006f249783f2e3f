// The gateway as a client of the REST backend: makes the calls of all requests, with a deadline,
// the circuit breaker and concurrency limit of the group, and safe retries.

import type { GroupState } from '../observability/metrics.ts';
import type { Lookup } from './http/addresses.ts';
import { Connections, type Opener } from './http/connections.ts';
import type { UpstreamRequest, UpstreamResponse } from './http/request.ts';
import { Call, type Group } from './resilience/call.ts';
import { CircuitBreaker } from './resilience/circuit-breaker.ts';
import { CallDeadlines } from './resilience/deadline.ts';
import { groupOf } from './resilience/groups.ts';
import { InFlightLimit } from './resilience/in-flight-limit.ts';
import { RetryBudget } from './resilience/retries.ts';

export type UpstreamClientOptions = {
  origin: URL;
  /** Maximum retries of a read. */
  retries: number;
  /** False: failures never stop calls. */
  breaker: boolean;
  /** Concurrent calls of one group. */
  maxInFlight: number;
  /** Opens a connection; undefined: by undici. */
  open?: Opener | undefined;
  /** Resolves the name of the backend; undefined: by DNS. */
  lookup?: Lookup | undefined;
};

/**
 * A client for one backend origin, shared by all requests. Holds connections and circuit state; no
 * per-user data.
 */
export class UpstreamClient {
  readonly #options: UpstreamClientOptions;
  readonly #connections: Connections;
  readonly #deadlines = new CallDeadlines();
  readonly #groups = new Map<string, Group>();

  constructor(options: UpstreamClientOptions) {
    this.#options = options;
    this.#connections = new Connections(options.origin, options.open, options.lookup);
  }

  /** The state of each group that has been called, for metrics. */
  groupStates(): [group: string, state: GroupState][] {
    return [...this.#groups].map(([group, { breaker, limit }]) => [
      group,
      { breaker: breaker?.state ?? 'closed', inFlight: limit.inFlight, queued: limit.queued },
    ]);
  }

  /**
   * Resolves with a response of any status. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT,
   * UPSTREAM_BAD_RESPONSE, CIRCUIT_OPEN, OVERLOADED, and DEADLINE_EXCEEDED if the request's own
   * signal is aborted.
   */
  send(request: UpstreamRequest): Promise<UpstreamResponse> {
    return new Promise((resolve, reject) => {
      new Call({
        request,
        group: this.#groupOf(request.path),
        connections: this.#connections,
        deadlines: this.#deadlines,
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
    const existingGroup = this.#groups.get(name);
    if (existingGroup) return existingGroup;
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
