// Grants: who gives and ends them, and what markers and teachers of a course may do.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../backend/src/modules/academics/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { SINGLE, sheetOf, startAttempt, submitAnswers, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER, KEY_CANARY } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { end, enrolByHand, give } from './grant-kit.ts';
import {
  advanceClock,
  type Backend,
  type Student,
  startBackend,
  statusAndCode,
  type Visitor,
} from './kit.ts';
import { oneSingleAnswer, oneWrittenAnswer } from './one-answer.ts';

const OTHER_WRITTEN = 'paid10-motion-exam-2';

let backend: Backend;
let admin: Visitor;
/** Enrolled in three courses, `paid10` among them. */
let taker: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  taker = await backend.enrolled();
  await enrolByHand(admin, taker, 'paid10');
});
afterAll(() => backend.close());

async function createGrantee(role: 'teacher' | 'marker', courseId = 'free10'): Promise<Student> {
  const person = await backend.student();
  expect((await give(admin, person, role, courseId)).status).toBe(200);
  return person;
}

/** The id of the newest submission. */
async function submitExam(person: Student, examId: string): Promise<string> {
  advanceClock(backend, MINUTE);
  const writtenAnswer = await oneWrittenAnswer(person, examId);
  const body = { examId, userId: person.userId, writtenAnswer, timeTaken: 1 };
  expect((await person.post('/exams/results', body)).status).toBe(201);
  return (await submissions(admin, person, examId)).body[0].submissionId;
}
const submissions = (reader: Visitor, { userId }: Student, examId = WRITTEN) =>
  reader.get(`/ext/results/submissions/${userId}/${examId}`);
const mark = (marker: Visitor, submissionId: string, score = 5) =>
  marker.put(`/ext/results/submissions/${submissionId}/mark`, { score });

async function lateAnswers(person: Student, examId: string): Promise<string> {
  const { _id: attemptId } = (await startAttempt(person, examId)).body;
  const sheet = await sheetOf(person, examId, ['A']);
  advanceClock(backend, 62 * MINUTE);
  return (await person.post(`/ext/attempts/${attemptId}/late-answers`, sheet)).body._id;
}

