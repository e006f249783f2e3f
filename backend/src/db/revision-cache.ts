// Caches content that thousands of requests read in the same minute, such as a paper with its key,
// per revision of its row.
import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The content is read again after this time, in case dependent rows were changed by hand. */
const MAX_AGE_MS = 60_000;

type CacheEntry<T> = { revision: string; readAt: number; value: T; size: number };
type Entries<T> = { byId: Map<string, CacheEntry<T>>; size: number };

/**
 * The revision of a row: the transaction that wrote it (PostgreSQL's `xmin`). The next query sees
 * every change of the row by any process, without messages between processes. Dependent rows must
 * be changed in one transaction with the row.
 */
export function revisionOf(table: Table): SQL<string> {
  return sql<string>`${sql.raw(`"${getTableName(table)}".xmin::text`)}`;
}

/**
 * Values by id and revision, in this process. The oldest ones are removed first; outdated ones stay
 * in memory until a value is set.
 */
export class RevisionCache<T> {
  readonly #maxSize: number;
  readonly #sizeOf: (value: T) => number;
  readonly #entriesByDialect = new WeakMap<object, Entries<T>>();

  /**
   * @param maxSize of all values together
   * @param sizeOf the size of a value; by default 1, so that the number of values is limited
   */
  constructor(maxSize: number, sizeOf: (value: T) => number = () => 1) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  get(db: Db, id: string, revision: string): T | undefined {
    const entry = this.#entriesOf(db).byId.get(id);
    return entry?.revision === revision && performance.now() - entry.readAt < MAX_AGE_MS
      ? entry.value
      : undefined;
  }

  /** The value must have been read in the statement that read the revision, or in a later one. */
  set(db: Db, id: string, revision: string, value: T): void {
    const entries = this.#entriesOf(db);
    const now = performance.now();
    const size = this.#sizeOf(value);
    entries.size += size - (entries.byId.get(id)?.size ?? 0);
    entries.byId.delete(id);
    entries.byId.set(id, { revision, readAt: now, value, size });
    // The map is in the order of insertion.
    for (const [oldest, entry] of entries.byId) {
      if (entries.size <= this.#maxSize && now - entry.readAt < MAX_AGE_MS) break;
      entries.byId.delete(oldest);
      entries.size -= entry.size;
    }
  }

  /** A transaction shares the dialect of its database. */
  #entriesOf(db: Db): Entries<T> {
    const { dialect } = db as unknown as { dialect: object };
    const existing = this.#entriesByDialect.get(dialect);
    if (existing) return existing;
    const entries = { byId: new Map<string, CacheEntry<T>>(), size: 0 };
    this.#entriesByDialect.set(dialect, entries);
    return entries;
  }
}
