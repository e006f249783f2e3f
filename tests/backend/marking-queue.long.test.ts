// The queue of written submissions: by exam, by student, waiting or marked, and their neighbours.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { WRITTEN } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
let other: string;
let people: Student[];
/** In the order of submission: of both people in WRITTEN, of the first in the other exam. */
let submissions: { submissionId: string; _id: string }[];

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  const created = await admin.post('/examcreation/chapter/createexam', {
    ...aWrittenExam({ totalMarks: 10 }),
    title: 'Second exam',
  });
  other = created.body._id;
  const [first, second] = [await backend.enrolled(), await backend.enrolled()];
  people = [first, second];
  await nameOf(first, 'রহিমা খাতুন');
  await nameOf(second, 'Karim Ali');
  await submitExam(first, WRITTEN);
  await submitExam(second, WRITTEN);
  await submitExam(first, other);
  submissions = await queue();
});
afterAll(() => backend.close());

const nameOf = (person: Student, name: string) =>
  backend.db.update(students).set({ name }).where(eq(students.userId, person.userId));

async function submitExam(person: Student, examId: string): Promise<void> {
  advanceClock(backend, MINUTE);
  const writtenAnswer = await oneWrittenAnswer(person, examId);
  const body = { examId, userId: person.userId, mcqAnswers: [], writtenAnswer, timeTaken: 1 };
  expect((await person.post('/exams/results', body)).status).toBe(201);
}

const queue = async (query = '', by = admin) =>
  (await by.get(`/ext/marking/submissions${query}`)).body;
const idsOf = async (query: string, by = admin) =>
  (await queue(query, by)).map(({ submissionId }: { submissionId: string }) => submissionId);
const id = (index: number) => submissions[index]?.submissionId ?? '';
const neighbours = async (index: number, query = '') =>
  (await admin.get(`/ext/marking/submissions/${id(index)}/neighbours${query}`)).body;

it('lists waiting answers, of all exams, of an exam and of a student, with only the name of the selected one', async () => {
  const [first] = people;
  expect(submissions).toHaveLength(3);
  expect(submissions[0]).not.toHaveProperty('studentName');
  expect(await idsOf(`?examId=${other}`)).toEqual([id(2)]);
  const own = await queue(`?userId=${first?.userId}`);
  expect(own).toMatchObject([
    { submissionId: id(0), studentName: 'রহিমা খাতুন' },
    { submissionId: id(2), studentName: 'রহিমা খাতুন' },
  ]);
  expect(await idsOf(`?userId=${first?.userId}&examId=${WRITTEN}`)).toEqual([id(0)]);
});

it('reads it page by page', async () => {
  const { headers } = await admin.get('/ext/marking/submissions?limit=2&after=');
  expect(headers['x-total-count']).toBe('3');
  const next = String(headers['x-next-cursor']);
  expect(await idsOf(`?limit=2&after=${encodeURIComponent(next)}`)).toEqual([id(2)]);
});

it('counts by exam, the one with the earliest submission first, and pages the exams', async () => {
  const { body, headers } = await admin.get('/ext/marking/exams?limit=1&after=');
  expect(body).toMatchObject([{ examId: WRITTEN, waitingCount: 2, markedCount: 0 }]);
  expect(headers['x-total-count']).toBe('2');
  const next = encodeURIComponent(String(headers['x-next-cursor']));
  const rest = await admin.get(`/ext/marking/exams?limit=1&after=${next}`);
  expect(rest.body).toMatchObject([{ examId: other, title: 'Second exam', waitingCount: 1 }]);
  expect(rest.headers).not.toHaveProperty('x-next-cursor');
});

it('finds students by their name in either script', async () => {
  const { body } = await admin.get('/ext/marking/students');
  expect(body).toMatchObject([
    { userId: people[0]?.userId, name: 'রহিমা খাতুন', waitingCount: 2 },
    { userId: people[1]?.userId, name: 'Karim Ali', waitingCount: 1 },
  ]);
  const students = await admin.get('/ext/marking/students?q=karim');
  expect(students.body).toMatchObject([{ name: 'Karim Ali' }]);
  expect((await admin.get('/ext/marking/students?q=nobody')).body).toEqual([]);
});

it('links each entry to the next of the same queue', async () => {
  expect(await neighbours(0)).toMatchObject({ next: { submissionId: id(1) }, otherCount: 2 });
  expect(await neighbours(0)).not.toHaveProperty('previous');
  const own = `?userId=${people[0]?.userId}`;
  expect(await neighbours(0, own)).toMatchObject({ next: { submissionId: id(2) }, otherCount: 1 });
  expect(await neighbours(2, own)).toMatchObject({ previous: { submissionId: id(0) } });
  expect(await neighbours(0, `?examId=${other}`)).toMatchObject({ next: { submissionId: id(2) } });
});

it('loses marked answers, which keep their neighbours', async () => {
  const mark = await admin.put(`/ext/results/submissions/${id(1)}/mark`, { score: 1 });
  expect(mark.status).toBe(200);
  expect(await idsOf('')).toEqual([id(0), id(2)]);
  expect(await neighbours(1)).toMatchObject({
    previous: { submissionId: id(0) },
    next: { submissionId: id(2) },
    otherCount: 2,
  });
  expect(await idsOf('?state=marked')).toEqual([id(1)]);
  expect((await admin.get('/ext/marking/exams')).body[0]).toMatchObject({
    examId: WRITTEN,
    waitingCount: 1,
    markedCount: 1,
  });
  expect((await admin.get('/ext/marking/students?state=marked')).body).toMatchObject([
    { name: 'Karim Ali', waitingCount: 0, markedCount: 1 },
  ]);
});

it('contains no answers of the marker', async () => {
  const own = people[0];
  if (!own) throw new Error('no student');
  await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, own.userId));
  expect(await idsOf('', own)).toEqual([]);
  expect((await own.get('/ext/marking/exams')).body).toEqual([]);
  await backend.db.update(users).set({ role: 'student' }).where(eq(users.id, own.userId));
  expect(await idsOf('')).toEqual([id(0), id(2)]);
});
