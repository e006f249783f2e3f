// Moving items of the content tree within their course (docs/decisions/081).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anExam, aPaper } from './exam-fixture.ts';
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
const addSubject = (subjectName: string) => add('/course/free10/createsubject', { subjectName });
const addChapter = (subject: string, chapterTitle: string) =>
  add(`/course/${subject}/createchapter`, { chapterTitle });
const addLesson = (chapter: string, title: string, exams?: string[]) =>
  add(`/course/${chapter}/createlesson`, { title, content: '<p>Text</p>', exams });
const move = (kind: string, id: string, body: object, revision?: string) =>
  admin.post(
    `/ext/content/${kind}/${id}/move`,
    body,
    revision === undefined ? {} : { 'if-match': `"${revision}"` },
  );
const moveItem = async (kind: string, id: string, body: object) => {
  const { status, body: place, text } = await move(kind, id, body);
  expect(status, text).toBe(200);
  return place;
};
const revisionOf = async (kind: string, id: string) =>
  (await admin.get(`/ext/content-revisions/${kind}/${id}`)).body;

describe('a chapter', () => {
  it('moves to another subject with all its content, and back to its old place', async () => {
    const [from, to] = [await addSubject('Optics'), await addSubject('Waves')];
    const [first, chapter, last] = [
      await addChapter(from, 'Light'),
      await addChapter(from, 'Mirrors'),
      await addChapter(from, 'Lenses'),
    ];
    const there = await addChapter(to, 'Sound');
    const lesson = await addLesson(chapter, 'Plane mirrors');
    const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
    await student.put(`/ext/progress/lessons/${lesson}`, { done: true });
    const result = await submitExam(student, examId);
    expect(result.status).toBe(201);
    const course = async () =>
      (await student.get(`/students/student/enrolledcourses/${student.studentId}`)).body;
    const before = await course();

    expect(await moveItem('chapter', chapter, { parentId: to })).toEqual({
      _id: chapter,
      kind: 'chapter',
      parentId: to,
      position: 1,
      from: { parentId: from, position: 1 },
    });
    expect(ids((await student.get(`/course/${from}/chapters`)).body)).toEqual([first, last]);
    expect(ids((await student.get(`/course/${to}/chapters`)).body)).toEqual([there, chapter]);
    expect((await student.get(`/course/subject/${to}`)).body).toMatchObject({
      lessonCount: 1,
      examCount: 1,
    });
    expect((await student.get(`/course/subject/${from}`)).body).toMatchObject({
      lessonCount: 0,
      examCount: 0,
    });
    // The student's data is unchanged.
    expect(await course()).toEqual(before);
    expect((await student.get('/ext/progress/mine?courseId=free10')).text).toContain(lesson);
    expect((await student.get('/ext/results/mine/single')).text).toContain(result.body._id);
    expect((await student.get(`/course/lessons/${lesson}`)).body.content).toBe('<p>Text</p>');
    expect((await student.get(`/examcreation/examid/${examId}`)).body.mcqs).toBeTruthy();

    await moveItem('chapter', chapter, { parentId: from, position: 1 });
    expect(ids((await student.get(`/course/${from}/chapters`)).body)).toEqual([
      first,
      chapter,
      last,
    ]);
    expect(ids((await student.get(`/course/${to}/chapters`)).body)).toEqual([there]);
  });

  it('moves to each position of its own list', async () => {
    const subject = await addSubject('Order');
    const [a, b, c] = [
      await addChapter(subject, 'A'),
      await addChapter(subject, 'B'),
      await addChapter(subject, 'C'),
    ];
    const order = async () => ids((await admin.get(`/course/${subject}/chapters`)).body);
    for (const [position, wanted] of [
      [0, [c, a, b]],
      [1, [a, c, b]],
      [2, [a, b, c]],
      [99, [a, b, c]],
    ] as const) {
      await moveItem('chapter', c, { parentId: subject, position });
      expect(await order()).toEqual(wanted);
    }
    // Positions do not count archived items.
    await admin.post(`/ext/content/chapter/${a}/archive`, {});
    await moveItem('chapter', c, { parentId: subject, position: 0 });
    expect(await order()).toEqual([c, b]);
    // A change of the order does not change the item's revision.
    expect(await revisionOf('chapter', c)).not.toHaveProperty('changedAt');
  });
});

