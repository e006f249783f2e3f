// SQL of merit lists: the registered students by their first attempt at the exam, if it was started
// in the campaign (docs/decisions/012).
import { and, count, eq, gte, isNotNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { users } from '../../auth/tables.ts';
import { exams } from '../../exams/tables.ts';
import { isExcluded } from '../../exclusions/conditions.ts';
import { isInPersonalWindow } from '../../personal-windows/conditions.ts';
import { examResultVersions, multiSubjectResultVersions } from '../../results/tables.ts';
import { students } from '../../students/tables.ts';
import { isHiddenByRule, publishMeritList } from '../exam-campaigns/contest-queries.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../tables.ts';
import type { MeritEntryDocument, MeritListDocument } from './merit-list-documents.ts';

type Campaign = typeof campaigns.$inferSelect;

/**
 * The campaign, if its merit list is public: it has ended, every attempt started in it is decided,
 * and no release rule hides the scores.
 */
export async function findEndedCampaign(
  db: Db,
  id: string,
  now: Date,
): Promise<Campaign | undefined> {
  const find = () => db.select().from(campaigns).where(eq(campaigns.id, id));
  const [before] = await find();
  if (!before) return undefined;
  if (before.meritListAt) return (await isHiddenByRule(db, before, now)) ? undefined : before;
  await publishMeritList(db, id, now);
  const [after] = await find();
  return after?.meritListAt ? after : undefined;
}

/** A page of a campaign's list, the best first. */
export async function findMeritList(
  db: Db,
  campaign: Campaign,
  page: { offset: number; limit: number },
): Promise<MeritListDocument> {
  const { id, multiSubjectExamId, examId, startDate, endDate } = campaign;
  const [versions, score] =
    multiSubjectExamId === null
      ? [examResultVersions, examResultVersions.score]
      : [multiSubjectResultVersions, multiSubjectResultVersions.totalScore];
  const isFirstAttempt = and(
    eq(versions.examId, multiSubjectExamId ?? examId ?? ''),
    eq(versions.countsForRank, true),
    isNotNull(score),
  );
  const isInWindow = and(
    or(
      and(gte(versions.startedAt, startDate), lt(versions.startedAt, endDate)),
      isInPersonalWindow(sql`${id}`, versions.userId, versions.startedAt),
    ),
    not(isExcluded(versions.attemptId)),
  );
  const isStudent = and(eq(users.id, versions.userId), ne(users.role, 'admin'));
  const isStudentOfVersion = eq(students.userId, versions.userId);
  const isRegistered = and(
    eq(registrations.studentId, students.id),
    eq(registrations.campaignId, id),
  );
  // A result without a measured time counts as the full time limit.
  const minutes = sql<number>`coalesce(${versions.timeTaken}, ${exams.timeLimit}, 0)`;
  const order = sql`order by ${score} desc, ${versions.wrongCount}, ${minutes}`;
  // Names are joined only for the rows of the page. An index returns the best results first, so the
  // query reads few rows.
  const places = db
    .select({
      rank: sql`rank() over (${order})`.mapWith(Number).as('rank'),
      sharedBy: sql`count(*) over (${order} range between current row and current row)`
        .mapWith(Number)
        .as('shared_by'),
      score: sql`${score}`.mapWith(Number).as('score'),
      wrongCount: versions.wrongCount,
      timeTaken: minutes.mapWith(Number).as('time_taken'),
      studentId: registrations.studentId,
    })
    .from(versions)
    .innerJoin(users, isStudent)
    .innerJoin(students, isStudentOfVersion)
    .innerJoin(registrations, isRegistered)
    .leftJoin(exams, eq(exams.id, versions.examId))
    .where(and(isFirstAttempt, isInWindow))
    // Entries of equal rank are ordered by id, so that no entry appears on two pages.
    .orderBy(sql`${score} desc`, versions.wrongCount, minutes, registrations.studentId)
    .limit(page.limit)
    .offset(page.offset)
    .as('places');
  const entries = db
    .select({
      rank: places.rank,
      sharedBy: places.sharedBy,
      score: places.score,
      wrongCount: places.wrongCount,
      timeTaken: places.timeTaken,
      basicInfo: registrations.basicInfo,
      isNamed: registrations.showInMeritList,
    })
    .from(places)
    .innerJoin(
      registrations,
      and(eq(registrations.studentId, places.studentId), eq(registrations.campaignId, id)),
    )
    .orderBy(places.rank, places.studentId);
  const total = db
    .select({ count: count() })
    .from(versions)
    .innerJoin(users, isStudent)
    .innerJoin(students, isStudentOfVersion)
    .innerJoin(registrations, isRegistered)
    .where(and(isFirstAttempt, isInWindow));
  const [rows, [all]] = await Promise.all([entries, total]);
  return { entries: rows.map(toEntry), totalCount: all?.count ?? 0 };
}

type Place = Pick<MeritEntryDocument, 'rank' | 'sharedBy' | 'score' | 'wrongCount' | 'timeTaken'>;
type Row = Place & { basicInfo: Record<string, string>; isNamed: boolean };

function toEntry({ basicInfo, isNamed, ...place }: Row): MeritEntryDocument {
  const {
    name = null,
    institution = null,
    district = null,
    className = null,
  } = isNamed ? basicInfo : {};
  return { ...place, ...withoutNulls({ name, institution, district, className }) };
}
