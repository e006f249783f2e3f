import { describe, expect, test } from 'vitest';
import { aCampaign, anAdmin, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const LOGIN =
  'mutation ($input: LoginInput!) { login(input: $input) { message viewer { id user { userName email role } } } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { viewer { id } } }';
const SIGNUP = 'mutation ($input: SignupInput!) { signup(input: $input) { message } }';

describe('the viewer', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('is null for a visitor, without an upstream call', async () => {
    expect(dataOf(await execute('{ viewer { id } }'))).toEqual({ viewer: null });
    expect(upstream.requestLines).toEqual([]);
  });

  test('is read from upstream with the cookie, once per operation', async () => {
    upstream.on('GET', '/students/student', aViewer({ phoneNumber: '8801712345678' }));
    const response = await executeAsStudent(
      '{ viewer { id user { id userName email phoneNumber role } student { id } } again: viewer { id } }',
    );
    expect(dataOf(response)).toEqual({
      viewer: {
        id: 'u1',
        user: {
          id: 'u1',
          userName: 'Aisha',
          email: 'aisha@alokpath.test',
          phoneNumber: '8801712345678',
          role: 'STUDENT',
        },
        student: { id: 's1' },
      },
      again: { id: 'u1' },
    });
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe(COOKIE);
  });

  test('is null when the session is over (401)', async () => {
    upstream.fail('GET', '/students/student', 401, 'Please login first');
    expect(dataOf(await executeAsStudent('{ viewer { id } }'))).toEqual({ viewer: null });
  });

  test('is an error, not a visitor, when upstream fails', async () => {
    upstream.fail('GET', '/students/student', 500);
    const { errors } = await executeAsStudent('{ viewer { id } serverTime }');
    expect(errors).toMatchObject([
      { path: ['viewer'], extensions: { code: 'UPSTREAM_ERROR', status: 500 } },
    ]);
  });

  test('is an admin only by the word of upstream; an unknown role is a student', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    expect(dataOf(await executeAsStudent('{ viewer { user { role } student { id } } }'))).toEqual({
      viewer: { user: { role: 'ADMIN' }, student: null },
    });
    upstream.on('GET', '/students/student', { ...aViewer({ role: 'owner' }), userName: '' });
    expect(dataOf(await executeAsStudent('{ viewer { user { role userName } } }'))).toEqual({
      viewer: { user: { role: 'STUDENT', userName: null } },
    });
  });
});

