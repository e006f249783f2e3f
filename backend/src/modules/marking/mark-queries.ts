// SQL of marking written exams.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts } from '../attempts/tables.ts';
import { examVersions } from '../exam-versions/tables.ts';
import { exams, examWrittenQuestions } from '../exams/tables.ts';
import { isExcluded } from '../exclusions/conditions.ts';
import {
  examResults,
  examResultVersions as versions,
  type WrittenMark,
} from '../results/tables.ts';
import { TAKEN_TOTAL_MARKS, TAKEN_VERSION_ID } from './taken-exam.ts';

/** Whether a submission has a rank in its contest. */
const COUNTS = sql<boolean>`(${versions.countsForRank} and not ${isExcluded(versions.attemptId)})`;

/**
 * A result or one submission of it that is to be marked, with what its exam says of it: the version
 * that was taken.
 */
export type Markable = {
  resultId: string;
  versionId: string;
  userId: string;
  isNewest: boolean;
  dateTaken: Date;
  examId: string;
  startedAt: Date;
  countsForRank: boolean;
  /** The mark before. */
  score: number | null;
  type: 'MCQ' | 'Written';
  totalMarks: number;
  questionIds: string[];
};

/**
 * Locks the result: while it is marked nobody hands in newer answers.
 * @param which the newest submission of a result, or that submission
 */
export async function lockMarkable(
  tx: Db,
  which: { resultId: string } | { versionId: string },
): Promise<Markable | undefined> {
  const writtenNow = sql`select coalesce(array_agg(${examWrittenQuestions.id}), '{}') from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const inVersion = sql`jsonb_array_elements(${examVersions.content} -> 'written') as w`;
  const written = sql`select coalesce(array_agg(w ->> '_id'), '{}') from ${inVersion}`;
  const newest = sql`(select max(v.version) from ${versions} as v where v.result_id = ${examResults.id})`;
  const isNewest = sql<boolean>`${versions.version} = ${newest}`;
  const isWhich =
    'versionId' in which
      ? eq(versions.id, which.versionId)
      : and(eq(examResults.id, which.resultId), isNewest);
  // First the lock alone: what was submitted while waiting for it is then read.
  const resultId = 'resultId' in which ? which.resultId : await findResultId(tx, which.versionId);
  if (resultId === undefined) return undefined;
  await tx
    .select({ id: examResults.id })
    .from(examResults)
    .where(eq(examResults.id, resultId))
    .for('no key update');
  const [row] = await tx
    .select({
      resultId: examResults.id,
      versionId: versions.id,
      userId: examResults.userId,
      isNewest,
      examId: versions.examId,
      startedAt: versions.startedAt,
      countsForRank: COUNTS,
      score: versions.score,
      dateTaken: versions.dateTaken,
      type: exams.type,
      totalMarks: TAKEN_TOTAL_MARKS,
      questionIds: sql<
        string[]
      >`case when ${examVersions.id} is null then (${writtenNow}) else (${written}) end`,
    })
    .from(examResults)
    .innerJoin(exams, eq(exams.id, examResults.examId))
    .innerJoin(versions, eq(versions.resultId, examResults.id))
    .leftJoin(attempts, eq(attempts.id, versions.attemptId))
    .leftJoin(examVersions, eq(examVersions.id, TAKEN_VERSION_ID))
    .where(isWhich);
  return row;
}

async function findResultId(tx: Db, versionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ resultId: versions.resultId })
    .from(versions)
    .where(eq(versions.id, versionId));
  return row?.resultId;
}

/** A mark, its parts and what was written to it; all null where it is taken back. */
export type Mark = {
  score: number | null;
  marks: WrittenMark[] | null;
  comment: string | null;
  markedBy: string | null;
  markedAt: Date | null;
};

/**
 * The mark stands in the submission, which ranks look at, and in the result where that shows this
 * submission.
 */
export async function updateMark(
  tx: Db,
  { versionId, resultId, isNewest }: Markable,
  mark: Mark,
): Promise<void> {
  await tx.update(versions).set(mark).where(eq(versions.id, versionId));
  if (isNewest) await tx.update(examResults).set(mark).where(eq(examResults.id, resultId));
}
