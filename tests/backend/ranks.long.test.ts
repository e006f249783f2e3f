// The ranks of first attempts: ties, percentiles, and who counts; compared with a naive count of
// the same scores.
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  PAPER_RESULTS,
  SINGLE,
  sheetOf,
  startAttempt,
  submitAnswers,
  WRITTEN,
} from './attempt-kit.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { addFirstAttempts, type Standing } from './rank-kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const standings = async (
  person: Visitor,
  ids: string[],
  kind = 'multi-subject',
): Promise<Record<string, Standing>> =>
  (await person.get(`/ext/results/${kind}/standings?ids=${ids}`)).body;

/** A result with these marks: A is right for the first question, which is worth 1. */
async function takeExam(person: Student, letter: 'A' | 'B'): Promise<string> {
  const { _id: key } = (await startAttempt(person)).body;
  const { selections } = await sheetOf(person, FREE_PAPER, [letter]);
  const subjects = [{ subjectId: `${FREE_PAPER}-subject-1`, results: selections }];
  const body = { examId: FREE_PAPER, userId: person.userId, subjects, totalScore: 0, timeTaken: 1 };
  return (await person.post(PAPER_RESULTS, body, { 'idempotency-key': key })).body._id;
}

describe('the standing', () => {
  beforeEach(async () => {
    await backend.db.delete(users).where(ne(users.id, 'demo-admin'));
    const scores = [4, 3.5, 3, 3, 3, 2, 1, 0, -0.25];
    await addFirstAttempts(
      backend,
      scores.map((score, index) => ({ userId: `u${index}`, score })),
    );
  });

  it('is among the first attempts of all students, equal scores share a rank, and the percentile counts students who are not above', async () => {
    const person = await backend.enrolled();
    const own = await takeExam(person, 'A');
    expect(await standings(person, [own])).toEqual({
      [own]: { rank: 7, sharedBy: 2, count: 10, percentile: 40, score: 1 },
    });
    expect(await standings(admin, ['result-u0', 'result-u3', 'result-u5', 'result-u8'])).toEqual({
      'result-u0': { rank: 1, sharedBy: 1, count: 10, percentile: 100, score: 4 },
      'result-u3': { rank: 3, sharedBy: 3, count: 10, percentile: 80, score: 3 },
      'result-u5': { rank: 6, sharedBy: 1, count: 10, percentile: 50, score: 2 },
      'result-u8': { rank: 10, sharedBy: 1, count: 10, percentile: 10, score: -0.25 },
    });

    advanceClock(backend, MINUTE);
    expect(await takeExam(person, 'B')).toBe(own);
    expect((await person.get(`${PAPER_RESULTS}/${own}`)).body.totalScore).toBe(-0.25);
    expect((await standings(person, [own]))[own]).toMatchObject({ rank: 7, score: 1 });
  });

  it('omits submissions of admins, who have no rank', async () => {
    await addFirstAttempts(backend, [
      { userId: 'boss', score: 5, role: 'admin' },
      { userId: 'tenth', score: -0.5 },
    ]);
    expect(Object.keys(await standings(admin, ['result-boss', 'result-u0']))).toEqual([
      'result-u0',
    ]);
    expect((await standings(admin, ['result-u0']))['result-u0']).toMatchObject({
      rank: 1,
      count: 10,
    });
    await confirmed(admin, ADMIN_PASSWORD);
    await admin.send('PATCH', '/users/u0', { body: { role: 'admin' } });
    // Nine are left.
    expect(await standings(admin, ['result-u0', 'result-u1'])).toEqual({});
    await admin.send('PATCH', '/users/u0', { body: { role: 'student' } });
  });

  it('is shown only to its owner, admins and the service, and of many results in one query', async () => {
    await addFirstAttempts(backend, [{ userId: 'tenth', score: -0.5 }]);
    const ids = ['result-u0', 'result-u1', 'result-u2'];
    expect(await standings(await backend.enrolled(), ids)).toEqual({});
    expect(
      (await backend.visitor().get(`/ext/results/multi-subject/standings?ids=${ids}`)).status,
    ).toBe(401);
    backend.statements.length = 0;
    const response = await backend
      .visitor()
      .get(`/ext/results/multi-subject/standings?ids=${ids}`, backend.service);
    expect(Object.keys(response.body).sort()).toEqual(ids);
    expect(
      backend.statements.filter((statement) => statement.includes('result_versions')),
    ).toHaveLength(1);
  });

  it('equals a naive count, for all scores', async () => {
    let seed = 7;
    const scores = Array.from({ length: 60 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return ((seed % 17) - 4) / 4;
    });
    await addFirstAttempts(
      backend,
      scores.map((score, index) => ({ userId: `p${index}`, score })),
      PAID_PAPER,
    );
    const standingsById = await standings(
      admin,
      scores.map((_, index) => `result-p${index}`),
    );
    for (const [index, score] of scores.entries()) {
      const above = scores.filter((other) => other > score).length;
      const notAbove = scores.filter((other) => other <= score).length;
      expect(standingsById[`result-p${index}`]).toEqual({
        rank: above + 1,
        sharedBy: scores.filter((other) => other === score).length,
        count: 60,
        score,
        percentile: Math.round((notAbove / 60) * 10_000) / 100,
      });
    }
  });

  it('of a written exam is shown after it is marked, and counts only marked ones', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => backend.enrolled()));
    const ids: string[] = [];
    for (const { userId, post } of people) {
      const body = { examId: WRITTEN, userId, mcqAnswers: [], writtenAnswer: [], timeTaken: 1 };
      ids.push((await post('/exams/results', body)).body._id);
    }
    for (const id of ids.slice(1)) await admin.put(`/exams/results/${id}`, { score: 5 });
    expect(await standings(admin, ids, 'single')).toEqual({});
    await admin.put(`/exams/results/${ids[0]}`, { score: 7 });
    const standingsById = await standings(admin, ids, 'single');
    expect(ids.map((id) => standingsById[id]?.rank)).toEqual([
      1,
      ...Array.from({ length: 9 }, () => 2),
    ]);
    await admin.put(`/exams/results/${ids[0]}`, { score: null });
    expect(await standings(admin, ids, 'single')).toEqual({});
  });
});

