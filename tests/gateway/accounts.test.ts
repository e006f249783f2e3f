import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const UPDATE =
  'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id email role } } }';
const REQUEST =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const CREATE = `mutation ($input: CreateStudentInput!) {
  createStudent(input: $input) { student { id } viewer { student { id } } }
}`;
const DELETE =
  'mutation ($id: ID!) { deleteStudent(input: { id: $id }) { deletedId viewer { student { id } } } }';
const endOfSession: [string, string][] = [
  ['Set-Cookie', 'alokpath_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
];

describe('the own account', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('is read again, with the data of the viewer only if it is selected', async () => {
    upstream.on('PUT', '/user', { _id: 'u1', role: 'admin' });
    upstream.on('GET', '/students/student', aViewer({ role: 'admin' }));
    const response = await executeAsStudent(
      'mutation { refreshViewer { user { role } viewer { user { role } } } }',
    );
    expect(dataOf(response)).toEqual({
      refreshViewer: { user: { role: 'ADMIN' }, viewer: { user: { role: 'ADMIN' } } },
    });
  });

  test('is deleted, and the session cookie is removed from the browser', async () => {
    upstream.reply('DELETE', '/user', {
      body: { message: 'Account deleted.' },
      headers: endOfSession,
    });
    const response = await executeAsStudent('mutation { deleteAccount { message } }');
    expect(dataOf(response)).toEqual({ deleteAccount: { message: 'Account deleted.' } });
    expect(response.setCookies).toEqual([
      expect.stringMatching(/^alokpath_session=; Expires=Thu, 01 Jan 1970/),
    ]);
    expect(upstream.call('DELETE', '/user').headers.cookie).toBe(COOKIE);
  });

  test('of the last admin is kept, with the message of upstream', async () => {
    upstream.fail('DELETE', '/user', 409, 'This is the last admin.');
    const { errors } = await executeAsStudent('mutation { deleteAccount { message } }');
    expect(errors).toMatchObject([
      { message: 'This is the last admin.', extensions: { code: 'CONFLICT' } },
    ]);
  });

  test('accepts a new e-mail address; omitted fields are not sent', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('PATCH', '/users/u1', { _id: 'u1', email: 'new@alokpath.test', role: 'student' });
    const response = await executeAsStudent(UPDATE, {
      input: { id: 'u1', email: 'new@alokpath.test' },
    });
    expect(dataOf(response)).toEqual({
      updateUser: { user: { id: 'u1', email: 'new@alokpath.test', role: 'STUDENT' } },
    });
    expect(upstream.call('PATCH', '/users/u1').body).toEqual({ email: 'new@alokpath.test' });
  });

  test('rejects a role and another account before any write', async () => {
    upstream.on('GET', '/students/student', aViewer(), { times: 2 });
    expect(
      (await executeAsStudent(UPDATE, { input: { id: 'u1', role: 'ADMIN' } })).errors,
    ).toMatchObject([
      { message: 'Only an admin may change a role.', extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(
      (await executeAsStudent(UPDATE, { input: { id: 'u2', email: 'a@b.cd' } })).codes,
    ).toEqual(['FORBIDDEN']);
    for (const more of [{ _id: 'x' }, { password: 'long enough' }, { userName: 'x' }]) {
      expect((await executeAsStudent(UPDATE, { input: { id: 'u1', ...more } })).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
    }
    expect(upstream.requestLines).toEqual(['GET /students/student', 'GET /students/student']);
  });

  test('does not exist for a visitor, and no call is made', async () => {
    for (const mutation of ['refreshViewer { user { id } }', 'deleteAccount { message }']) {
      expect((await execute(`mutation { ${mutation} }`)).codes).toEqual(['UNAUTHENTICATED']);
    }
    expect((await execute(UPDATE, { input: { id: 'u1' } })).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('a new password', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['password-reset'] });
  const input = { email: 'aisha@alokpath.test', otp: '123456', password: 'long enough' };

  test('ends the session of this browser if upstream did', async () => {
    upstream.reply('POST', '/ext/password-reset/confirm', { body: {}, headers: endOfSession });
    const response = await executeAsStudent(RESET, { input });
    expect(dataOf(response)).toEqual({
      resetPassword: { message: 'Your password was changed. Please log in.' },
    });
    const names = response.setCookies.map((header) => header.split('=')[0]);
    expect(names).toEqual(['alokpath_session', 'alokpath_device']);
  });

  test.each([
    ['both identifiers', { ...input, phoneNumber: '8801712345678' }],
    ['no identifier', { ...input, email: '' }],
  ])('is neither requested nor stored with %s', async (_, { otp, password, ...credential }) => {
    expect((await execute(REQUEST, { input: credential })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await execute(RESET, { input: { ...credential, otp, password } })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(upstream.requestLines).toEqual([]);
  });

  test.each([
    { otp: '' },
    { otp: '1234567' },
    { password: '1234567' },
    { password: 'x'.repeat(129) },
  ])('is not stored with %j', async (wrong) => {
    const { errors } = await execute(RESET, { input: { ...input, ...wrong } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: Object.keys(wrong)[0] }],
    });
    expect(upstream.requestLines).toEqual([]);
  });

  test.each([
    ['two resets', RESET.replace(/}$/, 'again: resetPassword(input: $input) { message } }')],
    ['a reset and a login', RESET.replace(/}$/, 'login(input: { password: "x" }) { message } }')],
    [
      'two requests',
      'mutation { a: requestPasswordReset(input: {}) { message } b: requestPasswordReset(input: {}) { message } }',
    ],
  ])('is one sign-in of an operation: %s are rejected', async (_, query) => {
    const response = await execute(query, { input });
    expect(response.errors).toMatchObject([
      { extensions: { code: 'QUERY_LIMIT_EXCEEDED', limit: 'authMutations' } },
    ]);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('a host without the extension password-reset', () => {
  const { execute, upstream } = useGateway({ extensions: ['batch'] });

  test('rejects both requests without a call', async () => {
    const input = { email: 'aisha@alokpath.test' };
    expect((await execute(REQUEST, { input })).codes).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(
      (await execute(RESET, { input: { ...input, otp: '1', password: 'long enough' } })).codes,
    ).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('the student record of an account', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('is created for the viewer, who then has it; sections without text are not sent', async () => {
    upstream.on('GET', '/students/student', aViewer({ student: null }));
    upstream.on('POST', '/student/createstudent', aStudent());
    upstream.on('GET', '/students/student', aViewer());
    const response = await executeAsStudent(CREATE, {
      input: { name: ' ', educationalBackground: { lastLevel: 'SSC' } },
    });
    expect(dataOf(response)).toEqual({
      createStudent: { student: { id: 's1' }, viewer: { student: { id: 's1' } } },
    });
    expect(upstream.call('POST', '/student/createstudent').body).toEqual({
      educationalBackground: {
        lastLevel: 'SSC',
        lastInstitution: null,
        gradesGPA: null,
        currentStatus: null,
      },
    });
  });

  test('is created for another account only by admins', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(CREATE, { input: { userId: 'u2' } })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await execute(CREATE, { input: {} })).codes).toEqual(['UNAUTHENTICATED']);
    upstream.on('GET', '/students/student', anAdmin(), { times: 2 });
    upstream.on('POST', '/student/createstudent', aStudent({ userId: 'u2' }));
    expect((await executeAsStudent(CREATE, { input: { userId: 'u2' } })).codes).toEqual([]);
    expect(upstream.call('POST', '/student/createstudent').body).toEqual({ userId: 'u2' });
  });

  test('names the fields that are wrong', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const { errors } = await executeAsStudent(CREATE, {
      input: { dateOfBirth: 'tomorrow', address: { city: 'x'.repeat(101) } },
    });
    expect(errors[0]?.extensions.fieldErrors?.map((field) => field.path)).toEqual([
      'dateOfBirth',
      'address.city',
    ]);
  });

  test('is deleted by its owner, who then has no record, or by an admin', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('DELETE', '/student/s1', { message: 'Student deleted.' });
    upstream.on('GET', '/students/student', aViewer({ student: null }));
    expect(dataOf(await executeAsStudent(DELETE, { id: 's1' }))).toEqual({
      deleteStudent: { deletedId: 's1', viewer: { student: null } },
    });

    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(DELETE, { id: 's2' })).codes).toEqual(['FORBIDDEN']);
    expect((await execute(DELETE, { id: 's1' })).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('is deleted although the viewer cannot be read again', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('DELETE', '/student/s2', {});
    upstream.fail('GET', '/students/student', 503);
    expect(dataOf(await executeAsStudent(DELETE, { id: 's2' }))).toEqual({
      deleteStudent: { deletedId: 's2', viewer: null },
    });
  });
});
