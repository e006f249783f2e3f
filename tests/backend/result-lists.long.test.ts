// Lists of results, marking, deletion, submissions with a student's id, and the rule of one result
// per user and exam.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockUser } from '../../backend/src/modules/auth/queries.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { examResults, multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  singleVersions,
  startAttempt,
  submitAnswers,
  WRITTEN,
} from './attempt-kit.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneSingleAnswer, oneWrittenAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(examResults);
  await backend.db.delete(multiSubjectResults);
});

const body = (person: Student, examId: string, extra: object = {}) => ({
  examId,
  userId: person.userId,
  mcqAnswers: [],
  writtenAnswer: [],
  ...extra,
});
const single = async (person: Student, examId = SINGLE) =>
  (
    await person.post(
      '/exams/results',
      body(person, examId, examId === SINGLE ? { mcqAnswers: oneSingleAnswer(SINGLE) } : {}),
    )
  ).body;

describe('a page of results in papers', () => {
  it('contains the own results of a student, all results for admins and the service, newest first', async () => {
    const people = [await backend.enrolled(), await backend.enrolled(), await backend.enrolled()];
    const results: { _id: string }[] = [];
    for (const person of people) {
      advanceClock(backend, 1000);
      results.unshift((await submitAnswers(person)).body);
    }
    const own = await people[0]?.get(PAPER_RESULTS);
    expect([own?.body, own?.headers['x-total-count']]).toEqual([[results[2]], '1']);
    const all = await admin.get(`${PAPER_RESULTS}?offset=1&limit=1`);
    expect([all.body, all.headers['x-total-count']]).toEqual([[results[1]], '3']);
    expect((await backend.visitor().get(PAPER_RESULTS, backend.service)).body).toEqual(results);
    expect((await backend.visitor().get(PAPER_RESULTS)).status).toBe(401);
    for (const query of ['limit=101', 'limit=0', 'offset=-1', 'sort=x'])
      expect((await admin.get(`${PAPER_RESULTS}?${query}`)).status).toBe(400);
  });
});

describe('results in single exams', () => {
  it('of an exam are listed page by page, for admins only', async () => {
    const [student, otherStudent] = [await backend.enrolled(), await backend.enrolled()];
    const first = await single(student);
    advanceClock(backend, 1000);
    const second = await single(otherStudent);
    const page = await admin.get(`/exams/results/exam/${SINGLE}`);
    expect([page.body, page.headers['x-total-count']]).toEqual([[second, first], '2']);
    expect((await admin.get(`/exams/results/exam/${SINGLE}?offset=1&limit=1`)).body).toEqual([
      first,
    ]);
    expect((await student.get(`/exams/results/exam/${SINGLE}`)).status).toBe(403);
    expect((await admin.get('/exams/results/exam/unknown')).status).toBe(404);
  });

  it('of a unit are those of its single exams, for the student, admins and the service', async () => {
    const [person, other] = [await backend.enrolled(), await backend.student()];
    const result = await single(person);
    const url = (unitId: string) =>
      `/exams/exam-results/student/${person.studentId}/unit/${unitId}`;
    expect((await person.get(url('free-a'))).body).toEqual([]);
    await backend.db
      .update(exams)
      .set({ chapterId: null, unitId: 'free-a' })
      .where(eq(exams.id, SINGLE));
    expect((await person.get(url('free-a'))).body).toEqual([result]);
    expect((await admin.get(url('free-a'))).body).toEqual([result]);
    expect((await backend.visitor().get(url('free-a'), backend.service)).body).toEqual([result]);
    expect((await person.get(url('free-b'))).body).toEqual([]);
    expect((await other.get(url('free-a'))).status).toBe(403);
    expect((await person.get(url('unknown'))).status).toBe(404);
    expect((await admin.get('/exams/exam-results/student/unknown/unit/free-a')).status).toBe(404);
    await backend.db
      .update(exams)
      .set({ chapterId: 'free10-motion', unitId: null })
      .where(eq(exams.id, SINGLE));
  });

  it('can be submitted with the id of the own student record, under the same key', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const { _id: key } = (await startAttempt(person, SINGLE)).body;
    const { userId, ...answers } = body(person, SINGLE, { mcqAnswers: oneSingleAnswer(SINGLE) });
    const headers = { 'idempotency-key': key };
    const stored = await person.post(
      '/exams/exam-results',
      { ...answers, studentId: person.studentId },
      headers,
    );
    expect([stored.status, stored.body.userId]).toEqual([201, userId]);
    expect((await person.post('/exams/results', body(person, SINGLE), headers)).body).toEqual(
      stored.body,
    );
    expect(
      (await other.post('/exams/exam-results', { ...answers, studentId: person.studentId })).status,
    ).toBe(403);
    expect((await person.post('/exams/exam-results', answers)).status).toBe(400);
  });
});

