// When a call ends at the latest: its own time is up, the operation's is, or nobody waits any more. One timer and one listener per call,
// since AbortSignal.timeout and AbortSignal.any cost more than everything else here that a small call needs.
import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';

/** What bounds a call. */
export type CallBounds = {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** For this call, with its wait in the queue and its retries, in milliseconds. */
  timeoutMs: number;
  /** For the operation, by `performance.now()`; undefined for a call of the gateway's own. */
  deadlineAt?: number | undefined;
};

/** What a call waits for now, such as its request to upstream. */
export type Stoppable = { destroy(error: GraphQLError): unknown };

export class CallEnd {
  readonly #signal: AbortSignal;
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  #error: GraphQLError | undefined;
  /** An object, no function: saves two closures for each call. */
  #waitsFor: Stoppable | undefined;

  constructor({ signal, timeoutMs, deadlineAt = Number.POSITIVE_INFINITY }: CallBounds) {
    const now = performance.now();
    const code = deadlineAt < now + timeoutMs ? 'DEADLINE_EXCEEDED' : 'UPSTREAM_TIMEOUT';
    this.#endsAt = Math.min(now + timeoutMs, deadlineAt);
    this.#timer = setTimeout(() => this.#end(code), Math.max(0, this.#endsAt - now));
    this.#signal = signal;
    if (signal.aborted) this.#end('DEADLINE_EXCEEDED');
    else signal.addEventListener('abort', this.#leave);
  }

  /** Why it has ended: UPSTREAM_TIMEOUT or DEADLINE_EXCEEDED; undefined while it has not. */
  get error(): GraphQLError | undefined {
    return this.#error;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** What is to be stopped when the end comes: the one thing that the call waits for now. */
  stops(what: Stoppable): void {
    this.#waitsFor = what;
    if (this.#error) what.destroy(this.#error);
  }

  /** Waits, and throws when the end comes first. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      this.stops({
        destroy(error) {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  }

  /** The call is over: nothing is watched any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#leave);
    this.#waitsFor = undefined;
  }

  readonly #leave = (): void => this.#end('DEADLINE_EXCEEDED');

  #end(code: 'DEADLINE_EXCEEDED' | 'UPSTREAM_TIMEOUT'): void {
    this.#error ??= codedError(code, 'The server took too long. Please try again.');
    this.#waitsFor?.destroy(this.#error);
  }
}
