// Shared by tests of exams with two markers: such an exam, its markers and a teacher, submissions,
// and marks.
import { afterAll, beforeAll, expect } from 'vitest';
import { MINUTE } from './durations.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { give } from './grant-kit.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

export const CANARY = 'LEAK-CANARY';

export let backend: Backend;
export let admin: Visitor;
export let first: Student;
export let second: Student;
export let teacher: Student;
export let taker: Student;
/** Two questions with ten marks in total. */
export let examId: string;
export let questions: string[];
/** A backend for the file, closed after it, with an exam that two people mark. */
export function useSecondMarking() {
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
    [first, second] = [await createGrantee('marker'), await createGrantee('marker')];
    teacher = await createGrantee('teacher');
    taker = await backend.enrolled();
    ({ examId, questions } = await anExam());
    expect((await set({ isOn: true, tolerance: 1 })).status).toBe(200);
  });
  afterAll(() => backend.close());
}

export async function createGrantee(
  role: 'teacher' | 'marker',
  courseId?: string,
): Promise<Student> {
  const person = await backend.student();
  expect((await give(admin, person, role, courseId)).status).toBe(200);
  return person;
}

export async function anExam() {
  const written = ['One?', 'Two?'].map((questionText) => ({ questionText }));
  const created = await admin.post(
    '/examcreation/chapter/createexam',
    aWrittenExam({ totalMarks: 10, written }),
  );
  const ids: string[] = created.body.written.map(({ _id }: { _id: string }) => _id);
  return { examId: String(created.body._id), questions: ids };
}

export const set = (body: object, id = examId, by = admin) =>
  by.put(`/ext/marking/exams/${id}/second-marking`, body);
export const submissionsOf = async ({ userId }: Student, by: Visitor, id = examId) =>
  (await by.get(`/ext/results/submissions/${userId}/${id}`)).body;

/** The newest submission of a student in the exam. */
export async function submitExam(person: Student, id = examId) {
  advanceClock(backend, MINUTE);
  const writtenAnswer = await oneWrittenAnswer(person, id);
  const body = { examId: id, userId: person.userId, writtenAnswer, timeTaken: 1 };
  const { body: result } = await person.post('/exams/results', body);
  const [{ submissionId }] = await submissionsOf(person, admin, id);
  return { person, resultId: String(result._id), id: String(submissionId) };
}
/** Submissions of one student, who takes the exam repeatedly. */
export const aSubmission = (id = examId) => submitExam(taker, id);
export const SECRET = /LEAK|: ?(3\.25|1\.25)\b/;

export const mark = (by: Visitor, id: string, body: object = { score: 5 }) =>
  by.put(`/ext/results/submissions/${id}/mark`, body);
export const finalMark = (by: Visitor, id: string, body: object = { score: 5 }) =>
  by.put(`/ext/marking/submissions/${id}/final-mark`, body);
export const compare = (by: Visitor, id: string) => by.get(`/ext/marking/submissions/${id}/marks`);
export const byQuestion = (firstMarks: number, secondMarks: number, comment?: string) => ({
  marks: [
    { questionId: questions[0], marks: firstMarks, ...(comment && { comment }) },
    { questionId: questions[1], marks: secondMarks },
  ],
});
export const idsIn = async (by: Visitor, path: string): Promise<string[]> =>
  (await by.get(path)).body.map(({ submissionId }: { submissionId: string }) => submissionId);
export const waitsFor = async (by: Visitor, id: string) =>
  (await idsIn(by, `/ext/marking/submissions?examId=${examId}&limit=100`)).includes(id);
export const resultOf = async ({ person }: { person: Student }) =>
  (await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body;
