// Versions of exams: an attempt keeps the exam as it was when it started (docs/decisions/045).
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { examVersions } from '../../backend/src/modules/exam-versions/tables.ts';
import { examMcqs, exams } from '../../backend/src/modules/exams/tables.ts';
import { paperVersions, save, singleVersions, startAttempt, submitAnswers } from './attempt-kit.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { anExam, aPaper, aQuestion } from './exam-fixture.ts';
import { editExam, lettersOf, numbersOf, read, submit, versionsOf } from './exam-version-kit.ts';
import {
  admin,
  backend,
  correctKey,
  createExam,
  type Kind,
  optionOf,
  type Question,
  questionId,
  scoreOf,
  submitLetters,
  useKeyCorrections,
} from './key-correction-kit.ts';
import { advanceClock } from './kit.ts';

useKeyCorrections();

describe('a version', () => {
  it('is stored with a new exam, with its key, and with each change, with its author', async () => {
    const { examId, questions } = await createExam();
    await editExam(examId, { title: 'Renamed' });
    const [first, second] = await versionsOf(examId);
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(first?.content).toMatchObject({
      title: 'Test',
      timeLimit: 10,
      totalMarks: 4,
      negetiveMarkingPercentage: 25,
      mcqs: questions,
    });
    expect(second?.content).toMatchObject({ title: 'Renamed', mcqs: questions });
    expect(first?.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.createdBy).toEqual(expect.any(String));
  });

  it('is not stored for the same content, and is for content of long ago', async () => {
    const { examId, questions } = await createExam();
    await editExam(examId, { title: 'Test', mcqs: questions });
    await editExam(examId, {});
    expect(await numbersOf(examId)).toEqual([1]);
    await editExam(examId, { timeLimit: 20 });
    await editExam(examId, { timeLimit: 10 });
    const [first, , third] = await versionsOf(examId);
    expect(third?.contentHash).toBe(first?.contentHash);
  });

  it('is stored of papers, by both calls', async () => {
    const { _id: year } = (
      await admin.post('/admissioncourse/years', { unitId: 'free-b', year: 1977 })
    ).body;
    const { body: paper } = await admin.post('/multisubjectexams/mcqs', {
      parentId: year,
      ...aPaper(),
    });
    await admin.put(`/multisubjectexams/mcqs/${paper._id}`, { timeLimit: 61 });
    await admin.put(`/admissioncourse/exams/${paper._id}`, { timeLimit: 62 });
    const versions = await versionsOf(paper._id);
    expect(versions.map(({ content }) => content.timeLimit)).toEqual([60, 61, 62]);
    expect(versions[0]?.content).toMatchObject({ subjects: paper.subjects });
  });

  it('is stored once by concurrent changes, with numbers in order', async () => {
    const { examId } = await createExam();
    await Promise.all([11, 12, 13, 14, 11, 12].map((timeLimit) => editExam(examId, { timeLimit })));
    const versions = await versionsOf(examId);
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1));
    expect(versions.length).toBeGreaterThan(4);
    expect(versions.at(-1)?.content.timeLimit).toBe((await read(examId)).timeLimit);
  });

  it('is stored by a corrected key, not by a bonus', async () => {
    const { examId, questions } = await createExam();
    await correctKey(examId, { questionId: questionId(questions, 0), kind: 'bonus' });
    expect(await numbersOf(examId)).toEqual([1]);
    await correctKey(examId, {
      questionId: questionId(questions, 1),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 1, 1)],
    });
    expect((await versionsOf(examId)).map(({ correctionRevision }) => correctionRevision)).toEqual([
      0, 2,
    ]);
  });

  it('is deleted with its exam, and stays when the exam is archived', async () => {
    const [unused, used] = [await createExam(), await createExam()];
    const who = await backend.enrolled();
    await startAttempt(who, used.examId);
    const place = '/examcreation/free10/free10-physics';
    expect((await admin.send('DELETE', `${place}/${unused.examId}?force=true`)).status).toBe(200);
    expect((await admin.send('DELETE', `${place}/${used.examId}?force=true`)).status).toBe(200);
    expect([await numbersOf(unused.examId), await numbersOf(used.examId)]).toEqual([[], [1]]);
  });
});

