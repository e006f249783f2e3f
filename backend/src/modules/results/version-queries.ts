// SQL of stored submissions: each is a version of its result.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { ExamKindName } from '../exams/documents.ts';
import {
  type ExamResultDocument,
  type MultiSubjectResultDocument,
  type ResultHead,
  toExamResult,
  toMultiSubjectResult,
} from './documents.ts';
import {
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/** The version that was stored with this key before: the response to a repeated submission. */
export async function findPaperVersion(
  db: Db,
  userId: string,
  key: string,
): Promise<MultiSubjectResultDocument | undefined> {
  const [row] = await selectPaperVersion(db, { userId, key });
  return row && toMultiSubjectResult(row.head, row.version);
}

type PaperVersionRow = { head: ResultHead; version: typeof paperVersions.$inferSelect };
const selectPaperVersion = preparedQuery<{ userId: string; key: string }, PaperVersionRow[]>(
  'find_paper_version',
  (db) =>
    db
      .select({
        head: { id: papers.id, userId: papers.userId, examId: papers.examId },
        version: paperVersions,
      })
      .from(paperVersions)
      .innerJoin(papers, eq(papers.id, paperVersions.resultId))
      .where(
        and(
          eq(paperVersions.userId, sql.placeholder('userId')),
          eq(paperVersions.idempotencyKey, sql.placeholder('key')),
        ),
      ),
);

/** The same for single exams. */
export async function findSingleVersion(
  db: Db,
  userId: string,
  key: string,
): Promise<ExamResultDocument | undefined> {
  const [row] = await db
    .select({
      head: { id: singles.id, userId: singles.userId, examId: singles.examId },
      version: singleVersions,
    })
    .from(singleVersions)
    .innerJoin(singles, eq(singles.id, singleVersions.resultId))
    .where(and(eq(singleVersions.userId, userId), eq(singleVersions.idempotencyKey, key)));
  return row && toExamResult(row.head, row.version);
}

/**
 * Removes the key from a version that is not its submission, because the next submission needs it.
 */
export async function releaseKey(
  tx: Db,
  kind: ExamKindName,
  userId: string,
  key: string,
): Promise<void> {
  const versions = kind === 'single' ? singleVersions : paperVersions;
  await tx
    .update(versions)
    .set({ idempotencyKey: null })
    .where(and(eq(versions.userId, userId), eq(versions.idempotencyKey, key)));
}
