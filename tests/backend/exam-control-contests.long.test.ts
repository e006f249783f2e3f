// Closing a contest early, and reopening attempts in one: results are hidden meanwhile
// (docs/decisions/053).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { startAttempt as startAttemptCommand } from '../../backend/src/modules/attempts/commands.ts';
import { lockUser } from '../../backend/src/modules/auth/queries.ts';
import { endCampaigns } from '../../backend/src/modules/campaigns/exam-campaigns/contest-queries.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { findCurrentExam } from '../../backend/src/modules/exam-versions/versions.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  OVER,
  registerForCampaign,
  startAttempt,
  statusAndError,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student } from './kit.ts';

useExamCampaigns();

const RESULTS = '/multisubjectexamsresult/exam-results';
const url = (part: string) => `/ext/exams/multi-subject/${PAID_PAPER}/${part}`;
const reopen = (attemptId: string, minutes: number) =>
  admin.post(url('reopen'), { reason: 'Power cut', minutes, attemptIds: [attemptId] });
const closeDue = () =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void expect(facts).toBeUndefined() },
  );
const meritList = (id: string) => backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);
const resultOf = async (who: Student) =>
  (await who.get(`${RESULTS}/${who.userId}/${PAID_PAPER}`)).body;

async function aContest(students: number): Promise<{ id: string; people: Student[] }> {
  const id = await createCampaign({
    startDate: inMs(-MINUTE).toISOString(),
    endDate: inMs(2 * HOUR).toISOString(),
  });
  const people: Student[] = [];
  for (let index = 0; index < students; index += 1) {
    const who = await backend.student();
    expect((await registerForCampaign(who, id)).status).toBe(201);
    people.push(who);
  }
  return { id, people };
}

it('closing the whole exam ends the campaign: no attempt can start, and the results are published after the grace period', async () => {
  const { id, people } = await aContest(2);
  const [student, late] = people as [Student, Student];
  const attempt = (await startAttempt(student, PAID_PAPER)).body;
  advanceClock(backend, 5 * MINUTE);
  const closed = await admin.post(url('close'), { reason: 'The paper was public' });
  expect([closed.status, closed.body]).toEqual([200, { closedCount: 1 }]);
  expect((await admin.get(`/examcampaigns/${id}`)).body.endDate).toBe(
    backend.clock.now.toISOString(),
  );
  expect(statusAndError(await startAttempt(late, PAID_PAPER))).toEqual(OVER);
  expect((await submitAnswers(student, PAID_PAPER, attempt._id)).status).toBe(201);
  expect(await resultOf(student)).toHaveProperty('releasedAt');
  advanceClock(backend, 2 * MINUTE);
  await closeDue();
  expect(await resultOf(student)).toHaveProperty('totalScore', 1);
  expect((await meritList(id)).body).toMatchObject({ entries: [{ rank: 1 }] });
  await deleteCampaign(id);
});

it('a start that was admitted just before the exam was closed is rejected', async () => {
  const { id, people } = await aContest(1);
  const [who] = people as [Student];
  const exam = { kind: 'multi-subject', examId: PAID_PAPER } as const;
  const { versionId: examVersionId = '' } = (await findCurrentExam(backend.db, exam)) ?? {};
  const entryKey = new Uint8Array(32);
  // Admitted a moment before: the time of a start is read before it waits for its locks.
  const times = { startedAt: new Date(backend.clock.now.getTime() - 1), deadline: inMs(HOUR) };
  expect((await admin.post(url('close'), { reason: 'The paper was public' })).status).toBe(200);
  const late = startAttemptCommand(
    { db: backend.db, entryKey, now: () => backend.clock.now },
    who.userId,
    { ...exam, examVersionId },
    times,
    undefined,
    [id],
  );
  await expect(late).rejects.toMatchObject({ body: { code: 'CAMPAIGN_OVER' } });
  expect((await who.get('/ext/attempts/open')).body).toEqual([]);
  await deleteCampaign(id);
});

it('a start waits for a pending closing, and is then rejected', async () => {
  const { id, people } = await aContest(1);
  const [who] = people as [Student];
  const waiting = await backend.db.transaction(async (tx) => {
    await endCampaigns(tx, { kind: 'multi-subject', examId: PAID_PAPER }, () => backend.clock.now);
    return sendUntilBlocked(backend, tx, () => startAttempt(who, PAID_PAPER));
  });
  expect(statusAndError(await waiting.response)).toEqual(OVER);
  await deleteCampaign(id);
});

