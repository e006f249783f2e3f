// One call to the backend, from the queue to its response: circuit breaker and concurrency limit of
// its group, deadline, and retries. A state machine instead of async functions, because nearly
// every call passes straight through and then costs a single promise.
import { GraphQLError } from 'graphql';
import { hasCode } from '../errors/errors.ts';
import { refusal } from '../errors/refusals.ts';
import type { Address } from '../http/addresses.ts';
import type { Connections } from '../http/connections.ts';
import { type ExchangeListener, InvalidResponseError } from '../http/exchange.ts';
import type { UpstreamRequest, UpstreamResponse } from '../http/request.ts';
import type { BreakerOutcome, CircuitBreaker } from './circuit-breaker.ts';
import type { CallDeadline, CallDeadlines } from './deadline.ts';
import type { InFlightLimit, QueuedCall } from './in-flight-limit.ts';
import { maxRetriesOf, type RetryBudget, waitBeforeRetry } from './retries.ts';

/** Shared by the calls of one group. */
export type Group = {
  breaker: CircuitBreaker | undefined;
  limit: InFlightLimit;
  budget: RetryBudget;
};

export type CallParts = {
  request: UpstreamRequest;
  group: Group;
  connections: Connections;
  deadlines: CallDeadlines;
  /** Maximum retries of a read. */
  retries: number;
  resolve: (response: UpstreamResponse) => void;
  reject: (error: GraphQLError) => void;
};

export class Call implements ExchangeListener, QueuedCall {
  since = 0;
  readonly #parts: CallParts;
  readonly #deadline: CallDeadline;
  /** Records the outcome of the current exchange in the breaker. */
  #recordOutcome: ((outcome: BreakerOutcome) => void) | undefined;
  #attempt = 0;
  /** The address of the current or last try. */
  #address: Address | undefined;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#deadline = parts.deadlines.begin(parts.request);
  }

  begin(): void {
    this.#parts.group.budget.earn();
    this.#try();
  }

  /** Called when the call gets a slot. */
  enter(): void {
    const { breaker, limit } = this.#parts.group;
    try {
      this.#recordOutcome = breaker?.admit();
    } catch (error) {
      limit.leave();
      this.reject(error);
      return;
    }
    this.#exchange('any');
  }

  /** Ends the call with an error; also called when it is refused a slot. */
  reject(error: unknown): void {
    this.#deadline.clear();
    this.#parts.reject(error instanceof GraphQLError ? error : errorOf(error));
  }

  received(response: UpstreamResponse): void {
    this.#leave(response.status >= 500 && response.status !== 501 ? 'failure' : 'success');
    if (response.status < 400 || !this.#retryAfter(response)) {
      this.#deadline.clear();
      this.#parts.resolve(response);
    }
  }

  failed(error: Error, wasStale: boolean): void {
    const { request } = this.#parts;
    // Not counted as a retry: most likely upstream had closed the idle connection.
    if (wasStale && !this.#deadline.error && maxRetriesOf(request, 1) > 0) {
      this.#exchange('new');
      return;
    }
    const failure = this.#deadline.error ?? errorOf(error);
    this.#leave(outcomeOf(failure));
    if (!this.#retryAfter(failure)) this.reject(failure);
  }

  #try(): void {
    const { breaker, limit } = this.#parts.group;
    try {
      if (this.#deadline.error) throw this.#deadline.error;
      breaker?.check();
      if (limit.enter(this)) this.enter();
      else this.#deadline.destroyAtDeadline({ destroy: (error) => limit.drop(this, error) });
    } catch (error) {
      this.reject(error);
    }
  }

  #exchange(over: 'any' | 'new'): void {
    const { connections, request } = this.#parts;
    // Upstream does not start work that has been abandoned.
    request.headers['x-request-timeout-ms'] = String(
      Math.max(0, Math.ceil(this.#deadline.remainingMs)),
    );
    const failed = this.#attempt > 0 ? this.#address : undefined;
    const exchange = connections.exchange(request, this, over, failed);
    this.#address = exchange.address;
    if (!exchange.isSettled) this.#deadline.destroyAtDeadline(exchange);
  }

  #leave(outcome: BreakerOutcome): void {
    this.#recordOutcome?.(outcome);
    this.#parts.group.limit.leave();
  }

  /** Schedules a retry and returns true, or false if there is none. */
  #retryAfter(outcome: UpstreamResponse | GraphQLError): boolean {
    const { request, retries, group } = this.#parts;
    const waitMs =
      this.#attempt < maxRetriesOf(request, retries)
        ? waitBeforeRetry(outcome, this.#attempt)
        : undefined;
    // The retry itself needs at least half of the remaining time.
    if (waitMs === undefined || waitMs >= this.#deadline.remainingMs / 2 || !group.budget.consume())
      return false;
    this.#attempt += 1;
    this.#deadline.wait(waitMs).then(
      () => this.#try(),
      (error: unknown) => this.reject(error),
    );
    return true;
  }
}

function errorOf(error: unknown): GraphQLError {
  if (error instanceof InvalidResponseError) return refusal('UPSTREAM_INVALID');
  return refusal('UPSTREAM_UNREACHABLE');
}

/** An invalid response shows that upstream is up, so it is no failure for the breaker. */
function outcomeOf(failure: GraphQLError): BreakerOutcome {
  if (hasCode(failure, 'DEADLINE_EXCEEDED')) return 'neither';
  return hasCode(failure, 'UPSTREAM_BAD_RESPONSE') ? 'success' : 'failure';
}
