// Changes of items by admins: refused if they are based on an old revision, and recorded with their
// author.
import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { refuse } from '../../refusals/refusals.ts';
import { type EditedItem, lockRevision, recordChange } from './queries.ts';

/** The author and time of a change, and the revision that it is based on. */
export type Edit = {
  userId: string;
  at: Date;
  /** Undefined: the change overwrites whatever is stored. */
  revision: string | undefined;
  /** The change only moves the item within its list. */
  isMove: boolean;
};

/** @param at the server's time */
export function editOf(
  request: Pick<FastifyRequest, 'headers' | 'viewer' | 'body'>,
  at: Date,
): Edit {
  const { headers, viewer, body } = request;
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const isMove = fields.length === 1 && fields[0] === 'position';
  return { userId: requireUser(viewer).id, at, revision: readIfMatch(headers['if-match']), isMove };
}

/**
 * Runs a change of an item, and records it if the item exists. The row is locked before its
 * revision is compared, so of two changes that are based on the same revision one is refused.
 * @throws 409 if the item was changed since the revision that the change is based on
 */
export async function changeContentItem<T>(
  tx: Db,
  item: EditedItem,
  edit: Edit,
  change: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (edit.revision !== undefined) {
    const storedRevision = await lockRevision(tx, item);
    if (storedRevision !== undefined && storedRevision !== edit.revision)
      refuse('CHANGED_SINCE_OPENED');
  }
  const result = await change();
  if (result !== undefined && !edit.isMove) await recordChange(tx, item, edit.userId, edit.at);
  return result;
}
