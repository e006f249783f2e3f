// Admins monitor an exam: attempts by state, extra time, and messages (docs/decisions/049).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { closeExpiredAttempt } from '../../backend/src/modules/attempts/closing/closing-commands.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { lockActions } from '../../backend/src/modules/exam-monitoring/control-queries.ts';
import { examMessages } from '../../backend/src/modules/exam-monitoring/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import {
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  startAttempt,
  submitAnswers,
  WRITTEN,
} from './attempt-kit.ts';
import { sendUntilBlocked, untilBlocked } from './blocked-request.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const url = (part: string) => `/ext/exams/multi-subject/${FREE_PAPER}/${part}`;
const activity = async () => (await (await asAdmin()).get(url('activity'))).body;
const participants = async (query = '') =>
  (await (await asAdmin()).get(url(`participants${query}`))).body;
const extend = async (body: object) =>
  (await asAdmin()).post(url('extra-time'), { reason: 'Power cut', ...body });
/** A new session each time, because sessions end when a test moves the clock far. */
async function asAdmin(): Promise<Visitor> {
  admin ??= await backend.admin();
  return admin;
}

async function running(): Promise<{ person: Student; attemptId: string; deadline: string }> {
  const person = await backend.enrolled();
  const { body } = await startAttempt(person);
  return { person, attemptId: body._id, deadline: body.deadline };
}
const saveOne = async ({ person, attemptId }: { person: Student; attemptId: string }) =>
  save(person, attemptId, 1, await sheetOf(person, FREE_PAPER, ['A']));
const closeAll = () =>
  closeDueAttempts({ db: backend.db, now: () => backend.clock.now }, backend.app.log, undefined);

it('counts attempts by state, and lists them with their students', async () => {
  // Closes attempts of earlier tests.
  advanceClock(backend, 70 * MINUTE);
  await closeAll();
  const before = await activity();
  const submitted = await running();
  await submitAnswers(submitted.person, submitted.attemptId);
  const blank = await running();
  await blank.person.post(`/ext/attempts/${blank.attemptId}/close`);
  const quiet = await running();
  advanceClock(backend, 6 * MINUTE);
  const saving = await running();
  await saveOne(saving);
  const counts = await activity();
  expect(counts).toMatchObject({
    startedCount: before.startedCount + 4,
    runningCount: before.runningCount + 2,
    quietCount: before.quietCount + 1,
    submittedCount: before.submittedCount + 1,
    blankCount: before.blankCount + 1,
    timedOutCount: before.timedOutCount,
    lastDeadline: saving.deadline,
  });
  expect(counts).not.toHaveProperty('registeredCount');

  const listed = await participants();
  const stateOf = (attemptId: string) =>
    listed.find((attempt: { attemptId: string }) => attempt.attemptId === attemptId);
  expect(stateOf(submitted.attemptId)).toMatchObject({ state: 'submitted', score: 1 });
  expect(stateOf(blank.attemptId)).toMatchObject({ state: 'blank', answeredCount: 0 });
  expect(stateOf(quiet.attemptId)).toMatchObject({
    state: 'quiet',
    userId: quiet.person.userId,
    studentId: quiet.person.studentId,
  });
  expect(stateOf(saving.attemptId)).toMatchObject({
    state: 'running',
    answeredCount: 1,
    savedAt: backend.clock.now.toISOString(),
  });
  expect(
    (await participants('?state=quiet')).map((attempt: { attemptId: string }) => attempt.attemptId),
  ).toEqual([quiet.attemptId]);
  expect(await participants('?q=nobody-has-this')).toEqual([]);

  advanceClock(backend, 70 * MINUTE);
  await closeAll();
  expect(await activity()).toMatchObject({
    runningCount: 0,
    timedOutCount: counts.timedOutCount + 1,
    blankCount: counts.blankCount + 1,
  });
});

it('gives one student more time: answers count until the new deadline', async () => {
  const [lucky, other] = [await running(), await running()];
  expect((await extend({ minutes: 10, attemptIds: [lucky.attemptId] })).body).toEqual({
    extendedCount: 1,
  });
  const { body: notices } = await lucky.person.get(`/ext/attempts/${lucky.attemptId}/notices`);
  const deadline = new Date(new Date(lucky.deadline).getTime() + 10 * MINUTE).toISOString();
  expect(notices).toMatchObject({ deadline, extensions: [{ minutes: 10, reason: 'Power cut' }] });
  expect((await startAttempt(lucky.person)).body.deadline).toBe(deadline);

  advanceClock(backend, 65 * MINUTE);
  await closeAll();
  expect((await saveOne(other)).status, 'without extra time').toBe(410);
  expect((await saveOne(lucky)).status).toBe(200);
  expect((await submitAnswers(lucky.person, lucky.attemptId)).status).toBe(201);
  expect(await paperVersions(backend, lucky.person.userId)).toHaveLength(1);
});

