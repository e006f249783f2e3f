// Written exams with two independent markers: the setting, who may mark, when they agree, and that
// marks are not visible too early.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { independentMarks } from '../../backend/src/modules/marking/tables.ts';
import { SINGLE } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { give } from './grant-kit.ts';
import { advanceClock, statusAndCode } from './kit.ts';
import {
  admin,
  anExam,
  aSubmission,
  backend,
  byQuestion,
  CANARY,
  compare,
  createGrantee,
  examId,
  finalMark,
  first,
  idsIn,
  mark,
  questions,
  resultOf,
  SECRET,
  second,
  set,
  submissionsOf,
  submitExam,
  teacher,
  useSecondMarking,
  waitsFor,
} from './second-marking-kit.ts';

useSecondMarking();

describe('the setting', () => {
  it('is off, proposes a twentieth of the marks, and is for admins and written exams', async () => {
    const other = await anExam();
    const url = `/ext/marking/exams/${other.examId}/second-marking`;
    expect((await admin.get(url)).body).toEqual({ isOn: false, tolerance: 1 });
    expect((await set({ isOn: true }, other.examId)).body).toEqual({ isOn: true, tolerance: 1 });
    await set({ isOn: true, tolerance: 2.5 }, other.examId);
    expect((await set({ isOn: true }, other.examId)).body.tolerance).toBe(2.5);
    for (const who of [teacher, first]) {
      expect(statusAndCode(await who.get(url))).toEqual([403, 'ADMIN_REQUIRED']);
      expect(statusAndCode(await set({ isOn: false }, other.examId, who))).toEqual([
        403,
        'ADMIN_REQUIRED',
      ]);
    }
    expect(statusAndCode(await set({ isOn: true }, SINGLE))).toEqual([409, 'MARKED_AUTOMATICALLY']);
    expect(statusAndCode(await set({ isOn: true }, 'unknown'))).toEqual([404, 'EXAM_NOT_FOUND']);
    expect((await set({ isOn: true, tolerance: -1 }, other.examId)).status).toBe(400);
  });

  it('is in the audit log, and so are marks, without their values', async () => {
    const newest = async () => (await admin.get('/ext/audit-log?limit=1')).body[0];
    const other = await anExam();
    advanceClock(backend, MINUTE);
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
      advanceClock(backend, MINUTE);
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
    expect(statusAndCode(refused)).toEqual([409, 'SECOND_MARKING_UNDER_WAY']);
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
      expect(statusAndCode(await compare(by, submission.id))).toEqual([409, 'SECOND_MARK_MISSING']);
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
      expect(statusAndCode(asked)).toEqual([403, 'ADMIN_REQUIRED']);
    }
  });

  it('can be set by the call of the contract, and so can the second', async () => {
    const submission = await aSubmission();
    const { resultId } = submission;
    const byContract = await admin.put(`/exams/results/${resultId}`, { score: 5 });
    expect(byContract.status).toBe(200);
    expect(byContract.body).not.toHaveProperty('score');
    expect((await mark(second, submission.id, { score: 6 })).body.score).toBe(5.5);
    expect(statusAndCode(await admin.put(`/exams/results/${resultId}`, { score: 9 }))).toEqual([
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

  it('is averaged question by question without exceeding the total of the exam', async () => {
    const submission = await aSubmission();
    await mark(first, submission.id, byQuestion(5.00001, 4.99999));
    expect((await mark(second, submission.id, byQuestion(5, 5))).body).toMatchObject({
      score: 10,
      marks: [{ marks: 5.00001 }, { marks: 4.99999 }],
    });
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
        expect(statusAndCode(await mark(by, submission.id))).toEqual([409, 'MARKED_BY_TWO']);
      }
    },
  );

  it('is not allowed for the own exam, nor in another course', async () => {
    const submission = await submitExam(await backend.enrolled());
    await give(admin, submission.person, 'marker');
    expect(statusAndCode(await mark(submission.person, submission.id))).toEqual([
      403,
      'OWN_EXAM_MARKED',
    ]);
    const stranger = await createGrantee('teacher', 'paid10');
    expect(statusAndCode(await mark(stranger, submission.id))).toEqual([403, 'COURSE_NOT_GRANTED']);
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, first.userId));
    const own = await submitExam(first);
    await backend.db.update(users).set({ role: 'student' }).where(eq(users.id, first.userId));
    expect(statusAndCode(await mark(first, own.id))).toEqual([403, 'OWN_EXAM_MARKED']);
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
