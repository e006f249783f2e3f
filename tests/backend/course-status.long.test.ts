// Drafts and archived courses: their visibility in every call that reads a course or something
// below it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let visitor: Visitor;
let student: Student;
let enrolled: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  visitor = backend.visitor();
  student = await backend.student();
  enrolled = await backend.student();
});
afterAll(() => backend.close());

type Status = 'draft' | 'published' | 'archived';
type Course = {
  /** The code of the course, and a part of every title below it. */
  code: string;
  id: string;
  url: string;
  category: 'admissionPrep' | 'academic';
  /** URLs that are refused without access, and lists that omit the course. */
  one: string[];
  many: string[];
  /** Lists of offered courses. */
  listed: string[];
};

let number = 0;
const add = async (url: string, body: object): Promise<string> => {
  const response = await admin.post(url, body);
  expect(response.status, response.text).toBe(201);
  return response.body._id;
};
const anExam = {
  title: 'Exam',
  type: 'MCQ',
  totalMarks: 1,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 0,
};
const mcqs = [
  {
    question: 'Q?',
    points: 1,
    options: [
      { text: 'a', isCorrect: true },
      { text: 'b', isCorrect: false },
    ],
  },
];

async function academicCourse(status: Status): Promise<Course> {
  number += 1;
  const code = `hidden${number}`;
  const id = await add('/course/createcourse', {
    courseCode: code,
    title: `${code} course`,
    courseType: 'skills',
    price: 0,
    status,
  });
  const subject = await add(`/course/${id}/createsubject`, { subjectName: `${code} subject` });
  const chapter = await add(`/course/${subject}/createchapter`, {
    chapterTitle: `${code} chapter`,
  });
  const lesson = await add(`/course/${chapter}/createlesson`, { title: `${code} lesson` });
  const note = await add(`/course/${chapter}/createcontent`, { title: `${code} note` });
  await add(`/academiccourse/${id}/units`, { unitName: `${code} unit` });
  const exam = await add('/examcreation/chapter/createexam', {
    ...anExam,
    title: `${code} exam`,
    parentId: chapter,
    mcqs,
  });
  return {
    code,
    id,
    category: 'academic',
    url: `/course/${id}`,
    one: [
      `/course/${id}`,
      `/academiccourse/academicCourses/${id}`,
      `/course/subject/${subject}`,
      `/course/chapters/${chapter}`,
      `/course/lessons/${lesson}`,
      `/course/${note}/contentdetails`,
      `/examcreation/examid/${exam}`,
    ],
    many: [
      `/course/courseCode/${code}`,
      `/course/${id}/subjects`,
      `/course/${subject}/chapters`,
      `/course/${chapter}/lessons`,
      `/course/${chapter}/contents`,
      `/academiccourse/${id}/units`,
      `/examcreation/chapter/${chapter}`,
      `/ext/batch/courses?ids=${id}`,
      `/ext/batch/subjects?ids=${subject}`,
      `/ext/batch/subjects?parents=${id}`,
      `/ext/batch/chapters?ids=${chapter}`,
      `/ext/batch/chapters?parents=${subject}`,
      `/ext/batch/lessons?ids=${lesson}`,
      `/ext/batch/lessons?parents=${chapter}`,
      `/ext/batch/contents?ids=${note}`,
      `/ext/batch/contents?parents=${chapter}`,
      `/ext/batch/exams?ids=${exam}`,
      `/ext/batch/exams?ids=${exam}&outline=true`,
      `/ext/batch/exams?parents=${chapter}`,
    ],
    listed: [
      '/course/',
      '/academiccourse/academicCourses',
      `/ext/batch/courses?parents=${code}`,
      `/ext/search?q=${code}`,
    ],
  };
}

