// Archives and restores branches of the content tree (docs/decisions/075).
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { refuse } from '../../refusals/refusals.ts';
import { type Item, recordChange } from '../content-revisions/queries.ts';
import { archiveBranch, findUseNow, lockItem, restoreBranch } from './archive-queries.ts';
import { lockParents } from './archived-queries.ts';
import type { ContentStateDocument } from './documents.ts';

/** The account that archives or restores, and the time. */
type Author = { userId: string; at: Date };

const toState = ({ kind, id }: Item, archivedAt: Date | null): ContentStateDocument => ({
  _id: id,
  kind,
  archivedAt: archivedAt?.toISOString(),
});

/**
 * Archives the item with everything below it; an archived one is unchanged. Undefined if there is
 * no such item.
 * @throws 409 while an attempt at one of its exams is running, or a campaign with one is not over
 */
export function archiveItem(
  db: Db,
  item: Item,
  { userId, at }: Author,
): Promise<ContentStateDocument | undefined> {
  return db.transaction(async (tx) => {
    const row = await lockItem(tx, item);
    if (!row) return undefined;
    if (row.archivedAt) return toState(item, row.archivedAt);
    const { isTaken, isInCampaign } = await findUseNow(tx, item, at);
    if (isTaken) refuse('EXAM_IS_TAKEN');
    if (isInCampaign) refuse('CAMPAIGN_NOT_OVER');
    await archiveBranch(tx, item, at);
    await recordChange(tx, item, userId, at);
    return toState(item, at);
  });
}

/**
 * Restores the item with everything that was archived together with it; one that is not archived is
 * unchanged. Undefined if there is no such item.
 * @throws 409 if a parent is archived, or another item has taken its position
 */
export async function restoreItem(
  db: Db,
  item: Item,
  { userId, at }: Author,
): Promise<ContentStateDocument | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const areParentsThere = await lockParents(tx, item);
      const row = await lockItem(tx, item);
      if (!row) return undefined;
      if (!areParentsThere) refuse('PARENT_ARCHIVED');
      if (row.archivedAt) {
        await restoreBranch(tx, item, row.archivedAt);
        await recordChange(tx, item, userId, at);
      }
      return toState(item, null);
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuse('PLACE_TAKEN');
    throw error;
  }
}