describe('a written exam', () => {
  it('is marked by an admin, who sends the document back with a score, and marked again after a retake', async () => {
    const person = await backend.enrolled();
    const result = await single(person, WRITTEN);
    const markResponse = await admin.put(`/exams/results/${result._id}`, { ...result, score: 7.5 });
    expect([markResponse.status, markResponse.body]).toEqual([
      200,
      { ...result, score: 7.5, markedAt: backend.clock.now.toISOString() },
    ]);
    const [row] = await backend.db.select().from(examResults).where(eq(examResults.id, result._id));
    expect([row?.markedBy, row?.score]).toEqual(['demo-admin', 7.5]);
    expect(await singleVersions(backend, person.userId)).toMatchObject([
      { version: 1, score: 7.5 },
    ]);
    expect((await person.get(`/exams/results/user/${person.userId}/exam/${WRITTEN}`)).body).toEqual(
      markResponse.body,
    );

    advanceClock(backend, 1000);
    const retake = await person.put(
      `/exams/results/${result._id}`,
      body(person, WRITTEN, { score: 10, writtenAnswer: await oneWrittenAnswer(person, WRITTEN) }),
    );
    expect([retake.status, retake.body.score, retake.body.markedAt]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect((await person.get(`/exams/results/user/${person.userId}/exam/${WRITTEN}`)).body).toEqual(
      retake.body,
    );
    const unseen = await admin.put(`/exams/results/${result._id}`, {
      ...markResponse.body,
      score: 9,
    });
    expect([unseen.status, unseen.body.error]).toEqual([
      409,
      'The student has handed in newer answers. Please reload them.',
    ]);
    await admin.put(`/exams/results/${result._id}`, { score: 3 });
    const versions = await singleVersions(backend, person.userId);
    expect(
      versions.map(({ version, score, overriddenClaims }) => [version, score, overriddenClaims]),
    ).toEqual([
      [1, 7.5, 0],
      [2, 3, 1],
    ]);
    const unmarkResponse = await admin.put(`/exams/results/${result._id}`, { score: null });
    expect([
      unmarkResponse.status,
      unmarkResponse.body.score,
      unmarkResponse.body.markedAt,
    ]).toEqual([200, undefined, undefined]);
  });

  it('is marked only by admins, within its total marks; other exams cannot be marked', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const written = await single(person, WRITTEN);
    for (const score of [-0.1, 10.1])
      expect((await admin.put(`/exams/results/${written._id}`, { ...written, score })).status).toBe(
        422,
      );
    expect((await admin.put(`/exams/results/${written._id}`, written)).status).toBe(400);
    expect((await admin.put('/exams/results/unknown', { score: 1 })).status).toBe(404);
    expect(
      (await other.put(`/exams/results/${written._id}`, { ...written, score: 1 })).status,
    ).toBe(403);
    expect(
      (
        await person.put(`/exams/results/${written._id}`, {
          ...written,
          writtenAnswer: await oneWrittenAnswer(person, WRITTEN),
          score: 10,
        })
      ).body.score,
    ).toBeUndefined();
    const mcq = await single(person);
    expect((await admin.put(`/exams/results/${mcq._id}`, { ...mcq, score: 3 })).status).toBe(409);
  });
});

describe('deleting', () => {
  it('removes a result with its versions, and keeps the attempt', async () => {
    const person = await backend.enrolled();
    const { _id: key } = (await startAttempt(person)).body;
    const paper = (await submitAnswers(person, key)).body;
    const exam = await single(person);
    for (const url of [`${PAPER_RESULTS}/${paper._id}`, `/exams/results/${exam._id}`]) {
      expect((await person.send('DELETE', url)).status).toBe(403);
      const deleted = await admin.send('DELETE', url);
      expect([deleted.status, deleted.body]).toEqual([200, { message: 'Result deleted.' }]);
      expect((await admin.send('DELETE', url)).status).toBe(404);
    }
    expect([
      await paperVersions(backend, person.userId),
      await singleVersions(backend, person.userId),
    ]).toEqual([[], []]);
    expect((await person.get(`/ext/attempts/${key}`)).body).toMatchObject({
      resultId: paper._id,
      closedBy: 'student',
    });
  });

  it('waits for other writes of the student, such as a submission', async () => {
    const person = await backend.enrolled();
    const paper = (await submitAnswers(person, (await startAttempt(person)).body._id)).body;
    const exam = await single(person);
    for (const url of [`${PAPER_RESULTS}/${paper._id}`, `/exams/results/${exam._id}`]) {
      const { response } = await backend.db.transaction(async (tx) => {
        await lockUser(tx, person.userId);
        return sendUntilBlocked(backend, tx, () => admin.send('DELETE', url));
      });
      expect((await response).status).toBe(200);
    }
  });
});

describe('a second submission', () => {
  it('is a version of the same result, also without naming it and concurrently', async () => {
    const person = await backend.enrolled();
    const responses = await Promise.all(Array.from({ length: 6 }, () => submitAnswers(person)));
    expect(
      new Set(responses.map(({ status, body: result }) => `${status} ${result._id}`)).size,
    ).toBe(1);
    expect((await paperVersions(backend, person.userId)).map((row) => row.version)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const singles = await Promise.all(Array.from({ length: 6 }, () => single(person)));
    expect(new Set(singles.map((result) => result._id)).size).toBe(1);
  });

  it('cannot use the key of another exam', async () => {
    const person = await backend.enrolled();
    const headers = { 'idempotency-key': 'mine' };
    expect(
      (
        await person.post(
          '/exams/results',
          body(person, SINGLE, { mcqAnswers: oneSingleAnswer(SINGLE) }),
          headers,
        )
      ).status,
    ).toBe(201);
    const other = await person.post('/exams/results', body(person, WRITTEN), headers);
    expect([other.status, other.body.error]).toEqual([
      400,
      'This Idempotency-Key was used for another exam.',
    ]);
  });

  it('stores how many scores of the client were wrong', async () => {
    const person = await backend.enrolled();
    await person.post(PAPER_RESULTS, {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects: [],
      totalScore: 5,
      timeTaken: 1,
    });
    await submitAnswers(person);
    expect(
      (await paperVersions(backend, person.userId)).map((row) => row.overriddenClaims),
    ).toEqual([1, 0]);
  });
});