describe('an attempt', () => {
  it('keeps the questions, points and key of its version; the next one has the new ones', async () => {
    const { examId, questions } = await createExam();
    const [before, after] = [await backend.enrolled(), await backend.enrolled()];
    const attempt = (await startAttempt(before, examId)).body._id;
    const [first, second] = questions;
    await editExam(examId, {
      mcqs: [{ ...first, points: 3, question: 'Rewritten?' }, aQuestion('three')],
      negetiveMarkingPercentage: 0,
    });
    const edited = (await read(examId)).mcqs;
    const next = (await startAttempt(after, examId)).body._id;
    // The second question was removed, but still counts for the earlier attempt.
    expect(
      (await submit(before, examId, attempt, [first, second] as Question[], 'AA')).body.score,
    ).toBe(4);
    expect((await submit(after, examId, next, edited, 'AA')).body.score).toBe(5);
    const [version] = await singleVersions(backend, before.userId);
    const [own, newest] = await versionsOf(examId);
    expect([
      version?.examVersionId,
      (await singleVersions(backend, after.userId))[0]?.examVersionId,
    ]).toEqual([own?.id, newest?.id]);
    const stored = await backend.db.select().from(attempts).where(eq(attempts.id, attempt));
    expect(stored[0]?.examVersionId).toBe(own?.id);
  });

  it('is closed by the server with the score of its version, and keeps its marks on removed questions', async () => {
    const { examId, questions } = await createExam();
    const who = await backend.enrolled();
    const attempt = (await startAttempt(who, examId)).body._id;
    await editExam(examId, { mcqs: [questions[0]] });
    const selections = lettersOf(questions, 'BA').map(({ questionId: id, selectedOption }) => ({
      questionId: id,
      selectedOption: [selectedOption],
    }));
    await save(who, attempt, 1, {
      selections,
      writtenAnswer: [],
      unsure: [questionId(questions, 1)],
    });
    expect((await who.get(`/ext/attempts/${attempt}`)).body.answers.unsure).toEqual([
      questionId(questions, 1),
    ]);
    advanceClock(backend, 12 * MINUTE);
    await startAttempt(who, examId);
    expect(await scoreOf(who, examId)).toBe(1.5);
  });

  it('of a paper keeps its version too', async () => {
    const who = await backend.enrolled();
    const attempt = (await startAttempt(who)).body._id;
    const { subjects } = (await admin.get(`/multisubjectexams/mcqs/${FREE_PAPER}`)).body;
    await admin.put(`/multisubjectexams/mcqs/${FREE_PAPER}`, {
      subjects: [
        { ...subjects[0], mcqs: subjects[0].mcqs.map((mcq: object) => ({ ...mcq, points: 9 })) },
        ...subjects.slice(1),
      ],
    });
    expect((await submitAnswers(who, attempt)).body.totalScore).toBe(1);
    const fresh = await backend.enrolled();
    expect((await submitAnswers(fresh)).body.totalScore).toBe(9);
    const [own, newest] = (await versionsOf(FREE_PAPER)).slice(-2);
    const stored = [
      ...(await paperVersions(backend, who.userId)),
      ...(await paperVersions(backend, fresh.userId)),
    ];
    expect(stored.map(({ examVersionId }) => examVersionId)).toEqual([own?.id, newest?.id]);
  });
});

