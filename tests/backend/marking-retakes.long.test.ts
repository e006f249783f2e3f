// A retaken written exam: each submission waits for its own mark, and the first one counts for
// ranks.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { save, singleVersions, startAttempt } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { sendPdf } from './send-pdf.ts';

let backend: Backend;
let admin: Visitor;
let examId: string;
let questionId: string;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  const exam = (
    await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
  ).body;
  examId = exam._id;
  questionId = exam.written[0]._id;
});
afterAll(() => backend.close());

async function anAnswer(person: Student) {
  const { url } = (await sendPdf(person)).body;
  return [{ questionId, answerPdf: url.split('?')[0] }];
}

/** The marker's view: the file's address is signed for a while. */
const readable = (answers: { questionId: string; answerPdf: string }[]) =>
  answers.map((answer) => ({
    ...answer,
    answerPdf: expect.stringContaining(`${answer.answerPdf}?`),
  }));

async function submitExam(person: Student, writtenAnswer: object[]) {
  advanceClock(backend, MINUTE);
  const body = { examId, userId: person.userId, mcqAnswers: [], writtenAnswer, timeTaken: 1 };
  return (await person.post('/exams/results', body)).body;
}

type Waiting = {
  submissionId: string;
  number: number;
  countsForRank: boolean;
  isNewest: boolean;
  revision: string;
  writtenAnswer: object[];
};
const waitingOf = async (person: Student): Promise<Waiting[]> =>
  (await admin.get('/ext/results/unmarked?limit=100')).body.filter(
    (entry: { userId: string }) => entry.userId === person.userId,
  );
const submissionsOf = async (person: Student) =>
  (await admin.get(`/ext/results/submissions/${person.userId}/${examId}`)).body;
const mark = (id: string | undefined, body: object, by = admin) =>
  by.put(`/ext/results/submissions/${id}/mark`, body);

it('keeps both submissions in the queue, and each is marked on its own', async () => {
  const person = await backend.enrolled();
  const [first, second] = [await anAnswer(person), await anAnswer(person)];
  const { _id: resultId } = await submitExam(person, first);
  await submitExam(person, second);
  const waiting = await waitingOf(person);
  expect(waiting).toMatchObject([
    {
      _id: resultId,
      number: 1,
      countsForRank: true,
      isNewest: false,
      writtenAnswer: readable(first),
    },
    {
      _id: resultId,
      number: 2,
      countsForRank: false,
      isNewest: true,
      writtenAnswer: readable(second),
    },
  ]);

  const marks = [{ questionId, marks: 4, comment: 'Good.' }];
  const markResponse = await mark(waiting[0]?.submissionId, { marks, comment: 'Four.' });
  const at = backend.clock.now.toISOString();
  expect([markResponse.status, markResponse.body]).toEqual([
    200,
    {
      ...waiting[0],
      score: 4,
      marks,
      comment: 'Four.',
      markedAt: at,
      markedBy: expect.stringMatching(/\S/),
      revision: expect.stringMatching(/^\d+$/),
    },
  ]);
  expect(markResponse.body.revision).not.toBe(waiting[0]?.revision);
  // The result shows the newest submission, which still waits.
  expect(
    (await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body.score,
  ).toBeUndefined();
  expect((await waitingOf(person)).map(({ number }) => number)).toEqual([2]);

  expect((await mark(waiting[1]?.submissionId, { score: 7 })).body).toMatchObject({
    number: 2,
    score: 7,
    markedAt: at,
  });
  expect(
    (await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body,
  ).toMatchObject({ score: 7, markedAt: at });
  expect(await waitingOf(person)).toEqual([]);
  expect(
    (await singleVersions(backend, person.userId)).map(({ score, countsForRank }) => [
      score,
      countsForRank,
    ]),
  ).toEqual([
    [4, true],
    [7, false],
  ]);
  expect(
    (await submissionsOf(person)).map((version: { number: number; score: number }) => [
      version.number,
      version.score,
    ]),
  ).toEqual([
    [2, 7],
    [1, 4],
  ]);
});

it('removes a mark of one submission only', async () => {
  const person = await backend.enrolled();
  await submitExam(person, await anAnswer(person));
  await submitExam(person, await anAnswer(person));
  const [first, second] = await waitingOf(person);
  await mark(first?.submissionId, { score: 3 });
  await mark(second?.submissionId, { score: 5 });
  expect((await mark(first?.submissionId, { score: null })).body).toEqual({
    ...first,
    revision: expect.stringMatching(/^\d+$/),
  });
  expect((await waitingOf(person)).map(({ number }) => number)).toEqual([1]);
  expect((await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body.score).toBe(
    5,
  );
});

it('does not queue answers replaced by late answers of the same attempt, nor a blank retake in between', async () => {
  const person = await backend.enrolled();
  const attempt = (await startAttempt(person, examId)).body;
  await save(person, attempt._id, 1, { selections: [], writtenAnswer: await anAnswer(person) });
  advanceClock(backend, 62 * MINUTE);
  const sheet = { selections: [], writtenAnswer: await anAnswer(person) };
  const late = (await person.post(`/ext/attempts/${attempt._id}/late-answers`, sheet)).body;
  expect((await admin.post(`/ext/late-answers/${late._id}/accept`, { reason: 'Ill' })).status).toBe(
    200,
  );
  await submitExam(person, []);
  await submitExam(person, await anAnswer(person));
  expect(
    (await waitingOf(person)).map(({ number, countsForRank }) => [number, countsForRank]),
  ).toEqual([
    [2, true],
    [3, false],
  ]);
});

it('rejects marks by others than admins, above the total, and of an own exam', async () => {
  const person = await backend.enrolled();
  await submitExam(person, await anAnswer(person));
  const [{ submissionId } = { submissionId: '' }] = await waitingOf(person);
  expect((await mark(submissionId, { score: 1 }, person)).status).toBe(403);
  expect((await mark(submissionId, { score: 11 })).body.fields[0].path).toBe('score');
  expect((await mark(submissionId, {})).status).toBe(400);
  expect((await mark('unknown', { score: 1 })).status).toBe(404);
});
