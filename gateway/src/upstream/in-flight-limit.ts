// Bounds how many calls to one group of upstream are under way: calls that hang must not take all connections, memory and time from the
// calls to other groups. Those beyond the limit wait in a short queue; what the queue cannot take is refused at once.
import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';
import { type Link, LinkedList } from './linked-list.ts';

/**
 * A burst waits (one tree of lessons is some hundred calls), but not for long: who has waited half a second would get its answer too late.
 */
const QUEUE = { places: 1024, waitMs: 500 };

/** One who waits for a place: told when it is theirs, or that it will not be. */
export interface Waiting extends Link<Waiting> {
  /** Since when it waits, by `performance.now()`. */
  since: number;
  enter(): void;
  refuse(error: GraphQLError): void;
}

export class InFlightLimit {
  readonly #max: number;
  #inFlight = 0;
  /** In the order they came. */
  readonly #queue = new LinkedList<Waiting>();
  /** Set while somebody waits: for the first of them, since nobody behind has waited longer. */
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
   * Takes a place: true when there is one; else `enter` is called when one is free, or `refuse` with OVERLOADED when none comes free in time.
   * Who got a place must call `leave`. Throws OVERLOADED when too many wait already.
   */
  enter(waiting: Waiting): boolean {
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

  /** Takes one out of the queue, and refuses it with this error; nothing for one that is not in it. */
  drop(waiting: Waiting, error: GraphQLError): void {
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
  return codedError('OVERLOADED', 'The server is busy. Please try again in a moment.', { retryAfter: 1 });
}
