// GET /ext/search: its response, that every written title is searchable at once, and its limits.
// Quality: search-quality.long.test.ts.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapters } from '../../backend/src/modules/academics/tables.ts';
import { refreshSearchKeys } from '../../backend/src/modules/search/search-keys.ts';
import { searchKey } from '../../backend/src/records/search/search-key.ts';
import { INSIDE_CANARY, KEY_CANARY, QUESTION_CANARY } from './content-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

type Hit = { _id: string; title: string };
const search = (q: string, more = '') =>
  backend.visitor().get(`/ext/search?q=${encodeURIComponent(q)}${more}`);
/** `kind title` of every hit. */
const hits = async (q: string): Promise<string[]> => {
  const { status, body } = await search(q, '&limit=50');
  expect(status).toBe(200);
  return body.groups.flatMap(({ kind, hits: list }: { kind: string; hits: Hit[] }) =>
    list.map(({ title }) => `${kind} ${title}`),
  );
};
const add = async (url: string, body: object): Promise<string> => {
  const response = await admin.post(url, body);
  expect(response.status).toBe(201);
  return response.body._id;
};
const change = async (url: string, body: object) =>
  expect((await admin.put(url, body)).status).toBe(200);
const question = {
  question: 'What is $1+1$?',
  points: 1,
  options: ['2', '3'].map((text, index) => ({ text, isCorrect: index === 0 })),
};
const exam = {
  type: 'MCQ',
  totalMarks: 1,
  timeLimit: 10,
  passingScore: 40,
  negetiveMarkingPercentage: 0,
  mcqs: [question],
};

describe('the response', () => {
  it('is grouped by kind, with the course of each title and where it is', async () => {
    const courseId = await add('/course/createcourse', {
      courseCode: 'class07',
      title: 'Zebra course',
      price: 0,
    });
    const subjectId = await add(`/course/${courseId}/createsubject`, {
      subjectName: 'Zebra subject',
    });
    const chapterId = await add(`/course/${subjectId}/createchapter`, {
      chapterTitle: 'Zebra chapter',
    });
    const lessonId = await add(`/course/${chapterId}/createlesson`, { title: 'Zebra lesson' });
    const examId = await add('/examcreation/lesson/createexam', {
      ...exam,
      title: 'Zebra exam',
      parentId: lessonId,
    });
    const { body } = await search('zebra');
    const course = {
      _id: courseId,
      title: 'Zebra course',
      courseCode: 'class07',
      courseType: 'academic',
    };
    const trail = ['Zebra subject', 'Zebra chapter'];
    expect(body.groups).toEqual([
      {
        kind: 'course',
        total: 1,
        hits: [{ _id: courseId, title: 'Zebra course', trail: [], course }],
      },
      {
        kind: 'subject',
        total: 1,
        hits: [{ _id: subjectId, title: 'Zebra subject', trail: [], course }],
      },
      {
        kind: 'chapter',
        total: 1,
        hits: [{ _id: chapterId, title: 'Zebra chapter', trail: ['Zebra subject'], course }],
      },
      { kind: 'lesson', total: 1, hits: [{ _id: lessonId, title: 'Zebra lesson', trail, course }] },
      {
        kind: 'exam',
        total: 1,
        hits: [
          {
            _id: examId,
            title: 'Zebra exam',
            trail,
            parentType: 'lesson',
            parentId: lessonId,
            course,
          },
        ],
      },
    ]);
  });

  it('has at most `limit` of each kind, and the total count', async () => {
    const courseId = await add('/course/createcourse', {
      courseCode: 'class07',
      title: 'Many',
      price: 0,
    });
    for (const number of [1, 2, 3])
      await add(`/course/${courseId}/createsubject`, { subjectName: `Quagga ${number}` });
    const { body } = await search('quagga', '&limit=2&kind=subject');
    expect(body.groups).toMatchObject([
      { kind: 'subject', total: 3, hits: [{ title: 'Quagga 1' }, { title: 'Quagga 2' }] },
    ]);
    const next = (await search('quagga', '&limit=2&kind=subject&offset=2')).body;
    expect(
      next.groups.map((group: { total: number; hits: Hit[] }) => [
        group.total,
        group.hits.map(({ title }) => title),
      ]),
    ).toEqual([[3, ['Quagga 3']]]);
    for (const offset of ['-1', '300', 'x'])
      expect((await search('quagga', `&offset=${offset}`)).status).toBe(400);
  });

  it('contains no text of the content, and does not search in it', async () => {
    const { text } = await search('a', '&limit=50');
    for (const canary of [INSIDE_CANARY, KEY_CANARY, QUESTION_CANARY]) {
      expect(text).not.toContain(canary);
      expect(await hits(canary)).toEqual([]);
    }
  });
});

