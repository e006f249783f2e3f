// Notifications: their events, each once however many schedulers run, their readers, messages, and
// deletion.
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import { withDailyCaps } from '../../backend/src/messages/daily-caps.ts';
import { courses } from '../../backend/src/modules/academics/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { notifierTasks } from '../../backend/src/modules/notifications/notifier.ts';
import {
  notificationFanOuts,
  notificationMessages,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { later, MINUTE, PAPER, sheetOf, start } from './attempt-kit.ts';
import { anExam, aWrittenExam } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer, oneWrittenAnswer } from './one-answer.ts';

const HOUR = 60 * MINUTE;
const CONTEST = 'paid-a-2023-exam';

let backend: Backend;
let admin: Visitor;
let problems: unknown[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.sent.length = 0;
  problems = [];
  await backend.db.delete(messageCounts);
});

const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();

function deps(settings: Record<string, string> = {}) {
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...settings });
  const now = () => backend.clock.now;
  const messages = withDailyCaps(
    { send: async (message) => void backend.sent.push(message) },
    { db: backend.db, now, caps: env.messageCaps, log: backend.app.log },
  );
  return { db: backend.db, now, env, messages };
}
const log = { error: (...problem: unknown[]) => void problems.push(problem) };

/** Runs the given number of concurrent schedulers, each until it finds nothing more. */
async function run(schedulers = 2, settings: Record<string, string> = {}): Promise<void> {
  const work = async () => {
    const tasks = Object.values(notifierTasks(deps(settings), log));
    for (let rounds = 0, hasMore = true; rounds < 20 && hasMore; rounds += 1) {
      hasMore = false;
      for (const task of tasks) if ((await task.run()).hasMore) hasMore = true;
    }
  };
  await Promise.all(Array.from({ length: schedulers }, work));
  // A scheduler skips events that another one has locked; nothing may be left for a further round.
  await work();
  expect(problems).toEqual([]);
}

const listOf = async (person: Visitor, query = '') =>
  (await person.get(`/ext/notifications${query}`)).body;
const notificationsOfKind = async (person: Visitor, kind: string) =>
  (await listOf(person)).filter((entry: { kind: string }) => entry.kind === kind);

async function aCampaign(startsIn: number, endsIn: number): Promise<string> {
  const body = {
    title: 'Open test',
    examId: CONTEST,
    examKind: 'multi-subject',
    startDate: moment(startsIn),
    endDate: moment(endsIn),
  };
  return (await admin.post('/examcampaigns', body)).body._id;
}
const register = (person: Student, campaignId: string) =>
  person.post('/examcampaigns/register', {
    campaignId,
    studentId: person.studentId,
    basicInfo: { name: 'Rafi' },
  });

async function decidedLate(person: Student, what: 'accept' | 'refuse'): Promise<void> {
  const { _id: id } = (await start(person)).body;
  later(backend, 62 * MINUTE);
  const late = await person.post(
    `/ext/attempts/${id}/late-answers`,
    await sheetOf(person, PAPER, ['A']),
  );
  const reason = what === 'refuse' ? 'Too late.' : 'The network was down.';
  await admin.post(`/ext/late-answers/${late.body._id}/${what}`, { reason });
}

