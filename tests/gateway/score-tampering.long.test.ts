// Only scores calculated by the rules are stored, through the real gateway and backend and by
// direct requests to the backend, with forged answers and scores. The naive scorer of
// tests/exam-rules gives the expected score.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FREE_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';
import { type NaiveQuestion, naiveMultiSubject, naiveSingle } from '../exam-rules/naive-scorer.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SINGLE = 'of-course';
const PAPER_RESULTS = '/multisubjectexamsresult/exam-results';

let kit: AnswerKeyKit;
let student: Student;
/** The keys, as read by the service credential. */
let paper: Keyed;
let single: Keyed;

type Mcq = { _id: string; points: number; options: { _id: string; isCorrect: boolean }[] };
type Keyed = {
  percent: string;
  mcqs: Mcq[];
  questions: NaiveQuestion[];
  subjectOf: Map<string, string>;
};
type Answers = [questionId: string, optionIds: string[]][];

function keyed(percent: number, mcqs: Mcq[], subjectOf = new Map<string, string>()): Keyed {
  const correct = ({ options }: Mcq) =>
    options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id);
  const questions = mcqs.map((mcq) => ({
    id: mcq._id,
    points: String(mcq.points),
    correct: correct(mcq),
  }));
  return { percent: String(percent), mcqs, questions, subjectOf };
}

beforeAll(async () => {
  kit = await startAnswerKeyKit();
  student = kit.reader;
  const { service, visitor } = kit.backend;
  const whole = (await visitor().get(`/multisubjectexams/mcqs/${FREE_PAPER}`, service)).body;
  type Subject = { _id: string; mcqs: Mcq[] };
  const subjectOf = new Map<string, string>(
    whole.subjects.flatMap((subject: Subject) =>
      subject.mcqs.map((mcq) => [mcq._id, subject._id] as const),
    ),
  );
  paper = keyed(
    whole.negativeMarkingPercentage,
    whole.subjects.flatMap((subject: Subject) => subject.mcqs),
    subjectOf,
  );
  const exam = (await visitor().get(`/examcreation/examid/${SINGLE}`, service)).body;
  single = keyed(exam.negetiveMarkingPercentage, exam.mcqs);
});
afterAll(() => kit.close());

/**
 * The answers that the gateway scores: unknown options are dropped, and the first other entry of a
 * question counts.
 */
function effectiveAnswers({ mcqs }: Keyed, answers: Answers): Answers {
  return mcqs.flatMap(({ _id, options }): Answers => {
    const entries = answers
      .filter(([id]) => id === _id)
      .map(([, chosen]) => chosen.filter((id) => options.some((option) => option._id === id)));
    const known = entries.find((chosen) => chosen.length > 0);
    return known ? [[_id, known]] : [];
  });
}

/** Arbitrary answers: any option of any question, unknown ones, repetitions. */
function arbitraryAnswers({ mcqs }: Keyed, most: number): fc.Arbitrary<Answers> {
  const question = fc.constantFrom(...mcqs.map(({ _id }) => _id), 'no-question', '__proto__', '');
  const option = fc.constantFrom(
    ...mcqs.flatMap(({ options }) => options.map(({ _id }) => _id)),
    'no-option',
    'constructor',
  );
  return fc.array(fc.tuple(question, fc.array(option, { minLength: 1, maxLength: most })), {
    maxLength: 12,
  });
}

async function execute(
  query: string,
  variables: object,
): Promise<{ data?: unknown; errors?: unknown[] }> {
  return (
    await kit.gateway.execute(query, variables, {
      cookie: `alokpath_session=${student.cookie}`,
    })
  ).body;
}

async function ticketOf(
  kind: 'startExam' | 'startMultiSubjectExam',
  examId: string,
): Promise<string> {
  const query = `mutation ($examId: ID!) { started: ${kind}(input: { examId: $examId }) { ticket { token } } }`;
  return ((await execute(query, { examId })).data as { started: { ticket: { token: string } } })
    .started.ticket.token;
}

async function storedPaper(): Promise<{
  totalScore: number;
  subjects: { results: { questionId: string; selectedOption: string[] }[] }[];
}> {
  return (await student.get(`${PAPER_RESULTS}/${student.userId}/${FREE_PAPER}`)).body;
}

