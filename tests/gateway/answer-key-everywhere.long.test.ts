// The answer key is not exposed before the student's own submission: a student runs every operation
// of the schema before an exam, during it and after others have submitted, on the real backend,
// after an admin has read everything.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lateAnswers } from '../../backend/src/modules/attempts/tables.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { KEY_CANARY } from '../backend/content-fixture.ts';
import { give } from '../backend/grant-kit.ts';
import type { Student } from '../backend/kit.ts';
import { oneWrittenAnswer } from '../backend/one-answer.ts';
import {
  type AnswerKeyKit,
  CAMPAIGNS,
  PAPERS,
  SINGLE_EXAMS,
  startAnswerKeyKit,
} from './answer-key-kit.ts';
import { hasKey, type Ids, KeyWalk, type WalkResponse } from './key-walk.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let kit: AnswerKeyKit;
let walk: KeyWalk;
let ids: Ids;
const printed: string[] = [];
const cookieOf = ({ cookie }: { cookie: string | undefined }) => `alokpath_session=${cookie}`;
const leaks = (responses: WalkResponse[]) =>
  responses.filter(hasKey).map(({ operation, text }) => `${operation} -> ${text.slice(0, 2000)}`);

beforeAll(async () => {
  for (const level of ['log', 'warn', 'error', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words.join(' ')));
  }
  kit = await startAnswerKeyKit();
  walk = new KeyWalk(
    kit.gateway,
    readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  );
  const { reader, other } = kit;
  const exams = [...SINGLE_EXAMS, ...PAPERS];
  const places = [
    'free',
    'free10',
    'free-a',
    'free-a-2023',
    'free10-physics',
    'free10-motion',
    'free10-motion-lesson-1',
    'paid10',
  ];
  ids = {
    id: [
      ...places,
      'free10-motion-lesson-2',
      'free10-motion-note-1',
      ...exams,
      ...CAMPAIGNS,
      reader.userId,
      reader.studentId,
    ],
    examId: exams,
    userId: [reader.userId, other.userId],
    studentId: [reader.studentId],
    courseId: ['free10', 'free'],
    courseCode: ['free', 'class10'],
    parentId: places,
    campaignId: CAMPAIGNS,
    unitId: ['free-a'],
    yearId: ['free-a-2023'],
    chapterId: ['free10-motion'],
    lessonId: ['free10-motion-lesson-1'],
    subjectId: ['free10-physics'],
    ticket: ['no ticket'],
  };
});
afterAll(async () => {
  await kit.close();
  vi.restoreAllMocks();
});

type Started = { ticket: { token: string; attemptId: string }; paper: Paper };
type Question = { id: string; options: { id: string }[] };
type Paper = { questions?: Question[]; subjects?: { questions: Question[] }[] };

const WRITTEN_EXAMS = ['free10-motion-exam-2', 'on-paper'];
const QUESTIONS = 'questions { id text { source html } options { id text { source html } } }';
/** Responses to students who took the exams, without those to the submission. */
const attemptResponses: WalkResponse[] = [];
async function execute<T>(student: Student, query: string, variables: object): Promise<T> {
  const response = await walk.send(query, variables, cookieOf(student));
  expect(response.text).not.toContain('"errors"');
  attemptResponses.push(response);
  return response.data as T;
}

async function start(student: Student, examId: string): Promise<Started> {
  const [field, paper] = PAPERS.includes(examId)
    ? ['startMultiSubjectExam', `subjects { ${QUESTIONS} }`]
    : ['startExam', QUESTIONS];
  const query = `mutation ($examId: ID!) {
    started: ${field}(input: { examId: $examId }) { ticket { token attemptId } paper { ${paper} } }
  }`;
  return (await execute<{ started: Started }>(student, query, { examId })).started;
}

/** The first option of each question. */
function choices({ paper }: Started) {
  const questions =
    paper.questions ?? paper.subjects?.flatMap((subject) => subject.questions) ?? [];
  return questions.map(({ id, options: [first] }) => ({
    questionId: id,
    optionId: first?.id ?? '',
  }));
}

