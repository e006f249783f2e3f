// The audit log: which writes are recorded, what an entry contains and never contains, and who
// reads it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { AUDITED_CALLS, UNAUDITED_CALLS } from '../../backend/src/modules/audit-log/calls.ts';
import { changesBetween } from '../../backend/src/modules/audit-log/changes.ts';
import { deleteOldEntries } from '../../backend/src/modules/audit-log/queries.ts';
import { SUBJECTS } from '../../backend/src/modules/audit-log/subjects.ts';
import { auditEntries } from '../../backend/src/modules/audit-log/tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { HOUR, MINUTE } from './durations.ts';
import { aQuestion } from './exam-fixture.ts';
import { advanceClock, type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const COURSE = {
  courseCode: 'class10',
  title: 'Chemistry',
  courseType: 'academic',
  price: 50,
  discountPrice: 5,
};
const log = async (query = '') => (await admin.get(`/ext/audit-log?after=&${query}`)).body;
/** The newest entry. */
const newest = async () => (await log('limit=1'))[0];
const count = async () => (await log('limit=100')).length;

// Entries with equal times have no defined order.
beforeEach(() => advanceClock(backend, MINUTE));

describe('the list of audited calls', () => {
  it('has only existing calls, and each write of admins once', () => {
    const listed = [...Object.keys(AUDITED_CALLS), ...UNAUDITED_CALLS];
    expect(listed.filter((call) => !CALLS[call])).toEqual([]);
    const writes = Object.entries(CALLS).filter(
      ([call, [who]]) => who === 'admin' && !call.startsWith('GET '),
    );
    expect(writes.map(([call]) => call).filter((call) => !listed.includes(call))).toEqual([]);
  });

  it.each(Object.entries(SUBJECTS))('reads an object of its kind: %s', async (_name, subject) => {
    expect(await subject.read(backend.db, 'unknown')).toBeUndefined();
  });
});

describe('a write of an admin', () => {
  it('in the question bank is recorded by the number of its questions, and a changed question by its place, never by its text', async () => {
    const question = aQuestion('audited', { subject: 'Physics', chapter: 'Motion' });
    const stored = Number(
      (await admin.get('/ext/bank-questions?limit=1')).headers['x-total-count'],
    );
    const { body } = await admin.post('/ext/bank-questions', { questions: [question] });
    expect(await newest()).toMatchObject({
      action: 'update',
      kind: 'question-bank',
      changes: [{ field: 'questions', before: String(stored), after: String(stored + 1) }],
    });
    advanceClock(backend, MINUTE);
    const changed = await admin.put(`/ext/bank-questions/${body.ids[0]}`, {
      ...question,
      points: 3,
      revision: 1,
    });
    expect(changed.status, changed.text).toBe(200);
    const entry = await newest();
    expect(entry).toMatchObject({
      kind: 'question-bank',
      objectId: body.ids[0],
      title: 'Physics, Motion',
      changes: [],
    });
    expect(JSON.stringify(entry)).not.toContain('audited');
    const before = await count();
    await admin.post('/ext/bank-questions/draw', { rules: [{ count: 1 }], countOnly: true });
    expect(await count()).toBe(before);
    advanceClock(backend, MINUTE);
  });

  it('is recorded with actor, action, title and the changed values', async () => {
    const created = await admin.post('/course/createcourse', COURSE);
    expect(created.status, created.text).toBe(201);
    const { _id } = created.body;
    const entry = await newest();
    expect(entry).toMatchObject({
      action: 'create',
      kind: 'course',
      objectId: _id,
      title: 'Chemistry',
      changes: [],
      finished: true,
      at: backend.clock.now.toISOString(),
      actor: { _id: expect.any(String), name: expect.any(String) },
    });
    expect(entry).not.toHaveProperty('person');
    advanceClock(backend, MINUTE);
    expect((await admin.put(`/course/${_id}`, { price: 60, title: 'Chemistry 10' })).status).toBe(
      200,
    );
    expect(await newest()).toMatchObject({
      action: 'update',
      kind: 'course',
      objectId: _id,
      title: 'Chemistry 10',
    });
    expect((await newest()).changes).toEqual([
      { field: 'title', before: 'Chemistry', after: 'Chemistry 10' },
      { field: 'price', before: '50', after: '60' },
    ]);
    advanceClock(backend, MINUTE);
    expect(
      (await admin.put(`/course/${_id}`, { status: 'draft', description: '<p>Acids</p>' })).status,
    ).toBe(200);
    expect((await newest()).changes).toEqual(
      expect.arrayContaining([
        { field: 'description', after: 'Acids' },
        { field: 'status', before: 'published', after: 'draft' },
      ]),
    );
    advanceClock(backend, MINUTE);
    expect((await admin.send('DELETE', `/academiccourse/${_id}`)).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'delete',
      kind: 'course',
      title: 'Chemistry 10',
      changes: [],
    });
  });

  it('is not recorded if it is rejected, and neither are reads and the writes of students', async () => {
    const before = await count();
    expect((await admin.put('/course/unknown', { price: 1 })).status).toBe(404);
    expect((await admin.put('/course/free10', { price: -1 })).status).toBe(400);
    expect(
      (
        await admin.post('/ext/people/unknown/enrolments', {
          courseId: 'free',
          category: 'admissionPrep',
        })
      ).status,
    ).toBe(404);
    const student = await backend.enrolled();
    expect((await student.put('/course/free10', { price: 0 })).status).toBe(403);
    expect((await student.send('PATCH', `/users/${student.userId}`, { body: {} })).status).toBe(
      200,
    );
    await admin.get('/ext/people');
    expect(await count()).toBe(before);
  });

  it('is not recorded if it only stores the position that the object has', async () => {
    const course = (await admin.post('/course/createcourse', COURSE)).body._id;
    const subject = await admin.post(`/course/${course}/createsubject`, {
      subjectName: 'Ordered',
      position: 0,
    });
    expect(subject.status, subject.text).toBe(201);
    const before = await count();
    const place = (position: number) =>
      admin.put(`/course/subject/${subject.body._id}`, { position });
    expect((await place(0)).status).toBe(200);
    expect(await count()).toBe(before);
    expect((await place(4)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('never brings the key, the questions or the marks into the log', async () => {
    const body = {
      title: 'Acids',
      type: 'MCQ',
      totalMarks: 10,
      timeLimit: 10,
      passingScore: 40,
      negetiveMarkingPercentage: 0,
      mcqs: [
        {
          question: 'SECRETQ?',
          points: 10,
          explanation: 'SECRETE',
          options: [
            { text: 'SECRETO', isCorrect: true },
            { text: 'b', isCorrect: false },
          ],
        },
      ],
    };
    const created = await admin.post('/examcreation/course/createexam', {
      ...body,
      parentId: 'free10',
    });
    expect(created.status, created.text).toBe(201);
    const { _id, mcqs } = created.body;
    advanceClock(backend, MINUTE);
    const changed = await admin.put(`/examcreation/${_id}`, {
      timeLimit: 20,
      mcqs: [...mcqs, { ...body.mcqs[0], question: 'SECRETR?' }],
      totalMarks: 20,
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await newest()).changes).toEqual([
      { field: 'totalMarks', before: '10', after: '20' },
      { field: 'timeLimit', before: '10', after: '20' },
      { field: 'questions', before: '1', after: '2' },
    ]);
    advanceClock(backend, MINUTE);
    const rule = { visibility: 'score', moment: 'on-date', date: '2031-01-01T00:00:00.000Z' };
    expect((await admin.put(`/ext/exams/single/${_id}/release-rule`, rule)).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'set-release-rule',
      kind: 'exam',
      objectId: _id,
      title: 'Acids',
      changes: expect.arrayContaining([
        { field: 'releaseDate', after: '2031-01-01T00:00:00.000Z' },
      ]),
    });
    expect(JSON.stringify(await backend.db.select().from(auditEntries))).not.toContain('SECRET');
  });

  it('stays unfinished if it is not known whether it succeeded', async () => {
    const [row] = await backend.db.select().from(auditEntries).limit(1);
    if (!row) throw new Error('no entry');
    advanceClock(backend, MINUTE);
    await backend.db
      .insert(auditEntries)
      .values({ ...row, id: 'killed', startedAt: backend.clock.now, finishedAt: null });
    expect(await newest()).toMatchObject({ _id: 'killed', finished: false });
  });
});

describe('a write about a person', () => {
  it('names the student as long as the account exists, and holds no address', async () => {
    const student = await backend.student();
    await confirmed(admin, ADMIN_PASSWORD);
    advanceClock(backend, MINUTE);
    expect(
      (
        await admin.send('PATCH', `/users/${student.userId}`, {
          body: { email: 'canary@example.com', role: 'admin' },
        })
      ).status,
    ).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'update',
      kind: 'account',
      person: { _id: student.userId, studentId: student.studentId },
      changes: [{ field: 'role', before: 'student', after: 'admin' }, { field: 'email' }],
    });
    await backend.db.update(users).set({ role: 'student' }).where(eq(users.id, student.userId));
    advanceClock(backend, MINUTE);
    const enrolment = { courseId: 'free10', category: 'academic', paymentNote: 'canary bKash' };
    expect(
      (await admin.post(`/ext/people/${student.studentId}/enrolments`, enrolment)).status,
    ).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'enrol',
      kind: 'enrolment',
      objectId: 'free10',
      person: { _id: student.userId },
    });
    advanceClock(backend, MINUTE);
    expect(
      (await admin.send('DELETE', `/ext/people/${student.studentId}/enrolments/academic/free10`))
        .status,
    ).toBe(200);
    expect(await newest()).toMatchObject({ action: 'end-enrolment', title: expect.any(String) });
    const ids = (await log('limit=3')).map(({ _id }: { _id: string }) => _id);
    await backend.db.delete(users).where(eq(users.id, student.userId));
    const rows = (await backend.db.select().from(auditEntries)).filter(({ id }) =>
      ids.includes(id),
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(
      new RegExp(`canary|${student.userId}|${student.studentId}`),
    );
    expect((await newest()).person).toBeUndefined();
  });

  it('that deletes an account is finished, and names no person', async () => {
    const { studentId } = await backend.student();
    await confirmed(admin, ADMIN_PASSWORD);
    const deleted = await admin.send('DELETE', `/ext/people/${studentId}`);
    expect(deleted.status, deleted.text).toBe(200);
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'delete', kind: 'account', finished: true, changes: [] });
    expect(entry).not.toHaveProperty('person');
  });

  it('to the own account of the admin is not recorded', async () => {
    const other = await backend.newAdmin();
    const before = await count();
    const response = await other.send('PATCH', `/students/student/update/${other.studentId}`, {
      body: { personalInfo: { fullName: { name: 'Rafi' } } },
    });
    expect(response.status, response.text).toBe(200);
    expect(await count()).toBe(before);
  });
});

