// SQL of submissions. A user has one result per exam: what is handed in first makes it, and every submission is kept as a version of it.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../auth/tables.ts';
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

/**
 * One submission of a user at a time, whatever process it comes to: what follows in this transaction finds attempts, results and keys as
 * the one before has left them. Take it before any row of theirs is locked, so that no two wait for each other.
 * @param skipLocked does not wait for another transaction
 * @returns whether the account is there, and is ours
 */
export async function lockUser(tx: Db, userId: string, skipLocked = false): Promise<boolean> {
  const query = tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return (await query.for('no key update', skipLocked ? { skipLocked } : undefined)).length > 0;
}

/** What had been stored under this key before: the answer to a repeated submission. */
export async function findPaperVersion(db: Db, userId: string, key: string): Promise<MultiSubjectResultDocument | undefined> {
  const [row] = await db
    .select({ head: { id: papers.id, userId: papers.userId, examId: papers.examId }, version: paperVersions })
    .from(paperVersions)
    .innerJoin(papers, eq(papers.id, paperVersions.resultId))
    .where(and(eq(paperVersions.userId, userId), eq(paperVersions.idempotencyKey, key)));
  return row && toMultiSubjectResult(row.head, row.version);
}

/** The same for single exams. */
export async function findSingleVersion(db: Db, userId: string, key: string): Promise<ExamResultDocument | undefined> {
  const [row] = await db
    .select({ head: { id: singles.id, userId: singles.userId, examId: singles.examId }, version: singleVersions })
    .from(singleVersions)
    .innerJoin(singles, eq(singles.id, singleVersions.resultId))
    .where(and(eq(singleVersions.userId, userId), eq(singleVersions.idempotencyKey, key)));
  return row && toExamResult(row.head, row.version);
}

/** Whose submission it is: the result it replaces, where one is named, else the one that the user has in the exam, else a new one. */
export type Submitted = Omit<ResultHead, 'id'> & { resultId?: string | undefined; key: string | null; corrections: number };

/** Stores a paper. Needs `lockUser`. */
export async function insertPaperVersion(tx: Db, { resultId, key, corrections, ...head }: Submitted, version: MultiSubjectVersion) {
  const id = resultId ?? (await findPaperResultOf(tx, head.userId, head.examId))?._id ?? randomUUID();
  // Also a result that an admin has deleted while it was taken again: what is handed in is kept.
  await tx
    .insert(papers)
    .values({ id, ...head, ...version })
    .onConflictDoUpdate({ target: papers.id, set: version });
  const number = sql`(select coalesce(max(${paperVersions.version}), 0) + 1 from ${paperVersions} where ${paperVersions.resultId} = ${id})`;
  const { userId } = head;
  await tx.insert(paperVersions).values({ ...version, resultId: id, userId, version: number, idempotencyKey: key, corrections });
  return toMultiSubjectResult({ ...head, id }, version);
}

/** Stores a single exam; a written one is to be marked anew. Needs `lockUser`. */
export async function insertSingleVersion(tx: Db, { resultId, key, corrections, ...head }: Submitted, version: ExamVersion) {
  const id = resultId ?? (await findSingleResultOf(tx, head.userId, head.examId))?._id ?? randomUUID();
  await tx
    .insert(singles)
    .values({ id, ...head, ...version })
    .onConflictDoUpdate({ target: singles.id, set: { ...version, markedBy: null, markedAt: null } });
  const number = sql`(select coalesce(max(${singleVersions.version}), 0) + 1 from ${singleVersions} where ${singleVersions.resultId} = ${id})`;
  const { userId } = head;
  await tx.insert(singleVersions).values({ ...version, resultId: id, userId, version: number, idempotencyKey: key, corrections });
  return toExamResult({ ...head, id }, version);
}