async function save(student: Student, started: Started): Promise<void> {
  const selections = choices(started).map(({ questionId, optionId }) => ({
    questionId,
    selectedOptionIds: [optionId],
  }));
  const query = 'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { stored } }';
  await execute(student, query, {
    input: { ticket: started.ticket.token, sequence: 1, selections },
  });
}

async function submitExam(student: Student, examId: string, started: Started): Promise<void> {
  const isPaper = PAPERS.includes(examId);
  const field = isPaper ? 'submitMultiSubjectExam' : 'submitExam';
  const answers = choices(started).map(({ questionId, optionId }) =>
    isPaper
      ? { questionId, selectedOptionIds: [optionId] }
      : { questionId, selectedOptionId: optionId },
  );
  const written = WRITTEN_EXAMS.includes(examId) ? await oneWrittenAnswer(student, examId) : [];
  const writtenAnswers = written.map(({ questionId, answerPdf }) => ({
    questionId,
    answerPdfUrl: answerPdf,
  }));
  const input = {
    ticket: started.ticket.token,
    ...(isPaper ? { answers } : { mcqAnswers: answers, writtenAnswers }),
  };
  const type = isPaper ? 'SubmitMultiSubjectExamInput' : 'SubmitExamInput';
  await execute(
    student,
    `mutation ($input: ${type}!) { ${field}(input: $input) { receipt { attemptId } } }`,
    { input },
  );
}

/**
 * Late answers of an attempt, which an admin compares with the stored ones; the walk does not reach
 * this depth.
 */
async function sendLate({ ticket }: Started): Promise<string> {
  const sheet = {
    attemptId: ticket.attemptId,
    answers: { selections: [], writtenAnswer: [] },
    answersHash: 'any',
    receivedAt: new Date(),
  };
  const [row] = await kit.backend.db.insert(lateAnswers).values(sheet).returning();
  return row?.id ?? '';
}
const compareLate = (student: Pick<Student, 'cookie'>, id: string) =>
  walk.send(
    `query ($id: ID!) {
      lateAnswersById(id: $id) {
        comparison { questions { options { id text { source } isCorrect isStored isLate } } }
      }
    }`,
    { id },
    cookieOf(student),
  );

/**
 * The reviews of a student's newest papers; the walk does not reach this depth, because of the
 * limit of values in a response.
 */
const readPapers = (student: Pick<Student, 'cookie'>) =>
  walk.send(
    `{
      multiSubjectExamResults(first: 5) {
        nodes {
          subjects { questions { explanation { source } options { isCorrect text { source } } } }
        }
      }
    }`,
    {},
    cookieOf(student),
  );

let mutator: Student | undefined;
/**
 * A student with running attempts and a new session, because a mutation may end the session or the
 * account.
 */
async function newMutatingStudent(): Promise<{ cookie: string; ids: Ids }> {
  const { db } = kit.backend;
  if (!mutator || (await db.$count(users, eq(users.id, mutator.userId))) === 0) {
    mutator = await kit.newStudent();
    for (const examId of [...SINGLE_EXAMS, ...PAPERS])
      await save(mutator, await start(mutator, examId));
  }
  const { userId, studentId } = mutator;
  const cookie = randomBytes(32).toString('base64url');
  const idHash = createHash('sha256').update(cookie).digest('hex');
  await db.insert(sessions).values({ idHash, userId, expiresAt: new Date(Date.now() + 3_600_000) });
  return {
    cookie: cookieOf({ cookie }),
    ids: { ...ids, userId: [userId], studentId: [studentId] },
  };
}