describe('signing in', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('posts the e-mail address and the password and returns the viewer of the new session', async () => {
    upstream.reply('POST', '/auth/student/login', {
      body: { message: 'Logged in successfully', user: { _id: 'u1' } },
      headers: [['Set-Cookie', 'alokpath_session=new; Path=/; HttpOnly']],
    });
    upstream.on('GET', '/students/student', aViewer());
    const response = await execute(LOGIN, {
      input: { email: 'aisha@alokpath.test', password: 'secret word' },
    });
    expect(dataOf(response)).toEqual({
      login: {
        message: 'Logged in successfully',
        viewer: {
          id: 'u1',
          user: { userName: 'Aisha', email: 'aisha@alokpath.test', role: 'STUDENT' },
        },
      },
    });
    expect(upstream.call('POST', '/auth/student/login').body).toEqual({
      email: 'aisha@alokpath.test',
      password: 'secret word',
    });
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe('alokpath_session=new');
  });

  test('returns the new viewer, although the old one was read earlier in the same operation', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/campaigns/k1', aCampaign());
    upstream.on('PUT', '/campaigns/k1/register', aCampaign());
    upstream.reply('POST', '/auth/student/login', {
      body: {},
      headers: [['Set-Cookie', 'alokpath_session=new']],
    });
    upstream.on('GET', '/students/student', aViewer({ _id: 'u2' }));
    const response = await executeAsStudent(`mutation {
      registerForCampaign(input: { campaignId: "k1" }) { campaign { id } }
      login(input: { email: "a@b.c", password: "x" }) { message viewer { id } }
    }`);
    expect(dataOf(response).login).toEqual({
      message: 'Logged in successfully',
      viewer: { id: 'u2' },
    });
  });

  test('posts a phone number', async () => {
    upstream.on('POST', '/auth/student/login', { message: 'ok' });
    await execute(LOGIN, { input: { phoneNumber: '8801712345678', password: 'x' } });
    expect(upstream.call('POST', '/auth/student/login').body).toEqual({
      phoneNumber: '8801712345678',
      password: 'x',
    });
  });

  test('returns the message of upstream for wrong credentials', async () => {
    upstream.fail('POST', '/auth/student/login', 401, 'Invalid credentials');
    const { errors } = await execute(LOGIN, { input: { email: 'a@b.c', password: 'x' } });
    expect(errors).toMatchObject([
      { message: 'Invalid credentials', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('returns the place of a login that has to wait, and posts it with the next try', async () => {
    const queue = { token: 'a.b.c', seconds: 42 };
    upstream.reply('POST', '/auth/student/login', {
      status: 429,
      body: { error: 'Many people are logging in.', code: 'LOGINS_BUSY', queue },
      headers: [['retry-after', '30']],
    });
    const input = { email: 'a@b.c', password: 'x' };
    expect((await execute(LOGIN, { input })).errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', reason: 'LOGINS_BUSY', retryAfter: 30, queue } },
    ]);
    upstream.on('POST', '/auth/student/login', { message: 'ok' });
    await execute(LOGIN, { input: { ...input, queueToken: queue.token } });
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      input,
      { ...input, queueToken: 'a.b.c' },
    ]);
  });

  test.each([
    [{ token: 1, seconds: 2 }],
    [{ token: 'x'.repeat(501), seconds: 2 }],
    [{ token: 'x' }],
    ['x'],
    [null],
  ])('passes on no invalid place: %j', async (queue) => {
    upstream.fail('POST', '/auth/student/login', 429, 'Wait.', { queue });
    const { errors } = await execute(LOGIN, { input: { email: 'a@b.c', password: 'x' } });
    expect(errors[0]?.extensions).not.toHaveProperty('queue');
  });

  test.each([
    ['both identifiers', { email: 'a@b.c', phoneNumber: '8801712345678', password: 'x' }],
    ['no identifier', { password: 'x' }],
    ['no password', { email: 'a@b.c', password: '' }],
    ['a password of 129 characters', { email: 'a@b.c', password: 'x'.repeat(129) }],
  ])('rejects %s without a call', async (_, input) => {
    expect((await execute(LOGIN, { input })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await execute(SIGNUP, { input })).codes).toEqual(['BAD_USER_INPUT']);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('signing up and out', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('signup posts the credentials and passes the pending session on', async () => {
    upstream.reply('POST', '/auth/signup', {
      status: 201,
      body: { message: 'OTP sent.' },
      headers: [['Set-Cookie', 'alokpath_session=pending']],
    });
    const response = await execute(SIGNUP, {
      input: { email: 'new@alokpath.test', password: 'long enough' },
    });
    expect(dataOf(response)).toEqual({ signup: { message: 'OTP sent.' } });
    expect(upstream.call('POST', '/auth/signup').body).toEqual({
      email: 'new@alokpath.test',
      password: 'long enough',
    });
    expect(response.setCookies).toEqual([
      'alokpath_session=pending; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('signup for an account that exists is a CONFLICT; wrong fields are named', async () => {
    upstream.fail(
      'POST',
      '/auth/signup',
      409,
      'There is already an account with this email address or phone number. Please log in.',
    );
    const input = { email: 'new@alokpath.test', password: 'too simple' };
    expect((await execute(SIGNUP, { input })).errors).toMatchObject([
      {
        message:
          'There is already an account with this email address or phone number. Please log in.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    const fields = [{ path: 'password', message: 'is too simple' }];
    upstream.fail('POST', '/auth/signup', 400, 'Too simple.', { fields });
    expect((await execute(SIGNUP, { input })).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: fields,
    });
  });

  // Four emoji, which JavaScript counts as eight.
  test.each(['1234567', '😀😀😀😀', 'x'.repeat(129)])(
    'signup refuses %j, as the schema describes, without a call',
    async (password) => {
      const { errors } = await execute(SIGNUP, { input: { email: 'new@alokpath.test', password } });
      expect(errors).toMatchObject([
        {
          message: 'The password has 8 to 128 characters.',
          extensions: {
            code: 'BAD_USER_INPUT',
            reason: 'PASSWORD_LENGTH',
            fieldErrors: [{ path: 'password', reason: 'PASSWORD_LENGTH' }],
          },
        },
      ]);
      expect(upstream.requestLines).toEqual([]);
    },
  );

  test('verifyOtp posts the code with the pending session and returns the viewer of the new one', async () => {
    upstream.reply('POST', '/auth/verify', {
      body: { _id: 'u1' },
      headers: [['Set-Cookie', 'alokpath_session=verified']],
    });
    upstream.on('GET', '/students/student', aViewer());
    const response = await execute(
      VERIFY,
      { input: { otp: '123456' } },
      { cookie: 'alokpath_session=pending' },
    );
    expect(dataOf(response)).toEqual({ verifyOtp: { viewer: { id: 'u1' } } });
    expect(upstream.call('POST', '/auth/verify')).toMatchObject({
      body: { otp: '123456' },
      headers: { cookie: 'alokpath_session=pending' },
    });
    expect(upstream.call('GET', '/students/student').headers.cookie).toBe(
      'alokpath_session=verified',
    );
  });

  test('verifyOtp returns separate codes for wrong codes and for too many tries', async () => {
    upstream.fail('POST', '/auth/verify', 400, 'Invalid OTP');
    upstream.fail('POST', '/auth/verify', 429, 'Too many attempts. Please sign up again.');
    expect((await execute(VERIFY, { input: { otp: '000000' } })).errors).toMatchObject([
      { message: 'Invalid OTP', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect((await execute(VERIFY, { input: { otp: '000000' } })).codes).toEqual(['RATE_LIMITED']);
  });

  test.each(['', '1234567'])('verifyOtp rejects the code %j without a call', async (otp) => {
    expect((await execute(VERIFY, { input: { otp } })).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'otp', message: 'Invalid OTP' }],
    });
    expect(upstream.requestLines).toEqual([]);
  });

  test('logout ends the session upstream and removes the cookie from the browser', async () => {
    upstream.reply('GET', '/auth/logout', {
      body: { message: 'Logged out successfully' },
      headers: [['Set-Cookie', 'alokpath_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT']],
    });
    const response = await executeAsStudent('mutation { logout { message } }');
    expect(dataOf(response)).toEqual({ logout: { message: 'Logged out successfully' } });
    expect(response.setCookies).toEqual([
      'alokpath_session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('logout of a visitor is UNAUTHENTICATED without a call', async () => {
    expect((await execute('mutation { logout { message } }')).codes).toEqual(['UNAUTHENTICATED']);
  });
});
