// Creates, changes and deletes campaigns, and registers students for them.
import type { Db } from '../../db/client.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { changeContentItem, type Edit } from '../content-revisions/edits.ts';
import type { CampaignDocument } from './documents.ts';
import {
  type CampaignRow,
  countRegistrations,
  deleteCampaign,
  findCampaign,
  insertCampaign,
  insertRegistration,
  lockCampaign,
  updateCampaign,
} from './queries.ts';
import { requireForce, requireNotOver, requireWindow } from './window.ts';

/** @throws 422 unless it ends after it starts */
export async function createCampaign(
  db: Db,
  values: Parameters<typeof insertCampaign>[1],
): Promise<CampaignDocument> {
  requireWindow(values);
  const id = requireFound(await insertCampaign(db, values), 'campaign');
  return requireFound(await findCampaign(db, null, id), 'campaign');
}

/**
 * Changes the campaign and returns the changed document.
 * @param studentId the student whose registration the document contains
 * @throws 404, 409 if it was changed since the revision of the edit, 422 unless it ends after it
 *   starts
 */
export function changeCampaign(
  db: Db,
  id: string,
  changes: Partial<Omit<CampaignRow, 'id'>>,
  studentId: string | null,
  edit: Edit,
): Promise<CampaignDocument> {
  return db.transaction(async (tx) => {
    const changed = await changeContentItem(tx, { kind: 'campaign', id }, edit, async () => {
      requireWindow({
        ...requireFound(await lockCampaign(tx, id, 'update'), 'campaign'),
        ...changes,
      });
      await updateCampaign(tx, id, changes);
      return findCampaign(tx, studentId, id);
    });
    return requireFound(changed, 'campaign');
  });
}

/** @throws 404, 409 if students are registered and `force` is not set */
export function removeCampaign(db: Db, id: string, force: boolean | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    requireFound(await lockCampaign(tx, id, 'update'), 'campaign');
    requireForce(await countRegistrations(tx, id), force);
    await deleteCampaign(tx, id);
  });
}

/**
 * Registers the student; does nothing if already registered. @throws 404, 410 after the campaign's
 * end
 */
export function registerForCampaign(
  db: Db,
  id: string,
  studentId: string,
  now: Date,
): Promise<CampaignDocument> {
  return db.transaction(async (tx) => {
    const campaign = requireFound(await lockCampaign(tx, id, 'share'), 'campaign');
    requireNotOver(campaign.endDate, now);
    await insertRegistration(tx, id, studentId);
    return requireFound(await findCampaign(tx, studentId, id), 'campaign');
  });
}