describe('the answer key of every exam', () => {
  test('is read by an admin, which shows that this test can find it', async () => {
    const responses = await walk.queries(cookieOf(kit.admin), ids);
    const keyTexts = responses
      .filter(hasKey)
      .map(({ text }) => text)
      .join('');
    for (const name of [
      'free10 m1',
      'of-course',
      'of-subject',
      'of-lesson',
      'of-unit',
      'contest',
      'guide',
      'free p1',
      'paid c1',
    ]) {
      expect(keyTexts.includes(`${KEY_CANARY} ${name}`), name).toBe(true);
    }
  });

  test('is read by a teacher of its course, and not by a marker', async () => {
    const { admin, backend } = kit;
    const [teacher, marker] = [await backend.student(), await backend.student()];
    await give(admin, teacher, 'teacher');
    await give(admin, marker, 'marker');
    const responses = await walk.queries(cookieOf(teacher), ids);
    const keyTexts = responses
      .filter(hasKey)
      .map(({ text }) => text)
      .join('');
    for (const name of ['free10 m1', 'of-course', 'of-subject', 'of-lesson', 'guide'])
      expect(keyTexts.includes(`${KEY_CANARY} ${name}`), name).toBe(true);
    for (const name of ['of-unit', 'contest', 'free p1', 'paid c1'])
      expect(keyTexts.includes(`${KEY_CANARY} ${name}`), name).toBe(false);
    expect(leaks(await walk.queries(cookieOf(marker), ids))).toEqual([]);
  });

  test('is withheld from the student before the exam', async () => {
    expect(leaks(await walk.queries(cookieOf(kit.reader), ids))).toEqual([]);
  });

  test('is withheld from the student during the exam, in every query and every mutation', async () => {
    const { reader, other } = kit;
    const mine = new Map<string, Started>();
    for (const examId of [...SINGLE_EXAMS, ...PAPERS]) {
      mine.set(examId, await start(reader, examId));
      await save(reader, mine.get(examId) as Started);
      await start(other, examId);
    }
    const attempts = [...mine.values()].map(({ ticket }) => ticket.attemptId);
    const [theirs] = [await start(other, 'of-course')];
    const late = await sendLate(theirs);
    expect((await compareLate(kit.admin, late)).text).toContain('"isCorrect":true');
    expect(leaks([await compareLate(reader, late), await compareLate(other, late)])).toEqual([]);
    ids = {
      ...ids,
      id: [...(ids.id ?? []), ...attempts, late],
      ticket: ['no ticket', theirs.ticket.token],
    };
    expect(leaks(await walk.queries(cookieOf(reader), ids))).toEqual([]);
    expect(leaks(await walk.mutations(newMutatingStudent))).toEqual([]);
    expect(attemptResponses.length).toBeGreaterThan(20);
    expect(leaks(attemptResponses)).toEqual([]);
  });

  test('is withheld from the student when others have submitted', async () => {
    for (const examId of [...SINGLE_EXAMS, ...PAPERS])
      await submitExam(kit.other, examId, await start(kit.other, examId));
    expect(leaks(await walk.queries(cookieOf(kit.reader), ids))).toEqual([]);
  });

  test('is shown to the student after their own submission, in a contest after its end; not to other students', async () => {
    for (const examId of [...SINGLE_EXAMS, ...PAPERS])
      await submitExam(kit.reader, examId, await start(kit.reader, examId));
    const review = async () => {
      const responses = await walk.queries(cookieOf(kit.reader), {
        ...ids,
        id: [],
        userId: [kit.reader.userId],
      });
      return [...responses, await readPapers(kit.reader)]
        .filter(hasKey)
        .map(({ text }) => text)
        .join('');
    };
    const contests = ['contest', 'paid c1'];
    const before = await review();
    expect(contests.filter((name) => before.includes(`${KEY_CANARY} ${name}`))).toEqual([]);
    const { clock } = kit.backend;
    clock.now = new Date(clock.now.getTime() + 2 * 86_400_000);
    const reviewText = await review();
    for (const name of [
      'free10 m1',
      'of-course',
      'of-subject',
      'of-lesson',
      'of-unit',
      'guide',
      'free p1',
      ...contests,
    ]) {
      expect(reviewText.includes(`${KEY_CANARY} ${name}`), name).toBe(true);
    }
    expect(reviewText).toMatch(/"isCorrect":true/);
    expect(leaks(await walk.queries(undefined, ids))).toEqual([]);
  });

  test('is in no log, metric or console output', async () => {
    const lines = [...(await kit.recorded()), ...printed];
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((text) => hasKey({ text }))).toEqual([]);
  });

  test('was searched for in every field of a response', () => {
    expect(walk.all.filter((field) => !walk.reached.has(field))).toEqual([]);
  });
});
