// Bounds the password hashes that run at once, and decides which one runs next: logins by the time
// when they were first tried, on any backend (docs/decisions/099-waiting-room-for-logins.md).
import { Refusal } from '../../refusals/refusals.ts';

/** The place of a login among those of all backends; by the servers' clock, in milliseconds. */
export type Place = {
  /** When the login was first tried. */
  readonly arrivedAt: number;
  /** When its password is expected to be checked. */
  readonly turnAt: number;
};

/**
 * The length of a line for each concurrent hash. The line only has to keep the pool busy until
 * refused logins return.
 */
const LINE_LENGTH = 20;
/** The same for other hashes, which keep no place when they are refused. */
const LENGTH_FOR_OTHERS = 40;
/**
 * A login leaves the line after this share of the time until its caller gives up: it could not use
 * a result that comes too late, and a refused login keeps its place.
 */
const SHARE_OF_TIMEOUT = 0.5;
/**
 * Every fourth hash is for a new password or a confirmation, if one waits: logins do not starve
 * them.
 */
const SHARE_OF_OTHERS = 4;
/** Expected time of a hash until some are measured. */
const FIRST_MEAN_MS = 50;
/** The furthest turn, so that a flood of logins cannot make the estimate absurd. */
const MAX_TURN_MS = 10 * 60_000;

/**
 * The request that a hash is for. `givenUpAt`: by `performance.now()`; Infinity without a timeout.
 */
export type Caller = { readonly givenUpAt: number; isGivenUp(): boolean };

type Waiting = { readonly arrivedAt: number; start(): void; refuse(): void };

export class HashPool {
  readonly #concurrent: number;
  #running = 0;
  #started = 0;
  /** By arrival. */
  readonly #logins: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #meanMs = FIRST_MEAN_MS;
  /** The turn of the next new login. */
  #nextTurnAt = 0;

  constructor(concurrent: number) {
    this.#concurrent = concurrent;
  }

  /** A place behind all logins that have got one from this backend. */
  newPlace(now: number): Place {
    // Nobody waits.
    if (this.#running < this.#concurrent) this.#nextTurnAt = now;
    const turnAt = Math.min(Math.max(now, this.#nextTurnAt), now + MAX_TURN_MS);
    this.#nextTurnAt = turnAt + this.#meanMs / this.#concurrent;
    return { arrivedAt: now, turnAt };
  }

  /** Whether `login` would refuse this arrival now. */
  isFullFor({ arrivedAt }: Place): boolean {
    const last = this.#logins.at(-1);
    return this.#isFull(this.#logins) && last !== undefined && last.arrivedAt <= arrivedAt;
  }

  /**
   * Checks a password after those of earlier arrivals.
   * @throws 429 LOGINS_BUSY if the line is full of earlier arrivals, or if the turn does not come
   * well before the caller gives up
   */
  async login<T>(work: () => Promise<T>, place: Place, caller: Caller): Promise<T> {
    const maxWaitMs = (caller.givenUpAt - performance.now()) * SHARE_OF_TIMEOUT;
    await this.#turnIn(this.#logins, place.arrivedAt, maxWaitMs);
    return this.#run(work, caller);
  }

  /**
   * Any other hash, first in, first out.
   * @param caller without one nothing is refused, because work before it would be lost: a counted
   * code, an import
   * @throws 429 LOGINS_BUSY if too many wait, or if the caller has given up
   */
  async other<T>(work: () => Promise<T>, caller?: Caller): Promise<T> {
    if (caller) this.requireRoomForOther();
    await this.#turnIn(this.#others, 0, Number.POSITIVE_INFINITY);
    return this.#run(work, caller);
  }

  /**
   * To be called before the try is counted, so that a busy server does not use up tries.
   * @throws 429 LOGINS_BUSY if `other` would be refused now
   */
  requireRoomForOther(): void {
    if (this.#isFull(this.#others)) throw busy();
  }

  #isFull(line: Waiting[]): boolean {
    const length = line === this.#logins ? LINE_LENGTH : LENGTH_FOR_OTHERS;
    return line.length >= length * this.#concurrent;
  }

  /** Resolves when the caller has a slot, and must call `#run`. */
  #turnIn(line: Waiting[], arrivedAt: number, maxWaitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        line.splice(line.indexOf(waiting), 1);
        reject(busy());
      };
      const timer = Number.isFinite(maxWaitMs) ? setTimeout(refuse, maxWaitMs) : undefined;
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { arrivedAt, start, refuse };
      // Others are refused before they enter the line.
      const isTooMany = line === this.#logins && this.#isFull(line);
      line.splice(line.findLastIndex((other) => other.arrivedAt <= arrivedAt) + 1, 0, waiting);
      if (isTooMany) line.at(-1)?.refuse();
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#concurrent) {
      const isTurnOfOthers = this.#started % SHARE_OF_OTHERS === SHARE_OF_OTHERS - 1;
      const [first, second] = isTurnOfOthers
        ? [this.#others, this.#logins]
        : [this.#logins, this.#others];
      const next = first.shift() ?? second.shift();
      if (!next) return;
      this.#started += 1;
      this.#running += 1;
      next.start();
    }
  }

  async #run<T>(work: () => Promise<T>, caller?: Caller): Promise<T> {
    const startedAt = performance.now();
    try {
      if (caller?.isGivenUp()) throw busy();
      const result = await work();
      this.#meanMs += (performance.now() - startedAt - this.#meanMs) / 16;
      return result;
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }
}

function busy(): Refusal {
  const refusal = new Refusal('LOGINS_BUSY');
  refusal.retryAfter = 3;
  return refusal;
}
