// Limits the concurrent calls to one group of upstream, so that hanging calls do not take all
// connections, memory and time from other groups. Further calls wait in a short queue; above its
// length they are refused at once.
import type { GraphQLError } from 'graphql';
import { refusal } from '../errors/refusals.ts';

/**
 * Bursts wait (a tree of lessons is some hundred calls), but for half a second at most: later
 * responses would be useless.
 */
const QUEUE = { maxLength: 1024, waitMs: 500 };

/** A queued call. */
export interface QueuedCall {
  /** Start of the wait, by `performance.now()`. */
  since: number;
  enter(): void;
  reject(error: GraphQLError): void;
}

export class InFlightLimit {
  readonly #max: number;
  #inFlight = 0;
  /** First in, first out. */
  readonly #queue: QueuedCall[] = [];
  /** Set while calls are queued, for the oldest of them. */
  #timer: NodeJS.Timeout | undefined;

  constructor(max: number) {
    this.#max = max;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /**
   * Takes a slot and returns true. False: queued; `enter` is called later, or `reject` with
   * OVERLOADED if no slot is free in time. After `enter` or true, `leave` must be called. Throws
   * OVERLOADED if the queue is full.
   */
  enter(call: QueuedCall): boolean {
    if (this.#inFlight < this.#max) {
      this.#inFlight += 1;
      return true;
    }
    if (this.#queue.length >= QUEUE.maxLength) throw overloaded();
    call.since = performance.now();
    this.#queue.push(call);
    this.#timer ??= setTimeout(this.#refuseLate, QUEUE.waitMs);
    return false;
  }

  /** Passes the slot to the oldest queued call. */
  leave(): void {
    const next = this.#queue.shift();
    if (next) next.enter();
    else this.#inFlight -= 1;
  }

  /**
   * Removes a call from the queue and refuses it with this error. Does nothing for a call that is
   * not queued.
   */
  drop(call: QueuedCall, error: GraphQLError): void {
    const index = this.#queue.indexOf(call);
    if (index < 0) return;
    this.#queue.splice(index, 1);
    call.reject(error);
  }

  readonly #refuseLate = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (let first = this.#queue[0]; first; first = this.#queue[0]) {
      const leftMs = first.since + QUEUE.waitMs - now;
      if (leftMs > 0) {
        this.#timer = setTimeout(this.#refuseLate, Math.ceil(leftMs));
        return;
      }
      this.drop(first, overloaded());
    }
  };
}

function overloaded() {
  return refusal('TOO_BUSY', {}, { retryAfter: 1 });
}
