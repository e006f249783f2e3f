// Paging: converts the arguments `first` and `after` to upstream's page, and its response to a
// connection.
import type { Capabilities } from './capabilities.ts';
import { fieldRefusal } from './errors/refusals.ts';
import type { UpstreamPage } from './http/response-body.ts';

/** Arguments of a connection in the schema. */
export type PageArguments = { first?: number | null; after?: string | null };

/**
 * A page in upstream's terms: after its own cursor `after` (`''` is the start), or from `offset`.
 */
export type Page = { offset: number; limit: number; after?: string };

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** The page for a list with offsets. Error BAD_USER_INPUT. */
export function toUpstreamPage({ first, after }: PageArguments): Page {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (limit < 1 || limit > MAX_PAGE_SIZE)
    throw fieldRefusal('first', 'PAGE_SIZE', { max: MAX_PAGE_SIZE });
  return { ...startOf(after), limit };
}

/** The page for a list with cursors, if upstream supports them (extension `cursors`). */
export async function cursorPageOf(args: PageArguments, capabilities: Capabilities): Promise<Page> {
  const page = toUpstreamPage(args);
  const isLaterPage = page.after !== undefined || page.offset > 0;
  return isLaterPage || !(await capabilities.has('cursors')) ? page : { ...page, after: '' };
}

/** The connection of a page; `endCursor` is null on the last page. */
export function connectionOf<T>(
  result: Pick<UpstreamPage<T>, 'nodes' | 'totalCount'> & Partial<UpstreamPage<T>>,
  page: Page,
) {
  const { nodes, totalCount, totalCountIsExact = true, nextCursor } = result;
  const next = page.offset + nodes.length;
  const usesOffset = page.after === undefined;
  const offsetCursor =
    usesOffset && nodes.length > 0 && next < totalCount ? `offset:${next}` : undefined;
  const cursor = usesOffset ? offsetCursor : nextCursor && `after:${nextCursor}`;
  return {
    nodes,
    totalCount,
    totalCountIsExact,
    endCursor: cursor ? Buffer.from(cursor).toString('base64url') : null,
  };
}

const OFFSET_CURSOR = /^offset:(\d{1,9})$/;
const UPSTREAM_CURSOR = /^after:([\w~-]{1,200})$/;

/** Cursors are opaque to clients; they contain upstream's cursor or the offset. */
function startOf(cursor: string | null | undefined): Pick<Page, 'offset' | 'after'> {
  if (!cursor) return { offset: 0 };
  const text = Buffer.from(cursor, 'base64url').toString();
  const offset = OFFSET_CURSOR.exec(text)?.[1];
  if (offset !== undefined) return { offset: Number(offset) };
  const after = UPSTREAM_CURSOR.exec(text)?.[1];
  if (after === undefined) throw fieldRefusal('after', 'NOT_A_CURSOR');
  return { offset: 0, after };
}
