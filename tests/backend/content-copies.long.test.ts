// Duplicating branches of the content tree (docs/decisions/075).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anExam, aPaper, aWrittenExam } from './exam-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { submitExam } from './submission-kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  student = await backend.enrolled();
});
afterAll(() => backend.close());

type WithId = { _id: string };
const ids = (list: WithId[]) => list.map(({ _id }) => _id);
const add = async (url: string, body: object) => {
  const { status, body: created, text } = await admin.post(url, body);
  expect(status, text).toBe(201);
  return created._id as string;
};
const duplicate = (kind: string, id: string, body: object = {}) =>
  admin.post(`/ext/content/${kind}/${id}/duplicate`, body);
const copyOf = async (kind: string, id: string, body: object = {}) => {
  const { status, body: copy, text } = await duplicate(kind, id, body);
  expect(status, text).toBe(201);
  return copy as { _id: string; kind: string; parentId: string; itemCount: number };
};
const exam = async (id: string) => (await admin.get(`/examcreation/examid/${id}`)).body;
const makeSubject = () => add('/course/free10/createsubject', { subjectName: 'Optics' });
const makeChapter = async (subject: string) =>
  add(`/course/${subject}/createchapter`, { chapterTitle: 'Mirrors', chapterSummary: 'Light' });