describe('every event is sent once, with two schedulers at the same time', () => {
  it('an exam that starts within a day, to registered students; also to those who register later', async () => {
    const [early, late, other] = [
      await backend.student(),
      await backend.student(),
      await backend.student(),
    ];
    const id = await aCampaign(23 * HOUR, 30 * HOUR);
    const far = await aCampaign(25 * HOUR, 30 * HOUR);
    await register(early, id);
    await register(other, far);
    await run();
    const expected = {
      _id: expect.any(String),
      kind: 'exam-soon',
      title: 'Open test',
      examCampaignId: id,
      at: moment(23 * HOUR),
      createdAt: moment(0),
    };
    expect(await listOf(early)).toEqual([expected]);
    expect(await listOf(other)).toEqual([]);
    await register(late, id);
    await run();
    expect([await listOf(early), await listOf(late)]).toEqual([
      [expected],
      [{ ...expected, _id: expect.any(String) }],
    ]);
    for (const campaign of [id, far])
      await admin.send('DELETE', `/examcampaigns/${campaign}?force=true`);
  });

  it('a merit list, which the scheduler publishes, to its participants', async () => {
    const [taker, absent] = [await backend.student(), await backend.student()];
    const id = await aCampaign(-HOUR, HOUR);
    for (const person of [taker, absent]) await register(person, id);
    const { _id: attemptId } = (
      await taker.post('/ext/attempts', { kind: 'multi-subject', examId: CONTEST })
    ).body;
    const answers = {
      examId: CONTEST,
      userId: taker.userId,
      subjects: onePaperAnswer(CONTEST),
      totalScore: 1,
      timeTaken: 1,
    };
    await taker.post('/multisubjectexamsresult/exam-results', answers, {
      'idempotency-key': attemptId,
    });
    await run();
    expect(await notificationsOfKind(taker, 'merit-list')).toEqual([]);
    later(backend, 2 * HOUR);
    await run();
    expect(await notificationsOfKind(taker, 'merit-list')).toMatchObject([
      { title: 'Open test', examCampaignId: id },
    ]);
    expect(await listOf(absent)).toEqual([]);
    await run();
    expect(await notificationsOfKind(taker, 'merit-list')).toHaveLength(1);
  });

  it('marked answers, once for each submission, and not while the results are withheld', async () => {
    const person = await backend.enrolled();
    const exam = (
      await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
    ).body;
    const result = await person.post('/exams/results', {
      examId: exam._id,
      userId: person.userId,
      mcqAnswers: [],
      timeTaken: 1,
      writtenAnswer: await oneWrittenAnswer(person, exam._id),
    });
    const mark = (score: number) => admin.put(`/exams/results/${result.body._id}`, { score });
    expect((await mark(5)).status).toBe(200);
    const contest = {
      title: 'Written',
      examId: exam._id,
      examKind: 'single',
      startDate: moment(HOUR),
      endDate: moment(2 * HOUR),
    };
    const campaign = await admin.post('/examcampaigns', contest);
    expect(campaign.status).toBe(201);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toEqual([]);
    later(backend, 4 * HOUR);
    // The rule of the exam withholds the mark for another hour.
    const rule = { visibility: 'score', moment: 'on-date', date: moment(HOUR) };
    expect((await admin.put(`/ext/exams/single/${exam._id}/release-rule`, rule)).status).toBe(200);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toEqual([]);
    later(backend, HOUR);
    await run();
    await mark(6);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toMatchObject([
      { examId: exam._id, title: exam.title },
    ]);
  });

  it('an assignment that is due within a day, to enrolled students; again if it is moved', async () => {
    const [enrolled, other] = [await backend.enrolled(), await backend.student()];
    const { _id: id } = (
      await admin.post('/assignments', { title: 'Essay', dueDate: moment(20 * HOUR) })
    ).body;
    await run();
    expect(await notificationsOfKind(enrolled, 'assignment-due')).toMatchObject([
      { title: 'Essay', at: moment(20 * HOUR), assignmentId: id },
    ]);
    expect(await notificationsOfKind(other, 'assignment-due')).toEqual([]);
    await admin.put(`/assignments/${id}`, { dueDate: moment(22 * HOUR) });
    await run();
    expect(
      (await notificationsOfKind(enrolled, 'assignment-due'))
        .map(({ at }: { at: string }) => at)
        .sort(),
    ).toEqual([moment(20 * HOUR), moment(22 * HOUR)]);
    await admin.send('DELETE', `/assignments/${id}`);
  });

  it('a single exam that opens within a day, to enrolled students who have not taken it; again if it is moved', async () => {
    const [enrolled, other] = [await backend.enrolled(), await backend.student()];
    const exam = (
      await admin.post(
        '/examcreation/chapter/createexam',
        anExam({ startingDate: moment(20 * HOUR) }),
      )
    ).body;
    const far = (
      await admin.post(
        '/examcreation/chapter/createexam',
        anExam({ startingDate: moment(25 * HOUR) }),
      )
    ).body;
    await run();
    const expected = { kind: 'exam-soon', title: 'Test', examId: exam._id, at: moment(20 * HOUR) };
    expect(await notificationsOfKind(enrolled, 'exam-soon')).toMatchObject([expected]);
    expect(await notificationsOfKind(other, 'exam-soon')).toEqual([]);
    const late = await backend.enrolled();
    await run();
    expect(await notificationsOfKind(late, 'exam-soon')).toMatchObject([expected]);
    await admin.put(`/examcreation/${exam._id}`, { startingDate: moment(22 * HOUR) });
    await run();
    expect(
      (await notificationsOfKind(enrolled, 'exam-soon')).map(({ at }: { at: string }) => at).sort(),
    ).toEqual([moment(20 * HOUR), moment(22 * HOUR)]);
    for (const { _id } of [exam, far]) await backend.db.delete(exams).where(eq(exams.id, _id));
  });

  it('a single exam of an archived course, or one that a campaign reserves, is not sent', async () => {
    const person = await backend.enrolled();
    const exam = (
      await admin.post(
        '/examcreation/chapter/createexam',
        anExam({ startingDate: moment(20 * HOUR) }),
      )
    ).body;
    const reserved = (
      await admin.post(
        '/examcreation/chapter/createexam',
        anExam({ startingDate: moment(20 * HOUR) }),
      )
    ).body;
    const contest = {
      title: 'Contest',
      examId: reserved._id,
      examKind: 'single',
      startDate: moment(30 * HOUR),
      endDate: moment(40 * HOUR),
    };
    expect((await admin.post('/examcampaigns', contest)).status).toBe(201);
    await backend.db.update(courses).set({ archivedAt: backend.clock.now });
    await run();
    expect(await notificationsOfKind(person, 'exam-soon')).toEqual([]);
    await backend.db.update(courses).set({ archivedAt: null });
    await run();
    expect(await notificationsOfKind(person, 'exam-soon')).toMatchObject([{ examId: exam._id }]);
    await backend.db.delete(examCampaigns);
    for (const { _id } of [exam, reserved]) await backend.db.delete(exams).where(eq(exams.id, _id));
  });

  it('an assignment of an archived course is not sent', async () => {
    const person = await backend.enrolled();
    const course = { _id: 'free10', category: 'academic' };
    const { _id: id } = (
      await admin.post('/assignments', { title: 'Essay', dueDate: moment(20 * HOUR), course })
    ).body;
    expect(id).toBeDefined();
    await backend.db.update(courses).set({ archivedAt: backend.clock.now });
    await run();
    expect(await notificationsOfKind(person, 'assignment-due')).toEqual([]);
    await backend.db.update(courses).set({ archivedAt: null });
    await run();
    expect(await notificationsOfKind(person, 'assignment-due')).toMatchObject([
      { assignmentId: id },
    ]);
    await admin.send('DELETE', `/assignments/${id}`);
  });

  it('a decision about late answers', async () => {
    const [glad, sad] = [await backend.enrolled(), await backend.enrolled()];
    await decidedLate(glad, 'accept');
    await decidedLate(sad, 'refuse');
    await run();
    expect(await listOf(glad)).toMatchObject([
      { kind: 'late-decided', examId: PAPER, accepted: true },
    ]);
    expect(await listOf(sad)).toMatchObject([
      { kind: 'late-decided', examId: PAPER, accepted: false },
    ]);
  });

  it('more recipients than one batch has', async () => {
    const id = await aCampaign(5 * HOUR, 9 * HOUR);
    const people = Array.from({ length: 1201 }, (_, index) => `many-${index}`);
    await backend.db
      .insert(users)
      .values(people.map((name) => ({ id: name, email: `${name}@many.test`, passwordHash: '-' })));
    const { students } = await import('../../backend/src/modules/students/tables.ts');
    const { examCampaignRegistrations } = await import(
      '../../backend/src/modules/campaigns/tables.ts'
    );
    await backend.db
      .insert(students)
      .values(people.map((name) => ({ id: `s-${name}`, userId: name })));
    await backend.db
      .insert(examCampaignRegistrations)
      .values(people.map((name) => ({ campaignId: id, studentId: `s-${name}`, basicInfo: {} })));
    await run();
    expect(
      await backend.db.$count(
        notifications,
        eq(notifications.subject, `${id} ${moment(5 * HOUR)}`),
      ),
    ).toBe(1201);
    await admin.send('DELETE', `/examcampaigns/${id}?force=true`);
  });
});