describe('every write of a title', () => {
  it('in a course', async () => {
    const courseId = await add('/academiccourse/academicCourses', {
      courseCode: 'class07',
      title: 'Okapi course',
      price: 0,
    });
    const subjectId = await add(`/course/${courseId}/createsubject`, {
      subjectName: 'Okapi subject',
    });
    const chapterId = await add(`/course/${subjectId}/createchapter`, {
      chapterTitle: 'Okapi chapter',
    });
    const lessonId = await add(`/course/${chapterId}/createlesson`, { title: 'Okapi lesson' });
    const noteId = await add(`/course/${chapterId}/createcontent`, { title: 'Okapi note' });
    const examId = await add('/examcreation/chapter/createexam', {
      ...exam,
      title: 'Okapi exam',
      parentId: chapterId,
    });
    const kinds = ['course', 'subject', 'chapter', 'lesson', 'note', 'exam'];
    expect(await hits('okapi')).toEqual(kinds.map((kind) => `${kind} Okapi ${kind}`));

    await change(`/academiccourse/academicCourses/${courseId}`, { title: 'Tapir course' });
    await change(`/course/subject/${subjectId}`, { subjectName: 'Tapir subject' });
    await change(`/course/chapter/${chapterId}`, { chapterTitle: 'Tapir chapter' });
    await change(`/course/lesson/${lessonId}`, { title: 'Tapir lesson' });
    await change(`/course/content/${noteId}`, { title: 'Tapir note' });
    await change(`/examcreation/${examId}`, { title: 'Tapir exam' });
    expect(await hits('okapi')).toEqual([]);
    expect(await hits('tapir')).toEqual(kinds.map((kind) => `${kind} Tapir ${kind}`));

    await change(`/course/lesson/${lessonId}`, { position: 3 });
    expect(await hits('tapir lesson')).toContain('lesson Tapir lesson');
    expect((await admin.send('DELETE', `/academiccourse/${courseId}`)).status).toBe(200);
    expect(await hits('tapir')).toEqual([]);
  });

  it('in an admission course', async () => {
    const body = { courseCode: 'dodo', name: 'Dodo course', enrollmentFee: 0, discountFee: 0 };
    const universityId = await add('/admissioncourse/universities', body);
    const unitId = await add('/admissioncourse/units', { universityId, unitName: 'Dodo unit' });
    const yearId = await add('/admissioncourse/years', { unitId, year: 2024 });
    const subjects = [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }];
    const paper = { title: 'Dodo exam', timeLimit: 60, negativeMarkingPercentage: 0, subjects };
    const paperId = await add(`/admissioncourse/years/${yearId}/exams`, paper);
    expect(await hits('dodo')).toEqual(['course Dodo course', 'unit Dodo unit', 'exam Dodo exam']);

    await change(`/admissioncourse/universities/${universityId}`, { name: 'Caracal course' });
    await change(`/admissioncourse/units/${unitId}`, { unitName: 'Caracal unit' });
    await change(`/admissioncourse/exams/${paperId}`, { title: 'Caracal exam' });
    expect(await hits('caracal')).toEqual([
      'course Caracal course',
      'unit Caracal unit',
      'exam Caracal exam',
    ]);
    expect(await hits('dodo')).toEqual([]);
  });

  it('by something else than our commands is searchable after the next start', async () => {
    const courseId = await add('/course/createcourse', {
      courseCode: 'class07',
      title: 'Other',
      price: 0,
    });
    const subjectId = await add(`/course/${courseId}/createsubject`, { subjectName: 'Other' });
    const chapterId = await add(`/course/${subjectId}/createchapter`, { chapterTitle: 'Numbat' });
    await backend.db
      .update(chapters)
      .set({ chapterTitle: 'Bilby', searchKey: null })
      .where(eq(chapters.id, chapterId));
    expect(await hits('bilby')).toEqual([]);
    await refreshSearchKeys(backend.db);
    expect(await hits('bilby')).toEqual(['chapter Bilby']);
  });
});

it('omits an archived course, with its content', async () => {
  const courseId = await add('/course/createcourse', {
    courseCode: 'class07',
    title: 'Auk course',
    price: 0,
  });
  const subjectId = await add(`/course/${courseId}/createsubject`, { subjectName: 'Auk subject' });
  const chapterId = await add(`/course/${subjectId}/createchapter`, {
    chapterTitle: 'Auk chapter',
  });
  await add('/examcreation/chapter/createexam', {
    ...exam,
    title: 'Auk exam',
    parentId: chapterId,
  });
  const student = await backend.student();
  const enrolment = { studentId: student.studentId, courseId, category: 'academic' };
  expect((await student.post('/students/student/enroll', enrolment)).status).toBeLessThan(300);
  expect(await hits('auk')).toHaveLength(4);
  expect((await admin.send('DELETE', `/academiccourse/${courseId}?force=true`)).status).toBe(200);
  expect(await hits('auk')).toEqual([]);
});

describe('limits', () => {
  it('reject an empty, a long and an unknown query, with codes', async () => {
    for (const query of [
      '',
      '?q=',
      `?q=${'a'.repeat(101)}`,
      '?q=a&kind=video',
      '?q=a&limit=51',
      '?q=a&page=2',
    ]) {
      const { status, body } = await backend.visitor().get(`/ext/search${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'INVALID_FIELD']);
    }
  });

  it('return nothing for punctuation, and accept any character', async () => {
    expect((await search('%_\\ \'"; --')).body).toEqual({ groups: [] });
    expect((await search('%')).body).toEqual({ groups: [] });
    expect((await search("\u0000 ' \ud83d\ude00 é ß \u0009cc")).status).toBe(200);
  });

  it('reject more than 600 searches of one network in a minute', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = new Set<number>();
    for (let count = 0; count < 600; count += 1)
      statuses.add((await backend.visitor().get('/ext/search?q=-', from)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await backend.visitor().get('/ext/search?q=-', from);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await search('-')).status).toBe(200);
  });
});

// 50,000 letters took 8 seconds, and a question of 4,000 letters 50 ms.
it('the key of a long word is computed in linear time', () => {
  const startedAt = performance.now();
  expect(searchKey('c'.repeat(50_000)).length).toBeGreaterThan(0);
  expect(performance.now() - startedAt).toBeLessThan(4000);
});