describe('giving and ending', () => {
  it('is for admins, changes the role in place, and is reported to the person at once', async () => {
    const person = await backend.student();
    expect(statusAndCode(await give(person, person, 'teacher'))).toEqual([403, 'ADMIN_REQUIRED']);
    expect((await person.get('/students/student')).body).not.toHaveProperty('grants');
    const grantResponse = await give(admin, person, 'marker');
    const grant = {
      courseId: 'free10',
      category: 'academic',
      courseCode: 'class10',
      name: 'Course free10',
      role: 'marker',
      grantedAt: backend.clock.now.toISOString(),
    };
    expect([grantResponse.status, grantResponse.body]).toEqual([200, { grants: [grant] }]);
    await give(admin, person, 'teacher');
    advanceClock(backend, MINUTE);
    await give(admin, person, 'marker', 'free');
    const both = await person.get('/ext/grants/mine');
    expect(both.body).toEqual([
      { ...grant, role: 'teacher' },
      expect.objectContaining({ courseId: 'free', category: 'admissionPrep', role: 'marker' }),
    ]);
    expect((await admin.get(`/ext/people/${person.studentId}/grants`)).body).toEqual(both.body);
    expect((await person.get('/students/student')).body.grants).toEqual(
      expect.arrayContaining([
        { courseId: 'free10', role: 'teacher' },
        { courseId: 'free', role: 'marker' },
      ]),
    );

    expect((await person.get('/ext/results/unmarked')).status).toBe(200);
    const ofFree = expect.objectContaining({ courseId: 'free', role: 'marker' });
    expect((await end(admin, person)).body).toEqual({ grants: [ofFree] });
    expect((await end(admin, person, 'free')).body).toEqual({ grants: [] });
    expect(statusAndCode(await person.get('/ext/results/unmarked'))).toEqual([
      403,
      'ADMIN_REQUIRED',
    ]);
    expect(statusAndCode(await end(admin, person))).toEqual([404, 'GRANT_NOT_FOUND']);
  });

  it('needs a course and a person', async () => {
    const person = await backend.student();
    expect(statusAndCode(await give(admin, person, 'marker', 'unknown10'))).toEqual([
      404,
      'COURSE_NOT_FOUND',
    ]);
    // The other kind of course.
    const url = `/ext/people/${person.studentId}/grants/academic/free`;
    expect(statusAndCode(await admin.put(url, { role: 'marker' }))).toEqual([
      404,
      'COURSE_NOT_FOUND',
    ]);
    const unknown = { ...person, studentId: 'unknown' };
    expect(statusAndCode(await give(admin, unknown, 'marker'))).toEqual([404, 'STUDENT_NOT_FOUND']);
  });

  it('notifies the person of a new role, once', async () => {
    const person = await backend.student();
    const notificationsOf = async () =>
      (await person.get('/ext/notifications')).body.map(
        ({ kind, title, role }: Record<string, string>) => [kind, title, role],
      );
    await Promise.all([give(admin, person, 'marker'), give(admin, person, 'marker')]);
    advanceClock(backend, MINUTE);
    await give(admin, person, 'marker');
    const asMarker = ['grant-given', 'Course free10', 'marker'];
    expect(await notificationsOf()).toEqual([asMarker]);
    await give(admin, person, 'teacher');
    advanceClock(backend, MINUTE);
    await give(admin, person, 'marker', 'free');
    expect(await notificationsOf()).toEqual([
      ['grant-given', 'Course free', 'marker'],
      ['grant-given', 'Course free10', 'teacher'],
      asMarker,
    ]);
    await end(admin, person);
    expect(await notificationsOf()).toHaveLength(3);
  });

  it('is in the audit log, and so are marks by a marker', async () => {
    const person = await createGrantee('marker');
    advanceClock(backend, MINUTE);
    await give(admin, person, 'teacher');
    const read = async () => (await admin.get('/ext/audit-log?limit=1')).body[0];
    expect(await read()).toMatchObject({
      action: 'give-grant',
      kind: 'grant',
      objectId: 'free10',
      title: 'Course free10',
      person: { _id: person.userId },
      changes: [{ field: 'role', before: 'marker', after: 'teacher' }],
    });
    advanceClock(backend, MINUTE);
    await end(admin, person);
    expect(await read()).toMatchObject({
      action: 'end-grant',
      changes: [{ field: 'role', before: 'teacher' }],
    });
    await give(admin, person, 'marker');
    const id = await submitExam(taker, WRITTEN);
    advanceClock(backend, MINUTE);
    await mark(person, id);
    expect(await read()).toMatchObject({
      action: 'mark',
      kind: 'result',
      finished: true,
      actor: { _id: person.userId },
      person: { _id: taker.userId },
    });
  });

  it('ends with the account', async () => {
    const person = await createGrantee('marker');
    await backend.db.delete(users).where(eq(users.id, person.userId));
    expect(statusAndCode(await person.get('/ext/grants/mine'))).toEqual([401, 'LOGIN_REQUIRED']);
  });
});

