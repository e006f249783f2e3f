// Final marks of submissions whose two markers differ by too much.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { MINUTE } from './durations.ts';
import { give } from './grant-kit.ts';
import { advanceClock, type Student, statusAndCode } from './kit.ts';
import {
  admin,
  aSubmission,
  backend,
  byQuestion,
  compare,
  createGrantee,
  finalMark,
  first,
  idsIn,
  mark,
  resultOf,
  second,
  submitExam,
  taker,
  teacher,
  useSecondMarking,
} from './second-marking-kit.ts';

useSecondMarking();

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
    advanceClock(backend, MINUTE);
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
    const stranger = await createGrantee('teacher', 'paid10');
    for (const call of [compare, finalMark]) {
      expect(statusAndCode(await call(first, submission.id))).toEqual([403, 'ADMIN_REQUIRED']);
      expect(statusAndCode(await call(stranger, submission.id))).toEqual([
        403,
        'COURSE_NOT_GRANTED',
      ]);
      expect(statusAndCode(await call(teacher, 'unknown'))).toEqual([403, 'COURSE_NOT_GRANTED']);
      expect(statusAndCode(await call(admin, 'unknown'))).toEqual([404, 'SUBMISSION_NOT_FOUND']);
    }
    expect(await idsIn(stranger, '/ext/marking/unreconciled?limit=100')).toEqual([]);
    expect(statusAndCode(await first.get('/ext/marking/unreconciled'))).toEqual([
      403,
      'ADMIN_REQUIRED',
    ]);

    await give(admin, second, 'teacher');
    expect(await idsIn(second, '/ext/marking/unreconciled?limit=100')).not.toContain(submission.id);
    expect((await compare(second, submission.id)).body.mayDecide).toBe(false);
    expect(statusAndCode(await finalMark(second, submission.id))).toEqual([
      403,
      'RECONCILED_BY_MARKER',
    ]);
    await give(admin, second, 'marker');

    await give(admin, submission.person, 'teacher');
    expect(statusAndCode(await finalMark(submission.person, submission.id))).toEqual([
      403,
      'OWN_EXAM_MARKED',
    ]);
  });

  it('happens after both marks, within the total, and cannot be undone', async () => {
    const submission = await aSubmission();
    expect(statusAndCode(await finalMark(admin, submission.id))).toEqual([
      409,
      'SECOND_MARK_MISSING',
    ]);
    await mark(first, submission.id);
    expect(statusAndCode(await finalMark(teacher, submission.id))).toEqual([
      409,
      'SECOND_MARK_MISSING',
    ]);
    await mark(second, submission.id, { score: 9 });
    expect(statusAndCode(await finalMark(teacher, submission.id, { score: 11 }))).toEqual([
      422,
      'SCORE_OUT_OF_RANGE',
    ]);
    expect(statusAndCode(await finalMark(teacher, submission.id, {}))).toEqual([
      400,
      'FIELD_MISSING',
    ]);
    expect((await finalMark(teacher, submission.id, { score: null })).status).toBe(400);
  });

  it('keeps the marks of a deleted account', async () => {
    const formerMarker = await createGrantee('marker');
    const submission = await aSubmission();
    await mark(formerMarker, submission.id, { score: 1 });
    await backend.db.delete(users).where(eq(users.id, formerMarker.userId));
    await mark(second, submission.id, { score: 9 });
    const { marks } = (await compare(teacher, submission.id)).body;
    expect(marks).toMatchObject([{ score: 1 }, { score: 9 }]);
    expect(marks[0]).not.toHaveProperty('markerName');
  });
});
