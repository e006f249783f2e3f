// SQL of fair contests: until when results are withheld, and whether every attempt of a campaign is decided (docs/decisions/032).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { and, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts, lateAnswers } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { examResults, examResultVersions, multiSubjectResults } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import { examCampaigns as campaigns, examCampaignRegistrations as registrations } from './tables.ts';

/** The attempts that were begun in a campaign, by its row. */
const isBegunInside = sql`(${attempts.multiSubjectExamId} = ${campaigns.multiSubjectExamId} or ${attempts.examId} = ${campaigns.examId})
  and ${attempts.startedAt} >= ${campaigns.startDate} and ${attempts.startedAt} < ${campaigns.endDate}`;

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
  const examId = kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId;
  const rows = await db
    .select({ examId, releasedAt: max(RELEASED_AT).mapWith(campaigns.endDate) })
    .from(campaigns)
    .where(and(inArray(examId, [...new Set(examIds)]), gt(RELEASED_AT, now)))
    .groupBy(examId);
  return new Map(rows.flatMap(({ examId: id, releasedAt }) => (id && releasedAt ? [[id, releasedAt] as const] : [])));
}

/**
 * Publishes the merit list of a campaign for good, if its results are released and every attempt of it is decided: closed, marked, and no
 * answers that came late wait for an admin. Answers that come later no longer hold it up.
 */
export async function publishMeritList(db: Db, id: string, now: Date): Promise<void> {
  const open = sql`exists (select 1 from ${attempts} where ${isBegunInside} and ${attempts.closedAt} is null)`;
  const waiting = sql`exists (select 1 from ${lateAnswers} join ${attempts} on ${attempts.id} = ${lateAnswers.attemptId}
    where ${isBegunInside} and ${lateAnswers.state} = 'waiting')`;
  const unmarked = sql`exists (select 1 from ${examResultVersions}
    join ${users} on ${users.id} = ${examResultVersions.userId} and ${users.role} <> 'admin'
    join ${students} on ${students.userId} = ${users.id}
    join ${registrations} on ${registrations.studentId} = ${students.id} and ${registrations.campaignId} = ${campaigns.id}
    where ${examResultVersions.examId} = ${campaigns.examId} and ${examResultVersions.countsForRank} and ${examResultVersions.score} is null
      and ${examResultVersions.begunAt} >= ${campaigns.startDate} and ${examResultVersions.begunAt} < ${campaigns.endDate})`;
  await db
    .update(campaigns)
    .set({ meritListAt: now })
    .where(
      and(
        eq(campaigns.id, id),
        isNull(campaigns.meritListAt),
        lte(RELEASED_AT, now),
        sql`not ${open} and not ${waiting} and not ${unmarked}`,
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
