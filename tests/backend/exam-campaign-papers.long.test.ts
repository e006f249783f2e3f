// How an exam campaign opens and closes its exam, for whom and when.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { FREE_PAPER, KEY_CANARY, PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  getCampaignExam,
  inMs,
  NOT_YET,
  OVER,
  reads,
  registerForCampaign,
  startAttempt,
  statusAndError,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student } from './kit.ts';

useExamCampaigns();

describe('registered students who are not enrolled', () => {
  it('read and take the exam from start to end, and read it afterwards if they have taken it', async () => {
    const id = await createCampaign();
    const [taker, watcher, stranger] = [
      await backend.student(),
      await backend.student(),
      await backend.student(),
    ];
    for (const who of [taker, watcher]) await registerForCampaign(who, id);
    for (const response of [
      await getCampaignExam(taker, taker.studentId, id),
      await startAttempt(taker, PAID_PAPER),
      await submitAnswers(taker, PAID_PAPER),
    ]) {
      expect(statusAndError(response)).toEqual(NOT_YET);
    }
    expect(await reads(taker, PAID_PAPER)).toBe(false);

    advanceClock(backend, HOUR);
    // The paper cannot be read without a running attempt, and no answers are accepted without one.
    const before = await getCampaignExam(taker, taker.studentId, id);
    expect([before.status, before.body.subjects[0].mcqs, await reads(taker, PAID_PAPER)]).toEqual([
      200,
      undefined,
      false,
    ]);
    expect(statusAndError(await submitAnswers(taker, PAID_PAPER))).toEqual([
      409,
      'Start the exam first.',
    ]);
    expect((await startAttempt(stranger, PAID_PAPER)).status).toBe(403);
    const attempt = await startAttempt(taker, PAID_PAPER);
    expect([attempt.status, attempt.body.deadline]).toEqual([
      201,
      inMs(60.5 * MINUTE).toISOString(),
    ]);

    const open = await getCampaignExam(taker, taker.studentId, id);
    expect([
      open.status,
      open.body.subjects[0].mcqs.length,
      open.text.includes(KEY_CANARY),
      open.text.includes('isCorrect'),
    ]).toEqual([200, 2, false, false]);
    expect(await reads(taker, PAID_PAPER)).toBe(true);
    expect(await reads(stranger, PAID_PAPER)).toBe(false);
    expect((await getCampaignExam(stranger, stranger.studentId, id)).status).toBe(403);
    expect((await getCampaignExam(stranger, taker.studentId, id)).status).toBe(403);
    expect((await submitAnswers(taker, PAID_PAPER, attempt.body._id)).status).toBe(201);
    expect(await reads(taker, PAID_PAPER)).toBe(false);

    advanceClock(backend, 2 * HOUR);
    for (const who of [taker, watcher])
      expect(statusAndError(await startAttempt(who, PAID_PAPER))).toEqual(OVER);
    expect(await reads(taker, PAID_PAPER)).toBe(false);
    // The grace of the last student's attempt.
    advanceClock(backend, MINUTE);
    for (const who of [taker, watcher])
      expect(statusAndError(await startAttempt(who, PAID_PAPER))).toEqual(OVER);
    expect(await reads(taker, PAID_PAPER)).toBe(true);
    expect(await reads(watcher, PAID_PAPER)).toBe(false);
    const outline = await getCampaignExam(watcher, watcher.studentId, id);
    expect([outline.status, outline.body.subjects[0].mcqs]).toEqual([200, undefined]);
    await deleteCampaign(id);
  });

  it('have until the campaign’s end, and the grace period to submit', async () => {
    const id = await createCampaign();
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await registerForCampaign(who, id);
    advanceClock(backend, 2 * HOUR + 50 * MINUTE);
    const attempt = (await startAttempt(student, PAID_PAPER)).body;
    expect(attempt.deadline).toBe(inMs(10 * MINUTE).toISOString());
    advanceClock(backend, 11 * MINUTE);
    expect(statusAndError(await submitAnswers(otherStudent, PAID_PAPER))).toEqual(OVER);
    expect((await submitAnswers(student, PAID_PAPER, attempt._id)).status).toBe(201);
    await deleteCampaign(id);
  });

  it('submit a started exam even if the campaign is deleted meanwhile', async () => {
    const [student, id] = [await backend.student(), await createCampaign()];
    await registerForCampaign(student, id);
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(student, PAID_PAPER)).body;
    await deleteCampaign(id);
    expect((await startAttempt(student, FREE_PAPER)).status).toBe(403);
    expect((await submitAnswers(student, PAID_PAPER, attempt._id)).status).toBe(201);
  });
});

