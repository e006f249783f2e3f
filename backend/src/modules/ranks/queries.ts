// SQL of the history of results, and of ranks among first attempts. Each for many results in one query (docs/decisions/012).
import { and, count, desc, eq, gt, gte, inArray, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { users } from '../auth/tables.ts';
import { findUnranked } from '../campaigns/contest-queries.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { findReleases } from '../release-rules/queries.ts';
import { multiSubjectResultVersions as paperVersions, examResultVersions as singleVersions } from '../results/tables.ts';
import type { ResultVersionDocument, StandingDocument } from './documents.ts';

/** With fewer first attempts there is no rank: it would mean little and reveal too much about the other students. */
const FEWEST = 10;
/** Maximum length of a history. The version that counts for ranks is always included. */
const NEWEST = 100;

const otherPapers = alias(paperVersions, 'other');
const otherSingles = alias(singleVersions, 'other');

/** The versions of an exam of that kind, which column is their score, and the same to be counted beside them. */
function versionsOf(kind: ExamKindName) {
  return kind === 'multi-subject'
    ? { versions: paperVersions, score: paperVersions.totalScore, other: otherPapers, otherScore: otherPapers.totalScore }
    : { versions: singleVersions, score: singleVersions.score, other: otherSingles, otherScore: otherSingles.score };
}

/** Whose results are asked for. @param userId undefined: anybody's */
const isOf = (versions: typeof paperVersions | typeof singleVersions, ids: string[], userId: string | undefined): SQL | undefined =>
  and(inArray(versions.resultId, ids), userId === undefined ? undefined : eq(versions.userId, userId));

/** The submissions of these results by result id, the newest first. Only an admin sees scores that are withheld. */
export async function findVersions(db: Db, kind: ExamKindName, ids: string[], userId: string | undefined, now: Date) {
  const { versions, score } = versionsOf(kind);
  const newest = sql`(select max(v.version) from ${versions} as v where v.result_id = ${versions.resultId})`;
  const { id, resultId, examId, version, dateTaken, timeTaken, countsForRank } = versions;
  const rows = await db
    .select({ id, resultId, examId, version, dateTaken, score, timeTaken, countsForRank })
    .from(versions)
    .where(and(isOf(versions, ids, userId), sql`(${version} > ${newest} - ${NEWEST} or ${countsForRank})`))
    .orderBy(desc(version));
  const exams = userId === undefined ? [] : rows.map((row) => row.examId);
  const withheld = await findReleases(db, kind, exams, now);
  const found = new Map<string, ResultVersionDocument[]>();
  for (const row of rows) {
    const seen = withheld.get(row.examId)?.visibility === 'receipt' ? { ...row, score: null } : row;
    found.set(row.resultId, [...(found.get(row.resultId) ?? []), toVersion(seen)]);
  }
  return found;
}

type Row = { id: string; version: number; dateTaken: Date; score: number | null; timeTaken: number | null; countsForRank: boolean };

function toVersion({ id, version, dateTaken, score, timeTaken, countsForRank }: Row): ResultVersionDocument {
  return { _id: id, number: version, submittedAt: dateTaken.toISOString(), ...withoutNulls({ score, timeTaken }), countsForRank };
}

/**
 * The standings of the first attempts of these results' owners, by result id. Results of admins, unmarked results and exams with too few
 * first attempts have no entry; for students neither do exams with a contest whose merit list is not published, or whose scores are withheld. Nothing is stored: every
 * call counts the first attempts of the exam again. The partial rank index contains the columns for it.
 */
export async function findStandings(db: Db, kind: ExamKindName, allIds: string[], userId: string | undefined, now: Date) {
  const unranked = userId === undefined ? new Set<string>() : await findUnranked(db, kind, allIds, now);
  const ids = allIds.filter((id) => !unranked.has(id));
  const { versions, score, other, otherScore } = versionsOf(kind);
  // The inner sql`` is on purpose: drizzle drops table names from columns of the outermost one when a select has a single table.
  const countWhere = (condition: SQL) => sql`${sql`count(*) filter (where ${condition})`}`.mapWith(Number);
  const isAdmin = db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  const counted = db
    .select({
      count: count().as('count'),
      above: countWhere(gt(otherScore, score)).as('above'),
      same: countWhere(eq(otherScore, score)).as('same'),
    })
    .from(other)
    .where(and(eq(other.examId, versions.examId), eq(other.countsForRank, true), isNotNull(otherScore), notInArray(other.userId, isAdmin)))
    .as('counted');
  const rows = await db
    .select({ resultId: versions.resultId, examId: versions.examId, score, count: counted.count, above: counted.above, same: counted.same })
    .from(versions)
    .innerJoin(users, and(eq(users.id, versions.userId), ne(users.role, 'admin')))
    .innerJoinLateral(counted, gte(counted.count, FEWEST))
    .where(and(isOf(versions, ids, userId), eq(versions.countsForRank, true), isNotNull(score)));
  const exams = userId === undefined ? [] : rows.map((row) => row.examId);
  const withheld = await findReleases(db, kind, exams, now);
  const shown = rows.filter((row) => withheld.get(row.examId)?.visibility !== 'receipt');
  return new Map(shown.map((row) => [row.resultId, toStanding(row)]));
}

function toStanding({ score, count, above, same }: { score: number | null; count: number; above: number; same: number }): StandingDocument {
  const percentile = Math.round((10_000 * (count - above)) / count) / 100;
  return { rank: above + 1, sharedBy: same, count, percentile, score: score ?? 0 };
}
