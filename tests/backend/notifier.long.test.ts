// The notifier with failures, slow messages, changed events, and much to do.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import { withDailyCaps } from '../../backend/src/messages/daily-caps.ts';
import type { Messages } from '../../backend/src/messages/messages.ts';
import { assignmentSubmissions } from '../../backend/src/modules/assignments/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  examCampaignRegistrations,
  examCampaigns,
} from '../../backend/src/modules/campaigns/tables.ts';
import { EVENT_LISTS } from '../../backend/src/modules/notifications/events.ts';
import {
  notificationJobs,
  notifierTasks,
} from '../../backend/src/modules/notifications/notifier.ts';
import { sendNotificationMessages } from '../../backend/src/modules/notifications/send-messages.ts';
import {
  notificationFanOuts,
  notificationMessages,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { startJobs } from '../../backend/src/worker/run-jobs.ts';
import { later, MINUTE } from './attempt-kit.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CONTEST = 'paid-a-2023-exam';

let backend: Backend;
let admin: Visitor;
let problems: { event?: string }[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.sent.length = 0;
  problems = [];
});
afterEach(async () => {
  await backend.db.execute(sql`drop trigger if exists failure on notifications`);
  await backend.db.execute(sql`drop trigger if exists failure on exam_campaigns`);
  await backend.db.execute(sql`drop trigger if exists failure on notification_messages`);
  for (const table of [
    notifications,
    notificationFanOuts,
    messageCounts,
    examCampaignRegistrations,
    examCampaigns,
  ]) {
    await backend.db.delete(table);
  }
});

const now = () => backend.clock.now;
const moment = (ms: number) => new Date(now().getTime() + ms).toISOString();
const log = { error: (problem: unknown) => void problems.push(problem as { event?: string }) };

function deps(
  send: Messages['send'] = async (message) => void backend.sent.push(message),
  settings: Record<string, string> = {},
) {
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...settings });
  return { db: backend.db, now, env, messages: { send } };
}
const notifier = () => notifierTasks(deps(), log);
const send = (...args: Parameters<typeof deps>) => sendNotificationMessages(deps(...args), log);
const waiting = () => backend.db.select().from(notificationMessages);
const recipientsOf = async (title: string) =>
  (await backend.db.select().from(notifications))
    .filter(({ details }) => details.title === title)
    .map(({ userId }) => userId);

