// Work that is done once for several who ask the same: who comes while it is being done gets its outcome, who comes soon after too.
// Only ever given what is public: nothing of a person's session may get in here.
import { LRUCache } from 'lru-cache';

export type SharedOptions = {
  /** How long an outcome is kept; 0: not at all. */
  seconds: number;
  /** Whether those who come while the work is being done get its outcome. */
  inFlight: boolean;
  maxBytes: number;
};

/** An outcome with its size in memory, without its key's; undefined for one that is not to be kept. */
export type Outcome<T> = { value: T; bytes: number | undefined };

export class Shared<T extends object> {
  readonly #kept: LRUCache<string, T> | undefined;
  readonly #running: Map<string, Promise<T>> | undefined;
  #drops = 0;

  constructor({ seconds, inFlight, maxBytes }: SharedOptions) {
    // `ttlResolution`: the clock is read once in so many milliseconds.
    if (seconds > 0) this.#kept = new LRUCache({ maxSize: maxBytes, ttl: seconds * 1000, ttlResolution: 10 });
    if (inFlight) this.#running = new Map();
  }

  /** Whether anything is ever shared. */
  get isOn(): boolean {
    return this.#kept !== undefined || this.#running !== undefined;
  }

  /** What is kept, at once. */
  get(key: string): T | undefined {
    return this.#kept?.get(key);
  }

  /** What is being done now for another. */
  running(key: string): Promise<T> | undefined {
    return this.#running?.get(key);
  }

  /** Does the work and shares its outcome. A failure is told to all who wait, and kept for nobody. */
  async do(key: string, work: () => Promise<Outcome<T>>): Promise<T> {
    const begun = this.#drops;
    const outcome = work().then(({ value, bytes }) => {
      // What was read before a change must not be kept after it.
      if (bytes !== undefined && begun === this.#drops) this.#kept?.set(key, value, { size: Math.max(1, bytes + 2 * key.length) });
      return value;
    });
    this.#running?.set(key, outcome);
    try {
      return await outcome;
    } finally {
      if (this.#running?.get(key) === outcome) this.#running.delete(key);
    }
  }

  /** Forgets everything: something has changed. Work under way goes to those who wait for it already, and to nobody else. */
  drop(): void {
    this.#drops += 1;
    this.#kept?.clear();
    this.#running?.clear();
  }
}
