// Results of single exams, MCQ and written, and the files of written answers.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examResultVersions } from '../../backend/src/modules/results/tables.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { sendPdf } from './send-pdf.ts';

const MCQ = 'free10-motion-exam-1';
const WRITTEN = 'free10-motion-exam-2';

let backend: Backend;
let questions: { _id: string; options: { _id: string }[] }[];
let writtenId: string;
beforeAll(async () => {
  backend = await startBackend();
  const person = await backend.enrolled();
  questions = (await person.get(`/examcreation/examid/${MCQ}`)).body.mcqs;
  writtenId = (await person.get(`/examcreation/examid/${WRITTEN}`)).body.written[0]._id;
});
afterAll(() => backend.close());

/**
 * One letter per question, '' for a blank; the key is A, B, A, one point each, 25 % deduction for
 * anything else.
 */
const answers = (letters: string[]) =>
  letters.flatMap((letter, index) => {
    const question = questions[index];
    const option = question?.options[letter.charCodeAt(0) - 65];
    return question && option ? [{ questionId: question._id, selectedOption: option._id }] : [];
  });
const body = (person: Student, letters: string[], extra: object = {}) => ({
  examId: MCQ,
  userId: person.userId,
  mcqAnswers: answers(letters),
  writtenAnswer: [],
  score: 99,
  timeTaken: 4,
  ...extra,
});
const upload = async (person: Student) => (await sendPdf(person)).body.url;
const written = (person: Student, answerPdf: string) =>
  body(person, [], {
    examId: WRITTEN,
    score: 10,
    writtenAnswer: [{ questionId: writtenId, answerPdf }],
  });

describe('an MCQ exam', () => {
  it('is scored by the rules of the specification: a blank costs as much as a wrong answer', async () => {
    for (const [letters, score] of [
      [['A', 'B', 'A'], 3],
      [['A', 'A', 'A'], 1.75],
      [['A', 'B', ''], 1.75],
      [['', '', ''], -0.75],
    ] as const) {
      const person = await backend.enrolled();
      const response = await person.post('/exams/results', body(person, [...letters]));
      expect([response.status, response.body.score]).toEqual([201, score]);
      expect((await person.get(`/exams/results/user/${person.userId}/exam/${MCQ}`)).body).toEqual(
        response.body,
      );
      expect((await person.get(`/exams/results/user/${person.userId}`)).body).toEqual([
        response.body,
      ]);
    }
  });

  it('is stored once per Idempotency-Key, and a retake keeps the previous version', async () => {
    const person = await backend.enrolled();
    const headers = { 'idempotency-key': 'k1' };
    const first = (await person.post('/exams/results', body(person, ['A', 'B', 'A']), headers))
      .body;
    expect((await person.post('/exams/results', body(person, ['', '', '']), headers)).body).toEqual(
      first,
    );
    const retake = await person.put(`/exams/results/${first._id}`, body(person, ['A', 'A', 'A']), {
      'idempotency-key': 'k2',
    });
    expect([retake.status, retake.body._id, retake.body.score]).toEqual([200, first._id, 1.75]);
    const stored = await backend.db
      .select()
      .from(examResultVersions)
      .where(eq(examResultVersions.resultId, first._id));
    expect(stored.map((row) => row.score).sort()).toEqual([1.75, 3]);
  });

  it('must be of the session’s student, and a retake of the same exam', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    expect((await person.post('/exams/results', body(other, []))).status).toBe(403);
    const { _id: id } = (await person.post('/exams/results', body(person, []))).body;
    expect((await other.put(`/exams/results/${id}`, body(other, []))).status).toBe(403);
    expect(
      (await person.put(`/exams/results/${id}`, body(person, [], { examId: WRITTEN }))).status,
    ).toBe(400);
    for (const url of [
      `/exams/results/user/${person.userId}`,
      `/exams/results/user/${person.userId}/exam/${MCQ}`,
    ]) {
      expect((await other.get(url)).status).toBe(403);
      expect((await backend.visitor().get(url)).status).toBe(401);
      expect((await backend.visitor().get(url, backend.service)).status).toBe(200);
    }
  });

  it('is refused if a question is answered twice', async () => {
    const person = await backend.enrolled();
    const [answer] = answers(['A']);
    expect(
      (await person.post('/exams/results', body(person, [], { mcqAnswers: [answer, answer] })))
        .status,
    ).toBe(400);
  });
});

describe('a written exam', () => {
  it('keeps the URL of the uploaded PDF, and has no score until it is marked', async () => {
    const person = await backend.enrolled();
    const url = await upload(person);
    expect(url).toMatch(/^\/media\/files\/[a-f0-9]{32}\.pdf$/);
    const { status, body: stored } = await person.post('/exams/results', written(person, url));
    expect(status).toBe(201);
    expect(stored).toMatchObject({
      writtenAnswer: [{ questionId: writtenId, answerPdf: expect.stringContaining(`${url}?`) }],
      mcqAnswers: [],
    });
    expect(stored.score).toBeUndefined();
  });

  it('accepts only URLs of own uploads', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const theirs = await upload(other);
    for (const url of [
      'https://evil.example/x.pdf',
      '/media/files/../db.lock',
      `/media/files/${'0'.repeat(32)}.pdf`,
      theirs,
    ]) {
      const response = await person.post('/exams/results', written(person, url));
      expect([response.status, response.body.fields[0].path]).toEqual([
        400,
        'writtenAnswer.0.answerPdf',
      ]);
    }
  });
});