describe('the requested results', () => {
  it('are at most 200, of a known kind', async () => {
    const person = await backend.enrolled();
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
    for (const what of ['standings', 'versions']) {
      expect((await person.get(`/ext/results/single/${what}?ids=${ids(200)}`)).body).toEqual({});
      expect((await person.get(`/ext/results/single/${what}?ids=${ids(201)}`)).status).toBe(400);
      expect((await person.get(`/ext/results/${SINGLE}/${what}?ids=r`)).status).toBe(400);
      expect((await person.get(`/ext/results/single/${what}`)).status).toBe(400);
    }
    const paper = (await submitAnswers(person)).body._id;
    expect((await person.get(`/ext/results/single/versions?ids=${paper}`)).body).toEqual({});
  });
});

describe('the standing in a large exam', () => {
  // Has its own backend: the standings of a large exam are cached for a while.
  let large: Backend;
  beforeAll(async () => {
    large = await startBackend();
  });
  afterAll(() => large.close());

  it('is at most five seconds old, from two hundred first attempts on', async () => {
    const add = (from: number, count: number, score: number) =>
      addFirstAttempts(
        large,
        Array.from({ length: count }, (_, index) => ({ userId: `many-${from + index}`, score })),
        PAID_PAPER,
      );
    await add(0, 100, 1);
    await add(100, 100, 2);
    const boss = await large.admin();
    const read = async () => (await standings(boss, ['result-many-0']))['result-many-0'];
    const before = await read();
    expect(before?.count).toBeGreaterThanOrEqual(200);
    await add(200, 1, 3);
    expect(await read()).toEqual(before);
    const at = performance.now() + 5000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(at);
    expect(await read()).toMatchObject({
      rank: (before?.rank ?? 0) + 1,
      count: (before?.count ?? 0) + 1,
    });
    clock.mockRestore();
  });

  it('is at most the number of candidates, also for one who is not counted yet', async () => {
    const boss = await large.admin();
    const add = (userIds: string[], score: number) =>
      addFirstAttempts(
        large,
        userIds.map((userId) => ({ userId, score })),
        FREE_PAPER,
      );
    await add(
      Array.from({ length: 200 }, (_, index) => `full-${index}`),
      50,
    );
    await standings(boss, ['result-full-0']);
    await add(['last'], -1);
    const own = (await standings(boss, ['result-last']))['result-last'];
    expect(own).toMatchObject({ rank: 201, count: 201, sharedBy: 1 });
    expect(own?.percentile).toBeGreaterThan(0);
  });
});
