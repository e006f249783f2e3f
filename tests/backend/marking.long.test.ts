// Written exams marked question by question: an admin's marks and comments, what the student reads,
// and the state after a newer submission.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examResultVersions } from '../../backend/src/modules/results/tables.ts';
import { SINGLE, singleVersions } from './attempt-kit.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { oneSingleAnswer, oneWrittenAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
/** Three questions with ten marks in total. */
let examId: string;
let questions: string[];
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  const written = ['One?', 'Two?', 'Three?'].map((questionText) => ({ questionText }));
  const exam = (
    await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10, written }))
  ).body;
  examId = exam._id;
  questions = exam.written.map((question: { _id: string }) => question._id);
});
afterAll(() => backend.close());

async function submitExam(person: Student, id = examId) {
  const answers =
    id === SINGLE
      ? { mcqAnswers: oneSingleAnswer(SINGLE), writtenAnswer: [] }
      : { mcqAnswers: [], writtenAnswer: await oneWrittenAnswer(person, id) };
  return (
    await person.post('/exams/results', {
      examId: id,
      userId: person.userId,
      ...answers,
      timeTaken: 1,
    })
  ).body;
}
const mark = (id: string, body: object, by = admin) => by.put(`/exams/results/${id}`, body);
const marksOf = (...marks: number[]) =>
  marks.map((value, index) => ({ questionId: questions[index] ?? '', marks: value }));

