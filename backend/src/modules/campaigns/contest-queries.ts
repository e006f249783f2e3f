// SQL of fair contests: until when results are withheld, and whether every attempt of a campaign is decided (docs/decisions/032).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { and, eq, gt, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { keyCorrections } from '../key-corrections/tables.ts';
import { examResults, examResultVersions, multiSubjectResults } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import type { MeritListStateDocument } from './registration-documents.ts';
import { examCampaigns as campaigns, examCampaignRegistrations as registrations } from './tables.ts';

/** The attempts that were begun in a campaign, by its row. */
const isBegunInside = sql`(${attempts.multiSubjectExamId} = ${campaigns.multiSubjectExamId} or ${attempts.examId} = ${campaigns.examId})
  and ${attempts.startedAt} >= ${campaigns.startDate} and ${attempts.startedAt} < ${campaigns.endDate}`;

/** Corrections of a campaign's exam whose rescoring is not finished, by the campaign's row. */
const fromUnrescored = sql`from ${keyCorrections} where ${keyCorrections.rescoredAt} is null
  and ${keyCorrections.examId} = coalesce(${campaigns.multiSubjectExamId}, ${campaigns.examId})`;

const grace = sql.raw(`interval '${GRACE_MS} milliseconds'`);

/**
 * When the results of a campaign are released: the grace after its end, or after the last deadline of an open attempt that was begun in it,
 * where an admin has moved the end forward meanwhile. No exam takes a day: the bound keeps an old campaign from reading today's attempts.
 */
export const RELEASED_AT = sql<Date>`(greatest(${campaigns.endDate}, (select max(${attempts.deadline}) from ${attempts}
  where ${attempts.closedAt} is null and ${isBegunInside}
    and ${attempts.deadline} > ${campaigns.endDate} and ${attempts.deadline} < ${campaigns.endDate} + interval '1 day')) + ${grace})`.mapWith(
  campaigns.endDate,
);

/** Which of these exams have a campaign that is to come or runs, and when the results in them are released. One query. */
export async function findReleases(db: Db, kind: ExamKindName, examIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (examIds.length === 0) return new Map();
  const rows = await selectReleases[kind](db, { examIds: [...new Set(examIds)], now });
  return new Map(rows.flatMap(({ examId: id, releasedAt }) => (id && releasedAt ? [[id, releasedAt] as const] : [])));
}

type Release = { examId: string | null; releasedAt: Date | null };
const releasesOf = (kind: ExamKindName) =>
  preparedQuery<{ examIds: string[]; now: Date }, Release[]>(`find_releases_${kind}`, (db) => {
    const examId = kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId;
    return db
      .select({ examId, releasedAt: max(RELEASED_AT).mapWith(campaigns.endDate) })
      .from(campaigns)
      .where(
        and(
          sql`${examId} = any(${sql.placeholder('examIds')}::text[])`,
          gt(RELEASED_AT, sql.param(sql.placeholder('now'), campaigns.endDate)),
        ),
      )
      .groupBy(examId);
  });
const selectReleases = { 'multi-subject': releasesOf('multi-subject'), single: releasesOf('single') };

/** Attempts of a campaign that are not closed, by its row. */
const fromOpen = sql`from ${attempts} where ${isBegunInside} and ${attempts.closedAt} is null`;
/** Answers of a campaign that came late and wait for a decision. */
const fromWaiting = sql`from ${lateAnswers} join ${attempts} on ${attempts.id} = ${lateAnswers.attemptId}
    where ${isBegunInside} and ${lateAnswers.state} = 'waiting'`;
/** First submissions of registered students in a campaign's written exam without a score. */
const fromUnmarked = sql`from ${examResultVersions}
    join ${users} on ${users.id} = ${examResultVersions.userId} and ${users.role} <> 'admin'
    join ${students} on ${students.userId} = ${users.id}
    join ${registrations} on ${registrations.studentId} = ${students.id} and ${registrations.campaignId} = ${campaigns.id}
    where ${examResultVersions.examId} = ${campaigns.examId} and ${examResultVersions.countsForRank} and ${examResultVersions.score} is null
      and ${examResultVersions.begunAt} >= ${campaigns.startDate} and ${examResultVersions.begunAt} < ${campaigns.endDate}`;

/** Whether the merit list of a campaign is published, and what it waits for. Undefined if there is no such campaign. */
export async function findMeritListState(db: Db, id: string): Promise<MeritListStateDocument | undefined> {
  const number = (from: SQL) => sql<number>`(select count(*) ${from})`.mapWith(Number);
  const [row] = await db
    .select({
      ...{ publishedAt: campaigns.meritListAt, releasedAt: RELEASED_AT },
      ...{ openAttempts: number(fromOpen), unmarked: number(fromUnmarked), lateAnswers: number(fromWaiting) },
    })
    .from(campaigns)
    .where(eq(campaigns.id, id));
  if (!row) return undefined;
  const { publishedAt, releasedAt, ...counts } = row;
  return { ...withoutNulls({ publishedAt: publishedAt?.toISOString() ?? null }), releasedAt: releasedAt.toISOString(), ...counts };
}

/**
 * Publishes the merit list of a campaign for good, if its results are released and every attempt of it is decided: closed, marked, and no
 * answers that came late wait for an admin; corrected exams are rescored. Answers that come later no longer hold it up.
 */
export async function publishMeritList(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ meritListAt: now })
    .where(
      and(
        eq(campaigns.id, id),
        isNull(campaigns.meritListAt),
        lte(RELEASED_AT, now),
        sql`not exists (select 1 ${fromOpen}) and not exists (select 1 ${fromWaiting}) and not exists (select 1 ${fromUnmarked})
          and not exists (select 1 ${fromUnrescored})`,
      ),
    );
}

/** The results among these whose exam has a campaign without a merit list: nobody has a rank in it yet. */
export async function findUnranked(db: Db, kind: ExamKindName, resultIds: string[], now: Date): Promise<Set<string>> {
  const [results, examId] =
    kind === 'multi-subject' ? [multiSubjectResults, campaigns.multiSubjectExamId] : [examResults, campaigns.examId];
  const find = () =>
    db
      .select({ resultId: results.id, campaignId: campaigns.id })
      .from(results)
      .innerJoin(campaigns, and(eq(examId, results.examId), isNull(campaigns.meritListAt)))
      .where(inArray(results.id, resultIds));
  const before = await find();
  if (before.length === 0) return new Set();
  for (const id of new Set(before.map(({ campaignId }) => campaignId))) await publishMeritList(db, id, now);
  return new Set((await find()).map(({ resultId }) => resultId));
}
