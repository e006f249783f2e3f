// Writes of admins to courses, subjects, chapters, lessons and notes (deleting:
// academics-deletes.long.test.ts).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const aCourse = { courseCode: 'class09', title: 'Science', price: 100 };
const course = async (body: object = {}) =>
  (await admin.post('/academiccourse/academicCourses', { ...aCourse, ...body })).body;
/** The counts in the response for a new course. */
const NOTHING_INSIDE = { lessonCount: 0, contentCount: 0, examCount: 0 };
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('a course', () => {
  it('is stored with all its fields, in order, and returned by both families of calls', async () => {
    const body = {
      courseCode: 'class08',
      title: 'Whole',
      courseType: 'academic',
      description: 'All of it',
      price: 99.5,
      discountPrice: 9.5,
      thumbnailImageUrl: '/media/covers/whole.svg',
      totalDuration: 12,
      averageRating: 4.5,
      courseFeatures: [
        { icon: 'video', feature: 'Videos' },
        { icon: 'exam', feature: 'Exams' },
      ],
      testimonials: [
        { studentName: 'Mitu', enrolledYear: 2024, review: 'Clear' },
        { studentName: 'Rafi', review: 'Good' },
      ],
    };
    const created = await admin.post('/academiccourse/academicCourses', body);
    expect(created.status).toBe(201);
    const { _id } = created.body;
    expect(created.body).toEqual({ _id, ...body, ...NOTHING_INSIDE, status: 'published' });
    expect((await admin.get(`/academiccourse/academicCourses/${_id}`)).body).toEqual(created.body);
    expect((await admin.get(`/ext/batch/courses?ids=${_id}`)).body).toEqual([created.body]);
    const generic = {
      courseName: 'Whole',
      courseThumbnail: '/media/covers/whole.svg',
      enrollmentFee: 99.5,
      discountFee: 9.5,
    };
    expect((await admin.get(`/course/${_id}`)).body).toEqual({ ...created.body, ...generic });
    expect((await admin.get('/course/courseCode/class08')).body).toEqual([
      { ...created.body, ...generic },
    ]);
  });

  it('is academic, without a discount, and last in the list by default', async () => {
    const created = await course({ title: 'AAA' });
    expect(created).toEqual({
      _id: created._id,
      ...NOTHING_INSIDE,
      ...aCourse,
      title: 'AAA',
      status: 'published',
      courseType: 'academic',
      discountPrice: 0,
      courseFeatures: [],
      testimonials: [],
    });
    expect(titles((await admin.get('/course/')).body).at(-1)).toBe('AAA');
    await admin.put(`/course/${created._id}`, { position: 0 });
    expect(titles((await admin.get('/course/')).body)[0]).toBe('AAA');
  });

  it('of another type is in the list of all courses and not in that of academic ones', async () => {
    const { _id } = await course({ courseType: 'language' });
    const ids = async (url: string) =>
      (await admin.get(url)).body.map((stored: { _id: string }) => stored._id);
    expect(await ids('/course/')).toContain(_id);
    expect(await ids('/academiccourse/academicCourses')).not.toContain(_id);
    expect(await ids('/academiccourse/academicCourses')).toContain('free10');
  });

  it('is accepted in either spelling, or in both if they are equal', async () => {
    const generic = {
      courseCode: 'class07',
      courseName: 'Generic',
      enrollmentFee: 50,
      discountFee: 5,
      courseThumbnail: '/media/a.svg',
    };
    const created = await admin.post('/course/createcourse', generic);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...generic,
      title: 'Generic',
      price: 50,
      discountPrice: 5,
      thumbnailImageUrl: '/media/a.svg',
    });
    const url = `/course/${created.body._id}`;
    expect((await admin.put(url, created.body)).body).toEqual(created.body);
    expect((await admin.put(url, { title: 'Academic', courseThumbnail: null })).body).toMatchObject(
      { courseName: 'Academic', price: 50 },
    );
    expect((await admin.get(url)).body.courseThumbnail).toBeUndefined();
    const wrong = await admin.put(url, { title: 'One', courseName: 'Another' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      [
        {
          path: 'courseName',
          message: 'differs from title',
          code: 'DIFFERS',
          params: { name: 'title' },
        },
      ],
    ]);
    expect(
      (await admin.put(url, { thumbnailImageUrl: '/media/b.svg', courseThumbnail: null })).status,
    ).toBe(400);
  });

  it('needs a title and a price in one of the spellings', async () => {
    for (const [missing, body] of [
      ['title', { courseCode: 'class07', enrollmentFee: 1 }],
      ['price', { courseCode: 'class07', courseName: 'x' }],
    ] as const) {
      const response = await admin.post('/course/createcourse', body);
      expect([response.status, response.body.fields[0].path]).toEqual([400, missing]);
    }
  });

  it('keeps omitted fields, empties fields that are null, and replaces lists as a whole', async () => {
    const lists = {
      courseFeatures: [{ icon: 'video', feature: 'Videos' }],
      testimonials: [{ studentName: 'Mitu', review: 'Clear' }],
    };
    const created = await course({
      description: 'Old',
      totalDuration: 6,
      averageRating: 4,
      ...lists,
    });
    const url = `/academiccourse/academicCourses/${created._id}`;
    expect((await admin.put(url, {})).body).toEqual(created);
    expect((await admin.put(url, created)).body).toEqual(created);
    const { description: _description, ...rest } = created;
    expect((await admin.put(url, { description: null, courseFeatures: [] })).body).toEqual({
      ...rest,
      courseFeatures: [],
    });
    const testimonials = [{ studentName: 'Rafi', review: 'Better' }];
    expect((await admin.put(url, { testimonials })).body).toEqual({
      ...rest,
      courseFeatures: [],
      testimonials,
    });
  });

  it('never has a discount above its price, with partial and concurrent changes', async () => {
    const { _id } = await course({ price: 100, discountPrice: 50 });
    const url = `/academiccourse/academicCourses/${_id}`;
    for (const body of [{ price: 49 }, { discountPrice: 101 }])
      expect((await admin.put(url, body)).status).toBe(422);
    expect((await admin.get(url)).body).toMatchObject({ price: 100, discountPrice: 50 });
    const both = await Promise.all([
      admin.put(url, { price: 60 }),
      admin.put(url, { discountPrice: 90 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('stores one of two whole lists that are sent at the same time', async () => {
    const { _id } = await course();
    const features = (name: string) =>
      Array.from({ length: 5 }, (_, index) => ({ icon: 'video', feature: `${name} ${index}` }));
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        admin.put(`/course/${_id}`, { courseFeatures: features(name) }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored: { feature: string }[] = (await admin.get(`/course/${_id}`)).body.courseFeatures;
    expect(new Set(stored.map(({ feature }) => feature[0])).size).toBe(1);
    expect(stored).toHaveLength(5);
  });

  it.each([
    ['an unknown field', { colour: 'red' }],
    ['a code that cannot stand in an address', { courseCode: 'Class 10' }],
    ['a price below zero', { price: -1 }],
    ['a price as text', { price: '10' }],
    ['a duration of no month', { totalDuration: 0 }],
    ['more than five stars', { averageRating: 5.1 }],
    ['a picture from an unsafe address', { thumbnailImageUrl: 'javascript:alert(1)' }],
    [
      'more than twenty features',
      { courseFeatures: Array(21).fill({ icon: 'video', feature: 'x' }) },
    ],
    ['no title', { title: '' }],
    ['an id of its own', { id: 'free10' }],
  ])('is rejected with %s', async (_, wrong) => {
    expect(
      (await admin.post('/academiccourse/academicCourses', { ...aCourse, ...wrong })).status,
    ).toBe(400);
    expect((await admin.put('/academiccourse/academicCourses/free10', wrong)).status).toBe(400);
  });
});
