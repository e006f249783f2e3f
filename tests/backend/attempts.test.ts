// Attempts: the server's clock, one open at a time, closed by their submission; exams that have not
// opened.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { FREE_PAPER, QUESTION_CANARY } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';

const URL = '/multisubjectexamsresult/exam-results';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.enrolled();
});

const start = (who: Student, extra: object = {}) =>
  who.post('/ext/attempts', { kind: 'multi-subject', examId: FREE_PAPER, ...extra });
const data = { subjects: onePaperAnswer(FREE_PAPER), totalScore: 1, timeTaken: 1 };
const submit = (who: Student, key?: string) =>
  who.post(
    URL,
    { examId: FREE_PAPER, userId: who.userId, ...data },
    key === undefined ? {} : { 'idempotency-key': key },
  );

describe('starting', () => {
  it('creates an attempt whose deadline is the time limit and thirty seconds after now', async () => {
    const { status, body } = await start(person);
    expect(status).toBe(201);
    const now = backend.clock.now;
    expect(body).toEqual({
      _id: expect.any(String),
      kind: 'multi-subject',
      examId: FREE_PAPER,
      userId: person.userId,
      sequence: 0,
      examVersionId: expect.any(String),
      orderSeed: expect.any(String),
      startedAt: now.toISOString(),
      serverTime: now.toISOString(),
      deadline: new Date(now.getTime() + 60.5 * MINUTE).toISOString(),
    });
  });

  it('again returns the open attempt, with the server’s time', async () => {
    const first = (await start(person)).body;
    advanceClock(backend, 5 * MINUTE);
    const again = await start(person);
    expect([again.status, again.body]).toEqual([
      200,
      { ...first, serverTime: backend.clock.now.toISOString() },
    ]);
  });

  it('ten times concurrently creates one attempt', async () => {
    const someone = await backend.enrolled();
    const responses = await Promise.all(Array.from({ length: 10 }, () => start(someone)));
    expect(new Set(responses.map((response) => response.body._id)).size).toBe(1);
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
  });

  it('needs an enrolment and an existing exam', async () => {
    expect((await start(await backend.student())).status).toBe(403);
    expect(
      (await backend.visitor().post('/ext/attempts', { kind: 'multi-subject', examId: FREE_PAPER }))
        .status,
    ).toBe(401);
    expect((await start(person, { examId: 'nothing' })).status).toBe(404);
    expect((await start(person, { kind: 'single' })).status).toBe(404);
    expect((await start(person, { startedAt: '2020-01-01' })).status).toBe(400);
  });
});

