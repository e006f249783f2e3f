// How an exam campaign opens and closes its exam, for whom and when.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { KEY_CANARY } from './content-fixture.ts';
import {
  admin,
  advanceClock,
  backend,
  exam,
  FREE,
  HOUR,
  inMs,
  join,
  MINUTE,
  make,
  NOT_YET,
  OVER,
  PAID,
  reads,
  remove,
  start,
  statusAndError,
  submitPaper,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import type { Student } from './kit.ts';

useExamCampaigns();

describe('registered students who are not enrolled', () => {
  it('read and take the exam from start to end, and read it afterwards if they have taken it', async () => {
    const id = await make();
    const [taker, watcher, stranger] = [
      await backend.student(),
      await backend.student(),
      await backend.student(),
    ];
    for (const who of [taker, watcher]) await join(who, id);
    for (const response of [
      await exam(taker, taker.studentId, id),
      await start(taker, PAID),
      await submitPaper(taker, PAID),
    ]) {
      expect(statusAndError(response)).toEqual(NOT_YET);
    }
    expect(await reads(taker, PAID)).toBe(false);

    advanceClock(HOUR);
    // The paper cannot be read without a running attempt, and no answers are accepted without one.
    const before = await exam(taker, taker.studentId, id);
    expect([before.status, before.body.subjects[0].mcqs, await reads(taker, PAID)]).toEqual([
      200,
      undefined,
      false,
    ]);
    expect(statusAndError(await submitPaper(taker, PAID))).toEqual([409, 'Start the exam first.']);
    expect((await start(stranger, PAID)).status).toBe(403);
    const attempt = await start(taker, PAID);
    expect([attempt.status, attempt.body.deadline]).toEqual([
      201,
      inMs(60.5 * MINUTE).toISOString(),
    ]);

    const open = await exam(taker, taker.studentId, id);
    expect([
      open.status,
      open.body.subjects[0].mcqs.length,
      open.text.includes(KEY_CANARY),
      open.text.includes('isCorrect'),
    ]).toEqual([200, 2, false, false]);
    expect(await reads(taker, PAID)).toBe(true);
    expect(await reads(stranger, PAID)).toBe(false);
    expect((await exam(stranger, stranger.studentId, id)).status).toBe(403);
    expect((await exam(stranger, taker.studentId, id)).status).toBe(403);
    expect((await submitPaper(taker, PAID, attempt.body._id)).status).toBe(201);
    expect(await reads(taker, PAID)).toBe(false);

    advanceClock(2 * HOUR);
    for (const who of [taker, watcher])
      expect(statusAndError(await start(who, PAID))).toEqual(OVER);
    expect(await reads(taker, PAID)).toBe(false);
    // The grace of the last student's attempt.
    advanceClock(MINUTE);
    for (const who of [taker, watcher])
      expect(statusAndError(await start(who, PAID))).toEqual(OVER);
    expect(await reads(taker, PAID)).toBe(true);
    expect(await reads(watcher, PAID)).toBe(false);
    const outline = await exam(watcher, watcher.studentId, id);
    expect([outline.status, outline.body.subjects[0].mcqs]).toEqual([200, undefined]);
    await remove(id);
  });

  it('have until the campaign’s end, and the grace period to submit', async () => {
    const id = await make();
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await join(who, id);
    advanceClock(2 * HOUR + 50 * MINUTE);
    const attempt = (await start(student, PAID)).body;
    expect(attempt.deadline).toBe(inMs(10 * MINUTE).toISOString());
    advanceClock(11 * MINUTE);
    expect(statusAndError(await submitPaper(otherStudent, PAID))).toEqual(OVER);
    expect((await submitPaper(student, PAID, attempt._id)).status).toBe(201);
    await remove(id);
  });

  it('submit a started exam even if the campaign is deleted meanwhile', async () => {
    const [student, id] = [await backend.student(), await make()];
    await join(student, id);
    advanceClock(HOUR);
    const attempt = (await start(student, PAID)).body;
    await remove(id);
    expect((await start(student, 'free-a-2023-exam')).status).toBe(403);
    expect((await submitPaper(student, PAID, attempt._id)).status).toBe(201);
  });
});

describe('enrolled students', () => {
  it('neither read nor take the exam outside its campaign until that is over', async () => {
    const [student, joined] = [await backend.enrolled(), await backend.enrolled()];
    expect(await reads(student, FREE)).toBe(true);
    const id = await make({ examId: FREE });
    await join(joined, id);
    for (const who of [student, joined]) expect(await reads(who, FREE)).toBe(false);
    expect((await start(student, FREE)).status).toBe(403);
    expect(statusAndError(await start(joined, FREE))).toEqual(NOT_YET);

    advanceClock(HOUR);
    const attempt = (await start(joined, FREE)).body;
    expect([await reads(student, FREE), await reads(joined, FREE)]).toEqual([false, true]);
    expect(statusAndError(await submitPaper(student, FREE))).toEqual([
      403,
      'This exam is part of a campaign that you are not registered for.',
    ]);
    expect((await submitPaper(joined, FREE, attempt._id)).status).toBe(201);

    advanceClock(2 * HOUR + MINUTE);
    for (const who of [student, joined]) expect(await reads(who, FREE)).toBe(true);
    expect((await start(student, FREE)).status).toBe(201);
    await remove(id);
  });

  it('submit an exam that was started before the campaign was created', async () => {
    const student = await backend.enrolled();
    const attempt = (await start(student, FREE)).body;
    const id = await make({ examId: FREE });
    expect((await submitPaper(student, FREE, attempt._id)).status).toBe(201);
    await remove(id);
  });

  it('wait for a second campaign with the same exam too', async () => {
    const student = await backend.enrolled();
    const [first, second] = [
      await make({ examId: FREE }),
      await make({ examId: FREE, startDate: inMs(5 * HOUR), endDate: inMs(6 * HOUR) }),
    ];
    await join(student, first);
    advanceClock(HOUR);
    expect((await start(student, FREE)).status).toBe(201);
    expect(await reads(student, FREE)).toBe(true);
    advanceClock(3 * HOUR);
    expect(await reads(student, FREE)).toBe(false);
    for (const id of [first, second]) await remove(id);
    expect(await reads(student, FREE)).toBe(true);
  });
});

it('admins and the service credential read the exam at any time, with its key', async () => {
  const [student, id] = [await backend.student(), await make()];
  await join(student, id);
  expect(await reads(admin, PAID)).toBe(true);
  expect(await reads(backend.visitor(), PAID, backend.service)).toBe(true);
  expect((await exam(admin, student.studentId, id)).text).toContain(KEY_CANARY);
  expect((await exam(backend.visitor(), student.studentId, id)).status).toBe(401);
  await remove(id);
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
      await make({ examId: SINGLE, examKind: 'single' }),
    ];
    await join(student, id);
    advanceClock(HOUR);
    await backend.db
      .update(exams)
      .set({ startingDate: inMs(HOUR) })
      .where(eq(exams.id, SINGLE));
    expect((await student.get(url)).body.mcqs).toBeUndefined();
    expect(statusAndError(await start(student, SINGLE, 'single'))).toEqual(NOT_YET);
    advanceClock(HOUR);
    expect((await student.get(url)).body.mcqs).toBeUndefined();
    expect((await start(student, SINGLE, 'single')).status).toBe(201);
    expect((await student.get(url)).body.mcqs).toHaveLength(3);
    expect((await exam(student, student.studentId, id)).body).toEqual(
      (await student.get(url)).body,
    );
    await backend.db.update(exams).set({ startingDate: null }).where(eq(exams.id, SINGLE));
    const second = await backend.student();
    await join(second, id);
    expect(statusAndError(await submit(second))).toEqual([409, 'Start the exam first.']);
    await remove(id);
  });
});

it('a campaign with an archived exam is hidden from all but admins', async () => {
  const [student, id] = [await backend.student(), await make()];
  await join(student, id);
  await backend.db
    .update(multiSubjectExams)
    .set({ archivedAt: backend.clock.now })
    .where(eq(multiSubjectExams.id, PAID));
  expect((await student.get(`/examcampaigns/${id}`)).status).toBe(404);
  expect((await student.get(`/examcampaigns/${student.studentId}/exams`)).body).toEqual([]);
  expect((await exam(student, student.studentId, id)).status).toBe(404);
  expect((await join(await backend.student(), id)).status).toBe(404);
  expect((await admin.get(`/examcampaigns/${id}`)).status).toBe(200);
  expect((await exam(admin, student.studentId, id)).status).toBe(200);
  await backend.db
    .update(multiSubjectExams)
    .set({ archivedAt: null })
    .where(eq(multiSubjectExams.id, PAID));
  await remove(id);
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
  await count([FREE, PAID]);
  expect(await count([FREE, PAID])).toBe(await count([PAID]));
});
