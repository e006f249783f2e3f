// Failures of upstream, and the error code of each.
import { describe, expect, test } from 'vitest';
import { aChapter, aCourse, aSubject, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, SERVICE_TOKEN, useGateway } from './kit.ts';

const COURSES = '{ courses { id title price } serverTime }';

describe('a response of upstream', () => {
  const { execute, upstream } = useGateway();

  test.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [410, 'EXAM_CLOSED'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'BAD_USER_INPUT'],
    [418, 'UPSTREAM_ERROR'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
  ])('of %i is %s, with its message', async (status, code) => {
    upstream.fail('GET', '/course/', status, 'In so many words.');
    const response = await execute(COURSES);
    expect(response).toMatchObject({
      status: 200,
      data: { courses: null, serverTime: expect.any(String) },
    });
    expect(response.errors).toMatchObject([
      {
        message: 'In so many words.',
        path: ['courses'],
        extensions: { code, requestId: expect.any(String) },
      },
    ]);
    expect(response.errors[0]?.extensions.status).toBe(
      code === 'UPSTREAM_ERROR' ? status : undefined,
    );
  });

  test.each(['TOO_MANY_UPLOADS', 'UPLOADS_BUSY'])(
    'of 429 with the reason %s is OVERLOADED, after which clients send the file again',
    async (reason) => {
      upstream.fail('GET', '/course/', 429, 'Please try again.', { code: reason });
      expect((await execute(COURSES)).errors).toMatchObject([
        { message: 'Please try again.', extensions: { code: 'OVERLOADED', reason } },
      ]);
    },
  );

  test.each([
    [500, 'UPSTREAM_ERROR'],
    [502, 'UPSTREAM_UNAVAILABLE'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_TIMEOUT'],
  ])('of %i is %s, without its message', async (status, code) => {
    upstream.fail('GET', '/course/', status, 'select * from secrets at /srv/app.js:1', {
      stack: 'Error: at /srv/app.js',
    });
    const { errors, raw } = await execute(COURSES);
    expect(errors).toMatchObject([
      { message: 'The server could not answer. Please try again.', extensions: { code } },
    ]);
    expect(raw.body).not.toMatch(/secrets|srv|stack/);
  });

  test('has its message from error, then from message, then none', async () => {
    for (const [body, message] of [
      [{ error: 'first', message: 'second' }, 'first'],
      [{ error: '', message: 'second' }, 'second'],
      [{ error: { nested: true }, message: 'second' }, 'second'],
      [{}, 'The server answered 400.'],
      ['<html>Bad</html>', 'The server answered 400.'],
      [undefined, 'The server answered 400.'],
      [{ error: 'x'.repeat(2000) }, 'x'.repeat(500)],
    ] as const) {
      upstream.reply('GET', '/course/', { status: 400, body });
      expect((await execute(COURSES)).errors[0]?.message).toBe(message);
    }
  });

  test.each([
    ['HTML', '<html></html>'],
    ['truncated JSON', '[{"_id":"c1","ti'],
    ['nothing', undefined],
    ['null', 'null'],
    ['a word', '"courses"'],
    ['a document for a list', { _id: 'c1' }],
    ['a list of words', ['c1']],
    ['a list with a hole', [null]],
    ['an envelope of something else', { data: 'x' }],
  ])('that is %s is UPSTREAM_BAD_RESPONSE', async (_, body) => {
    upstream.reply('GET', '/course/', { body });
    const { codes, data } = await execute(COURSES);
    expect(codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
    expect(data).toMatchObject({ courses: null, serverTime: expect.any(String) });
  });

  test.each([
    ['a list for a document', []],
    ['a word', '"c1"'],
    ['no id', { title: 'Class ten' }],
    ['an id that is none', { _id: { $oid: 'c1' } }],
    ['a price that is none', aCourse({ price: 'much' as never })],
    ['features that are no list', aCourse({ courseFeatures: 7 as never })],
    ['a title that is an object', aCourse({ title: {} as never })],
  ])(
    'to a request for one record that is %s is UPSTREAM_BAD_RESPONSE, without details',
    async (_, body) => {
      upstream.reply('GET', '/course/c1', { body });
      const { errors, raw } = await execute(
        '{ course(id: "c1") { id title price features { text } } serverTime }',
      );
      expect(errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
      expect(errors[0]?.message).toBe(
        'The server sent a response that could not be read. Please try again.',
      );
      expect(raw.json()).toMatchObject({ data: { course: null, serverTime: expect.any(String) } });
    },
  );

  test.each([301, 302, 307])(
    'of %i is not followed: no cookie is sent to another host',
    async (status) => {
      upstream.reply('GET', '/course/', {
        status,
        body: [aCourse()],
        headers: [['location', 'http://evil.test/']],
      });
      expect((await execute(COURSES, {}, { cookie: COOKIE })).codes).toEqual([
        'UPSTREAM_BAD_RESPONSE',
      ]);
    },
  );

  test('of an unreachable host is UPSTREAM_UNAVAILABLE without the URL', async () => {
    upstream.breakDown('GET', '/course/');
    const { errors, raw } = await execute(COURSES);
    expect(errors).toMatchObject([
      {
        message: 'The server cannot be reached. Please try again.',
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      },
    ]);
    expect(raw.body).not.toMatch(/upstream\.test|ECONN/);
  });
});

describe('time', () => {
  const { execute, upstream } = useGateway({
    env: { upstreamTimeoutMs: 300, operationTimeoutMs: 400 },
  });

  test('of one call that hangs is UPSTREAM_TIMEOUT, and the other fields are returned', async () => {
    upstream.reply('GET', '/course/', { body: [], delayMs: 2000 });
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    const response = await execute('{ courses { id } chapter(id: "ch1") { id } }');
    expect(response.data).toEqual({ courses: null, chapter: { id: 'ch1' } });
    expect(response.errors).toMatchObject([
      { path: ['courses'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ]);
  });
});

describe('time', () => {
  const { execute, upstream } = useGateway({
    env: { upstreamTimeoutMs: 5000, operationTimeoutMs: 1000 },
  });

  test('of the whole operation is DEADLINE_EXCEEDED', async () => {
    upstream.reply('GET', '/course/c1', { body: aCourse() });
    upstream.reply('GET', '/course/c1/subjects', { body: [aSubject()], delayMs: 2000 });
    const { errors } = await execute('{ course(id: "c1") { subjects { id } } }');
    expect(errors).toMatchObject([
      { path: ['course', 'subjects'], extensions: { code: 'DEADLINE_EXCEEDED' } },
    ]);
  });
});

describe('the headers of a call', () => {
  const { execute, upstream } = useGateway();

  test('contain the id of the request and the address of the browser, not the ones that the browser sends', async () => {
    upstream.on('GET', '/course/', [aCourse()]);
    const response = await execute(
      '{ courses { id } }',
      {},
      { headers: { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'mine', 'x-evil': '1' } },
    );
    dataOf(response);
    const { headers } = upstream.call('GET', '/course/');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toBe(response.raw.headers['x-request-id']);
    expect(headers['x-request-id']).not.toBe('mine');
    expect(headers).not.toHaveProperty('x-evil');
  });
});

describe("the browser's address behind a proxy, in production", () => {
  const headers = { 'x-developer-key': 'a key', 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
  const production = { isProduction: true, developerKey: 'a key' };

  describe('that is named in TRUSTED_PROXIES', () => {
    const { execute, upstream } = useGateway({
      env: { ...production, trustedProxies: ['127.0.0.1'] },
    });

    test('is the one from the proxy; sent upstream with the service credential', async () => {
      upstream.on('GET', '/course/', []);
      await execute('{ courses { id } }', {}, { headers });
      expect(upstream.call('GET', '/course/').headers).toMatchObject({
        'x-forwarded-for': '203.0.113.7',
        'x-alokpath-client-address': '203.0.113.7',
        'x-alokpath-service-token': SERVICE_TOKEN,
      });
    });
  });

  describe('that is not named', () => {
    const { execute, upstream } = useGateway({ env: production });

    test('is that of the connection', async () => {
      upstream.on('GET', '/course/', []);
      await execute('{ courses { id } }', {}, { headers });
      expect(upstream.call('GET', '/course/').headers['x-alokpath-client-address']).toBe(
        '127.0.0.1',
      );
    });
  });

  describe('of a host without a service credential', () => {
    const { execute, upstream } = useGateway({ env: { upstreamServiceToken: undefined } });

    test('is sent only as X-Forwarded-For', async () => {
      upstream.on('GET', '/course/', []);
      await execute('{ courses { id } }');
      const headers = upstream.call('GET', '/course/').headers;
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers).not.toHaveProperty('x-alokpath-service-token');
    });
  });
});

describe('capabilities', () => {
  const two = '{ a: course(id: "c1") { id } b: course(id: "c2") { id } }';

  describe('of a backend that has some', () => {
    const { execute, upstream } = useGateway({ extensions: ['batch'] });

    test('are read once for many requests, and again after upstream was unavailable', async () => {
      for (let i = 0; i < 3; i++) {
        upstream.on('GET', '/ext/batch/courses?ids=c1,c2', []);
        await execute(two);
      }
      expect(upstream.extensionReads).toBe(1);
      upstream.breakDown('GET', '/ext/batch/courses?ids=c1,c2');
      expect((await execute(two)).codes).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);
      upstream.on('GET', '/ext/batch/courses?ids=c1,c2', []);
      await execute(two);
      expect(upstream.extensionReads).toBe(2);
    });

    test('are not read if they are not needed', async () => {
      upstream.on('GET', '/course/c1', aCourse());
      upstream.on('GET', '/students/student', aViewer());
      await execute('{ course(id: "c1") { isEnrolled } }', {}, { cookie: COOKIE });
      expect(upstream.extensionReads).toBe(0);
    });
  });
});
