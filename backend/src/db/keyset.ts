// Keyset pagination: each page starts after the last row of the previous one. Every page by cursor
// costs the same, and rows inserted or deleted in between neither repeat nor skip other rows.
// Clients without cursors use offsets.
import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Starts after the cursor `after` (`''`: at the beginning), or at `offset` if there is no cursor.
 */
export type Page = { offset: number; limit: number; after?: string | undefined };

/** The rows of a page; `nextCursor` is undefined on the last page. */
export type CursorPage<T> = { rows: T[]; nextCursor: string | undefined };

/** A page with the number of rows in the list; a lower bound unless `isTotalExact`. */
export type ListPage<T> = CursorPage<T> & { total: number; isTotalExact: boolean };

/** The sort order of a list: by a timestamp, then by id. */
export type SortKey = {
  timestamp: AnyColumn | SQL;
  id: AnyColumn;
  order: 'oldest first' | 'newest first';
};

/** Format of a cursor: the last row's timestamp in microseconds since 1970, and its id. */
export const CURSOR_PATTERN = '^([0-9]{1,16}~[A-Za-z0-9_-]{1,100})?$';

/** For pages by cursor, counting stops here, because a count reads every row. */
const MAX_COUNTED = 10_000;

/** Query parts for one page, and functions that build the page from the rows. */
export function keyset({ timestamp, id, order }: SortKey, { offset, limit, after }: Page) {
  const by = order === 'newest first' ? desc : asc;
  const operator = order === 'newest first' ? sql.raw('<') : sql.raw('>');
  const toPage = <R extends { cursor: string }, T>(
    rows: R[],
    toEntry: (row: R) => T,
  ): CursorPage<T> => ({
    rows: rows.slice(0, limit).map(toEntry),
    nextCursor: rows.length > limit ? rows[limit - 1]?.cursor : undefined,
  });
  return {
    /** A column to select with each row. */
    cursor: sql<string>`(extract(epoch from ${timestamp}) * 1000000)::bigint::text || '~' || ${id}`,
    /** The condition for a page after a cursor; undefined otherwise. */
    afterCursor: after
      ? sql`(${timestamp}, ${id}) ${operator} (${timestampIn(after)}, ${idIn(after)}::text)`
      : undefined,
    orderBy: [by(timestamp), by(id)],
    /** One more row than the page has, to detect whether there is a next page. */
    limit: limit + 1,
    offset: after === undefined ? offset : 0,
    /** Without a total. */
    toPage,
    /** @param count the result of `countRows` */
    toListPage<R extends { cursor: string }, T>(
      rows: R[],
      count: number,
      toEntry: (row: R) => T,
    ): ListPage<T> {
      const isTotalExact = after === undefined || count <= MAX_COUNTED;
      return {
        ...toPage(rows, toEntry),
        total: isTotalExact ? count : MAX_COUNTED,
        isTotalExact,
      };
    },
  };
}

/**
 * Counts the rows of a list: all of them for a page by offset, at most MAX_COUNTED + 1 for a page
 * by cursor.
 * @param from the tables of the list
 */
export function countRows(
  db: Db,
  from: SQL,
  where: SQL | undefined,
  { after }: Page,
): Promise<number> {
  const condition = where ? sql` where ${where}` : sql``;
  const bound = after === undefined ? sql`` : sql` limit ${MAX_COUNTED + 1}`;
  return db.$count(sql`(select 1 from ${from}${condition}${bound}) counted`);
}

/**
 * A nullable timestamp to sort by. Nulls sort last (ascending). Clamped to 1970 or later, because a
 * cursor has no sign.
 */
export function timestampOrLast(column: AnyColumn): SQL {
  return sql`greatest(coalesce(${column}, '2200-01-01T00:00:00Z'::timestamptz),
    'epoch'::timestamptz)`;
}

function timestampIn(cursor: string): SQL {
  return sql`'epoch'::timestamptz + ${cursor.slice(0, cursor.indexOf('~'))}::float8 * interval '1 microsecond'`;
}

function idIn(cursor: string): string {
  return cursor.slice(cursor.indexOf('~') + 1);
}
