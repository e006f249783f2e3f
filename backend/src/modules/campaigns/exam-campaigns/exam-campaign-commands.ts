// Creates, changes and deletes exam campaigns, and registers students for them.
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { lockUser } from '../../auth/queries.ts';
import { changeContentItem, type Edit } from '../../content-revisions/edits.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { recordWindowChange } from '../../exclusions/merit-list-changes.ts';
import { findRosterAddress } from '../../rosters/roster-entries.ts';
import { requireForce, requireNotOver, requireRegistrationOpen, requireWindow } from '../window.ts';
import { isContestRunning } from './contest-attempts.ts';
import { leavesAttemptsOut } from './contest-queries.ts';
import { addressHashesOf, blockStarts } from './entry-queries.ts';
import type { ExamCampaignDocument } from './exam-campaign-documents.ts';
import {
  countExamRegistrations,
  deleteExamCampaign,
  type ExamCampaignRow,
  examColumns,
  examOf,
  findExamCampaign,
  insertExamCampaign,
  insertExamRegistration,
  type LookupOptions,
  lockExam,
  lockExamCampaign,
  lockForRegistration,
  updateExamCampaign,
} from './exam-campaign-queries.ts';

type CampaignExam = { examId: string; examKind: ExamKindName };

/** @throws 404 for an unknown exam, 422 unless the campaign ends after it starts */
export async function createExamCampaign(
  db: Db,
  values: Parameters<typeof insertExamCampaign>[1],
  exam: CampaignExam,
  options: LookupOptions,
): Promise<ExamCampaignDocument> {
  requireWindow(values);
  return db.transaction(async (tx) => {
    await requireExam(tx, exam);
    const id = requireFound(await insertExamCampaign(tx, values), 'campaign');
    return requireFound(await findExamCampaign(tx, options, id), 'campaign');
  });
}

/**
 * Changes the campaign and returns the changed document.
 * @param change the new exam, or the part of it that changes
 * @param publishedReason the reason, if it is published
 * @throws 404, 409 if the campaign was changed since the revision of the edit, 409 without the
 *   reason that a published merit list needs, or a window that leaves attempts out, 409 for another
 *   exam when students are registered, 422 unless the campaign ends after it starts
 */
export function changeExamCampaign(
  db: Db,
  id: string,
  changes: Partial<ExamCampaignRow>,
  change: Partial<CampaignExam>,
  publishedReason: string | undefined,
  edit: Edit,
  options: LookupOptions,
): Promise<ExamCampaignDocument> {
  return db.transaction(async (tx) => {
    // Afterwards starts in progress have stored their attempts. This lock is taken first, as when
    // an exam is closed, because a different order of locks could deadlock.
    if (changes.startDate || changes.endDate) await blockStarts(tx, id);
    const changed = await changeContentItem(tx, { kind: 'exam-campaign', id }, edit, async () => {
      await changeLockedCampaign(tx, id, changes, change, publishedReason, edit);
      return findExamCampaign(tx, options, id);
    });
    return requireFound(changed, 'campaign');
  });
}

async function changeLockedCampaign(
  tx: Db,
  id: string,
  changes: Partial<ExamCampaignRow>,
  change: Partial<CampaignExam>,
  publishedReason: string | undefined,
  { userId, at }: Edit,
): Promise<void> {
  const before = requireFound(await lockExamCampaign(tx, id), 'campaign');
  requireWindow({ ...before, ...changes });
  const exam = { ...examOf(before), ...change };
  const isExamChanged =
    exam.examId !== examOf(before).examId || exam.examKind !== examOf(before).examKind;
  if (isExamChanged) {
    if ((await countExamRegistrations(tx, id)) > 0)
      refuse('CAMPAIGN_EXAM_FIXED', {}, [problem('examId', 'IS_FIXED_NOW')]);
    await requireExam(tx, exam);
  }
  const isMoved = (from: Date, to: Date | undefined) =>
    to !== undefined && to.getTime() !== from.getTime();
  const hasOtherWindow =
    isMoved(before.startDate, changes.startDate) || isMoved(before.endDate, changes.endDate);
  // A changed window contains other attempts, so the merit list is published again.
  const unpublished = isExamChanged || hasOtherWindow ? { meritListAt: null } : {};
  const isPublic = before.meritListAt
    ? isExamChanged || hasOtherWindow
    : hasOtherWindow && (await leavesAttemptsOut(tx, id, { ...before, ...changes }));
  if (isPublic) await recordWindowChange(tx, id, { publishedReason, userId, now: at });
  await updateExamCampaign(tx, id, {
    ...changes,
    ...unpublished,
    ...(isExamChanged && examColumns(exam.examKind, exam.examId)),
  });
}

