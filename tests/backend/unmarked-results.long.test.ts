// Written exams that wait for a mark: the oldest first, each until it is marked, and again after
// newer answers.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SINGLE, WRITTEN } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneSingleAnswer, oneWrittenAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

async function submitExam(person: Student, examId: string): Promise<string> {
  advanceClock(backend, MINUTE);
  const isWritten = examId === WRITTEN;
  const mcqAnswers = isWritten ? [] : oneSingleAnswer(examId);
  const writtenAnswer = isWritten ? await oneWrittenAnswer(person, examId) : [];
  const body = { examId, userId: person.userId, mcqAnswers, writtenAnswer, timeTaken: 1 };
  return (await person.post('/exams/results', body)).body._id;
}

const waiting = async (query = '') => {
  const { body, headers } = await admin.get(`/ext/results/unmarked${query}`);
  return {
    ids: body.map(({ _id }: { _id: string }) => _id),
    total: Number(headers['x-total-count']),
  };
};

it('lists written exams without a mark, those that wait longest first, page by page', async () => {
  const people = [await backend.enrolled(), await backend.enrolled(), await backend.enrolled()];
  const ids: string[] = [];
  for (const person of people) {
    await submitExam(person, SINGLE);
    ids.push(await submitExam(person, WRITTEN));
  }
  expect(await waiting()).toEqual({ ids, total: 3 });
  expect(await waiting('?offset=1&limit=1')).toEqual({ ids: [ids[1]], total: 3 });

  expect((await admin.put(`/exams/results/${ids[0]}`, { score: 1 })).status).toBe(200);
  expect(await waiting()).toEqual({ ids: ids.slice(1), total: 2 });
  const [first] = people;
  if (first) await submitExam(first, WRITTEN);
  expect(await waiting()).toEqual({ ids: [...ids.slice(1), ids[0]], total: 3 });
});
