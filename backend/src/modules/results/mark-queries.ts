// SQL of marking written exams.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { exams, examWrittenQuestions } from '../exams/tables.ts';
import { type ExamResultDocument, toExamResult } from './documents.ts';
import { examResults, examResultVersions, type WrittenMark } from './tables.ts';

/** A result that is to be marked, with what its exam says of it. */
export type Markable = { dateTaken: Date; type: 'MCQ' | 'Written'; totalMarks: number; questionIds: string[] };

/** Locks the result: while it is marked nobody hands in newer answers. */
export async function lockMarkable(tx: Db, id: string): Promise<Markable | undefined> {
  const written = sql`select coalesce(array_agg(${examWrittenQuestions.id}), '{}') from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const query = tx
    .select({
      dateTaken: examResults.dateTaken,
      type: exams.type,
      totalMarks: exams.totalMarks,
      questionIds: sql<string[]>`(${written})`,
    })
    .from(examResults)
    .innerJoin(exams, eq(exams.id, examResults.examId))
    .where(eq(examResults.id, id));
  return (await query.for('no key update', { of: examResults }))[0];
}

/** A mark, its parts and what was written to it; all null where it is taken back. */
export type Mark = {
  score: number | null;
  marks: WrittenMark[] | null;
  comment: string | null;
  markedBy: string | null;
  markedAt: Date | null;
};

/** The mark stands in the result and in its newest version: ranks look at versions, and a newer one is to be marked anew. */
export async function updateMark(tx: Db, id: string, mark: Mark): Promise<ExamResultDocument | undefined> {
  const [row] = await tx.update(examResults).set(mark).where(eq(examResults.id, id)).returning();
  const newest = sql`(select max(version) from ${examResultVersions} as v where v.result_id = ${id})`;
  const { score, marks, comment } = mark;
  await tx
    .update(examResultVersions)
    .set({ score, marks, comment })
    .where(sql`${examResultVersions.resultId} = ${id} and ${examResultVersions.version} = ${newest}`);
  return row && toExamResult(row, row);
}