describe('through the gateway', () => {
  const SUBMIT_PAPER = `mutation ($input: SubmitMultiSubjectExamInput!) {
    submitMultiSubjectExam(input: $input) { receipt { attemptId } }
  }`;
  const SUBMIT =
    'mutation ($input: SubmitExamInput!) { submitExam(input: $input) { receipt { attemptId } } }';

  test('a paper is scored by the rules, whatever was sent', async () => {
    // The mandatory subject needs an answer, otherwise nothing is stored.
    const [first] = paper.mcqs;
    const answered: Answers = [[first?._id ?? '', [first?.options[0]?._id ?? '']]];
    await fc.assert(
      fc.asyncProperty(arbitraryAnswers(paper, 6), async (rest) => {
        const answers = [...answered, ...rest];
        const ticket = await ticketOf('startMultiSubjectExam', FREE_PAPER);
        const input = answers.map(([questionId, selectedOptionIds]) => ({
          questionId,
          selectedOptionIds,
        }));
        expect(
          (await execute(SUBMIT_PAPER, { input: { ticket, answers: input } })).errors,
        ).toBeUndefined();
        const stored = await storedPaper();
        const naive = naiveMultiSubject(
          paper.questions,
          effectiveAnswers(paper, answers),
          paper.percent,
        );
        expect(stored.totalScore).toBe(Number(naive));
      }),
      { numRuns: 12 },
    );
  });

  test('so is a single exam', async () => {
    const storedSingle = async () =>
      (await student.get(`/exams/results/user/${student.userId}/exam/${SINGLE}`)).body;
    await fc.assert(
      fc.asyncProperty(arbitraryAnswers(single, 1), async (answers) => {
        const before = await storedSingle();
        const ticket = await ticketOf('startExam', SINGLE);
        const mcqAnswers = answers.map(([questionId, [selectedOptionId = '']]) => ({
          questionId,
          selectedOptionId,
        }));
        expect((await execute(SUBMIT, { input: { ticket, mcqAnswers } })).errors).toBeUndefined();
        const stored = await storedSingle();
        // Nothing is stored without an answer.
        if (effectiveAnswers(single, answers).length === 0) expect(stored).toEqual(before);
        else
          expect(stored.score).toBe(
            Number(
              naiveSingle(single.questions, effectiveAnswers(single, answers), single.percent),
            ),
          );
      }),
      { numRuns: 12 },
    );
  });

  test.each(['totalScore', 'score', 'isCorrect', 'timeTaken'])(
    '%s is not a field of the input',
    async (word) => {
      const input = { ticket: 'any', answers: [], [word]: 999 };
      expect(JSON.stringify((await execute(SUBMIT_PAPER, { input })).errors)).toContain(
        'BAD_USER_INPUT',
      );
      expect(
        JSON.stringify((await execute(SUBMIT, { input: { ticket: 'any', [word]: 999 } })).errors),
      ).toContain('BAD_USER_INPUT');
    },
  );

  test('a list that is longer than any paper stores nothing', async () => {
    const before = await storedPaper();
    const ticket = await ticketOf('startMultiSubjectExam', FREE_PAPER);
    const answers = Array.from({ length: 501 }, () => ({
      questionId: paper.mcqs[0]?._id,
      selectedOptionIds: ['a'],
    }));
    expect(
      JSON.stringify((await execute(SUBMIT_PAPER, { input: { ticket, answers } })).errors),
    ).toContain('BAD_USER_INPUT');
    expect(await storedPaper()).toEqual(before);
  });
});

describe('posted straight to the backend', () => {
  const bodyOf = (answers: Answers, totalScore: unknown, isCorrect: unknown = true) => ({
    examId: FREE_PAPER,
    userId: student.userId,
    totalScore,
    timeTaken: 1,
    subjects: [...new Set(paper.subjectOf.values())].map((subjectId) => ({
      subjectId,
      results: answers
        .filter(([id]) => (paper.subjectOf.get(id) ?? subjectId) === subjectId)
        .map(([questionId, selectedOption]) => ({ questionId, selectedOption, isCorrect })),
    })),
  });
  const wrong = (): Answers =>
    paper.mcqs.map(({ _id, options }) => [
      _id,
      [options.find((option) => !option.isCorrect)?._id ?? ''],
    ]);
  beforeAll(async () => {
    student = await kit.backend.enrolled();
  });

  test.each([999, -999, 1e308, 0, 0.1])(
    'a claimed score of %s changes nothing',
    async (claimed) => {
      const response = await student.post(
        PAPER_RESULTS,
        bodyOf([...wrong(), ['no-question', ['no-option']]], claimed),
      );
      expect(response.status).toBe(201);
      expect(response.body.totalScore).toBe(
        Number(naiveMultiSubject(paper.questions, wrong(), paper.percent)),
      );
      expect((await storedPaper()).totalScore).toBe(response.body.totalScore);
      expect(JSON.stringify(response.body)).not.toContain('"isCorrect":true');
    },
  );

  test.each([
    ['NaN', Number.NaN],
    ['a text', '999'],
    ['a list', [999]],
  ])('a score that is %s is rejected', async (_, claimed) => {
    const before = await storedPaper();
    expect((await student.post(PAPER_RESULTS, bodyOf(wrong(), claimed))).status).toBe(400);
    expect(await storedPaper()).toEqual(before);
  });

  test('a duplicate answer is rejected, and repeated options count once', async () => {
    const before = await storedPaper();
    expect((await student.post(PAPER_RESULTS, bodyOf([...wrong(), ...wrong()], 0))).status).toBe(
      400,
    );
    expect(await storedPaper()).toEqual(before);
    const repeated = paper.mcqs.map(({ _id, options }): Answers[number] => [
      _id,
      [options[0]?._id ?? '', options[0]?._id ?? ''],
    ]);
    const response = await student.post(PAPER_RESULTS, bodyOf(repeated, 0));
    expect(response.body.totalScore).toBe(
      Number(naiveMultiSubject(paper.questions, repeated, paper.percent)),
    );
  });

  test('a single exam has the score of the rules too', async () => {
    const wrongOnes = single.mcqs.map(({ _id, options }): Answers[number] => [
      _id,
      [options.find((option) => !option.isCorrect)?._id ?? ''],
    ]);
    const mcqAnswers = wrongOnes.map(([questionId, [selectedOption]]) => ({
      questionId,
      selectedOption,
    }));
    const body = { examId: SINGLE, userId: student.userId, mcqAnswers, writtenAnswer: [] };
    expect((await student.post('/exams/results', { ...body, score: '999' })).status).toBe(400);
    const response = await student.post('/exams/results', { ...body, score: 999 });
    expect(response.body.score).toBe(
      Number(naiveSingle(single.questions, wrongOnes, single.percent)),
    );
  });
});
