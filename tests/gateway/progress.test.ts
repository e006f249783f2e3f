import { describe, expect, test } from 'vitest';
import { aViewer, someEnrolledCourses } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const LESSONS =
  '{ chapter(id: "ch1") { lessons { id progress { done positionSeconds updatedAt } } } }';
const SAVE = `mutation ($input: SaveLessonProgressInput!) {
  saveLessonProgress(input: $input) { progress { done positionSeconds } }
}`;
const lessonsOf = (n: number) => Array.from({ length: n }, (_, i) => ({ _id: `l${i}` }));

describe('progress in lessons', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['progress'] });
  const prepareLessons = (n: number) => {
    upstream.on('GET', '/course/chapters/ch1', { _id: 'ch1' });
    upstream.on('GET', '/course/ch1/lessons', lessonsOf(n));
  };

  test('of ten lessons is one call; a lesson that was not started is at its start', async () => {
    prepareLessons(10);
    const ids = lessonsOf(10).map(({ _id }) => _id);
    upstream.on('GET', `/ext/progress/mine?lessonIds=${ids.join(',')}`, [
      { lessonId: 'l9', done: true, position: 90, updatedAt: '2026-02-01T00:00:00.000Z' },
    ]);
    const data = dataOf(
      await executeAsStudent<{ chapter: { lessons: { progress: object }[] } }>(LESSONS),
    );
    expect(data.chapter.lessons.map(({ progress }) => progress)).toEqual([
      ...ids.slice(1).map(() => ({ done: false, positionSeconds: 0, updatedAt: null })),
      { done: true, positionSeconds: 90, updatedAt: '2026-02-01T00:00:00.000Z' },
    ]);
    expect(upstream.calls).toHaveLength(3);
    expect(upstream.calls[2]?.headers.cookie).toBe(COOKIE);
  });

  test('is null for a visitor, without a call, and when the session is over', async () => {
    prepareLessons(1);
    const empty = { chapter: { lessons: [{ id: 'l0', progress: null }] } };
    expect(dataOf(await execute(LESSONS))).toEqual(empty);
    prepareLessons(1);
    upstream.fail('GET', '/ext/progress/mine?lessonIds=l0', 401, 'Please login first');
    expect(dataOf(await executeAsStudent(LESSONS))).toEqual(empty);
  });

  test('that cannot be read costs its own field', async () => {
    prepareLessons(1);
    upstream.fail('GET', '/ext/progress/mine?lessonIds=l0', 503);
    const response = await executeAsStudent(LESSONS);
    expect(response.data).toEqual({ chapter: { lessons: [{ id: 'l0', progress: null }] } });
    expect(response.errors).toMatchObject([
      { path: ['chapter', 'lessons', 0, 'progress'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });

  test('is saved, omitted fields are not sent, and the courses of the viewer count it', async () => {
    upstream.on('PUT', '/ext/progress/lessons/l0', { lessonId: 'l0', done: true, position: 0 });
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/students/student/enrolledcourses/s1', someEnrolledCourses());
    const viewer = 'viewer { student { enrollments { overallProgressPercent } } }';
    const response = await executeAsStudent(SAVE.replace('progress {', `${viewer} progress {`), {
      input: { lessonId: 'l0', done: true },
    });
    expect(dataOf(response)).toEqual({
      saveLessonProgress: {
        progress: { done: true, positionSeconds: 0 },
        viewer: {
          student: { enrollments: [{ overallProgressPercent: 25 }, { overallProgressPercent: 0 }] },
        },
      },
    });
    expect(upstream.call('PUT', '/ext/progress/lessons/l0').body).toEqual({ done: true });
  });

  test('is not a failed save when lesson and viewer cannot be read again', async () => {
    upstream.on('PUT', '/ext/progress/lessons/l0', {});
    upstream.fail('GET', '/course/lessons/l0', 503);
    upstream.fail('GET', '/students/student', 503);
    const more = 'progress { done } lesson { id } viewer { id }';
    const response = await executeAsStudent(
      SAVE.replace('progress { done positionSeconds }', more),
      {
        input: { lessonId: 'l0', done: false },
      },
    );
    expect(dataOf(response)).toEqual({
      saveLessonProgress: { progress: { done: false }, lesson: null, viewer: null },
    });
  });

  test('that is wrong is rejected by upstream, with a field error', async () => {
    const fields = [{ path: 'position', message: 'must be >= 0' }];
    upstream.fail('PUT', '/ext/progress/lessons/l0', 400, 'position must be >= 0', { fields });
    const { errors } = await executeAsStudent(SAVE, {
      input: { lessonId: 'l0', positionSeconds: -1 },
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'positionSeconds', message: 'must be >= 0' }],
    });
  });

  test('of a visitor is saved nowhere', async () => {
    expect((await execute(SAVE, { input: { lessonId: 'l0', done: true } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('a host without the extension progress', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('has no progress to read, and rejects new progress', async () => {
    upstream.on('GET', '/course/lessons/l0', { _id: 'l0' });
    expect(dataOf(await executeAsStudent('{ lesson(id: "l0") { progress { done } } }'))).toEqual({
      lesson: { progress: null },
    });
    expect((await executeAsStudent(SAVE, { input: { lessonId: 'l0', done: true } })).codes).toEqual(
      ['OPERATION_NOT_ALLOWED'],
    );
    expect(upstream.requestLines).toEqual(['GET /course/lessons/l0']);
  });
});
