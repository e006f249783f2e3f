// Attempts that are not submitted: the server closes them after the deadline and the grace period,
// with the saved answers.
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '../../backend/src/access.ts';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { submitExam } from '../../backend/src/modules/attempts/submission/submission-commands.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { insertPaperVersion } from '../../backend/src/modules/results/store-queries.ts';
import { findPaperVersion } from '../../backend/src/modules/results/version-queries.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  singleVersions,
  startAttempt,
  submitAnswers,
} from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const errors: object[] = [];
beforeEach(() => {
  errors.length = 0;
});
const close = (after?: Parameters<typeof closeDueAttempts>[2]) =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void errors.push(facts) },
    after,
  );
const attemptOf = async (person: Student, id: string) =>
  (await person.get(`/ext/attempts/${id}`)).body;

describe('the server', () => {
  it('closes an attempt with saved answers: they are scored and stored as a result with the full time', async () => {
    const person = await backend.enrolled();
    const attempt = (await startAttempt(person)).body;
    await save(person, attempt._id, 1, await sheetOf(person, FREE_PAPER, ['A', 'A', 'C']));
    advanceClock(backend, 61.5 * MINUTE);
    expect((await close()).closed).toBe(0);
    advanceClock(backend, 1);
    expect((await close()).closed).toBe(1);
    const result = (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body;
    expect(result).toMatchObject({
      totalScore: 1 - 0.5 + 1,
      timeTaken: 60,
      dateTaken: attempt.deadline,
    });
    expect(await attemptOf(person, attempt._id)).toMatchObject({
      closedBy: 'server',
      closedAt: backend.clock.now.toISOString(),
      resultId: result._id,
      sequence: 1,
    });
    expect((await close()).closed).toBe(0);
    const late = await submitAnswers(person, attempt._id);
    expect(
      [late.status, late.body.error],
      'the sheet may contain more than the saved answers',
    ).toEqual([410, 'The exam is closed.']);
    expect(await paperVersions(backend, person.userId)).toMatchObject([
      { version: 1, idempotencyKey: attempt._id, overriddenClaims: 0 },
    ]);
  });

  it('does the same for a single exam, also when it is taken again', async () => {
    const person = await backend.enrolled();
    for (const [letters, score] of [
      [['A', 'B', 'A'], 3],
      [['A', 'B', ''], 1.75],
    ] as const) {
      const attempt = (await startAttempt(person, SINGLE)).body;
      await save(person, attempt._id, 1, await sheetOf(person, SINGLE, [...letters]));
      advanceClock(backend, 12 * MINUTE);
      await close();
      const result = (await person.get(`/exams/results/user/${person.userId}/exam/${SINGLE}`)).body;
      expect(result).toMatchObject({ score, timeTaken: 10 });
      expect((await attemptOf(person, attempt._id)).resultId).toBe(result._id);
    }
    const versions = await singleVersions(backend, person.userId);
    expect(versions.map(({ version, score }) => [version, score])).toEqual([
      [1, 3],
      [2, 1.75],
    ]);
    expect(new Set(versions.map((row) => row.resultId)).size).toBe(1);
  });

  it('creates no result if nothing was saved', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    advanceClock(backend, 62 * MINUTE);
    await close();
    const closed = await attemptOf(person, id);
    expect([closed.closedBy, closed.resultId]).toEqual(['server', undefined]);
    expect(await paperVersions(backend, person.userId)).toEqual([]);
    expect((await submitAnswers(person, id)).status).toBe(410);
  });

  it('lists attempts without answers for admins, also repeated ones of one student', async () => {
    const [person, admin] = [await backend.enrolled(), await backend.admin()];
    const ids: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      ids.unshift((await startAttempt(person)).body._id);
      advanceClock(backend, 62 * MINUTE);
      await close();
    }
    const own = `/ext/attempts?examId=${FREE_PAPER}&userId=${person.userId}`;
    const page = await admin.get(`${own}&limit=2`);
    expect(page.headers['x-total-count']).toBe('3');
    const nothing = {
      kind: 'multi-subject',
      examId: FREE_PAPER,
      userId: person.userId,
      sequence: 0,
      closedBy: 'server',
    };
    expect(page.body).toMatchObject(ids.slice(0, 2).map((_id) => ({ _id, ...nothing })));
    expect((await admin.get(`${own}&offset=2`)).body).toMatchObject([{ _id: ids[2] }]);
    expect(
      (await admin.get(`/ext/attempts?examId=${FREE_PAPER}&limit=100`)).body.length,
    ).toBeGreaterThanOrEqual(3);
    expect((await person.get(own)).status).toBe(403);
  });

  it('drops answers to questions that are not in the paper', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const { selections } = await sheetOf(person, FREE_PAPER, ['A']);
    const alien = { questionId: 'of another paper', selectedOption: ['x'] };
    expect(
      (await save(person, id, 1, { selections: [...selections, alien], writtenAnswer: [] })).status,
    ).toBe(200);
    advanceClock(backend, 62 * MINUTE);
    await close();
    const result = (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body;
    expect(result.totalScore).toBe(1);
    expect(JSON.stringify(result)).not.toContain('another paper');
  });

  it('counts answers with unknown options as blank, like a submission', async () => {
    for (const [exam, score] of [
      [FREE_PAPER, 1],
      [SINGLE, 1 - 0.5],
    ] as const) {
      const person = await backend.enrolled();
      const { _id: id } = (await startAttempt(person, exam)).body;
      // Z is not the id of an option: the author has removed it, or it is invented.
      expect((await save(person, id, 1, await sheetOf(person, exam, ['A', 'Z']))).status).toBe(200);
      advanceClock(backend, 62 * MINUTE);
      await close();
      const [version] = await (exam === FREE_PAPER ? paperVersions : singleVersions)(
        backend,
        person.userId,
      );
      expect(version).toMatchObject({
        wrongCount: 0,
        ...(exam === FREE_PAPER ? { totalScore: score } : { score }),
      });
      expect(JSON.stringify(version)).not.toContain('"Z"');
    }
  });

  it('closes an attempt when the student starts again before the next run of the job', async () => {
    const person = await backend.enrolled();
    const old = (await startAttempt(person)).body;
    await save(person, old._id, 1, await sheetOf(person, FREE_PAPER, ['A']));
    advanceClock(backend, 62 * MINUTE);
    const next = (await startAttempt(person)).body;
    const [version] = await paperVersions(backend, person.userId);
    expect([version?.totalScore, next.resultId]).toEqual([1, version?.resultId]);
    await close();
    expect((await attemptOf(person, next._id)).closedAt).toBeUndefined();
    expect(await paperVersions(backend, person.userId)).toHaveLength(1);
  });

  it('stores one result if several servers close an attempt while the student submits it', async () => {
    const people: Student[] = [];
    const ids: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      const person = await backend.enrolled();
      people.push(person);
      const { _id: id } = (await startAttempt(person)).body;
      await save(person, id, 1, await sheetOf(person, FREE_PAPER, ['A']));
      ids.push(id);
    }
    advanceClock(backend, 61.5 * MINUTE);
    // The student's clock is at the last moment of the grace, the closers' at the first one after
    // it.
    const behind = new Date(backend.clock.now.getTime() + 1);
    const closers = Array.from({ length: 3 }, () =>
      closeDueAttempts(
        { db: backend.db, now: () => behind },
        { error: (facts: object) => void errors.push(facts) },
      ),
    );
    const answers = await Promise.all(
      people.map((person, index) => submitAnswers(person, ids[index])),
    );
    await Promise.all(closers);
    // A closer skips attempts that are being submitted at that moment.
    await closeDueAttempts(
      { db: backend.db, now: () => behind },
      { error: (facts: object) => void errors.push(facts) },
    );
    for (const [index, person] of people.entries()) {
      const [version, second] = await paperVersions(backend, person.userId);
      expect(second).toBeUndefined();
      // Either the student was first, or gets a refusal: saved answers are not reported as
      // submitted ones.
      const { status, body } = answers[index] ?? {};
      expect(status === 201 ? body.totalScore : status).toBe(
        status === 201 ? version?.totalScore : 410,
      );
      expect((await attemptOf(person, ids[index] ?? '')).closedAt).toBeDefined();
    }
    expect(errors).toEqual([]);
  });

  it('closes batch by batch, and logs and skips an attempt that cannot be closed', async () => {
    advanceClock(backend, 62 * MINUTE);
    await close();
    const people = [await backend.enrolled(), await backend.enrolled()];
    const ids: string[] = [];
    for (const person of people) {
      const { _id: id } = (await startAttempt(person)).body;
      await save(person, id, 1, await sheetOf(person, FREE_PAPER, ['A']));
      ids.push(id);
    }
    // Data that scoring fails on, and that no save can store.
    const [row] = await backend.db
      .select()
      .from(attempts)
      .where(eq(attempts.id, ids[1] ?? ''));
    const questionId = row?.answers?.selections[0]?.questionId;
    const broken = {
      answers: { selections: [{ questionId, selectedOption: 5 }], writtenAnswer: [] },
    } as unknown as { answers: null };
    await backend.db
      .update(attempts)
      .set(broken)
      .where(eq(attempts.id, ids[0] ?? ''));
    advanceClock(backend, 62 * MINUTE);
    errors.length = 0;
    expect((await close()).closed).toBe(1);
    expect(errors).toMatchObject([{ attemptId: ids[0] }]);
    const open = await backend.db
      .select({ id: attempts.id })
      .from(attempts)
      .where(isNull(attempts.closedAt));
    expect(open).toEqual([{ id: ids[0] }]);

    await backend.db
      .update(attempts)
      .set({ answers: null, sequence: 0 })
      .where(eq(attempts.id, ids[0] ?? ''));
    const startedAt = new Date(backend.clock.now.getTime() - 200 * MINUTE);
    const many = Array.from({ length: 120 }, (_, index) => ({
      id: `many-${index}`,
      email: `many-${index}@example.com`,
      passwordHash: 'x',
    }));
    await backend.db.insert(users).values(many);
    const deadline = new Date(startedAt.getTime() + 60 * MINUTE);
    await backend.db
      .insert(attempts)
      .values(
        many.map(({ id }) => ({ multiSubjectExamId: FREE_PAPER, userId: id, startedAt, deadline })),
      );
    const first = await close();
    expect([first.closed, first.last === undefined]).toEqual([100, false]);
    const second = await close(first.last);
    expect([second.closed, second.last]).toEqual([21, undefined]);
    expect(
      await backend.db.$count(
        attempts,
        and(isNull(attempts.closedAt), eq(attempts.multiSubjectExamId, FREE_PAPER)),
      ),
    ).toBe(0);
  });
});