describe('a program that stores no versions', () => {
  const writeAsBefore = (examId: string, work: (tx: typeof backend.db) => Promise<unknown>) =>
    backend.db.transaction(async (tx) => {
      await tx.update(exams).set({ id: examId }).where(eq(exams.id, examId));
      await work(tx);
    });

  it('is detected at the next start, once', async () => {
    const { examId, questions } = await createExam();
    const before = await backend.enrolled();
    const attempt = (await startAttempt(before, examId)).body._id;
    await writeAsBefore(examId, (tx) =>
      tx.update(examMcqs).set({ points: 7 }).where(eq(examMcqs.examId, examId)),
    );
    const [student, otherStudent] = [await backend.enrolled(), await backend.enrolled()];
    const started = await Promise.all([
      startAttempt(student, examId),
      startAttempt(otherStudent, examId),
    ]);
    expect(await numbersOf(examId)).toEqual([1, 2]);
    expect((await submit(before, examId, attempt, questions, 'AA')).body.score).toBe(4);
    expect((await submit(student, examId, started[0].body._id, questions, 'AA')).body.score).toBe(
      14,
    );
  });

  it('starts attempts that are scored by the newest version, and stores results that are rescored by it', async () => {
    const { examId, questions } = await createExam();
    const who = await backend.enrolled();
    const attempt = (await startAttempt(who, examId)).body._id;
    await backend.db.update(attempts).set({ examVersionId: null }).where(eq(attempts.id, attempt));
    await editExam(examId, { mcqs: questions.map((question) => ({ ...question, points: 5 })) });
    expect((await submit(who, examId, attempt, questions, 'AA')).body.score).toBe(10);
  });

  it('has left an exam without any version: it gets one when it is taken', async () => {
    const { examId, questions } = await createExam();
    await backend.db.delete(examVersions).where(eq(examVersions.examId, examId));
    await writeAsBefore(examId, async () => undefined);
    await submitLetters(examId, questions, 'AA');
    expect(await numbersOf(examId)).toEqual([1]);
  });
});

describe('an exam that is being changed', () => {
  it.skipIf(!process.env.DATABASE_URL)(
    'can be started meanwhile, in the stored version',
    { timeout: 30_000 },
    async () => {
      const { examId } = await createExam();
      const [own] = await versionsOf(examId);
      const who = await backend.enrolled();
      const responses: Awaited<ReturnType<typeof startAttempt>>[] = [];
      await backend.db.transaction(async (tx) => {
        await tx.update(exams).set({ title: 'Not committed' }).where(eq(exams.id, examId));
        void startAttempt(who, examId).then((started) => responses.push(started));
        await vi.waitFor(() => expect(responses).toHaveLength(1), { timeout: 15_000, interval: 5 });
      });
      expect(responses[0]?.body.examVersionId).toBe(own?.id);
      expect((await startAttempt(await backend.enrolled(), examId)).body.examVersionId).not.toBe(
        own?.id,
      );
    },
  );

  it('is read once for all students who start it at the same time', async () => {
    const { examId } = await createExam();
    const students = await Promise.all(Array.from({ length: 5 }, () => backend.enrolled()));
    backend.statements.length = 0;
    await Promise.all(students.map((who) => startAttempt(who, examId)));
    // Not the part of a start that finds out whether there is any question.
    const reads = backend.statements.filter((statement) =>
      /(?<!select 1) from "exam_mcqs"/.test(statement),
    );
    expect(reads).toEqual([...new Set(reads)]);
    expect(
      backend.statements.filter((statement) => /from "exams" .* for no key update/.test(statement)),
    ).toEqual([]);
  });
});

describe('an import', () => {
  let kinds: [Kind, string][];
  beforeAll(() => {
    kinds = [
      ['single', 'free10-motion-exam-1'],
      ['multi-subject', FREE_PAPER],
    ];
  });

  it('stores the next version of exams that have one', async () => {
    const content = aContent();
    const files = new Set(
      Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
    );
    const write = () =>
      backend.db.transaction((tx) => writeContent(tx, content, files, new Date()));
    const who = await backend.enrolled();
    for (const [kind, examId] of kinds) await who.post('/ext/attempts', { kind, examId });
    await write();
    const before = await Promise.all(kinds.map(([, examId]) => numbersOf(examId)));
    await write();
    expect(await Promise.all(kinds.map(([, examId]) => numbersOf(examId)))).toEqual(before);
    for (const { data } of content.papers) data.timeLimit = 77;
    await write();
    const versions = await versionsOf(FREE_PAPER);
    expect([versions.length, versions.at(-1)?.content.timeLimit]).toEqual([
      (before[1]?.length ?? 0) + 1,
      77,
    ]);
  });
});

it('an exam that is created with a time and place is stored as its document', async () => {
  const { body } = await admin.post(
    '/examcreation/chapter/createexam',
    anExam({ startingDate: '2031-01-01T00:00:00.000Z' }),
  );
  expect((await versionsOf(body._id))[0]?.content).toEqual(body);
});