describe('the log', () => {
  it('is read only by admins, and no call changes it', async () => {
    const student = await backend.student();
    expect((await student.get('/ext/audit-log')).status).toBe(403);
    expect((await backend.visitor().get('/ext/audit-log')).status).toBe(401);
    expect(Object.keys(CALLS).filter((call) => call.includes('/ext/audit-log'))).toEqual([
      'GET /ext/audit-log',
    ]);
  });

  it('is filtered by person, kind and period, and paged by cursor', async () => {
    const other = await backend.newAdmin();
    await other.put('/ext/study-plan', { name: 'Rahima Begum' });
    advanceClock(backend, HOUR);
    const from = backend.clock.now.toISOString();
    for (const title of ['One', 'Two', 'Three']) {
      expect((await other.post('/campaigns', { title })).status).toBe(201);
      advanceClock(backend, MINUTE);
    }
    const until = backend.clock.now.toISOString();
    expect((await admin.post('/campaigns', { title: 'Four' })).status).toBe(201);
    const titles = async (query: string) =>
      (await log(query)).map(({ title }: { title: string }) => title);
    expect(await titles(`from=${from}&until=${until}`)).toEqual(['Three', 'Two', 'One']);
    expect(await titles(`from=${from}&kind=campaign`)).toEqual(['Four', 'Three', 'Two', 'One']);
    expect(await titles(`from=${from}&kind=lesson`)).toEqual([]);
    const { email } =
      (await backend.db.select().from(users).where(eq(users.role, 'admin'))).find(
        (user) => user.email,
      ) ?? {};
    expect(await titles(`from=${from}&actor=${email}`)).toEqual(['Four']);
    const first = await admin.get(`/ext/audit-log?after=&limit=2&from=${from}`);
    expect([first.body.length, first.headers['x-total-count']]).toEqual([2, '4']);
    const second = await admin.get(
      `/ext/audit-log?limit=2&from=${from}&after=${first.headers['x-next-cursor']}`,
    );
    expect(second.body.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
    expect((await admin.get('/ext/audit-log?from=yesterday')).status).toBe(400);
  });

  it('is kept for the retention period', async () => {
    const make = async (entries: number) => {
      for (let createdCount = 0; createdCount < entries; createdCount += 1)
        await admin.post('/campaigns', { title: 'Kept' });
    };
    await make(6);
    advanceClock(backend, 31 * MINUTE);
    await make(4);
    expect(
      await deleteOldEntries(
        backend.db,
        new Date(backend.clock.now.getTime() - 30 * MINUTE),
        5_000,
      ),
    ).toBeGreaterThan(5);
    expect(await count()).toBe(4);
  });
});

describe('a value', () => {
  it('is cut around the difference', () => {
    const text = (word: string) => `<p>${'a '.repeat(500)}${word}${' b'.repeat(500)}</p>`;
    const [change] = changesBetween({ text: text('old') }, { text: text('new') });
    expect([change?.before, change?.after]).toEqual([
      expect.stringMatching(/^….*old.*…$/),
      expect.stringMatching(/^….*new.*…$/),
    ]);
    expect([change?.before?.length, change?.before?.includes('<')]).toEqual([162, false]);
  });

  it('that is empty or equal is not a difference', () => {
    expect(
      changesBetween({ a: null, b: 1, c: new Date(0) }, { a: '', b: 1, c: new Date(0) }),
    ).toEqual([]);
    expect(changesBetween({ a: 1 }, undefined)).toEqual([]);
  });

  it('does not split characters, and only texts and descriptions are treated as HTML', () => {
    const smileys = (end: string) => `a${'\u{1f600}'.repeat(200)}${end}`;
    const [cut] = changesBetween({ title: `${'\u{1f600}'.repeat(100)}x` }, { title: smileys('') });
    const [late] = changesBetween({ title: smileys('b') }, { title: smileys('c') });
    for (const text of [cut?.before, cut?.after, late?.before, late?.after])
      expect(text).not.toMatch(/\p{Surrogate}/u);
    const [title, text] = changesBetween(
      { title: 'x', text: 'x' },
      { title: 'If a<b and c>d', text: '<p>Words</p>' },
    );
    expect([title?.after, text?.after]).toEqual(['If a<b and c>d', 'Words']);
  });

  it('has no title for a question of the bank without a place', async () => {
    const { body } = await admin.post('/ext/bank-questions', { questions: [aQuestion('nowhere')] });
    expect(await SUBJECTS.bankQuestion.read(backend.db, body.ids[0])).toMatchObject({
      objectId: body.ids[0],
      title: null,
    });
  });
});
