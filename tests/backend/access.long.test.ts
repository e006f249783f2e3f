// Outline, content and answer key: which role sees them, on every route.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { FREE_PAPER, INSIDE_CANARY, KEY_CANARY, QUESTION_CANARY } from './content-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';

let backend: Backend;
let enrolled: Student;
let other: Student;
let admin: Visitor;
let visitor: Visitor;
/** A running campaign that the enrolled student is registered for. */
let campaignId: string;
/** The enrolled student's written exam, marked with a comment. */
let markedId: string;
const MARK_CANARY = 'a word for this student alone';
beforeAll(async () => {
  backend = await startBackend();
  [enrolled, other, admin, visitor] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
    backend.visitor(),
  ];
  const [startDate, endDate] = [-1, 1].map((days) =>
    new Date(backend.clock.now.getTime() + days * 86_400_000).toISOString(),
  );
  const campaign = {
    title: 'Open test',
    examId: 'free10-motion-exam-1',
    examKind: 'single',
    startDate,
    endDate,
  };
  campaignId = (await admin.post('/examcampaigns', campaign)).body._id;
  await enrolled.post('/examcampaigns/register', {
    campaignId,
    studentId: enrolled.studentId,
    basicInfo: { name: 'Rafi' },
  });
  const written = {
    examId: 'free10-motion-exam-2',
    userId: enrolled.userId,
    mcqAnswers: [],
    writtenAnswer: [],
    timeTaken: 1,
  };
  markedId = (await enrolled.post('/exams/results', written)).body._id;
  await admin.put(`/exams/results/${markedId}`, { score: 1, comment: MARK_CANARY });
  const paper = {
    examId: FREE_PAPER,
    userId: enrolled.userId,
    timeTaken: 1,
    subjects: onePaperAnswer(FREE_PAPER),
    totalScore: 1,
  };
  expect((await enrolled.post('/multisubjectexamsresult/exam-results', paper)).status).toBe(201);
});
afterAll(() => backend.close());

/**
 * Every call that reads, with every id of the fixture that fits its parameters. The server does not
 * start with a route that is missing in calls.ts.
 */
function allAddresses(): string[] {
  const reads = Object.keys(CALLS).filter((call) => call.startsWith('GET '));
  const routes = reads.map((call) => call.slice('GET '.length).replaceAll(/\{(\w+)\}/g, ':$1'));
  const ids = [
    'free',
    'paid',
    'paid10',
    'class10',
    'free-a',
    'free10-physics',
    'free-a-2023',
    'paid-a-2023',
    'free-a-2023-exam',
  ];
  ids.push(
    'paid-a-2023-exam',
    'free10-motion',
    'paid10-motion',
    'free10-motion-exam-1',
    'free10-motion-exam-2',
  );
  ids.push(
    'free10-motion-lesson-1',
    'paid10-motion-lesson-1',
    'free10-motion-note-1',
    'paid10-motion-note-1',
    enrolled.studentId,
  );
  const values: Record<string, string[]> = {
    parenttype: ['chapter', 'course', 'subject', 'lesson', 'unit'],
    userId: [enrolled.userId],
  };
  Object.assign(values, {
    studentId: [enrolled.studentId],
    campaignId: [campaignId],
    kind: ['multi-subject', 'single'],
  });
  return routes.flatMap((route) => {
    // It would end the reader's session.
    if (route === '/auth/logout') return [];
    if (route.startsWith('/ext/batch/')) return [`${route}?ids=${ids}`, `${route}?parents=${ids}`];
    let filled = [route];
    for (const [, name = ''] of route.matchAll(/:(\w+)/g)) {
      filled = filled.flatMap((url) =>
        (values[name] ?? ids).map((value) => url.replace(`:${name}`, value)),
      );
    }
    return route.startsWith('/ext/results/:kind')
      ? filled.map((url) => `${url}?ids=${markedId}`)
      : filled;
  });
}

const read = new Map<Visitor, { url: string; text: string }[]>();

/** Everything that a person can read at all addresses; requested once per person. */
async function readAll(
  person: Visitor,
  headers?: Record<string, string>,
): Promise<{ url: string; text: string }[]> {
  const before = read.get(person);
  if (before) return before;
  const responses: { url: string; text: string }[] = [];
  read.set(person, responses);
  for (const url of allAddresses()) {
    const response = await person.get(url, headers);
    expect(response.status, url).toBeLessThan(500);
    if (response.status === 200) responses.push({ url, text: response.text });
  }
  return responses;
}

