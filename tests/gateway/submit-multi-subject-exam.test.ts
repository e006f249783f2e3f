import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  aQuestion,
  aTicket,
  aViewer,
  withoutKey,
} from './fixtures.ts';
import { COOKIE, dataOf, NOW, SERVICE_TOKEN, useGateway } from './kit.ts';

const SUBMIT = `mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) {
  receipt { attemptId submittedAt answersHash } result { id totalScore } exam { id myResult { id } } } }`;
const BLANK = `mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) {
  receipt { attemptId } result { id } } }`;
const RESULTS = '/multisubjectexamsresult/exam-results';
const answer = (questionId: string, ...selectedOptionIds: string[]) => ({
  questionId,
  selectedOptionIds,
});

describe('submitting a multi-subject exam', () => {
  const { execute, executeAsStudent, upstream, clock, ticket } = useGateway();
  const prepare = (exam = aMultiSubjectExam()) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', exam);
  };
  const submit = (answers: object[], more: object = {}) =>
    executeAsStudent(SUBMIT, { input: { ticket: ticket(aTicket()), answers, ...more } });
  const posted = () => upstream.call('POST', RESULTS).body;

  test('reads the key by the service credential, scores, and posts the documented body under the id of the attempt', async () => {
    prepare();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    const data = dataOf(await submit([answer('q1', 'q1a'), answer('q2', 'q2b')]));
    expect(data).toEqual({
      submitMultiSubjectExam: {
        receipt: {
          attemptId: 'attempt-1',
          submittedAt: '2026-02-01T09:00:00.000Z',
          answersHash: expect.stringMatching(/^[\da-f]{64}$/),
        },
        result: { id: 'r1', totalScore: 0.75 },
        exam: { id: 'm1', myResult: { id: 'r1' } },
      },
    });
    const key = upstream.call('GET', '/multisubjectexams/mcqs/m1').headers;
    expect(key.authorization).toBe(`Bearer ${SERVICE_TOKEN}`);
    expect(key).not.toHaveProperty('cookie');
    const call = upstream.call('POST', RESULTS);
    expect(call.headers).toMatchObject({ cookie: COOKIE, 'idempotency-key': 'attempt-1' });
    expect(call.headers).not.toHaveProperty('authorization');
    expect(call.body).toEqual({
      examId: 'm1',
      userId: 'u1',
      subjects: [
        {
          subjectId: 'ms1',
          results: [
            { questionId: 'q1', selectedOption: ['q1a'], isCorrect: true },
            { questionId: 'q2', selectedOption: ['q2b'], isCorrect: false },
          ],
        },
        { subjectId: 'ms2', results: [] },
      ],
      totalScore: 0.75,
      timeTaken: 10,
    });
  });

  test('needs the exact set of options, and scores a blank question without a right option as correct', async () => {
    const [a, b] = aQuestion('q2').options ?? [];
    const both = aQuestion('q2', {
      points: 2,
      options: [
        { ...a, isCorrect: true },
        { ...b, isCorrect: true },
      ],
    });
    const none = aQuestion('q3', {
      points: 5,
      options: aQuestion('q3').options?.map((option) => ({ ...option, isCorrect: false })) ?? [],
    });
    const exam = aMultiSubjectExam({
      subjects: [
        { _id: 'ms1', subjectName: 'Physics', mandatory: true, mcqs: [aQuestion('q1'), both] },
        { _id: 'ms2', subjectName: 'English', mandatory: false, mcqs: [none] },
      ],
    });
    prepare(exam);
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    await submit([answer('q2', 'q2b', 'q2a')]);
    expect(posted()).toMatchObject({ totalScore: 7 });
    upstream.calls = [];
    prepare(exam);
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    await submit([answer('q2', 'q2a')]);
    expect(posted()).toMatchObject({ totalScore: 4.5 });
  });

  test('unknown, duplicate and empty answers change nothing', async () => {
    prepare();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    await submit([
      answer('q1', 'q1a', 'q1a', 'q2a', 'nonsense'),
      answer('q1', 'q1b'),
      answer('q2'),
      answer('q3', 'nonsense'),
      answer('q99', 'q99a'),
    ]);
    expect(posted()).toMatchObject({
      totalScore: 1,
      subjects: [
        { results: [{ questionId: 'q1', selectedOption: ['q1a'], isCorrect: true }] },
        { results: [] },
      ],
    });
  });

  test('is rejected by hand while a mandatory subject is blank, with the text of the specification', async () => {
    prepare();
    expect((await submit([answer('q3', 'q3a')])).errors).toMatchObject([
      {
        message: 'You must attempt all mandatory subjects. "Physics" is mandatory.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('requires no mandatory subject after the time is over by the clock of the server, not of the browser; blank it stores nothing', async () => {
    const { deadline } = aTicket();
    clock.now = deadline - 40_001;
    prepare();
    expect((await submit([], { automatic: true })).codes).toEqual(['BAD_USER_INPUT']);
    upstream.calls = [];
    clock.now = deadline - 40_000;
    prepare();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    const optional = answer('q3', 'q3a');
    expect((await submit([optional], { automatic: true })).codes).toEqual([]);
    expect(posted()).toMatchObject({ timeTaken: 59.33 });
    upstream.calls = [];
    prepare();
    const blank = await executeAsStudent(BLANK, {
      input: { ticket: ticket(aTicket()), answers: [], automatic: true },
    });
    expect(dataOf(blank)).toEqual({ submitMultiSubjectExam: { receipt: null, result: null } });
    expect(upstream.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('saves no more time than the limit', async () => {
    clock.now = aTicket().deadline + 60_000;
    prepare();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    await submit([answer('q1', 'q1a')], { automatic: true });
    expect(posted()).toMatchObject({ timeTaken: 60 });
  });

  test('is closed after the grace of 60 seconds, before anything is read or written', async () => {
    clock.now = aTicket().deadline + 60_001;
    upstream.on('GET', '/students/student', aViewer());
    expect((await submit([answer('q1', 'q1a')])).errors).toMatchObject([
      { message: 'The exam is closed.', extensions: { code: 'EXAM_CLOSED' } },
    ]);
  });

  test('as a retake replaces the result', async () => {
    prepare();
    upstream.on('PUT', `${RESULTS}/r1`, aMultiSubjectResult());
    await executeAsStudent(SUBMIT, {
      input: { ticket: ticket(aTicket({ resultId: 'r1' })), answers: [answer('q1', 'q1a')] },
    });
    const call = upstream.call('PUT', `${RESULTS}/r1`);
    expect(call.headers['idempotency-key']).toBe('attempt-1');
    expect(call.body).toEqual({
      id: 'r1',
      data: {
        subjects: [
          {
            subjectId: 'ms1',
            results: [{ questionId: 'q1', selectedOption: ['q1a'], isCorrect: true }],
          },
          { subjectId: 'ms2', results: [] },
        ],
        totalScore: 1,
        timeTaken: 10,
      },
    });
  });

  test('twice returns the same receipt, whatever the second one contains', async () => {
    const receipts = [];
    for (const answers of [[answer('q1', 'q1a')], [answer('q1', 'q1b')]]) {
      prepare();
      upstream.on('POST', RESULTS, aMultiSubjectResult());
      receipts.push(
        (dataOf(await submit(answers)).submitMultiSubjectExam as { receipt: object }).receipt,
      );
      clock.now += 1000;
    }
    expect(receipts[0]).toEqual(receipts[1]);
    expect(
      upstream.calls
        .filter(({ method }) => method === 'POST')
        .map(({ headers }) => headers['idempotency-key']),
    ).toEqual(['attempt-1', 'attempt-1']);
  });

  test('of an exam that was taken away is NOT_FOUND', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexams/mcqs/m1', 404);
    expect((await submit([])).codes).toEqual(['NOT_FOUND']);
  });

  test.each([
    ['the key', withoutKey(aMultiSubjectExam())],
    [
      'the questions',
      aMultiSubjectExam({ subjects: [{ _id: 'ms1', subjectName: 'Physics', mandatory: false }] }),
    ],
  ])('is not scored when the host leaves %s out: nothing wrong is stored', async (_, exam) => {
    prepare(exam);
    expect((await submit([answer('q1', 'q1a')])).codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });

  test('passes on the message of upstream when it rejects', async () => {
    for (const [status, code] of [
      [403, 'FORBIDDEN'],
      [409, 'CONFLICT'],
      [410, 'EXAM_CLOSED'],
    ] as const) {
      prepare();
      upstream.fail('POST', RESULTS, status, 'So not.');
      expect((await submit([answer('q1', 'q1a')])).errors).toMatchObject([
        { message: 'So not.', extensions: { code } },
      ]);
    }
  });

  test.each([
    ['500 answers', Array.from({ length: 501 }, () => answer('q1')), 'answers', 500],
    [
      '20 options in an answer',
      [answer('q1', ...Array.from({ length: 21 }, () => 'o'))],
      'answers.0.selectedOptionIds',
      20,
    ],
  ])('is rejected with more than %s, before any call', async (_, answers, path, max) => {
    const { errors } = await submit(answers);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path, message: `At most ${max} entries.` }],
    });
    expect(upstream.requestLines).toEqual([]);
  });

  test('may have several options in each of many answers', async () => {
    prepare();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    const others = Array.from({ length: 300 }, (_, n) => answer(`other-${n}`, 'a', 'b'));
    dataOf(await submit([answer('q1', 'q1a'), ...others]));
  });

  test('is accepted only from the student who started it', async () => {
    const input = { ticket: ticket(aTicket({ userId: 'u2' })), answers: [] };
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(SUBMIT, { input })).errors).toMatchObject([
      { message: 'This is not your exam.', extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await execute(SUBMIT, { input })).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('ignores a score from the browser', async () => {
    expect((await submit([], { totalScore: 999 })).codes).toEqual(['BAD_USER_INPUT']);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('submitting where the backend keeps attempts', () => {
  const { executeAsStudent, upstream, clock, ticket } = useGateway({ extensions: ['attempts'] });
  const late = () => {
    clock.now = aTicket().deadline + 3_600_000;
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    return {
      input: { ticket: ticket(aTicket()), answers: [answer('q1', 'q1a')], automatic: true },
    };
  };

  test('late sends a request to the backend, which returns the first receipt of an existing attempt', async () => {
    const variables = late();
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    expect(dataOf(await executeAsStudent(SUBMIT, variables))).toMatchObject({
      submitMultiSubjectExam: { result: { id: 'r1' } },
    });
  });

  test('late is EXAM_CLOSED when the backend returns 410', async () => {
    const variables = late();
    upstream.fail('POST', RESULTS, 410, 'The exam is closed.');
    expect((await executeAsStudent(SUBMIT, variables)).codes).toEqual(['EXAM_CLOSED']);
    expect(NOW).toBeLessThan(clock.now);
  });
});
