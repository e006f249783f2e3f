// Counts the upstream calls of every loader: one for N keys or parents with the extension `batch`,
// N without it.
import { describe, expect, test } from 'vitest';
import { aMultiSubjectResult, aSingleResult, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

type Doc = Record<string, unknown>;
const ids = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i}`);
const aliasedFields = (prefix: string, keys: string[], selection: string) =>
  `{ ${keys.map((key, i) => `f${i}: ${prefix}: "${key}") { ${selection} }`).join(' ')} }`;
const aliased = (field: string, argument: string, keys: string[], selection = 'id') =>
  aliasedFields(`${field}(${argument}`, keys, selection);

/** Loaders by id that a query reaches directly. */
const byId: [field: string, collection: string, before: string, after?: string][] = [
  ['course', 'courses', '/course/'],
  ['subject', 'subjects', '/course/subject/'],
  ['chapter', 'chapters', '/course/chapters/'],
  ['lesson', 'lessons', '/course/lessons/'],
  ['content', 'contents', '/course/', '/contentdetails'],
  ['academicCourse', 'courses', '/academiccourse/academicCourses/'],
  ['admissionCourseById', 'universities', '/admissioncourse/universities/'],
  ['admissionUnit', 'units', '/admissioncourse/units/unit/'],
  ['examYear', 'years', '/admissioncourse/years/year/'],
  ['exam', 'exams', '/examcreation/examid/'],
  ['multiSubjectExam', 'multisubjectexams', '/multisubjectexams/mcqs/'],
];

/** Loaders by parent: the query for ten parents, the field, and the call for a single parent. */
const universities = ids('p', 10).map((_id) => ({ _id, courseCode: _id }));
const byParent = [
  [
    '/admissioncourse/universities',
    'admissionCourses',
    universities,
    'units',
    'units',
    '/admissioncourse/units/',
    '',
  ],
  ['/course/', 'courses', universities, 'subjects', 'subjects', '/course/', '/subjects'],
  [
    '/course/c/subjects',
    'course(id: "c") { subjects',
    ids('p', 10).map((_id) => ({ _id })),
    'chapters',
    'chapters',
    '/course/',
    '/chapters',
  ],
  [
    '/course/s/chapters',
    'subject(id: "s") { chapters',
    ids('p', 10).map((_id) => ({ _id })),
    'lessons',
    'lessons',
    '/course/',
    '/lessons',
  ],
  [
    '/course/s/chapters',
    'subject(id: "s") { chapters',
    ids('p', 10).map((_id) => ({ _id })),
    'contents',
    'contents',
    '/course/',
    '/contents',
  ],
  [
    '/course/s/chapters',
    'subject(id: "s") { chapters',
    ids('p', 10).map((_id) => ({ _id })),
    'exams',
    'exams',
    '/examcreation/chapter/',
    '',
  ],
  [
    '/admissioncourse/units/u',
    'admissionCourse(courseCode: "u") { units',
    ids('p', 10).map((_id) => ({ _id })),
    'years',
    'years',
    '/admissioncourse/years/',
    '',
  ],
] as const;

describe.each([[true], [false]])('with the extension batch: %s', (hasBatch) => {
  const { execute, executeAsStudent, upstream } = useGateway(
    hasBatch ? { extensions: ['batch'] } : {},
  );
  const prepareOwner = (field: string) => {
    if (field.startsWith('course(')) upstream.on('GET', '/course/c', { _id: 'c' });
    if (field.startsWith('subject(')) upstream.on('GET', '/course/subject/s', { _id: 's' });
    if (field.startsWith('admissionCourse('))
      upstream.on('GET', '/admissioncourse/universities/coursedetails/u', { _id: 'u' });
  };

  test.each(byId)(
    'ten of %s by id are one call, or ten; the response is keyed by id, null for a missing id',
    async (field, collection, before, after = '') => {
      const keys = ids('k', 10);
      if (hasBatch) {
        upstream.on(
          'GET',
          `/ext/batch/${collection}?ids=${keys.join(',')}`,
          keys
            .slice(1)
            .toReversed()
            .map((_id) => ({ _id })),
        );
      } else {
        upstream.fail('GET', `${before}k0${after}`, 404);
        for (const key of keys.slice(1))
          upstream.on('GET', `${before}${key}${after}`, { _id: key });
      }
      const data = dataOf(await execute(aliased(field, 'id', keys)));
      expect(Object.values(data)).toEqual([null, ...keys.slice(1).map((id) => ({ id }))]);
      expect(upstream.calls).toHaveLength(hasBatch ? 1 : 10);
    },
  );

  test.each(byId)(
    'a single id of %s uses the documented call; the same key is read once',
    async (field, _, before, after = '') => {
      upstream.on('GET', `${before}k1${after}`, { _id: 'k1' });
      expect(dataOf(await execute(aliased(field, 'id', ['k1', 'k1'])))).toEqual({
        f0: { id: 'k1' },
        f1: { id: 'k1' },
      });
      expect(upstream.calls).toHaveLength(1);
    },
  );

  test.each(byParent)(
    'children of ten parents (%s, %s) are one call, or ten',
    async (list, field, parents, children, collection, before, after) => {
      prepareOwner(field);
      upstream.on('GET', list, parents);
      const keys = ids('p', 10);
      const childrenOf = (parent: string) =>
        parent === 'p3' ? [] : [{ _id: `${parent}-x` }, { _id: `${parent}-y` }];
      if (hasBatch) {
        const childrenByParent = Object.fromEntries(
          keys
            .toReversed()
            .filter((key) => key !== 'p3')
            .map((key) => [key, childrenOf(key)]),
        );
        upstream.on('GET', `/ext/batch/${collection}?parents=${keys.join(',')}`, childrenByParent);
      } else {
        for (const key of keys) upstream.on('GET', `${before}${key}${after}`, childrenOf(key));
      }
      const isNested = field.includes('{');
      const data = dataOf(
        await execute(`{ ${field} { id ${children} { id } } ${isNested ? '}' : ''} }`),
      );
      const [outer] = Object.values(data) as Doc[];
      const rows = (isNested ? Object.values(outer ?? {})[0] : outer) as Record<string, Doc[]>[];
      expect(rows.map((row) => row[children]?.map((child) => child.id))).toEqual(
        keys.map((key) => childrenOf(key).map((child) => child._id)),
      );
      const callsForParents = isNested ? 2 : 1;
      expect(upstream.calls).toHaveLength(callsForParents + (hasBatch ? 1 : 10));
    },
  );

  test('courses of several codes are one call, or one each', async () => {
    const codes = ['class10', 'class09'];
    if (hasBatch)
      upstream.on('GET', '/ext/batch/courses?parents=class10,class09', {
        class09: [{ _id: 'c9' }],
      });
    else {
      upstream.on('GET', '/course/courseCode/class10', []);
      upstream.on('GET', '/course/courseCode/class09', [{ _id: 'c9' }]);
    }
    expect(dataOf(await execute(aliased('coursesByCode', 'courseCode', codes)))).toEqual({
      f0: [],
      f1: [{ id: 'c9' }],
    });
  });

  test('units of ten courses are ten calls, because they have no batch; the same course is read once', async () => {
    upstream.on('GET', '/course/', [...universities, ...universities]);
    for (const { _id } of universities)
      upstream.on('GET', `/academiccourse/${_id}/units`, [{ _id: `${_id}-x` }]);
    const { courses } = dataOf(await execute<{ courses: Doc[] }>('{ courses { units { id } } }'));
    expect(courses.map(({ units }) => units)).toEqual(
      [...universities, ...universities].map(({ _id }) => [{ id: `${_id}-x` }]),
    );
    expect(upstream.calls).toHaveLength(11);
  });

  test('units of several admission courses by their codes are one call each; the same code is requested once', async () => {
    for (const code of ['du', 'ru'])
      upstream.on('GET', `/admissioncourse/universities/coursecode/${code}`, [
        { _id: `${code}-x` },
      ]);
    const data = dataOf(await execute(aliased('admissionUnits', 'courseCode', ['du', 'ru', 'du'])));
    expect(Object.values(data)).toEqual([[{ id: 'du-x' }], [{ id: 'ru-x' }], [{ id: 'du-x' }]]);
    expect(upstream.calls).toHaveLength(2);
  });

  test("the viewer's results of ten exams are one call, or ten", async () => {
    const keys = ids('k', 10);
    upstream.on('GET', '/students/student', aViewer());
    if (hasBatch) {
      upstream.on(
        'GET',
        `/ext/batch/exams?ids=${keys.join(',')}`,
        keys.map((_id) => ({ _id })),
      );
      upstream.on(
        'GET',
        `/ext/batch/multisubjectexams?ids=${keys.join(',')}`,
        keys.map((_id) => ({ _id })),
      );
      const mine = {
        single: [aSingleResult({ examId: 'k1' })],
        multiSubject: [aMultiSubjectResult({ examId: 'k2' })],
      };
      upstream.on('GET', `/ext/results/mine?examIds=${keys.join(',')}`, mine, { times: 2 });
    } else {
      for (const key of keys) {
        upstream.on('GET', `/examcreation/examid/${key}`, { _id: key });
        upstream.on('GET', `/multisubjectexams/mcqs/${key}`, { _id: key });
        upstream.reply(
          'GET',
          `/exams/results/user/u1/exam/${key}`,
          key === 'k1' ? { body: aSingleResult({ examId: key }) } : { status: 404 },
        );
        upstream.reply(
          'GET',
          `/multisubjectexamsresult/exam-results/u1/${key}`,
          key === 'k2' ? { body: aMultiSubjectResult({ examId: key }) } : { status: 404 },
        );
      }
    }
    const single = Object.values(
      dataOf(
        await executeAsStudent<Record<string, Doc>>(aliased('exam', 'id', keys, 'myResult { id }')),
      ),
    );
    expect(single.map(({ myResult }) => myResult)).toEqual(
      keys.map((key) => (key === 'k1' ? { id: 'r2' } : null)),
    );
    upstream.on('GET', '/students/student', aViewer());
    const multi = Object.values(
      dataOf(
        await executeAsStudent<Record<string, Doc>>(
          aliased('multiSubjectExam', 'id', keys, 'myResult { id }'),
        ),
      ),
    );
    expect(multi.map(({ myResult }) => myResult)).toEqual(
      keys.map((key) => (key === 'k2' ? { id: 'r1' } : null)),
    );
    expect(upstream.calls).toHaveLength(hasBatch ? 2 * 3 : 2 * 21);
  });

  test('a tree of 5 subjects, 10 chapters and 10 lessons each needs few calls, or one per parent', async () => {
    const children = (parent: string, n: number) => ids(`${parent}-`, n).map((_id) => ({ _id }));
    upstream.on('GET', '/course/c', { _id: 'c' });
    upstream.on('GET', '/course/c/subjects', children('s', 5));
    if (hasBatch) {
      const childrenByParent = (n: number) => (call: { path: string }) =>
        Object.fromEntries(
          (call.path.split('parents=')[1] ?? '')
            .split(',')
            .map((parent) => [parent, children(parent, n)]),
        );
      upstream.on('GET', /^\/ext\/batch\/chapters\?parents=/, childrenByParent(10));
      upstream.on('GET', /^\/ext\/batch\/lessons\?parents=/, childrenByParent(10));
    } else {
      upstream.on(
        'GET',
        /\/chapters$/,
        (call: { path: string }) => children(call.path.split('/')[2] ?? '', 10),
        { times: 5 },
      );
      upstream.on(
        'GET',
        /\/lessons$/,
        (call: { path: string }) => children(call.path.split('/')[2] ?? '', 10),
        { times: 50 },
      );
    }
    const { raw } = await execute(
      '{ course(id: "c") { subjects { chapters { lessons { id } } } } }',
    );
    expect(raw.body.match(/"id"/g)).toHaveLength(500);
    expect(upstream.calls).toHaveLength(hasBatch ? 4 : 57);
  });
});
