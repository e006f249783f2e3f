// SQL of written exams that nobody has marked.
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { exams } from '../exams/tables.ts';
import { type ExamResultDocument, toExamResult } from './documents.ts';
import type { Page } from './queries.ts';
import { examResults as results } from './tables.ts';

/** A page of them, those that wait longest first. */
export async function findUnmarkedPage(db: Db, page: Page): Promise<{ results: ExamResultDocument[]; total: number }> {
  const isWaiting = and(isNull(results.score), eq(exams.type, 'Written'));
  const ofExam = eq(exams.id, results.examId);
  const query = db.select({ result: results }).from(results).innerJoin(exams, ofExam).where(isWaiting);
  const [rows, [all]] = await Promise.all([
    query.orderBy(asc(results.dateTaken), asc(results.id)).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(results).innerJoin(exams, ofExam).where(isWaiting),
  ]);
  return { results: rows.map(({ result }) => toExamResult(result, result)), total: all?.total ?? 0 };
}
