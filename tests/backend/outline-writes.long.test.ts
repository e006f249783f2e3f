// Writes of admins below a course: subjects, chapters, lessons, notes and units.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Each kind: the call that creates it, its body, the call that changes it, and its list. */
const kinds = [
  {
    kind: 'subject',
    create: '/course/paid10/createsubject',
    list: '/course/paid10/subjects',
    body: {
      subjectName: 'Algebra',
      subjectDescription: 'Letters',
      imageUrl: '/media/subjects/algebra.svg',
    },
    fixed: { courseId: 'paid10' },
    name: 'subjectName',
    text: 'subjectDescription',
    change: '/course/subject',
  },
  {
    kind: 'chapter',
    create: '/course/paid10-physics/createchapter',
    list: '/course/paid10-physics/chapters',
    body: { chapterTitle: 'Heat', chapterSummary: 'Warm' },
    fixed: { subjectId: 'paid10-physics' },
    name: 'chapterTitle',
    text: 'chapterSummary',
    change: '/course/chapter',
  },
  {
    kind: 'lesson',
    create: '/course/paid10-motion/createlesson',
    list: '/course/paid10-motion/lessons',
    body: {
      title: 'Acceleration',
      content: '<p>Faster</p>',
      videoLink: VIDEO,
      duration: 600,
      exams: ['paid10-motion-exam-1'],
    },
    fixed: { chapterId: 'paid10-motion' },
    name: 'title',
    text: 'content',
    change: '/course/lesson',
  },
  {
    kind: 'note',
    create: '/course/paid10-motion/createcontent',
    list: '/course/paid10-motion/contents',
    body: { title: 'Summary', contentDetails: '<h2>All</h2><p>$a = v/t$</p>' },
    fixed: { chapterId: 'paid10-motion' },
    name: 'title',
    text: 'contentDetails',
    change: '/course/content',
  },
  {
    kind: 'unit',
    create: '/academiccourse/paid10/units',
    list: '/academiccourse/paid10/units',
    body: { unitName: 'First half', description: 'Until June' },
    fixed: { courseId: 'paid10' },
    name: 'unitName',
    text: 'description',
    change: '/academiccourse/paid10/units',
  },
];

describe.each(kinds)('a $kind', ({ create, list, body, fixed, name, text, change }) => {
  it('is stored as sent, is last in its list, and moves by its position', async () => {
    const created = await admin.post(create, body);
    expect(created.status, created.text).toBe(201);
    expect(created.body).toMatchObject({ ...body, ...fixed });
    const ids = async () => (await admin.get(list)).body.map((item: { _id: string }) => item._id);
    const second = (await admin.post(create, { ...body, [name]: 'A second one' })).body;
    expect((await ids()).slice(-2)).toEqual([created.body._id, second._id]);
    await admin.put(`${change}/${second._id}`, { position: 0 });
    expect((await ids()).indexOf(second._id)).toBeLessThan((await ids()).indexOf(created.body._id));
  });

  it('accepts the document back, keeps omitted fields, and empties fields that are null', async () => {
    const created = (await admin.post(create, body)).body;
    const url = `${change}/${created._id}`;
    expect((await admin.put(url, created)).body).toEqual(created);
    expect((await admin.put(url, {})).body).toEqual(created);
    const { [text]: _text, ...rest } = created;
    expect((await admin.put(url, { [name]: 'Renamed', [text]: null })).body).toEqual({
      ...rest,
      [name]: 'Renamed',
    });
  });

  it('keeps its parent, and is rejected with unknown fields, without a name, under an unknown parent', async () => {
    const created = (await admin.post(create, body)).body;
    const url = `${change}/${created._id}`;
    const moved = await admin.put(url, {
      [name]: 'Moved',
      [Object.keys(fixed)[0] ?? '']: 'free10',
    });
    expect(moved.status).toBe(409);
    expect((await admin.put(url, {})).body).toEqual(created);
    expect((await admin.put(url, { colour: 'red' })).status).toBe(400);
    expect((await admin.post(create, { ...body, [name]: '' })).status).toBe(400);
    expect((await admin.post(create, { ...body, [name]: undefined })).status).toBe(400);
    expect((await admin.post(create.replace(/paid10[a-z-]*/, 'unknown'), body)).status).toBe(404);
    expect((await admin.put(`${change}/unknown`, {})).status).toBe(404);
  });
});

describe('the exams of a lesson', () => {
  const lesson = async (exams?: string[]) =>
    admin.post('/course/free10-motion/createlesson', { title: 'With exams', exams });

  it('are replaced whole, and must be of its chapter', async () => {
    const { _id } = (await lesson(['free10-motion-exam-2', 'free10-motion-exam-1'])).body;
    const exams = async (list?: string[]) =>
      (await admin.put(`/course/lesson/${_id}`, { exams: list })).body.exams;
    expect(await exams()).toEqual(['free10-motion-exam-1', 'free10-motion-exam-2']);
    const wrong = await admin.put(`/course/lesson/${_id}`, {
      title: 'No',
      exams: ['free10-motion-exam-1', 'paid10-motion-exam-1'],
    });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      [{ path: 'exams.1', message: 'is not an exam of this chapter', code: 'IS_NOT_OF_CHAPTER' }],
    ]);
    expect((await admin.get(`/course/lessons/${_id}`)).body).toMatchObject({ title: 'With exams' });
    expect(await exams()).toEqual(['free10-motion-exam-1', 'free10-motion-exam-2']);
    expect(await exams(['free10-motion-exam-2'])).toEqual(['free10-motion-exam-2']);
    expect(await exams([])).toEqual([]);
    expect((await lesson(['free10-motion-exam-1', 'free10-motion-exam-1'])).status).toBe(400);
  });

  it('are one whole list when two are sent at the same time', async () => {
    const { _id } = (await lesson()).body;
    const lists = [
      ['free10-motion-exam-1'],
      ['free10-motion-exam-2'],
      ['free10-motion-exam-1', 'free10-motion-exam-2'],
    ];
    const responses = await Promise.all(
      lists.map((exams) => admin.put(`/course/lesson/${_id}`, { exams })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(lists).toContainEqual((await admin.get(`/course/lessons/${_id}`)).body.exams);
  });
});

describe("a lesson's video", () => {
  it.each([
    VIDEO,
    `${VIDEO}&t=30s`,
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=a_B-9',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('may be %s', async (videoLink) => {
    expect(
      (await admin.put('/course/lesson/paid10-motion-lesson-1', { videoLink })).body.videoLink,
    ).toBe(videoLink);
  });

  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com@example.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://youtu.be/dQw4w9WgXcQ?x="><script>',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ\n',
  ])('may not be %s', async (videoLink) => {
    expect((await admin.put('/course/lesson/paid10-motion-lesson-1', { videoLink })).status).toBe(
      400,
    );
  });
});

it('units are known only in the course of the URL', async () => {
  const { _id } = (await admin.post('/academiccourse/free10/units', { unitName: 'Mine' })).body;
  expect(
    (await admin.put(`/academiccourse/paid10/units/${_id}`, { unitName: 'Theirs' })).status,
  ).toBe(404);
  expect((await admin.send('DELETE', `/academiccourse/paid10/units/${_id}`)).status).toBe(404);
  expect((await admin.get('/academiccourse/free10/units')).body).toContainEqual({
    _id,
    courseId: 'free10',
    unitName: 'Mine',
  });
  expect((await admin.get('/academiccourse/unknown/units')).body).toEqual([]);
});