it('does not close an attempt that got more time after it was found to be over', async () => {
  const runningAttempt = await running();
  await saveOne(runningAttempt);
  advanceClock(backend, 61.4 * MINUTE);
  expect((await extend({ minutes: 5, attemptIds: [runningAttempt.attemptId] })).body).toEqual({
    extendedCount: 1,
  });
  // As the closer does with an attempt that it found before.
  expect(
    await backend.db.transaction((tx) =>
      closeExpiredAttempt(tx, runningAttempt.attemptId, backend.clock.now),
    ),
  ).toBe(false);
  expect((await startAttempt(runningAttempt.person)).body).toMatchObject({
    _id: runningAttempt.attemptId,
  });
});

it('gives every student who is writing more time, and no other student', async () => {
  const [first, second, over] = [await running(), await running(), await running()];
  await submitAnswers(over.person, over.attemptId);
  const { runningCount } = await activity();
  expect((await extend({ minutes: 3 })).body).toEqual({ extendedCount: runningCount });
  for (const { person, attemptId } of [first, second]) {
    expect((await person.get(`/ext/attempts/${attemptId}/notices`)).body.extensions).toHaveLength(
      1,
    );
  }
  expect(
    (await over.person.get(`/ext/attempts/${over.attemptId}/notices`)).body.extensions,
  ).toEqual([]);
  const refused = await extend({ minutes: 3, attemptIds: [over.attemptId] });
  expect([refused.status, refused.body.code]).toEqual([409, 'NO_ATTEMPT_RUNNING']);
  for (const body of [
    { minutes: 0 },
    { minutes: 181 },
    { minutes: 1.5 },
    { minutes: 5, reason: ' ' },
    { minutes: 5, attemptIds: [] },
  ]) {
    expect((await extend(body)).status, JSON.stringify(body)).toBe(400);
  }
});

it('gives the same extra time once if the request is repeated, and again later', async () => {
  const { person, attemptId } = await running();
  const minutes = async () =>
    (await person.get(`/ext/attempts/${attemptId}/notices`)).body.extensions.map(
      (extension: { minutes: number }) => extension.minutes,
    );
  for (const _ of [1, 2])
    expect((await extend({ minutes: 5, attemptIds: [attemptId] })).body).toEqual({
      extendedCount: 1,
    });
  expect(await minutes()).toEqual([5]);
  advanceClock(backend, 2.1 * MINUTE);
  await extend({ minutes: 5, attemptIds: [attemptId] });
  expect(await minutes()).toEqual([5, 5]);
});

it.skipIf(!process.env.DATABASE_URL)(
  'gives extra time once if the request is repeated while the first one still runs',
  async () => {
    await asAdmin();
    const { person, attemptId, deadline } = await running();
    const { both } = await backend.db.transaction(async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.id, attemptId)).for('update');
      const requests = [1, 2].map(() => extend({ minutes: 5, attemptIds: [attemptId] }));
      await untilBlocked(backend, requests.length);
      return { both: requests };
    });
    for (const { body } of await Promise.all(both)) expect(body).toEqual({ extendedCount: 1 });
    const notices = (await person.get(`/ext/attempts/${attemptId}/notices`)).body;
    expect(notices.extensions).toHaveLength(1);
    expect(Date.parse(notices.deadline) - Date.parse(deadline)).toBe(5 * MINUTE);
  },
);

it('does not reopen an attempt after its grace period, even if it was not closed yet', async () => {
  const { attemptId } = await running();
  advanceClock(backend, 61.6 * MINUTE);
  expect((await extend({ minutes: 5, attemptIds: [attemptId] })).status).toBe(409);
});

it('does not extend attempts at another exam', async () => {
  const person = await backend.enrolled();
  const { body } = await startAttempt(person, SINGLE);
  expect((await extend({ minutes: 5, attemptIds: [body._id] })).status).toBe(409);
});

it('sends messages to students who are writing, and none from before their start', async () => {
  const send = async (text: string) => (await asAdmin()).post(url('messages'), { text });
  expect((await send('Before')).status).toBe(201);
  advanceClock(backend, 1000);
  const { person, attemptId } = await running();
  const revision = async () => (await backend.visitor().get(url('notice-revision'))).body.revision;
  const before = await revision();
  advanceClock(backend, 1000);
  await send('  Question 5: read 30 instead of 3.  ');
  expect(await revision()).toBe(before + 1);
  await extend({ minutes: 1, attemptIds: [attemptId] });
  expect(await revision()).toBe(before + 2);
  const { body } = await person.get(`/ext/attempts/${attemptId}/notices`);
  expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
    'Question 5: read 30 instead of 3.',
  ]);
  const stranger = await backend.enrolled();
  expect((await stranger.get(`/ext/attempts/${attemptId}/notices`)).status).toBe(403);
  expect((await (await asAdmin()).get(url('messages'))).body).toHaveLength(2);
});

