// The shuffle setting of an exam, and the seeds of attempts (docs/decisions/053). Clients of this
// API compute the order.
import { describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { save, startAttempt } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { anExam, aPaper } from './exam-fixture.ts';
import { editExam, lettersOf, read, submit, versionsOf } from './exam-version-kit.ts';
import { admin, backend, createExam, useKeyCorrections } from './key-correction-kit.ts';
import { advanceClock, type Student } from './kit.ts';

useKeyCorrections();

const seedOfResult = async (reader: Student | typeof admin, resultId: string) =>
  (await reader.get(`/ext/results/single/exam-versions?ids=${resultId}`)).body[resultId]?.orderSeed;
const resultOf = async (who: Student, examId: string) =>
  (await who.get(`/exams/results/user/${who.userId}/exam/${examId}`)).body;

describe('the setting', () => {
  it('is omitted in documents and versions until it is set, is part of the next version, and can be undone', async () => {
    const { examId } = await createExam();
    expect(await read(examId)).not.toHaveProperty('shuffle');
    await editExam(examId, { shuffle: 'both' });
    expect(await read(examId)).toMatchObject({ shuffle: 'both' });
    await editExam(examId, { title: 'Renamed' });
    expect(await read(examId)).toMatchObject({ shuffle: 'both' });
    await editExam(examId, { shuffle: 'off' });
    expect(await read(examId)).not.toHaveProperty('shuffle');
    const versions = await versionsOf(examId);
    expect(versions.map(({ content }) => content.shuffle)).toEqual([
      undefined,
      'both',
      'both',
      undefined,
    ]);
  });

  it('exists for papers too, in both calls', async () => {
    const { _id: year } = (
      await admin.post('/admissioncourse/years', { unitId: 'free-b', year: 1979 })
    ).body;
    const { body: paper } = await admin.post('/multisubjectexams/mcqs', {
      parentId: year,
      ...aPaper({ shuffle: 'options' }),
    });
    expect(paper.shuffle).toBe('options');
    expect(
      (await admin.put(`/admissioncourse/exams/${paper._id}`, { shuffle: 'questions' })).body
        .shuffle,
    ).toBe('questions');
  });

  it.each(['all', '', null, 1])('is rejected as %j', async (shuffle) => {
    expect((await admin.post('/examcreation/chapter/createexam', anExam({ shuffle }))).status).toBe(
      400,
    );
  });
});

describe('the seed of an attempt', () => {
  it('is the same on every device, another one in each attempt, and only for its student', async () => {
    const { examId } = await createExam({ shuffle: 'both' });
    const [who, other] = [await backend.enrolled(), await backend.enrolled()];
    const [{ body: started }, { body: others }] = [
      await startAttempt(who, examId),
      await startAttempt(other, examId),
    ];
    expect(started.orderSeed).toMatch(/^[\w-]{16}$/);
    expect(others.orderSeed).not.toBe(started.orderSeed);
    expect((await startAttempt(who, examId, { attemptId: started._id })).body.orderSeed).toBe(
      started.orderSeed,
    );
    const [open] = (await who.get('/ext/attempts/open')).body;
    expect(open.orderSeed).toBe(started.orderSeed);
    expect((await other.get(`/ext/attempts/${started._id}`)).status).toBe(403);
    const [listed] = (await admin.get(`/ext/attempts?examId=${examId}`)).body;
    expect(listed).not.toHaveProperty('orderSeed');
  });

  it('is returned with the version of a result, of the newest submission', async () => {
    const { examId, questions } = await createExam({ shuffle: 'both' });
    const who = await backend.enrolled();
    const seeds: string[] = [];
    for (const letters of ['AA', 'AB']) {
      const { body } = await startAttempt(who, examId);
      await submit(who, examId, body._id, questions, letters);
      seeds.push(body.orderSeed);
      const { _id } = await resultOf(who, examId);
      expect(await seedOfResult(who, _id)).toBe(body.orderSeed);
      expect(await seedOfResult(admin, _id)).toBe(body.orderSeed);
    }
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('is returned with a result that the server has created of saved answers, and of late ones', async () => {
    const { examId, questions } = await createExam({ shuffle: 'both' });
    const [saver, late] = [await backend.enrolled(), await backend.enrolled()];
    const sheet = {
      selections: lettersOf(questions, 'AA').map((choice) => ({
        ...choice,
        selectedOption: [choice.selectedOption],
      })),
      writtenAnswer: [],
    };
    const [{ body: saved }, { body: lost }] = [
      await startAttempt(saver, examId),
      await startAttempt(late, examId),
    ];
    await save(saver, saved._id, 1, sheet);
    advanceClock(backend, 20 * MINUTE);
    await closeDueAttempts(
      { db: backend.db, now: () => backend.clock.now },
      { error: () => undefined },
    );
    const lateResponse = await late.post(`/ext/attempts/${lost._id}/late-answers`, sheet);
    expect(
      (await admin.post(`/ext/late-answers/${lateResponse.body._id}/accept`, { reason: 'Ill' }))
        .status,
    ).toBe(200);
    for (const [who, seed] of [
      [saver, saved.orderSeed],
      [late, lost.orderSeed],
    ] as const) {
      const result = await resultOf(who, examId);
      expect(result.score).toBe(4);
      expect(await seedOfResult(who, result._id)).toBe(seed);
    }
  });

  it('is missing if no attempt was started', async () => {
    const { examId, questions } = await createExam({ shuffle: 'both' });
    const who = await backend.enrolled();
    await submit(who, examId, 'no-attempt', questions, 'AA');
    expect(await seedOfResult(who, (await resultOf(who, examId))._id)).toBeUndefined();
  });
});
