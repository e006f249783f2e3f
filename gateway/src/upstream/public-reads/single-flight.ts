// A cache with single-flight: identical work in flight is done once, and its outcome is cached for
// some seconds, or until data changes that it depends on. For public data only; it must never
// contain data of a session.
import { LRUCache } from 'lru-cache';
import { type ChangedParts, type DataPart, PARTS } from './allow-list.ts';

export type SingleFlightOptions = {
  /** Lifetime of cached outcomes; 0: no cache. */
  seconds: number;
  /** Coalesce identical work in flight. */
  inFlight: boolean;
  maxBytes: number;
};

/**
 * An outcome with the parts of the public data it depends on. `bytes`: its size in memory without
 * its key; undefined: not cacheable.
 */
export type Outcome<T> = { value: T; parts: ReadonlySet<DataPart>; bytes: number | undefined };

type CachedValue<T> = { value: T; parts: ReadonlySet<DataPart> };
type RunningRead<T> = { startedAt: number; outcome: Promise<Outcome<T>> };

export class SingleFlight<T extends object> {
  readonly #cached: LRUCache<string, CachedValue<T>> | undefined;
  readonly #running: Map<string, RunningRead<T>> | undefined;
  /** Number of changes so far: a logical clock for the order of work and changes. */
  #changes = 0;
  /** Replaced by each change, so that waiting callers keep what had changed before them. */
  #lastChanges: ReadonlyMap<DataPart, number> = new Map();

  constructor({ seconds, inFlight, maxBytes }: SingleFlightOptions) {
    // `ttlResolution`: the clock is read once in this many milliseconds.
    if (seconds > 0)
      this.#cached = new LRUCache({ maxSize: maxBytes, ttl: seconds * 1000, ttlResolution: 10 });
    if (inFlight) this.#running = new Map();
  }

  /** True if anything is cached or coalesced. */
  get isEnabled(): boolean {
    return this.#cached !== undefined || this.#running !== undefined;
  }

  /** A cached outcome. */
  get(key: string): T | undefined {
    return this.#cached?.get(key)?.value;
  }

  /**
   * Waits for identical work in flight; undefined if there is none. Resolves with undefined if data
   * it depends on changed between its start and this call: the caller must do the work again.
   */
  join(key: string): Promise<T | undefined> | undefined {
    const running = this.#running?.get(key);
    if (!running) return undefined;
    const earlierChanges = this.#lastChanges;
    return running.outcome.then(({ value, parts }) =>
      hasChanged(parts, running.startedAt, earlierChanges) ? undefined : value,
    );
  }

  /**
   * Does the work and shares its outcome. A failure rejects for all waiting callers and is not
   * cached.
   */
  async do(key: string, work: () => Promise<Outcome<T>>): Promise<T> {
    const startedAt = this.#changes;
    const running: RunningRead<T> = {
      startedAt,
      outcome: work().finally(() => this.#end(key, running)),
    };
    this.#running?.set(key, running);
    const { value, parts, bytes } = await running.outcome;
    // Data read before a change must not be cached after it.
    if (bytes !== undefined && !hasChanged(parts, startedAt, this.#lastChanges)) {
      this.#cached?.set(key, { value, parts }, { size: Math.max(1, bytes + 2 * key.length) });
    }
    return value;
  }

  /** Drops cached outcomes that depend on these parts. */
  drop(changedParts: ChangedParts): void {
    if (changedParts !== 'all' && changedParts.length === 0) return;
    this.#changes += 1;
    const lastChanges = new Map(this.#lastChanges);
    for (const part of changedParts === 'all' ? PARTS : changedParts)
      lastChanges.set(part, this.#changes);
    this.#lastChanges = lastChanges;
    if (changedParts === 'all') this.#cached?.clear();
    else
      for (const [key, { parts }] of this.#cached ?? [])
        if (changedParts.some((part) => parts.has(part))) this.#cached?.delete(key);
  }

  #end(key: string, running: RunningRead<T>): void {
    if (this.#running?.get(key) === running) this.#running.delete(key);
  }
}

/** True if one of the parts has changed since. */
function hasChanged(
  parts: ReadonlySet<DataPart>,
  since: number,
  lastChanges: ReadonlyMap<DataPart, number>,
): boolean {
  for (const part of parts) if ((lastChanges.get(part) ?? 0) > since) return true;
  return false;
}
