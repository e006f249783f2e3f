// A cache with single-flight: work is done once for several who ask for the same while it runs or
// shortly after. It only ever gets public data: nothing of a person's session may get in here.
import { LRUCache } from 'lru-cache';
import type { ChangedParts, DataPart } from './allow-list.ts';

export type SingleFlightOptions = {
  /** How long an outcome is cached; 0: not at all. */
  seconds: number;
  /** Whether requests that arrive while the work is running get its outcome. */
  inFlight: boolean;
  maxBytes: number;
};

/**
 * An outcome with the parts of the public data it was made of. `bytes`: its size in memory without
 * its key; undefined: not to be cached.
 */
export type Outcome<T> = { value: T; parts: ReadonlySet<DataPart>; bytes: number | undefined };

type Cached<T> = { value: T; parts: ReadonlySet<DataPart> };
type Running<T> = { begunAt: number; outcome: Promise<Outcome<T>> };

export class SingleFlight<T extends object> {
  readonly #cached: LRUCache<string, Cached<T>> | undefined;
  readonly #running: Map<string, Running<T>> | undefined;
  /** Counts changes: a clock that orders work, those who join it, and changes. */
  #changes = 0;
  readonly #lastChange = new Map<DataPart, number>();
  #lastChangeOfAll = 0;

  constructor({ seconds, inFlight, maxBytes }: SingleFlightOptions) {
    // `ttlResolution`: the clock is read once in this many milliseconds.
    if (seconds > 0)
      this.#cached = new LRUCache({ maxSize: maxBytes, ttl: seconds * 1000, ttlResolution: 10 });
    if (inFlight) this.#running = new Map();
  }

  /** Whether anything is ever shared. */
  get isOn(): boolean {
    return this.#cached !== undefined || this.#running !== undefined;
  }

  /** A cached outcome. */
  get(key: string): T | undefined {
    return this.#cached?.get(key)?.value;
  }

  /**
   * Waits for work that is running now. Resolves with undefined if something it was made of changed
   * between its begin and this call: then the caller has to do the work again. Undefined if no such
   * work is running.
   */
  join(key: string): Promise<T | undefined> | undefined {
    const running = this.#running?.get(key);
    if (!running) return undefined;
    const joinedAt = this.#changes;
    return running.outcome.then(({ value, parts }) =>
      this.#hasChanged(parts, running.begunAt, joinedAt) ? undefined : value,
    );
  }

  /** Does the work and shares its outcome. A failure rejects for all who wait and is not cached. */
  async do(key: string, work: () => Promise<Outcome<T>>): Promise<T> {
    const begunAt = this.#changes;
    const running: Running<T> = { begunAt, outcome: work().finally(() => this.#end(key, running)) };
    this.#running?.set(key, running);
    const { value, parts, bytes } = await running.outcome;
    // Data read before a change must not be cached after it.
    if (bytes !== undefined && !this.#hasChanged(parts, begunAt, this.#changes)) {
      this.#cached?.set(key, { value, parts }, { size: Math.max(1, bytes + 2 * key.length) });
    }
    return value;
  }

  /** Drops outcomes made of these parts. Other outcomes, cached or pending, are kept. */
  drop(changed: ChangedParts): void {
    if (changed !== 'all' && changed.length === 0) return;
    this.#changes += 1;
    if (changed === 'all') {
      this.#lastChangeOfAll = this.#changes;
      this.#cached?.clear();
      return;
    }
    for (const part of changed) this.#lastChange.set(part, this.#changes);
    for (const [key, { parts }] of this.#cached ?? [])
      if (changed.some((part) => parts.has(part))) this.#cached?.delete(key);
  }

  #end(key: string, running: Running<T>): void {
    if (this.#running?.get(key) === running) this.#running.delete(key);
  }

  /** Whether one of the parts changed after the first and up to the second moment. */
  #hasChanged(parts: ReadonlySet<DataPart>, from: number, to: number): boolean {
    if (from === to) return false;
    const isBetween = (at: number) => at > from && at <= to;
    if (isBetween(this.#lastChangeOfAll)) return true;
    for (const part of parts) if (isBetween(this.#lastChange.get(part) ?? 0)) return true;
    return false;
  }
}
