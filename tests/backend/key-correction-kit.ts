// Shared by tests of key corrections: exams of two questions, submissions by letters, corrections
// and rescoring.
import { afterAll, beforeAll, expect } from 'vitest';
import { rescoreBatch } from '../../backend/src/modules/key-corrections/commands.ts';
import { anExam } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { submitExam } from './submission-kit.ts';

export let backend: Backend;
export let admin: Visitor;
/** A backend for the file, closed after it. */
export function useKeyCorrections() {
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
  });
  afterAll(() => backend.close());
}

export type Option = { _id: string; isCorrect: boolean };
export type Question = { _id: string; options: Option[]; correction?: object };
export type Kind = 'single' | 'multi-subject';

/**
 * An MCQ exam of two questions of 2 points each whose first options are right; other answers cost
 * 25 %.
 */
export async function createExam(
  extra: object = {},
): Promise<{ examId: string; questions: Question[] }> {
  const { body } = await admin.post('/examcreation/chapter/createexam', anExam(extra));
  return { examId: body._id, questions: body.mcqs };
}
/** Submits by letters, '' for a blank. */
export async function submitLetters(
  examId: string,
  questions: Question[],
  letters: string,
  who?: Student,
): Promise<Student> {
  const person = who ?? (await backend.enrolled());
  const mcqAnswers = [...letters].flatMap((letter, index) => {
    const option = questions[index]?.options[letter.charCodeAt(0) - 65];
    return option ? [{ questionId: questions[index]?._id, selectedOption: option._id }] : [];
  });
  expect((await submitExam(person, examId, {}, { mcqAnswers })).status).toBe(201);
  return person;
}
export const url = (examId: string, kind: Kind = 'single') =>
  `/ext/exams/${kind}/${examId}/key-corrections`;
export const correctKey = (examId: string, body: object, kind: Kind = 'single') =>
  admin.post(url(examId, kind), { reason: 'Misprint', ...body });
export const rescoreAll = async () => {
  while (await rescoreBatch(backend.db, backend.clock.now));
};
export const scoreOf = async (who: Student, examId: string) =>
  (await who.get(`/exams/results/user/${who.userId}/exam/${examId}`)).body.score;
export const optionOf = (questions: Question[], question: number, option: number) =>
  questions[question]?.options[option]?._id ?? '';
export const questionId = (questions: Question[], index: number) => questions[index]?._id ?? '';
