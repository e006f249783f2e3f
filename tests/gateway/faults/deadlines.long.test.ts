// Calls with longer deadlines, and extensions that are still used while the backend cannot confirm
// them.
import { describe, expect, test } from 'vitest';
import { path } from '../../../gateway/src/upstream/http/path.ts';
import { groupOf } from '../../../gateway/src/upstream/resilience/groups.ts';
import { isSlowCall } from '../../../gateway/src/upstream/resilience/slow-calls.ts';
import { anExam, aSingleResult, aTicket, aViewer } from '../fixtures.ts';
import { dataOf, useGateway } from '../kit.ts';

describe('a slow call', () => {
  const { execute, executeAsStudent, upstream, ticket } = useGateway({
    env: { upstreamTimeoutMs: 1000, slowCallTimeoutMs: 30_000, operationTimeoutMs: 2000 },
  });

  test('is aborted when it reads or writes', async () => {
    upstream.reply('GET', '/course/', { body: [], delayMs: 3000 });
    expect((await execute('{ courses { id } }')).codes).toEqual(['UPSTREAM_TIMEOUT']);
    upstream.reply('POST', '/auth/student/login', { body: {}, delayMs: 3000 });
    expect(
      (
        await execute(
          'mutation { login(input: { email: "a@b.c", password: "long enough" }) { message } }',
        )
      ).codes,
    ).toEqual(['UPSTREAM_TIMEOUT']);
  });

  test('is waited for when it stores a result', async () => {
    upstream
      .on('GET', '/students/student', aViewer())
      .on('GET', '/examcreation/examid/e1', anExam());
    upstream.reply('POST', '/exams/results', { body: aSingleResult(), delayMs: 3000 });
    const submittedTicket = ticket(aTicket({ kind: 'single', examId: 'e1' }));
    const response = await executeAsStudent(
      `mutation ($ticket: String!) {
        submitExam(input: {
          ticket: $ticket, mcqAnswers: [{ questionId: "q1", selectedOptionId: "q1a" }]
        }) {
          receipt { attemptId }
        }
      }`,
      {
        ticket: submittedTicket,
      },
    );
    expect(dataOf(response)).toMatchObject({ submitExam: { receipt: { attemptId: 'attempt-1' } } });
  });

  test('is waited for when it sends a message', async () => {
    upstream.reply('POST', '/auth/signup', { body: { message: 'Sent.' }, delayMs: 3000 });
    expect(
      dataOf(
        await execute(
          'mutation { signup(input: { email: "a@b.c", password: "long enough" }) { message } }',
        ),
      ),
    ).toEqual({
      signup: { message: 'Sent.' },
    });
  });
});

describe('upstream gets the timeout of the gateway', () => {
  const { executeAsStudent, execute, upstream, ticket } = useGateway({
    env: { upstreamTimeoutMs: 1000, slowCallTimeoutMs: 30_000, operationTimeoutMs: 2000 },
  });

  test('for a read, and for a call that stores a result', async () => {
    upstream.on('GET', '/course/', []);
    dataOf(await execute('{ courses { id } }'));
    upstream
      .on('GET', '/students/student', aViewer())
      .on('GET', '/examcreation/examid/e1', anExam());
    upstream.on('POST', '/exams/results', aSingleResult());
    const submittedTicket = ticket(aTicket({ kind: 'single', examId: 'e1' }));
    await executeAsStudent(
      `mutation ($ticket: String!) {
        submitExam(input: {
          ticket: $ticket, mcqAnswers: [{ questionId: "q1", selectedOptionId: "q1a" }]
        }) {
          receipt { attemptId }
        }
      }`,
      { ticket: submittedTicket },
    );
    const timeoutOf = (path: string) =>
      Number(upstream.calls.find((call) => call.path === path)?.headers['x-request-timeout-ms']);
    const [read, result] = [timeoutOf('/course/'), timeoutOf('/exams/results')];
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(1000);
    expect(result).toBeGreaterThan(25_000);
    expect(result).toBeLessThanOrEqual(30_000);
  });
});

describe('extensions', () => {
  const two = '{ a: course(id: "c1") { id } b: course(id: "c2") { id } }';
  const { execute, upstream } = useGateway({ extensions: ['batch'] });

  test('that a backend has offered stay in use while it cannot be requested again', async () => {
    upstream.on('GET', '/ext/batch/courses?ids=c1,c2', []);
    dataOf(await execute(two));
    upstream.breakDown('GET', '/ext/batch/courses?ids=c1,c2');
    await execute(two);
    upstream.areExtensionsDown = true;
    upstream.on('GET', '/ext/batch/courses?ids=c1,c2', []);
    dataOf(await execute(two));
    expect(upstream.requestLines).toEqual([
      'GET /ext/batch/courses?ids=c1,c2',
      'GET /ext/batch/courses?ids=c1,c2',
    ]);
  });
});

test.each([
  ['/students?offset=0&limit=20', 'students'],
  ['/course/', 'course'],
  ['/course/c1/subjects', 'course'],
  ['/ext/batch/lessons?parents=a,b', 'course'],
  ['/ext/batch/years?ids=a', 'admissioncourse'],
  ['/ext/batch/exams?ids=a', 'examcreation'],
  ['/ext/attempts/a1/answers', 'ext/attempts'],
  ['/ext/notes?limit=20', 'ext/notes'],
  ['/ext', 'ext'],
])('%s belongs to the group %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

test.each([
  [path`/ext/exams/single/${'e1'}/statistics`, true],
  [path`/ext/bank-questions/${'b1'}/usage`, true],
  [path`/ext/bank-questions/${'b1'}`, false],
])('a read of %s may take longer: %s', (address, isSlow) => {
  expect(isSlowCall({ method: 'GET', path: address, headers: {} })).toBe(isSlow);
});
