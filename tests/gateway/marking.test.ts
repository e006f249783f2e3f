// Written exams marked question by question: the upstream calls, and the student's review.
import { describe, expect, test } from 'vitest';
import { anAdmin, anExam, aSingleResult, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const MARK = `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) { result {
  score comment writtenQuestions { id marks comment } } } }`;
const written = anExam({
  type: 'Written',
  mcqs: undefined,
  written: [
    { _id: 'w1', questionText: 'Why?' },
    { _id: 'w2', questionText: 'How?' },
  ],
});
const marks = [
  { questionId: 'w1', marks: 2.5, comment: 'Good.' },
  { questionId: 'w2', marks: 0 },
];

describe('marking a written exam', () => {
  const { executeAsStudent, upstream } = useGateway();
  const mark = (input: object) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult({ score: null }));
    return executeAsStudent(MARK, { input: { userId: 'u1', examId: 'e1', ...input } });
  };
  const sentBody = () => upstream.call('PUT', '/exams/results/r2').body;

  test('sends marks and comments for scoring, and returns them', async () => {
    upstream.on(
      'PUT',
      '/exams/results/r2',
      aSingleResult({ score: 2.5, marks, comment: 'Well done.' }),
    );
    upstream.on('GET', '/examcreation/examid/e1', written);
    const input = { marks: [{ ...marks[0] }, { ...marks[1], comment: '' }], comment: 'Well done.' };
    expect(dataOf(await mark(input)).markWrittenExam).toEqual({
      result: {
        score: 2.5,
        comment: 'Well done.',
        writtenQuestions: [
          { id: 'w1', marks: 2.5, comment: 'Good.' },
          { id: 'w2', marks: 0, comment: null },
        ],
      },
    });
    expect(sentBody()).toMatchObject({
      marks,
      comment: 'Well done.',
      dateTaken: '2026-02-02T09:00:00.000Z',
    });
    expect(sentBody()).not.toHaveProperty('score');
  });

  test('sends only a score as before', async () => {
    upstream.on('PUT', '/exams/results/r2', aSingleResult({ score: 1 }));
    upstream.on('GET', '/examcreation/examid/e1', written);
    dataOf(await mark({ score: 1, comment: null, marks: null }));
    expect(sentBody()).toMatchObject({ score: 1 });
    for (const name of ['marks', 'comment']) expect(sentBody()).not.toHaveProperty(name);
  });

  test('returns the rejection of upstream', async () => {
    upstream.fail('PUT', '/exams/results/r2', 422, 'The marks add up to 3, not to 4.', {
      fields: [{ path: 'score', message: 'is not the sum' }],
    });
    const { errors } = await mark({ score: 4, marks: [{ questionId: 'w1', marks: 3 }] });
    expect(errors[0]).toMatchObject({
      message: 'The marks add up to 3, not to 4.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('marking an earlier submission', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['submissions'] });
  const MARK_ONE = `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) {
    submission { id number score isNewest } result { id score } } }`;

  test('returns it with the newer result, which still waits, without another call', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const newest = { ...aSingleResult({ score: null }), submissionId: 'v2', isNewest: true };
    const submission = { submissionId: 'v1', number: 1, isNewest: false, countsForRank: true };
    const before = { ...aSingleResult({ score: null }), ...submission };
    upstream.on('GET', '/ext/results/submissions/u1/e1', [newest, before]);
    upstream.on('PUT', '/ext/results/submissions/v1/mark', { ...before, score: 1 });
    const input = { userId: 'u1', examId: 'e1', submissionId: 'v1', score: 1 };
    expect(dataOf(await executeAsStudent(MARK_ONE, { input })).markWrittenExam).toEqual({
      submission: { id: 'v1', number: 1, score: 1, isNewest: false },
      result: { id: 'r2', score: null },
    });
  });

  test('an old submission beyond the first part of the list is marked', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const submission = (number: number) => ({
      ...aSingleResult({ score: null }),
      submissionId: `v${number}`,
      number,
    });
    const path = '/ext/results/submissions/u1/e1';
    upstream.reply('GET', path, { body: [submission(2)], headers: [['x-next-cursor', '2']] });
    upstream.on('GET', `${path}?after=2`, [submission(1)]);
    upstream.on('PUT', '/ext/results/submissions/v1/mark', { ...submission(1), score: 1 });
    const input = { userId: 'u1', examId: 'e1', submissionId: 'v1', score: 1 };
    expect(dataOf(await executeAsStudent(MARK_ONE, { input })).markWrittenExam).toEqual({
      submission: { id: 'v1', number: 1, score: 1, isNewest: true },
      result: { id: 'r2', score: null },
    });
  });
});

describe('the revision of marks', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: ['submissions', 'second-marking'],
  });
  const MARK_IF = `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) {
    submission { score revision markedBy } } }`;
  const SET_FINAL = `mutation ($input: SetFinalMarkInput!) { setFinalMark(input: $input) {
    submission { score revision markedBy } } }`;
  const submission = { ...aSingleResult({ score: null }), submissionId: 'v1', isNewest: true };
  const path = '/ext/results/submissions/v1/mark';
  const markIf = (revision?: string) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/results/submissions/u1/e1', [{ ...submission, revision: '7' }]);
    const input = { userId: 'u1', examId: 'e1', submissionId: 'v1', score: 1, revision };
    return executeAsStudent(MARK_IF, { input });
  };
  const saved = { ...submission, score: 1, revision: '8-9', markedBy: 'Rahima' };

  test('is sent as If-Match, and returned with the name of the marker', async () => {
    upstream.on('PUT', path, saved);
    expect(dataOf(await markIf('7-3')).markWrittenExam).toEqual({
      submission: { score: 1, revision: '8-9', markedBy: 'Rahima' },
    });
    const call = upstream.call('PUT', path);
    expect(call.headers['if-match']).toBe('"7-3"');
    expect(call.body).toEqual({ score: 1 });
  });

  test('is sent with final marks too', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('PUT', '/ext/marking/submissions/v1/final-mark', saved);
    const input = { submissionId: 'v1', score: 1, revision: '7' };
    expect(dataOf(await executeAsStudent(SET_FINAL, { input })).setFinalMark).toMatchObject({
      submission: { revision: '8-9' },
    });
    const call = upstream.call('PUT', '/ext/marking/submissions/v1/final-mark');
    expect(call.headers['if-match']).toBe('"7"');
    expect(call.body).toEqual({ score: 1 });
  });

  test('is not sent if there is none', async () => {
    upstream.on('PUT', path, { ...submission, score: 1 });
    expect(dataOf(await markIf()).markWrittenExam).toEqual({
      submission: { score: 1, revision: null, markedBy: null },
    });
    expect(upstream.call('PUT', path).headers).not.toHaveProperty('if-match');
  });

  test('is CONFLICT with the reason if it is not the newest', async () => {
    upstream.fail('PUT', path, 409, 'Somebody else has changed this since it was opened.', {
      code: 'CHANGED_SINCE_OPENED',
    });
    const { errors } = await markIf('6');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'CHANGED_SINCE_OPENED',
    });
  });

  test('is BAD_USER_INPUT if it is invalid', async () => {
    expect((await markIf('a\nb')).codes).toEqual(['BAD_USER_INPUT']);
    expect(upstream.requestLines).not.toContain(`PUT ${path}`);
  });
});

