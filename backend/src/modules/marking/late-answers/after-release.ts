// Whether late answers arrived when scores or answers of the exam could be seen
// (docs/decisions/032).
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type AttemptRow, examOf, type Late } from '../../attempts/documents.ts';
import { isInReleasedContest } from '../../campaigns/exam-campaigns/contest-attempts.ts';
import type { ExamOfKind } from '../../exams/documents.ts';
import { findReleaseByRule, findReleaseRules } from '../../release-rules/queries.ts';
import {
  examResults,
  examResultVersions,
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../results/tables.ts';

/** As determined when they arrived; for rows without it, by the rules and results of today. */
export function isReceivedAfterRelease(
  db: Db,
  { late, attempt }: Late,
): boolean | Promise<boolean> {
  return late.receivedAfterRelease ?? isReleasedTo(db, attempt, late.receivedAt);
}

/**
 * Whether the student could see scores or answers of the exam at that time. After a contest, and
 * after the date of a release rule, students share what they see: an own result is not needed.
 */
export async function isReleasedTo(db: Db, attempt: AttemptRow, at: Date): Promise<boolean> {
  const exam = examOf(attempt);
  // A later campaign with the same exam withholds results that students of this one have seen.
  const isShownByRule = (await findReleaseByRule(db, exam, at))?.visibility !== 'receipt';
  if (isShownByRule && (await isInReleasedContest(db, attempt.id, at))) return true;
  const rules = await findReleaseRules(db, exam.kind, [exam.examId], at);
  const { rule, release } = rules.get(exam.examId) ?? {};
  if (release?.visibility === 'receipt') return false;
  return Boolean(rule?.date) || hasResult(db, attempt.userId, exam, at);
}

async function hasResult(
  db: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
  at: Date,
): Promise<boolean> {
  const [results, versions] =
    kind === 'single'
      ? [examResults, examResultVersions]
      : [multiSubjectResults, multiSubjectResultVersions];
  const rows = await db
    .select({ id: versions.id })
    .from(results)
    .innerJoin(versions, eq(versions.resultId, results.id))
    .where(and(eq(results.userId, userId), eq(results.examId, examId), lte(versions.dateTaken, at)))
    .limit(1);
  return rows.length > 0;
}
