// Examples of the calls of auth, and of forgotten passwords.
import { resetCode } from '../reset-code.ts';
import { anybody, type Examples, type World } from './example.ts';

let people = 0;
/** A number that nobody has signed up with. */
function newPhone(): string {
  people += 1;
  return `88019${String(people).padStart(8, '0')}`;
}

const password = 'a long password';

/** A phone number with an account. */
async function aSignedUpPhone({ backend }: World): Promise<string> {
  return (await (await backend.student()).get('/students/student')).body.phoneNumber;
}

export const authCalls: Examples = {
  // Signing up and in takes the place of the session that the browser had: each of these has a
  // browser of its own.
  'POST /auth/signup': {
    ask: ({ backend }) => ({
      url: '/auth/signup',
      body: { phoneNumber: newPhone(), password },
      sender: backend.visitor(),
    }),
    answers: anybody(201),
    refused: {
      by: 'visitor',
      ask: () => ({ url: '/auth/signup', body: { phoneNumber: '01711', password } }),
      status: 400,
    },
  },
  'POST /auth/verify': {
    ask: async ({ backend }) => {
      const sender = backend.visitor();
      await sender.post('/auth/signup', { phoneNumber: newPhone(), password });
      return { url: '/auth/verify', body: { otp: backend.sent.at(-1)?.otp }, sender };
    },
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({ url: '/auth/verify', body: { otp: '123456' } }),
      status: 401,
    },
  },
  'POST /auth/student/login': {
    ask: async (world) => ({
      url: '/auth/student/login',
      body: { phoneNumber: await aSignedUpPhone(world), password },
      sender: world.backend.visitor(),
    }),
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({
        url: '/auth/student/login',
        body: { email: 'nobody@example.com', password: 'a wrong password' },
      }),
      status: 401,
    },
  },
  'GET /auth/logout': {
    ask: async ({ backend, visitor }, person) => ({
      url: '/auth/logout',
      sender: person === 'visitor' ? visitor : await backend.student(),
    }),
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({ url: '/auth/logout', headers: { authorization: 'Bearer wrong' } }),
      status: 401,
    },
  },
  'POST /ext/password-reset': {
    ask: () => ({ url: '/ext/password-reset', body: { phoneNumber: newPhone() } }),
    answers: anybody(202),
    refused: { by: 'visitor', ask: () => ({ url: '/ext/password-reset', body: {} }), status: 400 },
  },
  'POST /ext/password-reset/confirm': {
    ask: async (world) => {
      const phoneNumber = await aSignedUpPhone(world);
      const { otp, browser } = await resetCode(world.backend, { phoneNumber });
      return {
        url: '/ext/password-reset/confirm',
        body: { phoneNumber, otp, password: 'another long password' },
        sender: browser,
      };
    },
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({
        url: '/ext/password-reset/confirm',
        body: { phoneNumber: newPhone(), otp: '123456', password },
      }),
      status: 400,
    },
  },
};
