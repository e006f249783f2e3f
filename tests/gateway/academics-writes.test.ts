// Course mutations beyond their single upstream call: which upstream API is called, mapping of
// values in both directions, fresh reads, and the source fields for editors.
import { describe, expect, test } from 'vitest';
import { aChapter, aContent, aCourse, aLesson, anAdmin, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const asAdmin = { cookie: COOKIE };

describe('writing courses, subjects, chapters and lessons', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const prepareAdmin = () => upstream.on('GET', '/students/student', anAdmin());

  test.each([
    'createCourse(input: { courseCode: "c", title: "C", courseType: "academic", price: 0 }) { course { id } }',
    'updateCourse(input: { id: "c1" }) { course { id } }',
    'deleteCourse(input: { id: "c1" }) { message }',
    'createAcademicUnit(input: { courseId: "c1", name: "A" }) { academicUnit { id } }',
    'updateAcademicUnit(input: { id: "au1", courseId: "c1" }) { academicUnit { id } }',
    'deleteAcademicUnit(input: { id: "au1", courseId: "c1" }) { message }',
    'createSubject(input: { courseId: "c1", name: "A" }) { subject { id } }',
    'updateSubject(input: { id: "sub1" }) { subject { id } }',
    'createChapter(input: { subjectId: "sub1", title: "A" }) { chapter { id } }',
    'updateChapter(input: { id: "ch1" }) { chapter { id } }',
    'createLesson(input: { chapterId: "ch1", title: "A" }) { lesson { id } }',
    'updateLesson(input: { id: "l1" }) { lesson { id } }',
    'createContent(input: { chapterId: "ch1", title: "A" }) { content { id } }',
    'updateContent(input: { id: "n1" }) { content { id } }',
  ])('%s is for admins: rejected before any upstream call', async (write) => {
    expect((await execute(`mutation { ${write} }`)).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(`mutation { ${write} }`)).codes).toEqual(['FORBIDDEN']);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
  });

  test.each([
    ['academic', '/academiccourse/academicCourses/c1'],
    [undefined, '/academiccourse/academicCourses/c1'],
    ['skill', '/course/c1'],
  ])(
    'a course of type %s is changed by PUT %s, whatever type it is to get',
    async (courseType, path) => {
      prepareAdmin();
      upstream.on('GET', '/course/c1', aCourse({ courseType }));
      upstream.on('PUT', path, aCourse());
      const write =
        'mutation { updateCourse(input: { id: "c1", courseType: "language", discount: 5 }) { course { id } } }';
      dataOf(await execute(write, {}, asAdmin));
      expect(upstream.call('PUT', path).body).toEqual({ courseType: 'language', discountPrice: 5 });
    },
  );

  test('a course that does not exist is NOT_FOUND, and nothing is written', async () => {
    prepareAdmin();
    upstream.fail('GET', '/course/c9', 404);
    const response = await execute(
      'mutation { updateCourse(input: { id: "c9", title: "X" }) { course { id } } }',
      {},
      asAdmin,
    );
    expect(response.codes).toEqual(['NOT_FOUND']);
    expect(upstream.requestLines).toEqual(['GET /students/student', 'GET /course/c9']);
  });

  test('field errors use the names of the input, also inside lists', async () => {
    prepareAdmin();
    const fields = ['discountPrice', 'courseFeatures.0.feature', 'courseCode'].map((path) => ({
      path,
      message: 'no',
    }));
    upstream.fail('POST', '/academiccourse/academicCourses', 422, 'Wrong.', { fields });
    const features = '[{ icon: "video", text: "" }]';
    const write = `mutation {
      createCourse(input: {
        courseCode: "C", title: "C", courseType: "academic", price: 1, features: ${features}
      }) {
        course { id }
      }
    }`;
    const { errors } = await execute(write, {}, asAdmin);
    expect(errors).toMatchObject([{ message: 'Wrong.', extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.extensions.fieldErrors?.map(({ path }) => path)).toEqual([
      'discount',
      'features.0.text',
      'courseCode',
    ]);
  });

  test.each([
    {
      write:
        'createSubject(input: { courseId: "c1", name: "S" }) { subject { course { subjects { id } } } }',
      calls: ['POST /course/c1/createsubject', 'GET /course/c1', 'GET /course/c1/subjects'],
      parent: { courseId: 'c1' },
    },
    {
      write:
        'createChapter(input: { subjectId: "s1", title: "C" }) { chapter { subject { chapters { id } } } }',
      calls: ['POST /course/s1/createchapter', 'GET /course/subject/s1', 'GET /course/s1/chapters'],
      parent: { subjectId: 's1' },
    },
    {
      write:
        'createLesson(input: { chapterId: "ch1", title: "L" }) { lesson { chapter { lessons { id } } } }',
      calls: [
        'POST /course/ch1/createlesson',
        'GET /course/chapters/ch1',
        'GET /course/ch1/lessons',
      ],
      parent: { chapterId: 'ch1' },
    },
    {
      write:
        'createContent(input: { chapterId: "ch1", title: "N" }) { content { chapter { contents { id } } } }',
      calls: [
        'POST /course/ch1/createcontent',
        'GET /course/chapters/ch1',
        'GET /course/ch1/contents',
      ],
      parent: { chapterId: 'ch1' },
    },
    {
      write:
        'createAcademicUnit(input: { courseId: "c1", name: "U" }) { academicUnit { course { units { id } } } }',
      calls: ['POST /academiccourse/c1/units', 'GET /course/c1', 'GET /academiccourse/c1/units'],
      parent: { courseId: 'c1' },
    },
  ] as const)(
    'the payload of a second write reads the data again: $write',
    async ({ write, calls, parent }) => {
      prepareAdmin();
      const [post, owner, list] = calls.map((call) => call.split(' ')[1] ?? '') as [
        string,
        string,
        string,
      ];
      for (const stored of [[{ _id: 'x1' }], [{ _id: 'x1' }, { _id: 'x2' }]]) {
        upstream.on('POST', post, { _id: `x${stored.length}`, ...parent }).on('GET', list, stored);
      }
      upstream.on('GET', owner, { _id: Object.values(parent)[0] });
      const { raw } = await execute(`mutation { a: ${write} b: ${write} }`, {}, asAdmin);
      expect(raw.json().data).toMatchObject({ a: expect.anything(), b: expect.anything() });
      expect(raw.body.match(/"id":"x\d"/g)).toEqual(['"id":"x1"', '"id":"x1"', '"id":"x2"']);
    },
  );

  test('a lesson that was changed is read again', async () => {
    prepareAdmin();
    upstream.on('PUT', '/course/lesson/l1', aLesson(), { times: 2 });
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream
      .on('GET', '/course/ch1/lessons', [aLesson()])
      .on('GET', '/course/ch1/lessons', [aLesson({ title: 'Speed' })]);
    const write =
      'updateLesson(input: { id: "l1", title: "Speed" }) { lesson { chapter { lessons { title } } } }';
    expect(dataOf(await execute(`mutation { a: ${write} b: ${write} }`, {}, asAdmin))).toEqual({
      a: { lesson: { chapter: { lessons: [{ title: 'Velocity' }] } } },
      b: { lesson: { chapter: { lessons: [{ title: 'Speed' }] } } },
    });
  });

  test.each([
    ['', ''],
    ['force: false', ''],
    ['force: true', '?force=true'],
  ])('deleting a course or a unit with {%s} sends "%s" upstream', async (force, query) => {
    prepareAdmin();
    upstream.on('DELETE', `/academiccourse/c1${query}`, { message: 'Course gone.' });
    upstream.on('DELETE', `/academiccourse/c2/units/au1${query}`, {});
    const write = `mutation { deleteCourse(input: { id: "c1" ${force} }) { message }
      deleteAcademicUnit(input: { id: "au1", courseId: "c2" ${force} }) { deletedId message } }`;
    expect(dataOf(await execute(write, {}, asAdmin))).toEqual({
      deleteCourse: { message: 'Course gone.' },
      deleteAcademicUnit: { deletedId: 'au1', message: 'Unit deleted.' },
    });
  });

  test('an id cannot change the path of a URL', async () => {
    prepareAdmin();
    upstream.on('PUT', '/academiccourse/c%2F..%2Fx/units/a%3Fb', { _id: 'au1' });
    const write = `mutation {
      updateAcademicUnit(input: { id: "a?b", courseId: "c/../x" }) {
        academicUnit { id name description course { id } }
      }
    }`;
    expect(dataOf(await execute(write, {}, asAdmin))).toEqual({
      updateAcademicUnit: {
        academicUnit: { id: 'au1', name: '', description: null, course: null },
      },
    });
    prepareAdmin();
    expect(
      (
        await execute(
          'mutation { updateSubject(input: { id: ".." }) { subject { id } } }',
          {},
          asAdmin,
        )
      ).codes,
    ).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the source of lessons and notes', () => {
  const { execute, upstream } = useGateway();
  const query = '{ chapter(id: "ch1") { lessons { source body examIds } contents { source } } }';
  const prepare = () => {
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/course/ch1/lessons', [
      aLesson({ content: '<p>$v$</p>', exams: ['e1', { _id: 'e2' }] }),
      { _id: 'l2' },
    ]);
    upstream.on('GET', '/course/ch1/contents', [aContent({ contentDetails: '$x$' })]);
  };
  const read = async (asking = {}) => {
    prepare();
    return dataOf(
      await execute<{
        chapter: {
          lessons: { source: string; body: string; examIds: string[] }[];
          contents: object[];
        };
      }>(query, {}, asking),
    ).chapter;
  };

  test('is returned to admins as stored, without rendered formulas; the viewer is read once', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const { lessons, contents } = await read(asAdmin);
    expect(lessons.map(({ source }) => source)).toEqual(['<p>$v$</p>', null]);
    expect(lessons[0]?.body).toContain('katex');
    expect(lessons.map(({ examIds }) => examIds)).toEqual([['e1', 'e2'], []]);
    expect(contents).toEqual([{ source: '$x$' }]);
  });

  test('is null for students and visitors', async () => {
    upstream.on('GET', '/students/student', aViewer());
    for (const { lessons, contents } of [await read(asAdmin), await read()]) {
      expect(lessons.map(({ source }) => source)).toEqual([null, null]);
      expect(contents).toEqual([{ source: null }]);
    }
  });
});
