// An attempt that is open on two devices: what one of them submits replaces no answers that the
// other one has saved since (docs/decisions/006).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { lockUser } from '../../backend/src/modules/auth/queries.ts';
import { insertPaperVersion } from '../../backend/src/modules/results/store-queries.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  singleVersions,
  startAttempt,
} from './attempt-kit.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

type Sheet = Awaited<ReturnType<typeof sheetOf>>;

const query = (lastSave?: number) => (lastSave === undefined ? '' : `?lastSave=${lastSave}`);

const submitSingle = (
  student: Student,
  attemptId: string,
  { selections, writtenAnswer }: Sheet,
  lastSave?: number,
) =>
  student.post(
    `/exams/results${query(lastSave)}`,
    {
      examId: SINGLE,
      userId: student.userId,
      mcqAnswers: selections.map(({ questionId, selectedOption: [selectedOption] }) => ({
        questionId,
        selectedOption,
      })),
      writtenAnswer,
      timeTaken: 1,
    },
    { 'idempotency-key': attemptId },
  );

async function submitPaper(
  student: Student,
  attemptId: string,
  { selections }: Sheet,
  lastSave: number,
) {
  const { body } = await student.get(`/multisubjectexams/mcqs/${FREE_PAPER}`);
  const subjects = body.subjects.map((subject: { _id: string; mcqs: { _id: string }[] }) => ({
    subjectId: subject._id,
    results: selections.filter(({ questionId }) =>
      subject.mcqs.some(({ _id }) => _id === questionId),
    ),
  }));
  return student.post(
    `${PAPER_RESULTS}${query(lastSave)}`,
    { examId: FREE_PAPER, userId: student.userId, subjects, totalScore: 0, timeTaken: 1 },
    { 'idempotency-key': attemptId },
  );
}

const closeBlank = (student: Student, attemptId: string, lastSave: number) =>
  student.post(`/ext/attempts/${attemptId}/close${query(lastSave)}`);

const isRefused = { status: 409, body: { code: 'NEWER_ANSWERS_SAVED' } };

/** An attempt with two saves, the second one by a device that the first one does not know. */
async function savedTwice(examId: string, first: string[], second: string[]) {
  const student = await backend.enrolled();
  const { _id } = (await startAttempt(student, examId)).body;
  const [older, newer] = [
    await sheetOf(student, examId, first),
    await sheetOf(student, examId, second),
  ];
  await save(student, _id, 1, older);
  await save(student, _id, 2, newer);
  return { student, id: _id as string, older, newer };
}

describe('a single exam', () => {
  it('is not submitted with older answers by a device that does not know the last save', async () => {
    const { student, id, older, newer } = await savedTwice(SINGLE, ['B'], ['A', 'B', 'A']);
    expect(await submitSingle(student, id, older, 1)).toMatchObject(isRefused);
    expect(await singleVersions(backend, student.userId)).toEqual([]);
    const again = await submitSingle(student, id, newer, 2);
    expect([again.status, again.body.score]).toEqual([201, 3]);
  });

  it('is submitted with other answers by a device that knows the last save', async () => {
    const { student, id, older } = await savedTwice(SINGLE, ['A'], ['A', 'B', 'A']);
    expect((await submitSingle(student, id, older, 2)).status).toBe(201);
  });

  it('is submitted with the saved answers, even if the device has no response to their save', async () => {
    const { student, id, newer } = await savedTwice(SINGLE, ['B'], ['A', 'B', 'A']);
    const reversed = { ...newer, selections: [...newer.selections].reverse() };
    expect((await submitSingle(student, id, reversed, 1)).status).toBe(201);
  });

  it('is submitted by a client that names no save, and a repeat gets the first receipt', async () => {
    const { student, id, older, newer } = await savedTwice(SINGLE, ['A'], ['A', 'B', 'A']);
    const first = await submitSingle(student, id, older);
    expect(first.status).toBe(201);
    expect((await submitSingle(student, id, newer)).body).toEqual(first.body);
  });

  it('answers a repeat with the first receipt, whatever save the device knows', async () => {
    const { student, id, newer } = await savedTwice(SINGLE, ['A'], ['A', 'B', 'A']);
    const first = await submitSingle(student, id, newer, 2);
    const repeat = await submitSingle(student, id, newer, 0);
    expect([repeat.status, repeat.body]).toEqual([201, first.body]);
  });

  it('that another device has submitted is closed for other answers, which can be late ones', async () => {
    const { student, id, newer } = await savedTwice(SINGLE, ['A'], ['A', 'B']);
    expect((await submitSingle(student, id, newer, 2)).status).toBe(201);
    const unsaved = await sheetOf(student, SINGLE, ['A', 'B', 'A']);
    expect(await submitSingle(student, id, unsaved, 2)).toMatchObject({
      status: 410,
      body: { code: 'EXAM_CLOSED' },
    });
    const late = await student.post(`/ext/attempts/${id}/late-answers`, unsaved);
    expect([late.status, late.body.state]).toEqual([202, 'waiting']);
  });
});