describe('a lesson', () => {
  it('keeps the exams that it lists, also when it is saved again', async () => {
    const subject = await addSubject('Linked');
    const [from, to] = [await addChapter(subject, 'From'), await addChapter(subject, 'To')];
    const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: from }));
    const lesson = await addLesson(from, 'With exam', [examId]);
    await moveItem('lesson', lesson, { parentId: to });
    expect((await student.get(`/course/lessons/${lesson}`)).body).toMatchObject({
      chapterId: to,
      exams: [examId],
    });
    const saved = await admin.put(`/course/lesson/${lesson}`, { title: 'Saved', exams: [examId] });
    expect([saved.status, saved.body.exams]).toEqual([200, [examId]]);
    // Exams that it did not list before are still refused.
    const other = await add('/examcreation/chapter/createexam', anExam({ parentId: from }));
    expect(
      (await admin.put(`/course/lesson/${lesson}`, { exams: [examId, other] })).body.code,
    ).toBe('EXAM_OF_OTHER_CHAPTER');
    expect((await student.get(`/course/lessons/${lesson}`)).body.exams).toEqual([examId]);
  });
});

it.each([
  ['note', 'createcontent'],
  ['exam', null],
] as const)('a %s moves to another chapter', async (kind, call) => {
  const subject = await addSubject('Moves');
  const [from, to] = [await addChapter(subject, 'From'), await addChapter(subject, 'To')];
  const id = call
    ? await add(`/course/${from}/${call}`, { title: 'Item' })
    : await add('/examcreation/chapter/createexam', anExam({ parentId: from, title: 'Item' }));
  expect(await moveItem(kind, id, { parentId: to, position: 5 })).toMatchObject({
    parentId: to,
    position: 0,
  });
  expect(await revisionOf(kind, id)).toMatchObject({ parentId: to, parentTitle: 'To' });
});

describe('an exam year', () => {
  it('moves to another unit of its course with its paper, but not where its year exists', async () => {
    const unit = (unitName: string) =>
      add('/admissioncourse/units', { universityId: 'free', unitName });
    const [from, to] = [await unit('From'), await unit('To')];
    const year = await add('/admissioncourse/years', { unitId: from, year: 2001 });
    const paper = await add(`/admissioncourse/years/${year}/exams`, aPaper());
    expect(await moveItem('exam-year', year, { parentId: to })).toEqual({
      _id: year,
      kind: 'exam-year',
      parentId: to,
      from: { parentId: from },
    });
    expect((await admin.get(`/admissioncourse/years/${to}`)).body).toMatchObject([
      { _id: year, exam: paper },
    ]);
    await add('/admissioncourse/years', { unitId: from, year: 2001 });
    const refused = await move('exam-year', year, { parentId: from });
    expect([refused.status, refused.body.code]).toEqual([409, 'PLACE_TAKEN']);
    // The paper is moved to another year without a paper.
    const empty = await add('/admissioncourse/years', { unitId: to, year: 2002 });
    expect(await moveItem('paper', paper, { parentId: empty })).toMatchObject({ parentId: empty });
    expect(await revisionOf('paper', paper)).toMatchObject({ parentTitle: '2002' });
  });
});

