// SQL of fair contests: whether every attempt of a campaign is decided, and whether its merit list
// is published (docs/decisions/032).
import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { attempts, lateAnswers } from '../../attempts/tables.ts';
import { users } from '../../auth/tables.ts';
import type { ExamKindName, ExamOfKind } from '../../exams/documents.ts';
import { isExcluded } from '../../exclusions/conditions.ts';
import { keyCorrections } from '../../key-corrections/tables.ts';
import { isInPersonalWindow, isInWindow } from '../../personal-windows/conditions.ts';
import { personalWindows } from '../../personal-windows/tables.ts';
import { findReleaseByRule } from '../../release-rules/queries.ts';
import {
  examResults,
  examResultVersions,
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../results/tables.ts';
import { students } from '../../students/tables.ts';
import type { MeritListStateDocument } from '../registrations/registration-documents.ts';
import { IS_STARTED_INSIDE, RELEASED_AT } from '../released-at.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../tables.ts';
import { blockStarts } from './entry-queries.ts';

/** Submissions to a campaign's exam that are scored by an earlier key, by the campaign's row. */
function fromEarlierKey(kind: ExamKindName): SQL {
  const [versions, score, examId] =
    kind === 'multi-subject'
      ? [
          multiSubjectResultVersions,
          multiSubjectResultVersions.totalScore,
          campaigns.multiSubjectExamId,
        ]
      : [examResultVersions, examResultVersions.score, campaigns.examId];
  const { revision, examKind, examId: correctedId } = keyCorrections;
  return sql`from ${versions} where ${versions.examId} = ${examId} and ${score} is not null
    and ${versions.keyRevision} < (select max(${revision}) from ${keyCorrections}
      where ${examKind} = ${kind} and ${correctedId} = ${examId})`;
}

/**
 * Ends the running campaigns of an exam and its open personal windows, so that no attempt can start
 * in them. Future personal windows are unchanged. Waits for starts in progress, so that the
 * caller's next statement finds their attempts, and no attempt starts after the end.
 * @returns the number of ended campaigns and windows, and the time of their end
 */
export async function endCampaigns(
  tx: Db,
  { kind, examId }: ExamOfKind,
  now: () => Date,
): Promise<{ count: number; at: Date }> {
  const isOfExam = eq(
    kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId,
    examId,
  );
  const isRunning = (at: Date) =>
    and(isOfExam, lt(campaigns.startDate, at), gt(campaigns.endDate, at));
  const isOpen = (at: Date) =>
    and(lt(personalWindows.startsAt, at), gt(personalWindows.endsAt, at));
  const openCampaigns = await tx
    .selectDistinct({ id: campaigns.id })
    .from(campaigns)
    .leftJoin(personalWindows, eq(personalWindows.campaignId, campaigns.id))
    .where(or(isRunning(now()), and(isOfExam, isOpen(now()))))
    .orderBy(asc(campaigns.id));
  const ids = openCampaigns.map(({ id }) => id);
  for (const id of ids) await blockStarts(tx, id);
  const at = now();
  const ended = await tx
    .update(campaigns)
    .set({ endDate: at })
    .where(isRunning(at))
    .returning({ id: campaigns.id });
  const windows = await tx
    .update(personalWindows)
    .set({ endsAt: at })
    .where(and(inArray(personalWindows.campaignId, ids), isOpen(at)))
    .returning({ studentId: personalWindows.studentId });
  return { count: ended.length + windows.length, at };
}

/**
 * Whether attempts that were started in the campaign would be outside its new window, and therefore
 * not on its merit list. Needs the campaign's lock.
 */
export async function leavesAttemptsOut(
  tx: Db,
  id: string,
  { startDate, endDate }: { readonly startDate: Date; readonly endDate: Date },
): Promise<boolean> {
  const isOutside = or(lt(attempts.startedAt, startDate), gte(attempts.startedAt, endDate));
  const rows = await tx
    .select({ id: attempts.id })
    .from(campaigns)
    .innerJoin(attempts, IS_STARTED_INSIDE)
    .where(
      and(
        eq(campaigns.id, id),
        isOutside,
        not(isInPersonalWindow(campaigns.id, attempts.userId, attempts.startedAt)),
        not(isExcluded(attempts.id)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Attempts of a campaign that are not closed, given the campaign's row. Excluded attempts count as
 * decided, here and below.
 */
const fromOpen = sql`from ${attempts} where ${IS_STARTED_INSIDE} and ${attempts.closedAt} is null
  and not ${isExcluded(attempts.id)}`;
/** Late answers of a campaign that wait for a decision. */
const fromWaiting = sql`from ${lateAnswers}
  join ${attempts} on ${attempts.id} = ${lateAnswers.attemptId}
    where ${IS_STARTED_INSIDE} and ${lateAnswers.state} = 'waiting'
    and not ${isExcluded(attempts.id)}`;
/** First submissions of registered students in a campaign's written exam without a score. */
const fromUnmarked = sql`from ${examResultVersions}
    join ${users} on ${users.id} = ${examResultVersions.userId} and ${users.role} <> 'admin'
    join ${students} on ${students.userId} = ${users.id}
    join ${registrations} on ${registrations.studentId} = ${students.id}
    and ${registrations.campaignId} = ${campaigns.id}
    where ${examResultVersions.examId} = ${campaigns.examId} and ${examResultVersions.countsForRank}
    and ${examResultVersions.score} is null
      and ${isInWindow(examResultVersions.userId, examResultVersions.startedAt)}
      and not ${isExcluded(examResultVersions.attemptId)}`;

/**
 * Whether the merit list of a campaign is published, and what prevents its publication. Undefined
 * if the campaign does not exist.
 */
export async function findMeritListState(
  db: Db,
  id: string,
  now: Date,
): Promise<MeritListStateDocument | undefined> {
  const number = (from: SQL) => sql<number>`(select count(*) ${from})`.mapWith(Number);
  const [row] = await db
    .select({
      publishedAt: campaigns.meritListAt,
      releasedAt: RELEASED_AT,
      multiSubjectExamId: campaigns.multiSubjectExamId,
      examId: campaigns.examId,
      openAttempts: number(fromOpen),
      unmarked: number(fromUnmarked),
      lateAnswers: number(fromWaiting),
    })
    .from(campaigns)
    .where(eq(campaigns.id, id));
  if (!row) return undefined;
  const { publishedAt, releasedAt, multiSubjectExamId, examId, ...counts } = row;
  const byRule = await findReleaseByRule(db, examOfCampaign({ multiSubjectExamId, examId }), now);
  const isHidden = byRule?.visibility === 'receipt';
  const ruleEnd = byRule?.releasedAt ?? releasedAt;
  return {
    ...(publishedAt && !isHidden && { publishedAt: publishedAt.toISOString() }),
    ...(!(isHidden && byRule.releasedAt === null) && {
      releasedAt: (ruleEnd > releasedAt ? ruleEnd : releasedAt).toISOString(),
    }),
    ...counts,
  };
}

const examOfCampaign = ({
  multiSubjectExamId,
  examId,
}: {
  multiSubjectExamId: string | null;
  examId: string | null;
}): ExamOfKind =>
  multiSubjectExamId === null
    ? { kind: 'single', examId: examId ?? '' }
    : { kind: 'multi-subject', examId: multiSubjectExamId };

/**
 * Whether the release rule of the campaign's exam hides the scores, and therefore the merit list,
 * even if it is published.
 */
export async function isHiddenByRule(
  db: Db,
  campaign: Pick<typeof campaigns.$inferSelect, 'multiSubjectExamId' | 'examId'>,
  now: Date,
) {
  return (await findReleaseByRule(db, examOfCampaign(campaign), now))?.visibility === 'receipt';
}

/**
 * Publishes the merit list of a campaign permanently. Conditions: its results are released; every
 * attempt is closed and marked; no late answers wait for an admin's decision; every score is by the
 * newest key; the exam's release rule does not hide the scores. Answers that arrive later do not
 * revoke the publication.
 */
export async function publishMeritList(db: Db, id: string, now: Date): Promise<void> {
  const isDecided = sql`not exists (select 1 ${fromOpen}) and not exists (select 1 ${fromWaiting})
    and not exists (select 1 ${fromUnmarked})
    and not exists (select 1 ${fromEarlierKey('multi-subject')})
    and not exists (select 1 ${fromEarlierKey('single')})`;
  const isDue = and(
    eq(campaigns.id, id),
    isNull(campaigns.meritListAt),
    lte(RELEASED_AT, now),
    isDecided,
  );
  // Without a lock: every read of an unpublished list or standing ends here.
  const [campaign] = await db.select().from(campaigns).where(isDue);
  if (!campaign || (await isHiddenByRule(db, campaign, now))) return;
  await db.transaction(async (tx) => {
    // Waits for a change that has locked the campaign (exclusions/merit-list-changes.ts); only the
    // next statement sees its result.
    await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
    await tx.update(campaigns).set({ meritListAt: now }).where(isDue);
  });
}

/** Whether the exam has a campaign without a merit list, by a column with the exam's id. */
export const hasUnpublishedList = (kind: ExamKindName, examId: AnyColumn): SQL =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.meritListAt} is null
    and ${kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId} = ${examId})`;

const unrankedQuery = (kind: ExamKindName) =>
  preparedQuery<{ resultIds: string[] }, { resultId: string; campaignId: string }[]>(
    `find_unranked_${kind}`,
    (db) => {
      const [results, examId] =
        kind === 'multi-subject'
          ? [multiSubjectResults, campaigns.multiSubjectExamId]
          : [examResults, campaigns.examId];
      return db
        .select({ resultId: results.id, campaignId: campaigns.id })
        .from(results)
        .innerJoin(campaigns, and(eq(examId, results.examId), isNull(campaigns.meritListAt)))
        .where(sql`${results.id} = any(${sql.placeholder('resultIds')}::text[])`);
    },
  );
const selectUnranked = {
  'multi-subject': unrankedQuery('multi-subject'),
  single: unrankedQuery('single'),
};

/**
 * The results without a rank yet: their exam has a campaign without a published merit list.
 */
export async function findUnranked(
  db: Db,
  kind: ExamKindName,
  resultIds: string[],
  now: Date,
): Promise<Set<string>> {
  const find = () => selectUnranked[kind](db, { resultIds });
  const before = await find();
  if (before.length === 0) return new Set();
  for (const id of new Set(before.map(({ campaignId }) => campaignId)))
    await publishMeritList(db, id, now);
  return new Set((await find()).map(({ resultId }) => resultId));
}
