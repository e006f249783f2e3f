// Concurrent changes of content by several admins: none is lost without notice
// (docs/decisions/060).

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRows } from '../../backend/src/db/demo/catalogue-tables.ts';
import { writeRows } from '../../backend/src/db/demo/write.ts';
import { chapters } from '../../backend/src/modules/academics/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { anExam, aPaper } from './exam-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const add = async (url: string, body: object) => {
  const { status, body: created, text } = await admin.post(url, body);
  expect(status, text).toBe(201);
  return created._id as string;
};

const addContest = () =>
  add('/examcampaigns', {
    title: 'First',
    examId: PAID_PAPER,
    examKind: 'multi-subject',
    startDate: '2031-01-10T00:00:00Z',
    endDate: '2031-01-12T00:00:00Z',
  });

const aCourse = () => ({ courseCode: 'class06', title: 'First', price: 10 });
let admissionCourses = 0;
const addAdmissionCourse = () => {
  admissionCourses += 1;
  const courseCode = `revised-${admissionCourses}`;
  const fees = { enrollmentFee: 10, discountFee: 0 };
  return add('/admissioncourse/universities', { courseCode, name: 'First', ...fees });
};

/** Each kind: how it is added, and the URL and body of a change. */
const kinds: {
  kind: string;
  hasParent?: false;
  make: () => Promise<string>;
  url: (id: string) => string;
  change: (title: string) => object;
}[] = [
  {
    kind: 'subject',
    make: () => add('/course/free10/createsubject', { subjectName: 'First' }),
    url: (id) => `/course/subject/${id}`,
    change: (subjectName) => ({ subjectName }),
  },
  {
    kind: 'academic-unit',
    make: () => add('/academiccourse/free10/units', { unitName: 'First' }),
    url: (id) => `/academiccourse/free10/units/${id}`,
    change: (unitName) => ({ unitName }),
  },
  {
    kind: 'chapter',
    make: () => add('/course/free10-physics/createchapter', { chapterTitle: 'First' }),
    url: (id) => `/course/chapter/${id}`,
    change: (chapterTitle) => ({ chapterTitle }),
  },
  {
    kind: 'lesson',
    make: () => add('/course/free10-motion/createlesson', { title: 'First' }),
    url: (id) => `/course/lesson/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'note',
    make: () => add('/course/free10-motion/createcontent', { title: 'First' }),
    url: (id) => `/course/content/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'admission-unit',
    make: () => add('/admissioncourse/units', { universityId: 'free', unitName: 'First' }),
    url: (id) => `/admissioncourse/units/${id}`,
    change: (unitName) => ({ unitName }),
  },
  {
    kind: 'exam-year',
    make: () => add('/admissioncourse/years', { unitId: 'free-a', year: 1980 }),
    url: (id) => `/admissioncourse/years/${id}`,
    change: (title) => ({ year: title === 'Second' ? 1981 : 1982 }),
  },
  {
    kind: 'exam',
    make: () => add('/examcreation/chapter/createexam', anExam({ title: 'First' })),
    url: (id) => `/examcreation/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'paper',
    make: async () =>
      add(
        `/admissioncourse/years/${await add('/admissioncourse/years', { unitId: 'free-a', year: 1990 })}/exams`,
        aPaper({ title: 'First' }),
      ),
    url: (id) => `/multisubjectexams/mcqs/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'course',
    hasParent: false,
    make: () => add('/academiccourse/academicCourses', aCourse()),
    url: (id) => `/academiccourse/academicCourses/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'course',
    hasParent: false,
    make: () => add('/course/createcourse', aCourse()),
    url: (id) => `/course/${id}`,
    change: (courseName) => ({ courseName }),
  },
  {
    kind: 'admission-course',
    hasParent: false,
    make: addAdmissionCourse,
    url: (id) => `/admissioncourse/universities/${id}`,
    change: (name) => ({ name }),
  },
  {
    kind: 'assignment',
    hasParent: false,
    make: () => add('/assignments', { title: 'First' }),
    url: (id) => `/assignments/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'campaign',
    hasParent: false,
    make: () => add('/campaigns', { title: 'First' }),
    url: (id) => `/campaigns/${id}`,
    change: (title) => ({ title }),
  },
  {
    kind: 'exam-campaign',
    hasParent: false,
    make: addContest,
    url: (id) => `/examcampaigns/${id}`,
    change: (title) => ({ title }),
  },
];

const read = async (kind: string, id: string) =>
  (await admin.get(`/ext/content-revisions/${kind}/${id}`)).body;
const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

