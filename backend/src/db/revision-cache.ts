// Caches content that thousands of requests read in the same minute, such as a paper with its key,
// per revision of its row.
import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The content is read again after this time, in case dependent rows were changed by hand. */
const MAX_AGE_MS = 60_000;

type CacheEntry<T> = { revision: string; readAt: number; value: T };

/**
 * The revision of a row: the transaction that wrote it (PostgreSQL's `xmin`). The next query sees
 * every change of the row by any process, without messages between processes. Dependent rows must
 * be changed in one transaction with the row.
 */
export function revisionOf(table: Table): SQL<string> {
  return sql<string>`${sql.raw(`"${getTableName(table)}".xmin::text`)}`;
}

/** Values by id and revision, in this process. */
export class RevisionCache<T> {
  readonly #maxEntries: number;
  readonly #entriesByDialect = new WeakMap<object, Map<string, CacheEntry<T>>>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(db: Db, id: string, revision: string): T | undefined {
    const entry = this.#entriesOf(db).get(id);
    return entry?.revision === revision && performance.now() - entry.readAt < MAX_AGE_MS
      ? entry.value
      : undefined;
  }

  /** The value must have been read in the statement that read the revision, or in a later one. */
  set(db: Db, id: string, revision: string, value: T): void {
    const entries = this.#entriesOf(db);
    entries.delete(id);
    entries.set(id, { revision, readAt: performance.now(), value });
    const [oldest] = entries.keys();
    if (entries.size > this.#maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  /** A transaction shares the dialect of its database. */
  #entriesOf(db: Db): Map<string, CacheEntry<T>> {
    const { dialect } = db as unknown as { dialect: object };
    const existing = this.#entriesByDialect.get(dialect);
    if (existing) return existing;
    const entries = new Map<string, CacheEntry<T>>();
    this.#entriesByDialect.set(dialect, entries);
    return entries;
  }
}
