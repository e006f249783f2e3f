// Bodies of exams and papers for tests that write them, and students' submissions.
import type { Student } from './kit.ts';

/** A multiple-choice question whose first option is right. */
export const aQuestion = (name: string, overrides: object = {}) => ({
  question: `How ${name}?`,
  points: 2,
  options: [
    { text: `${name} right`, isCorrect: true },
    { text: `${name} wrong`, isCorrect: false },
  ],
  explanation: `Because ${name}`,
  ...overrides,
});

/** Body of an MCQ exam of the free course's first chapter. */
export const anExam = (overrides: object = {}) => ({
  parentId: 'free10-motion',
  title: 'Test',
  type: 'MCQ',
  totalMarks: 4,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 25,
  mcqs: [aQuestion('one'), aQuestion('two')],
  ...overrides,
});

/** Body of a written exam in the same place. */
export const aWrittenExam = (overrides: object = {}) => {
  const { mcqs: _none, ...exam } = anExam({ type: 'Written' });
  return {
    ...exam,
    written: [
      { questionText: 'Why?', answerGuidelines: 'Guide', handwrittenPdf: '/media/files/why.pdf' },
    ],
    ...overrides,
  };
};

export const aSubject = (name: string, overrides: object = {}) => ({
  subjectName: name,
  mandatory: true,
  mcqs: [aQuestion(`${name} one`), aQuestion(`${name} two`)],
  ...overrides,
});

/** Body of a paper, without its year. */
export const aPaper = (overrides: object = {}) => ({
  title: 'Paper',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  subjects: [aSubject('Physics'), aSubject('Chemistry')],
  ...overrides,
});

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
