// Pages of lists that have no end: the arguments `first` and `after` as upstream's page, and its
// answer as a connection.
import type { Capabilities } from './capabilities.ts';
import { fieldError, refusal } from './errors/refusals.ts';
import type { UpstreamPage } from './http/response-body.ts';

/** The arguments of a connection, as the schema has them. */
export type PageArguments = { first?: number | null; after?: string | null };

/**
 * A page as upstream takes it: behind its own cursor `after` (`''` is the beginning), or without
 * one from `offset` on.
 */
export type Page = { offset: number; limit: number; after?: string };

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Reads `first` and `after` for a list whose pages go by offset. Error BAD_USER_INPUT. */
export function pageOf({ first, after }: PageArguments): Page {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (limit < 1 || limit > MAX_PAGE_SIZE) {
    throw refusal(
      'PAGE_SIZE',
      { max: MAX_PAGE_SIZE },
      { fieldErrors: [fieldError('first', 'PAGE_SIZE', { max: MAX_PAGE_SIZE })] },
    );
  }
  return { ...placeOf(after), limit };
}

/**
 * The same for a list whose pages go by cursor where upstream offers that (the extension
 * `cursors`).
 */
export async function cursorPageOf(args: PageArguments, capabilities: Capabilities): Promise<Page> {
  const page = pageOf(args);
  const isBegun = page.after !== undefined || page.offset > 0;
  return isBegun || !(await capabilities.has('cursors')) ? page : { ...page, after: '' };
}

/** A page that upstream answered, with the cursor of the next one; null on the last. */
export function connectionOf<T>(
  answer: Pick<UpstreamPage<T>, 'nodes' | 'totalCount'> & Partial<UpstreamPage<T>>,
  page: Page,
) {
  const { nodes, totalCount, totalCountIsExact = true, nextCursor } = answer;
  const next = page.offset + nodes.length;
  const isByOffset = page.after === undefined;
  const place = isByOffset && nodes.length > 0 && next < totalCount ? `offset:${next}` : undefined;
  const cursor = isByOffset ? place : nextCursor && `after:${nextCursor}`;
  return {
    nodes,
    totalCount,
    totalCountIsExact,
    endCursor: cursor ? Buffer.from(cursor).toString('base64url') : null,
  };
}

/** Cursors are opaque to clients; inside is upstream's cursor, or the offset. */
function placeOf(cursor: string | null | undefined): Pick<Page, 'offset' | 'after'> {
  if (!cursor) return { offset: 0 };
  const [, kind, place = ''] =
    /^(?:(offset):(?=\d{1,9}$)|(?:after):(?=[\w~-]{1,200}$))(.+)$/.exec(textIn(cursor)) ?? [];
  if (place === '')
    throw refusal('NOT_A_CURSOR', {}, { fieldErrors: [fieldError('after', 'NOT_A_CURSOR')] });
  return kind === 'offset' ? { offset: Number(place) } : { offset: 0, after: place };
}

const textIn = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
