// The history of a result, and the version that counts for ranks: that of the attempt that was
// started first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PAPER_RESULTS,
  SINGLE,
  save,
  sheetOf,
  startAttempt,
  submitAnswers,
} from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer, oneWrittenAnswer } from './one-answer.ts';
import type { Version } from './rank-kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const versions = async (
  person: Visitor,
  ids: string[],
  kind = 'multi-subject',
): Promise<Record<string, Version[]>> =>
  (await person.get(`/ext/results/${kind}/versions?ids=${ids}`)).body;

/** Numbers and scores, the newest first; the counting one has a star. */
const numbersAndScores = (versions: Version[] | undefined) =>
  versions?.map(
    ({ number, score, countsForRank }) => `${number}: ${score}${countsForRank ? '*' : ''}`,
  );

/**
 * Starts an attempt at the paper, saves these answers and lets its time pass; the server closes it.
 */
async function letPass(person: Student, letters: string[]): Promise<string> {
  const { _id: id } = (await startAttempt(person)).body;
  if (letters.length > 0) await save(person, id, 1, await sheetOf(person, FREE_PAPER, letters));
  advanceClock(backend, 62 * MINUTE);
  return id;
}

/** Late answers to an attempt, accepted. */
async function acceptLate(person: Student, attemptId: string, letters: string[]): Promise<void> {
  const late = await person.post(
    `/ext/attempts/${attemptId}/late-answers`,
    await sheetOf(person, FREE_PAPER, letters),
  );
  const decision = { reason: 'Ill', confirmsAfterRelease: true };
  expect((await admin.post(`/ext/late-answers/${late.body._id}/accept`, decision)).status).toBe(
    200,
  );
}

const resultOf = async (person: Student) =>
  (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body._id as string;

describe('the history of a result', () => {
  it('has every submission, the newest first, and the first one counts', async () => {
    const person = await backend.enrolled();
    const { body: attempt } = await startAttempt(person);
    await save(person, attempt._id, 1, await sheetOf(person, FREE_PAPER, ['A']));
    advanceClock(backend, 62 * MINUTE);
    await startAttempt(person);
    const id = await resultOf(person);
    advanceClock(backend, MINUTE);
    const [open] = (await person.get('/ext/attempts/open')).body;
    const retake = await person.put(
      `${PAPER_RESULTS}/${id}`,
      { id, data: { subjects: onePaperAnswer(FREE_PAPER), totalScore: 1, timeTaken: 1 } },
      { 'idempotency-key': open._id },
    );
    expect(retake.status).toBe(200);
    expect(await versions(person, [id])).toEqual({
      [id]: [
        {
          _id: expect.any(String),
          number: 2,
          submittedAt: backend.clock.now.toISOString(),
          score: 1,
          timeTaken: 1,
          countsForRank: false,
        },
        {
          _id: expect.any(String),
          number: 1,
          submittedAt: attempt.deadline,
          score: 1,
          timeTaken: 60,
          countsForRank: true,
        },
      ],
    });
  });

  it('is for its owner, admins and the service: another student gets an empty result, a visitor gets none', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    await submitAnswers(person);
    await submitAnswers(other);
    const ids = [await resultOf(person), await resultOf(other)];
    expect(Object.keys(await versions(person, ids))).toEqual([ids[0]]);
    expect(Object.keys(await versions(admin, ids)).sort()).toEqual([...ids].sort());
    const url = `/ext/results/multi-subject/versions?ids=${ids}`;
    expect(Object.keys((await backend.visitor().get(url, backend.service)).body)).toHaveLength(2);
    expect((await backend.visitor().get(url)).status).toBe(401);
  });

  it('contains submissions of a written exam without a score until they are marked', async () => {
    const person = await backend.enrolled();
    const writtenAnswer = await oneWrittenAnswer(person, 'free10-motion-exam-2');
    const body = {
      examId: 'free10-motion-exam-2',
      userId: person.userId,
      mcqAnswers: [],
      writtenAnswer,
      timeTaken: 1,
    };
    const id = (await person.post('/exams/results', body)).body._id;
    await admin.put(`/exams/results/${id}`, { score: 6 });
    await person.put(`/exams/results/${id}`, body);
    expect((await versions(person, [id], 'single'))[id]?.map(({ score }) => score)).toEqual([
      undefined,
      6,
    ]);
  });
});

