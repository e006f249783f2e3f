// SQL that reads papers: one query for the papers with their subjects, one for all their questions.
// Archived ones are only included with `archived`.
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { RevisionCache, revisionOf } from '../../db/revision-cache.ts';
import { units, years } from '../admission/tables.ts';
import { type McqDocument, shuffleOf, withCorrections } from '../exams/documents.ts';
import { correctionsOf } from '../key-corrections/exam-corrections.ts';
import { type MultiSubjectExamDocument, withMcqs } from './documents.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from './tables.ts';

/** A paper's outline and its admission course, to check the reader's rights. */
export type PaperRow = { courseId: string; revision: string; outline: MultiSubjectExamDocument };

/** Papers that are cached in this process. One of 100 questions has about 100 kB. */
const MAX_PAPERS = 100;
const outlines = new RevisionCache<MultiSubjectExamDocument>(10 * MAX_PAPERS);
const questions = new RevisionCache<ReadonlyMap<string, McqDocument[]>>(MAX_PAPERS);

async function selectPapers(
  db: Db,
  where: SQL | undefined,
  page?: { offset: number; limit: number },
): Promise<PaperRow[]> {
  const ofSubject = sql`from ${subjectMcqs} where ${subjectMcqs.subjectId} = ${examSubjects.id}`;
  const query = db
    .select({
      courseId: units.universityId,
      revision: revisionOf(multiSubjectExams),
      _id: multiSubjectExams.id,
      parentId: multiSubjectExams.yearId,
      title: multiSubjectExams.title,
      timeLimit: multiSubjectExams.timeLimit,
      negativeMarkingPercentage: multiSubjectExams.negativeMarkingPercentage,
      shuffle: multiSubjectExams.shuffle,
      subjects: jsonArray<MultiSubjectExamDocument['subjects'][number]>(
        {
          _id: examSubjects.id,
          subjectName: examSubjects.subjectName,
          mandatory: examSubjects.mandatory,
          questionCount: sql`(select count(*) ${ofSubject})`,
          points: sql`(select coalesce(sum(${subjectMcqs.points}), 0) ${ofSubject})`,
        },
        sql`${examSubjects} where ${examSubjects.examId} = ${multiSubjectExams.id}`,
        examSubjects.position,
      ),
    })
    .from(multiSubjectExams)
    .innerJoin(years, eq(years.id, multiSubjectExams.yearId))
    .innerJoin(units, eq(units.id, years.unitId))
    .where(where)
    .orderBy(asc(multiSubjectExams.id));
  const rows = page ? await query.limit(page.limit).offset(page.offset) : await query;
  return rows.map(({ courseId, revision, subjects, shuffle, ...paper }) => {
    const questionCount = subjects.reduce((sum, subject) => sum + subject.questionCount, 0);
    return {
      courseId,
      revision,
      outline: { ...paper, ...shuffleOf(shuffle), questionCount, subjects },
    };
  });
}

const isNotArchived = isNull(multiSubjectExams.archivedAt);

/** The current revision of a paper, and its admission course. */
export type PaperHead = { id: string; courseId: string; revision: string };
const selectHeads = preparedQuery<{ ids: string[]; archived: boolean }, PaperHead[]>(
  'find_paper_heads',
  (db) =>
    db
      .select({
        id: multiSubjectExams.id,
        courseId: units.universityId,
        revision: revisionOf(multiSubjectExams),
      })
      .from(multiSubjectExams)
      .innerJoin(years, eq(years.id, multiSubjectExams.yearId))
      .innerJoin(units, eq(units.id, years.unitId))
      .where(
        and(
          sql`${multiSubjectExams.id} = any(${sql.placeholder('ids')}::text[])`,
          or(sql`${sql.placeholder('archived')}::boolean`, isNotArchived),
        ),
      )
      .orderBy(asc(multiSubjectExams.id)),
);

/** @param archived true to include archived ones */
export async function findPapersByIds(
  db: Db,
  ids: string[],
  archived = false,
): Promise<PaperRow[]> {
  return findPapersOfHeads(db, await selectHeads(db, { ids, archived }));
}