describe.each(kinds)('a $kind', ({ kind, hasParent = true, make, url, change }) => {
  it('is changed only from the revision that the change is based on', async () => {
    const id = await make();
    const opened = await read(kind, id);
    expect(opened).toEqual({
      _id: id,
      kind,
      revision: expect.stringMatching(/^\d+$/),
      title: expect.any(String),
      ...(hasParent && { parentId: expect.any(String), parentTitle: expect.any(String) }),
    });
    expect((await admin.put(url(id), change('Second'), ifMatch(opened.revision))).status).toBe(200);
    const refused = await admin.put(url(id), change('Third'), ifMatch(opened.revision));
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_SINCE_OPENED']);
    const now = await read(kind, id);
    expect(now).toMatchObject({
      title: kind === 'exam-year' ? '1981' : 'Second',
      changedAt: backend.clock.now.toISOString(),
    });
    expect((await admin.put(url(id), change('Third'), ifMatch(now.revision))).status).toBe(200);
    expect((await admin.put(url(id), change('Second'))).status).toBe(200);
    expect((await admin.put(url(id), change('Third'), { 'if-match': '*' })).status).toBe(200);
  });
});

describe.each([
  {
    kind: 'course',
    make: () => add('/academiccourse/academicCourses', aCourse()),
    url: (id: string) => `/academiccourse/academicCourses/${id}`,
  },
  {
    kind: 'admission-course',
    make: addAdmissionCourse,
    url: (id: string) => `/admissioncourse/universities/${id}`,
  },
])('a $kind with lists', ({ kind, make, url }) => {
  it('has a new revision when only its testimonials or its status change', async () => {
    const id = await make();
    const { revision } = await read(kind, id);
    const testimonials = [{ studentName: 'Rafi', review: 'Good' }];
    expect((await admin.put(url(id), { testimonials }, ifMatch(revision))).status).toBe(200);
    const refused = await admin.put(url(id), { testimonials: [] }, ifMatch(revision));
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_SINCE_OPENED']);
    expect((await admin.get(url(id))).body.testimonials).toMatchObject(testimonials);
    const second = await read(kind, id);
    expect((await admin.put(url(id), { status: 'draft' })).status).toBe(200);
    expect((await read(kind, id)).revision).not.toBe(second.revision);
  });

  it('is changed by one of three concurrent changes', async () => {
    const id = await make();
    const { revision } = await read(kind, id);
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((description) =>
        admin.put(url(id), { description }, ifMatch(revision)),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const accepted = responses.find(({ status }) => status === 200);
    expect((await admin.get(url(id))).body.description).toBe(accepted?.body.description);
  });
});

it('keeps the revision of a course when a student enrols', async () => {
  const student = await backend.student();
  const { revision } = await read('course', 'free10');
  const enrolled = await student.post('/students/student/enroll', {
    studentId: student.studentId,
    courseId: 'free10',
    category: 'academic',
  });
  expect(enrolled.status, enrolled.text).toBe(200);
  expect((await read('course', 'free10')).revision).toBe(revision);
});

it('accepts one of three concurrent changes of an assignment', async () => {
  const id = await add('/assignments', { title: 'Essay' });
  const { revision } = await read('assignment', id);
  const responses = await Promise.all(
    ['One', 'Two', 'Three'].map((description) =>
      admin.put(`/assignments/${id}`, { description }, ifMatch(revision)),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('keeps the revision of an assignment when a student submits and gets a mark', async () => {
  const student = await backend.enrolled();
  const id = await add('/assignments', { title: 'Essay', maxMark: 10 });
  const { revision } = await read('assignment', id);
  const body = { text: 'My essay.', files: [], revision: 0, submit: true };
  const submission = await student.put(`/ext/assignments/${id}/submission`, body);
  expect(submission.status, submission.text).toBe(200);
  const returned = await admin.put(`/ext/assignment-submissions/${submission.body._id}/return`, {
    mark: 8,
    revision: submission.body.revision,
  });
  expect(returned.status, returned.text).toBe(200);
  expect((await read('assignment', id)).revision).toBe(revision);
});

describe('an exam campaign', () => {
  it('is changed by one of three concurrent changes', async () => {
    const id = await addContest();
    const { revision } = await read('exam-campaign', id);
    const responses = await Promise.all(
      ['2031-01-13', '2031-01-14', '2031-01-15'].map((day) =>
        admin.put(`/examcampaigns/${id}`, { endDate: `${day}T00:00:00Z` }, ifMatch(revision)),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const accepted = responses.find(({ status }) => status === 200);
    expect((await admin.get(`/examcampaigns/${id}`)).body.endDate).toBe(accepted?.body.endDate);
  });

  it('keeps its revision when a student registers, with and without a limit', async () => {
    const id = await addContest();
    const register = async () => {
      const student = await backend.student();
      const response = await student.post('/examcampaigns/register', {
        campaignId: id,
        studentId: student.studentId,
        basicInfo: { name: 'Nadia' },
      });
      expect(response.status, response.text).toBe(201);
    };
    const limits = `/ext/examcampaigns/${id}/registration`;
    const opened = await read('exam-campaign', id);
    await register();
    expect((await read('exam-campaign', id)).revision).toBe(opened.revision);
    const limited = await admin.put(limits, { registrationLimit: 5 }, ifMatch(opened.revision));
    expect(limited.status, limited.text).toBe(200);
    const { revision } = await read('exam-campaign', id);
    await register();
    expect((await read('exam-campaign', id)).revision).toBe(revision);
  });

  it('has limits of registration that are changed only from its revision', async () => {
    const id = await addContest();
    const limits = `/ext/examcampaigns/${id}/registration`;
    const { revision } = await read('exam-campaign', id);
    await admin.put(`/examcampaigns/${id}`, { title: 'Second' });
    const refused = await admin.put(limits, { registrationLimit: 5 }, ifMatch(revision));
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_SINCE_OPENED']);
    expect((await admin.put(limits, { registrationLimit: 5 })).status).toBe(200);
  });
});

it('rejects one of two concurrent changes', async () => {
  const id = await add('/course/free10-motion/createcontent', { title: 'Both' });
  const { revision } = await read('note', id);
  const responses = await Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      admin.put(`/course/content/${id}`, { title }, ifMatch(revision)),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const accepted = responses.find(({ status }) => status === 200);
  expect((await read('note', id)).title).toBe(accepted?.body.title);
});

it('names the author of the last change, not of a move', async () => {
  const id = await add('/course/free10-motion/createlesson', { title: 'Named' });
  await admin.put(`/course/lesson/${id}`, { position: 0 });
  expect(await read('lesson', id)).not.toHaveProperty('changedAt');
  const { userId } =
    (await backend.db.select({ userId: students.userId }).from(students).limit(1))[0] ?? {};
  expect(userId).toBeTruthy();
  await admin.put(`/course/lesson/${id}`, { title: 'Renamed' });
  expect((await read('lesson', id)).changedBy).toMatch(/\S/);
});

it('names the author of a key correction', async () => {
  const { body: exam } = await admin.post(
    '/examcreation/chapter/createexam',
    anExam({ title: 'Corrected' }),
  );
  const { _id: correctedId, mcqs } = exam;
  expect(await read('exam', correctedId)).not.toHaveProperty('changedAt');
  const correction = {
    questionId: mcqs[0]._id,
    kind: 'key',
    correctOptionIds: [mcqs[0].options[1]._id],
    reason: 'Misprint',
  };
  expect(
    (await admin.post(`/ext/exams/single/${correctedId}/key-corrections`, correction)).status,
  ).toBe(201);
  expect(await read('exam', correctedId)).toMatchObject({
    changedAt: backend.clock.now.toISOString(),
    changedBy: expect.any(String),
  });
});

it('names no author after an import has written the item', async () => {
  const chapter = (await admin.get('/ext/content-revisions/chapter/free10-motion')).body;
  expect((await admin.put('/course/chapter/free10-motion', { chapterTitle: 'Mine' })).status).toBe(
    200,
  );
  expect(await read('chapter', 'free10-motion')).toHaveProperty('changedAt');
  await backend.db.transaction(async (tx) => {
    const [stored] = await tx.select().from(chapters).where(eq(chapters.id, 'free10-motion'));
    if (stored)
      await writeRows(
        tx,
        { ...noRows(), chapters: [{ ...stored, chapterTitle: chapter.title }] },
        [],
      );
  });
  const after = await read('chapter', 'free10-motion');
  expect(after.title).toBe(chapter.title);
  expect(after).not.toHaveProperty('changedAt');
});

it('returns 404 for a revision of an archived or missing item, and for a change of a missing one', async () => {
  expect((await admin.get('/ext/content-revisions/lesson/unknown')).body.code).toBe(
    'CONTENT_NOT_FOUND',
  );
  expect((await admin.get('/ext/content-revisions/university/free')).status).toBe(400);
  expect((await admin.put('/course/lesson/unknown', { title: 'x' }, ifMatch('1'))).body.code).toBe(
    'LESSON_NOT_FOUND',
  );
});
