// Students with a personal window for the exam of a campaign (docs/decisions/073).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { startAttempt as startAttemptCommand } from '../../backend/src/modules/attempts/commands.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { findCurrentExam } from '../../backend/src/modules/exam-versions/versions.ts';
import { makeNotifications } from '../../backend/src/modules/notifications/commands.ts';
import { createFailureGuard } from '../../backend/src/modules/notifications/failure-guard.ts';
import { confirmed } from './confirm.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  getCampaignExam,
  inMs,
  NOT_YET,
  OVER,
  reads,
  registerForCampaign,
  removeCampaign,
  startAttempt,
  statusAndError,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student } from './kit.ts';

useExamCampaigns();

const RESULTS = '/multisubjectexamsresult/exam-results';
const url = (part: string, examId = PAID_PAPER) => `/ext/exams/multi-subject/${examId}/${part}`;
const REASON = 'In hospital';
const give = (fromMs: number, toMs: number, extra: object) =>
  admin.post(url('personal-windows'), {
    startDate: inMs(fromMs).toISOString(),
    endDate: inMs(toMs).toISOString(),
    reason: REASON,
    ...extra,
  });
const withdraw = (...studentIds: string[]) =>
  admin.post(url('personal-windows/withdrawals'), { studentIds });
const expected = async (query = '') => (await admin.get(url(`expected${query}`))).body;
const campaignOf = async (who: Student, id: string) => (await who.get(`/examcampaigns/${id}`)).body;
const addressOf = async ({ userId }: Student): Promise<string> =>
  (await backend.db.select().from(users).where(eq(users.id, userId)))[0]?.phoneNumber ?? '';
const closeDue = () =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void expect(facts).toBeUndefined() },
  );
