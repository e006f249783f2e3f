import { describe, expect, test } from 'vitest';
import { aChapter, anExam, aSingleResult, aTicket, aViewer, withoutKey } from './fixtures.ts';
import { COOKIE, dataOf, NOW, SERVICE_TOKEN, useGateway } from './kit.ts';

const START = `mutation ($input: StartExamInput!) { startExam(input: $input) { ticket { attemptId deadline }
  paper { exam { id } questions { id text { html } options { id } } writtenQuestions { id text { source } } } } }`;
const SUBMIT = `mutation ($input: SubmitExamInput!) {
  submitExam(input: $input) {
    receipt { attemptId submittedAt answersHash } result { ... on SingleExamResult { id score } }
    exam { id myResult { id } }
  }
}`;
const aWrittenExam = (): ReturnType<typeof anExam> => {
  const { mcqs: _, ...exam } = anExam({ type: 'Written', questionCount: 1 });
  return {
    ...exam,
    written: [{ _id: 'w1', questionText: 'Explain $F = ma$.', answerGuidelines: 'Force.' }],
  };
};
const aSingleTicket = (changes = {}) =>
  aTicket({ kind: 'single', examId: 'e1', deadline: NOW + 30_000, ...changes });

const SUBMIT_BLANK = `mutation ($input: SubmitExamInput!) {
  submitExam(input: $input) { receipt { attemptId } result { __typename } exam { id } }
}`;

