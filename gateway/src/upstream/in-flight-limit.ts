// Bounds how many calls to one group of upstream are under way: calls that hang must not take all connections, memory and time from the
// calls to other groups. Those beyond the limit wait in a short queue; what the queue cannot take is refused at once.
import type { CallEnd } from './call-end.ts';
import { codedError } from './errors.ts';

/**
 * A burst waits (one tree of lessons is some hundred calls), but not for long: who has waited half a second would get its answer too late.
 */
const QUEUE = { places: 1024, waitMs: 500 };

/** One who waits for a place: told when it is theirs. */
type Waiting = { enter: () => void };

export class InFlightLimit {
  readonly #max: number;
  #inFlight = 0;
  /** In the order they came; a set, so that one who leaves is taken out at once. */
  readonly #queue = new Set<Waiting>();

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
   * Takes a place, at once (undefined) or when one is free. Who got one must call `leave`. Throws OVERLOADED when there is none and none
   * comes free in time, and the call's own error when that ends first.
   */
  enter(end: CallEnd): Promise<void> | undefined {
    if (this.#inFlight < this.#max) {
      this.#inFlight += 1;
      return undefined;
    }
    if (this.#queue.size >= QUEUE.places) throw overloaded();
    return new Promise((resolve, reject) => {
      const settle = (error?: Error) => {
        clearTimeout(timer);
        this.#queue.delete(waiting);
        if (error) reject(error);
        else resolve();
      };
      const waiting: Waiting = { enter: settle };
      const timer = setTimeout(() => settle(overloaded()), QUEUE.waitMs);
      this.#queue.add(waiting);
      end.stops({ destroy: settle });
    });
  }

  /** Gives the place to the next in the queue. */
  leave(): void {
    const [next] = this.#queue;
    if (next) next.enter();
    else this.#inFlight -= 1;
  }
}

function overloaded() {
  return codedError('OVERLOADED', 'The server is busy. Please try again in a moment.', { retryAfter: 1 });
}
