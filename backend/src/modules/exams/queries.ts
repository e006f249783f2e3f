// SQL of single exams: one query for the exams, one for all their questions.
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { chapters, lessons, subjects } from '../academics/tables.ts';
import { units } from '../admission/tables.ts';
import type { ExamDocument, McqDocument, ParentTypeName, WrittenDocument } from './documents.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from './tables.ts';

const PARENT_COLUMNS = {
  chapter: exams.chapterId,
  course: exams.courseId,
  subject: exams.subjectId,
  lesson: exams.lessonId,
  unit: exams.unitId,
} as const satisfies Record<ParentTypeName, unknown>;

/** An exam's outline, the course it belongs to (an academic or an admission one) and its opening, for the reader's rights. */
export type ExamRow = { courseId: string | null; startingDate: Date | null; outline: ExamDocument };

async function selectExams(db: Db, where: SQL): Promise<ExamRow[]> {
  const mcqCount = sql`select count(*) from ${examMcqs} where ${examMcqs.examId} = ${exams.id}`;
  const writtenCount = sql`select count(*) from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const rows = await db
    .select({
      exam: exams,
      courseId: sql<string | null>`coalesce(${exams.courseId}, ${subjects.courseId}, ${units.universityId})`,
      questionCount: sql<number>`((${mcqCount}) + (${writtenCount}))`.mapWith(Number),
    })
    .from(exams)
    .leftJoin(lessons, eq(lessons.id, exams.lessonId))
    .leftJoin(chapters, eq(chapters.id, sql`coalesce(${exams.chapterId}, ${lessons.chapterId})`))
    .leftJoin(subjects, eq(subjects.id, sql`coalesce(${exams.subjectId}, ${chapters.subjectId})`))
    .leftJoin(units, eq(units.id, exams.unitId))
    .where(where)
    .orderBy(asc(exams.position), asc(exams.id));
  return rows.map(({ exam, courseId, questionCount }) => ({
    ...{ courseId, startingDate: exam.startingDate },
    outline: toOutline(exam, questionCount),
  }));
}

function toOutline(exam: typeof exams.$inferSelect, questionCount: number): ExamDocument {
  const parents = { chapter: exam.chapterId, course: exam.courseId, subject: exam.subjectId, lesson: exam.lessonId, unit: exam.unitId };
  const [parentType, parentId] = Object.entries(parents).find(([, id]) => id !== null) as [ParentTypeName, string];
  const { title, type, totalMarks, timeLimit, passingScore, negetiveMarkingPercentage } = exam;
  return {
    ...{ _id: exam.id, parentType, parentId, title, type, totalMarks, timeLimit, passingScore, negetiveMarkingPercentage },
    ...(exam.startingDate && { startingDate: exam.startingDate.toISOString() }),
    questionCount,
  };
}

export const findExamsByIds = (db: Db, ids: string[]) => selectExams(db, inArray(exams.id, ids));
export const findExamsOf = (db: Db, parentType: ParentTypeName, parentIds: string[]) =>
  selectExams(db, inArray(PARENT_COLUMNS[parentType], parentIds));

/** The questions of one exam, with their key. */
export type Questions = { mcqs: McqDocument[]; written: WrittenDocument[] };

/** Questions of many exams by exam id, with their key: whoever passes them on takes it out. One query. */
export async function findQuestions(db: Db, examIds: string[]): Promise<Map<string, Questions>> {
  if (examIds.length === 0) return new Map();
  const options = jsonArray(
    { _id: examOptions.id, text: examOptions.text, isCorrect: examOptions.isCorrect },
    sql`${examOptions} where ${examOptions.mcqId} = ${examMcqs.id}`,
    examOptions.position,
  );
  const mcq = { _id: examMcqs.id, question: examMcqs.question, points: examMcqs.points, explanation: examMcqs.explanation, options };
  const { id: _id, questionText, answerGuidelines, handwrittenPdf } = examWrittenQuestions;
  const rows = await db
    .select({
      examId: exams.id,
      mcqs: jsonArray<McqDocument>(mcq, sql`${examMcqs} where ${examMcqs.examId} = ${exams.id}`, examMcqs.position),
      written: jsonArray<WrittenDocument>(
        { _id, questionText, answerGuidelines, handwrittenPdf },
        sql`${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`,
        examWrittenQuestions.position,
      ),
    })
    .from(exams)
    .where(inArray(exams.id, examIds));
  return new Map(rows.map((row) => [row.examId, withoutNulls({ mcqs: row.mcqs, written: row.written })]));
}
