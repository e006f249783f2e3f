// Submits exams and papers.
import type { Student } from './kit.ts';

/** Submits a single exam without answers. */
export const submitExam = (
  student: Student,
  examId: string,
  headers: Record<string, string> = {},
  answers: object = {},
) =>
  student.post(
    '/exams/results',
    {
      examId,
      userId: student.userId,
      mcqAnswers: [],
      writtenAnswer: [],
      score: 0,
      timeTaken: 1,
      ...answers,
    },
    headers,
  );

/** Submits a paper without answers. */
export const submitPaper = (
  student: Student,
  examId: string,
  headers: Record<string, string> = {},
  subjects: object[] = [],
) =>
  student.post(
    '/multisubjectexamsresult/exam-results',
    { examId, userId: student.userId, subjects, totalScore: 0, timeTaken: 1 },
    headers,
  );
