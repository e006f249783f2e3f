// Times per question: stored with an attempt's answers, read with its result, and never part of a
// score.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SINGLE, sheetOf, startAttempt, submitAnswers } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { expectSameDetails } from './own-details.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const send = (person: Student, attemptId: string, times: object[]) =>
  person.send('PATCH', `/ext/attempts/${attemptId}/question-times`, { body: { times } });
const read = async (person: Student, resultId: string) =>
  (await person.get(`/ext/results/multi-subject/question-times?ids=${resultId}`)).body[resultId];

async function startPaper() {
  const person = await backend.enrolled();
  const [p1 = '', p2 = ''] = (await sheetOf(person, FREE_PAPER, ['A', 'A'])).selections.map(
    ({ questionId }) => questionId,
  );
  const { body } = await startAttempt(person);
  return { person, attemptId: body._id as string, p1, p2 };
}

it('keeps the larger time of each question, and hands them to another device and to the result', async () => {
  const { person, attemptId, p1, p2 } = await startPaper();
  expect((await startAttempt(person)).body.questionTimes).toBeUndefined();
  expect((await send(person, attemptId, [{ questionId: p1, seconds: 40 }])).body).toEqual({
    saved: 1,
  });
  expect(
    (
      await send(person, attemptId, [
        { questionId: p1, seconds: 30 },
        { questionId: p2, seconds: 9 },
      ])
    ).body,
  ).toEqual({ saved: 2 });
  const times = [
    { questionId: p1, seconds: 40 },
    { questionId: p2, seconds: 9 },
  ];
  const inAnyOrder = expect.arrayContaining(times);
  expect((await startAttempt(person)).body.questionTimes).toEqual(inAnyOrder);
  const { body: result } = await submitAnswers(person, attemptId);
  expect(await read(person, result._id)).toEqual(inAnyOrder);
  expect(await read(await backend.enrolled(), result._id), 'of another student').toBeUndefined();
});

it('keeps the larger of several concurrent times', async () => {
  const { person, attemptId, p1 } = await startPaper();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => 50 - index).map((seconds) =>
      send(person, attemptId, [{ questionId: p1, seconds }]),
    ),
  );
  expect((await startAttempt(person)).body.questionTimes).toEqual([
    { questionId: p1, seconds: 50 },
  ]);
});

it('accepts the last times just after the submission, and none after the grace period', async () => {
  const { person, attemptId, p1 } = await startPaper();
  const { body: result } = await submitAnswers(person, attemptId);
  expect(await read(person, result._id)).toBeUndefined();
  await expectSameDetails(person, 'multi-subject', result._id, FREE_PAPER);
  expect((await send(person, attemptId, [{ questionId: p1, seconds: 12 }])).status).toBe(200);
  advanceClock(backend, 62 * MINUTE);
  expect((await send(person, attemptId, [{ questionId: p1, seconds: 50 }])).status).toBe(410);
  expect(await read(person, result._id)).toEqual([{ questionId: p1, seconds: 12 }]);
});

it('limits a time to the length of the attempt, and ignores questions of other exams', async () => {
  const { person, attemptId, p1 } = await startPaper();
  const [other = ''] = (await sheetOf(person, SINGLE, ['A'])).selections.map(
    ({ questionId }) => questionId,
  );
  const times = [p1, other, 'nothing'].map((questionId) => ({ questionId, seconds: 86_400 }));
  expect((await send(person, attemptId, times)).body).toEqual({ saved: 1 });
  expect((await startAttempt(person)).body.questionTimes).toEqual([
    { questionId: p1, seconds: 60 * 60 + 30 },
  ]);
});

it.each([[-1], [1.5], [86_401], ['5']])('rejects %j seconds', async (seconds) => {
  const { person, attemptId, p1 } = await startPaper();
  expect((await send(person, attemptId, [{ questionId: p1, seconds }])).status).toBe(400);
});

it('rejects times for an attempt of another student, and too many', async () => {
  const { person, attemptId } = await startPaper();
  expect((await send(await backend.enrolled(), attemptId, [])).status).toBe(403);
  const many = Array.from({ length: 501 }, (_, id) => ({ questionId: String(id), seconds: 1 }));
  expect((await send(person, attemptId, many)).status).toBe(400);
});

it('shows no times of an exam while a contest withholds it, except to admins', async () => {
  const { person, attemptId, p1 } = await startPaper();
  await send(person, attemptId, [{ questionId: p1, seconds: 12 }]);
  const { body: result } = await submitAnswers(person, attemptId);
  expect(await expectSameDetails(person, 'multi-subject', result._id, FREE_PAPER)).toContain(
    'questionTimes',
  );
  const admin = await backend.admin();
  const inDays = (days: number) =>
    new Date(backend.clock.now.getTime() + days * 1440 * MINUTE).toISOString();
  const contest = {
    title: 'Contest',
    examId: FREE_PAPER,
    examKind: 'multi-subject',
    startDate: inDays(1),
    endDate: inDays(2),
  };
  const campaign = await admin.post('/examcampaigns', contest);
  expect(campaign.status).toBe(201);
  expect(await read(person, result._id)).toBeUndefined();
  const ofAdmin = (await admin.get(`/ext/results/multi-subject/question-times?ids=${result._id}`))
    .body;
  expect(ofAdmin[result._id]).toEqual([{ questionId: p1, seconds: 12 }]);
  await admin.send('DELETE', `/examcampaigns/${campaign.body._id}`);
});