describe('every route that reads', { timeout: 120_000 }, () => {
  it('is found by this test', () => {
    const urls = allAddresses();
    for (const url of [
      '/ext/batch/exams?ids=',
      '/multisubjectexams/mcqs/free-a-2023-exam',
      '/examcreation/chapter/free10-motion',
    ]) {
      expect(
        urls.some((found) => found.startsWith(url)),
        url,
      ).toBe(true);
    }
    expect(urls.length).toBeGreaterThan(300);
  });

  it('withholds the answer key from students, enrolled or not, and from visitors', async () => {
    // Whether an own answer was correct is visible after the submission; other correct answers are
    // not.
    const ownAnswer = /"selectedOption":\["[^"]+"\],"isCorrect":(true|false)/g;
    const withAnswers = (await readAll(enrolled))
      .filter(({ text }) => text.includes('"selectedOption":'))
      .map(({ url }) => url);
    expect(withAnswers).toContain(
      `/multisubjectexamsresult/exam-results/${enrolled.userId}/${FREE_PAPER}`,
    );
    for (const person of [enrolled, other, visitor]) {
      for (const { url, text: whole } of await readAll(person)) {
        const text = person === enrolled ? whole.replaceAll(ownAnswer, '') : whole;
        for (const secret of [
          KEY_CANARY,
          '"isCorrect"',
          '"explanation"',
          '"answerGuidelines"',
          '"handwrittenPdf"',
        ]) {
          expect(text.includes(secret), `${url} tells ${secret}`).toBe(false);
        }
      }
    }
  });

  it('withholds the content of courses from everyone who is not enrolled in them', async () => {
    for (const person of [other, visitor]) {
      for (const { url, text } of await readAll(person)) {
        for (const secret of [
          INSIDE_CANARY,
          QUESTION_CANARY,
          'INSIDECANAR',
          '"mcqs"',
          '"written"',
        ]) {
          expect(text.includes(secret), `${url} tells ${secret}`).toBe(false);
        }
      }
    }
    for (const { url, text } of await readAll(enrolled)) {
      for (const secret of [`${INSIDE_CANARY} paid`, `${QUESTION_CANARY} paid`]) {
        expect(text.includes(secret), `${url} tells of a course that is not enrolled in`).toBe(
          false,
        );
      }
    }
  });

  it('keeps marks, comments and the history of results from other students and from visitors', async () => {
    const telling = async (person: Visitor) =>
      (await readAll(person))
        .filter(({ text }) => text.includes(MARK_CANARY) || text.includes('"countsForRank"'))
        .map(({ url }) => url);
    expect(await telling(enrolled)).toContain(`/ext/results/single/versions?ids=${markedId}`);
    expect(await telling(enrolled)).toContain(`/exams/results/user/${enrolled.userId}`);
    for (const person of [other, visitor]) expect(await telling(person)).toEqual([]);
  });

  it('shows the key to admins and to the service credential', async () => {
    for (const [person, headers] of [
      [admin, undefined],
      [backend.visitor(), backend.service],
    ] as const) {
      const texts = (await readAll(person, headers)).map((response) => response.text).join();
      for (const secret of [KEY_CANARY, '"isCorrect":true', '"answerGuidelines"', INSIDE_CANARY])
        expect(texts).toContain(secret);
    }
  });
});

describe('lessons and notes', () => {
  it('are listed to everyone without their content', async () => {
    const { body } = await backend.visitor().get('/course/free10-motion/lessons');
    expect(body[0]).toEqual({
      _id: 'free10-motion-lesson-1',
      chapterId: 'free10-motion',
      title: 'Speed',
      duration: 10,
      exams: ['free10-motion-exam-1', 'free10-motion-exam-2'],
    });
    expect((await other.get('/course/free10-motion/contents')).body).toEqual([
      {
        _id: 'free10-motion-note-1',
        chapterId: 'free10-motion',
        title: 'Note',
        chapterTitle: 'Chapter motion',
      },
    ]);
  });

  it('are whole for enrolled students, in lists and one by one', async () => {
    const list = (await enrolled.get('/course/free10-motion/lessons')).body;
    expect(list[0].videoLink).toContain('INSIDECANAR');
    expect((await enrolled.get('/course/lessons/free10-motion-lesson-1')).body).toEqual(list[0]);
    expect(
      (await enrolled.get('/ext/batch/lessons?ids=free10-motion-lesson-1,paid10-motion-lesson-1'))
        .body,
    ).toEqual([list[0]]);
  });

  it('are rejected one by one: 401 for visitors, 403 for students who are not enrolled', async () => {
    for (const url of [
      '/course/lessons/free10-motion-lesson-1',
      '/course/free10-motion-note-1/contentdetails',
    ]) {
      expect((await backend.visitor().get(url)).status).toBe(401);
      expect((await other.get(url)).status).toBe(403);
    }
    expect((await other.get('/ext/batch/lessons?ids=free10-motion-lesson-1')).body).toEqual([]);
  });
});

