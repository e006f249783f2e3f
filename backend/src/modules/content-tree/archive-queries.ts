// SQL that archives and restores branches of the content tree.
import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subjects } from '../academics/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import type { Item } from '../content-revisions/queries.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { branchOf, KINDS_FROM_TOP, tableOf } from './branch.ts';

/** The row of the item, locked until the transaction ends; undefined if there is none. */
export async function lockItem(
  tx: Db,
  { kind, id }: Item,
): Promise<{ archivedAt: Date | null } | undefined> {
  const { table, id: key, archivedAt } = tableOf(kind);
  const [row] = await tx
    .select({ archivedAt: sql<Date | null>`${archivedAt}`.mapWith(subjects.archivedAt) })
    .from(table)
    .where(eq(key, id))
    .for('update');
  return row;
}

/**
 * Whether an attempt at an exam of the branch is running, and whether there is a campaign with one
 * whose results are not released: in personal windows and with extra time the exam is taken after
 * the campaign's end.
 */
export async function findUseNow(
  db: Db,
  item: Item,
  now: Date,
): Promise<{ isTaken: boolean; isInCampaign: boolean }> {
  const branch = branchOf(db, item);
  const examIds = db.select({ id: exams.id }).from(exams).where(branch.exam);
  const paperIds = db
    .select({ id: multiSubjectExams.id })
    .from(multiSubjectExams)
    .where(branch.paper);
  const isAttemptBelow = or(
    inArray(attempts.examId, examIds),
    inArray(attempts.multiSubjectExamId, paperIds),
  );
  const isCampaignBelow = or(
    inArray(examCampaigns.examId, examIds),
    inArray(examCampaigns.multiSubjectExamId, paperIds),
  );
  const selectOne = { one: sql`1` };
  const isTaken = exists(
    db
      .select(selectOne)
      .from(attempts)
      .where(and(isNull(attempts.closedAt), isAttemptBelow)),
  );
  const isInCampaign = exists(
    db
      .select(selectOne)
      .from(examCampaigns)
      .where(and(gt(RELEASED_AT, now), isCampaignBelow)),
  );
  const [row] = await db
    .select({ isTaken: sql<boolean>`${isTaken}`, isInCampaign: sql<boolean>`${isInCampaign}` })
    .from(sql`(select 1) as one`);
  return row ?? { isTaken: false, isInCampaign: false };
}

/** From the top down. Items archived earlier keep their date. */
export async function archiveBranch(tx: Db, item: Item, at: Date): Promise<void> {
  const branch = branchOf(tx, item);
  for (const kind of KINDS_FROM_TOP) {
    const { table, archivedAt } = tableOf(kind);
    await tx
      .update(table)
      .set({ archivedAt: at })
      .where(and(branch[kind], isNull(archivedAt)));
  }
}

/**
 * Restores everything that was archived together with the item, and nothing that was archived
 * earlier.
 */
export async function restoreBranch(tx: Db, item: Item, at: Date): Promise<void> {
  const branch = branchOf(tx, item);
  for (const kind of KINDS_FROM_TOP) {
    const { table, archivedAt } = tableOf(kind);
    await tx
      .update(table)
      .set({ archivedAt: null })
      .where(and(branch[kind], eq(archivedAt, at)));
  }
}