describe('own notifications', () => {
  it('are read page by page, counted and marked as read, only by their owner', async () => {
    const [person, other] = [await backend.student(), await backend.student()];
    const rows = Array.from({ length: 3 }, (_, index) => ({
      id: `own-${index}`,
      userId: person.userId,
      kind: 'merit-list' as const,
      subject: `own-${index}`,
      details: { title: `List ${index}` },
      createdAt: new Date(backend.clock.now.getTime() + index),
    }));
    await backend.db.insert(notifications).values(rows);
    const first = await person.get('/ext/notifications?after=&limit=2');
    expect([
      first.body.map((entry: { _id: string }) => entry._id),
      first.headers['x-total-count'],
    ]).toEqual([['own-2', 'own-1'], '3']);
    expect((await listOf(person, `?after=${first.headers['x-next-cursor']}&limit=2`))[0]._id).toBe(
      'own-0',
    );
    expect((await person.get('/ext/notifications/unread')).body).toEqual({ unread: 3 });
    expect((await other.post('/ext/notifications/read', { ids: ['own-0'] })).body).toEqual({
      unread: 0,
    });
    expect((await person.get('/ext/notifications/unread')).body).toEqual({ unread: 3 });
    expect((await person.post('/ext/notifications/read', { ids: ['own-0'] })).body).toEqual({
      unread: 2,
    });
    expect((await listOf(person)).map((entry: { readAt?: string }) => entry.readAt)).toEqual([
      undefined,
      undefined,
      moment(0),
    ]);
    await backend.db
      .update(notifications)
      .set({ readAt: null })
      .where(eq(notifications.userId, person.userId));
    expect((await person.post('/ext/notifications/read', { before: moment(1) })).body).toEqual({
      unread: 1,
    });
    expect((await listOf(person)).map((entry: { readAt?: string }) => entry.readAt)).toEqual([
      undefined,
      moment(0),
      moment(0),
    ]);
    expect((await person.post('/ext/notifications/read', { before: 'yesterday' })).status).toBe(
      400,
    );
    expect((await person.post('/ext/notifications/read', {})).body).toEqual({ unread: 0 });
    expect(await listOf(other)).toEqual([]);
  });

  it('are deleted after NOTIFICATION_DAYS and not created again', async () => {
    const person = await backend.enrolled();
    const isTheirs = and(
      eq(notifications.userId, person.userId),
      eq(notifications.kind, 'late-decided'),
    );
    await decidedLate(person, 'accept');
    await run();
    later(backend, 8 * 24 * HOUR - MINUTE);
    await run(2, { NOTIFICATION_DAYS: '8' });
    expect(await backend.db.$count(notifications, isTheirs)).toBe(1);
    later(backend, 2 * MINUTE);
    await run(2, { NOTIFICATION_DAYS: '8' });
    expect(await backend.db.$count(notifications, isTheirs)).toBe(0);
    expect(
      await backend.db.$count(
        notificationFanOuts,
        lt(notificationFanOuts.createdAt, new Date(backend.clock.now.getTime() - 8 * 24 * HOUR)),
      ),
    ).toBe(0);
  });
});