/** The parts of a document that are equal in a copy: everything but ids. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      ['_id', 'id', 'parentId', 'chapterId', 'subjectId', 'exams', 'yearId'].includes(key)
        ? undefined
        : inner,
    ),
  );

describe('a subject', () => {
  it('is copied with its children, right after itself, and without student data', async () => {
    const subject = await makeSubject();
    const last = await makeSubject();
    const chapter = await makeChapter(subject);
    const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
    const written = await add('/examcreation/subject/createexam', {
      ...aWrittenExam({
        parentId: subject,
        title: 'Essay',
        startingDate: '2030-01-01T00:00:00.000Z',
      }),
    });
    const lesson = await add(`/course/${chapter}/createlesson`, {
      title: 'Plane mirrors',
      content: '<p>Text</p>',
      duration: 12,
      exams: [examId],
    });
    const note = await add(`/course/${chapter}/createcontent`, { title: 'Formulas' });
    await add('/examcreation/lesson/createexam', anExam({ parentId: lesson, title: 'Quiz' }));
    await submitExam(student, examId);
    await student.put(`/ext/progress/lessons/${lesson}`, { done: true });
    await admin.put(`/ext/exams/single/${examId}/release-rule`, {
      visibility: 'score',
      moment: 'immediately',
    });

    const copy = await copyOf('subject', subject, { title: 'Optics (copy)' });
    expect(copy).toMatchObject({ kind: 'subject', parentId: 'free10', itemCount: 7 });
    const order = ids((await admin.get('/course/free10/subjects')).body);
    expect(order.slice(-3)).toEqual([subject, copy._id, last]);
    expect((await admin.get(`/course/subject/${copy._id}`)).body).toMatchObject({
      subjectName: 'Optics (copy)',
      lessonCount: 1,
      contentCount: 1,
      examCount: 3,
    });
    const [chapterCopy] = (await admin.get(`/course/${copy._id}/chapters`)).body;
    expect(chapterCopy).toMatchObject({ chapterTitle: 'Mirrors', chapterSummary: 'Light' });
    const [lessonCopy] = (await student.get(`/course/${chapterCopy._id}/lessons`)).body;
    expect(lessonCopy).toMatchObject({ title: 'Plane mirrors', content: '<p>Text</p>' });
    const [noteCopy] = (await student.get(`/course/${chapterCopy._id}/contents`)).body;
    expect(noteCopy.title).toBe('Formulas');
    const [listed] = (await admin.get(`/examcreation/chapter/${chapterCopy._id}`)).body;
    // The lesson's copy points to the exam's copy.
    expect(lessonCopy.exams).toEqual([listed._id]);
    expect(withoutIds(await exam(listed._id))).toEqual(withoutIds(await exam(examId)));
    const [essay] = (await admin.get(`/examcreation/subject/${copy._id}`)).body;
    expect(withoutIds(await exam(essay._id))).toEqual(withoutIds(await exam(written)));
    const known = [subject, chapter, lesson, note, examId, written];
    expect(known).not.toEqual(
      expect.arrayContaining([chapterCopy._id, lessonCopy._id, noteCopy._id, listed._id]),
    );

    const rules = await admin.get(`/ext/exams/single/release-rules?ids=${listed._id}`);
    expect(rules.body[listed._id]).toMatchObject({ visibility: 'score' });
    expect((await admin.get(`/exams/results/exam/${listed._id}`)).body).toEqual([]);
    expect((await student.get(`/ext/progress/mine?courseId=free10`)).text).not.toContain(
      lessonCopy._id,
    );
    // The copy can be taken, and is scored by its own key.
    const { mcqs } = await exam(listed._id);
    const mcqAnswers = mcqs.map(({ _id, options }: { _id: string; options: WithId[] }) => ({
      questionId: _id,
      selectedOption: options[0]?._id,
    }));
    expect((await submitExam(student, listed._id, {}, { mcqAnswers })).body.score).toBe(4);
  });

  it('is copied into another course, to the end of it', async () => {
    const subject = await makeSubject();
    await makeChapter(subject);
    const courseId = await add('/course/createcourse', {
      courseCode: 'class9',
      courseName: 'Class 9',
      enrollmentFee: 0,
      status: 'draft',
    });
    await add(`/course/${courseId}/createsubject`, { subjectName: 'First' });
    const copy = await copyOf('subject', subject, { parentId: courseId });
    const list = (await admin.get(`/course/${courseId}/subjects`)).body;
    expect(ids(list)[1]).toBe(copy._id);
    expect(list[1].subjectName).toBe('Optics');
    expect((await admin.get(`/course/${copy._id}/chapters`)).body).toHaveLength(1);
  });
});

describe('parts of a chapter', () => {
  it('are copied separately, and lessons keep their exams in the same chapter only', async () => {
    const subject = await makeSubject();
    const chapter = await makeChapter(subject);
    const other = await makeChapter(subject);
    const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
    const lesson = await add(`/course/${chapter}/createlesson`, { title: 'One', exams: [examId] });
    const here = await copyOf('lesson', lesson);
    const there = await copyOf('lesson', lesson, { parentId: other });
    expect((await admin.get(`/course/lessons/${here._id}`)).body.exams).toEqual([examId]);
    expect((await admin.get(`/course/lessons/${there._id}`)).body.exams).toEqual([]);
    const note = await add(`/course/${chapter}/createcontent`, { title: 'Note' });
    const [first, second] = [await copyOf('note', note), await copyOf('note', note)];
    // The newest copy is right after the original.
    expect(ids((await admin.get(`/course/${chapter}/contents`)).body)).toEqual([
      note,
      second._id,
      first._id,
    ]);
    const examCopy = await copyOf('exam', examId, { parentId: other, title: 'Other' });
    expect(await exam(examCopy._id)).toMatchObject({ parentId: other, title: 'Other' });
  });

  it('are omitted if they are archived', async () => {
    const subject = await makeSubject();
    const chapter = await makeChapter(subject);
    const lesson = await add(`/course/${chapter}/createlesson`, { title: 'Old' });
    await admin.post(`/ext/content/lesson/${lesson}/archive`, {});
    const copy = await copyOf('chapter', chapter);
    expect(copy.itemCount).toBe(1);
    expect((await duplicate('lesson', lesson)).status).toBe(404);
    expect((await admin.get(`/course/${copy._id}/lessons`)).body).toEqual([]);
  });
});

it('copies corrected keys, and omits questions that do not count', async () => {
  const chapter = await makeChapter(await makeSubject());
  const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
  const { mcqs } = await exam(examId);
  const correct = async (correction: object) =>
    expect(
      (
        await admin.post(`/ext/exams/single/${examId}/key-corrections`, {
          reason: 'Misprint',
          ...correction,
        })
      ).status,
    ).toBe(201);
  const [right, wrong] = mcqs[0].options;
  await correct({ questionId: mcqs[0]._id, kind: 'key', correctOptionIds: [wrong._id] });
  await correct({ questionId: mcqs[1]._id, kind: 'void' });
  const copy = await exam((await copyOf('exam', examId))._id);
  expect(copy.mcqs).toHaveLength(1);
  expect(copy.mcqs[0]).not.toHaveProperty('correction');
  expect(copy.mcqs[0].options).toMatchObject([
    { text: right.text, isCorrect: false },
    { text: wrong.text, isCorrect: true },
  ]);
  expect(copy.totalMarks).toBe(2);
});

describe('a unit of an admission course', () => {
  it('is copied with its years and papers', async () => {
    const unit = await add('/admissioncourse/units', { universityId: 'free', unitName: 'Z' });
    const year = await add('/admissioncourse/years', { unitId: unit, year: 2001 });
    const paper = await add(`/admissioncourse/years/${year}/exams`, aPaper());
    const copy = await copyOf('admission-unit', unit, { title: 'Z2' });
    expect(copy.itemCount).toBe(3);
    const [yearCopy] = (await admin.get(`/admissioncourse/years/${copy._id}`)).body;
    expect(yearCopy.year).toBe(2001);
    const read = async (id: string) => (await admin.get(`/multisubjectexams/mcqs/${id}`)).body;
    expect(withoutIds(await read(yearCopy.exam))).toEqual(withoutIds(await read(paper)));
    expect((await read(yearCopy.exam)).subjects[0].mcqs[0]._id).not.toBe(
      (await read(paper)).subjects[0].mcqs[0]._id,
    );

    // In its own unit a copied year gets the next free number; in another unit it keeps its own.
    const next = await copyOf('exam-year', year);
    expect((await admin.get(`/admissioncourse/years/year/${next._id}`)).body.year).toBe(2002);
    expect((await duplicate('exam-year', year, { year: 2002 })).body.code).toBe('PLACE_TAKEN');
    expect((await duplicate('exam-year', year, { parentId: copy._id })).body.code).toBe(
      'PLACE_TAKEN',
    );
    // A paper needs another year than its own, without a paper.
    expect((await duplicate('paper', paper)).body.code).toBe('PLACE_TAKEN');
    const empty = await add('/admissioncourse/years', { unitId: unit, year: 1999 });
    const paperCopy = await copyOf('paper', paper, { parentId: empty });
    expect((await read(paperCopy._id)).title).toBe('Paper');
  });

  it('is not copied while a campaign with one of its papers is not over', async () => {
    const unit = await add('/admissioncourse/units', { universityId: 'free', unitName: 'Y' });
    const year = await add('/admissioncourse/years', { unitId: unit, year: 2001 });
    const paper = await add(`/admissioncourse/years/${year}/exams`, aPaper());
    const at = (days: number) =>
      new Date(backend.clock.now.getTime() + days * 86_400_000).toISOString();
    await add('/examcampaigns', {
      title: 'Contest',
      examKind: 'multi-subject',
      examId: paper,
      startDate: at(1),
      endDate: at(2),
    });
    expect((await duplicate('admission-unit', unit)).body.code).toBe('CAMPAIGN_NOT_OVER');
    expect(
      (await admin.get('/admissioncourse/units/free')).body.filter(
        ({ unitName }: { unitName: string }) => unitName === 'Y',
      ),
    ).toHaveLength(1);
  });
});

it('rejects unknown places, too large copies, and students', async () => {
  const subject = await makeSubject();
  const refused = await duplicate('subject', subject, { parentId: 'unknown' });
  expect([refused.status, refused.body.code]).toEqual([422, 'COPY_TARGET_UNKNOWN']);
  expect((await duplicate('subject', 'unknown')).status).toBe(404);
  expect((await duplicate('subject', subject, { parentId: 'free' })).status).toBe(422);
  expect((await student.post(`/ext/content/subject/${subject}/duplicate`, {})).status).toBe(403);
  const chapter = await makeChapter(subject);
  for (let at = 0; at < 250; at += 1)
    await add(`/course/${chapter}/createlesson`, { title: `Lesson ${at}` });
  expect((await copyOf('chapter', chapter)).itemCount).toBe(251);
  expect((await duplicate('subject', subject)).body.code).toBe('COPY_TOO_LARGE');
});

it('records the copy as created', async () => {
  const subject = await makeSubject();
  advanceClock(backend, 1000);
  const copy = await copyOf('subject', subject, { title: 'Copied' });
  const { body: entries } = await admin.get('/ext/audit-log?kind=subject');
  expect(entries[0]).toMatchObject({ action: 'create', objectId: copy._id, title: 'Copied' });
});
