// Shared by tests of exam versions: the stored versions of an exam, editing it, and answers by
// letters.
import { asc, eq, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { examVersions } from '../../backend/src/modules/exam-versions/tables.ts';
import { admin, backend, optionOf, type Question, questionId } from './key-correction-kit.ts';
import type { Student } from './kit.ts';
import { submitExam } from './submission-kit.ts';

export const versionsOf = (examId: string) =>
  backend.db
    .select()
    .from(examVersions)
    .where(or(eq(examVersions.examId, examId), eq(examVersions.multiSubjectExamId, examId)))
    .orderBy(asc(examVersions.number));
export const numbersOf = async (examId: string) =>
  (await versionsOf(examId)).map(({ number }) => number);
export const editExam = async (examId: string, body: object) => {
  const changed = await admin.put(`/examcreation/${examId}`, body);
  expect(changed.status, changed.text).toBe(200);
};
/** The exam as admins read it. */
export const read = async (examId: string) =>
  (await admin.get(`/examcreation/examid/${examId}`)).body;
export const lettersOf = (questions: Question[], letters: string) =>
  [...letters].map((letter, index) => ({
    questionId: questionId(questions, index),
    selectedOption: optionOf(questions, index, letter.charCodeAt(0) - 65),
  }));
/** Submits an attempt by letters. */
export const submit = (
  who: Student,
  examId: string,
  attemptId: string,
  questions: Question[],
  letters: string,
) =>
  submitExam(
    who,
    examId,
    { 'idempotency-key': attemptId },
    { mcqAnswers: lettersOf(questions, letters) },
  );
