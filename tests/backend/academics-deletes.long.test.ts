// Deleting courses and their units: records with students' data are kept for the students and
// hidden everywhere else.
import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses, subjects } from '../../backend/src/modules/academics/tables.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import { examResults } from '../../backend/src/modules/results/tables.ts';
import { enrolments } from '../../backend/src/modules/students/tables.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  student = await backend.student();
});
afterAll(() => backend.close());

const ARCHIVE = 'Students have results in it. Send force=true to archive it.';
type Parent = 'courseId' | 'subjectId' | 'chapterId' | 'lessonId' | 'academicUnitId';

/** A course with one of everything, and an exam at each place. */
let tree: Record<Parent | 'contentId', string>;
let examOf: Record<Parent, string>;
beforeEach(async () => {
  const add = async (url: string, body: object): Promise<string> =>
    (await admin.post(url, body)).body._id;
  const courseId = await add('/course/createcourse', {
    courseCode: 'class06',
    title: 'Doomed',
    price: 0,
  });
  const subjectId = await add(`/course/${courseId}/createsubject`, { subjectName: 'Physics' });
  const chapterId = await add(`/course/${subjectId}/createchapter`, { chapterTitle: 'Motion' });
  const lessonId = await add(`/course/${chapterId}/createlesson`, { title: 'Speed' });
  const contentId = await add(`/course/${chapterId}/createcontent`, { title: 'Note' });
  const academicUnitId = await add(`/academiccourse/${courseId}/units`, { unitName: 'First half' });
  tree = { courseId, subjectId, chapterId, lessonId, contentId, academicUnitId };
  examOf = { courseId: '', subjectId: '', chapterId: '', lessonId: '', academicUnitId: '' };
  for (const parent of Object.keys(examOf) as Parent[]) {
    examOf[parent] = randomUUID();
    const common = {
      title: 'Exam',
      type: 'MCQ',
      totalMarks: 1,
      timeLimit: 10,
      passingScore: 40,
      negetiveMarkingPercentage: 0,
    } as const;
    await backend.db
      .insert(exams)
      .values({ id: examOf[parent], [parent]: tree[parent], ...common });
  }
});

const remove = (url: string) => admin.send('DELETE', url);
const removeCourse = (query = '') => remove(`/academiccourse/${tree.courseId}${query}`);
const examsLeft = () => backend.db.select().from(exams).where(eq(exams.title, 'Exam'));

const use: Record<string, (examId: string) => Promise<unknown>> = {
  'a result': (examId) =>
    backend.db.insert(examResults).values({
      userId: student.userId,
      examId,
      dateTaken: new Date(),
      answers: { mcqAnswers: [], writtenAnswer: [] },
    }),
  'an attempt': (examId) =>
    backend.db.insert(attempts).values({
      userId: student.userId,
      examId,
      startedAt: new Date(),
      deadline: new Date(),
      closedAt: new Date(),
    }),
  'an exam campaign': (examId) =>
    backend.db
      .insert(examCampaigns)
      .values({ title: 'Contest', examId, startDate: new Date(0), endDate: new Date(1) }),
};

/** Every address that could reveal something of the course. */
async function visiblePaths(reader: Visitor): Promise<unknown[]> {
  const { courseId, subjectId, chapterId, lessonId, contentId } = tree;
  const recordPaths = [
    `/course/${courseId}`,
    `/academiccourse/academicCourses/${courseId}`,
    `/course/subject/${subjectId}`,
    `/course/chapters/${chapterId}`,
    `/course/lessons/${lessonId}`,
    `/course/${contentId}/contentdetails`,
  ];
  const many = [
    '/course/',
    '/course/courseCode/class06',
    '/academiccourse/academicCourses',
    `/course/${courseId}/subjects`,
    `/course/${subjectId}/chapters`,
    `/course/${chapterId}/lessons`,
    `/course/${chapterId}/contents`,
    `/academiccourse/${courseId}/units`,
    '/ext/batch/courses?parents=class06',
    `/ext/batch/courses?ids=${courseId}`,
    `/ext/batch/subjects?ids=${subjectId}`,
    `/ext/batch/subjects?parents=${courseId}`,
    `/ext/batch/chapters?ids=${chapterId}`,
    `/ext/batch/chapters?parents=${subjectId}`,
    `/ext/batch/lessons?ids=${lessonId}`,
    `/ext/batch/lessons?parents=${chapterId}`,
    `/ext/batch/contents?ids=${contentId}`,
    `/ext/batch/contents?parents=${chapterId}`,
  ];
  const paths: unknown[] = [];
  for (const url of recordPaths) if ((await reader.get(url)).status !== 404) paths.push(url);
  const ids = Object.values(tree).map((id) => `"_id":"${id}"`);
  for (const url of many) {
    const response = await reader.get(url);
    if (response.status !== 200 || ids.some((id) => response.text.includes(id))) paths.push(url);
  }
  return paths;
}