describe('a submission that two people mark', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: ['submissions', 'second-marking'],
  });
  const MARK_ONE = `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) {
    submission { score comment markedAt independentMarks showsOwnMark writtenQuestions { marks } }
    result { score comment } } }`;
  const waits = { submissionId: 'v1', isNewest: true, ...aSingleResult({ score: null }) };

  test('shows markers their own marks, and the result without it', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const markedAt = '2026-02-03T09:00:00.000Z';
    const ownMark = { score: 2.5, comment: 'Good.', markedAt, marks: [marks[0]] };
    const reply = { ...waits, independentMarks: 1, ownMark };
    upstream.on('GET', '/ext/results/submissions/u1/e1', [waits]);
    upstream.on('PUT', '/ext/results/submissions/v1/mark', reply);
    upstream.on('GET', '/examcreation/examid/e1', written);
    const input = { userId: 'u1', examId: 'e1', submissionId: 'v1', score: 2.5 };
    expect(dataOf(await executeAsStudent(MARK_ONE, { input })).markWrittenExam).toEqual({
      submission: {
        score: 2.5,
        comment: 'Good.',
        markedAt,
        independentMarks: 1,
        showsOwnMark: true,
        writtenQuestions: [{ marks: 2.5 }, { marks: null }],
      },
      result: { score: null, comment: null },
    });
  });

  test('is compared and decided by admins and teachers, not by markers', async () => {
    const FIELDS = [
      '{ unreconciledSubmissions { totalCount } }',
      '{ markComparison(submissionId: "v1") { mayDecide } }',
      'mutation { setFinalMark(input: { submissionId: "v1", score: 1 }) { submission { id } } }',
      '{ secondMarking(examId: "e1") { isOn } }',
      'mutation { setSecondMarking(input: { examId: "e1", isOn: true }) { secondMarking { isOn } } }',
    ];
    for (const field of FIELDS) {
      const grants = [{ courseId: 'c1', role: 'marker' }];
      upstream.on('GET', '/students/student', { ...aViewer(), grants });
      const { errors } = await executeAsStudent(field);
      expect(errors[0]?.extensions, field).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('a host with only one marker', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['submissions', 'marking'] });

  test('has no setting, no comparison, and submissions as before', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    expect(dataOf(await executeAsStudent('{ secondMarking(examId: "e1") { isOn } }'))).toEqual({
      secondMarking: null,
    });
    upstream.on('GET', '/students/student', anAdmin());
    const { errors } = await executeAsStudent('{ unreconciledSubmissions { totalCount } }');
    expect(errors[0]?.extensions).toMatchObject({ reason: 'NO_SECOND_MARKING' });
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/results/submissions/u1/e1', [
      { ...aSingleResult({ score: 1 }), submissionId: 'v1' },
    ]);
    const ASK =
      '{ writtenSubmissions(userId: "u1", examId: "e1") { score independentMarks showsOwnMark } }';
    expect(dataOf(await executeAsStudent(ASK)).writtenSubmissions).toEqual([
      { score: 1, independentMarks: null, showsOwnMark: false },
    ]);
  });
});

