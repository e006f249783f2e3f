import { describe, expect, test } from 'vitest';
import { aChapter, aContent, aCourse, aLesson, aSubject, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const COURSE = `id courseCode title courseType description price discount thumbnailUrl totalDurationMonths
  features { icon text } testimonials { studentName enrolledYear review } averageRating`;

describe('courses', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('are listed by GET /course/', async () => {
    upstream.on('GET', '/course/', [aCourse(), aCourse({ _id: 'c2', title: 'Class nine' })]);
    expect(dataOf(await execute('{ courses { id title } }'))).toEqual({
      courses: [
        { id: 'c1', title: 'Class ten' },
        { id: 'c2', title: 'Class nine' },
      ],
    });
  });

  test('of one class are listed by its code', async () => {
    upstream.on('GET', '/course/courseCode/class11-12', [aCourse({ courseCode: 'class11-12' })]);
    expect(dataOf(await execute('{ courses(classCode: CLASS_11_12) { courseCode } }'))).toEqual({
      courses: [{ courseCode: 'class11-12' }],
    });
  });

  test.each(['CLASS_10', 'CLASS_09', 'CLASS_08', 'CLASS_07', 'CLASS_06'])(
    'accept the class %s',
    async (classCode) => {
      upstream.on('GET', `/course/courseCode/${classCode.toLowerCase().replace('_', '')}`, []);
      expect(
        dataOf(
          await execute('query ($classCode: ClassCode) { courses(classCode: $classCode) { id } }', {
            classCode,
          }),
        ),
      ).toEqual({
        courses: [],
      });
    },
  );

  test('are found by any code and by id', async () => {
    upstream.on('GET', '/course/courseCode/skills', [
      aCourse({ courseCode: 'skills', courseType: 'skill' }),
    ]);
    upstream.on('GET', '/course/c1', aCourse());
    expect(
      dataOf(
        await execute(
          '{ coursesByCode(courseCode: "skills") { courseType } course(id: "c1") { id } }',
        ),
      ),
    ).toEqual({
      coursesByCode: [{ courseType: 'skill' }],
      course: { id: 'c1' },
    });
  });

  test('have all their fields', async () => {
    upstream.on(
      'GET',
      '/course/c1',
      aCourse({ testimonials: [{ studentName: 'Karim', review: 'Good.' }] }),
    );
    expect(dataOf(await execute(`{ course(id: "c1") { ${COURSE} } }`))).toEqual({
      course: {
        id: 'c1',
        courseCode: 'class10',
        title: 'Class ten',
        courseType: 'academic',
        description: 'The whole year.',
        price: 30,
        discount: 30,
        thumbnailUrl: '/media/covers/class10.svg',
        totalDurationMonths: 12,
        features: [{ icon: 'video', text: '40 lessons' }],
        testimonials: [{ studentName: 'Karim', enrolledYear: null, review: 'Good.' }],
        averageRating: 4,
      },
    });
  });

  test.each([
    ['courseName', { courseName: 'By another word' }],
    ['name', { name: 'By another word' }],
  ])(
    'read their title from %s, fees and picture from the generic spelling, and the id from id',
    async (_, spelling) => {
      upstream.on('GET', '/course/c7', {
        id: 'c7',
        ...spelling,
        enrollmentFee: 9,
        discountFee: 2,
        courseThumbnail: '/media/x.svg',
      });
      expect(dataOf(await execute(`{ course(id: "c7") { ${COURSE} } }`))).toEqual({
        course: {
          id: 'c7',
          courseCode: 'c7',
          title: 'By another word',
          courseType: 'academic',
          description: null,
          price: 9,
          discount: 2,
          thumbnailUrl: '/media/x.svg',
          totalDurationMonths: null,
          features: [],
          testimonials: [],
          averageRating: null,
        },
      });
    },
  );

  test('are also read from a { data } envelope', async () => {
    upstream.on('GET', '/course/', { success: true, data: [aCourse()] });
    upstream.on('GET', '/course/c1', { data: aCourse() });
    expect(dataOf(await execute('{ courses { id } course(id: "c1") { title } }'))).toEqual({
      courses: [{ id: 'c1' }],
      course: { title: 'Class ten' },
    });
  });

  test('are null for a 404, null, or an invalid id', async () => {
    upstream.fail('GET', '/course/c404', 404, 'There is no such course.');
    upstream.on('GET', '/course/cnull', 'null');
    const response = await execute(
      '{ a: course(id: "c404") { id } b: course(id: "cnull") { id } c: course(id: "..") { id } }',
    );
    expect(dataOf(response)).toEqual({ a: null, b: null, c: null });
  });

  test('show whether the viewer is enrolled, with one upstream call for the viewer', async () => {
    upstream.on('GET', '/course/', [aCourse(), aCourse({ _id: 'c2' })]);
    upstream.on('GET', '/students/student', aViewer());
    expect(dataOf(await executeAsStudent('{ courses { isEnrolled } }'))).toEqual({
      courses: [{ isEnrolled: true }, { isEnrolled: false }],
    });
    upstream.on('GET', '/course/', [aCourse()]);
    expect(dataOf(await execute('{ courses { isEnrolled } }'))).toEqual({
      courses: [{ isEnrolled: false }],
    });
  });

  test('still resolve if the viewer cannot be read', async () => {
    upstream.on('GET', '/course/', [aCourse()]);
    upstream.fail('GET', '/students/student', 503);
    const response = await executeAsStudent('{ courses { title isEnrolled } }');
    expect(response.data).toEqual({ courses: [{ title: 'Class ten', isEnrolled: null }] });
    expect(response.errors).toMatchObject([
      { path: ['courses', 0, 'isEnrolled'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});

describe('subjects, chapters, lessons and notes', () => {
  const { execute, upstream } = useGateway();

  test('are found by id, each by its own call', async () => {
    upstream.on('GET', '/course/subject/sub1', aSubject());
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/course/lessons/l1', aLesson());
    upstream.on('GET', '/course/n1/contentdetails', aContent());
    const response = await execute(`{
      subject(id: "sub1") { id name description imageUrl }
      chapter(id: "ch1") { id title summary }
      lesson(id: "l1") { id title durationMinutes examCount body videoUrl videoId }
      content(id: "n1") { id title body }
    }`);
    expect(dataOf(response)).toEqual({
      subject: {
        id: 'sub1',
        name: 'Physics',
        description: 'Force and light',
        imageUrl: '/media/subjects/physics.svg',
      },
      chapter: { id: 'ch1', title: 'Motion', summary: 'Speed' },
      lesson: {
        id: 'l1',
        title: 'Velocity',
        durationMinutes: 15,
        examCount: 1,
        body: '<p>Fast.</p>',
        videoUrl: 'https://youtu.be/abcdefghijk',
        videoId: 'abcdefghijk',
      },
      content: { id: 'n1', title: 'Note', body: '<p>A note.</p>' },
    });
  });

  test('have their fields from the course down and up again', async () => {
    upstream.on('GET', '/course/c1', aCourse());
    upstream.on('GET', '/course/c1/subjects', [aSubject()]);
    upstream.on('GET', '/course/sub1/chapters', [aChapter()]);
    upstream.on('GET', '/course/ch1/lessons', [aLesson()]);
    upstream.on('GET', '/course/ch1/contents', [aContent()]);
    upstream.on('GET', '/course/subject/sub1', aSubject());
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    const response =
      await execute(`{ course(id: "c1") { subjects { course { id } chapters { subject { id }
      lessons { id chapter { id } } contents { id chapter { id } } } } } }`);
    const chapter = { id: 'ch1' };
    expect(dataOf(response)).toEqual({
      course: {
        subjects: [
          {
            course: { id: 'c1' },
            chapters: [
              {
                subject: { id: 'sub1' },
                lessons: [{ id: 'l1', chapter }],
                contents: [{ id: 'n1', chapter }],
              },
            ],
          },
        ],
      },
    });
  });

  test('show only the outline to a reader who is not enrolled', async () => {
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/course/ch1/lessons', [
      { _id: 'l1', chapterId: 'ch1', title: 'Velocity', exams: [] },
    ]);
    upstream.on('GET', '/course/ch1/contents', [{ _id: 'n1', chapterId: 'ch1', title: 'Note' }]);
    const response = await execute(
      '{ chapter(id: "ch1") { lessons { title body videoUrl videoId durationMinutes } contents { title body } } }',
    );
    expect(dataOf(response)).toEqual({
      chapter: {
        lessons: [
          { title: 'Velocity', body: null, videoUrl: null, videoId: null, durationMinutes: null },
        ],
        contents: [{ title: 'Note', body: null }],
      },
    });
  });

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
  ])(
    'when one lesson fails with %i, it is %s, and the other lessons are returned',
    async (status, code) => {
      upstream.fail('GET', '/course/lessons/l1', status, 'Enrol in the course first.');
      upstream.on('GET', '/course/chapters/ch1', aChapter());
      const response = await execute('{ lesson(id: "l1") { id } chapter(id: "ch1") { id } }');
      expect(response.data).toEqual({ lesson: null, chapter: { id: 'ch1' } });
      expect(response.errors).toMatchObject([
        { message: 'Enrol in the course first.', path: ['lesson'], extensions: { code } },
      ]);
    },
  );

  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'abcdefghijk'],
    ['https://www.youtube.com/embed/ABC_def-123', 'ABC_def-123'],
    ['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
    ['https://youtu.be/abcdefghijkl', null],
    ['https://example.test/video.mp4', null],
    ['javascript:alert(1)//youtu.be/abcdefghijk', 'abcdefghijk'],
  ])('read the video id of %s', async (videoLink, videoId) => {
    upstream.on('GET', '/course/lessons/l1', aLesson({ videoLink }));
    const { lesson } = dataOf(
      await execute<{ lesson: object }>('{ lesson(id: "l1") { videoId videoUrl } }'),
    );
    expect(lesson).toEqual({
      videoId,
      videoUrl: videoLink.startsWith('https://') ? videoLink : null,
    });
  });
});
