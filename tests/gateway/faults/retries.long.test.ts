// Which failed calls are retried, how often, and which never are, counted at upstream.
import { describe, expect, test } from 'vitest';
import { aCourse, anExam, aSingleResult, aTicket, aViewer } from '../fixtures.ts';
import { dataOf, useGateway } from '../kit.ts';
import { withRealBackend } from '../real-backend.ts';

const COURSES = '{ courses { id } }';

describe('a read', () => {
  const { execute, upstream } = useGateway({ env: { upstreamRetries: 2 } });

  test.each([502, 503, 504])('is retried after %i, and succeeds', async (status) => {
    upstream.fail('GET', '/course/', status).on('GET', '/course/', [aCourse()]);
    expect(dataOf(await execute(COURSES))).toMatchObject({ courses: [{ id: 'c1' }] });
    expect(upstream.requestLines).toEqual(['GET /course/', 'GET /course/']);
  });

  test('is retried when the connection breaks', async () => {
    upstream.breakDown('GET', '/course/').on('GET', '/course/', [aCourse()]);
    dataOf(await execute(COURSES));
    expect(upstream.requestLines).toEqual(['GET /course/']);
  });

  test('is tried three times at most', async () => {
    upstream.reply('GET', '/course/', { status: 503 }, { times: 3 });
    expect((await execute(COURSES)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(upstream.requestLines).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 410, 429, 500, 501])(
    'is not retried after %i',
    async (status) => {
      upstream.fail('GET', '/course/', status);
      expect((await execute(COURSES)).errors).toHaveLength(1);
      expect(upstream.requestLines).toEqual(['GET /course/']);
    },
  );

  test('that signs out is a write: it is not retried', async () => {
    upstream.fail('GET', '/auth/logout', 503);
    const response = await execute(
      'mutation { logout { message } }',
      {},
      { cookie: 'alokpath_session=aisha' },
    );
    expect(response.codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(upstream.requestLines).toEqual(['GET /auth/logout']);
  });
});

describe('Retry-After', () => {
  const { execute, upstream } = useGateway({ env: { upstreamRetries: 2 } });
  const failWithRetryAfter = (status: number, value: string) =>
    upstream.reply('GET', '/course/', {
      status,
      body: { error: 'Not so fast.' },
      headers: [['retry-after', value]],
    });

  test.each([429, 503])('of %i is waited for if it is short enough', async (status) => {
    // nock responds without delay: 0 seconds always fit into the timeout.
    failWithRetryAfter(status, '0').on('GET', '/course/', [aCourse()]);
    dataOf(await execute(COURSES));
    expect(upstream.requestLines).toHaveLength(2);
  });

  test.each([429, 503])(
    'of %i that is too long is an error at once, with the retry time',
    async (status) => {
      failWithRetryAfter(status, '30');
      const { errors } = await execute(COURSES);
      expect(errors).toMatchObject([
        {
          path: ['courses'],
          extensions: {
            code: status === 429 ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE',
            retryAfter: 30,
          },
        },
      ]);
      expect(upstream.requestLines).toHaveLength(1);
    },
  );

  test('may be a date', async () => {
    failWithRetryAfter(429, new Date(Date.now() + 60_000).toUTCString());
    const [error] = (await execute(COURSES)).errors;
    expect(error?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    expect(error?.extensions.retryAfter).toBeGreaterThan(50);
  });

  test('that is invalid is ignored', async () => {
    failWithRetryAfter(429, 'soon');
    expect((await execute(COURSES)).errors[0]?.extensions).not.toHaveProperty('retryAfter');
    expect(upstream.requestLines).toHaveLength(1);
  });
});

describe('a write', () => {
  const { execute, executeAsStudent, upstream, ticket } = useGateway({
    env: { upstreamRetries: 2 },
  });
  const submit = () =>
    executeAsStudent(
      `mutation ($ticket: String!) {
        submitExam(input: {
          ticket: $ticket, mcqAnswers: [{ questionId: "q1", selectedOptionId: "q1a" }]
        }) {
          receipt { attemptId }
        }
      }`,
      {
        ticket: ticket(aTicket({ kind: 'single', examId: 'e1' })),
      },
    );
  const prepare = () =>
    upstream
      .on('GET', '/students/student', aViewer())
      .on('GET', '/examcreation/examid/e1', anExam());

  test('with an idempotency key is retried once, with the same key', async () => {
    prepare().fail('POST', '/exams/results', 503).on('POST', '/exams/results', aSingleResult());
    expect((await submit()).codes).toEqual([]);
    const submissions = upstream.calls.filter(({ path }) => path === '/exams/results');
    expect(submissions.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'attempt-1',
      'attempt-1',
    ]);
    expect(submissions[1]?.body).toEqual(submissions[0]?.body);
  });

  test('with an idempotency key is tried twice at most', async () => {
    prepare().reply('POST', '/exams/results', { status: 503 }, { times: 2 });
    expect((await submit()).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(upstream.requestLines.filter((call) => call === 'POST /exams/results')).toHaveLength(2);
  });

  test.each([502, 503, 504])('without a key is never retried: not after %i', async (status) => {
    upstream.fail('POST', '/auth/signup', status);
    expect(
      (
        await execute(
          'mutation { signup(input: { email: "a@b.c", password: "long enough" }) { message } }',
        )
      ).errors,
    ).toHaveLength(1);
    expect(upstream.requestLines).toEqual(['POST /auth/signup']);
  });

  test('without a key is never retried: not when the connection breaks', async () => {
    upstream.breakDown('POST', '/auth/student/login');
    const response = await execute(
      'mutation { login(input: { email: "a@b.c", password: "long enough" }) { message } }',
    );
    expect(response.codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

test('in an outage retries are a tenth of the calls, and the ten that were saved', async () => {
  const calls = 300;
  let callCount = 0;
  await withRealBackend(
    (_, response) => {
      callCount += 1;
      response.writeHead(503).end();
    },
    async ({ app }) => {
      for (let i = 0; i < calls; i++)
        await app.inject({ method: 'POST', url: '/graphql', payload: { query: COURSES } });
      expect(callCount).toBeLessThanOrEqual(calls * 1.1 + 10);
      expect(callCount).toBeGreaterThan(calls * 1.05);
    },
    { upstreamBreaker: false },
  );
});