it('a reopened attempt withholds all results and the merit list beyond the end of the campaign, until it is closed', async () => {
  const { id, people } = await aContest(2);
  const [student, otherStudent] = people as [Student, Student];
  const [mine, others] = [
    (await startAttempt(student, PAID_PAPER)).body,
    (await startAttempt(otherStudent, PAID_PAPER)).body,
  ];
  await submitAnswers(student, PAID_PAPER, mine._id);
  await submitAnswers(otherStudent, PAID_PAPER, others._id);
  advanceClock(backend, 2 * HOUR - 5 * MINUTE);
  expect((await reopen(mine._id, 60)).status).toBe(200);
  // The only attempt of the contest is still the same, and no other student can continue it.
  expect((await startAttempt(student, PAID_PAPER)).body).toMatchObject({ _id: mine._id, round: 1 });
  advanceClock(backend, 30 * MINUTE);
  await closeDue();
  expect(await resultOf(otherStudent)).not.toHaveProperty('totalScore');
  expect((await resultOf(otherStudent)).releasedAt).toBe(
    new Date(backend.clock.now.getTime() + 31 * MINUTE).toISOString(),
  );
  expect((await meritList(id)).status).not.toBe(200);
  advanceClock(backend, 32 * MINUTE);
  await closeDue();
  for (const who of people) expect(await resultOf(who)).toHaveProperty('totalScore', 1);
  expect((await meritList(id)).body.entries).toHaveLength(2);
  // All students have seen the answers.
  expect((await reopen(mine._id, 10)).body.code).toBe('RESULTS_RELEASED');
  await deleteCampaign(id);
});

/** A contest with a submitted attempt, an hour before its results are released. */
async function aSubmittedContest() {
  const { id, people } = await aContest(1);
  const [student] = people as [Student];
  const attemptId = (await startAttempt(student, PAID_PAPER)).body._id as string;
  await submitAnswers(student, PAID_PAPER, attemptId);
  advanceClock(backend, HOUR);
  return { id, student, attemptId };
}

it('an attempt is not reopened if the results are released while the request waits', async () => {
  const { id, student, attemptId } = await aSubmittedContest();
  const { response } = await backend.db.transaction(async (tx) => {
    await lockUser(tx, student.userId);
    const waiting = await sendUntilBlocked(backend, tx, () => reopen(attemptId, 10));
    advanceClock(backend, HOUR + 2 * MINUTE);
    return waiting;
  });
  expect((await response).body.code).toBe('RESULTS_RELEASED');
  expect(await resultOf(student)).toHaveProperty('totalScore', 1);
  await deleteCampaign(id);
});

it('an attempt is not reopened while its merit list is being published', async () => {
  const { id, attemptId } = await aSubmittedContest();
  const { response } = await backend.db.transaction(async (tx) => {
    await tx
      .update(examCampaigns)
      .set({ meritListAt: backend.clock.now })
      .where(eq(examCampaigns.id, id));
    return sendUntilBlocked(backend, tx, () => reopen(attemptId, 10));
  });
  expect((await response).body.code).toBe('RESULTS_RELEASED');
  await deleteCampaign(id);
});

it('the results wait for a deadline that much extra time has moved days beyond the end', async () => {
  const { id, people } = await aContest(2);
  const [slow, quick] = people as [Student, Student];
  const attempt = (await startAttempt(slow, PAID_PAPER)).body;
  await submitAnswers(quick, PAID_PAPER, (await startAttempt(quick, PAID_PAPER)).body._id);
  for (let times = 1; times <= 17; times += 1) {
    const body = { reason: `Flood ${times}`, minutes: 180, attemptIds: [attempt._id] };
    expect((await admin.post(url('extra-time'), body)).status).toBe(200);
  }
  const deadline = Date.parse((await slow.get(`/ext/attempts/${attempt._id}`)).body.deadline);
  expect(deadline).toBeGreaterThan(inMs(51 * HOUR).getTime());
  backend.clock.now = new Date(deadline + MINUTE - 1);
  expect(await resultOf(quick)).toHaveProperty('releasedAt', inMs(1).toISOString());
  advanceClock(backend, 1);
  expect(await resultOf(quick)).toHaveProperty('totalScore', 1);
  await closeDue();
  await deleteCampaign(id);
});

it('the results wait for a deadline of a reopened attempt, also after the last personal window was deleted', async () => {
  const { id, people } = await aContest(3);
  const [reopened, quick, ill] = people as [Student, Student, Student];
  const given = await admin.post(url('personal-windows'), {
    startDate: inMs(240 * HOUR).toISOString(),
    endDate: inMs(241 * HOUR).toISOString(),
    reason: 'In hospital',
    studentIds: [ill.studentId],
  });
  expect(given.status, given.text).toBe(200);
  const attempt = (await startAttempt(reopened, PAID_PAPER)).body;
  for (const who of [reopened, quick])
    expect(
      (await submitAnswers(who, PAID_PAPER, (await startAttempt(who, PAID_PAPER)).body._id)).status,
    ).toBe(201);
  advanceClock(backend, 120 * HOUR);
  expect((await reopen(attempt._id, 60)).status).toBe(200);
  // The student of the last window has not started, and leaves.
  expect((await ill.send('DELETE', `/student/${ill.studentId}`)).status).toBe(200);
  expect(await resultOf(quick)).toHaveProperty('releasedAt', inMs(HOUR + MINUTE).toISOString());
  expect((await meritList(id)).status).toBe(404);
  advanceClock(backend, HOUR + MINUTE);
  expect(await resultOf(quick)).toHaveProperty('totalScore', 1);
  await closeDue();
  await deleteCampaign(id);
});
