// The questions of an exam in the form of the bank, with their places.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { chapters, lessons, subjects } from '../academics/tables.ts';
import type { ExamOfKind, McqDocument, WrittenDocument } from '../exams/documents.ts';
import { findWholeExam } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { findWholePaper } from '../multi-subject-exams/queries.ts';
import type { BankQuestionInput } from './documents.ts';

type ExamQuestion = {
  sent: BankQuestionInput;
  correction: McqDocument['correction'];
  subject: string;
  chapter: string;
};

/** The maximum length of a subject or chapter in the bank. */
const MAX_LENGTH = 100;

const fromMcq = ({ question, options, points, explanation, correction }: McqDocument) => ({
  sent: {
    question,
    points,
    options: options.map(({ text, isCorrect = false }) => ({ text, isCorrect })),
    ...(explanation !== undefined && { explanation }),
  },
  correction,
});

/** Without the PDF of its solution, whose URL belongs to this exam. */
const fromWritten = ({ questionText, answerGuidelines }: WrittenDocument) => ({
  sent: {
    kind: 'written' as const,
    question: questionText,
    options: [],
    points: 1,
    ...(answerGuidelines !== undefined && { explanation: answerGuidelines }),
  },
  correction: undefined,
});

/** The questions with their key; undefined without such an exam, or if it is archived. */
export async function findExamQuestions(
  db: Db,
  { kind, examId }: ExamOfKind,
): Promise<ExamQuestion[] | undefined> {
  if (kind === 'multi-subject') {
    const paper = await findWholePaper(db, examId);
    return paper?.subjects.flatMap(({ subjectName, mcqs = [] }) =>
      mcqs.map((mcq) => ({
        ...fromMcq(mcq),
        subject: subjectName.slice(0, MAX_LENGTH),
        chapter: '',
      })),
    );
  }
  const exam = await findWholeExam(db, examId);
  if (!exam) return undefined;
  const section = await findSection(db, examId);
  const questions = [...(exam.mcqs ?? []).map(fromMcq), ...(exam.written ?? []).map(fromWritten)];
  return questions.map((question) => ({ ...question, ...section }));
}

/** The subject and the chapter above a single exam; empty if there is none. */
async function findSection(db: Db, examId: string) {
  const [row] = await db
    .select({ subject: subjects.subjectName, chapter: chapters.chapterTitle })
    .from(exams)
    .leftJoin(lessons, eq(lessons.id, exams.lessonId))
    .leftJoin(chapters, sql`${chapters.id} = coalesce(${exams.chapterId}, ${lessons.chapterId})`)
    .leftJoin(subjects, sql`${subjects.id} = coalesce(${exams.subjectId}, ${chapters.subjectId})`)
    .where(eq(exams.id, examId));
  return {
    subject: (row?.subject ?? '').slice(0, MAX_LENGTH),
    chapter: (row?.chapter ?? '').slice(0, MAX_LENGTH),
  };
}
