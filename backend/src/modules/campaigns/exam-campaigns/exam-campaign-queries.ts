// SQL of exam campaigns and registrations for them. Only admins can read a campaign whose exam is
// archived.
import { and, asc, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { findRows } from '../../../db/find-rows.ts';
import {
  countRows,
  keyset,
  type ListPage,
  type Page,
  timestampOrLast,
} from '../../../db/keyset.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { exams } from '../../exams/tables.ts';
import { multiSubjectExams } from '../../multi-subject-exams/tables.ts';
import { windowOf } from '../../personal-windows/conditions.ts';
import { toWindow } from '../../personal-windows/documents.ts';
import { personalWindows } from '../../personal-windows/tables.ts';
import { followsRoster, isOnRoster } from '../../rosters/roster-entries.ts';
import { recentCount, rememberCount } from '../registrations/recent-counts.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../tables.ts';
import type { CampaignExamDocument, ExamCampaignDocument } from './exam-campaign-documents.ts';

/** An exam campaign's own columns. */
export type ExamCampaignRow = typeof campaigns.$inferSelect;
/**
 * The student whose registrations are included, and whether campaigns with an archived exam are
 * included.
 */
export type LookupOptions = { studentId: string | null; isAdmin: boolean };

/** Null unless the campaign's exam is archived. */
const archivedAt = sql`coalesce(${multiSubjectExams.archivedAt}, ${exams.archivedAt})`;

/** The columns that refer to a campaign's exam. */
export const examColumns = (kind: ExamKindName, examId: string) =>
  kind === 'multi-subject'
    ? { multiSubjectExamId: examId, examId: null }
    : { multiSubjectExamId: null, examId };

/** A campaign's exam in the form of the wire documents. */
export function examOf({
  multiSubjectExamId,
  examId,
}: Pick<ExamCampaignRow, 'multiSubjectExamId' | 'examId'>) {
  return multiSubjectExamId === null
    ? { examId: examId ?? '', examKind: 'single' as const }
    : { examId: multiSubjectExamId, examKind: 'multi-subject' as const };
}

/** Selects the student's personal window in the campaign of the outer query. */
const isWindowOf = (studentId: SQL) =>
  and(eq(personalWindows.campaignId, campaigns.id), eq(personalWindows.studentId, studentId));

/** The number of registrations of the campaign in the outer query. */
const REGISTRATION_COUNT = sql`(select count(*) from ${registrations}
  where ${registrations.campaignId} = ${campaigns.id})`;

/**
 * The columns of which the document of a campaign is built, without the number of registrations.
 * @param studentId the reader's; may be null
 */
function fieldsFor(studentId: SQL) {
  const own = sql`exists (select 1 from ${registrations}
    where ${registrations.campaignId} = ${campaigns.id}
    and ${registrations.studentId} = ${studentId})`;
  return {
    campaign: campaigns,
    window: personalWindows,
    registered: sql<boolean>`(${own})`,
    hasRoster: sql<boolean>`(${followsRoster(sql`${campaigns.id}`)})`,
    onRoster: sql<boolean>`(${isOnRoster(sql`${campaigns.id}`, studentId)})`,
  };
}

type CampaignFields = {
  campaign: ExamCampaignRow;
  window: typeof personalWindows.$inferSelect | null;
  registered: boolean;
  hasRoster: boolean;
  onRoster: boolean;
};
type CountedCampaignFields = CampaignFields & { registeredCount: number };

function toDocument(
  { campaign, window, registeredCount, registered, hasRoster, onRoster }: CountedCampaignFields,
  studentId: string | null,
): ExamCampaignDocument {
  return {
    _id: campaign.id,
    title: campaign.title,
    ...withoutNulls({ description: campaign.description, imageUrl: campaign.imageUrl }),
    ...examOf(campaign),
    startDate: campaign.startDate.toISOString(),
    endDate: campaign.endDate.toISOString(),
    registeredCount,
    ...(studentId !== null && { registered }),
    ...withoutNulls({
      registrationClosesAt: campaign.registrationClosesAt?.toISOString() ?? null,
      registrationLimit: campaign.registrationLimit,
    }),
    ...(hasRoster && { hasRoster, ...(studentId !== null && { onRoster }) }),
    ...(window && { window: toWindow(window) }),
  };
}

/** The exam campaigns, the earliest start first. */
export async function findExamCampaigns(
  db: Db,
  { studentId, isAdmin }: LookupOptions,
  page: Page,
): Promise<ListPage<ExamCampaignDocument>> {
  const list = keyset(
    { timestamp: timestampOrLast(campaigns.startDate), id: campaigns.id, order: 'oldest first' },
    page,
  );
  const isShown = isAdmin ? undefined : isNull(archivedAt);
  const reader = sql`${studentId}`;
  const selected = db
    .select({ cursor: list.cursor, ...fieldsFor(reader) })
    .from(campaigns)
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, campaigns.multiSubjectExamId))
    .leftJoin(exams, eq(exams.id, campaigns.examId))
    .leftJoin(personalWindows, isWindowOf(reader))
    .where(and(isShown, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit);
  const papers = sql`${multiSubjectExams} on ${multiSubjectExams.id} = ${campaigns.multiSubjectExamId}`;
  const from = sql`${campaigns} left join ${papers}
    left join ${exams} on ${exams.id} = ${campaigns.examId}`;
  const [rows, total] = await Promise.all([selected, countRows(db, from, isShown, page)]);
  const counts = await findRegisteredCounts(
    db,
    rows.map(({ campaign }) => campaign.id),
  );
  return list.toListPage(rows, total, (row) =>
    toDocument({ ...row, registeredCount: counts.get(row.campaign.id) ?? 0 }, studentId),
  );
}