describe('a course that no student has anything in', () => {
  it.each(['', '?force=true'])('is deleted with all below it (%s)', async (query) => {
    expect(await visiblePaths(admin)).toHaveLength(24);
    const response = await removeCourse(query);
    expect([response.status, response.body]).toEqual([200, { message: 'Course deleted.' }]);
    expect(await visiblePaths(admin)).toEqual([]);
    expect(await backend.db.select().from(courses).where(eq(courses.id, tree.courseId))).toEqual(
      [],
    );
    expect(await backend.db.select().from(exams).where(eq(exams.id, examOf.lessonId))).toEqual([]);
    expect((await removeCourse()).status).toBe(404);
  });
});

describe('a course with something of students', () => {
  const places = Object.keys(use).flatMap((what) =>
    (['courseId', 'subjectId', 'chapterId', 'lessonId', 'academicUnitId'] as const).map(
      (parent) => [what, parent] as const,
    ),
  );
  it.each(places)('is not deleted for %s in an exam by its %s', async (what, parent) => {
    await use[what]?.(examOf[parent]);
    const response = await removeCourse();
    expect([response.status, response.body.error]).toEqual([409, ARCHIVE]);
    expect((await admin.get(`/course/${tree.courseId}`)).status).toBe(200);
  });

  it('is not deleted for an enrolment', async () => {
    await student.post('/students/student/enroll', {
      studentId: student.studentId,
      courseId: tree.courseId,
      category: 'academic',
    });
    expect((await removeCourse()).status).toBe(409);
  });

  it('is archived by force: hidden from everyone, and kept with its results', async () => {
    await use['a result']?.(examOf.chapterId);
    const response = await removeCourse('?force=true');
    expect([response.status, response.body]).toEqual([200, { message: 'Course archived.' }]);
    for (const reader of [admin, student, backend.visitor()])
      expect((await visiblePaths(reader)).filter((url) => !isInside(url))).toEqual([]);
    expect(await visiblePaths(admin)).toEqual([]);
    const archivedExams = (await examsLeft()).filter(({ id }) =>
      Object.values(examOf).includes(id),
    );
    expect(archivedExams).toHaveLength(5);
    expect(
      archivedExams.every(
        ({ archivedAt }) => archivedAt?.getTime() === backend.clock.now.getTime(),
      ),
    ).toBe(true);
    expect(
      await backend.db.select().from(subjects).where(eq(subjects.id, tree.subjectId)),
    ).toMatchObject([{ archivedAt: expect.any(Date) }]);
    expect(await backend.db.$count(examResults, eq(examResults.examId, examOf.chapterId))).toBe(1);
    expect((await removeCourse('?force=true')).status).toBe(404);
  });

  it('rejects changes and additions after it is archived', async () => {
    await use['a result']?.(examOf.chapterId);
    await removeCourse('?force=true');
    const { courseId, subjectId, chapterId, lessonId, contentId, academicUnitId } = tree;
    const changes = [
      `/course/${courseId}`,
      `/academiccourse/academicCourses/${courseId}`,
      `/course/subject/${subjectId}`,
      `/course/chapter/${chapterId}`,
      `/course/lesson/${lessonId}`,
      `/course/content/${contentId}`,
      `/academiccourse/${courseId}/units/${academicUnitId}`,
    ];
    for (const url of changes)
      expect((await admin.put(url, { position: 5 })).status, url).toBe(404);
    const additions: [string, object][] = [
      [`/course/${courseId}/createsubject`, { subjectName: 'x' }],
      [`/course/${subjectId}/createchapter`, { chapterTitle: 'x' }],
      [`/course/${chapterId}/createlesson`, { title: 'x' }],
      [`/course/${chapterId}/createcontent`, { title: 'x' }],
      [`/academiccourse/${courseId}/units`, { unitName: 'x' }],
    ];
    for (const [url, body] of additions)
      expect((await admin.post(url, body)).status, url).toBe(404);
  });

  it('rejects enrolments after it is archived', async () => {
    await use['a result']?.(examOf.chapterId);
    await removeCourse('?force=true');
    const body = { studentId: student.studentId, courseId: tree.courseId, category: 'academic' };
    expect((await student.post('/students/student/enroll', body)).status).toBe(404);
  });
});

