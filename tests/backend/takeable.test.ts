// GET /ext/exams/takeable: the exams that a student can take now or later in enrolled courses.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { enrolments } from '../../backend/src/modules/students/tables.ts';
import { SINGLE, startAttempt, submitAnswers, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.enrolled();
});
afterAll(() => backend.close());

const URL = '/ext/exams/takeable';
const list = async (query = '', who: Student = person) => {
  const { status, body } = await who.get(`${URL}${query}`);
  expect(status).toBe(200);
  return { ...body, ids: body.exams.map(({ examId }: { examId: string }) => examId) };
};

describe('exams that can be taken now', () => {
  it('are the papers and single exams of the courses of the student, with their places', async () => {
    const { ids, total, exams: body, courses, subjects } = await list();
    expect(ids).toContain(FREE_PAPER);
    expect(ids).toContain(SINGLE);
    expect(total).toBe(ids.length);
    expect([...subjects].sort()).toEqual(['Chemistry', 'Physics']);
    expect(courses).toContainEqual({ _id: 'free', name: 'Course free' });
    expect(ids.some((id: string) => id.startsWith('paid'))).toBe(false);
    expect(body.find(({ examId }: { examId: string }) => examId === FREE_PAPER)).toEqual({
      kind: 'multi-subject',
      examId: FREE_PAPER,
      title: expect.any(String),
      timeLimit: 60,
      questionCount: 4,
      courseId: 'free',
      courseName: 'Course free',
      subjects: ['Physics', 'Chemistry'],
    });
    expect(body.find(({ examId }: { examId: string }) => examId === SINGLE)).toMatchObject({
      kind: 'single',
      timeLimit: 10,
      questionCount: 3,
      courseId: 'free10',
      courseName: 'Course free10',
      subjects: ['Physics'],
    });
  });

  it('are in courses and subjects in the order of the courses', async () => {
    const other = await backend.enrolled();
    await backend.db.insert(enrolments).values([
      { studentId: other.studentId, universityId: 'paid' },
      { studentId: other.studentId, courseId: 'paid10' },
    ]);
    const { courses, subjects } = await list('', other);
    expect(courses.map(({ name }: { name: string }) => name)).toEqual([
      'Course free',
      'Course free10',
      'Course paid',
      'Course paid10',
    ]);
    expect(subjects).toEqual(['Physics', 'Chemistry']);
  });

  it('are filtered by kind, course and subject, and paginated', async () => {
    const { ids, total } = await list();
    expect((await list('?kind=multi-subject')).ids).toEqual([FREE_PAPER]);
    expect((await list('?courseId=free10')).ids).not.toContain(FREE_PAPER);
    expect((await list('?subject=Chemistry')).ids).toEqual([FREE_PAPER]);
    expect((await list('?subject=Nothing')).ids).toEqual([]);
    const first = await list('?limit=1');
    const rest = await list(`?limit=100&offset=1`);
    expect([...first.ids, ...rest.ids]).toEqual(ids);
    expect([first.total, rest.total]).toEqual([total, total]);
  });

  it('are empty without an enrolment, and rejected for visitors', async () => {
    expect((await list('', await backend.student())).ids).toEqual([]);
    expect((await backend.visitor().get(URL)).status).toBe(401);
  });

  it('omit exams that have been taken', async () => {
    const other = await backend.enrolled();
    expect((await submitAnswers(other)).status).toBe(201);
    expect((await list('', other)).ids).not.toContain(FREE_PAPER);
    expect((await list()).ids).toContain(FREE_PAPER);
  });

  it('omit archived exams', async () => {
    await backend.db
      .update(exams)
      .set({ archivedAt: backend.clock.now })
      .where(eq(exams.id, WRITTEN));
    expect((await list()).ids).not.toContain(WRITTEN);
    await backend.db.update(exams).set({ archivedAt: null }).where(eq(exams.id, WRITTEN));
    expect((await list()).ids).toContain(WRITTEN);
  });

  it('omit the paper of a campaign until its results are released: nobody can start it before', async () => {
    const hour = 3_600_000;
    const minute = 60_000;
    const at = (ms: number) => new Date(backend.clock.now.getTime() + ms);
    await backend.db.insert(examCampaigns).values({
      title: 'Test',
      multiSubjectExamId: FREE_PAPER,
      startDate: at(-hour),
      endDate: at(hour),
    });
    expect((await list()).ids).not.toContain(FREE_PAPER);
    const endIt = (endDate: Date) =>
      backend.db
        .update(examCampaigns)
        .set({ endDate })
        .where(eq(examCampaigns.multiSubjectExamId, FREE_PAPER));
    await endIt(at(1 - minute));
    expect((await list()).ids).not.toContain(FREE_PAPER);
    expect((await startAttempt(person)).body.code).toBe('EXAM_IN_CAMPAIGN');
    await endIt(at(-minute));
    expect((await list()).ids).toContain(FREE_PAPER);
    await backend.db.delete(examCampaigns);
  });

  it('list exams that open later separately, with the moment', async () => {
    const opensAt = new Date(backend.clock.now.getTime() + 3_600_000);
    await backend.db.update(exams).set({ startingDate: opensAt }).where(eq(exams.id, SINGLE));
    expect((await list()).ids).not.toContain(SINGLE);
    expect((await list('?opens=later')).exams).toMatchObject([
      { examId: SINGLE, startingDate: opensAt.toISOString() },
    ]);
    await backend.db.update(exams).set({ startingDate: null }).where(eq(exams.id, SINGLE));
    expect((await list('?opens=later')).ids).toEqual([]);
  });
});