async function admissionCourse(status: Status): Promise<Course> {
  number += 1;
  const code = `hidden${number}`;
  const id = await add('/admissioncourse/universities', {
    courseCode: code,
    name: `${code} course`,
    enrollmentFee: 0,
    discountFee: 0,
    status,
  });
  const unit = await add('/admissioncourse/units', { universityId: id, unitName: `${code} unit` });
  const year = await add('/admissioncourse/years', { unitId: unit, year: 2020 });
  const paper = await add(`/admissioncourse/years/${year}/exams`, {
    title: `${code} paper`,
    timeLimit: 10,
    negativeMarkingPercentage: 0,
    subjects: [{ subjectName: 'Physics', mandatory: false, mcqs }],
  });
  const exam = await add('/examcreation/unit/createexam', {
    ...anExam,
    title: `${code} exam`,
    parentId: unit,
    mcqs,
  });
  return {
    code,
    id,
    category: 'admissionPrep',
    url: `/admissioncourse/universities/${id}`,
    one: [
      `/admissioncourse/universities/${id}`,
      `/admissioncourse/universities/coursedetails/${code}`,
      `/admissioncourse/units/unit/${unit}`,
      `/admissioncourse/years/year/${year}`,
      `/multisubjectexams/mcqs/${paper}`,
      `/multisubjectexams/mcqs/parentid/${year}`,
      `/examcreation/examid/${exam}`,
    ],
    many: [
      `/admissioncourse/universities/coursecode/${code}`,
      `/admissioncourse/units/${id}`,
      `/admissioncourse/years/${unit}`,
      `/ext/batch/universities?ids=${id}`,
      `/ext/batch/units?ids=${unit}`,
      `/ext/batch/units?parents=${id}`,
      `/ext/batch/years?ids=${year}`,
      `/ext/batch/years?parents=${unit}`,
      `/examcreation/unit/${unit}`,
      `/ext/batch/multisubjectexams?ids=${paper}`,
      `/ext/batch/multisubjectexams?ids=${paper}&outline=true`,
      `/ext/batch/multisubjectexams?parents=${year}`,
    ],
    listed: [
      '/admissioncourse/universities',
      '/admissioncourse/units',
      '/admissioncourse/years',
      `/ext/search?q=${code}`,
    ],
  };
}

/**
 * The calls whose response contains something of the course. Years have no title, so their ids are
 * compared.
 */
async function visiblePaths(
  reader: Visitor,
  { one, many, listed, code }: Course,
  what: 'reads' | 'lists',
): Promise<string[]> {
  const paths: string[] = [];
  const exams = ['/examcreation/?limit=100', '/multisubjectexams/?limit=100'];
  for (const url of what === 'reads' ? [...one, ...many] : [...listed, ...exams]) {
    const response = await reader.get(url);
    const { status } = response;
    // A batch by parents contains every parent's id.
    const text = response.text.replaceAll(`"${code}":[]`, '');
    const isEmpty =
      url.startsWith('/ext/batch/years') || url.startsWith('/admissioncourse/years/')
        ? !text.includes('"year":2020')
        : !text.includes(code);
    if (one.includes(url) ? status === 200 : !isEmpty) paths.push(url);
    if (status !== 200) expect([401, 403, 404], url).toContain(status);
  }
  return paths;
}

