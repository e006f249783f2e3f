// Assignments and submissions as records: repeats, archived and left courses, the highest mark, and
// drafts that block a deletion.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assignmentSubmissions,
  assignments,
} from '../../backend/src/modules/assignments/tables.ts';
import { enrolments } from '../../backend/src/modules/students/tables.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { type Backend, type Student, startBackend, statusAndCode, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
let course: { _id: string; category: 'academic' };
let assignment: string;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.student();
  const created = await admin.post('/course/createcourse', {
    courseCode: 'class06',
    title: 'Optics',
    price: 0,
  });
  course = { _id: created.body._id, category: 'academic' };
  await backend.db.insert(enrolments).values({ studentId: person.studentId, courseId: course._id });
  assignment = (await admin.post('/assignments', { title: 'Essay', course, maxMark: 10 })).body._id;
});

type Input = { text?: string; revision?: number; submit?: boolean };
const put = (input: Input = {}) =>
  person.put(`/ext/assignments/${assignment}/submission`, {
    text: 'Light bends.',
    files: [],
    revision: 0,
    submit: true,
    ...input,
  });
const giveBack = (id: string, body: object) =>
  admin.put(`/ext/assignment-submissions/${id}/return`, body);
const change = (body: object) => admin.put(`/assignments/${assignment}`, body);
const listed = async (id = assignment) =>
  (await person.get('/assignments')).body.map(({ _id }: { _id: string }) => _id).includes(id);
const removeCourse = (query = '') => admin.send('DELETE', `/academiccourse/${course._id}${query}`);
const leave = () => backend.db.delete(enrolments).where(eq(enrolments.studentId, person.studentId));

it('an added assignment is read by one statement, without a count of all', async () => {
  backend.statements.length = 0;
  expect((await admin.post('/assignments', { title: 'Essay' })).status).toBe(201);
  const isOfDocument = (statement: string) => statement.includes('from "assignments" left join');
  expect(backend.statements.filter(isOfDocument)).toHaveLength(1);
});

describe('a repeated request', () => {
  it('to save a draft returns the same response', async () => {
    const first = await put({ submit: false });
    const again = await put({ submit: false });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(statusAndCode(await put({ submit: false, text: 'Other.' }))).toEqual([
      409,
      'SUBMISSION_CHANGED',
    ]);
    expect((await put({ revision: 1 })).body).toMatchObject({ state: 'submitted', revision: 2 });
  });

  describe('that races with another first submission', () => {
    // Stores the row of a concurrent request after the submission was read, and before it is
    // inserted.
    beforeEach(async () => {
      await backend.db.execute(sql`
        create function store_first() returns trigger language plpgsql as $$ begin
          insert into assignment_submissions (id, assignment_id, user_id, text, files, saved_at,
          submitted_at)
          values ('other-' || new.id, new.assignment_id, new.user_id, 'Light bends.', '[]',
          new.saved_at, new.submitted_at);
          return new;
        end $$`);
      await backend.db.execute(sql`
        create trigger store_first before insert on assignment_submissions
        for each row when (pg_trigger_depth() = 0) execute function store_first()`);
    });
    afterEach(() => backend.db.execute(sql`drop function store_first cascade`));

    it('returns the same response', async () => {
      const { status, body } = await put();
      expect([status, body]).toEqual([
        200,
        (await person.get('/ext/assignments/submissions/mine')).body[0],
      ]);
    });

    it('is rejected if it has another text', async () => {
      expect(statusAndCode(await put({ text: 'Other.' }))).toEqual([409, 'SUBMISSION_CHANGED']);
    });
  });
});

describe('an assignment of an archived course', () => {
  beforeEach(async () => {
    expect((await removeCourse('?force=true')).status).toBe(200);
  });

  it('can be changed; other assignments cannot be moved to that course', async () => {
    const { status, body } = await change({ title: 'Longer essay', course });
    expect([status, body.title, body.course._id]).toEqual([200, 'Longer essay', course._id]);
    const other = (await admin.post('/assignments', { title: 'Other' })).body._id;
    expect(statusAndCode(await admin.put(`/assignments/${other}`, { course }))).toEqual([
      404,
      'COURSE_NOT_FOUND',
    ]);
    expect(statusAndCode(await admin.post('/assignments', { title: 'Third', course }))).toEqual([
      404,
      'COURSE_NOT_FOUND',
    ]);
  });

  it('is not listed for students', async () => {
    expect(await listed()).toBe(false);
    const all: { _id: string }[] = (await admin.get('/assignments')).body;
    expect(all.some(({ _id }) => _id === assignment)).toBe(true);
  });
});

