// SQL of results: the newest state of each, and every version of it.
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  type ExamResultDocument,
  type ExamVersion,
  type MultiSubjectResultDocument,
  type MultiSubjectVersion,
  type ResultHead,
  toExamResult,
  toMultiSubjectResult,
} from './documents.ts';
import {
  answerFiles,
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/** A page of newest results where nobody says which exams. */
const NEWEST = 100;

async function selectPapers(db: Db, where: SQL | undefined, limit: number): Promise<MultiSubjectResultDocument[]> {
  const rows = await db.select().from(papers).where(where).orderBy(desc(papers.dateTaken), desc(papers.id)).limit(limit);
  return rows.map((row) => toMultiSubjectResult(row, row));
}

export async function findPaperResult(db: Db, id: string): Promise<MultiSubjectResultDocument | undefined> {
  return (await selectPapers(db, eq(papers.id, id), 1))[0];
}

/** The user's newest result in that paper. */
export async function findPaperResultOf(db: Db, userId: string, examId: string): Promise<MultiSubjectResultDocument | undefined> {
  return (await selectPapers(db, and(eq(papers.userId, userId), eq(papers.examId, examId)), 1))[0];
}

async function selectSingles(db: Db, where: SQL | undefined, limit: number): Promise<ExamResultDocument[]> {
  const rows = await db.select().from(singles).where(where).orderBy(desc(singles.dateTaken), desc(singles.id)).limit(limit);
  return rows.map((row) => toExamResult(row, row));
}

export async function findSingleResult(db: Db, id: string): Promise<ExamResultDocument | undefined> {
  return (await selectSingles(db, eq(singles.id, id), 1))[0];
}

/** The user's newest result in that exam. */
export async function findSingleResultOf(db: Db, userId: string, examId: string): Promise<ExamResultDocument | undefined> {
  return (await selectSingles(db, and(eq(singles.userId, userId), eq(singles.examId, examId)), 1))[0];
}

/** The user's results in single exams, newest first. */
export const findSingleResultsOf = (db: Db, userId: string) => selectSingles(db, eq(singles.userId, userId), 1000);

/** The user's results of both kinds, newest first: those in the exams named, or the newest hundred of each. */
export async function findOwnResults(db: Db, userId: string, examIds: string[] | undefined) {
  const limit = examIds ? 1000 : NEWEST;
  const [multiSubject, single] = await Promise.all([
    selectPapers(db, and(eq(papers.userId, userId), examIds && inArray(papers.examId, examIds)), limit),
    selectSingles(db, and(eq(singles.userId, userId), examIds && inArray(singles.examId, examIds)), limit),
  ]);
  return { multiSubject, single };
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

/** Stores a first submission as version 1. */
export async function insertPaperResult(tx: Db, head: Omit<ResultHead, 'id'>, version: MultiSubjectVersion, idempotencyKey: string | null) {
  const [row] = await tx
    .insert(papers)
    .values({ ...head, ...version })
    .returning({ id: papers.id });
  const id = row?.id ?? '';
  await tx.insert(paperVersions).values({ ...version, resultId: id, userId: head.userId, version: 1, idempotencyKey });
  return toMultiSubjectResult({ ...head, id }, version);
}

/** Stores a retake: the result takes its values, the versions before stay. */
export async function updatePaperResult(tx: Db, head: ResultHead, version: MultiSubjectVersion, idempotencyKey: string | null) {
  // The update locks the row, so that two retakes at once get two numbers.
  await tx.update(papers).set(version).where(eq(papers.id, head.id));
  const number = sql`(select max(${paperVersions.version}) + 1 from ${paperVersions} where ${paperVersions.resultId} = ${head.id})`;
  await tx.insert(paperVersions).values({ ...version, resultId: head.id, userId: head.userId, version: number, idempotencyKey });
  return toMultiSubjectResult(head, version);
}

/** Stores a first submission as version 1. */
export async function insertSingleResult(tx: Db, head: Omit<ResultHead, 'id'>, version: ExamVersion, idempotencyKey: string | null) {
  const [row] = await tx
    .insert(singles)
    .values({ ...head, ...version })
    .returning({ id: singles.id });
  const id = row?.id ?? '';
  await tx.insert(singleVersions).values({ ...version, resultId: id, userId: head.userId, version: 1, idempotencyKey });
  return toExamResult({ ...head, id }, version);
}

/** Stores a retake: the result takes its values, the versions before stay. */
export async function updateSingleResult(tx: Db, head: ResultHead, version: ExamVersion, idempotencyKey: string | null) {
  await tx.update(singles).set(version).where(eq(singles.id, head.id));
  const number = sql`(select max(${singleVersions.version}) + 1 from ${singleVersions} where ${singleVersions.resultId} = ${head.id})`;
  await tx.insert(singleVersions).values({ ...version, resultId: head.id, userId: head.userId, version: number, idempotencyKey });
  return toExamResult(head, version);
}

export async function insertAnswerFile(db: Db, name: string, userId: string, createdAt: Date): Promise<void> {
  await db.insert(answerFiles).values({ name, userId, createdAt });
}

/** How many files the user has uploaded since then. */
export function countFilesSince(db: Db, userId: string, since: Date): Promise<number> {
  return db.$count(answerFiles, and(eq(answerFiles.userId, userId), gt(answerFiles.createdAt, since)));
}

/** Which of these files the user has uploaded. */
export async function findOwnFiles(db: Db, userId: string, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: answerFiles.name })
    .from(answerFiles)
    .where(and(eq(answerFiles.userId, userId), inArray(answerFiles.name, names)));
  return new Set(rows.map((row) => row.name));
}
