// Written exams with two independent markers: who may mark and decide, when they agree, and that
// marks are not visible too early.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { independentMarks } from '../../backend/src/modules/marking/tables.ts';
import { later, MINUTE, SINGLE } from './attempt-kit.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { give } from './grant-kit.ts';
import { type ApiResponse, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

const coded = ({ status, body }: ApiResponse) => [status, body.code];
const CANARY = 'LEAK-CANARY';

let backend: Backend;
let admin: Visitor;
let first: Student;
let second: Student;
let teacher: Student;
let taker: Student;
/** Two questions with ten marks in total. */
let examId: string;
let questions: string[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  [first, second] = [await granted('marker'), await granted('marker')];
  teacher = await granted('teacher');
  taker = await backend.enrolled();
  ({ examId, questions } = await anExam());
  expect((await set({ isOn: true, tolerance: 1 })).status).toBe(200);
});
afterAll(() => backend.close());

async function granted(role: 'teacher' | 'marker', courseId?: string): Promise<Student> {
  const person = await backend.student();
  expect((await give(admin, person, role, courseId)).status).toBe(200);
  return person;
}

async function anExam() {
  const written = ['One?', 'Two?'].map((questionText) => ({ questionText }));
  const created = await admin.post(
    '/examcreation/chapter/createexam',
    aWrittenExam({ totalMarks: 10, written }),
  );
  const ids: string[] = created.body.written.map(({ _id }: { _id: string }) => _id);
  return { examId: String(created.body._id), questions: ids };
}

const set = (body: object, id = examId, by = admin) =>
  by.put(`/ext/marking/exams/${id}/second-marking`, body);
const submissionsOf = async ({ userId }: Student, by: Visitor, id = examId) =>
  (await by.get(`/ext/results/submissions/${userId}/${id}`)).body;

/** The newest submission of a student in the exam. */
async function submitExam(person: Student, id = examId) {
  later(backend, MINUTE);
  const writtenAnswer = await oneWrittenAnswer(person, id);
  const body = { examId: id, userId: person.userId, writtenAnswer, timeTaken: 1 };
  const { body: result } = await person.post('/exams/results', body);
  const [{ submissionId }] = await submissionsOf(person, admin, id);
  return { person, resultId: String(result._id), id: String(submissionId) };
}
/** Submissions of one student, who takes the exam repeatedly. */
const aSubmission = (id = examId) => submitExam(taker, id);
const SECRET = /LEAK|: ?(3\.25|1\.25)\b/;

const mark = (by: Visitor, id: string, body: object = { score: 5 }) =>
  by.put(`/ext/results/submissions/${id}/mark`, body);
const finalMark = (by: Visitor, id: string, body: object = { score: 5 }) =>
  by.put(`/ext/marking/submissions/${id}/final-mark`, body);
const compare = (by: Visitor, id: string) => by.get(`/ext/marking/submissions/${id}/marks`);
const byQuestion = (firstMarks: number, secondMarks: number, comment?: string) => ({
  marks: [
    { questionId: questions[0], marks: firstMarks, ...(comment && { comment }) },
    { questionId: questions[1], marks: secondMarks },
  ],
});
const idsIn = async (by: Visitor, path: string): Promise<string[]> =>
  (await by.get(path)).body.map(({ submissionId }: { submissionId: string }) => submissionId);
const waitsFor = async (by: Visitor, id: string) =>
  (await idsIn(by, `/ext/marking/submissions?examId=${examId}&limit=100`)).includes(id);