describe('a marker', () => {
  it('reads and marks submissions of the course, and not of another one', async () => {
    const marker = await createGrantee('marker');
    const own = await submitExam(taker, WRITTEN);
    const other = await submitExam(taker, OTHER_WRITTEN);
    const ids = async (reader: Visitor) =>
      (await reader.get('/ext/results/unmarked?limit=100')).body.map(
        ({ submissionId }: { submissionId: string }) => submissionId,
      );
    expect(await ids(admin)).toEqual(expect.arrayContaining([own, other]));
    const queue = await marker.get('/ext/results/unmarked?limit=100');
    expect(await ids(marker)).toContain(own);
    expect(await ids(marker)).not.toContain(other);
    expect(Number(queue.headers['x-total-count'])).toBe(queue.body.length);

    expect((await submissions(marker, taker)).body[0].submissionId).toBe(own);
    expect(statusAndCode(await submissions(marker, taker, OTHER_WRITTEN))).toEqual([
      403,
      'COURSE_NOT_GRANTED',
    ]);
    expect((await mark(marker, own)).body.score).toBe(5);
    expect(statusAndCode(await mark(marker, other))).toEqual([403, 'COURSE_NOT_GRANTED']);
    expect(statusAndCode(await mark(marker, 'unknown'))).toEqual([403, 'COURSE_NOT_GRANTED']);
    expect((await submissions(admin, taker, OTHER_WRITTEN)).body[0]).not.toHaveProperty('score');
  });

  it('has queues of the course, without names, and comments of its own', async () => {
    const marker = await createGrantee('marker');
    const [own, other] = [await submitExam(taker, WRITTEN), await submitExam(taker, OTHER_WRITTEN)];
    const read = async (query: string) =>
      (await marker.get(`/ext/marking/${query}`)).body as Record<string, unknown>[];
    const listed = await read(`submissions?limit=100&userId=${taker.userId}`);
    const ids = listed.map(({ submissionId }) => submissionId);
    expect(ids).toContain(own);
    expect(ids).not.toContain(other);
    expect(listed.filter((submission) => 'studentName' in submission)).toEqual([]);
    expect((await read('exams')).map(({ examId }) => examId)).toEqual([WRITTEN]);
    const neighbours = (id: string) => marker.get(`/ext/marking/submissions/${id}/neighbours`);
    expect((await neighbours(own)).body.otherCount).toBe(ids.length - 1);
    expect(statusAndCode(await neighbours(other))).toEqual([403, 'COURSE_NOT_GRANTED']);
    // Students are found by name, address and number.
    expect(statusAndCode(await marker.get('/ext/marking/students'))).toEqual([
      403,
      'ADMIN_REQUIRED',
    ]);

    const comment = await marker.post('/ext/marking/comments', { text: 'Show the steps.' });
    expect(comment.status).toBe(201);
    expect(await read('comments')).toHaveLength(1);
    expect((await admin.get('/ext/marking/comments')).body).toEqual([]);
  });

  it('neither reads nor marks own submissions', async () => {
    const person = await backend.enrolled();
    const id = await submitExam(person, WRITTEN);
    await give(admin, person, 'marker');
    const queue = (await person.get('/ext/results/unmarked?limit=100')).body;
    expect(
      queue.map((submission: { submissionId: string }) => submission.submissionId),
    ).not.toContain(id);
    expect(statusAndCode(await submissions(person, person))).toEqual([403, 'OWN_EXAM_MARKED']);
    expect(statusAndCode(await mark(person, id))).toEqual([403, 'OWN_EXAM_MARKED']);
  });

  it('decides about late answers of the course, of both kinds of exams', async () => {
    const [ofClass, ofAdmission] = [
      await createGrantee('marker'),
      await createGrantee('marker', 'free'),
    ];
    const person = await backend.enrolled();
    const single = await lateAnswers(person, SINGLE);
    const paper = await lateAnswers(person, FREE_PAPER);
    for (const [marker, own, other] of [
      [ofClass, single, paper],
      [ofAdmission, paper, single],
    ] as const) {
      const list = await marker.get('/ext/late-answers?state=waiting');
      expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([own]);
      expect(list.headers['x-total-count']).toBe('1');
      expect((await marker.get(`/ext/late-answers/${own}`)).status).toBe(200);
      for (const response of [
        await marker.get(`/ext/late-answers/${other}`),
        await marker.post(`/ext/late-answers/${other}/accept`, { reason: 'Ill' }),
        await marker.post(`/ext/late-answers/${other}/refuse`, { reason: 'Too late.' }),
      ])
        expect(statusAndCode(response)).toEqual([403, 'COURSE_NOT_GRANTED']);
      const accepted = await marker.post(`/ext/late-answers/${own}/accept`, { reason: 'Ill' });
      expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
    }
  });

  it('reads how many pages of an answer have arrived, only in the course', async () => {
    const person = await backend.enrolled();
    const { _id: attemptId } = (await startAttempt(person, WRITTEN)).body;
    const { written } = (await person.get(`/examcreation/examid/${WRITTEN}`)).body;
    const pages = [{ sha256: 'a'.repeat(64), size: 1000 }];
    const body = { questionId: written[0]._id, pages };
    const { url } = (await person.post(`/ext/attempts/${attemptId}/pages`, body)).body;
    const name = url.slice('/media/files/'.length);
    const read = async (reader: Visitor) => (await reader.get(`/ext/pages?names=${name}`)).body;
    expect(await read(await createGrantee('marker'))).toMatchObject({
      [name]: { total: 1, arrived: 0 },
    });
    expect(await read(await createGrantee('teacher', 'free'))).toEqual({});
    expect(await read(await backend.enrolled())).toEqual({});
  });

  it('reads no questions, keys, lessons, live views or statistics', async () => {
    const marker = await createGrantee('marker');
    const exam = await marker.get(`/examcreation/examid/${WRITTEN}`);
    expect(exam.body).not.toHaveProperty('written');
    const [{ examVersionId }] = (await submissions(admin, taker)).body;
    const refused = [
      `/ext/exam-versions/${examVersionId ?? 'v'}`,
      `/ext/exams/single/${WRITTEN}/activity`,
      `/ext/exams/single/${WRITTEN}/participants`,
      `/ext/exams/single/${WRITTEN}/statistics`,
      '/ext/current-exams',
      '/ext/grants/courses/free10/exams',
    ];
    for (const url of refused)
      expect([url, ...statusAndCode(await marker.get(url))]).toEqual([url, 403, 'ADMIN_REQUIRED']);
    const lesson = await marker.get('/course/lessons/free10-motion-lesson-1');
    expect(statusAndCode(lesson)).toEqual([403, 'NOT_ENROLLED']);
  });
});