/**
 * The numbers of registrations, by campaign: one query for those that were not just counted
 * (recent-counts.ts).
 */
async function findRegisteredCounts(
  db: Db,
  campaignIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const id of campaignIds) {
    const recent = recentCount(db, id);
    if (recent !== null) counts.set(id, recent);
  }
  const uncountedIds = campaignIds.filter((id) => !counts.has(id));
  if (uncountedIds.length === 0) return counts;
  const countedAt = performance.now();
  // A count for each campaign, by the index: grouped registrations would read the whole table.
  const rows = await findRows<{ campaignId: string; count: number }>(
    db,
    sql`select c.id as "campaignId", (select count(*)::int from ${registrations}
      where ${registrations.campaignId} = c.id) as count
      from unnest(${sql.param(uncountedIds)}::text[]) c(id)`,
  );
  for (const { campaignId, count } of rows) {
    counts.set(campaignId, count);
    rememberCount(db, campaignId, { count, countedAt });
  }
  return counts;
}

type Lookup = LookupOptions & { id: string };

const campaignQuery = <Values extends Lookup>(name: string, registeredCount: SQL) =>
  preparedQuery<Values, CountedCampaignFields[]>(name, (db) => {
    const reader = sql`${sql.placeholder('studentId')}::text`;
    return db
      .select({
        ...fieldsFor(reader),
        registeredCount: sql<number>`${registeredCount}`.mapWith(Number),
      })
      .from(campaigns)
      .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, campaigns.multiSubjectExamId))
      .leftJoin(exams, eq(exams.id, campaigns.examId))
      .leftJoin(personalWindows, isWindowOf(reader))
      .where(
        and(
          eq(campaigns.id, sql.placeholder('id')),
          or(sql`${sql.placeholder('isAdmin')}::boolean`, isNull(archivedAt)),
        ),
      );
  });
// Two statements: one that counts only if a parameter is null looks so much cheaper with the
// parameter's value that PostgreSQL plans it anew for each request (docs/decisions/096).
const selectAndCount = campaignQuery('find_and_count_exam_campaign', REGISTRATION_COUNT);
const selectCounted = campaignQuery<Lookup & { count: number }>(
  'find_exam_campaign',
  sql`${sql.placeholder('count')}::bigint`,
);

/** If there are many registrations, their number can be a few seconds old (recent-counts.ts). */
export async function findExamCampaign(
  db: Db,
  options: LookupOptions,
  id: string,
): Promise<ExamCampaignDocument | undefined> {
  const count = recentCount(db, id);
  const countedAt = performance.now();
  const [row] =
    count === null
      ? await selectAndCount(db, { ...options, id })
      : await selectCounted(db, { ...options, id, count });
  if (!row) return undefined;
  if (count === null) rememberCount(db, id, { count: row.registeredCount, countedAt });
  return toDocument(row, options.studentId);
}

/**
 * Whether the exam exists and is not archived. Locks it against deletion until the end of the
 * transaction.
 */