async function aCampaign(
  title: string,
  startsIn: number,
  endsIn = startsIn + HOUR,
): Promise<string> {
  const body = {
    title,
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
const anAssignment = async (dueIn: number, course?: object): Promise<string> =>
  (
    await admin.post('/assignments', {
      title: 'Essay',
      dueDate: moment(dueIn),
      ...(course && { course }),
    })
  ).body._id;

/** As many queued messages, each about a merit list and to a different account. */
async function queued(count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `queued-${index}`);
  const kind = 'merit-list' as const;
  await backend.db
    .insert(users)
    .values(names.map((id) => ({ id, email: `${id}@many.test`, passwordHash: '-' })))
    .onConflictDoNothing();
  for (const userId of names) {
    await backend.db.execute(sql`insert into notification_preferences (user_id, kind, email, sms)
      values (${userId}, ${kind}, true, false) on conflict do nothing`);
  }
  await backend.db.insert(notifications).values(
    names.map((id) => ({
      id,
      userId: id,
      kind,
      subject: 'list',
      details: { title: id },
      createdAt: now(),
    })),
  );
  await backend.db.insert(notificationMessages).values(
    names.map((id) => ({
      notificationId: id,
      channel: 'email' as const,
      nextTryAt: now(),
      expiresAt: new Date(moment(DAY)),
    })),
  );
}

/** Makes statements fail. @param when `before insert on …` @param condition of the row */
async function failing(when: string, condition: string): Promise<void> {
  await backend.db.execute(
    sql.raw(
      `create or replace function failure() returns trigger language plpgsql as $$ begin raise exception 'failure'; end $$`,
    ),
  );
  await backend.db.execute(
    sql.raw(
      `create trigger failure ${when} for each row when (${condition}) execute function failure()`,
    ),
  );
}

describe('a failure', () => {
  it('of one event does not stop the others, and is retried only after the pause', async () => {
    const person = await backend.student();
    for (const title of ['Bad', 'Good'])
      await register(person, await aCampaign(title, title === 'Bad' ? HOUR : 2 * HOUR));
    await failing('before insert on notifications', `new.details->>'title' = 'Bad'`);
    const { make } = notifier();
    await make.run();
    expect([await recipientsOf('Bad'), await recipientsOf('Good')]).toEqual([[], [person.userId]]);
    expect(problems).toMatchObject([{ event: expect.stringMatching(/^exam-soon /) }]);
    later(backend, 200);
    await make.run();
    expect(problems).toHaveLength(1);
    later(backend, 15_000);
    await make.run();
    expect(problems).toHaveLength(2);
    await backend.db.execute(sql`drop trigger failure on notifications`);
    later(backend, 16_000);
    await make.run();
    expect(await recipientsOf('Bad')).toEqual([person.userId]);
  });

  it('of one merit list does not stop the others', async () => {
    const [good, bad] = [
      await aCampaign('Good', MINUTE, HOUR),
      await aCampaign('Bad', MINUTE, 2 * HOUR),
    ];
    later(backend, 4 * HOUR);
    await failing('before update on exam_campaigns', `new.id = '${bad}'`);
    await notifier().publish.run();
    const rows = await backend.db.select().from(examCampaigns);
    expect(rows.filter(({ meritListAt }) => meritListAt).map(({ id }) => id)).toEqual([good]);
    expect(problems).toMatchObject([{ event: `merit list ${bad}` }]);
  });

  it('to delete a message that was sent costs the others no try', async () => {
    await queued(3);
    await failing('before delete on notification_messages', `old.notification_id = 'queued-0'`);
    await send();
    expect(backend.sent).toHaveLength(3);
    expect((await waiting()).map(({ notificationId, tries }) => [notificationId, tries])).toEqual([
      ['queued-0', 0],
    ]);
    expect(problems).toHaveLength(1);
  });

  it('to send counts as a try; a cap does not', async () => {
    await queued(1);
    const capped = withDailyCaps(
      { send: async () => undefined },
      {
        db: backend.db,
        now,
        caps: readEnv({ NODE_ENV: 'test', EMAILS_PER_DAY: '0' }).env.messageCaps,
        log: backend.app.log,
      },
    );
    for (let hour = 0; hour < 4; hour += 1) {
      await send(capped.send);
      later(backend, 61 * MINUTE);
    }
    expect((await waiting()).map(({ tries }) => tries)).toEqual([0]);
    const fail = () => Promise.reject(new Error('no connection'));
    for (const left of [[1], [2], []]) {
      await send(fail);
      expect((await waiting()).map(({ tries }) => tries)).toEqual(left);
      later(backend, 16 * MINUTE);
    }
  });
});

describe('slow messages', () => {
  it('do not delay notifications, and the end of the server waits for one message only', async () => {
    const id = await aCampaign('Many', HOUR);
    const names = Array.from({ length: 501 }, (_, index) => `slow-${index}`);
    await backend.db
      .insert(users)
      .values(names.map((name) => ({ id: name, email: `${name}@slow.test`, passwordHash: '-' })));
    await backend.db
      .insert(students)
      .values(names.map((name) => ({ id: `s-${name}`, userId: name })));
    await backend.db
      .insert(examCampaignRegistrations)
      .values(names.map((name) => ({ campaignId: id, studentId: `s-${name}`, basicInfo: {} })));
    await queued(3);
    let release = () => {};
    const recipients: string[] = [];
    const slow: Messages['send'] = ({ to }) => {
      recipients.push(to);
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const logs = { ...log, warn: log.error };
    const worker = startJobs({
      jobs: notificationJobs(deps(slow), log),
      runSql: backend.runSql,
      log: logs,
    });
    await vi.waitFor(async () => expect(await recipientsOf('Many')).toHaveLength(501), {
      timeout: 15_000,
    });
    expect(recipients).toHaveLength(1);
    const closed = worker.stop();
    release();
    await closed;
    expect(recipients).toHaveLength(1);
    // The others do not wait until the claim ends.
    expect((await waiting()).map(({ nextTryAt }) => nextTryAt <= now())).toEqual([true, true]);
  });

  it('end a batch long before its claim ends', async () => {
    await queued(4);
    const slow: Messages['send'] = async (message) => {
      backend.sent.push(message);
      later(backend, 3 * MINUTE);
    };
    expect(await send(slow)).toBe(true);
    expect(backend.sent).toHaveLength(2);
    expect(await waiting()).toHaveLength(2);
  });
});

describe('an assignment that is due', () => {
  it('is announced to students without a submission, and to those who enrol later', async () => {
    const [late, drafting, submitter] = [
      await backend.student(),
      await backend.enrolled(),
      await backend.enrolled(),
    ];
    const course = { _id: 'free10', category: 'academic' };
    const id = await anAssignment(20 * HOUR, course);
    const row = { assignmentId: id, savedAt: now() };
    await backend.db.insert(assignmentSubmissions).values([
      { ...row, userId: drafting.userId },
      { ...row, userId: submitter.userId, submittedAt: now() },
    ]);
    later(backend, 2 * MINUTE);
    await notifier().make.run();
    const before = await recipientsOf('Essay');
    expect([
      before.includes(drafting.userId),
      before.includes(submitter.userId),
      before.includes(late.userId),
    ]).toEqual([true, false, false]);
    await late.post('/students/student/enroll', {
      studentId: late.studentId,
      courseId: 'free10',
      category: 'academic',
    });
    await notifier().make.run();
    expect(await recipientsOf('Essay')).toEqual([...before, late.userId]);
    await backend.db.delete(assignmentSubmissions);
    await admin.send('DELETE', `/assignments/${id}`);
  });
});

describe('a message that waits', () => {
  const choose = (person: Visitor, kind: string, sms: boolean) =>
    person.put('/ext/notifications/preferences', { kinds: [{ kind, email: false, sms }] });

  it('is dropped if the account has turned it off, or the exam is moved', async () => {
    const [first, second] = [await backend.student(), await backend.student()];
    const id = await aCampaign('Moved', 5 * HOUR, 9 * HOUR);
    for (const person of [first, second]) {
      await choose(person, 'exam-soon', true);
      await register(person, id);
    }
    backend.sent.length = 0;
    await notifier().make.run();
    expect(await waiting()).toHaveLength(2);
    await choose(first, 'exam-soon', false);
    await send();
    expect([backend.sent.length, (await waiting()).length]).toEqual([1, 0]);
    await choose(first, 'exam-soon', true);
    await backend.db.delete(notifications);
    await backend.db.delete(notificationFanOuts);
    await notifier().make.run();
    await backend.db
      .update(examCampaigns)
      .set({ startDate: new Date(moment(6 * HOUR)) })
      .where(eq(examCampaigns.id, id));
    backend.sent.length = 0;
    await send();
    expect([backend.sent.length, (await waiting()).length]).toEqual([0, 0]);
  });

  it('is dropped if the assignment is submitted or moved meanwhile', async () => {
    const person = await backend.enrolled();
    await choose(person, 'assignment-due', true);
    const id = await anAssignment(20 * HOUR);
    backend.sent.length = 0;
    await notifier().make.run();
    expect(await waiting()).toHaveLength(1);
    await backend.db
      .insert(assignmentSubmissions)
      .values({ assignmentId: id, userId: person.userId, savedAt: now(), submittedAt: now() });
    await send();
    await backend.db.delete(assignmentSubmissions);
    await admin.put(`/assignments/${id}`, { dueDate: moment(21 * HOUR) });
    await notifier().make.run();
    await admin.put(`/assignments/${id}`, { dueDate: moment(22 * HOUR) });
    await send();
    expect([backend.sent.length, (await waiting()).length]).toEqual([0, 0]);
    await admin.send('DELETE', `/assignments/${id}`);
  });
});

it('marks that are withheld for more than a week are announced at the release', async () => {
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
  const contest = {
    title: 'Long',
    examId: exam._id,
    examKind: 'single',
    startDate: moment(HOUR),
    endDate: moment(10 * DAY),
  };
  expect((await admin.post('/examcampaigns', contest)).status).toBe(201);
  await admin.put(`/exams/results/${result.body._id}`, { score: 5 });
  const isTheirs = and(
    eq(notifications.userId, person.userId),
    eq(notifications.kind, 'answers-marked'),
  );
  later(backend, 9 * DAY);
  await notifier().make.run();
  expect(await backend.db.$count(notifications, isTheirs)).toBe(0);
  later(backend, 2 * DAY);
  await notifier().make.run();
  await notifier().make.run();
  expect(await backend.db.$count(notifications, isTheirs)).toBe(1);
});

describe('many events', () => {
  it('delay none: more than a page of exams, and of merit lists that are to be published', async () => {
    const person = await backend.student();
    const dates = { startDate: new Date(moment(HOUR)), endDate: new Date(moment(2 * HOUR)) };
    const ids = Array.from({ length: 51 }, (_, index) => `page-${String(index).padStart(2, '0')}`);
    await backend.db
      .insert(examCampaigns)
      .values(ids.map((id) => ({ id, title: id, multiSubjectExamId: CONTEST, ...dates })));
    await backend.db
      .insert(examCampaignRegistrations)
      .values(
        ids.map((campaignId) => ({ campaignId, studentId: person.studentId, basicInfo: {} })),
      );
    await notifier().make.run();
    expect(await backend.db.$count(notifications, eq(notifications.userId, person.userId))).toBe(
      51,
    );
    later(backend, 4 * HOUR);
    await notifier().publish.run();
    expect(await backend.db.$count(examCampaigns, sql`merit_list_at is not null`)).toBe(51);
  });

  it('do not include merit lists that were published long ago', async () => {
    await register(await backend.student(), await aCampaign('Known', MINUTE, HOUR));
    later(backend, 3 * HOUR);
    const { publish, make } = notifier();
    await publish.run();
    const lists = () => EVENT_LISTS[1].find(backend.db, now(), '');
    expect((await lists()).rows).toHaveLength(1);
    await make.run();
    expect((await lists()).rows).toEqual([]);
  });
});
