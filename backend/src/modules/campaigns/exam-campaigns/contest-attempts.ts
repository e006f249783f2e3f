// SQL of attempts in contests: whether the results of their contest are released, and wait for them
// (docs/decisions/032).
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { attempts } from '../../attempts/tables.ts';
import type { ExamOfKind } from '../../exams/documents.ts';
import { IS_STARTED_INSIDE, RELEASED_AT } from '../released-at.ts';
import { examCampaigns as campaigns } from '../tables.ts';

const isOfExam = ({ kind, examId }: ExamOfKind) =>
  eq(kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId, examId);

/**
 * Whether the attempt was started in a contest whose results are released or whose merit list is
 * published.
 */
export async function isInReleasedContest(db: Db, attemptId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(attempts, IS_STARTED_INSIDE)
    .where(
      and(eq(attempts.id, attemptId), or(isNotNull(campaigns.meritListAt), lte(RELEASED_AT, now))),
    );
  return rows.length > 0;
}

/**
 * Whether the account has started in a contest whose results are not released, or has an open
 * attempt in any contest. Lock the account first (`lockUser`), so that no attempt is started
 * meanwhile.
 */
export async function isInUnreleasedContest(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(attempts)
    .innerJoin(campaigns, IS_STARTED_INSIDE)
    .where(and(eq(attempts.userId, userId), or(isNull(attempts.closedAt), gt(RELEASED_AT, now))))
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether the contest has started and its results are not released: until then the exam's key is
 * withheld.
 */
export async function isContestRunning(db: Db, campaignId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), lte(campaigns.startDate, now), gt(RELEASED_AT, now)));
  return rows.length > 0;
}

/**
 * Locks the campaigns of an exam before their attempts are locked, in the order of closing an exam
 * early. Does not block starts.
 */
export async function lockCampaignsOf(tx: Db, exam: ExamOfKind): Promise<void> {
  await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isOfExam(exam))
    .orderBy(asc(campaigns.id))
    .for('no key update');
}

/**
 * Records a deadline that an admin has given these attempts, so that the results of their contests
 * wait for it, however late it is.
 */
export async function recordDeadline(
  tx: Db,
  exam: ExamOfKind,
  attemptIds: readonly string[],
  deadline: Date,
): Promise<void> {
  // One parameter, because there can be more ids than parameters.
  const hasAttempt = sql`exists (select 1 from ${attempts} where ${IS_STARTED_INSIDE}
    and ${attempts.id} = any(${sql.param([...attemptIds])}::text[]))`;
  const latest = sql.param(deadline, campaigns.latestDeadline);
  await tx
    .update(campaigns)
    .set({ latestDeadline: sql`greatest(${campaigns.latestDeadline}, ${latest})` })
    .where(and(isOfExam(exam), hasAttempt));
}
