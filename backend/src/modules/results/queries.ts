// SQL that reads and deletes results, each with its newest version; and of uploaded answer files.
import { and, desc, eq, inArray, notLike, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam, whereUserAndExams } from '../../db/exam-rows-of-user.ts';
import { countRows, keyset, type ListPage, type Page, type SortKey } from '../../db/keyset.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { academicUnits } from '../academics/tables.ts';
import { units } from '../admission/tables.ts';
import { ASSIGNMENT_PREFIX, answerFiles, pagedAnswers } from '../answer-files/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import {
  type ExamResultDocument,
  type MultiSubjectResultDocument,
  toExamResult,
  toMultiSubjectResult,
} from './documents.ts';
import {
  examResultVersions,
  multiSubjectResultVersions,
  multiSubjectResults as papers,
  examResults as singles,
} from './tables.ts';

/** Maximum of newest results if no exams are given. */
const MAX_RESULTS = 100;

/** The newest first. */
async function selectPapers(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<MultiSubjectResultDocument[]> {
  const rows = await db
    .select()
    .from(papers)
    .where(where)
    .orderBy(desc(papers.dateTaken), desc(papers.id))
    .limit(limit);
  return rows.map((row) => toMultiSubjectResult(row, row));
}

export async function findPaperResult(
  db: Db,
  id: string,
): Promise<MultiSubjectResultDocument | undefined> {
  return (await selectPapers(db, eq(papers.id, id), 1))[0];
}

/** The user's newest result in that paper. */
export async function findPaperResultOf(
  db: Db,
  userId: string,
  examId: string,
): Promise<MultiSubjectResultDocument | undefined> {
  const [row] = await selectPaperOf(db, { userId, examId });
  return row && toMultiSubjectResult(row, row);
}

const selectPaperOf = preparedQuery<
  { userId: string; examId: string },
  (typeof papers.$inferSelect)[]
>('find_paper_result', (db) =>
  db
    .select()
    .from(papers)
    .where(whereUserAndExam(papers, sql.placeholder('userId'), sql.placeholder('examId')))
    .orderBy(desc(papers.dateTaken), desc(papers.id))
    .limit(1),
);

/** The newest first. */
async function selectSingles(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<ExamResultDocument[]> {
  const rows = await db
    .select()
    .from(singles)
    .where(where)
    .orderBy(desc(singles.dateTaken), desc(singles.id))
    .limit(limit);
  return rows.map((row) => toExamResult(row, row));
}

export async function findSingleResult(
  db: Db,
  id: string,
): Promise<ExamResultDocument | undefined> {
  return (await selectSingles(db, eq(singles.id, id), 1))[0];
}

/** The user's newest result in that exam. */
export async function findSingleResultOf(
  db: Db,
  userId: string,
  examId: string,
): Promise<ExamResultDocument | undefined> {
  return (await selectSingles(db, whereUserAndExam(singles, userId, examId), 1))[0];
}

/** The user's results in single exams, newest first: one per exam taken. */
export const findSingleResultsOf = (db: Db, userId: string, page: Page) =>
  selectSinglePage(db, eq(singles.userId, userId), 'newest first', page);

/**
 * A page of the user's results in single exams, oldest first: one that is submitted again between
 * two pages may be repeated, but is not missed.
 */
export const findOwnSinglePage = (db: Db, userId: string, page: Page) =>
  selectSinglePage(db, eq(singles.userId, userId), 'oldest first', page);

type InExams = { userId: string; examIds: string[] };
const isInExams = (table: typeof papers | typeof singles) =>
  whereUserAndExams(table, sql.placeholder('userId'), sql.placeholder('examIds'));
const selectPapersIn = preparedQuery<InExams, (typeof papers.$inferSelect)[]>(
  'find_own_papers',
  (db) =>
    db
      .select()
      .from(papers)
      .where(isInExams(papers))
      .orderBy(desc(papers.dateTaken), desc(papers.id)),
);
const selectSinglesIn = preparedQuery<InExams, (typeof singles.$inferSelect)[]>(
  'find_own_singles',
  (db) =>
    db
      .select()
      .from(singles)
      .where(isInExams(singles))
      .orderBy(desc(singles.dateTaken), desc(singles.id)),
);

/**
 * The user's results of both kinds, newest first: those in the given exams, or the newest hundred
 * of each.
 */
export async function findOwnResults(db: Db, userId: string, examIds: string[] | undefined) {
  if (examIds) {
    const [ofPapers, ofSingles] = await Promise.all([
      selectPapersIn(db, { userId, examIds }),
      selectSinglesIn(db, { userId, examIds }),
    ]);
    return {
      multiSubject: ofPapers.map((row) => toMultiSubjectResult(row, row)),
      single: ofSingles.map((row) => toExamResult(row, row)),
    };
  }
  const [multiSubject, single] = await Promise.all([
    selectPapers(db, eq(papers.userId, userId), MAX_RESULTS),
    selectSingles(db, eq(singles.userId, userId), MAX_RESULTS),
  ]);
  return { multiSubject, single };
}

/** A page of results in papers, newest first. @param userId their owner; undefined: all accounts */
export async function findPaperPage(
  db: Db,
  userId: string | undefined,
  page: Page,
): Promise<ListPage<MultiSubjectResultDocument>> {
  const list = keyset({ timestamp: papers.dateTaken, id: papers.id, order: 'newest first' }, page);
  const where = userId === undefined ? undefined : eq(papers.userId, userId);
  const [rows, count] = await Promise.all([
    db
      .select({ result: papers, cursor: list.cursor })
      .from(papers)
      .where(and(where, list.afterCursor))
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${papers}`, where, page),
  ]);
  return list.toListPage(rows, count, ({ result }) => toMultiSubjectResult(result, result));
}

/** A page of all results in a single exam, newest first. */
export const findSinglePage = (db: Db, examId: string, page: Page) =>
  selectSinglePage(db, eq(singles.examId, examId), 'newest first', page);

async function selectSinglePage(
  db: Db,
  where: SQL,
  order: SortKey['order'],
  page: Page,
): Promise<ListPage<ExamResultDocument>> {
  const list = keyset({ timestamp: singles.dateTaken, id: singles.id, order }, page);
  const [rows, count] = await Promise.all([
    db
      .select({ result: singles, cursor: list.cursor })
      .from(singles)
      .where(and(where, list.afterCursor))
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${singles}`, where, page),
  ]);
  return list.toListPage(rows, count, ({ result }) => toExamResult(result, result));
}

/**
 * The user's results in the single exams of a unit, of an admission course or of an academic one;
 * newest first.
 */
export function findUnitResults(
  db: Db,
  userId: string,
  unitId: string,
  page: Page,
): Promise<ListPage<ExamResultDocument>> {
  const ofUnit = db
    .select({ id: exams.id })
    .from(exams)
    .where(or(eq(exams.unitId, unitId), eq(exams.academicUnitId, unitId)));
  const where = sql`${eq(singles.userId, userId)} and ${inArray(singles.examId, ofUnit)}`;
  return selectSinglePage(db, where, 'newest first', page);
}

/** Whether there is a single exam with that id, archived or not. */
export async function hasExam(db: Db, examId: string): Promise<boolean> {
  return (await db.select({ id: exams.id }).from(exams).where(eq(exams.id, examId))).length > 0;
}

/** Whether there is a unit with that id, of either kind, archived or not. */
export async function hasUnit(db: Db, unitId: string): Promise<boolean> {
  const ofAdmission = db.select({ id: units.id }).from(units).where(eq(units.id, unitId));
  const ofAcademic = db
    .select({ id: academicUnits.id })
    .from(academicUnits)
    .where(eq(academicUnits.id, unitId));
  return (await unionAll(ofAdmission, ofAcademic)).length > 0;
}

/** Deletes a result with its versions; false if there was none. */
export async function deleteResult(db: Db, kind: ExamKindName, id: string): Promise<boolean> {
  const results = kind === 'multi-subject' ? papers : singles;
  return (
    (await db.delete(results).where(eq(results.id, id)).returning({ id: results.id })).length > 0
  );
}

/** The account that a result belongs to. */
export async function findResultOwner(
  db: Db,
  kind: ExamKindName,
  id: string,
): Promise<string | undefined> {
  const results = kind === 'multi-subject' ? papers : singles;
  return (await db.select({ userId: results.userId }).from(results).where(eq(results.id, id)))[0]
    ?.userId;
}

/** The ranked submission of a result. */
export async function findRankedSubmission(
  db: Db,
  kind: ExamKindName,
  resultId: string,
): Promise<{ examId: string; startedAt: Date; userId: string } | undefined> {
  const versions = kind === 'multi-subject' ? multiSubjectResultVersions : examResultVersions;
  const rows = await db
    .select({ examId: versions.examId, startedAt: versions.startedAt, userId: versions.userId })
    .from(versions)
    .where(and(eq(versions.resultId, resultId), eq(versions.countsForRank, true)));
  return rows[0];
}

/**
 * The files, among these, that the user has uploaded, or has registered as pages of an exam's
 * answer.
 */
export async function findOwnFiles(db: Db, userId: string, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const files = db
    .select({ name: answerFiles.name })
    .from(answerFiles)
    .where(and(eq(answerFiles.userId, userId), inArray(answerFiles.name, names)));
  const paged = db
    .select({ name: pagedAnswers.name })
    .from(pagedAnswers)
    .where(
      and(
        eq(pagedAnswers.userId, userId),
        inArray(pagedAnswers.name, names),
        notLike(pagedAnswers.attemptId, `${ASSIGNMENT_PREFIX}%`),
      ),
    );
  return new Set((await files.union(paged)).map((row) => row.name));
}