const resultOf = async ({ person }: { person: Student }) =>
  (await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body;

describe('the setting', () => {
  it('is off, proposes a twentieth of the marks, and is for admins and written exams', async () => {
    const other = await anExam();
    const url = `/ext/marking/exams/${other.examId}/second-marking`;
    expect((await admin.get(url)).body).toEqual({ isOn: false, tolerance: 1 });
    expect((await set({ isOn: true }, other.examId)).body).toEqual({ isOn: true, tolerance: 1 });
    await set({ isOn: true, tolerance: 2.5 }, other.examId);
    expect((await set({ isOn: true }, other.examId)).body.tolerance).toBe(2.5);
    for (const who of [teacher, first]) {
      expect(coded(await who.get(url))).toEqual([403, 'ADMIN_REQUIRED']);
      expect(coded(await set({ isOn: false }, other.examId, who))).toEqual([403, 'ADMIN_REQUIRED']);
    }
    expect(coded(await set({ isOn: true }, SINGLE))).toEqual([409, 'MARKED_AUTOMATICALLY']);
    expect(coded(await set({ isOn: true }, 'unknown'))).toEqual([404, 'EXAM_NOT_FOUND']);
    expect((await set({ isOn: true, tolerance: -1 }, other.examId)).status).toBe(400);
  });

  it('is in the audit log, and so are marks, without their values', async () => {
    const newest = async () => (await admin.get('/ext/audit-log?limit=1')).body[0];
    const other = await anExam();
    later(backend, MINUTE);
    await set({ isOn: true, tolerance: 2 }, other.examId);
    expect(await newest()).toMatchObject({
      action: 'update',
      kind: 'exam',
      objectId: other.examId,
      changes: [{ field: 'markTolerance', after: '2' }],
    });
    const submission = await aSubmission(other.examId);
    const steps = [
      ['mark', first, () => mark(first, submission.id, { score: 1 })],
      ['mark', second, () => mark(second, submission.id, { score: 9 })],
      ['reconcile', teacher, () => finalMark(teacher, submission.id, { score: 7 })],
    ] as const;
    for (const [action, by, send] of steps) {
      later(backend, MINUTE);
      expect((await send()).status).toBe(200);
      expect(await newest()).toMatchObject({
        action,
        kind: 'result',
        finished: true,
        changes: [],
        actor: { _id: by.userId },
        person: { _id: submission.person.userId },
      });
    }
  });

  it('is not switched off while marks wait, and keeps earlier marks', async () => {
    const other = await anExam();
    const before = await aSubmission(other.examId);
    await mark(first, before.id, { score: 3 });
    await set({ isOn: true, tolerance: 1 }, other.examId);
    expect((await mark(first, before.id, { score: 4 })).body).toMatchObject({ score: 4 });
    const submission = await aSubmission(other.examId);
    await mark(first, submission.id, { score: 1 });
    const refused = await set({ isOn: false }, other.examId);
    expect(coded(refused)).toEqual([409, 'SECOND_MARKING_UNDER_WAY']);
    expect(refused.body.params).toEqual({ count: 1 });
    await mark(second, submission.id, { score: 9 });
    expect((await set({ isOn: false }, other.examId)).status).toBe(409);
    await finalMark(teacher, submission.id);
    expect((await set({ isOn: false }, other.examId)).body.isOn).toBe(false);
    const next = await aSubmission(other.examId);
    expect((await mark(first, next.id)).body).toMatchObject({ score: 5 });
    expect((await mark(second, next.id, { score: 6 })).body).toMatchObject({ score: 6 });
    expect((await submissionsOf(next.person, admin, other.examId))[0]).not.toHaveProperty(
      'independentMarks',
    );
  });
});

describe('the first mark', () => {
  it('decides nothing and is visible only to its marker, who may change or remove it', async () => {
    const submission = await aSubmission();
    expect((await submissionsOf(submission.person, second))[0].independentMarks).toBe(0);
    const markResponse = await mark(first, submission.id, {
      ...byQuestion(2, 3, CANARY),
      comment: CANARY,
    });
    expect(markResponse.body).toMatchObject({
      independentMarks: 1,
      ownMark: { score: 5, comment: CANARY, markedAt: backend.clock.now.toISOString() },
    });
    for (const name of ['score', 'marks', 'comment', 'markedAt'])
      expect(markResponse.body).not.toHaveProperty(name);
    expect(await waitsFor(first, submission.id)).toBe(false);
    expect(await waitsFor(second, submission.id)).toBe(true);
    expect(await idsIn(first, '/ext/results/unmarked?limit=100')).not.toContain(submission.id);
    expect(await idsIn(second, '/ext/results/unmarked?limit=100')).toContain(submission.id);
    expect(await idsIn(first, '/ext/marking/submissions?state=marked&limit=100')).toContain(
      submission.id,
    );
    expect(await idsIn(second, '/ext/marking/submissions?state=marked&limit=100')).not.toContain(
      submission.id,
    );

    const changed = await mark(first, submission.id, { score: 6 });
    expect(changed.body).toMatchObject({ independentMarks: 1, ownMark: { score: 6 } });
    expect(changed.body.ownMark).not.toHaveProperty('marks');
    const back = await mark(first, submission.id, { score: null });
    expect(back.body).toMatchObject({ independentMarks: 0 });
    expect(back.body).not.toHaveProperty('ownMark');
    expect(await waitsFor(first, submission.id)).toBe(true);
    await mark(second, submission.id, { score: null });
    expect(await waitsFor(second, submission.id)).toBe(true);
  });

  it('is hidden from other markers, teachers and admins, and from the student', async () => {
    const submission = await aSubmission();
    await mark(first, submission.id, { ...byQuestion(1.25, 2, CANARY), comment: CANARY });
    const { userId, studentId } = submission.person;
    const others = [
      `/ext/results/submissions/${userId}/${examId}`,
      `/ext/marking/submissions?limit=100&examId=${examId}`,
      `/ext/marking/submissions/${submission.id}/neighbours`,
      '/ext/results/unmarked?limit=100',
      `/ext/marking/submissions/${submission.id}/marks`,
      '/ext/marking/unreconciled?limit=100',
    ];
    for (const by of [second, teacher, admin])
      for (const url of others) expect((await by.get(url)).text, url).not.toMatch(SECRET);
    for (const by of [teacher, admin])
      expect(coded(await compare(by, submission.id))).toEqual([409, 'SECOND_MARK_MISSING']);
    const own = [
      `/exams/results/user/${userId}`,
      `/exams/results/user/${userId}/exam/${examId}`,
      `/ext/results/mine?examIds=${examId}`,
      `/ext/results/mine/details?kind=single&examId=${examId}`,
      '/ext/results/mine/single',
      `/ext/results/single/versions?ids=${submission.resultId}`,
      `/ext/results/single/standings?ids=${submission.resultId}`,
      '/ext/own-data',
      '/ext/notifications',
      `/exams/exam-results/student/${studentId}/unit/free-a`,
    ];
    for (const url of own) expect((await submission.person.get(url)).text, url).not.toMatch(SECRET);
    expect(await resultOf(submission)).not.toHaveProperty('score');
    for (const url of [
      `/ext/exams/single/${examId}/statistics`,
      `/ext/exams/single/${examId}/participants`,
      `/exams/results/exam/${examId}`,
      '/ext/audit-log',
    ])
      expect((await admin.get(url)).text, url).not.toMatch(SECRET);
    for (const call of ['marks', 'final-mark']) {
      const url = `/ext/marking/submissions/${submission.id}/${call}`;
      const asked = await (call === 'marks'
        ? submission.person.get(url)
        : submission.person.put(url, { score: 9 }));
      expect(coded(asked)).toEqual([403, 'ADMIN_REQUIRED']);
    }
  });

  it('can be set by the call of the contract, and so can the second', async () => {
    const submission = await aSubmission();
    const { resultId } = submission;
    const byContract = await admin.put(`/exams/results/${resultId}`, { score: 5 });
    expect(byContract.status).toBe(200);
    expect(byContract.body).not.toHaveProperty('score');
    expect((await mark(second, submission.id, { score: 6 })).body.score).toBe(5.5);
    expect(coded(await admin.put(`/exams/results/${resultId}`, { score: 9 }))).toEqual([
      409,
      'MARKED_BY_TWO',
    ]);
  });
});

describe('the second mark', () => {
  it('computes the result as the average, question by question, with the comments of both', async () => {
    const submission = await aSubmission();
    await mark(first, submission.id, { ...byQuestion(2, 3.5, 'Units?'), comment: 'Well done.' });
    const both = await mark(second, submission.id, {
      ...byQuestion(3, 3.5, 'Draw it.'),
      comment: 'Well done.',
    });
    const expected = {
      score: 6,
      comment: 'Well done.',
      markedAt: backend.clock.now.toISOString(),
      marks: [
        { questionId: questions[0], marks: 2.5, comment: 'Units?\nDraw it.' },
        { questionId: questions[1], marks: 3.5 },
      ],
    };
    expect(both.body).toMatchObject({ ...expected, independentMarks: 2 });
    expect(await resultOf(submission)).toMatchObject(expected);
    expect(await idsIn(teacher, '/ext/marking/unreconciled?limit=100')).not.toContain(
      submission.id,
    );
  });

  it('is averaged to five decimals', async () => {
    const submission = await aSubmission();
    await mark(first, submission.id, { score: 1.00001 });
    expect((await mark(second, submission.id, { score: 1 })).body.score).toBe(1.00001);
  });

  it.each([
    ['totals', { score: 5 }, { score: 6.00001 }],
    ['totals, question by question', () => byQuestion(2, 2), () => byQuestion(3, 2.5)],
    ['marks of a question with equal totals', () => byQuestion(1, 4), () => byQuestion(3, 2)],
    ['marks of the whole and by question', { score: 1 }, () => byQuestion(3, 2)],
  ])(
    'differs by more than the tolerance in %s: nothing is decided',
    async (_, firstMarking, secondMarking) => {
      const bodyOf = (body: object | (() => object)) =>
        typeof body === 'function' ? body() : body;
      const submission = await aSubmission();
      await mark(first, submission.id, bodyOf(firstMarking));
      const both = await mark(second, submission.id, bodyOf(secondMarking));
      expect(both.body).toMatchObject({ independentMarks: 2, ownMark: {} });
      expect(both.body).not.toHaveProperty('score');
      expect(await resultOf(submission)).not.toHaveProperty('score');
      expect(await idsIn(teacher, '/ext/marking/unreconciled?limit=100')).toContain(submission.id);
      // No longer one of their submissions, and not a third mark either.
      for (const by of [first, second, teacher, admin]) {
        expect(await waitsFor(by, submission.id)).toBe(false);
        expect(coded(await mark(by, submission.id))).toEqual([409, 'MARKED_BY_TWO']);
      }
    },
  );

  it('is not allowed for the own exam, nor in another course', async () => {
    const submission = await submitExam(await backend.enrolled());
    await give(admin, submission.person, 'marker');
    expect(coded(await mark(submission.person, submission.id))).toEqual([403, 'OWN_EXAM_MARKED']);
    const stranger = await granted('teacher', 'paid10');
    expect(coded(await mark(stranger, submission.id))).toEqual([403, 'COURSE_NOT_GRANTED']);
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, first.userId));
    const own = await submitExam(first);
    await backend.db.update(users).set({ role: 'student' }).where(eq(users.id, first.userId));
    expect(coded(await mark(first, own.id))).toEqual([403, 'OWN_EXAM_MARKED']);
  });

  it('can be saved concurrently with the first, but not twice by one marker, nor a third time', async () => {
    const submission = await aSubmission();
    const responses = await Promise.all(
      [first, second, first, second, teacher, admin].map((by) => mark(by, submission.id)),
    );
    const rows = await backend.db
      .select()
      .from(independentMarks)
      .where(eq(independentMarks.submissionId, submission.id));
    expect(new Set(rows.map(({ markerId }) => markerId)).size).toBe(2);
    for (const { status, body } of responses)
      expect([200, 409], JSON.stringify(body)).toContain(status);
    expect(responses.filter(({ body }) => body.score === 5)).toHaveLength(1);
    expect(await resultOf(submission)).toMatchObject({ score: 5 });
  });
});