describe.each([
  ['an academic course', academicCourse],
  ['an admission course', admissionCourse],
])('%s', (_, make) => {
  let course: Course;
  const setStatus = (status: Status) => admin.put(course.url, { status });
  const enrol = (person: Student) =>
    person.post('/students/student/enroll', {
      studentId: person.studentId,
      courseId: course.id,
      category: course.category,
    });

  it('is published by default', async () => {
    course = await make('published');
    expect((await visitor.get(course.url)).body.status).toBe('published');
    expect(await visiblePaths(visitor, course, 'lists')).toEqual(
      expect.arrayContaining(course.listed.slice(-1)),
    );
  });

  it('as a draft exists for admins only', async () => {
    course = await make('draft');
    for (const reader of [visitor, student]) {
      expect(await visiblePaths(reader, course, 'reads')).toEqual([]);
      expect(await visiblePaths(reader, course, 'lists')).toEqual([]);
    }
    expect(await visiblePaths(admin, course, 'reads')).toEqual([...course.one, ...course.many]);
    expect((await enrol(student)).status).toBe(404);
    const byHand = { courseId: course.id, category: course.category };
    expect((await admin.post(`/ext/people/${student.studentId}/enrolments`, byHand)).status).toBe(
      404,
    );
    expect((await setStatus('published')).body.status).toBe('published');
    expect((await visitor.get(course.url)).status).toBe(200);
  });

  it('that is archived stays open to its students, and is neither listed nor open for enrollment', async () => {
    course = await make('published');
    expect((await enrol(enrolled)).status).toBe(200);
    expect((await setStatus('archived')).body.status).toBe('archived');
    for (const reader of [visitor, student]) {
      expect(await visiblePaths(reader, course, 'reads')).toEqual([]);
      expect(await visiblePaths(reader, course, 'lists')).toEqual([]);
    }
    expect(await visiblePaths(enrolled, course, 'reads')).toEqual([...course.one, ...course.many]);
    expect(
      (await enrolled.get(`/students/student/enrolledcourses/${enrolled.studentId}`)).text,
    ).toContain(course.id);
    expect((await enrol(student)).status).toBe(404);
    await setStatus('published');
    expect(await visiblePaths(visitor, course, 'lists')).toEqual(
      expect.arrayContaining(course.listed.slice(-1)),
    );
  });

  it('with students cannot become a draft', async () => {
    course = await make('published');
    await enrol(enrolled);
    const { status, body } = await setStatus('draft');
    expect([status, body.code]).toEqual([409, 'COURSE_HAS_STUDENTS']);
    expect((await visitor.get(course.url)).body.status).toBe('published');
  });

  it('is in the list for admins with its status, price, students and content', async () => {
    course = await make('draft');
    const { body, headers } = await admin.get(`/ext/courses?q=${course.code}&status=draft`);
    expect(headers['x-total-count']).toBe('1');
    const kind = course.category === 'admissionPrep' ? 'admission' : 'other';
    expect(body).toEqual([
      expect.objectContaining({ _id: course.id, kind, status: 'draft', price: 0, studentCount: 0 }),
    ]);
    expect(body[0].examCount).toBeGreaterThan(0);
    expect((await admin.get(`/ext/courses?q=${course.code}&status=archived`)).body).toEqual([]);
    expect((await admin.get(`/ext/courses?q=${course.code}&kind=academic`)).body).toEqual([]);
  });

  it('names its dependents before it is deleted', async () => {
    course = await make('published');
    const usage = async () => (await admin.get(`/ext/courses/${course.id}/usage`)).body;
    expect(await usage()).toMatchObject({
      title: `${course.code} course`,
      unitCount: 1,
      studentCount: 0,
      resultCount: 0,
    });
    await enrol(enrolled);
    expect(await usage()).toMatchObject({ studentCount: 1 });
    const url = course.category === 'academic' ? `/academiccourse/${course.id}` : course.url;
    expect((await admin.send('DELETE', url)).status).toBe(409);
    expect((await admin.get('/ext/courses/unknown/usage')).status).toBe(404);
  });
});

it('pages through both tables without a gap', async () => {
  const { body: all, headers } = await admin.get('/ext/courses?limit=100');
  const paged: unknown[] = [];
  for (let offset = 0; offset < all.length; offset += 3)
    paged.push(...(await admin.get(`/ext/courses?limit=3&offset=${offset}`)).body);
  expect(paged).toEqual(all);
  expect(headers['x-total-count']).toBe(String(all.length));
});

it('keeps exams of drafts out of the lists of all exams, but not those that an exam campaign announces', async () => {
  const course = await admissionCourse('draft');
  const paper = (course.one.find((url) => url.startsWith('/multisubjectexams/mcqs/')) ?? '')
    .split('/')
    .at(-1);
  expect((await visitor.get(`/multisubjectexams/mcqs/${paper}`)).status).toBe(404);
  const dates = { startDate: new Date(0).toISOString(), endDate: new Date(1).toISOString() };
  await add('/examcampaigns', {
    title: 'Contest',
    examId: paper,
    examKind: 'multi-subject',
    ...dates,
  });
  expect((await visitor.get(`/multisubjectexams/mcqs/${paper}`)).status).toBe(200);
});
