// Archiving and restoring branches of the content tree (docs/decisions/075).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from './durations.ts';
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

const add = async (url: string, body: object) => {
  const { status, body: created, text } = await admin.post(url, body);
  expect(status, text).toBe(201);
  return created._id as string;
};
const archive = (kind: string, id: string) => admin.post(`/ext/content/${kind}/${id}/archive`, {});
const restore = (kind: string, id: string) => admin.post(`/ext/content/${kind}/${id}/restore`, {});
const archivedIn = async (courseId: string) =>
  (await admin.get(`/ext/courses/${courseId}/archived-content?limit=100`)).body;

/** A subject with a chapter that has a lesson, a note and an exam. */
async function makeSubject() {
  const subject = await add('/course/free10/createsubject', { subjectName: 'Optics' });
  const chapter = await add(`/course/${subject}/createchapter`, { chapterTitle: 'Mirrors' });
  const lesson = await add(`/course/${chapter}/createlesson`, { title: 'Plane mirrors' });
  const note = await add(`/course/${chapter}/createcontent`, { title: 'Formulas' });
  const exam = await add('/examcreation/chapter/createexam', anExam({ parentId: chapter }));
  return { subject, chapter, lesson, note, exam };
}

/** A unit with an exam year and its paper. */
async function makeUnit() {
  const unit = await add('/admissioncourse/units', { universityId: 'free', unitName: 'Z Unit' });
  const year = await add('/admissioncourse/years', { unitId: unit, year: 2001 });
  const paper = await add(`/admissioncourse/years/${year}/exams`, aPaper());
  return { unit, year, paper };
}

type Made = { url: string; kind: string; id: string };
const kinds: { kind: string; make: () => Promise<Made> }[] = [
  { kind: 'subject', url: (id: string) => `/course/subject/${id}` },
  { kind: 'chapter', url: (id: string) => `/course/chapters/${id}` },
  { kind: 'lesson', url: (id: string) => `/course/lessons/${id}` },
  { kind: 'note', url: (id: string) => `/course/${id}/contentdetails` },
  { kind: 'exam', url: (id: string) => `/examcreation/examid/${id}` },
]
  .map(({ kind, url }) => ({
    kind,
    make: async () => {
      const id = (await makeSubject())[kind as 'subject'];
      return { kind, id, url: url(id) };
    },
  }))
  .concat(
    [
      {
        kind: 'admission-unit',
        of: 'unit',
        url: (id: string) => `/admissioncourse/units/unit/${id}`,
      },
      { kind: 'exam-year', of: 'year', url: (id: string) => `/admissioncourse/years/year/${id}` },
      { kind: 'paper', of: 'paper', url: (id: string) => `/multisubjectexams/mcqs/${id}` },
    ].map(({ kind, of, url }) => ({
      kind,
      make: async () => {
        const id = (await makeUnit())[of as 'unit'];
        return { kind, id, url: url(id) };
      },
    })),
  );

describe.each(kinds)('a $kind', ({ make }) => {
  it('is missing for students and editors while it is archived, and is the same after it is restored', async () => {
    const { kind, id, url } = await make();
    const before = await student.get(url);
    expect(before.status, before.text).toBe(200);
    advanceClock(backend, 1000);
    const archived = await archive(kind, id);
    expect([archived.status, archived.body]).toEqual([
      200,
      { _id: id, kind, archivedAt: backend.clock.now.toISOString() },
    ]);
    expect((await student.get(url)).status).toBe(404);
    expect((await admin.get(`/ext/content-revisions/${kind}/${id}`)).status).toBe(404);
    // A repeated request, as after a lost response, changes nothing.
    advanceClock(backend, 1000);
    expect((await archive(kind, id)).body).toEqual(archived.body);

    expect((await restore(kind, id)).body).toEqual({ _id: id, kind });
    expect((await student.get(url)).body).toEqual(before.body);
    expect((await restore(kind, id)).status).toBe(200);
  });
});

