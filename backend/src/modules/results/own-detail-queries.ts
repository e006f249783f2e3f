// An own result with everything that its page shows, in few statements: most students have neither
// corrections nor challenges, so their parts are read only if there are any.
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { attempts } from '../attempts/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { attemptExclusions as exclusions } from '../exclusions/tables.ts';
import { keyChallenges, scoreChanges } from '../key-corrections/tables.ts';
import {
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/** Which parts a result has. */
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
  };
};
type Parts = Record<keyof ReturnType<typeof partsOf>, boolean>;
type Own = { userId: string; examId: string };

const selectPaper = preparedQuery<Own, (Parts & { result: typeof papers.$inferSelect })[]>(
  'find_own_paper_details',
  (db) =>
    db
      .select({ result: papers, ...partsOf('multi-subject') })
      .from(papers)
      .where(isOwn(papers))
      .orderBy(desc(papers.dateTaken), desc(papers.id))
      .limit(1),
);
const selectSingle = preparedQuery<Own, (Parts & { result: typeof singles.$inferSelect })[]>(
  'find_own_single_details',
  (db) =>
    db
      .select({ result: singles, ...partsOf('single') })
      .from(singles)
      .where(isOwn(singles))
      .orderBy(desc(singles.dateTaken), desc(singles.id))
      .limit(1),
);

function isOwn({ userId, examId }: typeof papers | typeof singles): SQL | undefined {
  return and(eq(userId, sql.placeholder('userId')), eq(examId, sql.placeholder('examId')));
}

/** The account's newest result in that paper, and which parts it has. */
export const findOwnPaper = async (db: Db, own: Own) => (await selectPaper(db, own))[0];

/** The same in that single exam. */
export const findOwnSingle = async (db: Db, own: Own) => (await selectSingle(db, own))[0];