describe('a teacher', () => {
  it('reads the keys of the course, and of no other', async () => {
    const teacher = await createGrantee('teacher');
    for (const id of [SINGLE, WRITTEN])
      expect((await teacher.get(`/examcreation/examid/${id}`)).text).toContain(KEY_CANARY);
    for (const url of [
      `/examcreation/examid/${OTHER_WRITTEN}`,
      `/multisubjectexams/mcqs/${FREE_PAPER}`,
      `/ext/batch/exams?ids=${OTHER_WRITTEN}`,
    ])
      expect((await teacher.get(url)).text).not.toMatch(/KEY-CANARY|QUESTION-CANARY|isCorrect/);
    const both = await teacher.get(`/ext/batch/exams?ids=${OTHER_WRITTEN},${WRITTEN}`);
    expect(both.text.split(KEY_CANARY)).toHaveLength(2);
    const ofPaper = await createGrantee('teacher', 'free');
    expect((await ofPaper.get(`/multisubjectexams/mcqs/${FREE_PAPER}`)).text).toContain(KEY_CANARY);
    expect((await teacher.get('/course/lessons/free10-motion-lesson-1')).status).toBe(200);
  });

  it('follows exams of the course without addresses, and reads their statistics', async () => {
    const teacher = await createGrantee('teacher');
    const person = await backend.enrolled();
    await startAttempt(person, SINGLE);
    await startAttempt(person, FREE_PAPER);
    const call = (call: string, id = SINGLE, kind = 'single') =>
      teacher.get(`/ext/exams/${kind}/${id}/${call}`);
    expect((await call('activity')).body.runningCount).toBe(1);
    const participants = await call('participants');
    expect(participants.body[0]).toMatchObject({ userId: person.userId, state: 'running' });
    expect(participants.text).not.toMatch(/phoneNumber|email/);
    const number = (await person.get('/students/student')).body.phoneNumber;
    const search = `participants?q=${number.slice(2)}`;
    expect((await call(search)).body).toEqual([]);
    expect((await admin.get(`/ext/exams/single/${SINGLE}/${search}`)).body).toHaveLength(1);
    expect((await call('statistics')).status).toBe(200);
    for (const name of ['activity', 'participants', 'statistics'])
      for (const response of [
        await call(name, OTHER_WRITTEN),
        await call(name, FREE_PAPER, 'multi-subject'),
      ])
        expect(statusAndCode(response)).toEqual([403, 'COURSE_NOT_GRANTED']);
    const current = (await teacher.get('/ext/current-exams')).body;
    const ids = (list: { examId: string }[]) => list.map(({ examId }) => examId);
    expect(ids(current)).toContain(SINGLE);
    expect(ids(current)).not.toContain(FREE_PAPER);
    expect(ids((await admin.get('/ext/current-exams')).body)).toContain(FREE_PAPER);
  });

  it('lists the exams of the course of both kinds, and marks', async () => {
    const teacher = await createGrantee('teacher');
    await give(admin, teacher, 'teacher', 'free');
    const list = async (id: string) => (await teacher.get(`/ext/grants/courses/${id}/exams`)).body;
    for (let count = 0; count < 2; count += 1) {
      const person = await backend.enrolled();
      for (const examId of [WRITTEN, FREE_PAPER]) await startAttempt(person, examId);
    }
    const startedOf = async (id: string, examId: string) =>
      (await list(id)).find((exam: { examId: string }) => exam.examId === examId)?.startedCount;
    expect(await startedOf('free10', WRITTEN)).toBeGreaterThanOrEqual(2);
    expect(await startedOf('free', FREE_PAPER)).toBeGreaterThanOrEqual(2);
    expect(await list('free10')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'single', examId: SINGLE, title: 'MCQ' }),
        expect.objectContaining({ kind: 'single', examId: WRITTEN }),
      ]),
    );
    expect(await list('free')).toContainEqual(
      expect.objectContaining({ kind: 'multi-subject', examId: FREE_PAPER }),
    );
    expect(statusAndCode(await teacher.get('/ext/grants/courses/paid10/exams'))).toEqual([
      403,
      'COURSE_NOT_GRANTED',
    ]);
    expect((await mark(teacher, await submitExam(taker, WRITTEN))).status).toBe(200);
  });

  it('reads the course while it is a draft', async () => {
    const teacher = await createGrantee('teacher', 'paid10');
    const student = await backend.student();
    const setStatus = (status: 'draft' | 'published') =>
      backend.db.update(courses).set({ status }).where(eq(courses.id, 'paid10'));
    await setStatus('draft');
    expect((await teacher.get('/course/paid10')).status).toBe(200);
    expect((await student.get('/course/paid10')).status).toBe(404);
    await setStatus('published');
  });
});