describe('exams', () => {
  it('are an outline with counts for readers who are not enrolled', async () => {
    expect((await other.get('/multisubjectexams/mcqs/free-a-2023-exam')).body).toEqual({
      _id: 'free-a-2023-exam',
      parentId: 'free-a-2023',
      title: 'free A 2023',
      timeLimit: 60,
      negativeMarkingPercentage: 25,
      questionCount: 4,
      subjects: [
        {
          _id: 'free-a-2023-exam-subject-1',
          subjectName: 'Physics',
          mandatory: true,
          questionCount: 2,
          points: 3,
        },
        {
          _id: 'free-a-2023-exam-subject-2',
          subjectName: 'Chemistry',
          mandatory: false,
          questionCount: 2,
          points: 2,
        },
      ],
    });
    const [mcq] = (await backend.visitor().get('/examcreation/chapter/free10-motion')).body;
    expect(mcq).toEqual({
      _id: 'free10-motion-exam-1',
      parentType: 'chapter',
      parentId: 'free10-motion',
      title: 'MCQ',
      type: 'MCQ',
      totalMarks: 3,
      timeLimit: 10,
      passingScore: 40,
      negetiveMarkingPercentage: 25,
      questionCount: 3,
    });
  });

  it('have their questions in the order of the paper for enrolled students', async () => {
    const paper = (await enrolled.get('/multisubjectexams/mcqs/parentid/free-a-2023')).body;
    const [physics] = paper.subjects;
    expect(physics.mcqs.map((mcq: { question: string }) => mcq.question)).toEqual([
      `${QUESTION_CANARY} free p1?`,
      `${QUESTION_CANARY} free p2?`,
    ]);
    expect(physics.mcqs[0].options.map((option: { text: string }) => option.text)).toEqual([
      'free p1 first',
      'free p1 second',
      'free p1 third',
      'free p1 fourth',
    ]);
    const written = (await enrolled.get('/examcreation/examid/free10-motion-exam-2')).body;
    expect(written.written).toEqual([
      { _id: expect.any(String), questionText: `${QUESTION_CANARY} free10 w1` },
    ]);
    expect(written.mcqs).toBeUndefined();
  });

  it('open as soon as the course is enrolled in', async () => {
    const person = await backend.student();
    const url = '/multisubjectexams/mcqs/free-a-2023-exam';
    expect((await person.get(url)).body.subjects[0].mcqs).toBeUndefined();
    await person.post('/students/student/enroll', {
      studentId: person.studentId,
      courseId: 'free',
      category: 'admissionPrep',
    });
    expect((await person.get(url)).body.subjects[0].mcqs).toHaveLength(2);
  });
});

describe('the service credential', () => {
  it('is rejected with 401 when it is wrong, for every call', async () => {
    for (const authorization of ['Bearer wrong', 'Basic abc', 'Bearer ', 'x']) {
      expect((await backend.visitor().get('/course/', { authorization })).status).toBe(401);
    }
  });

  it('reads results of every student and owns no records', async () => {
    const url = `/multisubjectexamsresult/exam-results/${enrolled.userId}/free-a-2023-exam`;
    expect((await backend.visitor().get(url, backend.service)).status).toBe(200);
    for (const own of ['/students/student', '/students', '/ext/results/mine']) {
      expect((await backend.visitor().get(own, backend.service)).status, own).toBe(401);
    }
    const attempt = { kind: 'single', examId: 'free10-motion-exam-1' };
    expect((await backend.visitor().post('/ext/attempts', attempt, backend.service)).status).toBe(
      401,
    );
  });
});
