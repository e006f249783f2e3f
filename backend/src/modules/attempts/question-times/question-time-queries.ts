// SQL of the times per question: stored with the answers of an attempt, read by the results of the
// attempts.
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { type ReadReleases, releasesAt } from '../../release-rules/queries.ts';
import {
  multiSubjectResultVersions as paperVersions,
  examResultVersions as singleVersions,
} from '../../results/tables.ts';
import { attempts } from '../tables.ts';

/**
 * The times of an attempt, locked until the end of the transaction, so that two requests do not
 * overwrite each other.
 */
export async function lockQuestionTimes(tx: Db, id: string): Promise<QuestionTimes> {
  const [row] = await tx
    .select({ times: attempts.questionTimes })
    .from(attempts)
    .where(eq(attempts.id, id))
    .for('no key update');
  return row?.times ?? {};
}

export async function updateQuestionTimes(
  tx: Db,
  id: string,
  questionTimes: QuestionTimes,
): Promise<void> {
  await tx.update(attempts).set({ questionTimes }).where(eq(attempts.id, id));
}

/**
 * The times of the newest submission of each result, without results whose attempt has none. Only
 * an admin gets those of exams whose answers are withheld.
 * @param userId results of this user; undefined: of all users
 */
export async function findQuestionTimes(
  db: Db,
  kind: ExamKindName,
  ids: string[],
  userId: string | undefined,
  now: Date,
  releases: ReadReleases = releasesAt(db, now),
): Promise<{ resultId: string; times: QuestionTimes }[]> {
  const versions = kind === 'multi-subject' ? paperVersions : singleVersions;
  const isOwn = userId === undefined ? undefined : eq(versions.userId, userId);
  const rows = await db
    .selectDistinctOn([versions.resultId], {
      resultId: versions.resultId,
      examId: versions.examId,
      times: attempts.questionTimes,
    })
    .from(versions)
    .leftJoin(attempts, eq(attempts.id, versions.attemptId))
    .where(and(inArray(versions.resultId, ids), isOwn))
    .orderBy(versions.resultId, sql`${versions.version} desc`);
  const exams = userId === undefined ? [] : rows.map(({ examId }) => examId);
  const withheld = await releases(kind, exams);
  return rows.flatMap(({ resultId, examId, times }) =>
    times && !withheld.has(examId) ? [{ resultId, times }] : [],
  );
}