describe('a submission of an earlier version of its exam', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: ['submissions', 'exam-versions'],
  });
  const ASK =
    '{ writtenSubmissions(userId: "u1", examId: "e1") { totalMarks writtenQuestions { id answerPdfUrl } } }';
  const answers = {
    writtenAnswer: [{ questionId: 'old', answerPdf: '/media/files/a.pdf' }],
    mcqAnswers: [],
  };
  const prepare = (extra: object) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/results/submissions/u1/e1', [
      { ...aSingleResult({ score: null, ...answers }), submissionId: 'v1', ...extra },
    ]);
  };

  test('is shown with the questions of that version', async () => {
    prepare({ totalMarks: 7, examVersionId: 'taken' });
    const exam = { ...written, written: [{ _id: 'old', questionText: 'Before?' }] };
    upstream.on('GET', '/ext/exam-versions/taken', {
      _id: 'taken',
      kind: 'single',
      examId: 'e1',
      number: 1,
      exam,
    });
    expect(dataOf(await executeAsStudent(ASK)).writtenSubmissions).toEqual([
      { totalMarks: 7, writtenQuestions: [{ id: 'old', answerPdfUrl: '/media/files/a.pdf' }] },
    ]);
  });

  test('uses the maximum marks of the current exam if upstream does not send any', async () => {
    prepare({});
    upstream.on('GET', '/examcreation/examid/e1', written, { times: 2 });
    const [submission] = dataOf<{ writtenSubmissions: { writtenQuestions: object[] }[] }>(
      await executeAsStudent(ASK),
    ).writtenSubmissions;
    expect(submission).toMatchObject({
      totalMarks: written.totalMarks,
      writtenQuestions: [{ id: 'w1' }, { id: 'w2' }],
    });
  });
});

describe('the review', () => {
  const { executeAsStudent, upstream } = useGateway();
  const REVIEW = `{ examResult(userId: "u1", examId: "e1") { ... on SingleExamResult {
    timeTakenMinutes comment writtenQuestions { id marks comment } } } }`;

  test('has no marks before anyone has marked', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/e1', 404);
    upstream.on(
      'GET',
      '/exams/results/user/u1/exam/e1',
      aSingleResult({ score: null, comment: '' }),
    );
    upstream.on('GET', '/examcreation/examid/e1', written);
    expect(dataOf(await executeAsStudent(REVIEW)).examResult).toEqual({
      timeTakenMinutes: 5,
      comment: null,
      writtenQuestions: ['w1', 'w2'].map((id) => ({ id, marks: null, comment: null })),
    });
  });
});

describe('the queue of a host without queues', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['marking'] });
  const waits = (id: string) => ({ ...aSingleResult({ score: null }), submissionId: id });

  test('contains all waiting answers, and the cursor of the next page', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const reply = {
      body: [waits('v1'), waits('v2')],
      headers: [['x-total-count', '2'] as [string, string]],
    };
    upstream.reply('GET', '/ext/results/unmarked?offset=0&limit=20', reply);
    const ASK = '{ markingQueue { nodes { id } totalCount } }';
    expect(dataOf(await executeAsStudent(ASK)).markingQueue).toEqual({
      nodes: [{ id: 'v1' }, { id: 'v2' }],
      totalCount: 2,
    });

    upstream.on('GET', '/students/student', anAdmin());
    upstream.reply('GET', '/ext/results/unmarked?offset=0&limit=2', reply);
    const NEXT =
      '{ markingNeighbours(submissionId: "v1") { previous { id } next { id } otherCount } }';
    expect(dataOf(await executeAsStudent(NEXT)).markingNeighbours).toEqual({
      previous: null,
      next: { id: 'v2' },
      otherCount: 1,
    });
  });

  test('rejects filters that the host does not support', async () => {
    for (const field of [
      'markingQueue(queue: { examId: "e1" })',
      'markingExams',
      'markingStudents',
    ]) {
      upstream.on('GET', '/students/student', anAdmin());
      const { errors } = await executeAsStudent(`{ ${field} { totalCount } }`);
      expect(errors[0]?.extensions, field).toMatchObject({
        code: 'OPERATION_NOT_ALLOWED',
        reason: 'NO_MARKING_QUEUE',
      });
    }
  });

  test('keeps no comments', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    expect(dataOf(await executeAsStudent('{ markingComments { id } }')).markingComments).toBeNull();
  });
});
