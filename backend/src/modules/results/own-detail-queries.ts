// An own result with everything that its page shows, in few statements: the first one includes the
// newest submission, which for most students is the only one. Most have neither corrections nor
// challenges, so these are read only if there are any.
import { type AnyColumn, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import { units, years } from '../admission/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { hasUnpublishedList } from '../campaigns/exam-campaigns/contest-queries.ts';
import {
  markOfVersion,
  takenVersionId,
  type VersionOfResult,
} from '../exam-versions/result-queries.ts';
import { examVersions } from '../exam-versions/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { attemptExclusions as exclusions } from '../exclusions/tables.ts';
import { correctionsOf, type ExamCorrection } from '../key-corrections/exam-corrections.ts';
import { keyChallenges, scoreChanges } from '../key-corrections/tables.ts';
import type { PaperHead } from '../multi-subject-exams/queries.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import type { VersionRowOfResult } from '../ranks/queries.ts';
import { isRuleOf, RULE_FIELDS, windowEndOf } from '../release-rules/queries.ts';
import type { ReleaseRule } from '../release-rules/release.ts';
import { examReleaseRules } from '../release-rules/tables.ts';
import {
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/** Flags for the parts that a result has. */
const partsOf = (kind: ExamKindName) => {
  const [results, versions] =
    kind === 'multi-subject' ? [papers, paperVersions] : [singles, singleVersions];
  const isThere = (from: SQL) => sql<boolean>`exists (select 1 from ${from})`;
  const ofVersion = sql`${versions.resultId} = ${results.id}`;
  return {
    hasExclusion: isThere(
      sql`${versions} join ${exclusions} on ${exclusions.attemptId} = ${versions.attemptId}
        where ${ofVersion} and ${isNull(exclusions.endedAt)}`,
    ),
    hasTimes: isThere(
      sql`${versions} join ${attempts} on ${attempts.id} = ${versions.attemptId}
        where ${ofVersion} and ${attempts.questionTimes} is not null`,
    ),
    hasScoreChanges: isThere(sql`${scoreChanges} where ${scoreChanges.resultId} = ${results.id}`),
    hasChallenges: isThere(
      sql`${keyChallenges} where ${keyChallenges.userId} = ${results.userId}
        and ${keyChallenges.examKind} = ${kind} and ${keyChallenges.examId} = ${results.examId}`,
    ),
    /** Whether a campaign with the exam has no published merit list; students have no rank then. */
    isUnpublished: sql<boolean>`${hasUnpublishedList(kind, results.examId)}`,
  };
};
type Parts = Record<keyof ReturnType<typeof partsOf>, boolean>;

/** The fields that decide how much of the result students see; needs a join of the release rule. */
const releaseFields = (kind: ExamKindName, examId: AnyColumn) => ({
  rule: RULE_FIELDS,
  windowEnd: windowEndOf(kind, examId),
});
type ReleaseFields = { rule: ReleaseRule | null; windowEnd: Date | null };

/** The newest submission of the row's result, for a join. */
const newestOf = (db: Db, kind: ExamKindName) => {
  const [results, versions] =
    kind === 'multi-subject' ? [papers, paperVersions] : [singles, singleVersions];
  const score = kind === 'multi-subject' ? paperVersions.totalScore : singleVersions.score;
  const { id, version, dateTaken, timeTaken, countsForRank } = versions;
  return db
    .select({
      id,
      version,
      dateTaken,
      score,
      timeTaken,
      countsForRank,
      orderSeed: attempts.orderSeed,
      examVersionId: takenVersionId(kind, versions).as('taken_version_id'),
    })
    .from(versions)
    .leftJoin(attempts, eq(attempts.id, versions.attemptId))
    .where(eq(versions.resultId, results.id))
    .orderBy(desc(version))
    .limit(1)
    .as('newest');
};

/** The fields of the newest submission, and of its exam version. */
function newestFields(kind: ExamKindName, newest: ReturnType<typeof newestOf>) {
  const { id, version, dateTaken, score, timeTaken, countsForRank, orderSeed } = newest;
  return {
    submissionId: id,
    version,
    dateTaken,
    score,
    timeTaken,
    countsForRank,
    orderSeed,
    examVersionId: examVersions.id,
    correctionRevision: examVersions.correctionRevision,
    totalMarks: markOfVersion(kind, 'totalMarks'),
    passingScore: markOfVersion(kind, 'passingScore'),
    corrections: correctionsOf(kind, kind === 'multi-subject' ? papers.examId : singles.examId),
  };
}

type NewestRow = {
  submissionId: string | null;
  version: number | null;
  dateTaken: Date | null;
  score: number | null;
  timeTaken: number | null;
  countsForRank: boolean | null;
  orderSeed: string | null;
  examVersionId: string | null;
  correctionRevision: number | null;
  totalMarks: number | null;
  passingScore: number | null;
  corrections: ExamCorrection[];
};
type Own = { userId: string; examId: string };
type PaperRow = Parts &
  ReleaseFields &
  NewestRow & {
    result: typeof papers.$inferSelect;
    courseId: string | null;
    revision: string | null;
  };
type SingleRow = Parts & ReleaseFields & NewestRow & { result: typeof singles.$inferSelect };

const selectPaper = preparedQuery<Own, PaperRow[]>('find_own_paper_details', (db) => {
  const newest = newestOf(db, 'multi-subject');
  return db
    .select({
      result: papers,
      ...partsOf('multi-subject'),
      ...releaseFields('multi-subject', papers.examId),
      ...newestFields('multi-subject', newest),
      courseId: units.universityId,
      revision: revisionOf(multiSubjectExams),
    })
    .from(papers)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(examVersions, eq(examVersions.id, newest.examVersionId))
    .leftJoin(
      multiSubjectExams,
      and(eq(multiSubjectExams.id, papers.examId), isNull(multiSubjectExams.archivedAt)),
    )
    .leftJoin(years, eq(years.id, multiSubjectExams.yearId))
    .leftJoin(units, eq(units.id, years.unitId))
    .leftJoin(examReleaseRules, isRuleOf('multi-subject', papers.examId))
    .where(isOwn(papers))
    .orderBy(desc(papers.dateTaken), desc(papers.id))
    .limit(1);
});
const selectSingle = preparedQuery<Own, SingleRow[]>('find_own_single_details', (db) => {
  const newest = newestOf(db, 'single');
  return db
    .select({
      result: singles,
      ...partsOf('single'),
      ...releaseFields('single', singles.examId),
      ...newestFields('single', newest),
    })
    .from(singles)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(examVersions, eq(examVersions.id, newest.examVersionId))
    .leftJoin(examReleaseRules, isRuleOf('single', singles.examId))
    .where(isOwn(singles))
    .orderBy(desc(singles.dateTaken), desc(singles.id))
    .limit(1);
});

const isOwn = (table: typeof papers | typeof singles): SQL | undefined =>
  whereUserAndExam(table, sql.placeholder('userId'), sql.placeholder('examId'));

/** Fields of both kinds: the parts that a result has, its release, and its submissions. */
export type OwnResult = Parts &
  ReleaseFields & {
    /** Null for a result with several submissions, or stored before versions existed. */
    onlySubmission: VersionRowOfResult | null;
    /** The exam version of the newest submission; null for a result without one. */
    taken: VersionOfResult | null;
  };

/** The account's newest result in that paper; `paper` is null if it is archived. */
export async function findOwnPaper(db: Db, own: Own) {
  const [row] = await selectPaper(db, own);
  if (!row) return undefined;
  const { courseId, revision, ...found } = row;
  const paper: PaperHead | null =
    courseId === null || revision === null ? null : { id: own.examId, courseId, revision };
  return { ...found, ...submissionOf(row), paper };
}

/** The same in that single exam. */
export async function findOwnSingle(db: Db, own: Own) {
  const [row] = await selectSingle(db, own);
  return row && { ...row, ...submissionOf(row) };
}

function submissionOf(
  row: NewestRow & { result: { id: string; examId: string } },
): Pick<OwnResult, 'onlySubmission' | 'taken'> {
  const { submissionId, version, dateTaken, countsForRank, score, timeTaken } = row;
  if (submissionId === null || version === null || dateTaken === null || countsForRank === null)
    return { onlySubmission: null, taken: null };
  const { examVersionId, correctionRevision, orderSeed, totalMarks, passingScore } = row;
  const { id: resultId, examId } = row.result;
  return {
    onlySubmission:
      version === 1
        ? { id: submissionId, version, dateTaken, score, timeTaken, countsForRank }
        : null,
    taken: {
      resultId,
      examId,
      orderSeed,
      totalMarks,
      passingScore,
      corrections: row.corrections,
      version:
        examVersionId === null || correctionRevision === null
          ? null
          : { id: examVersionId, correctionRevision },
    },
  };
}
