// Ends calls at their own deadline, at that of the operation, or when the client disconnects. One
// interval checks all running calls, because a timer and an abort listener per call cost more than
// the rest of a small call.
import type { GraphQLError } from 'graphql';
import { refusal } from '../errors/refusals.ts';
import type { CallBounds, Stoppable } from '../http/request.ts';

/** Maximum delay of the check. */
const CHECK_INTERVAL_MS = 20;

/** The deadlines of all running calls. */
export class CallDeadlines {
  /** Without those that had ended at the last check. */
  #running: CallDeadline[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Starts the deadline of a call. */
  begin(bounds: CallBounds): CallDeadline {
    this.#timer ??= setInterval(this.#check, CHECK_INTERVAL_MS);
    const deadline = new CallDeadline(bounds);
    this.#running.push(deadline);
    return deadline;
  }

  readonly #check = (): void => {
    const checked = this.#running;
    // A check can begin another call, which adds itself to the new array.
    this.#running = [];
    const now = performance.now();
    for (const deadline of checked) {
      deadline.check(now);
      if (!deadline.hasEnded) this.#running.push(deadline);
    }
    if (this.#running.length === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  };
}

export class CallDeadline {
  readonly #signal: AbortSignal;
  readonly #endsAt: number;
  readonly #reason: 'DEADLINE_PASSED' | 'UPSTREAM_TIMED_OUT';
  /** The call is over, or its deadline has passed. */
  hasEnded = false;
  #error: GraphQLError | undefined;
  #resource: Stoppable | undefined;

  constructor({ signal, timeoutMs, deadlineAt = Number.POSITIVE_INFINITY }: CallBounds) {
    const now = performance.now();
    this.#reason = deadlineAt < now + timeoutMs ? 'DEADLINE_PASSED' : 'UPSTREAM_TIMED_OUT';
    this.#endsAt = Math.min(now + timeoutMs, deadlineAt);
    this.#signal = signal;
    this.check(now);
  }

  /** UPSTREAM_TIMEOUT or DEADLINE_EXCEEDED once the deadline has passed. */
  get error(): GraphQLError | undefined {
    return this.#error;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Destroys the resource that the call waits for at the deadline; replaces the previous one. */
  destroyAtDeadline(resource: Stoppable): void {
    this.#resource = resource;
    if (this.#error) resource.destroy(this.#error);
  }

  /** Waits; rejects if the deadline is earlier. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      this.destroyAtDeadline({
        destroy(error) {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  }

  /** Ends the call if its deadline has passed. @param now by `performance.now()` */
  check(now: number): void {
    if (this.hasEnded) return;
    if (this.#signal.aborted) this.#end('DEADLINE_PASSED');
    else if (now >= this.#endsAt) this.#end(this.#reason);
  }

  /** Called when the call is over. */
  clear(): void {
    this.hasEnded = true;
    this.#resource = undefined;
  }

  #end(reason: 'DEADLINE_PASSED' | 'UPSTREAM_TIMED_OUT'): void {
    this.hasEnded = true;
    this.#error = refusal(reason);
    this.#resource?.destroy(this.#error);
  }
}