describe.each(['marker', 'teacher'] as const)('a %s who is enrolled too', (role) => {
  it('cannot take exams of the course until the grant has ended', async () => {
    const person = await backend.enrolled();
    await give(admin, person, role);
    const refusedStart = await startAttempt(person, SINGLE);
    expect(statusAndCode(refusedStart)).toEqual([403, 'GRANT_IN_COURSE']);
    const result = {
      examId: SINGLE,
      userId: person.userId,
      timeTaken: 1,
      mcqAnswers: oneSingleAnswer(SINGLE),
    };
    expect(statusAndCode(await person.post('/exams/results', result))).toEqual([
      403,
      'GRANT_IN_COURSE',
    ]);
    const takeable = (await person.get('/ext/exams/takeable?limit=100')).text;
    expect(takeable).not.toContain(SINGLE);
    expect(takeable).toContain(FREE_PAPER);
    // An exam of another course.
    expect((await startAttempt(person, FREE_PAPER)).status).toBe(201);
    await end(admin, person);
    expect((await startAttempt(person, SINGLE)).status).toBe(201);
  });

  it('gets no grant while taking an exam of the course', async () => {
    const person = await backend.enrolled();
    const { _id: attemptId } = (await startAttempt(person, FREE_PAPER)).body;
    expect(statusAndCode(await give(admin, person, role, 'free'))).toEqual([
      409,
      'GRANT_ATTEMPT_RUNNING',
    ]);
    expect((await give(admin, person, role)).status).toBe(200);
    expect((await submitAnswers(person, attemptId)).status).toBe(201);
    expect((await give(admin, person, role, 'free')).status).toBe(200);
  });
});
