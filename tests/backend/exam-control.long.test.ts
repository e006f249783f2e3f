// Admins close attempts early and reopen closed ones (docs/decisions/053).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { multiSubjectResultVersions } from '../../backend/src/modules/results/tables.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  save,
  sheetOf,
  startAttempt,
  submitAnswers,
} from './attempt-kit.ts';
import { untilBlocked } from './blocked-request.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const url = (part: string) => `/ext/exams/multi-subject/${FREE_PAPER}/${part}`;
const close = (body: object = {}) => admin.post(url('close'), { reason: 'Wrong paper', ...body });
const reopen = (attemptId: string, body: object = {}) =>
  admin.post(url('reopen'), { reason: 'Power cut', minutes: 10, attemptIds: [attemptId], ...body });
const closeAll = () =>
  closeDueAttempts({ db: backend.db, now: () => backend.clock.now }, backend.app.log, undefined);
const attemptOf = async (person: Student, id: string) =>
  (await person.get(`/ext/attempts/${id}`)).body;
const scoreOf = async (person: Student) =>
  (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body.totalScore;
const revision = async () => (await admin.get(url('notice-revision'))).body.revision;

async function running(): Promise<{ person: Student; id: string }> {
  const person = await backend.enrolled();
  return { person, id: (await startAttempt(person)).body._id };
}

/** Submits the sheet as the gateway does: to replace the attempt's result. */
async function submit(person: Student, key: string, letters: string[], resultId?: string) {
  const sheet = await sheetOf(person, FREE_PAPER, letters);
  const { body: paper } = await person.get(`/multisubjectexams/mcqs/${FREE_PAPER}`);
  const subjects = paper.subjects.map(
    ({ _id, mcqs }: { _id: string; mcqs: { _id: string }[] }) => ({
      subjectId: _id,
      results: sheet.selections
        .filter(({ questionId }) => mcqs.some((mcq) => mcq._id === questionId))
        .map((selection) => ({ ...selection, isCorrect: false })),
    }),
  );
  const data = { examId: FREE_PAPER, userId: person.userId, subjects, totalScore: 0, timeTaken: 1 };
  const headers = { 'idempotency-key': key };
  if (resultId === undefined) return person.post(PAPER_RESULTS, data, headers);
  const { userId: _userId, examId: _examId, ...changes } = data;
  return person.put(`${PAPER_RESULTS}/${resultId}`, { id: resultId, data: changes }, headers);
}

describe('closing early', () => {
  it('ends the named attempts: online devices can submit within the grace period, for offline ones the saved answers count', async () => {
    const [online, offline, other] = [await running(), await running(), await running()];
    await save(offline.person, offline.id, 1, await sheetOf(offline.person, FREE_PAPER, ['A']));
    const before = await revision();
    advanceClock(backend, MINUTE);
    const closed = await close({ attemptIds: [online.id, offline.id] });
    expect([closed.status, closed.body]).toEqual([200, { closedCount: 2 }]);
    expect(await revision()).toBe(before + 2);
    const notices = (await online.person.get(`/ext/attempts/${online.id}/notices`)).body;
    expect(notices).toMatchObject({
      deadline: backend.clock.now.toISOString(),
      actions: [{ action: 'close', reason: 'Wrong paper' }],
    });
    expect((await submitAnswers(online.person, online.id)).status).toBe(201);
    advanceClock(backend, 2 * MINUTE);
    await closeAll();
    expect((await attemptOf(offline.person, offline.id)).closedBy).toBe('server');
    expect(await scoreOf(offline.person)).toBe(1);
    expect((await submitAnswers(offline.person, offline.id)).status).toBe(410);
    expect((await attemptOf(other.person, other.id)).closedAt).toBeUndefined();
  });

  it('counts once if the request is repeated, and is rejected if no attempt runs', async () => {
    const { id } = await running();
    expect((await close({ attemptIds: [id] })).body.closedCount).toBe(1);
    expect((await close({ attemptIds: [id] })).body.closedCount).toBe(1);
    const actions = (await admin.get(url('actions'))).body.filter(
      ({ attemptId }: { attemptId: string }) => attemptId === id,
    );
    expect(actions).toHaveLength(1);
    const refused = await close({ attemptIds: [id], reason: 'Another one' });
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_ATTEMPT_RUNNING']);
  });
});

it.skipIf(!process.env.DATABASE_URL)(
  'closing is not rejected if it is repeated while the first request still runs',
  async () => {
    const { id } = await running();
    const { both } = await backend.db.transaction(async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
      const requests = [1, 2].map(() => close({ attemptIds: [id] }));
      await untilBlocked(backend, requests.length);
      return { both: requests };
    });
    for (const { body } of await Promise.all(both)) expect(body).toEqual({ closedCount: 1 });
  },
);

