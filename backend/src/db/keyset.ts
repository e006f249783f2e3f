// Pages of lists without an end, by cursor: a page begins behind the last row of the page before.
// That costs the same on every page, and rows that come and go in between neither repeat a row nor
// hide one. Pages by offset stay for clients that know no cursors.
import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** A page: behind the cursor `after` (`''` is the beginning), or without one from `offset` on. */
export type Page = { offset: number; limit: number; after?: string | undefined };

/** A page of a list; `total` is how many there are in all, or at least how many. */
export type Listed<T> = {
  rows: T[];
  total: number;
  isTotalExact: boolean;
  nextCursor: string | undefined;
};

/** What a list is sorted by: a moment, and the id where moments are equal. */
export type SortKey = {
  moment: AnyColumn | SQL;
  id: AnyColumn;
  order: 'oldest first' | 'newest first';
};

/** The form of a cursor: the last row's moment in microseconds since 1970, and its id. */
export const CURSOR_PATTERN = '^([0-9]{1,16}~[A-Za-z0-9_-]{1,100})?$';

/** A page by cursor counts no further: a count reads every row that it counts. */
const MAX_COUNTED = 10_000;

/** The parts of a query that read one page of a list, and what makes the page of its rows. */
export function keyset({ moment, id, order }: SortKey, { offset, limit, after }: Page) {
  const by = order === 'newest first' ? desc : asc;
  const behind = order === 'newest first' ? sql.raw('<') : sql.raw('>');
  return {
    /** To be selected beside each row. */
    cursor: sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text || '~' || ${id}`,
    /** A condition beside the list's own. */
    behind: after
      ? sql`(${moment}, ${id}) ${behind} (${momentIn(after)}, ${idIn(after)}::text)`
      : undefined,
    orderBy: [by(moment), by(id)],
    /** One more row than the page has: it tells whether there is another page. */
    limit: limit + 1,
    offset: after === undefined ? offset : 0,
    /** The page of the rows read. @param count as `countRows` has it */
    listed<R extends { cursor: string }, T>(
      rows: R[],
      count: number,
      toEntry: (row: R) => T,
    ): Listed<T> {
      const isTotalExact = after === undefined || count <= MAX_COUNTED;
      return {
        rows: rows.slice(0, limit).map(toEntry),
        total: isTotalExact ? count : MAX_COUNTED,
        isTotalExact,
        nextCursor: rows.length > limit ? rows[limit - 1]?.cursor : undefined,
      };
    },
  };
}

/**
 * How many rows a list has: all of them for a page by offset, for a page by cursor one more than
 * MAX_COUNTED at most.
 * @param from its tables
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
 * A moment to sort by that may be missing: those without one come last of the oldest first. None is
 * outside what a cursor can name.
 */
export function momentOrLast(column: AnyColumn): SQL {
  return sql`greatest(coalesce(${column}, '2200-01-01T00:00:00Z'::timestamptz), 'epoch'::timestamptz)`;
}

function momentIn(cursor: string): SQL {
  return sql`'epoch'::timestamptz + ${cursor.slice(0, cursor.indexOf('~'))}::float8 * interval '1 microsecond'`;
}

function idIn(cursor: string): string {
  return cursor.slice(cursor.indexOf('~') + 1);
}