describe('messages', () => {
  const choose = (person: Visitor, email: boolean, sms: boolean) =>
    person.put('/ext/notifications/preferences', { kinds: [{ kind: 'late-decided', email, sms }] });

  it('are sent only if the account has chosen so and has the address, in both languages, once', async () => {
    const [silent, person] = [await backend.enrolled(), await backend.enrolled()];
    expect((await person.get('/ext/notifications/preferences')).body).toMatchObject({
      canEmail: false,
      canSms: true,
    });
    expect((await choose(person, true, true)).body.kinds).toContainEqual({
      kind: 'late-decided',
      email: true,
      sms: true,
    });
    backend.sent.length = 0;
    for (const who of [silent, person]) await decidedLate(who, 'accept');
    await run(3);
    const [account] = await backend.db.select().from(users).where(eq(users.id, person.userId));
    expect(backend.sent).toMatchObject([
      { channel: 'sms', to: account?.phoneNumber, isReminder: true },
    ]);
    expect(backend.sent[0]?.text).toMatch(/গৃহীত হয়েছে।\nYour late answers were accepted\./);
    expect(await backend.db.$count(notificationMessages)).toBe(0);
  });

  it('use half of a cap at most, wait for the next hour, and are dropped when they are outdated', async () => {
    const settings = { SMS_PER_DAY: '2' };
    const people = [await backend.enrolled(), await backend.enrolled()];
    for (const person of people) {
      await choose(person, false, true);
      await decidedLate(person, 'accept');
    }
    backend.sent.length = 0;
    await backend.db.delete(messageCounts);
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([1, 1]);
    later(backend, 2 * HOUR);
    // Unless a day has passed meanwhile, the cap still applies.
    await backend.db.delete(messageCounts);
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([2, 0]);

    await decidedLate(people[0] as Student, 'refuse');
    await run(1, { SMS_PER_DAY: '0' });
    later(backend, 25 * HOUR);
    backend.sent.length = 0;
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([0, 0]);
  });
});