it('archives and restores a branch as a whole, except parts that were archived before', async () => {
  const { subject, chapter, lesson, note, exam } = await makeSubject();
  const hidden = await add(`/course/${chapter}/createlesson`, { title: 'Hidden' });
  advanceClock(backend, 1000);
  await archive('lesson', hidden);
  advanceClock(backend, 1000);
  await archive('subject', subject);
  for (const url of [
    `/course/chapters/${chapter}`,
    `/course/lessons/${lesson}`,
    `/course/${note}/contentdetails`,
    `/examcreation/examid/${exam}`,
  ])
    expect((await student.get(url)).status, url).toBe(404);
  expect((await student.get(`/course/${subject}/chapters`)).body).toEqual([]);
  expect((await restore('chapter', chapter)).body.code).toBe('PARENT_ARCHIVED');
  expect((await restore('lesson', hidden)).body.code).toBe('PARENT_ARCHIVED');

  await restore('subject', subject);
  const lessons = (await student.get(`/course/${chapter}/lessons`)).body;
  expect(lessons.map(({ _id }: { _id: string }) => _id)).toEqual([lesson]);
  expect((await student.get(`/examcreation/examid/${exam}`)).status).toBe(200);
  expect((await restore('lesson', hidden)).status).toBe(200);
  expect((await student.get(`/course/${chapter}/lessons`)).body).toHaveLength(2);
});

it('omits archived content in counts, search, progress and lists', async () => {
  const { subject, chapter, lesson } = await makeSubject();
  const progress = () => student.get(`/ext/progress/mine?courseId=free10`);
  await student.put(`/ext/progress/lessons/${lesson}`, { done: true });
  expect((await progress()).text).toContain(lesson);
  const course = async () =>
    (await student.get(`/students/student/enrolledcourses/${student.studentId}`)).body.academic;
  const before = await course();
  await admin.put(`/course/lesson/${lesson}`, { title: 'Periscope' });
  const titles = async () => (await student.get('/ext/search?q=periscope')).text;
  expect(await titles()).toContain(lesson);

  advanceClock(backend, 1000);
  await archive('lesson', lesson);
  expect((await student.get(`/course/subject/${subject}`)).body).toMatchObject({
    lessonCount: 0,
    contentCount: 1,
    examCount: 1,
  });
  expect(await titles()).not.toContain(lesson);
  expect((await progress()).text).not.toContain(lesson);
  expect((await course()).overallProgress).not.toBe(before.overallProgress);

  advanceClock(backend, 1000);
  await archive('chapter', chapter);
  expect((await student.get(`/course/subject/${subject}`)).body).toMatchObject({
    lessonCount: 0,
    contentCount: 0,
    examCount: 0,
  });
  await restore('chapter', chapter);
  await restore('lesson', lesson);
  // The student's progress is kept.
  expect((await progress()).text).toContain(lesson);
  expect(await course()).toEqual(before);
});

it('lists restorable content, the newest first, with its parents', async () => {
  const { subject, chapter, note } = await makeSubject();
  advanceClock(backend, 1000);
  await archive('note', note);
  advanceClock(backend, 1000);
  await archive('chapter', chapter);
  const [newest, ...others] = await archivedIn('free10');
  expect(newest).toEqual({
    _id: chapter,
    kind: 'chapter',
    title: 'Mirrors',
    parentTitle: 'Optics',
    archivedAt: backend.clock.now.toISOString(),
  });
  expect(others.map(({ _id }: { _id: string }) => _id)).not.toContain(note);
  await restore('chapter', chapter);
  expect((await archivedIn('free10'))[0]).toMatchObject({ _id: note, parentTitle: 'Mirrors' });
  await restore('note', note);
  expect(JSON.stringify(await archivedIn('free10'))).not.toContain(subject);

  const { unit, year } = await makeUnit();
  await archive('exam-year', year);
  expect((await archivedIn('free'))[0]).toMatchObject({
    _id: year,
    kind: 'exam-year',
    title: '2001',
    parentTitle: 'Z Unit',
  });
  expect((await admin.get(`/ext/courses/free/archived-content`)).headers['x-total-count']).toBe(
    String((await archivedIn('free')).length),
  );
  await archive('admission-unit', unit);
});