it('a retake is not submitted with older answers either', async () => {
  const { student, id, newer } = await savedTwice(SINGLE, ['A'], ['A', 'B', 'A']);
  const { _id: resultId } = (await submitSingle(student, id, newer, 2)).body;
  const retake = (await startAttempt(student, SINGLE, { resultId })).body._id;
  await save(student, retake, 1, newer);
  const older = await sheetOf(student, SINGLE, ['B']);
  const refused = await student.put(
    `/exams/results/${resultId}?lastSave=0`,
    {
      examId: SINGLE,
      userId: student.userId,
      mcqAnswers: older.selections.map(({ questionId, selectedOption: [selectedOption] }) => ({
        questionId,
        selectedOption,
      })),
      writtenAnswer: [],
      timeTaken: 1,
    },
    { 'idempotency-key': retake },
  );
  expect(refused).toMatchObject(isRefused);
});

it('a paper is not submitted with older answers by a device that does not know the last save', async () => {
  const { student, id, older, newer } = await savedTwice(FREE_PAPER, ['B'], ['A', 'AB', 'C']);
  expect(await submitPaper(student, id, older, 1)).toMatchObject(isRefused);
  expect(await paperVersions(backend, student.userId)).toEqual([]);
  const first = await submitPaper(student, id, newer, 1);
  expect(first.status).toBe(201);
  expect((await submitPaper(student, id, newer, 1)).body).toEqual(first.body);
  expect((await submitPaper(student, id, older, 1)).status).toBe(410);
});

it('a retake of a paper and a result by the student id are not submitted with older answers', async () => {
  const { student, id, newer } = await savedTwice(FREE_PAPER, ['B'], ['A', 'AB', 'C']);
  const { _id: resultId } = (await submitPaper(student, id, newer, 2)).body;
  const retake = (await startAttempt(student, FREE_PAPER, { resultId })).body._id;
  await save(student, retake, 1, newer);
  const paper = await student.put(
    `${PAPER_RESULTS}/${resultId}?lastSave=0`,
    { id: resultId, data: { subjects: [], totalScore: 0, timeTaken: 1 } },
    { 'idempotency-key': retake },
  );
  expect(paper).toMatchObject(isRefused);

  const single = await savedTwice(SINGLE, ['B'], ['A', 'B', 'A']);
  const result = await single.student.post(
    '/exams/exam-results?lastSave=1',
    {
      examId: SINGLE,
      studentId: single.student.studentId,
      mcqAnswers: [],
      writtenAnswer: [],
      timeTaken: 1,
    },
    { 'idempotency-key': single.id },
  );
  expect(result).toMatchObject(isRefused);
});

it('an attempt is not closed as blank while another device has saved answers', async () => {
  const { student, id } = await savedTwice(SINGLE, [], ['A']);
  expect(await closeBlank(student, id, 1)).toMatchObject(isRefused);
  expect((await student.get(`/ext/attempts/${id}`)).body.closedAt).toBeUndefined();
  expect((await closeBlank(student, id, 2)).status).toBe(200);
});