const meritList = async (id: string) =>
  (await backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`)).body;
const resultOf = async (who: Student) =>
  (await who.get(`${RESULTS}/${who.userId}/${PAID_PAPER}`)).body;
const notified = async (who: Student) => (await who.get('/ext/notifications')).body;

/** A campaign that starts in an hour for two hours, and students who are registered for it. */
async function aContest(count: number): Promise<{ id: string; people: Student[] }> {
  const id = await createCampaign();
  const people: Student[] = [];
  for (let index = 0; index < count; index += 1) {
    const who = await backend.student();
    expect((await registerForCampaign(who, id)).status).toBe(201);
    people.push(who);
  }
  return { id, people };
}

it('a later window: only its student starts in it, the results of all students and the merit list wait for its end', async () => {
  const { id, people } = await aContest(2);
  const [healthy, ill] = people as [Student, Student];
  // Five hours after the campaign's end.
  const windowResponse = await give(8 * HOUR, 9 * HOUR, { studentIds: [ill.studentId] });
  expect([windowResponse.status, windowResponse.body]).toEqual([
    200,
    { givenCount: 1, startedCount: 0, unknown: [], studentIds: [ill.studentId] },
  ]);
  const end = inMs(9 * HOUR);
  const window = {
    startDate: inMs(8 * HOUR).toISOString(),
    endDate: end.toISOString(),
    reason: REASON,
  };
  expect((await campaignOf(ill, id)).window).toEqual(window);
  expect((await campaignOf(healthy, id)).window).toBeUndefined();
  expect((await backend.visitor().get(`/examcampaigns/${id}`)).body.window).toBeUndefined();
  expect((await ill.get(`/examcampaigns/${ill.studentId}/exams`)).body).toMatchObject([
    { campaignId: id, startDate: window.startDate, endDate: window.endDate },
  ]);

  advanceClock(backend, HOUR);
  expect(statusAndError(await startAttempt(ill, PAID_PAPER))).toEqual(NOT_YET);
  expect(statusAndError(await getCampaignExam(ill, ill.studentId, id))).toEqual(NOT_YET);
  const attempt = (await startAttempt(healthy, PAID_PAPER)).body;
  const receipt = (await submitAnswers(healthy, PAID_PAPER, attempt._id)).body;
  const releasedAt = new Date(end.getTime() + MINUTE).toISOString();
  expect(receipt.releasedAt).toBe(releasedAt);

  // The campaign's own window is over: too late for all students, and the paper is still closed to
  // practice.
  advanceClock(backend, 3 * HOUR);
  expect(await resultOf(healthy)).toMatchObject({ releasedAt });
  expect((await resultOf(healthy)).totalScore).toBeUndefined();
  expect((await meritList(id)).code).toBe('MERIT_LIST_NOT_FOUND');
  expect([await reads(healthy, PAID_PAPER), await reads(ill, PAID_PAPER)]).toEqual([false, false]);
  expect(statusAndError(await startAttempt(ill, PAID_PAPER))).toEqual(NOT_YET);
  expect((await admin.get(`/ext/examcampaigns/${id}/merit-list-state`)).body.releasedAt).toBe(
    releasedAt,
  );

  advanceClock(backend, 4 * HOUR + 30 * MINUTE);
  const own = (await startAttempt(ill, PAID_PAPER)).body;
  // The window's end, not the exam's time limit.
  expect(own.deadline).toBe(end.toISOString());
  expect(await reads(ill, PAID_PAPER)).toBe(true);
  const { userId } = ill;
  expect(await expected('?personal=true')).toMatchObject([
    { studentId: ill.studentId, started: true, window },
  ]);
  expect((await submitAnswers(ill, PAID_PAPER, own._id)).status).toBe(201);
  expect(statusAndError(await startAttempt(ill, PAID_PAPER))).toEqual([
    409,
    'You have used your one attempt in this campaign.',
  ]);
  backend.clock.now = new Date(end.getTime() + MINUTE - 1);
  expect((await resultOf(healthy)).totalScore).toBeUndefined();
  expect((await meritList(id)).code).toBe('MERIT_LIST_NOT_FOUND');
  advanceClock(backend, 1);
  expect((await resultOf(healthy)).totalScore).toBe(1);
  expect((await resultOf(ill)).totalScore).toBe(1);
  const list = await meritList(id);
  expect([list.totalCount, list.entries.length, userId]).toEqual([2, 2, ill.userId]);
  await removeCampaign(id);
});

it('an attempt that runs in a personal window delays the merit list, and is closed with the saved answers', async () => {
  const { id, people } = await aContest(2);
  const [healthy, ill] = people as [Student, Student];
  await give(8 * HOUR, 10 * HOUR, { studentIds: [ill.studentId] });
  advanceClock(backend, HOUR);
  await submitAnswers(healthy, PAID_PAPER, (await startAttempt(healthy, PAID_PAPER)).body._id);
  advanceClock(backend, 7 * HOUR);
  await startAttempt(ill, PAID_PAPER);
  advanceClock(backend, 2 * HOUR + MINUTE);
  expect((await admin.get(`/ext/examcampaigns/${id}/merit-list-state`)).body).toMatchObject({
    openAttempts: 1,
  });
  expect((await meritList(id)).code).toBe('MERIT_LIST_NOT_FOUND');
  await closeDue();
  expect((await meritList(id)).totalCount).toBe(2);
  await removeCampaign(id);
});

it('an earlier window opens the exam only to its student, and its attempt is the only one', async () => {
  const { id, people } = await aContest(2);
  const [early, student] = people as [Student, Student];
  await give(0, 30 * MINUTE, { studentIds: [early.studentId] });
  expect(statusAndError(await startAttempt(student, PAID_PAPER))).toEqual(NOT_YET);
  const attempt = (await startAttempt(early, PAID_PAPER)).body;
  expect(attempt.deadline).toBe(inMs(30 * MINUTE).toISOString());
  expect((await submitAnswers(early, PAID_PAPER, attempt._id)).body.releasedAt).toBe(
    inMs(3 * HOUR + MINUTE).toISOString(),
  );
  // Neither another window nor the campaign's own gives a second attempt.
  expect((await give(0, 5 * HOUR, { studentIds: [early.studentId] })).body.code).toBe(
    'NOBODY_EXPECTED',
  );
  expect((await withdraw(early.studentId)).body.code).toBe('NO_PERSONAL_WINDOW');
  advanceClock(backend, HOUR);
  expect(statusAndError(await startAttempt(early, PAID_PAPER))).toEqual(OVER);
  expect((await startAttempt(student, PAID_PAPER)).status).toBe(201);
  await removeCampaign(id);
});

it('is moved and removed until the student starts; then it stays', async () => {
  const { id, people } = await aContest(3);
  const [first, second, third] = people as [Student, Student, Student];
  const all = people.map(({ studentId }) => studentId);
  const listed = (await expected()).map(({ studentId }: { studentId: string }) => studentId);
  expect(listed.sort()).toEqual([...all].sort());
  expect((await give(4 * HOUR, 5 * HOUR, { studentIds: all })).body.givenCount).toBe(3);
  expect((await give(5 * HOUR, 6 * HOUR, { studentIds: [first.studentId] })).body.givenCount).toBe(
    1,
  );
  const revision = async () => (await admin.get(url('notice-revision'))).body.revision;
  const before = await revision();
  expect(Date.parse((await campaignOf(first, id)).window.startDate)).toBe(inMs(5 * HOUR).getTime());
  advanceClock(backend, MINUTE);
  expect((await withdraw(second.studentId)).body).toEqual({ withdrawnCount: 1 });
  expect(await revision()).toBe(before + 1);
  expect((await campaignOf(second, id)).window).toBeUndefined();
  advanceClock(backend, HOUR);
  expect((await startAttempt(second, PAID_PAPER)).status).toBe(201);
  const mixed = await give(6 * HOUR, 7 * HOUR, { studentIds: all });
  expect(mixed.body).toMatchObject({ givenCount: 2, startedCount: 1 });
  expect((await campaignOf(second, id)).window).toBeUndefined();
  // They are notified of each change.
  expect(await notified(second)).toMatchObject([
    { kind: 'personal-window', examCampaignId: id, accepted: false },
    { kind: 'personal-window', examCampaignId: id, accepted: true },
  ]);
  expect((await notified(third)).length).toBe(2);
  await removeCampaign(id);
});

it('is given to the students with pasted addresses and roll numbers, and names the other lines', async () => {
  const { id, people } = await aContest(2);
  const [student, otherStudent] = people as [Student, Student];
  const [first, address] = [await addressOf(student), await addressOf(otherStudent)];
  const rosterImport = (
    await admin.post(`/ext/examcampaigns/${id}/roster/imports`, { mode: 'replace' })
  ).body;
  const base = `/ext/examcampaigns/${id}/roster/imports/${rosterImport._id}`;
  await admin.post(`${base}/rows`, { rows: [{ line: 1, address, rollNumber: '10-77' }] });
  expect((await admin.post(`${base}/apply`, {})).status).toBe(200);
  const windowResponse = await give(4 * HOUR, 5 * HOUR, {
    candidates: [first.replace(/^880/, '+880 '), '10-77', 'nobody@example.org', '10-78'],
  });
  expect(windowResponse.body).toMatchObject({
    givenCount: 2,
    unknown: ['nobody@example.org', '10-78'],
  });
  await removeCampaign(id);
});

it('rejects windows that are over, reversed or too late, students who are not registered, and released contests', async () => {
  const { id, people } = await aContest(1);
  const [student] = people as [Student];
  const studentIds = [student.studentId];
  const code = async (response: ReturnType<typeof give>) => (await response).body.code;
  expect(await code(give(-2 * HOUR, -HOUR, { studentIds }))).toBe('PERSONAL_WINDOW_OVER');
  expect(await code(give(2 * HOUR, HOUR, { studentIds }))).toBe('CAMPAIGN_ENDS_BEFORE_START');
  const late = await give(HOUR, 64 * 24 * HOUR, { studentIds });
  expect([late.status, late.body.code, late.body.params]).toEqual([
    422,
    'PERSONAL_WINDOW_TOO_LATE',
    { days: 60 },
  ]);
  const stranger = await backend.student();
  expect(await code(give(HOUR, 2 * HOUR, { studentIds: [stranger.studentId] }))).toBe(
    'NOBODY_EXPECTED',
  );
  expect(await code(give(HOUR, 2 * HOUR, {}))).toBe('NOBODY_EXPECTED');
  advanceClock(backend, 3 * HOUR + MINUTE);
  expect(await code(give(HOUR, 2 * HOUR, { studentIds }))).toBe('NO_CONTEST_TO_COME');
  expect((await withdraw(student.studentId)).body.code).toBe('NO_CONTEST_TO_COME');
  await removeCampaign(id);
});

it('closing the whole exam ends the open windows, and keeps future ones', async () => {
  const { id, people } = await aContest(2);
  const [open, next] = people as [Student, Student];
  await give(0, 5 * HOUR, { studentIds: [open.studentId] });
  await give(6 * HOUR, 7 * HOUR, { studentIds: [next.studentId] });
  advanceClock(backend, 4 * HOUR);
  expect((await admin.post(url('close'), { reason: 'Flood' })).status).toBe(200);
  expect(statusAndError(await startAttempt(open, PAID_PAPER))).toEqual(OVER);
  advanceClock(backend, 2 * HOUR);
  expect((await startAttempt(next, PAID_PAPER)).status).toBe(201);
  await removeCampaign(id);
});

it('a start that was admitted in a window which is withdrawn meanwhile is rejected', async () => {
  const { id, people } = await aContest(1);
  const [student] = people as [Student];
  await give(0, 30 * MINUTE, { studentIds: [student.studentId] });
  // Admitted before the withdrawal, stored after it.
  const version = await findCurrentExam(backend.db, { kind: 'multi-subject', examId: PAID_PAPER });
  expect((await withdraw(student.studentId)).status).toBe(200);
  const deps = { db: backend.db, entryKey: new Uint8Array(32), now: () => backend.clock.now };
  const started = startAttemptCommand(
    deps,
    student.userId,
    { kind: 'multi-subject', examId: PAID_PAPER, examVersionId: version?.versionId ?? '' },
    { startedAt: inMs(0), deadline: inMs(30 * MINUTE) },
    undefined,
    [id],
  );
  await expect(started).rejects.toMatchObject({ body: { code: 'CAMPAIGN_OVER' } });
  await removeCampaign(id);
});

it('is announced a day before in place of the campaign’s start, and is part of the own data', async () => {
  const id = await createCampaign({
    startDate: inMs(20 * HOUR).toISOString(),
    endDate: inMs(22 * HOUR).toISOString(),
  });
  const [healthy, ill] = [await backend.student(), await backend.student()];
  for (const who of [healthy, ill]) await registerForCampaign(who, id);
  await give(70 * HOUR, 71 * HOUR, { studentIds: [ill.studentId] });
  const log = { error: (facts: object) => void expect(facts).toBeUndefined() };
  const announce = () =>
    makeNotifications(
      {
        db: backend.db,
        now: backend.clock.now,
        isEnding: () => false,
        guard: createFailureGuard(log, () => backend.clock.now, 1000),
      },
      inMs(-90 * 24 * HOUR),
    );
  await announce();
  const soon = async (who: Student) =>
    (await notified(who)).filter(({ kind }: { kind: string }) => kind === 'exam-soon');
  expect(await soon(healthy)).toMatchObject([
    { examCampaignId: id, at: inMs(20 * HOUR).toISOString() },
  ]);
  expect(await soon(ill)).toEqual([]);
  advanceClock(backend, 50 * HOUR);
  await announce();
  await announce();
  expect(await soon(ill)).toMatchObject([
    { examCampaignId: id, at: inMs(20 * HOUR).toISOString() },
  ]);
  expect(await soon(healthy)).toHaveLength(1);
  await confirmed(ill);
  expect((await ill.get('/ext/own-data')).body.personalWindows).toMatchObject([
    { campaignId: id, reason: REASON },
  ]);
  await removeCampaign(id);
});
