// Calls the REST backend for all requests of the gateway: within the call's time, through the circuit breaker and the limit of its group,
// and once more where that is safe and may help. What a call may cost when the backend has a bad day is decided here.
import type { IncomingHttpHeaders } from 'node:http';
import { GraphQLError } from 'graphql';
import { type CallBounds, CallEnd } from './call-end.ts';
import { type CallOutcome, CircuitBreaker } from './circuit-breaker.ts';
import { codedError, hasCode } from './errors.ts';
import { BadAnswer, Connections } from './exchange.ts';
import { groupOf } from './groups.ts';
import { InFlightLimit } from './in-flight-limit.ts';
import type { UpstreamPath } from './path.ts';
import { RetryBudget, repeatsOf, waitBeforeRetry } from './retries.ts';

/** What goes upstream: the body as bytes, with its content type in `headers`. */
export type UpstreamRequest = CallBounds & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: UpstreamPath;
  headers: Record<string, string>;
  body?: Buffer | undefined;
};

/** What came back. `body` is the parsed JSON; undefined when the answer was empty. */
export type UpstreamAnswer = { status: number; headers: IncomingHttpHeaders; body: unknown };

export type UpstreamClientOptions = {
  origin: URL;
  /** How often a read is repeated at most. */
  retries: number;
  /** Off: calls are made however many have failed. */
  breaker: boolean;
  /** Calls of one group under way at the same time. */
  maxInFlight: number;
};

/** What the calls of one group share. */
type Group = { breaker: CircuitBreaker | undefined; limit: InFlightLimit; budget: RetryBudget };

/** A client for one backend origin, shared by all requests. It holds connections, and how the groups are doing; nothing of a person. */
export class UpstreamClient {
  readonly #options: UpstreamClientOptions;
  readonly #connections: Connections;
  readonly #groups = new Map<string, Group>();

  constructor(options: UpstreamClientOptions) {
    this.#options = options;
    this.#connections = new Connections(options.origin);
  }

  /** How each group that was ever asked is doing. */
  get groups(): ReadonlyMap<string, Readonly<Group>> {
    return this.#groups;
  }

  /**
   * Any status is an answer. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE, CIRCUIT_OPEN, OVERLOADED, and
   * DEADLINE_EXCEEDED when the request's own signal is aborted.
   */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const group = this.#groupOf(request.path);
    const repeats = repeatsOf(request, this.#options.retries);
    const end = new CallEnd(request);
    group.budget.earn();
    try {
      for (let attempt = 0; ; attempt += 1) {
        const came = await this.#attempt(request, end, group);
        const waitMs = attempt < repeats ? waitBeforeRetry(came, attempt) : undefined;
        // What is left then must be worth trying: half of the time that there is now.
        if (waitMs !== undefined && waitMs < end.remainingMs / 2 && group.budget.take()) await end.wait(waitMs);
        else if (came instanceof GraphQLError) throw came;
        else return came;
      }
    } finally {
      end.clear();
    }
  }

  /** Closes kept connections. */
  close(): void {
    this.#connections.close();
  }

  /** One exchange, as far as its group lets it: an answer, or what it failed with. What the group refuses is thrown. */
  async #attempt(request: UpstreamRequest, end: CallEnd, { breaker, limit }: Group): Promise<UpstreamAnswer | GraphQLError> {
    if (end.error) throw end.error;
    breaker?.check();
    await limit.enter(end);
    try {
      const tell = breaker?.admit();
      try {
        const answer = await this.#connections.exchange(request, end, repeatsOf(request, 1) > 0);
        tell?.(answer.status >= 500 && answer.status !== 501 ? 'failure' : 'success');
        return answer;
      } catch (error) {
        const failure = end.error ?? errorOf(error);
        tell?.(outcomeOf(failure));
        return failure;
      }
    } finally {
      limit.leave();
    }
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

function errorOf(error: unknown): GraphQLError {
  if (error instanceof BadAnswer) return codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
  return codedError('UPSTREAM_UNAVAILABLE', 'The server cannot be reached. Please try again.');
}

/** Who answers nonsense is there: that is for people to look at, and no reason to stop asking. */
function outcomeOf(failure: GraphQLError): CallOutcome {
  if (hasCode(failure, 'DEADLINE_EXCEEDED')) return 'neither';
  return hasCode(failure, 'UPSTREAM_BAD_RESPONSE') ? 'success' : 'failure';
}
