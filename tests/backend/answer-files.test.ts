// PDFs are answers to written exams: an attempt at another exam takes no files.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFiles, answerUploads } from '../../backend/src/modules/answer-files/tables.ts';
import { SINGLE, startAttempt, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, multipart } from './multipart.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.enrolled();
});
afterAll(() => backend.close());

const page = { sha256: 'a'.repeat(64), size: 1000 };
const waysToSend = {
  'in one piece': (attemptId: string) =>
    person.send('POST', `/ext/files?attemptId=${attemptId}`, multipart('file', 'a.pdf', aPdf())),
  'in parts': (attemptId: string) => person.post('/ext/files/uploads', { attemptId, size: 1000 }),
  'page by page': (attemptId: string) =>
    person.post(`/ext/attempts/${attemptId}/pages`, { questionId: 'q', pages: [page] }),
};

describe.each(Object.entries(waysToSend))('a file sent %s', (_, send) => {
  it.each([SINGLE, FREE_PAPER])('is refused for an attempt at %s, and not stored', async (exam) => {
    const { body: attempt } = await startAttempt(person, exam);
    const { status, body } = await send(attempt._id);
    expect([status, body.code]).toEqual([409, 'EXAM_NOT_WRITTEN']);
    expect(await backend.db.select().from(answerFiles)).toEqual([]);
    expect(await backend.db.select().from(answerUploads)).toEqual([]);
  });
});

it.each(Object.entries(waysToSend))('a written exam takes files %s', async (_, send) => {
  const { body: attempt } = await startAttempt(person, WRITTEN);
  expect((await send(attempt._id)).status).toBeLessThan(300);
});
