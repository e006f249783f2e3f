// SQL of merit lists. A list ranks the registered students by their first attempt at the exam, if
// they started it in the campaign (docs/decisions/012).
import {
  and,
  count,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type Placeholder,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { whereUserAndExam } from '../../../db/exam-rows-of-user.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { users } from '../../auth/tables.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { exams } from '../../exams/tables.ts';
import { isExcluded } from '../../exclusions/conditions.ts';
import { multiSubjectExams as papers } from '../../multi-subject-exams/tables.ts';
import { isInPersonalWindow } from '../../personal-windows/conditions.ts';
import { isRuleOf, RULE_FIELDS } from '../../release-rules/queries.ts';
import { type ReleaseRule, releaseOf } from '../../release-rules/release.ts';
import { examReleaseRules as rules } from '../../release-rules/tables.ts';
import { examResultVersions, multiSubjectResultVersions } from '../../results/tables.ts';
import { students } from '../../students/tables.ts';
import { publishMeritList } from '../exam-campaigns/contest-queries.ts';
import { examOf } from '../exam-campaigns/exam-campaign-queries.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../tables.ts';
import type { MeritListDocument, OwnMeritEntryDocument } from './merit-list-documents.ts';

type Campaign = typeof campaigns.$inferSelect;
type Page = { offset: number; limit: number };

/**
 * The campaign, if its merit list can be read: it is published, no rule of the exam hides the
 * scores, and the exam is not archived. Tries to publish the list first (`publishMeritList` has the
 * conditions).
 */
export async function publishAndFindCampaign(
  db: Db,
  id: string,
  now: Date,
): Promise<Campaign | undefined> {
  const [stored] = await selectCampaign(db, { id });
  if (stored && !stored.campaign.meritListAt) await publishMeritList(db, id, now);
  const [found] = stored?.campaign.meritListAt ? [stored] : await selectCampaign(db, { id });
  if (!found?.campaign.meritListAt) return undefined;
  // By the rule only: other campaigns that withhold results do not hide a published list.
  const isHidden = releaseOf(found.rule ?? undefined, undefined, now)?.visibility === 'receipt';
  return isHidden ? undefined : found.campaign;
}

/** The campaign with its exam's release rule, unless the exam is archived. */
const selectCampaign = preparedQuery<
  { id: string },
  { campaign: Campaign; rule: ReleaseRule | null }[]
>('find_merit_list_campaign', (db) =>
  db
    .select({
      campaign: campaigns,
      rule: RULE_FIELDS,
    })
    .from(campaigns)
    .leftJoin(papers, eq(papers.id, campaigns.multiSubjectExamId))
    .leftJoin(exams, eq(exams.id, campaigns.examId))
    .leftJoin(
      rules,
      or(
        isRuleOf('multi-subject', campaigns.multiSubjectExamId),
        isRuleOf('single', campaigns.examId),
      ),
    )
    .where(
      and(
        eq(campaigns.id, sql.placeholder('id')),
        isNull(papers.archivedAt),
        isNull(exams.archivedAt),
      ),
    ),
);

/** The fields of a campaign that the queries need: values, or placeholders of a prepared query. */
type CampaignValues = Record<'id' | 'examId', string | Placeholder> &
  Record<'startDate' | 'endDate', Date | SQLWrapper>;

const valuesOf = (campaign: Campaign) => ({
  id: campaign.id,
  examId: examOf(campaign).examId,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
});

/** The parts that the queries of a page and of the own entry have in common. */
function listQueryParts(kind: ExamKindName, { id, examId, startDate, endDate }: CampaignValues) {
  const [versions, score] =
    kind === 'single'
      ? [examResultVersions, examResultVersions.score]
      : [multiSubjectResultVersions, multiSubjectResultVersions.totalScore];
  const isRankedAndScored = and(eq(versions.countsForRank, true), isNotNull(score));
  const isInCampaignAndNotExcluded = and(
    or(
      and(gte(versions.startedAt, startDate), lt(versions.startedAt, endDate)),
      isInPersonalWindow(sql`${id}`, versions.userId, versions.startedAt),
    ),
    not(isExcluded(versions.attemptId)),
  );
  return {
    versions,
    score,
    examId,
    /** For the versions with this exam id. */
    isListed: and(isRankedAndScored, isInCampaignAndNotExcluded),
    isStudent: and(eq(users.id, versions.userId), ne(users.role, 'admin')),
    isStudentOfVersion: eq(students.userId, versions.userId),
    isRegistered: and(eq(registrations.studentId, students.id), eq(registrations.campaignId, id)),
    /** A result without a measured time counts as the full time limit. */
    minutes: sql<number>`coalesce(${versions.timeTaken}, ${exams.timeLimit}, 0)`,
  };
}

const listPartsOf = (campaign: Campaign) =>
  listQueryParts(examOf(campaign).examKind, valuesOf(campaign));

/** A page of a campaign's list, the best first. */
export async function findMeritList(
  db: Db,
  campaign: Campaign,
  page: Page,
): Promise<MeritListDocument> {
  const [entries, totalCount] = await Promise.all([
    findEntries(db, campaign, page),
    countEntries(db, campaign),
  ]);
  return { entries, totalCount };
}

/**
 * The entries of a page. Names are joined only for the rows of the page. An index returns the best
 * results first, so the query reads few rows.
 */
async function findEntries(db: Db, campaign: Campaign, page: Page) {
  const places = rankedPlaces(db, campaign, page);
  const isRegistrationOfPlace = and(
    eq(registrations.studentId, places.studentId),
    eq(registrations.campaignId, campaign.id),
  );
  const rows = await db
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
    .innerJoin(registrations, isRegistrationOfPlace)
    .orderBy(places.rank, places.studentId);
  return rows.map(toEntry);
}

/** The subquery of a page: ranks and results, with the ids of the students. */
function rankedPlaces(db: Db, campaign: Campaign, { limit, offset }: Page) {
  const { versions, score, minutes, ...list } = listPartsOf(campaign);
  const order = sql`order by ${score} desc, ${versions.wrongCount}, ${minutes}`;
  return (
    db
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
      .innerJoin(users, list.isStudent)
      .innerJoin(students, list.isStudentOfVersion)
      .innerJoin(registrations, list.isRegistered)
      .leftJoin(exams, eq(exams.id, versions.examId))
      .where(and(eq(versions.examId, list.examId), list.isListed))
      // Entries of equal rank are ordered by id, so that no entry appears on two pages.
      .orderBy(sql`${score} desc`, versions.wrongCount, minutes, registrations.studentId)
      .limit(limit)
      .offset(offset)
      .as('places')
  );
}

/** The number of entries in the whole list. */
async function countEntries(db: Db, campaign: Campaign): Promise<number> {
  const { versions, ...list } = listPartsOf(campaign);
  const [row] = await db
    .select({ count: count() })
    .from(versions)
    .innerJoin(users, list.isStudent)
    .innerJoin(students, list.isStudentOfVersion)
    .innerJoin(registrations, list.isRegistered)
    .where(and(eq(versions.examId, list.examId), list.isListed));
  return row?.count ?? 0;
}

/** The account's own entry in a campaign's list; undefined if the list does not contain it. */
export async function findOwnMeritEntry(
  db: Db,
  campaign: Campaign,
  userId: string,
): Promise<OwnMeritEntryDocument | undefined> {
  const select = selectOwnEntry[examOf(campaign).examKind];
  const [row] = await select(db, { ...valuesOf(campaign), userId });
  return row && toEntry(row);
}

const ownEntryQuery = (kind: ExamKindName) =>
  preparedQuery<ReturnType<typeof valuesOf> & { userId: string }, OwnEntryRow[]>(
    `find_own_merit_entry_${kind}`,
    (db) => {
      const { versions, score, minutes, ...list } = listQueryParts(kind, {
        id: sql.placeholder('id'),
        examId: sql.placeholder('examId'),
        startDate: sql.param(sql.placeholder('startDate'), campaigns.startDate),
        endDate: sql.param(sql.placeholder('endDate'), campaigns.endDate),
      });
      return db
        .select({
          score: sql`${score}`.mapWith(Number),
          wrongCount: versions.wrongCount,
          timeTaken: minutes.mapWith(Number),
          basicInfo: registrations.basicInfo,
          isNamed: registrations.showInMeritList,
        })
        .from(versions)
        .innerJoin(users, list.isStudent)
        .innerJoin(students, list.isStudentOfVersion)
        .innerJoin(registrations, list.isRegistered)
        .leftJoin(exams, eq(exams.id, versions.examId))
        .where(
          and(whereUserAndExam(versions, sql.placeholder('userId'), list.examId), list.isListed),
        )
        .limit(1);
    },
  );
const selectOwnEntry = {
  'multi-subject': ownEntryQuery('multi-subject'),
  single: ownEntryQuery('single'),
};

type OwnEntryRow = RegistrationInfo & { score: number; wrongCount: number; timeTaken: number };
type RegistrationInfo = { basicInfo: Record<string, string>; isNamed: boolean };

/** Adds the fields of the registration form, unless the student does not agree to be named. */
function toEntry<Entry extends object>({ basicInfo, isNamed, ...entry }: Entry & RegistrationInfo) {
  const {
    name = null,
    institution = null,
    district = null,
    className = null,
  } = isNamed ? basicInfo : {};
  return { ...entry, ...withoutNulls({ name, institution, district, className }) };
}
