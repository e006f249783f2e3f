// One call of the backend, from the wait for its turn to its answer: through the breaker and the limit of its group, within its time, and
// once more where that is safe and may help. A state machine rather than async functions: nearly every call goes straight through, and
// then costs one promise.
import { GraphQLError } from 'graphql';
import type { CallEnd, CallEnds } from './call-end.ts';
import type { CallOutcome, CircuitBreaker } from './circuit-breaker.ts';
import type { UpstreamAnswer, UpstreamRequest } from './client.ts';
import type { Connections } from './connections.ts';
import { codedError, hasCode } from './errors.ts';
import { BadAnswer, type ExchangeEnd } from './exchange.ts';
import type { InFlightLimit, Waiting } from './in-flight-limit.ts';
import { type RetryBudget, repeatsOf, waitBeforeRetry } from './retries.ts';

/** What the calls of one group share. */
export type Group = { breaker: CircuitBreaker | undefined; limit: InFlightLimit; budget: RetryBudget };

export type CallParts = {
  request: UpstreamRequest;
  group: Group;
  connections: Connections;
  ends: CallEnds;
  /** How often a read is repeated at most. */
  retries: number;
  resolve: (answer: UpstreamAnswer) => void;
  reject: (error: GraphQLError) => void;
};

export class Call implements ExchangeEnd, Waiting {
  previous: Waiting | undefined;
  next: Waiting | undefined;
  since = 0;
  readonly #parts: CallParts;
  readonly #end: CallEnd;
  /** Tells the breaker what came of the exchange under way. */
  #tell: ((outcome: CallOutcome) => void) | undefined;
  #attempt = 0;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#end = parts.ends.begin(parts.request);
  }

  begin(): void {
    this.#parts.group.budget.earn();
    this.#try();
  }

  /** It is its turn. */
  enter(): void {
    const { breaker, limit } = this.#parts.group;
    try {
      this.#tell = breaker?.admit();
    } catch (error) {
      limit.leave();
      this.#refused(error);
      return;
    }
    this.#exchange('any');
  }

  /** It waits no longer for its turn, for this reason. */
  refuse(error: GraphQLError): void {
    this.#refused(error);
  }

  answered(answer: UpstreamAnswer): void {
    this.#leave(answer.status >= 500 && answer.status !== 501 ? 'failure' : 'success');
    if (answer.status < 400 || !this.#tryAgainAfter(answer)) {
      this.#end.clear();
      this.#parts.resolve(answer);
    }
  }

  failed(error: Error, wasStale: boolean): void {
    const { request } = this.#parts;
    // No retry of a failure, since upstream was not asked.
    if (wasStale && !this.#end.error && repeatsOf(request, 1) > 0) {
      this.#exchange('new');
      return;
    }
    const failure = this.#end.error ?? errorOf(error);
    this.#leave(outcomeOf(failure));
    if (!this.#tryAgainAfter(failure)) this.#refused(failure);
  }

  #try(): void {
    const { breaker, limit } = this.#parts.group;
    try {
      if (this.#end.error) throw this.#end.error;
      breaker?.check();
      if (limit.enter(this)) this.enter();
      else this.#end.stops({ destroy: (error) => limit.drop(this, error) });
    } catch (error) {
      this.#refused(error);
    }
  }

  #exchange(over: 'any' | 'new'): void {
    const { connections, request } = this.#parts;
    const exchange = connections.exchange(request, this, over);
    if (!exchange.isOver) this.#end.stops(exchange);
  }

  #leave(outcome: CallOutcome): void {
    this.#tell?.(outcome);
    this.#parts.group.limit.leave();
  }

  /** Whether it is made once more, after a wait. */
  #tryAgainAfter(came: UpstreamAnswer | GraphQLError): boolean {
    const { request, retries, group } = this.#parts;
    const waitMs = this.#attempt < repeatsOf(request, retries) ? waitBeforeRetry(came, this.#attempt) : undefined;
    // What is left then must be worth trying: half of the time that there is now.
    if (waitMs === undefined || waitMs >= this.#end.remainingMs / 2 || !group.budget.take()) return false;
    this.#attempt += 1;
    this.#end.wait(waitMs).then(
      () => this.#try(),
      (error: unknown) => this.#refused(error),
    );
    return true;
  }

  #refused(error: unknown): void {
    this.#end.clear();
    this.#parts.reject(error instanceof GraphQLError ? error : errorOf(error));
  }
}

function errorOf(error: unknown): GraphQLError {
  if (error instanceof BadAnswer) return codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
  return codedError('UPSTREAM_UNAVAILABLE', 'The server cannot be reached. Please try again.');
}

/** Who answers nonsense is there: that is for people to look at, and no reason to stop asking. */
function outcomeOf(failure: GraphQLError): CallOutcome {
  if (hasCode(failure, 'DEADLINE_EXCEEDED')) return 'neither';
  return hasCode(failure, 'UPSTREAM_BAD_RESPONSE') ? 'success' : 'failure';
}