describe('a single exam', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('shows its public data to everyone', async () => {
    const { mcqs: _, ...outline } = anExam({ startingDate: '2026-01-01T00:00:00Z' });
    upstream.on('GET', '/examcreation/examid/e1', outline);
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    const response = await execute(`{
      exam(id: "e1") {
        id title type totalMarks timeLimitMinutes passingScorePercent negativeMarkingPercentage
        startingDate questionCount chapter { id } myResult { id }
      }
    }`);
    expect(dataOf(response)).toEqual({
      exam: {
        id: 'e1',
        title: 'Motion test',
        type: 'MCQ',
        totalMarks: 2,
        timeLimitMinutes: 10,
        passingScorePercent: 50,
        negativeMarkingPercentage: 25,
        startingDate: '2026-01-01T00:00:00.000Z',
        questionCount: 2,
        chapter: { id: 'ch1' },
        myResult: null,
      },
    });
  });

  test('has no chapter if its parent is not one; an unknown exam is null', async () => {
    upstream.on(
      'GET',
      '/examcreation/examid/e1',
      anExam({ parentType: 'subject', parentId: 'sub1' }),
    );
    upstream.fail('GET', '/examcreation/examid/e404', 404);
    expect(
      dataOf(await execute('{ exam(id: "e1") { chapter { id } }  none: exam(id: "e404") { id } }')),
    ).toEqual({
      exam: { chapter: null },
      none: null,
    });
  });

  test('is in the list of its chapter', async () => {
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/examcreation/chapter/ch1', [anExam(), aWrittenExam()]);
    expect(
      dataOf(await execute('{ chapter(id: "ch1") { exams { type questionCount } } }')),
    ).toEqual({
      chapter: {
        exams: [
          { type: 'MCQ', questionCount: 2 },
          { type: 'WRITTEN', questionCount: 1 },
        ],
      },
    });
  });

  test('starts with its paper', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', withoutKey(anExam()));
    const { startExam } = dataOf(await executeAsStudent(START, { input: { examId: 'e1' } }));
    expect(startExam).toMatchObject({
      ticket: { deadline: '2026-03-01T10:10:30.000Z' },
      paper: {
        exam: { id: 'e1' },
        questions: [
          { id: 'q1', options: [{ id: 'q1a' }, { id: 'q1b' }, { id: 'q1c' }] },
          { id: 'q2' },
        ],
        writtenQuestions: [],
      },
    });
  });

  test('starts with the questions of a written paper', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', withoutKey(aWrittenExam()));
    const { startExam } = dataOf(await executeAsStudent(START, { input: { examId: 'e1' } }));
    expect(startExam).toMatchObject({
      paper: {
        questions: [],
        writtenQuestions: [{ id: 'w1', text: { source: 'Explain $F = ma$.' } }],
      },
    });
  });

  test.each([
    ['the student is not enrolled', { ...anExam(), mcqs: undefined }, 'FORBIDDEN'],
    ['it does not exist', undefined, 'NOT_FOUND'],
    [
      'it is not open yet',
      anExam({ startingDate: new Date(NOW + 1).toISOString() }),
      'EXAM_CLOSED',
    ],
    [
      'it is not open yet and its questions are withheld',
      { ...anExam({ startingDate: new Date(NOW + 1).toISOString() }), mcqs: undefined },
      'EXAM_CLOSED',
    ],
  ])('does not start if %s', async (_, exam, code) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.reply(
      'GET',
      '/examcreation/examid/e1',
      exam ? { body: exam } : { status: 404, body: {} },
    );
    expect((await executeAsStudent(START, { input: { examId: 'e1' } })).codes).toEqual([code]);
  });

  test("does not start as a retake of another student's result, nor for a visitor", async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', withoutKey(anExam()));
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult());
    expect(
      (await executeAsStudent(START, { input: { examId: 'e1', resultId: 'r9' } })).codes,
    ).toEqual(['FORBIDDEN']);
    expect((await execute(START, { input: { examId: 'e1' } })).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('submitting a single exam', () => {
  const { execute, executeAsStudent, upstream, clock, ticket } = useGateway();
  const mockReads = (exam: object = anExam()) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', exam);
  };
  const submit = (input: object, changes = {}) =>
    executeAsStudent(SUBMIT, { input: { ticket: ticket(aSingleTicket(changes)), ...input } });
  const answer = (questionId: string, selectedOptionId: string) => ({
    questionId,
    selectedOptionId,
  });

  test('reads the key with the service credential, deducts marks for a blank answer, and posts the documented body', async () => {
    mockReads();
    upstream.on('POST', '/exams/results', aSingleResult());
    const data = dataOf(await submit({ mcqAnswers: [answer('q1', 'q1a')] }));
    expect(data).toEqual({
      submitExam: {
        receipt: {
          attemptId: 'attempt-1',
          submittedAt: '2026-02-02T09:00:00.000Z',
          answersHash: expect.stringMatching(/^[\da-f]{64}$/),
        },
        result: { id: 'r2', score: 0.75 },
        exam: { id: 'e1', myResult: { id: 'r2' } },
      },
    });
    expect(upstream.call('GET', '/examcreation/examid/e1').headers).toMatchObject({
      authorization: `Bearer ${SERVICE_TOKEN}`,
    });
    expect(upstream.call('GET', '/examcreation/examid/e1').headers).not.toHaveProperty('cookie');
    const call = upstream.call('POST', '/exams/results');
    expect(call.headers).toMatchObject({ cookie: COOKIE, 'idempotency-key': 'attempt-1' });
    expect(call.body).toEqual({
      examId: 'e1',
      userId: 'u1',
      mcqAnswers: [{ questionId: 'q1', selectedOption: 'q1a' }],
      writtenAnswer: [],
      score: 0.75,
      timeTaken: 10,
    });
  });

  test.each([
    [[answer('q1', 'q1a'), answer('q2', 'q2a')], 2],
    [[answer('q1', 'q1a'), answer('q1', 'q1b'), answer('q2', 'q1a'), answer('x', 'y')], 0.75],
    [[answer('q1', 'q1b'), answer('q2', 'q2c')], -0.5],
  ])('scores %j as %d', async (mcqAnswers, score) => {
    mockReads();
    upstream.on('POST', '/exams/results', aSingleResult());
    await submit({ mcqAnswers });
    expect(upstream.call('POST', '/exams/results').body).toMatchObject({ score });
  });

  test('stores nothing and returns no receipt if no answer belongs to the paper', async () => {
    for (const mcqAnswers of [[], [answer('x', 'y')]]) {
      mockReads();
      const { data, codes } = await executeAsStudent<{ submitExam: object }>(SUBMIT_BLANK, {
        input: { ticket: ticket(aSingleTicket({ resultId: 'r2' })), mcqAnswers },
      });
      expect([data, codes]).toEqual([
        { submitExam: { receipt: null, result: null, exam: { id: 'e1' } } },
        [],
      ]);
    }
    expect(upstream.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('replaces the result if it is a retake', async () => {
    mockReads();
    upstream.on('PUT', '/exams/results/r2', aSingleResult());
    await submit({ mcqAnswers: [answer('q1', 'q1a')] }, { resultId: 'r2' });
    expect(upstream.call('PUT', '/exams/results/r2')).toMatchObject({
      body: { examId: 'e1', score: 0.75 },
      headers: { 'idempotency-key': 'attempt-1' },
    });
  });

  test('sends the PDFs of a written paper and no score', async () => {
    mockReads(aWrittenExam());
    upstream.on('POST', '/exams/results', aSingleResult({ score: null }));
    const pdf = '/media/files/0123456789abcdef.pdf';
    const writtenAnswers = [
      { questionId: 'w1', answerPdfUrl: pdf },
      { questionId: 'w9', answerPdfUrl: 'https://evil.test/x.pdf' },
    ];
    expect(dataOf(await submit({ writtenAnswers }))).toMatchObject({
      submitExam: { result: { score: null } },
    });
    const { body } = upstream.call('POST', '/exams/results');
    expect(body).toMatchObject({
      mcqAnswers: [],
      writtenAnswer: [{ questionId: 'w1', answerPdf: pdf }],
    });
    expect(body).not.toHaveProperty('score');
  });

  test.each([
    'https://evil.test/x.pdf',
    'javascript:alert(1)',
    '/media/files/../../auth/logout',
    '/media/covers/du.svg',
    '',
  ])('rejects %j as the address of a PDF', async (answerPdfUrl) => {
    mockReads(aWrittenExam());
    expect(
      (await submit({ writtenAnswers: [{ questionId: 'w1', answerPdfUrl }] })).errors[0]
        ?.extensions,
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'writtenAnswers' }],
    });
  });

  test('is rejected after the grace period', async () => {
    clock.now = aSingleTicket().deadline + 60_001;
    upstream.on('GET', '/students/student', aViewer());
    expect((await submit({})).codes).toEqual(['EXAM_CLOSED']);
  });

  test('is accepted only from the student who started the exam', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await submit({}, { userId: 'u2' })).codes).toEqual(['FORBIDDEN']);
    expect((await execute(SUBMIT, { input: { ticket: ticket(aSingleTicket()) } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
  });

  test('fails if upstream omits the key', async () => {
    mockReads(withoutKey(anExam()));
    expect((await submit({ mcqAnswers: [answer('q1', 'q1a')] })).codes).toEqual([
      'UPSTREAM_BAD_RESPONSE',
    ]);
  });

  test.each([
    ['null instead of its questions', { ...anExam(), mcqs: null }],
    ['no written questions', { ...anExam(), type: 'Written', mcqs: null }],
  ])('fails if upstream sends %s, instead of closing the attempt as blank', async (_, exam) => {
    mockReads(exam);
    const written = { questionId: 'w1', answerPdfUrl: '/media/files/a.pdf' };
    const { codes } = await submit({
      mcqAnswers: [answer('q1', 'q1a')],
      writtenAnswers: [written],
    });
    expect(codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });

  test('accepts at most 500 answers', async () => {
    const { errors } = await submit({
      mcqAnswers: Array.from({ length: 501 }, () => answer('q1', 'q1a')),
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'mcqAnswers' }],
    });
  });
});

describe('without a service credential', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({
    env: { upstreamServiceToken: undefined },
  });

  test('the key is read with the session', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', anExam());
    upstream.on('POST', '/exams/results', aSingleResult());
    expect(
      (
        await executeAsStudent(SUBMIT, {
          input: {
            ticket: ticket(aSingleTicket()),
            mcqAnswers: [{ questionId: 'q1', selectedOptionId: 'q1a' }],
          },
        })
      ).codes,
    ).toEqual([]);
    const { headers } = upstream.call('GET', '/examcreation/examid/e1');
    expect(headers.cookie).toBe(COOKIE);
    expect(headers).not.toHaveProperty('authorization');
  });
});