describe('reconciling', () => {
  async function different(person = taker) {
    const submission = await submitExam(person);
    await mark(first, submission.id, { ...byQuestion(1, 1, 'Too short.') });
    await mark(second, submission.id, { ...byQuestion(4, 4), comment: 'Well done.' });
    return submission;
  }

  it('shows both marks with their markers, and sets the final ones', async () => {
    const submission = await different();
    const compared = await compare(teacher, submission.id);
    const named = async ({ get }: Student) => (await get('/students/student')).body.student?.name;
    expect(compared.body).toMatchObject({
      tolerance: 1,
      mayDecide: true,
      submission: { submissionId: submission.id },
      marks: [
        { score: 2, marks: byQuestion(1, 1, 'Too short.').marks },
        { score: 8, comment: 'Well done.' },
      ],
    });
    const [firstMark] = compared.body.marks;
    expect(firstMark.markerName ?? undefined).toBe((await named(first)) ?? undefined);
    later(backend, MINUTE);
    const final = await finalMark(teacher, submission.id, byQuestion(2, 3));
    const expected = { score: 5, markedAt: backend.clock.now.toISOString() };
    expect(final.body).toMatchObject({ ...expected, independentMarks: 2 });
    expect(await resultOf(submission)).toMatchObject({
      ...expected,
      marks: byQuestion(2, 3).marks,
    });
    expect(await idsIn(teacher, '/ext/marking/unreconciled?limit=100')).not.toContain(
      submission.id,
    );
    // It can be corrected, and both marks remain readable.
    expect((await finalMark(admin, submission.id, { score: 6 })).body.score).toBe(6);
    expect((await compare(admin, submission.id)).body.marks).toHaveLength(2);
  });

  it('is for admins and teachers of the course who are neither the student nor a marker', async () => {
    const submission = await different(await backend.enrolled());
    const stranger = await granted('teacher', 'paid10');
    for (const call of [compare, finalMark]) {
      expect(coded(await call(first, submission.id))).toEqual([403, 'ADMIN_REQUIRED']);
      expect(coded(await call(stranger, submission.id))).toEqual([403, 'COURSE_NOT_GRANTED']);
      expect(coded(await call(teacher, 'unknown'))).toEqual([403, 'COURSE_NOT_GRANTED']);
      expect(coded(await call(admin, 'unknown'))).toEqual([404, 'SUBMISSION_NOT_FOUND']);
    }
    expect(await idsIn(stranger, '/ext/marking/unreconciled?limit=100')).toEqual([]);
    expect(coded(await first.get('/ext/marking/unreconciled'))).toEqual([403, 'ADMIN_REQUIRED']);

    await give(admin, second, 'teacher');
    expect(await idsIn(second, '/ext/marking/unreconciled?limit=100')).not.toContain(submission.id);
    expect((await compare(second, submission.id)).body.mayDecide).toBe(false);
    expect(coded(await finalMark(second, submission.id))).toEqual([403, 'RECONCILED_BY_MARKER']);
    await give(admin, second, 'marker');

    await give(admin, submission.person, 'teacher');
    expect(coded(await finalMark(submission.person, submission.id))).toEqual([
      403,
      'OWN_EXAM_MARKED',
    ]);
  });

  it('happens after both marks, within the total, and cannot be undone', async () => {
    const submission = await aSubmission();
    expect(coded(await finalMark(admin, submission.id))).toEqual([409, 'SECOND_MARK_MISSING']);
    await mark(first, submission.id);
    expect(coded(await finalMark(teacher, submission.id))).toEqual([409, 'SECOND_MARK_MISSING']);
    await mark(second, submission.id, { score: 9 });
    expect(coded(await finalMark(teacher, submission.id, { score: 11 }))).toEqual([
      422,
      'SCORE_OUT_OF_RANGE',
    ]);
    expect(coded(await finalMark(teacher, submission.id, {}))).toEqual([400, 'FIELD_MISSING']);
    expect((await finalMark(teacher, submission.id, { score: null })).status).toBe(400);
  });

  it('keeps the marks of a deleted account', async () => {
    const formerMarker = await granted('marker');
    const submission = await aSubmission();
    await mark(formerMarker, submission.id, { score: 1 });
    await backend.db.delete(users).where(eq(users.id, formerMarker.userId));
    await mark(second, submission.id, { score: 9 });
    const { marks } = (await compare(teacher, submission.id)).body;
    expect(marks).toMatchObject([{ score: 1 }, { score: 9 }]);
    expect(marks[0]).not.toHaveProperty('markerName');
  });
});

it('starts again with newer answers', async () => {
  const submission = await aSubmission();
  await mark(first, submission.id, { score: 1 });
  const newer = await submitExam(submission.person);
  expect(newer.id).not.toBe(submission.id);
  expect(await waitsFor(first, newer.id)).toBe(true);
  await mark(first, newer.id, { score: 7 });
  expect((await mark(second, newer.id, { score: 7 })).body.score).toBe(7);
  expect(await resultOf(submission)).toMatchObject({ score: 7 });
  expect(await waitsFor(second, submission.id)).toBe(true);
});

it('is copied with the exam', async () => {
  const copied = await admin.post(`/ext/content/exam/${examId}/duplicate`, {});
  expect(copied.status, copied.text).toBe(201);
  const url = `/ext/marking/exams/${copied.body._id}/second-marking`;
  expect((await admin.get(url)).body).toEqual({ isOn: true, tolerance: 1 });
});
