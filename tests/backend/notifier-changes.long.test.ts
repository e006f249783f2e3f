// The notifier with events that change before they are announced, or before the message is sent.
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { assignmentSubmissions } from '../../backend/src/modules/assignments/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { EVENT_LISTS } from '../../backend/src/modules/notifications/events.ts';
import {
  notificationFanOuts,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { end, give } from './grant-kit.ts';
import { advanceClock, type Student, type Visitor } from './kit.ts';
import {
  aCampaign,
  admin,
  anAssignment,
  backend,
  moment,
  notifier,
  now,
  recipientsOf,
  register,
  send,
  useNotifier,
  waiting,
} from './notifier-kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

useNotifier();

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
    advanceClock(backend, 2 * MINUTE);
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

  it('is dropped if the account is blocked', async () => {
    const person = await backend.student();
    const id = await aCampaign('Blocked', 5 * HOUR, 9 * HOUR);
    await choose(person, 'exam-soon', true);
    await register(person, id);
    await notifier().make.run();
    expect(await waiting()).toHaveLength(1);
    expect((await admin.put(`/ext/people/${person.studentId}/block`, undefined)).status).toBe(200);
    backend.sent.length = 0;
    await send();
    expect([backend.sent.length, (await waiting()).length]).toEqual([0, 0]);
  });

  it('is dropped if the grant has ended or has another role', async () => {
    const people = [await backend.student(), await backend.student(), await backend.student()];
    const [marker, promoted, ended] = people as [Student, Student, Student];
    for (const person of people) {
      await choose(person, 'grant-given', true);
      await give(admin, person, 'marker');
    }
    advanceClock(backend, MINUTE);
    await give(admin, promoted, 'teacher');
    await end(admin, ended);
    expect(await waiting()).toHaveLength(4);
    backend.sent.length = 0;
    await send();
    const isTeacher = ({ text }: { text: string }) => text.includes('teacher');
    expect(backend.sent.map(isTeacher).sort()).toEqual([false, true]);
    for (const person of [marker, promoted]) await end(admin, person);
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

describe('a campaign whose exam is archived, which students cannot see', () => {
  const setArchivedAt = (archivedAt: Date | null) =>
    backend.db
      .update(multiSubjectExams)
      .set({ archivedAt })
      .where(eq(multiSubjectExams.id, PAID_PAPER));
  afterEach(() => setArchivedAt(null));

  it('is announced only after the exam is restored', async () => {
    const person = await backend.student();
    await register(person, await aCampaign('Hidden', 20 * HOUR));
    await setArchivedAt(now());
    await notifier().make.run();
    expect(await recipientsOf('Hidden')).toEqual([]);
    await setArchivedAt(null);
    await notifier().make.run();
    expect(await recipientsOf('Hidden')).toEqual([person.userId]);
  });

  it('gets no message that was queued before', async () => {
    const person = await backend.student();
    await register(person, await aCampaign('Hidden', 20 * HOUR));
    await person.put('/ext/notifications/preferences', {
      kinds: [{ kind: 'exam-soon', email: false, sms: true }],
    });
    await notifier().make.run();
    expect(await waiting()).toHaveLength(1);
    await setArchivedAt(now());
    backend.sent.length = 0;
    await send();
    expect([backend.sent, await waiting()]).toEqual([[], []]);
  });

  it('has no merit list to announce', async () => {
    await register(await backend.student(), await aCampaign('Hidden', MINUTE, HOUR));
    advanceClock(backend, 3 * HOUR);
    await notifier().publish.run();
    const listsToAnnounce = async () => (await EVENT_LISTS[1].find(backend.db, now(), '')).rows;
    await setArchivedAt(now());
    expect(await listsToAnnounce()).toEqual([]);
    await setArchivedAt(null);
    expect(await listsToAnnounce()).toHaveLength(1);
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
  advanceClock(backend, 9 * DAY);
  await notifier().make.run();
  expect(await backend.db.$count(notifications, isTheirs)).toBe(0);
  advanceClock(backend, 2 * DAY);
  await notifier().make.run();
  await notifier().make.run();
  expect(await backend.db.$count(notifications, isTheirs)).toBe(1);
});