it('a submission stays readable with its assignment after the student leaves the course, or it is archived', async () => {
  await put();
  await leave();
  expect(await listed()).toBe(true);
  expect(statusAndCode(await put({ revision: 1, text: 'Better.' }))).toEqual([403, 'NOT_ENROLLED']);
  const other = (await admin.post('/assignments', { title: 'Other', course })).body._id;
  expect(await listed(other)).toBe(false);
  await removeCourse('?force=true');
  expect(await listed()).toBe(true);
});

it('a draft is not listed after the student has left the course', async () => {
  await put({ submit: false });
  await leave();
  expect(await listed()).toBe(false);
});

describe('the maximum mark', () => {
  it('cannot be removed after a mark was given, not even after a mark of 0', async () => {
    const { _id } = (await put()).body;
    await giveBack(_id, { revision: 1, mark: 0 });
    expect(statusAndCode(await change({ maxMark: null }))).toEqual([409, 'MARKS_ABOVE_MAXIMUM']);
    expect((await change({ maxMark: 1 })).body.maxMark).toBe(1);
  });

  it('cannot be lowered below a mark that is being given', async () => {
    const { _id } = (await put()).body;
    const changed = await backend.db.transaction(async (tx) => {
      // As `returnSubmission` does.
      await tx.select().from(assignments).where(eq(assignments.id, assignment)).for('share');
      const waiting = await sendUntilBlocked(backend, tx, () => change({ maxMark: 5 }));
      await tx
        .update(assignmentSubmissions)
        .set({ mark: 7, returnedAt: new Date() })
        .where(eq(assignmentSubmissions.id, _id));
      return waiting;
    });
    expect(statusAndCode(await changed.response)).toEqual([409, 'MARKS_ABOVE_MAXIMUM']);
  });

  it('applies to a mark given while it is lowered', async () => {
    const { _id } = (await put()).body;
    const returned = await backend.db.transaction(async (tx) => {
      await tx.update(assignments).set({ maxMark: 5 }).where(eq(assignments.id, assignment));
      return sendUntilBlocked(backend, tx, () => giveBack(_id, { revision: 1, mark: 7 }));
    });
    expect(statusAndCode(await returned.response)).toEqual([422, 'SCORE_OUT_OF_RANGE']);
  });
});

describe('a course', () => {
  it('with only drafts can be deleted', async () => {
    await put({ submit: false });
    await leave();
    expect((await removeCourse()).status).toBe(200);
    expect(await backend.db.$count(assignments, eq(assignments.id, assignment))).toBe(0);
  });

  it('with a submission is archived, and keeps its drafts', async () => {
    await put();
    await leave();
    expect((await removeCourse()).status).toBe(409);
    expect((await removeCourse('?force=true')).status).toBe(200);
    expect(
      await backend.db.$count(
        assignmentSubmissions,
        eq(assignmentSubmissions.assignmentId, assignment),
      ),
    ).toBe(1);
  });
});

it('an admission course with only drafts can be deleted', async () => {
  const fields = { courseCode: 'doomed', name: 'Doomed', enrollmentFee: 0, discountFee: 0 };
  const { body } = await admin.post('/admissioncourse/universities', fields);
  const admission = { _id: body._id, category: 'admissionPrep' };
  await backend.db
    .insert(enrolments)
    .values({ studentId: person.studentId, universityId: body._id });
  assignment = (await admin.post('/assignments', { title: 'Essay', course: admission })).body._id;
  expect((await put({ submit: false })).status).toBe(200);
  await leave();
  expect((await admin.send('DELETE', `/admissioncourse/universities/${body._id}`)).status).toBe(
    200,
  );
});
