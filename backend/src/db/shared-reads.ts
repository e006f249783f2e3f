// Coalesces concurrent reads of the same data.
import type { Db } from './client.ts';

/**
 * Running reads by key, in this process. Only for reads outside transactions, where all callers may
 * share a result.
 */
export class SharedReads<T> {
  readonly #readsByDatabase = new WeakMap<Db, Map<string, Promise<T>>>();

  /** Joins the running read of this key, or starts it; all callers get its error. */
  share(db: Db, key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#readsByDatabase.get(db) ?? new Map<string, Promise<T>>();
    this.#readsByDatabase.set(db, running);
    const runningRead = running.get(key);
    if (runningRead) return runningRead;
    const newRead = read().finally(() => running.delete(key));
    running.set(key, newRead);
    return newRead;
  }
}