/**
 * @throws 404, 409 if students are registered and `force` is not set or the contest is running: its
 *   deletion would publish the exam's key while others take it
 */
export function removeExamCampaign(
  db: Db,
  id: string,
  force: boolean | undefined,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    requireFound(await lockExamCampaign(tx, id), 'campaign');
    const registered = await countExamRegistrations(tx, id);
    if (registered > 0 && (await isContestRunning(tx, id, now))) refuse('CAMPAIGN_RUNNING');
    requireForce(registered, force);
    await deleteExamCampaign(tx, id);
  });
}

/**
 * Changes when registration closes; existing registrations are unchanged.
 * @throws 404, 409 if the campaign was changed since the revision of the edit
 */
export function changeRegistration(
  db: Db,
  id: string,
  changes: Partial<Pick<ExamCampaignRow, 'registrationClosesAt' | 'registrationLimit'>>,
  edit: Edit,
  options: LookupOptions,
): Promise<ExamCampaignDocument> {
  return db.transaction(async (tx) => {
    const changed = await changeContentItem(tx, { kind: 'exam-campaign', id }, edit, async () => {
      requireFound(await lockExamCampaign(tx, id), 'campaign');
      await updateExamCampaign(tx, id, changes);
      return findExamCampaign(tx, options, id);
    });
    return requireFound(changed, 'campaign');
  });
}

/**
 * @param userId the student's account: the addresses that it has now are remembered, because it may
 *   have others at the start
 * @throws 404, 409 if the student is already registered, 410 after the campaign's end or after
 *   registration has closed, 403 for a student who is not on its roster
 */
export function registerForExamCampaign(
  { db, entryKey }: Pick<Deps, 'db' | 'entryKey'>,
  userId: string,
  registration: Parameters<typeof insertExamRegistration>[1] & { registeredAt: Date },
  options: LookupOptions,
): Promise<ExamCampaignDocument> {
  const { campaignId, registeredAt } = registration;
  return db.transaction(async (tx) => {
    const campaign = requireFound(await lockForRegistration(tx, campaignId), 'campaign');
    const account = (await lockUser(tx, userId)) ?? refuse('LOGIN_REQUIRED');
    const { registered, registeredCount } = requireFound(
      await findExamCampaign(tx, options, campaignId),
      'campaign',
    );
    requireNotOver(campaign.endDate, registeredAt);
    if (registered) refuse('ALREADY_REGISTERED');
    requireRegistrationOpen(campaign, registeredCount, registeredAt);
    const rosterAddress = await findRosterAddress(tx, campaignId, registration.studentId);
    if (rosterAddress === undefined) refuse('NOT_ON_ROSTER');
    const identityHashes = addressHashesOf(entryKey, campaignId, account);
    const values = { ...registration, rosterAddress, identityHashes };
    if (!(await insertExamRegistration(tx, values))) refuse('ALREADY_REGISTERED');
    return requireFound(await findExamCampaign(tx, options, campaignId), 'campaign');
  });
}

/**
 * Locks the exam against deletion until the end of the transaction.
 * @throws 404 for an unknown exam
 */
async function requireExam(tx: Db, { examKind, examId }: CampaignExam): Promise<void> {
  requireFound((await lockExam(tx, examKind, examId)) || undefined, 'exam');
}
