// SQL of the history of results, and of ranks among first attempts, each for many results in one
// query (docs/decisions/012).
import { and, desc, eq, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { users } from '../auth/tables.ts';
import { findUnranked, hasUnpublishedList } from '../campaigns/exam-campaigns/contest-queries.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { isExcluded } from '../exclusions/conditions.ts';
import { attemptExclusions as exclusions } from '../exclusions/tables.ts';
import { type ReadReleases, releasesAt } from '../release-rules/queries.ts';
import {
  multiSubjectResultVersions as paperVersions,
  examResultVersions as singleVersions,
} from '../results/tables.ts';
import {
  type Distribution,
  recentDistributions,
  rememberDistribution,
  toDistribution,
} from './distributions.ts';
import type { ResultVersionDocument, StandingDocument } from './documents.ts';

/**
 * With fewer first attempts there is no rank: it would mean little and reveal too much about the
 * other students.
 */
const MIN_FIRST_ATTEMPTS = 10;
/** Maximum length of a history. The version that counts for ranks is always included. */
const MAX_VERSIONS = 100;

/** The versions of an exam of that kind, with their score column. */
function versionsOf(kind: ExamKindName) {
  return kind === 'multi-subject'
    ? { versions: paperVersions, score: paperVersions.totalScore }
    : { versions: singleVersions, score: singleVersions.score };
}

/** The requested results: `ids` of results, of the account `userId` or of all accounts (null). */
type RequestedResults = { ids: string[]; userId: string | null };
const isOfResults = (versions: typeof paperVersions | typeof singleVersions): SQL =>
  sql`${versions.resultId} = any(${sql.placeholder('ids')}::text[])
    and (${sql.placeholder('userId')}::text is null
    or ${versions.userId} = ${sql.placeholder('userId')})`;

type VersionRow = VersionRowOfResult & { resultId: string; examId: string };
const versionsQuery = (kind: ExamKindName) =>
  preparedQuery<RequestedResults, VersionRow[]>(`find_result_versions_${kind}`, (db) => {
    const { versions, score } = versionsOf(kind);
    const newest = sql`(select max(v.version) from ${versions} as v
      where v.result_id = ${versions.resultId})`;
    const { id, resultId, examId, version, dateTaken, timeTaken, countsForRank } = versions;
    return db
      .select({ id, resultId, examId, version, dateTaken, score, timeTaken, countsForRank })
      .from(versions)
      .where(
        and(
          isOfResults(versions),
          sql`(${version} > ${newest} - ${MAX_VERSIONS} or ${countsForRank})`,
        ),
      )
      .orderBy(desc(version));
  });
const selectVersions = {
  'multi-subject': versionsQuery('multi-subject'),
  single: versionsQuery('single'),
};

/**
 * The submissions of these results by result id, the newest first. Only admins get withheld scores.
 */
export async function findVersions(
  db: Db,
  kind: ExamKindName,
  ids: string[],
  userId: string | undefined,
  now: Date,
  releases: ReadReleases = releasesAt(db, now),
) {
  const rows = await selectVersions[kind](db, { ids, userId: userId ?? null });
  const exams = userId === undefined ? [] : rows.map((row) => row.examId);
  const withheld = await releases(kind, exams);
  const found = new Map<string, ResultVersionDocument[]>();
  for (const row of rows) {
    const seen = withheld.get(row.examId)?.visibility === 'receipt' ? { ...row, score: null } : row;
    found.set(row.resultId, [...(found.get(row.resultId) ?? []), toVersion(seen)]);
  }
  return found;
}

export type VersionRowOfResult = {
  id: string;
  version: number;
  dateTaken: Date;
  score: number | null;
  timeTaken: number | null;
  countsForRank: boolean;
};

/** A submission in wire form; without a score if it is null. */
export function toVersion({
  id,
  version,
  dateTaken,
  score,
  timeTaken,
  countsForRank,
}: VersionRowOfResult): ResultVersionDocument {
  return {
    _id: id,
    number: version,
    submittedAt: dateTaken.toISOString(),
    ...withoutNulls({ score, timeTaken }),
    countsForRank,
  };
}

/**
 * The accounts whose first attempt at the exam of that row is excluded. By account, so that
 * counting reads the rank index only, which has no attempts.
 */
const excludedUsers = (
  versions: typeof paperVersions | typeof singleVersions,
) => sql`select excluded.user_id from ${exclusions} as excluded
  join ${versions} as first on first.exam_id = excluded.exam_id and first.user_id = excluded.user_id
  and first.counts_for_rank
    and first.attempt_id = excluded.attempt_id
  where excluded.exam_id = ${versions.examId} and excluded.ended_at is null`;

type StandingRow = {
  resultId: string;
  examId: string;
  score: number | null;
  /** Whether a campaign with the exam has no published merit list; students have no rank then. */
  isUnpublished: boolean;
  students: Record<string, number> | null;
};
/** @param kind of the results; exams in `known` are not counted */
const standingsQuery = (kind: ExamKindName) =>
  preparedQuery<RequestedResults & { known: string[] }, StandingRow[]>(
    `find_standings_${kind}`,
    (db) => {
      const { versions, score } = versionsOf(kind);
      const isKnown = sql`${versions.examId} = any(${sql.placeholder('known')}::text[])`;
      const scoreName = sql.raw(kind === 'multi-subject' ? 'total_score' : 'score');
      const students = sql`select other.${scoreName} as score, count(*)::int as number
        from ${versions} as other
      where other.exam_id = ${versions.examId} and other.counts_for_rank
      and other.${scoreName} is not null
        and other.user_id not in (select admin.id from ${users} as admin where admin.role = 'admin')
        and other.user_id not in (${excludedUsers(versions)})
      group by other.${scoreName}`;
      const isUnpublished = hasUnpublishedList(kind, versions.examId);
      const isWithheld = sql`(${sql.placeholder('userId')}::text is not null and ${isUnpublished})`;
      return db
        .select({
          resultId: versions.resultId,
          examId: versions.examId,
          score,
          isUnpublished: sql<boolean>`${isUnpublished}`,
          students: sql<Record<
            string,
            number
          > | null>`case when ${isKnown} or ${isWithheld} then null
          else (select json_object_agg(counted.score, counted.number)
          from (${students}) as counted) end`,
        })
        .from(versions)
        .innerJoin(users, and(eq(users.id, versions.userId), ne(users.role, 'admin')))
        .where(
          and(
            isOfResults(versions),
            eq(versions.countsForRank, true),
            isNotNull(score),
            not(isExcluded(versions.attemptId)),
          ),
        );
    },
  );
const selectStandings = {
  'multi-subject': standingsQuery('multi-subject'),
  single: standingsQuery('single'),
};

/**
 * The standings of the first attempts of these results' owners, by result id. Results of admins,
 * unmarked and excluded ones and exams with too few first attempts have no entry; for students
 * neither do exams with a contest whose merit list is not published, or whose scores are withheld.
 * The first attempts of the exam are counted again by each call, in large exams every few seconds.
 * The partial rank index contains the columns.
 */
export async function findStandings(
  db: Db,
  kind: ExamKindName,
  allIds: string[],
  userId: string | undefined,
  now: Date,
  releases: ReadReleases = releasesAt(db, now),
) {
  const cachedDistributions = recentDistributions(db, kind);
  const countedAt = performance.now();
  const read = (ids: string[]) =>
    selectStandings[kind](db, {
      ids,
      userId: userId ?? null,
      known: [...cachedDistributions.keys()],
    });
  const first = await read(allIds);
  const waiting = userId === undefined ? [] : first.filter((row) => row.isUnpublished);
  const published = await findPublished(db, kind, waiting, now);
  const rows = [
    ...first.filter((row) => !waiting.includes(row)),
    ...(published.length > 0 ? await read(published) : []),
  ];
  const exams = userId === undefined ? [] : rows.map((row) => row.examId);
  const withheld = await releases(kind, exams);
  const found = new Map<string, StandingDocument>();
  for (const row of rows.filter(({ examId }) => withheld.get(examId)?.visibility !== 'receipt')) {
    const distribution = row.students
      ? toDistribution(row.students)
      : cachedDistributions.get(row.examId);
    if (!distribution || distribution.count < MIN_FIRST_ATTEMPTS || row.score === null) continue;
    if (row.students) rememberDistribution(db, kind, row.examId, distribution, countedAt);
    found.set(row.resultId, toStanding(row.score, distribution));
  }
  return found;
}

/**
 * The standing of a ranked first attempt in a large exam that this process has counted in the last
 * seconds; undefined for others, which `findStandings` counts.
 */
export function recentStanding(
  db: Db,
  kind: ExamKindName,
  examId: string,
  score: number,
): StandingDocument | undefined {
  const distribution = recentDistributions(db, kind).get(examId);
  return distribution && toStanding(score, distribution);
}

/**
 * The results, among these, whose exams have published merit lists; publishes those that are due.
 */
async function findPublished(
  db: Db,
  kind: ExamKindName,
  waiting: readonly StandingRow[],
  now: Date,
): Promise<string[]> {
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ resultId }) => resultId);
  const unranked = await findUnranked(db, kind, ids, now);
  return ids.filter((id) => !unranked.has(id));
}

function toStanding(score: number, { count, byScore }: Distribution): StandingDocument {
  let above = 0;
  for (const [other, students] of byScore) if (other > score) above += students;
  // A cached distribution may not contain this one yet.
  const total = Math.max(count, above + 1);
  const percentile = Math.round((10_000 * (total - above)) / total) / 100;
  return { rank: above + 1, sharedBy: byScore.get(score) ?? 1, count: total, percentile, score };
}
