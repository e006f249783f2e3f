// An attempt without any answer creates no result and replaces none: neither by a submission, nor
// at the deadline, nor by late answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  singleVersions,
  startAttempt,
  WRITTEN,
} from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const closeDue = () =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void expect(facts).toBeUndefined() },
  );
const singleOf = async (person: Student) =>
  (await person.get(`/exams/results/user/${person.userId}/exam/${SINGLE}`)).body;
const paperOf = async (person: Student) =>
  (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body;
const attemptOf = async (person: Student, id: string) =>
  (await person.get(`/ext/attempts/${id}`)).body;
const blank = { selections: [], writtenAnswer: [] };

/** A student with full marks in both exams. */
async function withFullMarks(): Promise<Student> {
  const person = await backend.enrolled();
  for (const [exam, letters] of [
    [SINGLE, ['A', 'B', 'A']],
    [FREE_PAPER, ['A', 'AB', 'C', 'D']],
  ] as const) {
    const { _id } = (await startAttempt(person, exam)).body;
    await save(person, _id, 1, await sheetOf(person, exam, [...letters]));
  }
  advanceClock(backend, 62 * MINUTE);
  await closeDue();
  expect([(await singleOf(person)).score, (await paperOf(person)).totalScore]).toEqual([3, 5]);
  return person;
}

describe('an attempt without any answer', () => {
  it('does not replace full marks after the deadline, even if marks as unsure were saved', async () => {
    const person = await withFullMarks();
    const [before, paper] = [await singleOf(person), await paperOf(person)];
    const again = (await startAttempt(person, SINGLE)).body;
    const unsure = (await sheetOf(person, SINGLE, ['A'])).selections.map(
      ({ questionId }) => questionId,
    );
    await save(person, again._id, 1, { ...blank, unsure });
    const paperAgain = (await startAttempt(person)).body;
    await save(person, paperAgain._id, 1, {
      selections: [{ questionId: 'gone', selectedOption: ['x'] }],
      writtenAnswer: [],
    });
    advanceClock(backend, 62 * MINUTE);
    await closeDue();
    expect([await singleOf(person), await paperOf(person)]).toEqual([before, paper]);
    for (const { _id } of [again, paperAgain]) {
      const closed = await attemptOf(person, _id);
      expect([closed.closedBy, closed.resultId]).toEqual(['server', undefined]);
    }
    expect((await singleVersions(backend, person.userId)).length).toBe(1);
    expect((await paperVersions(backend, person.userId)).length).toBe(1);
  });

  it('cannot be submitted: the refusal changes nothing, and the attempt stays open', async () => {
    const person = await withFullMarks();
    const [before, paper] = [await singleOf(person), await paperOf(person)];
    const single = (await startAttempt(person, SINGLE)).body;
    const key = { 'idempotency-key': single._id };
    const body = {
      examId: SINGLE,
      userId: person.userId,
      mcqAnswers: [],
      writtenAnswer: [],
      score: -0.75,
      timeTaken: 1,
    };
    const refused = await person.put(`/exams/results/${before._id}`, body, key);
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'Nothing was answered: no result is stored.',
    ]);
    expect((await person.post('/exams/results', body, key)).status).toBe(400);
    const onPaper = (await startAttempt(person)).body;
    const data = {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    };
    expect(
      (
        await person.put(
          `${PAPER_RESULTS}/${paper._id}`,
          { id: paper._id, data },
          { 'idempotency-key': onPaper._id },
        )
      ).status,
    ).toBe(400);
    expect([await singleOf(person), await paperOf(person)]).toEqual([before, paper]);
    expect((await person.get('/ext/attempts/open')).body.length).toBe(2);
  });

  it('creates no first result, of any kind of exam', async () => {
    const person = await backend.enrolled();
    for (const examId of [SINGLE, WRITTEN]) {
      const body = {
        examId,
        userId: person.userId,
        mcqAnswers: [],
        writtenAnswer: [],
        timeTaken: 1,
      };
      const { _id } = (await startAttempt(person, examId)).body;
      expect((await person.post('/exams/results', body, { 'idempotency-key': _id })).status).toBe(
        400,
      );
    }
    const paper = {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    };
    const { _id } = (await startAttempt(person)).body;
    expect((await person.post(PAPER_RESULTS, paper, { 'idempotency-key': _id })).status).toBe(400);
    advanceClock(backend, 62 * MINUTE);
    await closeDue();
    expect((await person.get(`/exams/results/user/${person.userId}`)).body).toEqual([]);
  });

  it('does not accept a blank late sheet', async () => {
    const person = await backend.enrolled();
    const { _id } = (await startAttempt(person)).body;
    advanceClock(backend, 62 * MINUTE);
    const late = await person.post(`/ext/attempts/${_id}/late-answers`, blank);
    expect([late.status, late.body.error]).toEqual([
      400,
      'Nothing was answered: no result is stored.',
    ]);
  });

  it('can be closed only by its student before the deadline, repeatedly, and another one can start', async () => {
    const [person, other] = [await withFullMarks(), await backend.enrolled()];
    const before = await paperOf(person);
    const { _id } = (await startAttempt(person)).body;
    expect((await other.post(`/ext/attempts/${_id}/close`)).status).toBe(403);
    for (const _ of [1, 2]) {
      const closed = await person.post(`/ext/attempts/${_id}/close`);
      expect([closed.status, closed.body.closedBy, closed.body.resultId]).toEqual([
        200,
        'student',
        undefined,
      ]);
    }
    expect((await person.get('/ext/attempts/open')).body).toEqual([]);
    expect(await paperOf(person)).toEqual(before);
    expect((await startAttempt(person)).body._id).not.toBe(_id);
  });

  it('cannot be closed by the student after its deadline, or once it is closed with answers', async () => {
    const person = await backend.enrolled();
    const { _id } = (await startAttempt(person)).body;
    await save(person, _id, 1, await sheetOf(person, FREE_PAPER, ['A']));
    advanceClock(backend, 62 * MINUTE);
    expect((await person.post(`/ext/attempts/${_id}/close`)).status).toBe(410);
    await closeDue();
    expect((await person.post(`/ext/attempts/${_id}/close`)).status).toBe(410);
    expect((await paperOf(person)).totalScore).toBe(1);
  });
});

describe('continuing an attempt', () => {
  it('never starts another one', async () => {
    const person = await backend.enrolled();
    const { _id: attemptId } = (await startAttempt(person)).body;
    expect((await startAttempt(person, FREE_PAPER, { attemptId })).body._id).toBe(attemptId);
    advanceClock(backend, 62 * MINUTE);
    expect((await startAttempt(person, FREE_PAPER, { attemptId })).status).toBe(410);
    expect((await person.get('/ext/attempts/open')).body).toEqual([]);
  });
});
