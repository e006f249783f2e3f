// Changes to a merit list after its publication need a public reason (docs/decisions/056).
import { and, asc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { attempts } from '../attempts/tables.ts';
import { IS_STARTED_INSIDE } from '../campaigns/released-at.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { isInWindow } from '../personal-windows/conditions.ts';
import { isExcluded } from './conditions.ts';
import { meritListChanges } from './tables.ts';

/** The merit lists that a change may concern. */
type AffectedLists =
  /** The lists of the contests in which the attempts were started. */
  | { attemptIds: readonly string[] }
  /** The same for one attempt, unless it is excluded: then it is not in the list. */
  | { listedAttemptId: string }
  /** All lists of the exam. */
  | { exam: ExamOfKind }
  /** The lists of the exam that contain a first submission with that start time. */
  | { exam: ExamOfKind; startedAt: Date; userId: string };

type Author = { userId: string; now: Date };
type Change = Author & {
  kind: (typeof meritListChanges.$inferInsert)['kind'];
  reason: string | undefined;
};

/**
 * Publishes the reason before a change that concerns a published merit list. Locks the campaign
 * until the end of the transaction, so that the list is not published meanwhile without the change.
 * @throws 409 without a reason
 */
export async function recordMeritListChange(
  tx: Db,
  concerned: AffectedLists,
  { kind, reason, userId, now }: Change,
): Promise<void> {
  const published = await lockPublished(tx, concerned);
  if (published.length > 0) await insertChanges(tx, published, { kind, reason, userId, now });
}

/**
 * The same for another exam or window of a campaign whose merit list is published, or a window that
 * excludes attempts. Needs the campaign's lock.
 */
export function recordWindowChange(
  tx: Db,
  campaignId: string,
  { publishedReason, ...author }: Author & { publishedReason: string | undefined },
) {
  return insertChanges(tx, [campaignId], { kind: 'window', reason: publishedReason, ...author });
}

async function insertChanges(
  tx: Db,
  campaignIds: readonly string[],
  { kind, reason, userId, now }: Change,
): Promise<void> {
  const trimmedReason = reason?.trim();
  if (!trimmedReason)
    return refuse('PUBLISHED_REASON_REQUIRED', {}, [problem('publishedReason', 'IS_MISSING')]);
  const change = { kind, reason: trimmedReason, changedBy: userId, changedAt: now };
  await tx
    .insert(meritListChanges)
    .values(campaignIds.map((campaignId) => ({ ...change, campaignId })));
}

/** @throws 409 if it concerns a published merit list */
export async function requireUnpublished(tx: Db, concerned: AffectedLists): Promise<void> {
  if ((await lockPublished(tx, concerned)).length > 0) refuse('MERIT_LIST_PUBLISHED');
}

/** The campaigns among these with a published merit list. Locks all of them, published or not. */
async function lockPublished(tx: Db, concerned: AffectedLists): Promise<string[]> {
  const rows = await tx
    .select({ id: campaigns.id, meritListAt: campaigns.meritListAt })
    .from(campaigns)
    .where('exam' in concerned ? isOfExam(concerned) : isOfAttempts(tx, concerned))
    .orderBy(asc(campaigns.id))
    .for('share');
  return rows.filter(({ meritListAt }) => meritListAt !== null).map(({ id }) => id);
}

function isOfAttempts(tx: Db, concerned: Exclude<AffectedLists, { exam: ExamOfKind }>): SQL {
  const isConcerned =
    'attemptIds' in concerned
      ? inArray(attempts.id, [...concerned.attemptIds])
      : and(eq(attempts.id, concerned.listedAttemptId), not(isExcluded(attempts.id)));
  const inside = tx
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(isConcerned, IS_STARTED_INSIDE));
  return exists(inside);
}

function isOfExam({
  exam: { kind, examId },
  startedAt,
  userId,
}: {
  exam: ExamOfKind;
  startedAt?: Date;
  userId?: string;
}): SQL | undefined {
  const isCampaignOfExam = eq(
    kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId,
    examId,
  );
  if (!startedAt) return isCampaignOfExam;
  const time = sql`${startedAt.toISOString()}::timestamptz`;
  return and(isCampaignOfExam, isInWindow(sql`${userId ?? ''}`, time));
}