describe('two admins', () => {
  it('do not move the same item twice: the later move is rejected', async () => {
    const subject = await addSubject('Both');
    const [firstChapter, secondChapter, thirdChapter] = [
      await addChapter(subject, 'One'),
      await addChapter(subject, 'Two'),
      await addChapter(subject, 'Three'),
    ];
    const lesson = await addLesson(firstChapter, 'Wanted');
    const { revision } = await revisionOf('lesson', lesson);
    const responses = await Promise.all(
      [secondChapter, thirdChapter].map((parentId) =>
        move('lesson', lesson, { parentId }, revision),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('CHANGED_SINCE_OPENED');
    const successful = responses.find(({ status }) => status === 200);
    const now = await revisionOf('lesson', lesson);
    expect(now).toMatchObject({
      parentId: successful?.body.parentId,
      changedAt: backend.clock.now.toISOString(),
      changedBy: expect.any(String),
    });
    expect((await move('lesson', lesson, { parentId: firstChapter }, now.revision)).status).toBe(
      200,
    );
  });

  it('do not lose a chapter that is moved while its new subject is archived', async () => {
    const [from, to] = [await addSubject('From'), await addSubject('To')];
    const chapter = await addChapter(from, 'Between');
    const [archived, moving] = await Promise.all([
      admin.post(`/ext/content/subject/${to}/archive`, {}),
      move('chapter', chapter, { parentId: to }),
    ]);
    expect(archived.status).toBe(200);
    const isThere = ids((await admin.get(`/course/${from}/chapters`)).body).includes(chapter);
    // Either it was moved first and is archived with the subject, or it was not moved.
    expect(isThere).toBe(moving.status === 422);
  });
});

it('rejects other courses, parents of another kind, and archived or missing ones', async () => {
  const subject = await addSubject('Refused');
  const chapter = await addChapter(subject, 'Stays');
  const unit = await add('/academiccourse/free10/units', { unitName: 'Unit' });
  const examId = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
  for (const [kind, id, parentId, code] of [
    ['chapter', chapter, 'paid10-physics', 'MOVE_TO_OTHER_COURSE'],
    ['subject', subject, 'paid10', 'MOVE_TO_OTHER_COURSE'],
    ['academic-unit', unit, 'paid10', 'MOVE_TO_OTHER_COURSE'],
    ['exam', examId, 'paid10-motion', 'MOVE_TO_OTHER_COURSE'],
    ['chapter', chapter, 'unknown', 'MOVE_TARGET_UNKNOWN'],
    ['chapter', chapter, chapter, 'MOVE_TARGET_UNKNOWN'],
    ['exam', examId, subject, 'MOVE_TARGET_UNKNOWN'],
    ['exam', examId, unit, 'MOVE_TARGET_UNKNOWN'],
    ['subject', subject, 'free', 'MOVE_TARGET_UNKNOWN'],
  ] as const) {
    const refused = await move(kind, id, { parentId });
    expect([refused.status, refused.body.code], `${kind} to ${parentId}`).toEqual([422, code]);
  }
  expect(ids((await admin.get(`/course/${subject}/chapters`)).body)).toEqual([chapter]);
  expect((await move('chapter', 'unknown', { parentId: subject })).body.code).toBe(
    'CONTENT_NOT_FOUND',
  );
  await admin.post(`/ext/content/chapter/${chapter}/archive`, {});
  expect((await move('chapter', chapter, { parentId: 'free10-physics' })).status).toBe(404);
  expect((await move('exam', examId, { parentId: 'free10-motion' })).status).toBe(404);
  for (const body of [{}, { parentId: subject, position: -1 }, { parentId: '', position: 0 }])
    expect((await move('chapter', chapter, body)).status).toBe(400);
  const moveResponse = await student.post(`/ext/content/chapter/free10-motion/move`, {
    parentId: 'free10-physics',
  });
  expect(moveResponse.status).toBe(403);
});

it('records who moved which item, from where to where', async () => {
  const [from, to] = [await addSubject('Left'), await addSubject('Entered')];
  const chapter = await addChapter(from, 'Recorded');
  advanceClock(backend, 1000);
  await moveItem('chapter', chapter, { parentId: to });
  const { body: entries } = await admin.get('/ext/audit-log?kind=chapter');
  expect(entries[0]).toMatchObject({ action: 'move', objectId: chapter, title: 'Recorded' });
  expect(entries[0].changes).toContainEqual({ field: 'parent', before: 'Left', after: 'Entered' });
});