it('does not restore an exam year whose place is taken', async () => {
  const { unit, year } = await makeUnit();
  advanceClock(backend, 1000);
  await archive('exam-year', year);
  await add('/admissioncourse/years', { unitId: unit, year: 2001 });
  const refused = await restore('exam-year', year);
  expect([refused.status, refused.body.code]).toEqual([409, 'PLACE_TAKEN']);
  expect((await archivedIn('free')).some(({ _id }: { _id: string }) => _id === year)).toBe(true);
});

it('does not archive an exam with running attempts, nor its parents', async () => {
  const { subject, exam } = await makeSubject();
  const { body: attempt } = await student.post('/ext/attempts', { kind: 'single', examId: exam });
  for (const [kind, id] of [['exam', exam] as const, ['subject', subject] as const]) {
    const refused = await archive(kind, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'EXAM_IS_TAKEN']);
  }
  await student.post(`/ext/attempts/${attempt._id}/close`);
  expect((await archive('subject', subject)).status).toBe(200);
});

it('neither archives nor copies an exam that a student takes after the end of its campaign, in a personal window', async () => {
  const { unit, paper } = await makeUnit();
  const at = (hours: number) => new Date(backend.clock.now.getTime() + hours * HOUR).toISOString();
  const campaignId = await add('/examcampaigns', {
    title: 'Contest',
    examKind: 'multi-subject',
    examId: paper,
    startDate: at(-1),
    endDate: at(1),
  });
  const { studentId } = student;
  const registration = { campaignId, studentId, basicInfo: { name: 'Rafi' } };
  expect((await student.post('/examcampaigns/register', registration)).status).toBe(201);
  const given = await admin.post(`/ext/exams/multi-subject/${paper}/personal-windows`, {
    startDate: at(5),
    endDate: at(6),
    reason: 'In hospital',
    studentIds: [studentId],
  });
  expect(given.status, given.text).toBe(200);
  advanceClock(backend, 2 * HOUR);
  const duplicate = () => admin.post(`/ext/content/admission-unit/${unit}/duplicate`, {});
  for (const send of [() => archive('admission-unit', unit), duplicate])
    expect((await send()).body.code).toBe('CAMPAIGN_NOT_OVER');
  advanceClock(backend, 5 * HOUR);
  expect((await duplicate()).status).toBe(201);
  expect((await archive('admission-unit', unit)).status).toBe(200);
});

it('does not archive an exam that a campaign still needs', async () => {
  const { unit, paper } = await makeUnit();
  const day = 86_400_000;
  const at = (days: number) => new Date(backend.clock.now.getTime() + days * day).toISOString();
  await add('/examcampaigns', {
    title: 'Contest',
    examKind: 'multi-subject',
    examId: paper,
    startDate: at(1),
    endDate: at(2),
  });
  expect((await archive('admission-unit', unit)).body.code).toBe('CAMPAIGN_NOT_OVER');
});

it('keeps the results of an archived exam for their students', async () => {
  const { chapter, exam } = await makeSubject();
  const result = await submitExam(student, exam);
  advanceClock(backend, 1000);
  expect((await archive('chapter', chapter)).status).toBe(200);
  expect((await student.get(`/ext/results/mine/single`)).text).toContain(result.body._id);
});

it('records who archived and restored which content', async () => {
  const { chapter } = await makeSubject();
  advanceClock(backend, 1000);
  await archive('chapter', chapter);
  advanceClock(backend, 1000);
  await restore('chapter', chapter);
  const { body: entries } = await admin.get('/ext/audit-log?kind=chapter');
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'restore', objectId: chapter, title: 'Mirrors' },
    { action: 'archive', objectId: chapter, changes: [{ field: 'archivedAt' }] },
  ]);
});

it('returns 404 for unknown content, and is for admins only', async () => {
  expect((await archive('lesson', 'unknown')).body.code).toBe('CONTENT_NOT_FOUND');
  expect((await restore('lesson', 'unknown')).body.code).toBe('CONTENT_NOT_FOUND');
  expect((await archive('course', 'free10')).status).toBe(400);
  expect((await student.post('/ext/content/chapter/free10-motion/archive', {})).status).toBe(403);
});
