// Events of which students are notified: each once, however many schedulers run.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courses } from '../../backend/src/modules/academics/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { notifications } from '../../backend/src/modules/notifications/tables.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import { anExam, aWrittenExam } from './exam-fixture.ts';
import { advanceClock } from './kit.ts';
import {
  aCampaign,
  admin,
  backend,
  decidedLate,
  listOf,
  moment,
  notificationsOfKind,
  register,
  run,
  useNotifications,
} from './notification-kit.ts';
import { onePaperAnswer, oneWrittenAnswer } from './one-answer.ts';

useNotifications();

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
      await taker.post('/ext/attempts', { kind: 'multi-subject', examId: PAID_PAPER })
    ).body;
    const answers = {
      examId: PAID_PAPER,
      userId: taker.userId,
      subjects: onePaperAnswer(PAID_PAPER),
      totalScore: 1,
      timeTaken: 1,
    };
    await taker.post('/multisubjectexamsresult/exam-results', answers, {
      'idempotency-key': attemptId,
    });
    await run();
    expect(await notificationsOfKind(taker, 'merit-list')).toEqual([]);
    advanceClock(backend, 2 * HOUR);
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
    advanceClock(backend, 4 * HOUR);
    // The rule of the exam withholds the mark for another hour.
    const rule = { visibility: 'score', moment: 'on-date', date: moment(HOUR) };
    expect((await admin.put(`/ext/exams/single/${exam._id}/release-rule`, rule)).status).toBe(200);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toEqual([]);
    advanceClock(backend, HOUR);
    await run();
    await mark(6);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toMatchObject([
      { examId: exam._id, title: exam.title },
    ]);
  });

  it('changed marks, once per exam and day, when the marker has finished', async () => {
    const person = await backend.enrolled();
    const exam = (
      await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
    ).body;
    const submit = async () =>
      person.post('/exams/results', {
        examId: exam._id,
        userId: person.userId,
        mcqAnswers: [],
        timeTaken: 1,
        writtenAnswer: await oneWrittenAnswer(person, exam._id),
      });
    const [{ body: result }] = [await submit(), await submit()];
    const submissions = (
      await admin.get(`/ext/results/submissions/${person.userId}/${exam._id}`)
    ).body.map(({ submissionId }: { submissionId: string }) => submissionId);
    expect(submissions).toHaveLength(2);
    const mark = async (score: number | null) => {
      for (const id of submissions)
        expect((await admin.put(`/ext/results/submissions/${id}/mark`, { score })).status).toBe(
          200,
        );
    };
    const changes = async () =>
      (await notificationsOfKind(person, 'answers-marked')).filter(
        ({ changed }: { changed?: boolean }) => changed,
      );
    // The next day at 8:00 UTC, so that the whole test is on one day.
    const tomorrow = new Date(backend.clock.now.getTime() + 24 * HOUR).setUTCHours(8, 0, 0, 0);
    advanceClock(backend, tomorrow - backend.clock.now.getTime());
    // A correction before the first notification is part of it.
    await mark(5);
    await mark(4);
    await run();
    advanceClock(backend, HOUR);
    await run();
    expect(await changes()).toEqual([]);
    for (const score of [6, 7, 8]) {
      await mark(score);
      await run();
      expect(await changes()).toEqual([]);
      advanceClock(backend, 5 * MINUTE);
    }
    advanceClock(backend, 6 * MINUTE);
    for (let time = 0; time < 2; time += 1) await run();
    expect(await changes()).toMatchObject([{ examId: exam._id, title: exam.title, changed: true }]);
    await mark(9);
    advanceClock(backend, 11 * MINUTE);
    await run();
    expect(await changes()).toHaveLength(1);
    // Another day.
    advanceClock(backend, 24 * HOUR);
    await mark(10);
    advanceClock(backend, 11 * MINUTE);
    await run();
    expect(await changes()).toHaveLength(2);
    // Taken back: there is nothing to see.
    advanceClock(backend, 24 * HOUR);
    await mark(null);
    advanceClock(backend, 11 * MINUTE);
    await run();
    expect(await changes()).toHaveLength(2);
    expect(result._id).toBeTruthy();
  });

  it('no changed marks while the results are withheld', async () => {
    const person = await backend.enrolled();
    const exam = (
      await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
    ).body;
    const { body: result } = await person.post('/exams/results', {
      examId: exam._id,
      userId: person.userId,
      mcqAnswers: [],
      timeTaken: 1,
      writtenAnswer: await oneWrittenAnswer(person, exam._id),
    });
    const mark = (score: number) => admin.put(`/exams/results/${result._id}`, { score });
    await mark(5);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toHaveLength(1);
    const rule = { visibility: 'score', moment: 'on-date', date: moment(2 * HOUR) };
    expect((await admin.put(`/ext/exams/single/${exam._id}/release-rule`, rule)).status).toBe(200);
    advanceClock(backend, MINUTE);
    await mark(6);
    advanceClock(backend, HOUR);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toHaveLength(1);
    advanceClock(backend, 2 * HOUR);
    await run();
    expect(await notificationsOfKind(person, 'answers-marked')).toMatchObject([
      { changed: true },
      {},
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
      { kind: 'late-decided', examId: FREE_PAPER, accepted: true },
    ]);
    expect(await listOf(sad)).toMatchObject([
      { kind: 'late-decided', examId: FREE_PAPER, accepted: false },
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