it.each([
  ['a single exam', SINGLE, submitSingle],
  ['a paper', FREE_PAPER, submitPaper],
] as const)(
  '%s: a save that is committed during a submission is not lost',
  async (_, examId, submit) => {
    const student = await backend.enrolled();
    const id = (await startAttempt(student, examId)).body._id as string;
    const older = await sheetOf(student, examId, ['B']);
    const newer = await sheetOf(student, examId, ['A', 'B', 'C']);
    await save(student, id, 1, older);
    const { response } = await backend.db.transaction(async (tx) => {
      await tx.update(attempts).set({ sequence: 2, answers: newer }).where(eq(attempts.id, id));
      return sendUntilBlocked(backend, tx, () => submit(student, id, older, 1));
    });
    expect(await response).toMatchObject(isRefused);
    expect((await student.get(`/ext/attempts/${id}`)).body.closedAt).toBeUndefined();
    expect((await submit(student, id, newer, 2)).status).toBe(201);
  },
);

it('a submission that waits for an admin who ends the time is too late after the grace', async () => {
  const student = await backend.enrolled();
  const id = (await startAttempt(student, SINGLE)).body._id as string;
  const sheet = await sheetOf(student, SINGLE, ['A']);
  const { response } = await backend.db.transaction(async (tx) => {
    const deadline = new Date(Date.now() - 24 * HOUR);
    await tx.update(attempts).set({ deadline }).where(eq(attempts.id, id));
    return sendUntilBlocked(backend, tx, () => submitSingle(student, id, sheet, 0));
  });
  expect(await response).toMatchObject({ status: 410, body: { code: 'EXAM_CLOSED' } });
  expect(await singleVersions(backend, student.userId)).toEqual([]);
});

it('a first submission that meets another one of the exam is a version of the same result', async () => {
  const student = await backend.enrolled();
  const id = (await startAttempt(student, FREE_PAPER)).body._id as string;
  const sheet = await sheetOf(student, FREE_PAPER, ['A']);
  // As if an admin accepted late answers of an earlier attempt meanwhile.
  const earlier = {
    userId: student.userId,
    examId: FREE_PAPER,
    key: null,
    attempt: { id: 'earlier', startedAt: new Date(Date.now() - 24 * HOUR) },
    overriddenClaims: 0,
    wrongCount: 0,
    keyRevision: 0,
    examVersionId: 'earlier',
  };
  const version = {
    dateTaken: earlier.attempt.startedAt,
    totalScore: 1,
    timeTaken: 1,
    answersHash: 'earlier',
    subjects: [],
  };
  const { response } = await backend.db.transaction(async (tx) => {
    await lockUser(tx, student.userId);
    const sent = await sendUntilBlocked(backend, tx, () => submitPaper(student, id, sheet, 0));
    await insertPaperVersion(tx, earlier, version);
    return sent;
  });
  expect((await response).status).toBe(201);
  const stored = await paperVersions(backend, student.userId);
  expect(stored).toMatchObject([
    { attemptId: 'earlier', version: 1, countsForRank: true },
    { attemptId: id, version: 2, countsForRank: false },
  ]);
  expect(stored[1]?.resultId).toBe(stored[0]?.resultId);
});

it('a save that is committed while the attempt is closed as blank is not lost', async () => {
  const student = await backend.enrolled();
  const id = (await startAttempt(student, SINGLE)).body._id as string;
  const newer = await sheetOf(student, SINGLE, ['A']);
  const { response } = await backend.db.transaction(async (tx) => {
    await tx.update(attempts).set({ sequence: 1, answers: newer }).where(eq(attempts.id, id));
    return sendUntilBlocked(backend, tx, () => closeBlank(student, id, 0));
  });
  expect(await response).toMatchObject(isRefused);
});

it.each(['-1', 'last', '2147483648'])('?lastSave=%s is refused as invalid', async (text) => {
  const { student, id, newer } = await savedTwice(SINGLE, [], ['A']);
  const response = await student.post(
    `/exams/results?lastSave=${text}`,
    { examId: SINGLE, userId: student.userId, mcqAnswers: [], writtenAnswer: [], timeTaken: 1 },
    { 'idempotency-key': id },
  );
  expect(response.status).toBe(400);
  expect((await submitSingle(student, id, newer, 2)).status).toBe(201);
});
