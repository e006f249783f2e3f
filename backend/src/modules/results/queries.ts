// SQL that reads and deletes results, each as its newest version has it; and of uploaded answer files.
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { academicUnits } from '../academics/tables.ts';
import { units } from '../admission/tables.ts';
import { exams } from '../exams/tables.ts';
import { type ExamResultDocument, type MultiSubjectResultDocument, toExamResult, toMultiSubjectResult } from './documents.ts';
import { answerFiles, multiSubjectResults as papers, examResults as singles } from './tables.ts';

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

/** Paging through a list; `total` is how many there are. */
export type Page = { offset: number; limit: number };

/** A page of results in papers, newest first. @param userId whose; of everybody when undefined */
export async function findPaperPage(db: Db, userId: string | undefined, page: Page) {
  const where = userId === undefined ? undefined : eq(papers.userId, userId);
  const query = db.select().from(papers).where(where).orderBy(desc(papers.dateTaken), desc(papers.id));
  const [rows, total] = await Promise.all([query.limit(page.limit).offset(page.offset), db.$count(papers, where)]);
  return { results: rows.map((row) => toMultiSubjectResult(row, row)), total };
}

/** A page of all results in a single exam, newest first. */
export async function findSinglePage(db: Db, examId: string, page: Page) {
  const where = eq(singles.examId, examId);
  const query = db.select().from(singles).where(where).orderBy(desc(singles.dateTaken), desc(singles.id));
  const [rows, total] = await Promise.all([query.limit(page.limit).offset(page.offset), db.$count(singles, where)]);
  return { results: rows.map((row) => toExamResult(row, row)), total };
}

/** The user's results in the single exams of a unit, be it one of an admission course or of an academic one; newest first. */
export function findUnitResults(db: Db, userId: string, unitId: string): Promise<ExamResultDocument[]> {
  const ofUnit = db
    .select({ id: exams.id })
    .from(exams)
    .where(or(eq(exams.unitId, unitId), eq(exams.academicUnitId, unitId)));
  return selectSingles(db, and(eq(singles.userId, userId), inArray(singles.examId, ofUnit)), 1000);
}

/** Whether there is a single exam of that id, archived or not. */
export async function hasExam(db: Db, examId: string): Promise<boolean> {
  return (await db.select({ id: exams.id }).from(exams).where(eq(exams.id, examId))).length > 0;
}

/** Whether there is a unit of that id, of either kind, archived or not. */
export async function hasUnit(db: Db, unitId: string): Promise<boolean> {
  const ofAdmission = db.select({ id: units.id }).from(units).where(eq(units.id, unitId));
  const ofAcademic = db.select({ id: academicUnits.id }).from(academicUnits).where(eq(academicUnits.id, unitId));
  return (await unionAll(ofAdmission, ofAcademic)).length > 0;
}

/** Deletes a result in a paper with its versions; whether there was one. */
export async function deletePaperResult(db: Db, id: string): Promise<boolean> {
  return (await db.delete(papers).where(eq(papers.id, id)).returning({ id: papers.id })).length > 0;
}

/** Deletes a result in a single exam with its versions; whether there was one. */
export async function deleteSingleResult(db: Db, id: string): Promise<boolean> {
  return (await db.delete(singles).where(eq(singles.id, id)).returning({ id: singles.id })).length > 0;
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
