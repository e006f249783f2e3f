// Bounds how many calls to one group of upstream are under way: calls that hang must not take all
// connections, memory and time from the calls to other groups. Those beyond the limit wait in a
// short queue; what the queue cannot take is refused at once.
import type { GraphQLError } from 'graphql';
import { refusal } from '../errors/refusals.ts';
import { type Link, LinkedList } from './linked-list.ts';

/**
 * A burst waits (one tree of lessons is some hundred calls), but not for long: after half a second
 * the answer would come too late.
 */
const QUEUE = { places: 1024, waitMs: 500 };

/** A call that waits for a place. */
export interface QueuedCall extends Link<QueuedCall> {
  /** The begin of the wait, by `performance.now()`. */
  since: number;
  enter(): void;
  refuse(error: GraphQLError): void;
}

export class InFlightLimit {
  readonly #max: number;
  #inFlight = 0;
  /** In the order they came. */
  readonly #queue = new LinkedList<QueuedCall>();
  /** Set while calls wait: for the first of them, which has waited longest. */
  #timer: NodeJS.Timeout | undefined;

  constructor(max: number) {
    this.#max = max;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#queue.size;
  }

  /**
   * Takes a place. False: `enter` is called later, or `refuse` with OVERLOADED if no place becomes
   * free in time. After `enter` or true, `leave` must be called. Throws OVERLOADED if too many
   * calls wait already.
   */
  enter(waiting: QueuedCall): boolean {
    if (this.#inFlight < this.#max) {
      this.#inFlight += 1;
      return true;
    }
    if (this.#queue.size >= QUEUE.places) throw overloaded();
    waiting.since = performance.now();
    this.#queue.add(waiting);
    this.#timer ??= setTimeout(this.#refuseLate, QUEUE.waitMs);
    return false;
  }

  /** Gives the place to the next in the queue. */
  leave(): void {
    const next = this.#queue.first;
    if (!next) {
      this.#inFlight -= 1;
      return;
    }
    this.#queue.remove(next);
    next.enter();
  }

  /**
   * Removes a call from the queue and refuses it with this error. Does nothing for a call that is
   * not queued.
   */
  drop(waiting: QueuedCall, error: GraphQLError): void {
    if (this.#queue.remove(waiting)) waiting.refuse(error);
  }

  readonly #refuseLate = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (let first = this.#queue.first; first; first = this.#queue.first) {
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