describe('the version that counts', () => {
  it('is the first submission of a client without attempts', async () => {
    const person = await backend.enrolled();
    const at = (letters: string[]) => sheetOf(person, SINGLE, letters);
    for (const letters of [['A', 'B', ''], ['A', 'B', 'A'], ['B']]) {
      const { selections } = await at(letters);
      const mcqAnswers = selections.map(({ questionId, selectedOption: [selectedOption] }) => ({
        questionId,
        selectedOption,
      }));
      await person.post('/exams/results', {
        examId: SINGLE,
        userId: person.userId,
        mcqAnswers,
        writtenAnswer: [],
        timeTaken: 1,
      });
      advanceClock(backend, MINUTE);
    }
    const { _id } = (await person.get(`/exams/results/user/${person.userId}/exam/${SINGLE}`)).body;
    expect(numbersAndScores((await versions(person, [_id], 'single'))[_id])).toEqual([
      '3: -0.75',
      '2: 3',
      '1: 1.75*',
    ]);
  });

  it('is that of accepted late answers of the first attempt, also after a retake', async () => {
    const person = await backend.enrolled();
    const first = await letPass(person, ['', '', 'C']);
    await letPass(person, ['A', 'AB', 'C', 'D']);
    await startAttempt(person);
    const id = await resultOf(person);
    expect(numbersAndScores((await versions(person, [id]))[id])).toEqual(['2: 5', '1: 1*']);
    await acceptLate(person, first, ['A', '', 'C']);
    expect(numbersAndScores((await versions(person, [id]))[id])).toEqual(['3: 2*', '2: 5', '1: 1']);
  });

  it('is not that of accepted late answers of a later attempt', async () => {
    const person = await backend.enrolled();
    await letPass(person, ['A']);
    const second = await letPass(person, ['B']);
    await acceptLate(person, second, ['A', 'AB', 'C', 'D']);
    const id = await resultOf(person);
    expect(numbersAndScores((await versions(person, [id]))[id])?.[0]).toBe('3: 5');
    expect(numbersAndScores((await versions(person, [id]))[id])?.at(-1)).toBe('1: 1*');
  });

  it('is that of the first attempt, even if its late answers are accepted after a later submission', async () => {
    const person = await backend.enrolled();
    const first = await letPass(person, []);
    await letPass(person, ['A', 'AB', 'C', 'D']);
    await startAttempt(person);
    const id = await resultOf(person);
    expect(numbersAndScores((await versions(person, [id]))[id])).toEqual(['1: 5*']);
    await acceptLate(person, first, ['A']);
    expect(numbersAndScores((await versions(person, [id]))[id])).toEqual(['2: 1*', '1: 5']);
  });

  it('is one per account and exam, also when late answers arrive for a deleted result', async () => {
    const person = await backend.enrolled();
    const first = await letPass(person, ['A']);
    const second = await startAttempt(person);
    const old = await resultOf(person);
    await submitAnswers(person, second.body._id);
    await admin.send('DELETE', `${PAPER_RESULTS}/${old}`);
    await submitAnswers(person);
    const id = await resultOf(person);
    expect(id).not.toBe(old);
    await acceptLate(person, first, ['A', 'AB']);
    expect(await resultOf(person)).toBe(id);
    expect(numbersAndScores((await versions(person, [id]))[id])).toEqual(['2: 3*', '1: 1']);
    expect((await person.get(`${PAPER_RESULTS}/${old}`)).status).toBe(404);
  });
});