describe('submitting', () => {
  it('with the attempt’s id closes it, and the next start creates another one', async () => {
    const attempt = (await start(person)).body;
    expect((await submit(person, attempt._id)).status).toBe(201);
    const next = await start(person);
    expect(next.status).toBe(201);
    expect(next.body._id).not.toBe(attempt._id);
  });

  it('again with the same id returns the first receipt, even after the deadline', async () => {
    const attempt = (await start(person)).body;
    const first = await submit(person, attempt._id);
    advanceClock(backend, 100 * MINUTE);
    expect((await submit(person, attempt._id)).body).toEqual(first.body);
  });

  it('is accepted until a minute after the deadline, and then refused', async () => {
    const someone = await backend.enrolled();
    const attempt = (await start(someone)).body;
    advanceClock(backend, 61.5 * MINUTE + 1);
    const late = await submit(someone, attempt._id);
    expect([late.status, late.body.error]).toEqual([410, 'The exam is closed.']);
    advanceClock(backend, -1);
    expect((await submit(someone, attempt._id)).status).toBe(201);
  });

  it('concurrently with the same id stores one result, which every response contains', async () => {
    const someone = await backend.enrolled();
    const attempt = (await start(someone)).body;
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => submit(someone, attempt._id)),
    );
    for (const { status, body } of responses)
      expect([status, body]).toEqual([201, responses[0]?.body]);
  });

  it('is refused for an attempt that another one has replaced', async () => {
    const someone = await backend.enrolled();
    const old = (await start(someone)).body;
    advanceClock(backend, 62 * MINUTE);
    const next = await start(someone);
    expect([next.status, next.body._id === old._id]).toEqual([201, false]);
    expect((await submit(someone, old._id)).status).toBe(410);
    expect((await submit(someone, next.body._id)).status).toBe(201);
  });

  it('without an attempt’s id is accepted only while no attempt is open', async () => {
    const someone = await backend.enrolled();
    expect((await submit(someone, 'no attempt')).status).toBe(201);
    await start(someone);
    expect((await submit(someone)).status).toBe(409);
    expect((await submit(someone, 'another key')).status).toBe(409);
    advanceClock(backend, 62 * MINUTE);
    const closed = await submit(someone, 'another key');
    expect([closed.status, closed.body.error]).toEqual([410, 'The exam is closed.']);
  });

  it('is refused for the attempt of another student or exam', async () => {
    const [one, two] = [await backend.enrolled(), await backend.enrolled()];
    const attempt = (await start(one)).body;
    await start(two);
    expect((await submit(two, attempt._id)).status).toBe(409);
    const single = {
      examId: 'free10-motion-exam-1',
      userId: one.userId,
      mcqAnswers: [],
      writtenAnswer: [],
    };
    expect(
      (await one.post('/exams/results', single, { 'idempotency-key': attempt._id })).status,
    ).toBe(400);
    expect((await submit(one, attempt._id)).status).toBe(201);
  });
});

describe('a retake', () => {
  it('starts for the own result in that exam, and its submission replaces the result', async () => {
    const someone = await backend.enrolled();
    const { _id: resultId } = (await submit(someone)).body;
    const attempt = (await start(someone, { resultId })).body;
    expect(attempt.resultId).toBe(resultId);
    const retake = await someone.put(
      `${URL}/${resultId}`,
      { id: resultId, data },
      { 'idempotency-key': attempt._id },
    );
    expect([retake.status, retake.body._id]).toEqual([200, resultId]);
  });

  it('replaces the existing result, even if the start names none and the submission is a POST', async () => {
    const someone = await backend.enrolled();
    const { _id: resultId } = (await submit(someone)).body;
    const attempt = (await start(someone)).body;
    expect(attempt.resultId).toBe(resultId);
    const again = await submit(someone, attempt._id);
    expect([again.status, again.body._id]).toEqual([201, resultId]);
  });

  it('is refused for another result than its own', async () => {
    const someone = await backend.enrolled();
    const { _id: resultId } = (await submit(someone)).body;
    const attempt = (await start(someone)).body;
    const values = {
      dateTaken: backend.clock.now,
      totalScore: 0,
      timeTaken: 1,
      answersHash: 'x',
      subjects: [],
    };
    // An older release allowed two results of a user in one exam.
    await backend.db
      .insert(multiSubjectResults)
      .values({ id: 'second', userId: someone.userId, examId: FREE_PAPER, ...values });
    const other = await someone.put(
      `${URL}/second`,
      { id: 'second', data },
      { 'idempotency-key': attempt._id },
    );
    expect([other.status, other.body.error]).toEqual([400, 'This attempt is for another result.']);
    expect(
      (
        await someone.put(
          `${URL}/${resultId}`,
          { id: resultId, data },
          { 'idempotency-key': attempt._id },
        )
      ).status,
    ).toBe(200);
  });

  it('creates the result again if an admin has deleted it meanwhile', async () => {
    const [someone, admin] = [await backend.enrolled(), await backend.admin()];
    const { _id: resultId } = (await submit(someone)).body;
    const attempt = (await start(someone)).body;
    expect((await admin.send('DELETE', `${URL}/${resultId}`)).status).toBe(200);
    expect((await someone.put(`${URL}/${resultId}`, { id: resultId, data })).status).toBe(404);
    const retake = await someone.put(
      `${URL}/${resultId}`,
      { id: resultId, data },
      { 'idempotency-key': attempt._id },
    );
    expect([retake.status, retake.body._id]).toEqual([200, resultId]);
    expect((await someone.get(`${URL}/${resultId}`)).body).toEqual(retake.body);
  });

  it('cannot start for a result of another student or exam', async () => {
    const [one, two] = [await backend.enrolled(), await backend.enrolled()];
    const { _id: resultId } = (await submit(one)).body;
    expect((await start(two, { resultId })).status).toBe(403);
    expect((await start(two, { resultId: 'nothing' })).status).toBe(404);
    expect(
      (
        await one.post('/ext/attempts', {
          kind: 'single',
          examId: 'free10-motion-exam-1',
          resultId,
        })
      ).status,
    ).toBe(404);
  });
});

