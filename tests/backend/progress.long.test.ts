// Progress in lessons, and the resulting percentages of a student's courses.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subjects } from '../../backend/src/modules/academics/tables.ts';
import { lessonProgress } from '../../backend/src/modules/students/tables.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

const [FIRST, SECOND] = ['free10-motion-lesson-1', 'free10-motion-lesson-2'];

let backend: Backend;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  student = await backend.enrolled();
});

const put = (who: Student, lesson: string, body: unknown) =>
  who.put(`/ext/progress/lessons/${lesson}`, body);

it('is among the extensions', async () => {
  expect((await backend.visitor().get('/ext')).body.capabilities).toEqual(
    expect.arrayContaining(['notes', 'progress']),
  );
});

describe('a lesson', () => {
  it('keeps the position of its video, and stays done after it is done', async () => {
    const start = backend.clock.now.toISOString();
    expect((await put(student, FIRST, { position: 95 })).body).toEqual({
      lessonId: FIRST,
      done: false,
      position: 95,
      updatedAt: start,
    });
    advanceClock(backend, 1000);
    const doneAt = backend.clock.now.toISOString();
    expect((await put(student, FIRST, { done: true })).body).toEqual({
      lessonId: FIRST,
      done: true,
      doneAt,
      position: 95,
      updatedAt: doneAt,
    });
    advanceClock(backend, 1000);
    const updatedAt = backend.clock.now.toISOString();
    expect((await put(student, FIRST, { done: true, position: 0 })).body).toMatchObject({
      doneAt,
      position: 0,
      updatedAt,
    });
    const undone = (await put(student, FIRST, { done: false })).body;
    expect([undone.done, undone.doneAt]).toEqual([false, undefined]);
  });

  it('loses nothing with concurrent changes of two devices', async () => {
    const someone = await backend.enrolled();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(someone, FIRST, index % 2 ? { done: true } : { position: 50 }),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
    expect((await someone.get(`/ext/progress/mine?lessonIds=${FIRST}`)).body).toMatchObject([
      { done: true, position: 50 },
    ]);
  });

  it('is rejected for students who are not enrolled, and for an unknown lesson', async () => {
    expect((await put(await backend.student(), FIRST, { done: true })).status).toBe(403);
    expect((await put(student, 'paid10-motion-lesson-1', { done: true })).status).toBe(403);
    expect((await put(student, 'nothing', { done: true })).status).toBe(404);
    for (const body of [
      {},
      { position: 86_401 },
      { position: 1.5 },
      { done: 'yes' },
      { done: true, userId: 'demo-admin' },
    ]) {
      expect((await put(student, FIRST, body)).status, JSON.stringify(body)).toBe(400);
    }
  });
});

describe('own progress', () => {
  it('is read for many lessons or for a course, and only by its owner', async () => {
    await put(student, FIRST, { position: 5 });
    await put(student, SECOND, { done: true });
    const both = (await student.get('/ext/progress/mine?courseId=free10')).body;
    expect(both.map((row: { lessonId: string }) => row.lessonId)).toEqual([FIRST, SECOND]);
    expect(
      (await student.get(`/ext/progress/mine?lessonIds=${SECOND},unknown,${SECOND}`)).body,
    ).toEqual([both[1]]);
    expect(
      (await (await backend.enrolled()).get('/ext/progress/mine?courseId=free10')).body,
    ).toEqual([]);
    expect((await student.get('/ext/progress/mine?courseId=paid10')).body).toEqual([]);
  });

  it('needs one of the two, and at most 200 lessons', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `lesson-${index}`).join();
    for (const query of ['', '?courseId=free10&lessonIds=a', `?lessonIds=${many}`]) {
      expect((await student.get(`/ext/progress/mine${query}`)).status, query.slice(0, 40)).toBe(
        400,
      );
    }
  });
});

describe('the percentages', () => {
  const enrolments = async (who: Student) =>
    (await who.get(`/students/student/enrolledcourses/${who.studentId}`)).body;

  it('are lessons done in academic courses, and papers with a result in admission courses', async () => {
    const someone = await backend.enrolled();
    const { userId } = someone;
    expect((await enrolments(someone)).academic).toMatchObject({
      overallProgress: 0,
      enrolledCourses: [{ _id: 'free10', progress: 0 }],
    });
    await put(someone, FIRST, { done: true });
    await put(someone, SECOND, { position: 20 });
    await someone.post('/exams/results', {
      examId: 'free10-motion-exam-1',
      userId,
      mcqAnswers: [],
      writtenAnswer: [],
      timeTaken: 1,
    });
    expect(await enrolments(someone)).toMatchObject({
      admissionPrep: { overallProgress: 0, enrolledCourses: [{ progress: 0 }] },
      academic: { overallProgress: 50, enrolledCourses: [{ progress: 50 }] },
    });
    await put(someone, SECOND, { done: true });
    const paper = { examId: FREE_PAPER, userId, subjects: [], totalScore: 0, timeTaken: 1 };
    await someone.post('/multisubjectexamsresult/exam-results', paper);
    const { courseEnrollment } = (await someone.get('/students/student')).body.student;
    expect([
      courseEnrollment.admissionPrep.overallProgress,
      courseEnrollment.academic.overallProgress,
    ]).toEqual([100, 100]);
  });

  it('include the lesson that the student opened last, in academic courses', async () => {
    const someone = await backend.enrolled();
    expect((await enrolments(someone)).academic.enrolledCourses[0].lastLessonId).toBeUndefined();
    await put(someone, SECOND, { position: 20 });
    advanceClock(backend, 1000);
    await put(someone, FIRST, { position: 20 });
    expect((await enrolments(someone)).academic.enrolledCourses[0].lastLessonId).toBe(FIRST);
    advanceClock(backend, 1000);
    await put(someone, SECOND, { done: true });
    expect((await enrolments(someone)).academic.enrolledCourses[0].lastLessonId).toBe(SECOND);
    expect(
      (await enrolments(someone)).admissionPrep.enrolledCourses[0].lastLessonId,
    ).toBeUndefined();
  });

  it('omit archived lessons', async () => {
    const someone = await backend.enrolled();
    await put(someone, FIRST, { done: true });
    expect((await backend.db.select().from(lessonProgress)).length).toBeGreaterThan(0);
    await backend.db.update(subjects).set({ archivedAt: backend.clock.now });
    expect((await enrolments(someone)).academic).toMatchObject({ overallProgress: 0 });
    expect((await someone.get('/ext/progress/mine?courseId=free10')).body).toEqual([]);
    expect((await put(someone, FIRST, { done: true })).status).toBe(404);
    await backend.db.update(subjects).set({ archivedAt: null });
  });
});