it('a listening server closes attempts in the background until it is closed', async () => {
  const own = await startBackend();
  const person = await own.enrolled();
  const { _id: id } = (await startAttempt(person)).body;
  await save(person, id, 1, await sheetOf(person, FREE_PAPER, ['A']));
  advanceClock(own, 62 * MINUTE);
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await paperVersions(own, person.userId)).toHaveLength(1), {
    timeout: 10_000,
    interval: 50,
  });
  await own.close();
  expect(own.logged.join()).not.toContain('"level":50');
});

// On PGlite the closer would wait for the submission.
it.skipIf(!process.env.DATABASE_URL)(
  'a submission in the last second of the grace is stored, even if the server closes attempts while it is scored',
  async () => {
    const person = await backend.enrolled();
    const attempt = (await startAttempt(person)).body;
    await save(person, attempt._id, 1, await sheetOf(person, FREE_PAPER, ['A']));
    const now = new Date(Date.parse(attempt.deadline) + MINUTE);
    const submission = {
      viewer: visitor,
      userId: person.userId,
      exam: { kind: 'multi-subject', examId: FREE_PAPER },
      key: attempt._id,
      answers: await sheetOf(person, FREE_PAPER, ['A', 'B']),
      lastSave: 1,
      now,
    } as const;
    const score = { totalScore: 1, timeTaken: 1, answersHash: '', subjects: [], dateTaken: now };
    const clock = { db: backend.db, now: () => new Date(now.getTime() + 1) };
    const stored = await submitExam(
      backend.requests,
      submission,
      findPaperVersion,
      () => submission.answers,
      async (db, to) => {
        await closeDueAttempts(clock, { error: () => undefined });
        const { userId, key } = submission;
        const scored = { overriddenClaims: 0, wrongCount: 0, keyRevision: 0, examVersionId: '' };
        const examId = FREE_PAPER;
        return insertPaperVersion(
          db,
          { ...to, ...scored, userId, examId, key, closedAt: now },
          score,
        );
      },
    );
    expect(stored.totalScore).toBe(1);
    expect(await attemptOf(person, attempt._id)).toMatchObject({ closedBy: 'student' });
  },
);
