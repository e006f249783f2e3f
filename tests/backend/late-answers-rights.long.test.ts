// Who may not send or decide about late answers, and the maximum size of a sheet.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SINGLE, save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { end, give } from './grant-kit.ts';
import { advanceClock, type Backend, startBackend, statusAndCode, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const send = (person: Visitor, attemptId: string, sheet: object) =>
  person.post(`/ext/attempts/${attemptId}/late-answers`, sheet);

/** 170 kB; none of the questions is in the exam. */
const hugeSheet = {
  selections: Array.from({ length: 500 }, (_, index) => ({
    questionId: `${index}`.padEnd(100, 'q'),
    selectedOption: ['o'.repeat(100), 'p'.repeat(100)],
  })),
  writtenAnswer: [],
};

it('a reader of the key has no late answers: not sent, and not accepted', async () => {
  const person = await backend.enrolled();
  const { _id: id } = (await startAttempt(person, SINGLE)).body;
  const [first, second] = [
    await sheetOf(person, SINGLE, ['A']),
    await sheetOf(person, SINGLE, ['A', 'B']),
  ];
  expect((await person.post(`/ext/attempts/${id}/close`)).status).toBe(200);
  const { _id: late } = (await send(person, id, first)).body;
  expect((await give(admin, person, 'teacher')).status).toBe(200);
  expect(statusAndCode(await send(person, id, second))).toEqual([403, 'GRANT_IN_COURSE']);
  expect(
    statusAndCode(await admin.post(`/ext/late-answers/${late}/accept`, { reason: 'In time.' })),
  ).toEqual([409, 'STUDENT_HAS_GRANT']);
  expect((await end(admin, person)).status).toBe(200);
  expect(
    statusAndCode(await admin.post(`/ext/late-answers/${late}/accept`, { reason: 'In time.' })),
  ).toEqual([200, undefined]);
});

it('late answers cannot be decided by their own student, not even by an admin', async () => {
  const { _id: attemptId } = (await admin.post('/ext/attempts', { kind: 'single', examId: SINGLE }))
    .body;
  advanceClock(backend, 62 * MINUTE);
  const sheet = { selections: [{ questionId: 'q', selectedOption: ['o'] }], writtenAnswer: [] };
  const { _id: late } = (await send(admin, attemptId, sheet)).body;
  for (const [what, body] of [
    ['accept', { reason: 'In time.' }],
    ['refuse', { reason: 'Too late.' }],
  ] as const)
    expect(
      statusAndCode(await admin.post(`/ext/late-answers/${late}/${what}`, body)),
      what,
    ).toEqual([403, 'OWN_EXAM_MARKED']);
  const other = await backend.newAdmin();
  expect(
    (await other.post(`/ext/late-answers/${late}/accept`, { reason: 'In time.' })).status,
  ).toBe(200);
});

it('a sheet above 128 kB is neither saved nor kept as late', async () => {
  const person = await backend.enrolled();
  const { _id: id } = (await startAttempt(person, FREE_PAPER)).body;
  expect(statusAndCode(await save(person, id, 1, hugeSheet))).toEqual([413, 'BODY_TOO_LARGE']);
  const whole = await sheetOf(person, FREE_PAPER, ['A', 'AB', 'C', 'D']);
  expect((await save(person, id, 1, whole)).status).toBe(200);
  advanceClock(backend, 62 * MINUTE);
  expect(statusAndCode(await send(person, id, hugeSheet))).toEqual([413, 'BODY_TOO_LARGE']);
});