describe('an exam that was archived', () => {
  it('is submitted by a student with an open attempt, and refused to all others', async () => {
    const [someone, other, third] = [
      await backend.enrolled(),
      await backend.enrolled(),
      await backend.enrolled(),
    ];
    const attempt = (await start(someone)).body;
    const archive = (archivedAt: Date | null) =>
      backend.db
        .update(multiSubjectExams)
        .set({ archivedAt })
        .where(eq(multiSubjectExams.id, FREE_PAPER));
    await archive(backend.clock.now);
    expect([(await start(other)).status, (await submit(third)).status]).toEqual([404, 404]);
    expect((await start(someone)).body._id).toBe(attempt._id);
    expect((await submit(someone, attempt._id)).status).toBe(201);
    await archive(null);
  });
});

describe('an exam that opens later', () => {
  const SINGLE = 'free10-motion-exam-1';
  const NOT_YET = [410, 'The exam has not opened yet.'];
  const opening = () => new Date(backend.clock.now.getTime() + 60 * MINUTE);
  const attempt = { kind: 'single', examId: SINGLE };
  const submitExam = (who: Student) =>
    who.post('/exams/results', {
      examId: SINGLE,
      userId: who.userId,
      mcqAnswers: [],
      writtenAnswer: [],
    });
  const addresses = [
    `/examcreation/examid/${SINGLE}`,
    '/examcreation/chapter/free10-motion',
    `/ext/batch/exams?ids=${SINGLE}`,
  ];
  const questions = (text: string) => text.split(`${QUESTION_CANARY} free10 m`).length - 1;
  const opensIn = async (date: Date) =>
    void (await backend.db.update(exams).set({ startingDate: date }).where(eq(exams.id, SINGLE)));

  it('cannot be started or submitted by students until then; those without an enrolment get 403', async () => {
    await opensIn(opening());
    const someone = await backend.enrolled();
    for (const { status, body } of [
      await someone.post('/ext/attempts', attempt),
      await submitExam(someone),
    ]) {
      expect([status, body.error]).toEqual(NOT_YET);
    }
    expect((await (await backend.student()).post('/ext/attempts', attempt)).status).toBe(403);
    expect((await (await backend.admin()).post('/ext/attempts', attempt)).status).toBe(201);
    advanceClock(backend, 60 * MINUTE);
    expect((await someone.post('/ext/attempts', attempt)).status).toBe(201);
  });

  it('shows students its outline until then, and admins and the service its questions', async () => {
    await opensIn(opening());
    const someone = await backend.enrolled();
    const admin = await backend.admin();
    for (const url of addresses) {
      const early = await someone.get(url);
      expect(
        [early.status, early.text.includes('startingDate'), questions(early.text)],
        url,
      ).toEqual([200, true, 0]);
      expect(questions((await admin.get(url)).text), url).toBe(3);
      expect(questions((await backend.visitor().get(url, backend.service)).text), url).toBe(3);
    }
    advanceClock(backend, 60 * MINUTE);
    for (const url of addresses) expect(questions((await someone.get(url)).text), url).toBe(3);
  });
});
