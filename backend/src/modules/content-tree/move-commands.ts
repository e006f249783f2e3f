// Moves items of the content tree (docs/decisions/081).
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import type { Item } from '../content-revisions/queries.ts';
import { lockItem } from './archive-queries.ts';
import { lockParents } from './archived-queries.ts';
import type { ContentMoveDocument, MoveSent } from './documents.ts';
import { isInSameCourse, updatePlace } from './move-queries.ts';
import {
  findLastPosition,
  findPlace,
  findSiblings,
  lockTarget,
  makeRoom,
  type Place,
} from './place-queries.ts';

/**
 * Moves an item, with everything below it, to a position in a parent of the same kind. Undefined if
 * there is no such item.
 * @throws 409 if it was changed since the revision of the edit, and if its new position is taken;
 *   422 for an unknown parent, and for one in another course
 */
export async function moveItem(
  db: Db,
  item: Item,
  target: MoveSent,
  edit: Edit,
): Promise<ContentMoveDocument | undefined> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await lockParents(tx, item))) return undefined;
      if (!(await lockTarget(tx, item, target.parentId)))
        refuse('MOVE_TARGET_UNKNOWN', {}, [problem('parentId', 'IS_INVALID')]);
      const row = await lockItem(tx, item);
      // Read after the lock: another admin may have moved the item meanwhile.
      const from = await findPlace(tx, item);
      if (!row || row.archivedAt || !from) return undefined;
      if (!(await isInSameCourse(tx, from, target.parentId)))
        refuse('MOVE_TO_OTHER_COURSE', {}, [problem('parentId', 'IS_INVALID')]);
      const isMove = target.parentId === from.parentId;
      return changeContentItem(tx, item, { ...edit, isMove }, () => moveTo(tx, item, from, target));
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuse('PLACE_TAKEN');
    throw error;
  }
}

async function moveTo(
  tx: Db,
  item: Item,
  from: Place,
  { parentId, position }: MoveSent,
): Promise<ContentMoveDocument> {
  const to = { column: from.column, parentId };
  const previousIndex = (await findSiblings(tx, item.kind, from)).indexOf(item.id);
  const others = (await findSiblings(tx, item.kind, to)).filter((id) => id !== item.id);
  const index = Math.min(position ?? others.length, others.length);
  // Items of a kind without an order have no siblings and no position.
  const isOrdered = previousIndex >= 0;
  if (isOrdered) await updatePlace(tx, item, to, await positionAt(tx, item, to, others, index));
  else await updatePlace(tx, item, to, undefined);
  return {
    _id: item.id,
    kind: item.kind,
    parentId,
    ...(isOrdered && { position: index }),
    from: { parentId: from.parentId, ...(isOrdered && { position: previousIndex }) },
  };
}

/** The stored position for an index in the list. */
function positionAt(
  tx: Db,
  { kind }: Item,
  to: Place,
  others: readonly string[],
  index: number,
): Promise<number> {
  return index === others.length
    ? findLastPosition(tx, kind, to)
    : makeRoom(tx, kind, to, others[index - 1]);
}
