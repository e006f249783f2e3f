// Examples of the calls of the extension `accounts`.
import { Secret, TOTP } from 'otpauth';
import { confirmed } from '../confirm.ts';
import type { Student } from '../kit.ts';
import type { Example, Examples, Role, TestContext } from './example.ts';

const password = 'a long password';
const anyAccount = (status = 200): Example['expectedStatus'] => ({
  visitor: 401,
  owner: status,
  other: status,
  admin: status,
});
const admins = (status = 200): Example['expectedStatus'] => ({
  visitor: 401,
  owner: 403,
  other: 403,
  admin: status,
});

/** A new account with the same role, because these calls change the account or its sessions. */
async function newAccount({ backend, visitor }: TestContext, role: Role) {
  if (role === 'visitor') return visitor;
  return confirmed(await (role === 'admin' ? backend.newAdmin() : backend.student()));
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `new-address${addresses}@example.com`;
}

const codeOf = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function withSecondFactor({ backend }: TestContext): Promise<Student> {
  const person = await confirmed(await backend.newAdmin());
  const { secret } = (await person.post('/ext/second-factor')).body;
  await person.post('/ext/second-factor/enable', { code: codeOf(secret, backend.clock.now) });
  return person;
}

export const accountCalls: Examples = {
  'POST /ext/confirm': {
    request: async (context, role) => ({
      url: '/ext/confirm',
      body: { password },
      sender: await newAccount(context, role),
    }),
    expectedStatus: anyAccount(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/confirm', body: { password: 'wrong' } }),
      status: 400,
    },
  },
  'POST /ext/password': {
    request: async (context, role) => ({
      url: '/ext/password',
      body: { currentPassword: password, password: 'another long password' },
      sender: await newAccount(context, role),
    }),
    expectedStatus: anyAccount(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: '/ext/password',
        body: { currentPassword: password, password: 'short' },
      }),
      status: 400,
    },
  },
  'POST /ext/address-change': {
    request: async (context, role) => ({
      url: '/ext/address-change',
      body: { email: newAddress() },
      sender: await newAccount(context, role),
    }),
    expectedStatus: anyAccount(202),
    rejectedRequest: {
      by: 'owner',
      request: async ({ backend }) => ({
        url: '/ext/address-change',
        body: { email: newAddress() },
        sender: await backend.student(),
      }),
      status: 403,
    },
  },
  'POST /ext/address-change/confirm': {
    request: async (context, role) => {
      const sender = await newAccount(context, role);
      await sender.post('/ext/address-change', { email: newAddress() });
      return {
        url: '/ext/address-change/confirm',
        body: { otp: context.backend.sent.at(-1)?.otp ?? '0' },
        sender,
      };
    },
    expectedStatus: anyAccount(),
    rejectedRequest: {
      by: 'owner',
      request: async ({ backend }) => ({
        url: '/ext/address-change/confirm',
        body: { otp: '123456' },
        sender: await backend.student(),
      }),
      status: 404,
    },
  },
  'GET /ext/sessions': {
    request: () => ({ url: '/ext/sessions' }),
    expectedStatus: anyAccount(),
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/sessions' }), status: 401 },
  },
  'DELETE /ext/sessions': {
    request: async (context, role) => ({
      url: '/ext/sessions',
      sender: await newAccount(context, role),
    }),
    expectedStatus: anyAccount(),
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/sessions' }), status: 401 },
  },
  'DELETE /ext/sessions/{id}': {
    request: async (context, role) => {
      const sender = await newAccount(context, role);
      const sessions = (await sender.get('/ext/sessions')).body;
      return { url: `/ext/sessions/${sessions[0]?._id ?? crypto.randomUUID()}`, sender };
    },
    expectedStatus: anyAccount(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: `/ext/sessions/${crypto.randomUUID()}` }),
      status: 404,
    },
  },
  'GET /ext/second-factor': {
    request: () => ({ url: '/ext/second-factor' }),
    expectedStatus: anyAccount(),
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/second-factor' }), status: 401 },
  },
  'POST /ext/second-factor': {
    request: async (context, role) => ({
      url: '/ext/second-factor',
      sender: await newAccount(context, role),
    }),
    expectedStatus: admins(201),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: '/ext/second-factor',
        sender: await withSecondFactor(context),
      }),
      status: 409,
    },
  },
  'POST /ext/second-factor/enable': {
    request: async (context, role) => {
      const sender = await newAccount(context, role);
      const { secret } = (await sender.post('/ext/second-factor')).body;
      const code = secret ? codeOf(secret, context.backend.clock.now) : '123456';
      return { url: '/ext/second-factor/enable', body: { code }, sender };
    },
    expectedStatus: admins(),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: '/ext/second-factor/enable',
        body: { code: '123456' },
        sender: await newAccount(context, 'admin'),
      }),
      status: 400,
    },
  },
  'POST /ext/second-factor/recovery-codes': {
    request: async (context, role) => ({
      url: '/ext/second-factor/recovery-codes',
      sender: role === 'admin' ? await withSecondFactor(context) : await newAccount(context, role),
    }),
    expectedStatus: { visitor: 401, owner: 409, other: 409, admin: 201 },
    rejectedRequest: {
      by: 'owner',
      request: async ({ backend }) => ({
        url: '/ext/second-factor/recovery-codes',
        sender: await backend.student(),
      }),
      status: 403,
    },
  },
  'DELETE /ext/second-factor': {
    request: async (context, role) => ({
      url: '/ext/second-factor',
      sender: await newAccount(context, role),
    }),
    expectedStatus: anyAccount(),
    rejectedRequest: {
      by: 'owner',
      request: async ({ backend }) => ({
        url: '/ext/second-factor',
        sender: await backend.student(),
      }),
      status: 403,
    },
  },
};
