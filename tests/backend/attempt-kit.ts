// Shared by tests of attempts: the exams of the fixture, answers by letters, and starting, saving
// and submitting.
import { eq } from 'drizzle-orm';
import {
  examResultVersions,
  multiSubjectResultVersions,
} from '../../backend/src/modules/results/tables.ts';
import { FREE_PAPER } from './content-fixture.ts';
import type { Backend, Student } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';

/** 10 minutes; one point each for A, B, A; anything else costs 25 %. */
export const SINGLE = 'free10-motion-exam-1';
export const WRITTEN = 'free10-motion-exam-2';
export const PAPER_RESULTS = '/multisubjectexamsresult/exam-results';

type Mcq = { _id: string; options: { _id: string }[] };
type Sheet = {
  selections: { questionId: string; selectedOption: string[] }[];
  writtenAnswer: { questionId: string; answerPdf: string }[];
};

/** Answers by letters, one text per question in the order of the paper, '' for a blank. */
export async function sheetOf(person: Student, examId: string, letters: string[]): Promise<Sheet> {
  const isPaper = examId === FREE_PAPER;
  const { body } = await person.get(
    isPaper ? `/multisubjectexams/mcqs/${examId}` : `/examcreation/examid/${examId}`,
  );
  const mcqs: Mcq[] = isPaper
    ? body.subjects.flatMap((subject: { mcqs: Mcq[] }) => subject.mcqs)
    : body.mcqs;
  const selections = letters.flatMap((text, index) => {
    const mcq = mcqs[index];
    if (!mcq || text === '') return [];
    return [
      {
        questionId: mcq._id,
        selectedOption: [...text].map(
          (letter) => mcq.options[letter.charCodeAt(0) - 65]?._id ?? letter,
        ),
      },
    ];
  });
  return { selections, writtenAnswer: [] };
}

export const startAttempt = (person: Student, examId = FREE_PAPER, extra: object = {}) =>
  person.post('/ext/attempts', {
    kind: examId === FREE_PAPER ? 'multi-subject' : 'single',
    examId,
    ...extra,
  });

export const save = (person: Student, attemptId: string, sequence: number, sheet: object) =>
  person.put(`/ext/attempts/${attemptId}/answers`, { sequence, ...sheet });

/** Submits a paper with one right answer. */
export const submitAnswers = (person: Student, key?: string) =>
  person.post(
    PAPER_RESULTS,
    {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects: onePaperAnswer(FREE_PAPER),
      totalScore: 1,
      timeTaken: 1,
    },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** All stored versions of a user's papers, in order. */
export const paperVersions = (backend: Backend, userId: string) =>
  backend.db
    .select()
    .from(multiSubjectResultVersions)
    .where(eq(multiSubjectResultVersions.userId, userId))
    .orderBy(multiSubjectResultVersions.version);

/** The same of single exams. */
export const singleVersions = (backend: Backend, userId: string) =>
  backend.db
    .select()
    .from(examResultVersions)
    .where(eq(examResultVersions.userId, userId))
    .orderBy(examResultVersions.version);
