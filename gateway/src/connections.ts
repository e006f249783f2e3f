// Pages of lists that have no end: the arguments `first` and `after` as upstream's offset and limit, and its answer as a connection.
import { badInput } from './upstream/errors.ts';

/** The arguments of a connection, as the schema has them. */
export type PageArguments = { first?: number | null; after?: string | null };

/** A page as upstream counts it. */
export type Page = { offset: number; limit: number };

const USUAL = 20;
const MOST = 100;

/** Reads `first` and `after`. Error BAD_USER_INPUT. */
export function pageOf({ first, after }: PageArguments): Page {
  const limit = first ?? USUAL;
  if (limit < 1 || limit > MOST) {
    const message = `first is from 1 to ${MOST}.`;
    throw badInput(message, [{ path: 'first', message }]);
  }
  return { offset: offsetOf(after), limit };
}

/** A page that upstream answered, with the cursor of the next one; null on the last. */
export function connectionOf<T>({ nodes, totalCount }: { nodes: T[]; totalCount: number }, { offset }: Page) {
  const next = offset + nodes.length;
  return { nodes, totalCount, endCursor: nodes.length > 0 && next < totalCount ? cursorOf(next) : null };
}

/** Cursors are opaque to clients; inside is the offset, which is all that the REST calls offer. */
function cursorOf(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64url');
}

function offsetOf(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  const offset = Number(/^offset:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (!Number.isInteger(offset)) throw badInput('after is not a cursor.', [{ path: 'after', message: 'after is not a cursor.' }]);
  return offset;
}
