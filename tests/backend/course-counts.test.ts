// The counts of courses, subjects, chapters, admission courses and units; and that empty courses
// cannot be enrolled in.
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const add = async (url: string, body: object): Promise<string> =>
  (await admin.post(url, body)).body._id;
const read = async (url: string) => (await admin.get(url)).body;
const countsOf = ({ lessonCount, contentCount, examCount }: Record<string, unknown>) => [
  lessonCount,
  contentCount,
  examCount,
];
const question = {
  question: 'What is $1+1$?',
  points: 1,
  options: ['2', '3'].map((text, index) => ({ text, isCorrect: index === 0 })),
};
const exam = {
  title: 'Exam',
  type: 'MCQ',
  totalMarks: 1,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 0,
  mcqs: [question],
};
const addExam = (parentType: string, parentId: string) =>
  add(`/examcreation/${parentType}/createexam`, { ...exam, parentId });

it('counts lessons, notes and exams below a chapter, a subject and a course, without archived and other ones', async () => {
  const courseId = await add('/course/createcourse', {
    courseCode: 'class06',
    title: 'Counted',
    price: 0,
  });
  const subjectId = await add(`/course/${courseId}/createsubject`, { subjectName: 'Physics' });
  const chapterId = await add(`/course/${subjectId}/createchapter`, { chapterTitle: 'Motion' });
  const emptyId = await add(`/course/${subjectId}/createchapter`, { chapterTitle: 'Light' });
  expect(countsOf(await read(`/course/${courseId}`))).toEqual([0, 0, 0]);

  const lessonId = await add(`/course/${chapterId}/createlesson`, { title: 'Speed' });
  await add(`/course/${chapterId}/createlesson`, { title: 'Velocity' });
  await add(`/course/${chapterId}/createcontent`, { title: 'Note' });
  const unitId = await add(`/academiccourse/${courseId}/units`, { unitName: 'First half' });
  for (const [type, id] of Object.entries({
    chapter: chapterId,
    lesson: lessonId,
    subject: subjectId,
    course: courseId,
    unit: unitId,
  })) {
    await addExam(type, id);
  }

  const chapters = (await read(`/course/${subjectId}/chapters`)) as Record<string, unknown>[];
  expect(chapters.map((chapter) => [chapter._id, ...countsOf(chapter)])).toEqual([
    [chapterId, 2, 1, 2],
    [emptyId, 0, 0, 0],
  ]);
  expect(countsOf(await read(`/course/subject/${subjectId}`))).toEqual([2, 1, 3]);
  for (const url of [`/course/${courseId}`, `/academiccourse/academicCourses/${courseId}`]) {
    expect(countsOf(await read(url)), url).toEqual([2, 1, 5]);
  }
});

it('counts papers and single exams of an admission course and of its units', async () => {
  const universityId = await add('/admissioncourse/universities', {
    courseCode: 'counted',
    name: 'Counted',
    enrollmentFee: 0,
    discountFee: 0,
  });
  const unitId = await add('/admissioncourse/units', { universityId, unitName: 'A' });
  const emptyId = await add('/admissioncourse/units', { universityId, unitName: 'B' });
  const yearId = await add('/admissioncourse/years', { unitId, year: 2024 });
  await add('/admissioncourse/years', { unitId, year: 2023 });
  const paper = { title: 'Paper', timeLimit: 30, negativeMarkingPercentage: 25 };
  await add(`/admissioncourse/years/${yearId}/exams`, {
    ...paper,
    subjects: [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }],
  });
  await addExam('unit', unitId);
  const units = (await read(`/admissioncourse/units/${universityId}`)) as Record<string, unknown>[];
  expect(units.map(({ _id, examCount }) => [_id, examCount])).toEqual([
    [unitId, 2],
    [emptyId, 0],
  ]);
  expect((await read('/admissioncourse/universities/coursedetails/counted')).examCount).toBe(2);
});

it.each([
  ['academic', '/course/createcourse', { courseCode: 'class06', title: 'Empty', price: 0 }],
  [
    'admissionPrep',
    '/admissioncourse/universities',
    { courseCode: 'empty', name: 'Empty', enrollmentFee: 0, discountFee: 0 },
  ],
])('rejects enrolments in an empty course of the category %s', async (category, url, body) => {
  const courseId = await add(url, body);
  const response = await student.post('/students/student/enroll', {
    studentId: student.studentId,
    courseId,
    category,
  });
  expect([response.status, response.body.code, response.body.error]).toEqual([
    422,
    'COURSE_COMING_SOON',
    'There is nothing in this course yet.',
  ]);
});

it('accepts a document back as it was read, with its counts', async () => {
  const courseId = await add('/course/createcourse', {
    courseCode: 'class06',
    title: 'Sent back',
    price: 0,
  });
  const course = await read(`/academiccourse/academicCourses/${courseId}`);
  expect((await admin.put(`/academiccourse/academicCourses/${courseId}`, course)).body).toEqual(
    course,
  );
});
