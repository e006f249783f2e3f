import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmin,
  anExam,
  aQuestion,
  aSingleResult,
  aViewer,
  withoutKey,
} from './fixtures.ts';
import { COOKIE, dataOf, SERVICE_TOKEN, useGateway } from './kit.ts';

const MULTI = '/multisubjectexamsresult/exam-results/u1/m1';
const QUESTION = `
  id text { source html } points score reason options { id text { source } isCorrect isSelected }
  explanation { source }
`;
const REVIEW = `{
  examResult(userId: "u1", examId: "m1") {
    __typename
    ... on MultiSubjectExamResult {
      id userId dateTaken totalScore timeTakenMinutes exam { id }
      subjects {
        id name score totalPoints correctCount wrongCount blankCount questions { ${QUESTION} }
      }
    }
  }
}`;

describe('the result of an exam', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('is reviewed by its owner: the answer, the right one, the marks and why', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', MULTI, aMultiSubjectResult({ totalScore: 0.7500001 }));
    upstream.on('GET', '/multisubjectexams/mcqs/m1', withoutKey(aMultiSubjectExam()));
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    const { examResult } = dataOf(
      await executeAsStudent<{ examResult: Record<string, unknown> }>(REVIEW),
    );
    expect(examResult).toMatchObject({
      __typename: 'MultiSubjectExamResult',
      id: 'r1',
      userId: 'u1',
      dateTaken: '2026-02-01T09:00:00.000Z',
      totalScore: 0.75,
      timeTakenMinutes: 30,
      exam: { id: 'm1' },
      subjects: [
        {
          id: 'ms1',
          name: 'Physics',
          score: 0.75,
          totalPoints: 2,
          correctCount: 1,
          wrongCount: 1,
          blankCount: 0,
        },
        {
          id: 'ms2',
          name: 'English',
          score: 0,
          totalPoints: 1,
          correctCount: 0,
          wrongCount: 0,
          blankCount: 1,
        },
      ],
    });
    const [first, second] = (examResult.subjects as { questions: object[] }[]).map(
      (subject) => subject.questions,
    );
    expect(first).toEqual([
      {
        id: 'q1',
        text: { source: 'Question q1', html: 'Question q1' },
        points: 1,
        score: 1,
        reason: 'CORRECT',
        options: [
          { id: 'q1a', text: { source: 'one' }, isCorrect: true, isSelected: true },
          { id: 'q1b', text: { source: 'two' }, isCorrect: false, isSelected: false },
          { id: 'q1c', text: { source: 'three' }, isCorrect: false, isSelected: false },
        ],
        explanation: { source: 'Because of q1.' },
      },
      expect.objectContaining({ id: 'q2', score: -0.25, reason: 'WRONG' }),
    ]);
    expect(second).toEqual([expect.objectContaining({ id: 'q3', score: 0, reason: 'BLANK' })]);

    const reads = upstream.calls
      .filter(({ path }) => path === '/multisubjectexams/mcqs/m1')
      .map(({ headers }) => [headers.cookie, headers.authorization]);
    expect(reads).toEqual(
      expect.arrayContaining([
        [COOKIE, undefined],
        [undefined, `Bearer ${SERVICE_TOKEN}`],
      ]),
    );
    expect(upstream.call('GET', MULTI).headers).not.toHaveProperty('authorization');
  });

  test('accepts a single option id instead of a list, and treats a question without selection as blank', async () => {
    const empty = aQuestion('q2', {
      options: aQuestion('q2').options?.map((option) => ({ ...option, isCorrect: false })) ?? [],
      explanation: '',
    });
    upstream.on('GET', '/students/student', aViewer());
    upstream.on(
      'GET',
      MULTI,
      aMultiSubjectResult({
        subjects: [{ subjectId: 'ms1', results: [{ questionId: 'q1', selectedOption: 'q1a' }] }],
      }),
    );
    upstream.on(
      'GET',
      '/multisubjectexams/mcqs/m1',
      aMultiSubjectExam({
        subjects: [{ _id: 'ms1', subjectName: 'P', mcqs: [aQuestion('q1'), empty] }],
      }),
    );
    const response = await executeAsStudent(`{
      examResult(userId: "u1", examId: "m1") {
        ... on MultiSubjectExamResult {
          subjects { questions { reason score explanation { source } } }
        }
      }
    }`);
    expect(dataOf(response)).toEqual({
      examResult: {
        subjects: [
          {
            questions: [
              { reason: 'CORRECT', score: 1, explanation: { source: 'Because of q1.' } },
              { reason: 'BLANK_EMPTY_KEY', score: 1, explanation: null },
            ],
          },
        ],
      },
    });
  });

  test('of a single exam is found when there is none of the other kind', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/e1', 404);
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult());
    upstream.on('GET', '/examcreation/examid/e1', anExam(), { times: 2 });
    const response = await executeAsStudent(`{
      examResult(userId: "u1", examId: "e1") {
        __typename
        ... on SingleExamResult {
          id userId dateTaken score passed exam { id } questions { ${QUESTION} }
          writtenQuestions { id }
        }
      }
    }`);
    expect(dataOf(response).examResult).toMatchObject({
      __typename: 'SingleExamResult',
      id: 'r2',
      userId: 'u1',
      dateTaken: '2026-02-02T09:00:00.000Z',
      score: 0.75,
      passed: false,
      exam: { id: 'e1' },
      questions: [
        { id: 'q1', score: 1, reason: 'CORRECT' },
        { id: 'q2', score: -0.25, reason: 'BLANK_DEDUCTED' },
      ],
      writtenQuestions: [],
    });
  });

  test('of a written exam shows the guidelines and the PDF, and no score before it is marked', async () => {
    const { mcqs: _, ...exam } = anExam({ type: 'Written' });
    const questions = [
      { _id: 'w1', questionText: 'Explain.', answerGuidelines: 'Force.' },
      { _id: 'w2', questionText: 'Draw.' },
    ];
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/e1', 404);
    const { score: __, ...unmarked } = aSingleResult({
      mcqAnswers: [],
      writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }],
    });
    upstream.on('GET', '/exams/results/user/u1/exam/e1', unmarked);
    upstream.on('GET', '/examcreation/examid/e1', { ...exam, written: questions });
    const response = await executeAsStudent(`{
      examResult(userId: "u1", examId: "e1") {
        ... on SingleExamResult {
          score passed questions { id }
          writtenQuestions { id text { source } answerGuidelines { source } answerPdfUrl }
        }
      }
    }`);
    expect(dataOf(response).examResult).toEqual({
      score: null,
      passed: null,
      questions: [],
      writtenQuestions: [
        {
          id: 'w1',
          text: { source: 'Explain.' },
          answerGuidelines: { source: 'Force.' },
          answerPdfUrl: '/media/files/a.pdf',
        },
        { id: 'w2', text: { source: 'Draw.' }, answerGuidelines: null, answerPdfUrl: null },
      ],
    });
  });

  test.each([
    ['null before it is marked', undefined, null],
    ['its PDF once it is marked', 4, '/media/files/solution.pdf'],
  ])('of a written exam has as solution %s', async (_, score, solutionPdfUrl) => {
    const { mcqs: _mcqs, ...exam } = anExam({ type: 'Written' });
    const { score: _score, ...unmarked } = aSingleResult({ mcqAnswers: [], writtenAnswer: [] });
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/e1', 404);
    upstream.on('GET', '/exams/results/user/u1/exam/e1', {
      ...unmarked,
      ...(score !== undefined && { score }),
    });
    const written = [
      { _id: 'w1', questionText: 'Explain.', handwrittenPdf: '/media/files/solution.pdf' },
    ];
    upstream.on('GET', '/examcreation/examid/e1', { ...exam, written });
    const response =
      await executeAsStudent(`{ examResult(userId: "u1", examId: "e1") { ... on SingleExamResult { score
      writtenQuestions { solutionPdfUrl } } } }`);
    expect(dataOf(response).examResult).toEqual({
      score: score ?? null,
      writtenQuestions: [{ solutionPdfUrl }],
    });
  });

  test('is null when there is none', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', MULTI, 404);
    expect(
      dataOf(await executeAsStudent('{ examResult(userId: "u1", examId: "m1") { __typename } }')),
    ).toEqual({ examResult: null });
  });

  test('is for its owner and for admins; other accounts cause no read', async () => {
    const query =
      '{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { id } } }';
    expect((await execute(query)).codes).toEqual(['UNAUTHENTICATED']);
    upstream.on('GET', '/students/student', aViewer({ _id: 'u2' }));
    expect((await executeAsStudent(query)).errors).toMatchObject([
      { message: 'This is not your result.', extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', MULTI, aMultiSubjectResult());
    expect(dataOf(await executeAsStudent(query))).toEqual({ examResult: { id: 'r1' } });
  });

  test('keeps its score when the exam can no longer be read, or comes without its key', async () => {
    const query =
      '{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { totalScore subjects { id } } } }';
    for (const [status, codes] of [
      [404, []],
      [500, ['UPSTREAM_ERROR']],
      [200, ['UPSTREAM_BAD_RESPONSE']],
    ] as const) {
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', MULTI, aMultiSubjectResult());
      upstream.reply('GET', '/multisubjectexams/mcqs/m1', {
        status,
        body: withoutKey(aMultiSubjectExam()),
      });
      const response = await executeAsStudent(query);
      expect(response.data).toEqual({ examResult: { totalScore: 0.75, subjects: null } });
      expect(response.codes).toEqual(codes);
    }
  });
});

describe("the viewer's results", () => {
  const query =
    '{ viewer { results { __typename ... on MultiSubjectExamResult { id } ... on SingleExamResult { id } } } }';

  describe('if the backend lists them all', () => {
    const { executeAsStudent, upstream } = useGateway({ extensions: ['batch'] });

    test('come newest first, of both kinds, in one call', async () => {
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', '/ext/results/mine', {
        multiSubject: [
          aMultiSubjectResult(),
          aMultiSubjectResult({ _id: 'r3', dateTaken: '2026-02-03T09:00:00.000Z' }),
        ],
        single: [aSingleResult()],
      });
      expect(dataOf(await executeAsStudent(query))).toEqual({
        viewer: {
          results: [
            { __typename: 'MultiSubjectExamResult', id: 'r3' },
            { __typename: 'SingleExamResult', id: 'r2' },
            { __typename: 'MultiSubjectExamResult', id: 'r1' },
          ],
        },
      });
    });

    test('are at most 100', async () => {
      upstream.on('GET', '/students/student', aViewer());
      const many = Array.from({ length: 100 }, (_, i) => aSingleResult({ _id: `r${i}` }));
      upstream.on('GET', '/ext/results/mine', {
        single: many,
        multiSubject: [aMultiSubjectResult()],
      });
      expect(
        dataOf(await executeAsStudent<{ viewer: { results: [] } }>(query)).viewer.results,
      ).toHaveLength(100);
    });
  });

  describe('where it does not', () => {
    const { executeAsStudent, upstream } = useGateway();

    test('are of both kinds too: a call for each, and of the viewer only', async () => {
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', '/multisubjectexamsresult/exam-results?offset=0&limit=100', [
        aMultiSubjectResult({ _id: 'r3', dateTaken: '2025-01-01T09:00:00.000Z' }),
        aMultiSubjectResult({ _id: 'r4', userId: 'u2' }),
      ]);
      upstream.on('GET', '/exams/results/user/u1', [aSingleResult()]);
      expect(dataOf(await executeAsStudent(query))).toEqual({
        viewer: {
          results: [
            { __typename: 'SingleExamResult', id: 'r2' },
            { __typename: 'MultiSubjectExamResult', id: 'r3' },
          ],
        },
      });
    });
  });
});
