// The statistics of an exam: compared with figures computed by hand, and over a real database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExamStatistics } from '../../backend/src/modules/exam-monitoring/statistics.ts';
import { PAPER_RESULTS, sheetOf, startAttempt, WRITTEN } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

const question = (id: string, correct = [`${id}-a`]) => ({
  id,
  points: 1,
  correct,
  options: ['a', 'b', 'c'].map((letter) => `${id}-${letter}`),
});
const submission = (score: number, letters: string) => ({
  score,
  selections: new Map(
    [...letters].map(
      (letter, index) =>
        [`q${index + 1}`, letter === '-' ? [] : [`q${index + 1}-${letter}`]] as const,
    ),
  ),
});

describe('figures', () => {
  it('are those of five submissions computed by hand', () => {
    const statistics = new ExamStatistics(
      4,
      ['q1', 'q2', 'q3', 'q4'].map((id) => question(id)),
    );
    // Right: 4, 3, 2, 1, 0. q1 is right in the best four, q4 in the best one only.
    for (const [score, letters] of [
      [4, 'aaaa'],
      [3, 'aaab'],
      [2, 'aab-'],
      [1, 'abb-'],
      [-0.5, 'cb--'],
    ] as const) {
      statistics.add(submission(score, letters));
    }
    const { questions, ...all } = statistics.finish(5);
    expect(all).toMatchObject({
      submissionCount: 5,
      examinedCount: 5,
      totalMarks: 4,
      mean: 1.9,
      median: 2,
      lowest: -0.5,
      highest: 4,
    });
    // Deviations 2.1, 1.1, 0.1, -0.9, -2.4: squares 12.2, by five 2.44.
    expect(all.standardDeviation).toBeCloseTo(Math.sqrt(2.44), 10);
    const distribution = new Array<number>(20).fill(0);
    // 0.25, 0.5 and 0.75 of the marks; below zero in the first range, all marks in the last one.
    for (const range of [0, 5, 10, 15, 19]) distribution[range] = 1;
    expect(all.distribution).toEqual(distribution);
    const [q1, q2] = questions;
    expect(q1).toMatchObject({
      answeredCount: 5,
      correctCount: 4,
      options: [{ chosenCount: 4 }, { chosenCount: 0 }, { chosenCount: 1 }],
    });
    // q1 right: 1, 1, 1, 1, 0; right answers to the others: 3, 2, 1, 0, 0. Pearson: 0.24 /
    // sqrt(0.16 x 1.36) = 0.514.
    expect(q1?.discrimination).toBe(0.514);
    // q2 right: 1, 1, 1, 0, 0; others: 3, 2, 1, 1, 0. Pearson: 0.36 / sqrt(0.24 x 1.04) = 0.721.
    expect(q2?.discrimination).toBe(0.721);
  });

  it('have no discrimination if all or no students are right, and are empty without submissions', () => {
    const statistics = new ExamStatistics(2, [question('q1'), question('q2')]);
    expect(statistics.finish(0)).toEqual({
      submissionCount: 0,
      examinedCount: 0,
      totalMarks: 2,
      distribution: new Array(20).fill(0),
      questions: ['q1', 'q2'].map((id) =>
        expect.objectContaining({ questionId: id, answeredCount: 0, correctCount: 0 }),
      ),
    });
    statistics.add(submission(1, 'ab'));
    statistics.add(submission(1, 'ab'));
    const { questions } = statistics.finish(2);
    expect(questions.map((question) => 'discrimination' in question)).toEqual([false, false]);
  });

  it('count a question with several correct options as right only if exactly these were chosen', () => {
    const statistics = new ExamStatistics(1, [question('q1', ['q1-a', 'q1-b'])]);
    for (const chosen of [['q1-a'], ['q1-b', 'q1-a'], ['q1-a', 'q1-b', 'q1-c']])
      statistics.add({ score: 0, selections: new Map([['q1', chosen]]) });
    expect(statistics.finish(3).questions[0]).toMatchObject({
      answeredCount: 3,
      correctCount: 1,
      options: [3, 2, 1].map((chosenCount) => expect.objectContaining({ chosenCount })),
    });
  });
});

describe('of stored submissions', () => {
  let backend: Backend;
  let admin: Visitor;
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
  });
  afterAll(() => backend.close());

  const statistics = async (kind: string, examId: string) =>
    admin.get(`/ext/exams/${kind}/${examId}/statistics`);

  /** Submits a paper answered by letters. */
  async function submit(letters: string[], who?: Awaited<ReturnType<Backend['enrolled']>>) {
    const person = who ?? (await backend.enrolled());
    const { body: attempt } = await startAttempt(person);
    const { selections } = await sheetOf(person, FREE_PAPER, letters);
    const { body: paper } = await person.get(`/multisubjectexams/mcqs/${FREE_PAPER}`);
    const subjects = paper.subjects.map((subject: { _id: string; mcqs: { _id: string }[] }) => ({
      subjectId: subject._id,
      results: selections.filter(({ questionId }) =>
        subject.mcqs.some(({ _id }) => _id === questionId),
      ),
    }));
    const body = {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects,
      totalScore: 0,
      timeTaken: 1,
    };
    expect(
      (await person.post(PAPER_RESULTS, body, { 'idempotency-key': attempt._id })).status,
    ).toBe(201);
    return person;
  }

  it('are of first attempts of students', async () => {
    const first = await submit(['A', 'AB', 'C', 'D']);
    await submit(['B', 'AB', 'C', '']);
    await submit(['B', 'A', '', ''], first);
    const { body } = await statistics('multi-subject', FREE_PAPER);
    // 1 + 2 + 1 + 1 marks; the second one loses a quarter of the first question's mark. The retake
    // does not count.
    expect(body).toMatchObject({
      submissionCount: 2,
      examinedCount: 2,
      totalMarks: 5,
      highest: 5,
      lowest: 2.75,
      mean: 3.875,
    });
    expect(
      body.questions.map(({ correctCount }: { correctCount: number }) => correctCount),
    ).toEqual([1, 2, 2, 1]);
    expect(body.questions[3]).toMatchObject({ answeredCount: 1 });
  });

  it('of a written exam have no questions, and there are none of an exam that does not exist', async () => {
    const { body } = await statistics('single', WRITTEN);
    expect(body).toMatchObject({ submissionCount: 0, questions: [] });
    expect(body.totalMarks).toBeGreaterThan(0);
    expect((await statistics('single', 'unknown')).status).toBe(404);
    expect((await statistics('multi-subject', 'unknown')).status).toBe(404);
  });
});