describe('enrolled students', () => {
  it('neither read nor take the exam outside its campaign until that is over', async () => {
    const [student, joined] = [await backend.enrolled(), await backend.enrolled()];
    expect(await reads(student, FREE_PAPER)).toBe(true);
    const id = await createCampaign({ examId: FREE_PAPER });
    await registerForCampaign(joined, id);
    for (const who of [student, joined]) expect(await reads(who, FREE_PAPER)).toBe(false);
    expect((await startAttempt(student, FREE_PAPER)).status).toBe(403);
    expect(statusAndError(await startAttempt(joined, FREE_PAPER))).toEqual(NOT_YET);

    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(joined, FREE_PAPER)).body;
    expect([await reads(student, FREE_PAPER), await reads(joined, FREE_PAPER)]).toEqual([
      false,
      true,
    ]);
    expect(statusAndError(await submitAnswers(student, FREE_PAPER))).toEqual([
      403,
      'This exam is part of a campaign that you are not registered for.',
    ]);
    expect((await submitAnswers(joined, FREE_PAPER, attempt._id)).status).toBe(201);

    advanceClock(backend, 2 * HOUR + MINUTE);
    for (const who of [student, joined]) expect(await reads(who, FREE_PAPER)).toBe(true);
    expect((await startAttempt(student, FREE_PAPER)).status).toBe(201);
    await deleteCampaign(id);
  });

  it('submit an exam that was started before the campaign was created', async () => {
    const student = await backend.enrolled();
    const attempt = (await startAttempt(student, FREE_PAPER)).body;
    const id = await createCampaign({ examId: FREE_PAPER });
    expect((await submitAnswers(student, FREE_PAPER, attempt._id)).status).toBe(201);
    await deleteCampaign(id);
  });

  it('wait for a second campaign with the same exam too', async () => {
    const student = await backend.enrolled();
    const [first, second] = [
      await createCampaign({ examId: FREE_PAPER }),
      await createCampaign({
        examId: FREE_PAPER,
        startDate: inMs(5 * HOUR),
        endDate: inMs(6 * HOUR),
      }),
    ];
    await registerForCampaign(student, first);
    advanceClock(backend, HOUR);
    expect((await startAttempt(student, FREE_PAPER)).status).toBe(201);
    expect(await reads(student, FREE_PAPER)).toBe(true);
    advanceClock(backend, 3 * HOUR);
    expect(await reads(student, FREE_PAPER)).toBe(false);
    for (const id of [first, second]) await deleteCampaign(id);
    expect(await reads(student, FREE_PAPER)).toBe(true);
  });
});

it('admins and the service credential read the exam at any time, with its key', async () => {
  const [student, id] = [await backend.student(), await createCampaign()];
  await registerForCampaign(student, id);
  expect(await reads(admin, PAID_PAPER)).toBe(true);
  expect(await reads(backend.visitor(), PAID_PAPER, backend.service)).toBe(true);
  expect((await getCampaignExam(admin, student.studentId, id)).text).toContain(KEY_CANARY);
  expect((await getCampaignExam(backend.visitor(), student.studentId, id)).status).toBe(401);
  await deleteCampaign(id);
});

describe('a single exam', () => {
  const SINGLE = 'paid10-motion-exam-1';
  const url = `/examcreation/examid/${SINGLE}`;
  const submit = (who: Student) =>
    who.post('/exams/results', {
      examId: SINGLE,
      userId: who.userId,
      mcqAnswers: [],
      writtenAnswer: [],
      timeTaken: 1,
    });

  it('is read and taken like a paper, but never before its own opening', async () => {
    const [student, id] = [
      await backend.student(),
      await createCampaign({ examId: SINGLE, examKind: 'single' }),
    ];
    await registerForCampaign(student, id);
    advanceClock(backend, HOUR);
    await backend.db
      .update(exams)
      .set({ startingDate: inMs(HOUR) })
      .where(eq(exams.id, SINGLE));
    expect((await student.get(url)).body.mcqs).toBeUndefined();
    expect(statusAndError(await startAttempt(student, SINGLE, 'single'))).toEqual(NOT_YET);
    advanceClock(backend, HOUR);
    expect((await student.get(url)).body.mcqs).toBeUndefined();
    expect((await startAttempt(student, SINGLE, 'single')).status).toBe(201);
    expect((await student.get(url)).body.mcqs).toHaveLength(3);
    expect((await getCampaignExam(student, student.studentId, id)).body).toEqual(
      (await student.get(url)).body,
    );
    await backend.db.update(exams).set({ startingDate: null }).where(eq(exams.id, SINGLE));
    const second = await backend.student();
    await registerForCampaign(second, id);
    expect(statusAndError(await submit(second))).toEqual([409, 'Start the exam first.']);
    await deleteCampaign(id);
  });
});

it('a campaign with an archived exam is hidden from all but admins', async () => {
  const [student, id] = [await backend.student(), await createCampaign()];
  await registerForCampaign(student, id);
  await backend.db
    .update(multiSubjectExams)
    .set({ archivedAt: backend.clock.now })
    .where(eq(multiSubjectExams.id, PAID_PAPER));
  expect((await student.get(`/examcampaigns/${id}`)).status).toBe(404);
  expect((await student.get(`/examcampaigns/${student.studentId}/exams`)).body).toEqual([]);
  expect((await getCampaignExam(student, student.studentId, id)).status).toBe(404);
  expect((await registerForCampaign(await backend.student(), id)).status).toBe(404);
  expect((await admin.get(`/examcampaigns/${id}`)).status).toBe(200);
  expect((await getCampaignExam(admin, student.studentId, id)).status).toBe(200);
  await backend.db
    .update(multiSubjectExams)
    .set({ archivedAt: null })
    .where(eq(multiSubjectExams.id, PAID_PAPER));
  await deleteCampaign(id);
});

it('needs as many database queries for many exams as for one', async () => {
  const student = await backend.enrolled();
  const count = async (ids: string[]) => {
    backend.statements.length = 0;
    await student.get(`/ext/batch/multisubjectexams?ids=${ids}`);
    return backend.statements.length;
  };
  // Papers that were read before are not read again: both counts are of cached papers. One of them
  // is in a course without an enrolment, whose status is queried.
  await count([FREE_PAPER, PAID_PAPER]);
  expect(await count([FREE_PAPER, PAID_PAPER])).toBe(await count([PAID_PAPER]));
});
