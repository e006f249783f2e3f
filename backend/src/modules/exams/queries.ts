// SQL that reads single exams: one query for the exams, one for all their questions. Archived ones
// are only included with `archived`.
import { and, asc, count, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { academicUnits, chapters, lessons, subjects } from '../academics/tables.ts';
import { units } from '../admission/tables.ts';
import { correctionsOf } from '../key-corrections/exam-corrections.ts';
import {
  type ExamDocument,
  type McqDocument,
  type ParentTypeName,
  type Questions,
  shuffleOf,
  type WrittenDocument,
  withCorrections,
  withQuestions,
} from './documents.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from './tables.ts';

/** A parent `unit` is one of an admission course or of an academic one; no two have the same id. */
const isBelow = {
  chapter: (ids) => inArray(exams.chapterId, ids),
  course: (ids) => inArray(exams.courseId, ids),
  subject: (ids) => inArray(exams.subjectId, ids),
  lesson: (ids) => inArray(exams.lessonId, ids),
  unit: (ids) => sql`(${inArray(exams.unitId, ids)} or ${inArray(exams.academicUnitId, ids)})`,
} as const satisfies Record<ParentTypeName, (ids: string[]) => SQL>;

// Each is a nested expression: of its outermost columns Drizzle omits the table's name in a query
// of a single table.
const subjectOfExam = sql`select coalesce(${exams.subjectId}, (select ${chapters.subjectId}
  from ${chapters}
  where ${chapters.id} = coalesce(${exams.chapterId}, (select ${lessons.chapterId} from ${lessons}
  where ${lessons.id} = ${exams.lessonId}))))`;
const courseOfExam = sql`select coalesce(${exams.courseId},
  (select ${subjects.courseId} from ${subjects} where ${subjects.id} = (${subjectOfExam})),
  (select ${units.universityId} from ${units} where ${units.id} = ${exams.unitId}),
  (select ${academicUnits.courseId} from ${academicUnits}
  where ${academicUnits.id} = ${exams.academicUnitId}))`;

/**
 * The subject that an exam is below, in any query of exams; null for an exam of a course or a unit.
 */
export const SUBJECT_OF_EXAM = sql<string | null>`(${subjectOfExam})`;

/** The course that an exam belongs to, in any query of exams: an academic or an admission one. */
export const COURSE_OF_EXAM = sql<string | null>`(${courseOfExam})`;

/**
 * An exam's outline, with its course (an academic or an admission one) and its opening, to check
 * the reader's rights.
 */
export type ExamRow = { courseId: string | null; startingDate: Date | null; outline: ExamDocument };

async function selectExams(
  db: Db,
  where: SQL | undefined,
  page?: { offset: number; limit: number },
): Promise<ExamRow[]> {
  const mcqCount = sql`select count(*) from ${examMcqs} where ${examMcqs.examId} = ${exams.id}`;
  const writtenCount = sql`select count(*) from ${examWrittenQuestions}
    where ${examWrittenQuestions.examId} = ${exams.id}`;
  const query = db
    .select({
      exam: exams,
      courseId: COURSE_OF_EXAM,
      questionCount: sql<number>`((${mcqCount}) + (${writtenCount}))`.mapWith(Number),
    })
    .from(exams)
    .where(where);
  // Positions are among the exams of one parent; pages of all exams are ordered by id, so that none
  // is skipped or repeated.
  const rows = page
    ? await query.orderBy(asc(exams.id)).limit(page.limit).offset(page.offset)
    : await query.orderBy(asc(exams.position), asc(exams.id));
  return rows.map(({ exam, courseId, questionCount }) => ({
    courseId,
    startingDate: exam.startingDate,
    outline: toOutline(exam, questionCount),
  }));
}

function toOutline(exam: typeof exams.$inferSelect, questionCount: number): ExamDocument {
  const { chapterId: chapter, courseId: course, subjectId: subject, lessonId: lesson } = exam;
  const parents = { chapter, course, subject, lesson, unit: exam.unitId ?? exam.academicUnitId };
  const [parentType, parentId] = Object.entries(parents).find(([, id]) => id !== null) as [
    ParentTypeName,
    string,
  ];
  const { title, type, totalMarks, timeLimit, passingScore, negetiveMarkingPercentage } = exam;
  return {
    _id: exam.id,
    parentType,
    parentId,
    title,
    type,
    totalMarks,
    timeLimit,
    passingScore,
    negetiveMarkingPercentage,
    ...(exam.startingDate && { startingDate: exam.startingDate.toISOString() }),
    ...shuffleOf(exam.shuffle),
    questionCount,
  };
}

const isNotArchived = isNull(exams.archivedAt);

export const findExamsByIds = (
  db: Db,
  ids: string[],
  { withArchived = false }: { withArchived?: boolean } = {},
) => selectExams(db, and(inArray(exams.id, ids), withArchived ? undefined : isNotArchived));
export const findExamsOf = (db: Db, parentType: ParentTypeName, parentIds: string[]) =>
  selectExams(db, and(isBelow[parentType](parentIds), isNotArchived));

/** A page of all exams, and their number. */
export async function findExamPage(
  db: Db,
  page: { offset: number; limit: number },
  isVisible?: SQL,
): Promise<{ outlines: ExamDocument[]; total: number }> {
  const where = and(isNotArchived, isVisible);
  const rows = await selectExams(db, where, page);
  const [total] = await db.select({ count: count() }).from(exams).where(where);
  return { outlines: rows.map((row) => row.outline), total: total?.count ?? 0 };
}

/** An exam with its questions and their key: for admins. */
export async function findWholeExam(db: Db, id: string): Promise<ExamDocument | undefined> {
  const [row] = await findExamsByIds(db, [id]);
  return (
    row && withQuestions(row.outline, (await findQuestions(db, [id])).get(id), { withKey: true })
  );
}

/** The same, also for an archived exam. */
export async function findStoredExam(db: Db, id: string): Promise<ExamDocument | undefined> {
  const [row] = await findExamsByIds(db, [id], { withArchived: true });
  return (
    row && withQuestions(row.outline, (await findQuestions(db, [id])).get(id), { withKey: true })
  );
}

/** Questions of many exams by exam id, with their key, which callers must remove. One query. */
export async function findQuestions(db: Db, examIds: string[]): Promise<Map<string, Questions>> {
  if (examIds.length === 0) return new Map();
  const options = jsonArray(
    { _id: examOptions.id, text: examOptions.text, isCorrect: examOptions.isCorrect },
    sql`${examOptions} where ${examOptions.mcqId} = ${examMcqs.id}`,
    examOptions.position,
  );
  const mcq = {
    _id: examMcqs.id,
    question: examMcqs.question,
    points: examMcqs.points,
    explanation: examMcqs.explanation,
    options,
  };
  const { id: _id, questionText, answerGuidelines, handwrittenPdf } = examWrittenQuestions;
  const rows = await db
    .select({
      examId: exams.id,
      corrections: correctionsOf('single', exams.id),
      mcqs: jsonArray<McqDocument>(
        mcq,
        sql`${examMcqs} where ${examMcqs.examId} = ${exams.id}`,
        examMcqs.position,
      ),
      written: jsonArray<WrittenDocument>(
        { _id, questionText, answerGuidelines, handwrittenPdf },
        sql`${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`,
        examWrittenQuestions.position,
      ),
    })
    .from(exams)
    .where(inArray(exams.id, examIds));
  return new Map(
    rows.map((row) => [
      row.examId,
      withoutNulls({ mcqs: withCorrections(row.mcqs, row.corrections), written: row.written }),
    ]),
  );
}
