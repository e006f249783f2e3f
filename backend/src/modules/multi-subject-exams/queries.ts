// SQL of reading papers: one query for the papers with their subjects, one for all their questions. Archived ones are left out but where
// `archived` asks for them.
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { units, years } from '../admission/tables.ts';
import type { McqDocument } from '../exams/documents.ts';
import { type MultiSubjectExamDocument, withMcqs } from './documents.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from './tables.ts';

/** A paper's outline and the admission course it belongs to, for the reader's rights. */
export type PaperRow = { courseId: string; outline: MultiSubjectExamDocument };

async function selectPapers(db: Db, where: SQL | undefined, page?: { offset: number; limit: number }): Promise<PaperRow[]> {
  const ofSubject = sql`from ${subjectMcqs} where ${subjectMcqs.subjectId} = ${examSubjects.id}`;
  const query = db
    .select({
      courseId: units.universityId,
      _id: multiSubjectExams.id,
      parentId: multiSubjectExams.yearId,
      title: multiSubjectExams.title,
      timeLimit: multiSubjectExams.timeLimit,
      negativeMarkingPercentage: multiSubjectExams.negativeMarkingPercentage,
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
  return rows.map(({ courseId, subjects, ...paper }) => {
    const questionCount = subjects.reduce((sum, subject) => sum + subject.questionCount, 0);
    return { courseId, outline: { ...paper, questionCount, subjects } };
  });
}

const isThere = isNull(multiSubjectExams.archivedAt);

/** @param archived whether archived ones are meant too */
export const findPapersByIds = (db: Db, ids: string[], archived = false) =>
  selectPapers(db, and(inArray(multiSubjectExams.id, ids), archived ? undefined : isThere));
export const findPapersOf = (db: Db, yearIds: string[]) => selectPapers(db, and(inArray(multiSubjectExams.yearId, yearIds), isThere));

/** A page of all papers, and how many there are. */
export async function findPaperPage(db: Db, page: { offset: number; limit: number }) {
  const rows = await selectPapers(db, isThere, page);
  const [total] = await db.select({ count: count() }).from(multiSubjectExams).where(isThere);
  return { outlines: rows.map((row) => row.outline), total: total?.count ?? 0 };
}

/** A paper with its questions and their key: for admins. */
export async function findWholePaper(db: Db, id: string): Promise<MultiSubjectExamDocument | undefined> {
  const [row] = await findPapersByIds(db, [id]);
  return row && withMcqs(row.outline, await findSubjectMcqs(db, [id]), true);
}

/** Questions of many papers by subject id, with their key: whoever passes them on takes it out. One query. */
export async function findSubjectMcqs(db: Db, examIds: string[]): Promise<Map<string, McqDocument[]>> {
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
      mcqs: jsonArray<McqDocument>(
        { _id, question, points, explanation, options },
        sql`${subjectMcqs} where ${subjectMcqs.subjectId} = ${examSubjects.id}`,
        subjectMcqs.position,
      ),
    })
    .from(examSubjects)
    .where(inArray(examSubjects.examId, examIds))
    .orderBy(asc(examSubjects.position));
  return new Map(rows.map((row) => [row.subjectId, row.mcqs]));
}
