// Lists of results, marks of written exams, results from other institutions: authorization and
// upstream calls.
import { describe, expect, test } from 'vitest';
import { anAdmin, anExam, aSingleResult, aTicket, aViewer } from './fixtures.ts';
import { dataOf, NOW, useGateway } from './kit.ts';

const MARK =
  'mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) { result { id score markedAt passed } } }';
const ADD =
  'mutation ($input: CreateAcademicResultInput!) { createAcademicResult(input: $input) { academicResult { id } } }';
const mark = (input: object) => ({ input: { userId: 'u1', examId: 'e1', ...input } });

describe('results', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const asAdmin = () => upstream.on('GET', '/students/student', anAdmin());
  const asStudent = () => upstream.on('GET', '/students/student', aViewer());

  test.each([
    'multiSubjectExamResults { totalCount }',
    'multiSubjectExamResult(id: "r1") { id }',
    'examResults(examId: "e1") { totalCount }',
  ])('are for people who are signed in: %s', async (field) => {
    expect((await execute(`{ ${field} }`)).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
  });

  test('of all students in an exam are for admins', async () => {
    asStudent();
    expect((await executeAsStudent('{ examResults(examId: "e1") { totalCount } }')).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  test.each(['first: 0', 'first: 101', 'after: "nonsense"'])(
    'come in pages of 1 to 100: %s',
    async (argument) => {
      const { errors, codes } = await executeAsStudent(
        `{ multiSubjectExamResults(${argument}) { totalCount } }`,
      );
      expect(codes).toEqual(['BAD_USER_INPUT']);
      expect(errors[0]?.extensions.fieldErrors?.[0]?.path).toBe(argument.split(':')[0]);
      expect((await execute(`{ exams(${argument}) { totalCount } }`)).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
      expect((await execute(`{ multiSubjectExams(${argument}) { totalCount } }`)).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
      expect(upstream.requestLines).toEqual([]);
    },
  );

  test('that do not exist are null; those of others are refused by upstream', async () => {
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/r8', 404);
    upstream.fail(
      'GET',
      '/multisubjectexamsresult/exam-results/r9',
      403,
      'This belongs to someone else.',
    );
    const response = await executeAsStudent(
      '{ none: multiSubjectExamResult(id: "r8") { id } other: multiSubjectExamResult(id: "r9") { id } }',
    );
    expect(response.data).toEqual({ none: null, other: null });
    expect(response.codes).toEqual(['FORBIDDEN']);
  });

  test('of an admin marking: the answers that were marked go along, and the new score decides on passing', async () => {
    asAdmin();
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult({ score: null }));
    upstream.on(
      'PUT',
      '/exams/results/r2',
      aSingleResult({ score: 1.5, markedAt: '2026-03-01T10:00:00.000Z' }),
    );
    upstream.on('GET', '/examcreation/examid/e1', anExam({ type: 'Written' }));
    expect(dataOf(await executeAsStudent(MARK, mark({ score: 1.5 })))).toEqual({
      markWrittenExam: {
        result: { id: 'r2', score: 1.5, markedAt: '2026-03-01T10:00:00.000Z', passed: true },
      },
    });
    expect(upstream.call('PUT', '/exams/results/r2').body).toMatchObject({
      score: 1.5,
      dateTaken: '2026-02-02T09:00:00.000Z',
      mcqAnswers: [{ questionId: 'q1', selectedOption: 'q1a' }],
    });
    expect(upstream.call('PUT', '/exams/results/r2').headers).not.toHaveProperty('idempotency-key');
  });

  test('a mark is taken back with null, and is for the answers that were seen', async () => {
    asAdmin();
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult());
    upstream.fail(
      'PUT',
      '/exams/results/r2',
      409,
      'The student has handed in newer answers. Please reload them.',
    );
    expect(
      (await executeAsStudent(MARK, mark({ score: null, dateTaken: '2026-01-01T00:00:00Z' })))
        .codes,
    ).toEqual(['CONFLICT']);
    expect(upstream.call('PUT', '/exams/results/r2').body).toMatchObject({
      score: null,
      dateTaken: '2026-01-01T00:00:00.000Z',
    });
  });

  test('are not marked by students or by admins who took the exam; a missing result is NOT_FOUND', async () => {
    asStudent();
    expect((await executeAsStudent(MARK, mark({ score: 1 }))).codes).toEqual(['FORBIDDEN']);
    asAdmin();
    expect((await executeAsStudent(MARK, mark({ userId: 'u9', score: 1 }))).codes).toEqual([
      'FORBIDDEN',
    ]);
    asAdmin();
    upstream.fail('GET', '/exams/results/user/u1/exam/e1', 404);
    expect((await executeAsStudent(MARK, mark({ score: 1 }))).codes).toEqual(['NOT_FOUND']);
  });

  test.each(['deleteExamResult', 'deleteMultiSubjectExamResult'])(
    'are deleted by admins alone: %s',
    async (field) => {
      asStudent();
      expect(
        (await executeAsStudent(`mutation { ${field}(input: { id: "r1" }) { deletedId } }`)).codes,
      ).toEqual(['FORBIDDEN']);
      expect(upstream.requestLines).toEqual(['GET /students/student']);
    },
  );
});

describe("a student's results in single exams", () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['cursors'] });

  test('are read page by page to the end, the newest first, one that came twice once', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const page = (ids: string[], score: number, cursor?: string) => ({
      body: ids.map((_id) => aSingleResult({ _id, score })),
      headers: cursor ? [['x-next-cursor', cursor] as [string, string]] : [],
    });
    upstream.reply(
      'GET',
      '/ext/results/mine/single?offset=0&limit=100&after=',
      page(['r1', 'r2'], 1, '2~r2'),
    );
    upstream.reply(
      'GET',
      '/ext/results/mine/single?offset=0&limit=100&after=2~r2',
      page(['r3', 'r1'], 2),
    );
    expect(dataOf(await executeAsStudent('{ viewer { examResults { id score } } }'))).toEqual({
      viewer: {
        examResults: [
          { id: 'r1', score: 2 },
          { id: 'r3', score: 2 },
          { id: 'r2', score: 1 },
        ],
      },
    });
  });
});

