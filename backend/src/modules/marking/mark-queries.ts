// SQL of marking written exams.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { revisionOf } from '../../db/revision-cache.ts';
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

/** A result or one submission of it to be marked, with data of the version of its exam. */
export type Markable = {
  resultId: string;
  versionId: string;
  userId: string;
  isNewest: boolean;
  dateTaken: Date;
  examId: string;
  startedAt: Date;
  countsForRank: boolean;
  /** The previous mark, with the revision of the row that stores it. */
  score: number | null;
  marks: WrittenMark[] | null;
  comment: string | null;
  revision: string;
  type: 'MCQ' | 'Written';
  totalMarks: number;
  questionIds: string[];
};

/**
 * Locks the result, so that no newer answers are submitted while it is marked.
 * @param which the newest submission of a result, or a given submission
 */
export async function lockMarkable(
  tx: Db,
  which: { resultId: string } | { versionId: string },
): Promise<Markable | undefined> {
  const writtenNow = sql`select coalesce(array_agg(${examWrittenQuestions.id}), '{}')
    from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const inVersion = sql`jsonb_array_elements(${examVersions.content} -> 'written') as w`;
  const written = sql`select coalesce(array_agg(w ->> '_id'), '{}') from ${inVersion}`;
  const newest = sql`(select max(v.version) from ${versions} as v
    where v.result_id = ${examResults.id})`;
  const isNewest = sql<boolean>`${versions.version} = ${newest}`;
  const isRequested =
    'versionId' in which
      ? eq(versions.id, which.versionId)
      : and(eq(examResults.id, which.resultId), isNewest);
  // Locks in a statement of its own, so that the next one reads what was submitted during the wait.
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
      marks: versions.marks,
      comment: versions.comment,
      revision: revisionOf(versions),
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
    .where(isRequested);
  return row;
}

async function findResultId(tx: Db, versionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ resultId: versions.resultId })
    .from(versions)
    .where(eq(versions.id, versionId));
  return row?.resultId;
}

/** A mark, its parts and its comment; all null if it is removed. */
export type Mark = {
  score: number | null;
  marks: WrittenMark[] | null;
  comment: string | null;
  markedBy: string | null;
  markedAt: Date | null;
};

/**
 * The mark is stored in the submission, which ranks use, and in the result if that shows this
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
