// SQL of submissions. A user has one result per exam: what is handed in first makes it, and every
// submission is kept as a version of it.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { ExamKindName } from '../exams/documents.ts';
import {
  type ExamResultDocument,
  type ExamVersion,
  type MultiSubjectResultDocument,
  type MultiSubjectVersion,
  type ResultHead,
  toExamResult,
  toMultiSubjectResult,
} from './documents.ts';
import { findPaperResultOf, findSingleResultOf } from './queries.ts';
import {
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/** What had been stored under this key before: the answer to a repeated submission. */
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

/** Takes the key from a version that is no submission under it: the submission to come needs it. */
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

/**
 * Whose submission it is: the result that the user has in the exam, else the one that is named (it
 * was deleted meanwhile), else a new one.
 */
export type Submitted = Omit<ResultHead, 'id'> & {
  resultId?: string | undefined;
  key: string | null;
  /** What it was handed in of; undefined from a client that knows no attempts. */
  attempt?: { id: string; startedAt: Date } | undefined;
  corrections: number;
  wrongCount: number;
  /** The revision of the answer key that scored it. */
  keyRevision: number;
  /** The version of the exam that it was scored by. */
  examVersionId: string;
};

/**
 * What a new version says of its attempt, and whether it is the one that ranks look at from now on
 * (docs/decisions/012): that of the attempt begun first, and of that attempt the newest. The
 * version that was it so far is it no longer then. Needs `lockUser`.
 */
async function rankingOf(
  tx: Db,
  versions: typeof paperVersions | typeof singleVersions,
  { userId, examId, attempt, wrongCount, keyRevision, examVersionId }: Submitted,
  dateTaken: Date,
) {
  const [attemptId, begunAt] = [attempt?.id ?? null, attempt?.startedAt ?? dateTaken];
  const isFirst = and(
    eq(versions.userId, userId),
    eq(versions.examId, examId),
    eq(versions.countsForRank, true),
  );
  const [first] = await tx
    .select({ attemptId: versions.attemptId, begunAt: versions.begunAt })
    .from(versions)
    .where(isFirst);
  const countsForRank =
    !first || begunAt < first.begunAt || (attemptId !== null && attemptId === first.attemptId);
  if (first && countsForRank)
    await tx.update(versions).set({ countsForRank: false }).where(isFirst);
  return { attemptId, begunAt, wrongCount, countsForRank, keyRevision, examVersionId };
}

/** Stores a paper. Needs `lockUser`. */
export async function insertPaperVersion(
  tx: Db,
  submitted: Submitted,
  version: MultiSubjectVersion,
) {
  const { userId, examId, resultId, key, corrections } = submitted;
  const head = { userId, examId };
  const id = (await findPaperResultOf(tx, userId, examId))?._id ?? resultId ?? randomUUID();
  // Also a result that an admin has deleted while it was taken again: what is handed in is kept.
  await tx
    .insert(papers)
    .values({ id, ...head, ...version })
    .onConflictDoUpdate({ target: papers.id, set: version });
  const number = sql`(select coalesce(max(${paperVersions.version}), 0) + 1 from ${paperVersions} where ${paperVersions.resultId} = ${id})`;
  const ranking = await rankingOf(tx, paperVersions, submitted, version.dateTaken);
  await tx.insert(paperVersions).values({
    ...version,
    ...head,
    ...ranking,
    resultId: id,
    version: number,
    idempotencyKey: key,
    corrections,
  });
  return toMultiSubjectResult({ ...head, id }, version);
}

const UNMARKED = { marks: null, comment: null, markedBy: null, markedAt: null };

/** Stores a single exam; a written one is to be marked anew. Needs `lockUser`. */
export async function insertSingleVersion(tx: Db, submitted: Submitted, version: ExamVersion) {
  const { userId, examId, resultId, key, corrections } = submitted;
  const head = { userId, examId };
  const id = (await findSingleResultOf(tx, userId, examId))?._id ?? resultId ?? randomUUID();
  await tx
    .insert(singles)
    .values({ id, ...head, ...version })
    .onConflictDoUpdate({ target: singles.id, set: { ...version, ...UNMARKED } });
  const number = sql`(select coalesce(max(${singleVersions.version}), 0) + 1 from ${singleVersions} where ${singleVersions.resultId} = ${id})`;
  const ranking = await rankingOf(tx, singleVersions, submitted, version.dateTaken);
  await tx.insert(singleVersions).values({
    ...version,
    ...head,
    ...ranking,
    resultId: id,
    version: number,
    idempotencyKey: key,
    corrections,
  });
  return toExamResult({ ...head, id }, version);
}