describe('marks for each question', () => {
  it('add up to the score, and the student reads them with the written answers', async () => {
    const person = await backend.enrolled();
    const result = await submitExam(person);
    const marks = [{ ...marksOf(2.5)[0], comment: 'Good <b>start</b>.' }, marksOf(0, 0)[1]];
    const markResponse = await mark(result._id, {
      ...result,
      marks,
      comment: 'Read chapter 2 again.',
    });
    const expected = {
      ...result,
      score: 2.5,
      marks,
      comment: 'Read chapter 2 again.',
      markedAt: backend.clock.now.toISOString(),
    };
    expect([markResponse.status, markResponse.body]).toEqual([200, expected]);
    expect((await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body).toEqual(
      expected,
    );
    const mine = (await person.get(`/ext/results/mine?examIds=${examId}`)).body.single;
    expect(mine).toEqual([expected]);
  });

  it('are given to the questions of the version that was taken, out of its total', async () => {
    const exam = (
      await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
    ).body;
    const person = await backend.enrolled();
    const result = await submitExam(person, exam._id);
    await admin.put(`/examcreation/${exam._id}`, {
      totalMarks: 3,
      written: [{ questionText: 'Another?' }],
    });
    const waiting = (await admin.get('/ext/results/unmarked?limit=100')).body.find(
      ({ _id }: { _id: string }) => _id === result._id,
    );
    const [submission] = (await admin.get(`/ext/results/submissions/${person.userId}/${exam._id}`))
      .body;
    expect(waiting).toEqual(submission);
    expect(submission).toMatchObject({ totalMarks: 10, examVersionId: expect.any(String) });
    const newMarks = { marks: [{ questionId: exam.written[0]._id, marks: 9 }] };
    expect((await mark(result._id, { ...result, ...newMarks })).body).toMatchObject({ score: 9 });
    // As stored by a backend without versions: the current exam.
    await backend.db
      .update(examResultVersions)
      .set({ examVersionId: null })
      .where(eq(examResultVersions.resultId, result._id));
    expect((await mark(result._id, { ...result, ...newMarks })).body.code).toBe(
      'QUESTION_NOT_IN_EXAM',
    );
    expect((await mark(result._id, { ...result, score: 4 })).body.code).toBe('SCORE_OUT_OF_RANGE');
  });

  it('are added without the noise of fractions', async () => {
    const result = await submitExam(await backend.enrolled());
    expect((await mark(result._id, { marks: marksOf(0.1, 0.2, 0.00001) })).body.score).toBe(
      0.30001,
    );
    expect((await mark(result._id, { marks: marksOf(0.1, 0.2), score: 0.3 })).status).toBe(200);
  });

  it('are taken away with the comments by a mark for the whole, and all of it when the mark is taken back', async () => {
    const result = await submitExam(await backend.enrolled());
    await mark(result._id, { marks: marksOf(1, 2, 3), comment: 'Six.' });
    expect((await mark(result._id, { score: 4 })).body).toMatchObject({ ...result, score: 4 });
    const whole = (await mark(result._id, { score: 4, comment: 'Four.' })).body;
    expect([whole.marks, whole.comment]).toEqual([undefined, 'Four.']);
    await mark(result._id, { marks: marksOf(1, 2, 3), comment: 'Six.' });
    expect((await mark(result._id, { score: null, marks: marksOf(1) })).body).toEqual(result);
  });

  it('are rejected for unknown or duplicate questions, for too many marks, and for a wrong score', async () => {
    const result = await submitExam(await backend.enrolled());
    const other = { questionId: 'another', marks: 1 };
    for (const [body, status, path] of [
      [{ marks: [...marksOf(1), other] }, 422, 'marks.1.questionId'],
      [{ marks: [...marksOf(1), ...marksOf(1)] }, 422, 'marks.1.questionId'],
      [{ marks: marksOf(5, 5, 0.00001) }, 422, 'marks'],
      [{ marks: marksOf(0.000001) }, 422, 'marks.0.marks'],
      [{ marks: marksOf(1, 2), score: 4 }, 422, 'score'],
      [{ score: 1.000001 }, 422, 'score'],
      [{ marks: marksOf(-1) }, 400, 'marks.0.marks'],
      [
        { marks: marksOf(1).map((mark) => ({ ...mark, comment: 'x'.repeat(2001) })) },
        400,
        'marks.0.comment',
      ],
      [{ score: 1, comment: 'x'.repeat(2001) }, 400, 'comment'],
      [{ comment: 'No score.' }, 400, 'score'],
    ] as const) {
      const response = await mark(result._id, body);
      expect(
        [response.status, response.body.fields?.[0]?.path],
        JSON.stringify(body).slice(0, 80),
      ).toEqual([status, path]);
    }
    expect((await mark(result._id, { marks: marksOf(5, 5) })).body.score).toBe(10);
  });

  it('are for written exams only, and for the version that was read', async () => {
    const person = await backend.enrolled();
    expect((await mark((await submitExam(person, SINGLE))._id, { marks: marksOf(1) })).status).toBe(
      409,
    );
    const firstResult = await submitExam(person);
    advanceClock(backend, 1000);
    const newer = await submitExam(person);
    expect(
      (await mark(firstResult._id, { dateTaken: firstResult.dateTaken, marks: marksOf(1) })).status,
    ).toBe(409);
    expect(
      (await mark(firstResult._id, { dateTaken: newer.dateTaken, marks: marksOf(1) })).status,
    ).toBe(200);
  });

  it('stay with the version that they were given for when the student submits again', async () => {
    const person = await backend.enrolled();
    const result = await submitExam(person);
    const marks = marksOf(1, 2);
    await mark(result._id, { marks, comment: 'Three.' });
    const again = await submitExam(person);
    expect([again._id, again.score, again.marks, again.comment]).toEqual([
      result._id,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await person.get(`/exams/results/user/${person.userId}/exam/${examId}`)).body).toEqual(
      again,
    );
    const versions = await singleVersions(backend, person.userId);
    expect(versions.map((version) => [version.score, version.marks, version.comment])).toEqual([
      [3, marks, 'Three.'],
      [null, null, null],
    ]);
  });

  it('are given only by admins: marks from a student are ignored', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const result = await submitExam(person);
    const body = { ...result, score: 10, marks: marksOf(10), comment: 'Perfect.' };
    const own = await mark(result._id, body, person);
    expect([own.status, own.body.score, own.body.marks, own.body.comment]).toEqual([
      200,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await mark(result._id, body, other)).status).toBe(403);
    expect((await mark(result._id, body, backend.visitor())).status).toBe(401);
  });
});

describe('the submissions of a student in an exam', () => {
  it('are listed completely, in parts of a hundred', async () => {
    const person = await backend.enrolled();
    const { _id: resultId } = await submitExam(person);
    const isOfResult = eq(examResultVersions.resultId, resultId);
    const [first] = await backend.db.select().from(examResultVersions).where(isOfResult);
    if (!first) throw new Error('There is no submission.');
    const retakes = Array.from({ length: 100 }, (_, index) => ({
      ...first,
      id: `${first.id}-${index}`,
      idempotencyKey: null,
      attemptId: null,
      version: index + 2,
      countsForRank: false,
    }));
    await backend.db.insert(examResultVersions).values(retakes);
    const path = `/ext/results/submissions/${person.userId}/${examId}`;
    const part = await admin.get(path);
    const next = part.headers['x-next-cursor'];
    const rest = await admin.get(`${path}?after=${next}`);
    expect(rest.headers['x-next-cursor']).toBeUndefined();
    const numbers = [...part.body, ...rest.body].map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 101 }, (_, index) => 101 - index));
    expect(part.body).toHaveLength(100);
  });
});