describe('a reopened attempt', () => {
  it('continues with the submitted answers, and its next submission replaces the first; retries of both get their own response', async () => {
    const { person, id } = await running();
    const first = await submit(person, id, ['A', 'A']);
    advanceClock(backend, 5 * MINUTE);
    expect((await reopen(id)).body).toEqual({ reopenedCount: 1 });
    const at = new Date(backend.clock.now.getTime() + 10 * MINUTE).toISOString();
    expect((await person.get('/ext/notifications')).body).toMatchObject([
      { kind: 'attempt-reopened', examId: FREE_PAPER, at },
    ]);
    const open = (await startAttempt(person)).body;
    expect(open).toMatchObject({
      _id: id,
      round: 1,
      resultId: first.body._id,
      answers: { selections: expect.any(Array) },
    });
    expect(open.answers.selections).toHaveLength(2);
    expect(Date.parse(open.deadline)).toBe(backend.clock.now.getTime() + 10 * MINUTE);

    expect((await submit(person, id, ['A', 'A'])).body).toEqual(first.body);
    expect((await attemptOf(person, id)).closedAt).toBeUndefined();
    const second = await submit(person, `${id}.1`, ['A', 'AB'], first.body._id);
    expect([second.status, second.body.totalScore]).toEqual([200, 3]);
    expect((await submit(person, `${id}.1`, ['A'], first.body._id)).body).toEqual(second.body);
    expect(await scoreOf(person)).toBe(3);
    const versions = await paperVersions(backend, person.userId);
    expect(
      versions.map(({ idempotencyKey, totalScore, countsForRank }) => [
        idempotencyKey,
        totalScore,
        countsForRank,
      ]),
    ).toEqual([
      [id, first.body.totalScore, false],
      [`${id}.1`, 3, true],
    ]);
    const [action] = (await admin.get(url('actions'))).body;
    expect(action).toMatchObject({ attemptId: id, action: 'reopen', reason: 'Power cut' });
  });

  it('rejects submissions and saves of the round before', async () => {
    const { person, id } = await running();
    await save(person, id, 3, await sheetOf(person, FREE_PAPER, ['A']));
    advanceClock(backend, 70 * MINUTE);
    await closeAll();
    await reopen(id);
    // A device that was offline all the time, with the ticket of the first round.
    expect((await submit(person, id, ['A', 'AB'])).status).toBe(410);
    expect((await save(person, id, 4, await sheetOf(person, FREE_PAPER, ['B']))).status).toBe(409);
    expect((await person.post(`/ext/attempts/${id}/close`)).status).toBe(410);
    expect((await save(person, id, 5, await sheetOf(person, FREE_PAPER, ['A', 'AB']))).status).toBe(
      200,
    );
    advanceClock(backend, 12 * MINUTE);
    await closeAll();
    expect(await scoreOf(person)).toBe(3);
  });

  it('keeps the first submission if nothing is saved or submitted afterwards', async () => {
    const { person, id } = await running();
    const first = await submit(person, id, ['A']);
    await reopen(id);
    advanceClock(backend, 12 * MINUTE);
    await closeAll();
    expect(await attemptOf(person, id)).toMatchObject({
      closedBy: 'server',
      resultId: first.body._id,
    });
    expect(await paperVersions(backend, person.userId)).toHaveLength(1);
    await reopen(id, { reason: 'Again' });
    expect((await person.post(`/ext/attempts/${id}/close`, { round: 2 })).body).toMatchObject({
      resultId: first.body._id,
      round: 2,
    });
  });

  it('can have the highest number of a save: it does not keep others from being reopened', async () => {
    const [highest, other] = [await running(), await running()];
    const sheet = await sheetOf(highest.person, FREE_PAPER, ['A']);
    expect((await save(highest.person, highest.id, 2_147_483_647, sheet)).status).toBe(200);
    await submitAnswers(highest.person, highest.id);
    await submitAnswers(other.person, other.id);
    const reopened = await reopen(highest.id, { attemptIds: [highest.id, other.id] });
    expect([reopened.status, reopened.body]).toEqual([200, { reopenedCount: 2 }]);
    expect((await submitAnswers(highest.person, `${highest.id}.1`)).status).toBe(201);
  });

  it('can have been closed without answers', async () => {
    const { person, id } = await running();
    await person.post(`/ext/attempts/${id}/close`);
    await reopen(id);
    expect((await submit(person, `${id}.1`, ['A'])).status).toBe(201);
    expect(await scoreOf(person)).toBe(1);
  });

  it("is rejected for an open attempt, for another exam's, and while the student has another running", async () => {
    const { person, id } = await running();
    expect((await reopen(id)).body.code).toBe('NO_ATTEMPT_CLOSED');
    await submit(person, id, ['A']);
    const again = (await startAttempt(person)).body;
    expect((await reopen(id)).body.code).toBe('OTHER_ATTEMPT_RUNNING');
    await person.post(`/ext/attempts/${again._id}/close`);
    const elsewhere = { reason: 'Power cut', minutes: 10, attemptIds: [id] };
    expect(
      (await admin.post('/ext/exams/single/free10-motion-exam-1/reopen', elsewhere)).body.code,
    ).toBe('NO_ATTEMPT_CLOSED');
  });

  it.each([{ reason: '' }, { minutes: 0 }, { minutes: 181 }, { attemptIds: [] }])(
    'is rejected with %j',
    async (body) => {
      expect((await reopen('any', body)).status).toBe(400);
    },
  );
});