/** Refused to readers without access, whether it exists or not. */
function isInside(url: unknown): boolean {
  return /\/course\/lessons\/|\/contentdetails$/.test(String(url));
}

describe('at the same moment', () => {
  it.each(['', '?force=true'])('a new result is kept, with its course (%s)', async (query) => {
    const [response, stored] = await Promise.all([
      removeCourse(query),
      use['a result']?.(examOf.subjectId).then(
        () => true,
        () => false,
      ),
    ]);
    expect(response.body.message === 'Course deleted.').toBe(!stored);
    expect(response.status).toBe(stored && query === '' ? 409 : 200);
    expect(await backend.db.$count(examResults, eq(examResults.examId, examOf.subjectId))).toBe(
      stored ? 1 : 0,
    );
  });

  it('an added subject is deleted with the course, or rejected', async () => {
    await use['a result']?.(examOf.chapterId);
    const [archived, added] = await Promise.all([
      removeCourse('?force=true'),
      admin.post(`/course/${tree.courseId}/createsubject`, { subjectName: 'Late' }),
    ]);
    expect(archived.body).toEqual({ message: 'Course archived.' });
    expect([201, 404]).toContain(added.status);
    const live = (
      await backend.db.select().from(subjects).where(isNull(subjects.archivedAt))
    ).filter(({ courseId }) => courseId === tree.courseId);
    expect(live).toEqual([]);
  });

  it('two deletes: one deletes, the other returns 404', async () => {
    const responses = await Promise.all([removeCourse(), removeCourse()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('a unit', () => {
  const unit = (query = '') =>
    `/academiccourse/${tree.courseId}/units/${tree.academicUnitId}${query}`;

  it('is deleted with only its exams when it has no student data', async () => {
    await use['a result']?.(examOf.chapterId);
    const response = await remove(unit());
    expect([response.status, response.body]).toEqual([200, { message: 'Unit deleted.' }]);
    const remainingIds = (await examsLeft()).map(({ id }) => id);
    expect(remainingIds).not.toContain(examOf.academicUnitId);
    expect(remainingIds).toContain(examOf.chapterId);
  });

  it.each(Object.keys(use))(
    'is rejected for %s, and archived by force with only its exams',
    async (what) => {
      await use[what]?.(examOf.academicUnitId);
      const refused = await remove(unit());
      expect([refused.status, refused.body.error]).toEqual([409, ARCHIVE]);
      expect((await remove(unit('?force=true'))).body).toEqual({ message: 'Unit archived.' });
      expect((await admin.get(`/academiccourse/${tree.courseId}/units`)).body).toEqual([]);
      const archived = (await examsLeft()).filter(
        ({ id, archivedAt }) => Object.values(examOf).includes(id) && archivedAt,
      );
      expect(archived.map(({ id }) => id)).toEqual([examOf.academicUnitId]);
      expect((await remove(unit('?force=true'))).status).toBe(404);
    },
  );
});

it('an archived exam is missing in its lesson', async () => {
  const { chapterId, lessonId } = tree;
  await admin.put(`/course/lesson/${lessonId}`, { exams: [examOf.chapterId, examOf.lessonId] });
  await backend.db
    .update(exams)
    .set({ archivedAt: new Date() })
    .where(eq(exams.id, examOf.chapterId));
  expect((await admin.get(`/course/lessons/${lessonId}`)).body.exams).toEqual([examOf.lessonId]);
  expect(
    (
      await admin.post(`/course/${chapterId}/createlesson`, {
        title: 'x',
        exams: [examOf.chapterId],
      })
    ).status,
  ).toBe(422);
});

it('an archived course is missing in its students’ list', async () => {
  await student.post('/students/student/enroll', {
    studentId: student.studentId,
    courseId: tree.courseId,
    category: 'academic',
  });
  const own = async () =>
    (await student.get(`/students/student/enrolledcourses/${student.studentId}`)).body.academic
      .enrolledCourses;
  expect(await own()).toContainEqual(expect.objectContaining({ _id: tree.courseId }));
  await removeCourse('?force=true');
  expect(await own()).not.toContainEqual(expect.objectContaining({ _id: tree.courseId }));
  expect(await backend.db.$count(enrolments, eq(enrolments.courseId, tree.courseId))).toBe(1);
});