describe('the exam of a unit', () => {
  const { executeAsStudent, upstream, ticket } = useGateway();
  const SUBMIT =
    'mutation ($input: SubmitExamInput!) { submitExam(input: $input) { result { ... on SingleExamResult { id } } } }';
  const submit = (changes = {}) =>
    executeAsStudent(SUBMIT, {
      input: {
        ticket: ticket(
          aTicket({ kind: 'single', examId: 'e1', deadline: NOW + 30_000, ...changes }),
        ),
        mcqAnswers: [{ questionId: 'q1', selectedOptionId: 'q1b' }],
      },
    });
  const prepare = () =>
    upstream.on(
      'GET',
      '/examcreation/examid/e1',
      anExam({ parentType: 'unit', parentId: 'unit1' }),
    );

  test('is submitted for the student, its retake as any other', async () => {
    prepare();
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/exams/exam-results', aSingleResult());
    expect((await submit()).codes).toEqual([]);
    const { body, headers } = upstream.call('POST', '/exams/exam-results');
    expect(body).toMatchObject({ studentId: 's1', examId: 'e1', score: -0.5 });
    expect(body).not.toHaveProperty('userId');
    expect(headers).toMatchObject({ 'idempotency-key': 'attempt-1' });

    prepare();
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('PUT', '/exams/results/r2', aSingleResult());
    expect((await submit({ resultId: 'r2' })).codes).toEqual([]);
  });

  test('is submitted by account for one without a student record', async () => {
    prepare();
    upstream.on('GET', '/students/student', aViewer({ student: null }));
    upstream.on('POST', '/exams/results', aSingleResult());
    expect((await submit()).codes).toEqual([]);
    expect(upstream.call('POST', '/exams/results').body).toMatchObject({ userId: 'u1' });
  });
});

describe('results from elsewhere', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const input = (studentId: string) => ({ input: { studentId, examName: 'SSC', year: 2024 } });

  test("are added to one's own record, by an admin to any", async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(ADD, input('s2'))).codes).toEqual(['FORBIDDEN']);
    expect((await execute(ADD, input('s1'))).codes).toEqual(['UNAUTHENTICATED']);
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('POST', '/academicresult', {
      _id: 'ar1',
      studentId: 's2',
      examName: 'SSC',
      year: 2024,
    });
    expect(dataOf(await executeAsStudent(ADD, input('s2')))).toEqual({
      createAcademicResult: { academicResult: { id: 'ar1' } },
    });
  });

  test('are stored although the list cannot be read again', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/academicresult', { _id: 'ar1' });
    upstream.fail('GET', '/academicresult/student/s1', 503);
    const query = ADD.replace(
      'academicResult { id }',
      'academicResult { id examName year recordedBy gpa } academicResults { id }',
    );
    expect(dataOf(await executeAsStudent(query, input('s1')))).toEqual({
      createAcademicResult: {
        academicResult: { id: 'ar1', examName: '', year: 0, recordedBy: null, gpa: null },
        academicResults: null,
      },
    });
  });

  test.each(['updateAcademicResult', 'deleteAcademicResult'])(
    'are changed by people who are signed in: %s',
    async (field) => {
      const selection = field.startsWith('delete') ? 'deletedId' : 'academicResult { id }';
      expect(
        (await execute(`mutation { ${field}(input: { id: "ar1" }) { ${selection} } }`)).codes,
      ).toEqual(['UNAUTHENTICATED']);
      const [method, message] = [
        field.startsWith('delete') ? ('DELETE' as const) : ('PUT' as const),
        'Only an admin may change it.',
      ];
      upstream.fail(method, '/academicresult/ar1', 403, message);
      const { errors } = await executeAsStudent(
        `mutation { ${field}(input: { id: "ar1" }) { ${selection} } }`,
      );
      expect(errors[0]).toMatchObject({ message, extensions: { code: 'FORBIDDEN' } });
    },
  );
});
