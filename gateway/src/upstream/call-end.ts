// When a call ends at the latest: its own time is up, the operation's is, or nobody waits any more. One look after all calls under way,
// every so often: a timer and an abort listener for each cost more than everything else here that a small call needs.
import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';
import { type Link, LinkedList } from './linked-list.ts';

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

/** So much later than it should a call may end. */
const LOOK_MS = 20;

/** The ends of all calls under way. */
export class CallEnds {
  readonly #underWay = new LinkedList<CallEnd>();
  #timer: NodeJS.Timeout | undefined;

  /** The end of a call that begins now. */
  begin(bounds: CallBounds): CallEnd {
    this.#timer ??= setInterval(this.#look, LOOK_MS);
    return new CallEnd(bounds, this.#underWay);
  }

  readonly #look = (): void => {
    if (this.#underWay.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    const now = performance.now();
    for (let end = this.#underWay.first; end; ) {
      const { next }: CallEnd = end;
      end.look(now);
      end = next;
    }
  };
}

export class CallEnd implements Link<CallEnd> {
  previous: CallEnd | undefined;
  next: CallEnd | undefined;
  readonly #signal: AbortSignal;
  readonly #endsAt: number;
  readonly #code: 'DEADLINE_EXCEEDED' | 'UPSTREAM_TIMEOUT';
  readonly #underWay: LinkedList<CallEnd>;
  #error: GraphQLError | undefined;
  #waitsFor: Stoppable | undefined;

  constructor({ signal, timeoutMs, deadlineAt = Number.POSITIVE_INFINITY }: CallBounds, underWay: LinkedList<CallEnd>) {
    const now = performance.now();
    this.#code = deadlineAt < now + timeoutMs ? 'DEADLINE_EXCEEDED' : 'UPSTREAM_TIMEOUT';
    this.#endsAt = Math.min(now + timeoutMs, deadlineAt);
    this.#signal = signal;
    this.#underWay = underWay;
    underWay.add(this);
    this.look(now);
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

  /** Whether the end has come. @param now by `performance.now()` */
  look(now: number): void {
    if (this.#error) return;
    if (this.#signal.aborted) this.#end('DEADLINE_EXCEEDED');
    else if (now >= this.#endsAt) this.#end(this.#code);
  }

  /** The call is over: nothing is watched any more. */
  clear(): void {
    this.#underWay.remove(this);
    this.#waitsFor = undefined;
  }

  #end(code: 'DEADLINE_EXCEEDED' | 'UPSTREAM_TIMEOUT'): void {
    this.#error = codedError(code, 'The server took too long. Please try again.');
    this.#waitsFor?.destroy(this.#error);
  }
}