describe('a message that is sent again', () => {
  const send = async (text = 'Ten minutes left') =>
    (await asAdmin()).post(url('messages'), { text });
  const sent = async () => (await (await asAdmin()).get(url('messages'))).body;
  beforeEach(() => backend.db.delete(examMessages));

  it('within two minutes is the same one, as after a lost response', async () => {
    const first = await send();
    advanceClock(backend, MINUTE);
    expect(await send('  Ten minutes left ')).toMatchObject({ status: 201, body: first.body });
    expect(await sent()).toEqual([first.body]);
  });

  it('with another text, or later, is another one', async () => {
    await send();
    await send('Nine minutes left');
    advanceClock(backend, 2 * MINUTE);
    await send();
    expect(await sent()).toHaveLength(3);
  });

  it.skipIf(!process.env.DATABASE_URL)(
    'while the first request still runs is the same one',
    async () => {
      await asAdmin();
      const { both } = await backend.db.transaction(async (tx) => {
        await lockActions(tx, { kind: 'multi-subject', examId: FREE_PAPER });
        const requests = [send(), send()];
        await untilBlocked(backend, requests.length);
        return { both: requests };
      });
      const [first, second] = await Promise.all(both);
      expect(second?.body).toEqual(first?.body);
      expect(await sent()).toHaveLength(1);
    },
  );
});

it('extra time is not given if the results are released while the request waits', async () => {
  await asAdmin();
  const { attemptId } = await running();
  const { response } = await backend.db.transaction(async (tx) => {
    await lockActions(tx, { kind: 'multi-subject', examId: FREE_PAPER });
    const waiting = await sendUntilBlocked(backend, tx, () =>
      extend({ minutes: 5, attemptIds: [attemptId] }),
    );
    advanceClock(backend, 62 * MINUTE);
    return waiting;
  });
  expect((await response).body.code).toBe('NO_ATTEMPT_RUNNING');
});

it('shows students the newest of very many messages', async () => {
  const { person, attemptId } = await running();
  const sentAt = (index: number) => new Date(backend.clock.now.getTime() + index);
  await backend.db.insert(examMessages).values(
    Array.from({ length: 101 }, (_, index) => ({
      examKind: 'multi-subject' as const,
      examId: FREE_PAPER,
      text: `Message ${index}`,
      sentAt: sentAt(index),
    })),
  );
  const { messages } = (await person.get(`/ext/attempts/${attemptId}/notices`)).body;
  const texts = messages.map(({ text }: { text: string }) => text);
  expect([texts.length, texts[0], texts[99]]).toEqual([100, 'Message 1', 'Message 100']);
  await backend.db.delete(examMessages);
});

it('lists the exams that run or start within seven days, only for admins', async () => {
  const days = (count: number) => new Date(backend.clock.now.getTime() + count * 24 * 60 * MINUTE);
  const listed = async () => (await (await asAdmin()).get('/ext/current-exams')).body;
  const [soon, far] = await backend.db
    .insert(examCampaigns)
    .values([
      { title: 'Soon', examId: WRITTEN, startDate: days(6), endDate: days(7) },
      { title: 'Far', examId: WRITTEN, startDate: days(8), endDate: days(9) },
    ])
    .returning();
  await backend.db
    .update(exams)
    .set({ startingDate: days(1) })
    .where(eq(exams.id, SINGLE));
  const { person } = await running();
  const paper = (await listed()).find(({ examId }: { examId: string }) => examId === FREE_PAPER);
  expect(paper).toMatchObject({
    kind: 'multi-subject',
    runningCount: (await activity()).runningCount,
  });
  expect((await listed())[0]).toEqual(paper);
  const others = (await listed()).filter(({ examId }: { examId: string }) => examId !== FREE_PAPER);
  expect(others).toMatchObject([
    { kind: 'single', examId: SINGLE, startsAt: days(1).toISOString() },
    {
      kind: 'single',
      examId: WRITTEN,
      campaignId: soon?.id,
      campaignTitle: 'Soon',
      registeredCount: 0,
      startsAt: days(6).toISOString(),
    },
  ]);
  expect(others).not.toContainEqual(expect.objectContaining({ campaignId: far?.id }));
  expect((await person.get('/ext/current-exams')).status).toBe(403);
  await backend.db.delete(examCampaigns);
  await backend.db.update(exams).set({ startingDate: null }).where(eq(exams.id, SINGLE));
});
