// Questions marked as unsure: stored with the saved sheet for continuing elsewhere, and never
// answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAPER_RESULTS, SINGLE, save, sheetOf, startAttempt, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const aSheet = { selections: [], writtenAnswer: [] };

describe('questions that are marked as unsure', () => {
  it('are returned with the sheet to every device: by the start, the open attempts and the attempt', async () => {
    const person = await backend.enrolled();
    const sheet = await sheetOf(person, FREE_PAPER, ['A', 'B']);
    const unsure = sheet.selections.map(({ questionId }) => questionId).reverse();
    const { body: attempt } = await startAttempt(person);
    expect((await save(person, attempt._id, 1, { ...sheet, unsure })).status).toBe(200);
    const saved = {
      ...attempt,
      sequence: 1,
      savedAt: backend.clock.now.toISOString(),
      answers: { ...sheet, unsure },
    };
    const resumed = await startAttempt(person);
    expect([resumed.status, resumed.body]).toEqual([200, saved]);
    expect((await person.get('/ext/attempts/open')).body).toEqual([saved]);
    expect((await person.get(`/ext/attempts/${attempt._id}`)).body).toMatchObject({
      answers: { unsure },
    });
    await save(person, attempt._id, 2, sheet);
    expect((await startAttempt(person)).body.answers).toEqual(sheet);
  });

  it('are questions of the exam, in all its kinds, and each once', async () => {
    const person = await backend.enrolled();
    const [paper] = (await sheetOf(person, FREE_PAPER, ['A'])).selections;
    const [single] = (await sheetOf(person, SINGLE, ['A'])).selections;
    const written = (await person.get(`/examcreation/examid/${WRITTEN}`)).body.written[0]._id;
    const all = [
      paper?.questionId ?? '',
      single?.questionId ?? '',
      written,
      'nothing',
      paper?.questionId ?? '',
    ];
    for (const [exam, own] of [
      [FREE_PAPER, paper?.questionId],
      [SINGLE, single?.questionId],
      [WRITTEN, written],
    ] as const) {
      const { _id: id } = (await startAttempt(person, exam)).body;
      expect((await save(person, id, 1, { ...aSheet, unsure: all })).status).toBe(200);
      expect((await startAttempt(person, exam)).body.answers).toEqual({ ...aSheet, unsure: [own] });
    }
  });

  it('are not answers: a sheet without answers is blank when the server closes it', async () => {
    const person = await backend.enrolled();
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    const { _id: id } = (await startAttempt(person)).body;
    await save(person, id, 1, {
      ...aSheet,
      unsure: sheet.selections.map(({ questionId }) => questionId),
    });
    advanceClock(backend, 62 * MINUTE);
    await startAttempt(person);
    expect((await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).status).toBe(404);
  });

  it('belong to the save: the same list again is a repeat, another list with the same number is rejected', async () => {
    const person = await backend.enrolled();
    const sheet = await sheetOf(person, FREE_PAPER, ['A', 'A']);
    const [first = '', second = ''] = sheet.selections.map(({ questionId }) => questionId);
    const { _id: id } = (await startAttempt(person)).body;
    await save(person, id, 1, { ...sheet, unsure: [first, second] });
    expect((await save(person, id, 1, { ...sheet, unsure: [second, first] })).body.stored).toBe(
      false,
    );
    expect((await save(person, id, 1, sheet)).status).toBe(409);
  });

  it('have limits', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`);
    expect((await save(person, id, 1, { ...aSheet, unsure: ids(500) })).status).toBe(200);
    expect((await save(person, id, 2, { ...aSheet, unsure: ids(501) })).status).toBe(400);
    expect((await save(person, id, 2, { ...aSheet, unsure: [''] })).status).toBe(400);
  });
});