/** The papers of heads that were just read; queries only those that are not cached. */
export async function findPapersOfHeads(db: Db, heads: readonly PaperHead[]): Promise<PaperRow[]> {
  const cachedOutlines = new Map(
    heads.map(({ id, revision }) => [id, outlines.get(db, id, revision)]),
  );
  const uncachedIds = heads.filter(({ id }) => !cachedOutlines.get(id)).map(({ id }) => id);
  const rows =
    uncachedIds.length > 0
      ? await selectPapers(db, inArray(multiSubjectExams.id, uncachedIds))
      : [];
  for (const { revision, outline } of rows) outlines.set(db, outline._id, revision, outline);
  const readById = new Map(rows.map((row) => [row.outline._id, row]));
  return heads.flatMap(({ id, courseId, revision }) => {
    const outline = cachedOutlines.get(id);
    return outline ? { courseId, revision, outline } : (readById.get(id) ?? []);
  });
}

export const findPapersOf = (db: Db, yearIds: string[]) =>
  selectPapers(db, and(inArray(multiSubjectExams.yearId, yearIds), isNotArchived));

/** A page of all papers, and their number. */
export async function findPaperPage(
  db: Db,
  page: { offset: number; limit: number },
  isVisible?: SQL,
) {
  const where = and(isNotArchived, isVisible);
  const rows = await selectPapers(db, where, page);
  const [total] = await db
    .select({ count: count() })
    .from(multiSubjectExams)
    .innerJoin(years, eq(years.id, multiSubjectExams.yearId))
    .innerJoin(units, eq(units.id, years.unitId))
    .where(where);
  return { outlines: rows.map((row) => row.outline), total: total?.count ?? 0 };
}

/** A paper with its questions and their key: for admins. */
export async function findWholePaper(
  db: Db,
  id: string,
): Promise<MultiSubjectExamDocument | undefined> {
  const [row] = await selectPapers(db, and(eq(multiSubjectExams.id, id), isNotArchived));
  return row && withMcqs(row.outline, await findSubjectMcqs(db, [id]), { withKey: true });
}

/** The same, also for an archived paper. */
export async function findStoredPaper(
  db: Db,
  id: string,
): Promise<MultiSubjectExamDocument | undefined> {
  const [row] = await selectPapers(db, eq(multiSubjectExams.id, id));
  return row && withMcqs(row.outline, await findSubjectMcqs(db, [id]), { withKey: true });
}

/**
 * Questions with their key, of papers whose rows have been read; queries only those that are not
 * cached.
 */
export async function findMcqsOf(
  db: Db,
  rows: readonly PaperRow[],
): Promise<Map<string, McqDocument[]>> {
  const cachedQuestions = rows.map(({ revision, outline }) =>
    questions.get(db, outline._id, revision),
  );
  const uncachedRows = rows.filter((_, index) => !cachedQuestions[index]);
  const questionsBySubject = await findSubjectMcqs(
    db,
    uncachedRows.map(({ outline }) => outline._id),
  );
  for (const { revision, outline } of uncachedRows) {
    const ownQuestions = new Map(
      [...questionsBySubject].filter(([subjectId]) =>
        outline.subjects.some(({ _id }) => _id === subjectId),
      ),
    );
    // If the subjects were replaced meanwhile, the outline is older than the questions.
    if (ownQuestions.size === outline.subjects.length)
      questions.set(db, outline._id, revision, ownQuestions);
  }
  return new Map([...cachedQuestions.flatMap((own) => [...(own ?? [])]), ...questionsBySubject]);
}

/** Questions of many papers by subject id, with their key, which callers must remove. One query. */
export async function findSubjectMcqs(
  db: Db,
  examIds: string[],
): Promise<Map<string, McqDocument[]>> {
  if (examIds.length === 0) return new Map();
  const options = jsonArray(
    { _id: subjectOptions.id, text: subjectOptions.text, isCorrect: subjectOptions.isCorrect },
    sql`${subjectOptions} where ${subjectOptions.mcqId} = ${subjectMcqs.id}`,
    subjectOptions.position,
  );
  const { id: _id, question, points, explanation } = subjectMcqs;
  const rows = await db
    .select({
      subjectId: examSubjects.id,
      corrections: correctionsOf('multi-subject', examSubjects.examId),
      mcqs: jsonArray<McqDocument>(
        { _id, question, points, explanation, options },
        sql`${subjectMcqs} where ${subjectMcqs.subjectId} = ${examSubjects.id}`,
        subjectMcqs.position,
      ),
    })
    .from(examSubjects)
    .where(inArray(examSubjects.examId, examIds))
    .orderBy(asc(examSubjects.position));
  return new Map(rows.map((row) => [row.subjectId, withCorrections(row.mcqs, row.corrections)]));
}
