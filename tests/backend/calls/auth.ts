// Examples of the calls of auth, and of forgotten passwords.
import { resetCode } from '../reset-code.ts';
import { anyone, type Examples, type TestContext } from './example.ts';

let people = 0;
/** A phone number without an account. */
function newPhone(): string {
  people += 1;
  return `88019${String(people).padStart(8, '0')}`;
}

const password = 'a long password';

/** A phone number with an account. */
async function aSignedUpPhone({ backend }: TestContext): Promise<string> {
  return (await (await backend.student()).get('/students/student')).body.phoneNumber;
}

export const authCalls: Examples = {
  // Signing up and in replaces the browser's session, so each of these uses a separate browser.
  'POST /auth/signup': {
    request: ({ backend }) => ({
      url: '/auth/signup',
      body: { phoneNumber: newPhone(), password },
      sender: backend.visitor(),
    }),
    expectedStatus: anyone(201),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/auth/signup', body: { phoneNumber: '01711', password } }),
      status: 400,
    },
  },
  'POST /auth/verify': {
    request: async ({ backend }) => {
      const sender = backend.visitor();
      await sender.post('/auth/signup', { phoneNumber: newPhone(), password });
      return { url: '/auth/verify', body: { otp: backend.sent.at(-1)?.otp }, sender };
    },
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/auth/verify', body: { otp: '123456' } }),
      status: 401,
    },
  },
  'POST /auth/student/login': {
    request: async (context) => ({
      url: '/auth/student/login',
      body: { phoneNumber: await aSignedUpPhone(context), password },
      sender: context.backend.visitor(),
    }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({
        url: '/auth/student/login',
        body: { email: 'nobody@example.com', password: 'a wrong password' },
      }),
      status: 401,
    },
  },
  'GET /auth/logout': {
    request: async ({ backend, visitor }, role) => ({
      url: '/auth/logout',
      sender: role === 'visitor' ? visitor : await backend.student(),
    }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/auth/logout', headers: { authorization: 'Bearer wrong' } }),
      status: 401,
    },
  },
  'POST /ext/password-reset': {
    request: () => ({ url: '/ext/password-reset', body: { phoneNumber: newPhone() } }),
    expectedStatus: anyone(202),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/password-reset', body: {} }),
      status: 400,
    },
  },
  'POST /ext/password-reset/confirm': {
    request: async (context) => {
      const phoneNumber = await aSignedUpPhone(context);
      const { otp, browser } = await resetCode(context.backend, { phoneNumber });
      return {
        url: '/ext/password-reset/confirm',
        body: { phoneNumber, otp, password: 'another long password' },
        sender: browser,
      };
    },
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({
        url: '/ext/password-reset/confirm',
        body: { phoneNumber: newPhone(), otp: '123456', password },
      }),
      status: 400,
    },
  },
};