describe('late answers of an attempt that is reopened', () => {
  const late = async (person: Student, id: string, letters: string[], round?: number) =>
    person.post(
      `/ext/attempts/${id}/late-answers${round === undefined ? '' : `?round=${round}`}`,
      await sheetOf(person, FREE_PAPER, letters),
    );
  const accept = (lateId: string) =>
    admin.post(`/ext/late-answers/${lateId}/accept`, {
      reason: 'Power cut',
      confirmsAfterRelease: true,
    });

  it('wait until it is closed again, and its submission is stored', async () => {
    const { person, id } = await running();
    const first = await submit(person, id, ['A']);
    const { _id: lateId } = (await late(person, id, ['B'])).body;
    advanceClock(backend, MINUTE);
    await reopen(id);
    const refused = await accept(lateId);
    expect([refused.status, refused.body.code]).toEqual([409, 'ATTEMPT_NOT_CLOSED']);
    expect((await admin.get(`/ext/late-answers/${lateId}`)).body.state).toBe('waiting');
    advanceClock(backend, MINUTE);
    expect((await submit(person, `${id}.1`, ['A', 'AB'], first.body._id)).body.totalScore).toBe(3);
    // They are from before the reopening: there is a newer submission.
    expect((await accept(lateId)).body.code).toBe('HANDED_IN_SINCE');
    expect(await scoreOf(person)).toBe(3);
  });

  it('are accepted if nothing is submitted after it was reopened', async () => {
    const { person, id } = await running();
    await submit(person, id, ['A']);
    const { _id: lateId } = (await late(person, id, ['A', 'AB'])).body;
    advanceClock(backend, MINUTE);
    await reopen(id);
    advanceClock(backend, 12 * MINUTE);
    await closeAll();
    expect((await accept(lateId)).body.state).toBe('accepted');
    expect(await scoreOf(person)).toBe(3);
    expect(
      (await paperVersions(backend, person.userId)).map((version) => version.idempotencyKey),
    ).toEqual([id, lateId]);
  });

  it('are the start of the reopened attempt if they were accepted before', async () => {
    const { person, id } = await running();
    await submit(person, id, ['A']);
    const { _id: lateId } = (await late(person, id, ['A', 'AB'])).body;
    await accept(lateId);
    await reopen(id);
    expect((await startAttempt(person)).body.answers.selections).toEqual(
      (await sheetOf(person, FREE_PAPER, ['A', 'AB'])).selections,
    );
  });

  it('are kept while it runs if they are of an earlier round', async () => {
    const { person, id } = await running();
    advanceClock(backend, 70 * MINUTE);
    await closeAll();
    await reopen(id);
    expect((await late(person, id, ['A'])).body.code).toBe('EXAM_STILL_OPEN');
    expect((await late(person, id, ['A'], 1)).body.code).toBe('EXAM_STILL_OPEN');
    const lateResponse = await late(person, id, ['A'], 0);
    expect([lateResponse.status, lateResponse.body.state]).toEqual([202, 'waiting']);
    advanceClock(backend, MINUTE);
    expect((await submit(person, `${id}.1`, ['A', 'AB'])).status).toBe(201);
    expect((await accept(lateResponse.body._id)).body.code).toBe('HANDED_IN_SINCE');
  });

  it('belong to the round in which they were sealed, even if they arrive after the next one was closed', async () => {
    const { person, id } = await running();
    advanceClock(backend, 70 * MINUTE);
    await closeAll();
    await reopen(id);
    advanceClock(backend, MINUTE);
    expect((await submit(person, `${id}.1`, ['A', 'AB'])).status).toBe(201);
    const old = (await late(person, id, ['A'], 0)).body;
    expect((await accept(old._id)).body.code).toBe('HANDED_IN_SINCE');
    expect(await scoreOf(person)).toBe(3);
    // The same answers, sealed again in the last round, are late ones of that round.
    expect((await late(person, id, ['A'], 1)).body._id).toBe(old._id);
    expect((await accept(old._id)).body.state).toBe('accepted');
    expect(await scoreOf(person)).toBe(1);
  });

  it('cannot name a future round', async () => {
    const { person, id } = await running();
    await submit(person, id, ['A']);
    const { _id: lateId } = (await late(person, id, ['B'], 9)).body;
    advanceClock(backend, MINUTE);
    await reopen(id);
    expect(
      (await submit(person, `${id}.1`, ['A', 'AB'], (await attemptOf(person, id)).resultId)).body
        .totalScore,
    ).toBe(3);
    expect((await accept(lateId)).body.code).toBe('HANDED_IN_SINCE');
  });

  it('with the key of the new round do not block its submission', async () => {
    const { person, id } = await running();
    const first = await submit(person, id, ['A']);
    await reopen(id);
    const versions = multiSubjectResultVersions;
    await backend.db
      .update(versions)
      .set({ idempotencyKey: `${id}.1` })
      .where(eq(versions.idempotencyKey, id));
    const second = await submit(person, `${id}.1`, ['A', 'AB'], first.body._id);
    expect([second.status, second.body.totalScore]).toEqual([200, 3]);
    expect((await attemptOf(person, id)).closedBy).toBe('student');
  });
});

it('a save with an earlier round changes nothing', async () => {
  const { person, id } = await running();
  await submit(person, id, ['A']);
  await reopen(id);
  const saveIn = async (round: number, sequence: number) =>
    (
      await person.put(`/ext/attempts/${id}/answers?round=${round}`, {
        sequence,
        ...(await sheetOf(person, FREE_PAPER, ['B'])),
      })
    ).status;
  expect(await saveIn(0, 9)).toBe(410);
  expect((await startAttempt(person)).body.answers.selections).toEqual(
    (await sheetOf(person, FREE_PAPER, ['A'])).selections,
  );
  expect(await saveIn(1, 9)).toBe(200);
});
