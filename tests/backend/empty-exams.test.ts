// An exam without questions cannot be started; it can once it has one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAttempt } from './attempt-kit.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  person = await backend.enrolled();
});
afterAll(() => backend.close());

const exam = {
  title: 'Newton’s laws',
  totalMarks: 10,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 0,
  parentId: 'free10-motion',
};
const mcqs = [
  {
    question: 'Who?',
    points: 1,
    options: [
      { text: 'Newton', isCorrect: true },
      { text: 'Hooke', isCorrect: false },
    ],
  },
];

it.each([
  ['MCQ', { mcqs }],
  ['Written', { written: [{ questionText: 'Why?' }] }],
])('an exam of type %s is refused without questions', async (type, questions) => {
  const { body: created } = await admin.post('/examcreation/chapter/createexam', { ...exam, type });
  for (const viewer of [person, admin as Student]) {
    const { status, body } = await startAttempt(viewer, created._id);
    expect([status, body.code]).toEqual([409, 'EXAM_WITHOUT_QUESTIONS']);
  }
  await admin.put(`/examcreation/${created._id}`, questions);
  expect((await startAttempt(person, created._id)).status).toBe(201);
});