export async function lockExam(tx: Db, kind: ExamKindName, id: string): Promise<boolean> {
  const table = kind === 'multi-subject' ? multiSubjectExams : exams;
  const isActiveExam = and(eq(table.id, id), isNull(table.archivedAt));
  return (
    (await tx.select({ id: table.id }).from(table).where(isActiveExam).for('share')).length > 0
  );
}

/** Returns the new campaign's id. */
export async function insertExamCampaign(
  db: Db,
  values: typeof campaigns.$inferInsert,
): Promise<string | undefined> {
  return (await db.insert(campaigns).values(values).returning({ id: campaigns.id }))[0]?.id;
}

/** The campaign's row, locked until the transaction's end, to change or delete it. */
export async function lockExamCampaign(tx: Db, id: string): Promise<ExamCampaignRow | undefined> {
  return (await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update'))[0];
}

/**
 * The campaign's row, locked until the end of the transaction. With a registration limit only one
 * registration at a time gets the lock, so that two students cannot get the last place.
 */
export async function lockForRegistration(
  tx: Db,
  id: string,
): Promise<ExamCampaignRow | undefined> {
  const select = (isLimited: SQL) =>
    tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isLimited));
  const lockLimited = async () =>
    (await select(isNotNull(campaigns.registrationLimit)).for('no key update'))[0];
  const lockUnlimited = async () =>
    (await select(isNull(campaigns.registrationLimit)).for('share'))[0];
  // The third query finds a campaign that got a limit between the first two.
  return (await lockLimited()) ?? (await lockUnlimited()) ?? lockLimited();
}

export async function updateExamCampaign(
  db: Db,
  id: string,
  changes: Partial<ExamCampaignRow>,
): Promise<void> {
  // `id` is set to itself, because `set` must not be empty.
  await db
    .update(campaigns)
    .set({ ...changes, id })
    .where(eq(campaigns.id, id));
}

/** Also deletes its registrations; results and attempts are kept. */
export async function deleteExamCampaign(db: Db, id: string): Promise<void> {
  await db.delete(campaigns).where(eq(campaigns.id, id));
}

export async function countExamRegistrations(db: Db, campaignId: string): Promise<number> {
  return (
    (
      await db
        .select({ count: count() })
        .from(registrations)
        .where(eq(registrations.campaignId, campaignId))
    )[0]?.count ?? 0
  );
}

/** Registers the student; false if already registered. */
export async function insertExamRegistration(
  db: Db,
  values: typeof registrations.$inferInsert,
): Promise<boolean> {
  return (
    (
      await db
        .insert(registrations)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: registrations.campaignId })
    ).length > 0
  );
}

/** The campaign with the student's window; undefined if the student is not registered for it. */
export async function findRegisteredCampaign(
  db: Db,
  campaignId: string,
  studentId: string,
): Promise<ExamCampaignRow | undefined> {
  const [row] = await db
    .select({ campaign: campaigns, window: windowOf(registrations.studentId) })
    .from(registrations)
    .innerJoin(campaigns, eq(campaigns.id, registrations.campaignId))
    .where(and(eq(registrations.campaignId, campaignId), eq(registrations.studentId, studentId)));
  return row && { ...row.campaign, ...row.window };
}

/** The exams of the campaigns that a student is registered for, the earliest start first. */
export async function findCampaignExams(
  db: Db,
  studentId: string,
): Promise<CampaignExamDocument[]> {
  const rows = await db
    .select({
      campaign: campaigns,
      window: windowOf(registrations.studentId),
      examTitle: sql<string>`coalesce(${multiSubjectExams.title}, ${exams.title})`,
      timeLimit: sql<number>`coalesce(${multiSubjectExams.timeLimit}, ${exams.timeLimit})`.mapWith(
        Number,
      ),
    })
    .from(registrations)
    .innerJoin(campaigns, eq(campaigns.id, registrations.campaignId))
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, campaigns.multiSubjectExamId))
    .leftJoin(exams, eq(exams.id, campaigns.examId))
    .where(and(eq(registrations.studentId, studentId), isNull(archivedAt)))
    .orderBy(asc(windowOf(registrations.studentId).startDate), asc(campaigns.id));
  return rows.map(({ campaign, window, examTitle, timeLimit }) => ({
    campaignId: campaign.id,
    title: campaign.title,
    ...examOf(campaign),
    examTitle,
    timeLimit,
    startDate: window.startDate.toISOString(),
    endDate: window.endDate.toISOString(),
  }));
}
