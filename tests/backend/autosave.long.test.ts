// Answers that are saved while an exam runs: whole sheets, the newest wins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SINGLE, save, sheetOf, startAttempt, submitAnswers, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { sendPdf } from './send-pdf.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const saved = async (person: Student, id: string) => (await person.get(`/ext/attempts/${id}`)).body;

describe('saving', () => {
  it('stores the whole sheet, which the attempt and the list of running attempts return', async () => {
    const person = await backend.enrolled();
    const attempt = (await startAttempt(person)).body;
    expect(await saved(person, attempt._id)).toEqual({ ...attempt, sequence: 0, lateAnswers: [] });
    const [first, second] = [
      await sheetOf(person, FREE_PAPER, ['A', 'AB']),
      await sheetOf(person, FREE_PAPER, ['A', '', 'C']),
    ];
    await save(person, attempt._id, 1, first);
    advanceClock(backend, 1000);
    const response = await save(person, attempt._id, 7, second);
    const savedAt = backend.clock.now.toISOString();
    expect([response.status, response.body]).toEqual([200, { sequence: 7, savedAt, stored: true }]);
    const whole = { ...attempt, serverTime: savedAt, sequence: 7, savedAt, answers: second };
    expect(await saved(person, attempt._id)).toEqual({ ...whole, lateAnswers: [] });
    const single = (await startAttempt(person, SINGLE)).body;
    const open = (await person.get('/ext/attempts/open')).body;
    expect(open).toHaveLength(2);
    expect(open).toEqual(expect.arrayContaining([whole, { ...single, sequence: 0 }]));
    await submitAnswers(person, attempt._id);
    expect((await person.get('/ext/attempts/open')).body).toEqual([{ ...single, sequence: 0 }]);
    advanceClock(backend, 12 * MINUTE);
    expect((await person.get('/ext/attempts/open')).body).toEqual([]);
  });

  it('returns the earlier response for a repeat, in any order of answers, and rejects older or different sheets', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const [sheet, other] = [
      await sheetOf(person, FREE_PAPER, ['A', 'AB']),
      await sheetOf(person, FREE_PAPER, ['B', 'AB']),
    ];
    const first = await save(person, id, 5, sheet);
    advanceClock(backend, 1000);
    const shuffled = {
      ...sheet,
      selections: sheet.selections.toReversed().map(({ questionId, selectedOption }) => ({
        questionId,
        selectedOption: selectedOption.toReversed(),
      })),
    };
    const repeat = await save(person, id, 5, shuffled);
    expect([repeat.status, repeat.body]).toEqual([200, { ...first.body, stored: false }]);
    for (const [sequence, answers] of [
      [5, other],
      [4, other],
      [1, sheet],
    ] as const) {
      const refused = await save(person, id, sequence, answers);
      expect([refused.status, refused.body.error]).toEqual([
        409,
        'Another tab or device has saved newer answers.',
      ]);
    }
    expect((await saved(person, id)).answers).toEqual(sheet);
  });

  it('twenty times at the same time ends with the newest sheet', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const [firstSheet, secondSheet] = [
      await sheetOf(person, FREE_PAPER, ['A']),
      await sheetOf(person, FREE_PAPER, ['B']),
    ];
    const numbers = Array.from({ length: 20 }, (_, index) => ((index * 7) % 20) + 1);
    const responses = await Promise.all(
      numbers.map((sequence) =>
        save(person, id, sequence, sequence === 20 ? secondSheet : firstSheet),
      ),
    );
    expect(new Set(responses.map((response) => response.status)).size).toBeLessThanOrEqual(2);
    for (const response of responses) expect([200, 409]).toContain(response.status);
    expect(await saved(person, id)).toMatchObject({ sequence: 20, answers: secondSheet });
  });

  it('is accepted until deadline and grace period are over or the exam is submitted, and not from then on', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    advanceClock(backend, 61.5 * MINUTE);
    expect((await save(person, id, 1, sheet)).status).toBe(200);
    advanceClock(backend, 1);
    for (const sequence of [1, 2]) {
      const late = await save(person, id, sequence, sheet);
      expect([late.status, late.body.error]).toEqual([410, 'The exam is closed.']);
    }
    const next = (await startAttempt(person)).body;
    await submitAnswers(person, next._id);
    expect((await save(person, next._id, 1, sheet)).status).toBe(410);
  });
});

describe('a sheet', () => {
  it('is saved by the student of the attempt, and read by them, admins and the service', async () => {
    const [person, other, admin] = [
      await backend.enrolled(),
      await backend.enrolled(),
      await backend.admin(),
    ];
    const { _id: id } = (await startAttempt(person)).body;
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    const address = `/ext/attempts/${id}/answers`;
    for (const stranger of [other, admin])
      expect((await stranger.put(address, { sequence: 1, ...sheet })).status).toBe(403);
    expect((await backend.visitor().put(address, { sequence: 1, ...sheet })).status).toBe(401);
    expect((await save(person, 'unknown', 1, sheet)).status).toBe(404);
    expect((await other.get(`/ext/attempts/${id}`)).status).toBe(403);
    expect((await admin.get(`/ext/attempts/${id}`)).status).toBe(200);
    expect((await backend.visitor().get(`/ext/attempts/${id}`, backend.service)).status).toBe(200);
  });

  it('has one answer per question: one option in a single exam, an own file for a written one', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const paper = (await startAttempt(person)).body._id;
    const { selections } = await sheetOf(person, FREE_PAPER, ['A']);
    expect(
      (
        await save(person, paper, 1, {
          selections: [...selections, ...selections],
          writtenAnswer: [],
        })
      ).status,
    ).toBe(400);
    const single = (await startAttempt(person, SINGLE)).body._id;
    const double = await save(person, single, 1, await sheetOf(person, SINGLE, ['A', 'AB']));
    expect([double.status, double.body.fields[0].path]).toEqual([
      400,
      'selections.1.selectedOption',
    ]);
    const written = (await startAttempt(person, WRITTEN)).body._id;
    const upload = async (by: Student) => (await sendPdf(by)).body.url;
    const sheet = (answerPdf: string) => ({
      selections: [],
      writtenAnswer: [{ questionId: 'w', answerPdf }],
    });
    const foreign = await save(person, written, 1, sheet(await upload(other)));
    expect([foreign.status, foreign.body.fields[0].path]).toEqual([
      400,
      'writtenAnswer.0.answerPdf',
    ]);
    expect((await save(person, written, 1, sheet(await upload(person)))).status).toBe(200);
  });

  it('has limits', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const many = (length: number) =>
      Array.from({ length }, (_, index) => ({ questionId: `q${index}`, selectedOption: ['x'] }));
    const empty = { selections: [], writtenAnswer: [] };
    expect((await save(person, id, 1, { ...empty, selections: many(501) })).status).toBe(400);
    for (const sequence of [0, -1, 1.5, 2 ** 31])
      expect((await save(person, id, sequence, empty)).status, String(sequence)).toBe(400);
    expect((await save(person, id, 1, { ...empty, score: 5 })).status).toBe(400);
    expect((await save(person, id, 1, { ...empty, selections: many(500) })).status).toBe(200);
  });
});
