// Examples of the calls of the extension `accounts`.
import { Secret, TOTP } from 'otpauth';
import { confirmed } from '../confirm.ts';
import type { Student } from '../kit.ts';
import type { Example, Examples, Person, World } from './example.ts';

const password = 'a long password';
const anyAccount = (status = 200): Example['answers'] => ({
  visitor: 401,
  owner: status,
  other: status,
  admin: status,
});
const admins = (status = 200): Example['answers'] => ({
  visitor: 401,
  owner: 403,
  other: 403,
  admin: status,
});

/**
 * Somebody new with the same rights: what these calls change belongs to the account or the session.
 */
async function somebody({ backend, visitor }: World, person: Person) {
  if (person === 'visitor') return visitor;
  return confirmed(await (person === 'admin' ? backend.newAdmin() : backend.student()));
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `new-address${addresses}@example.com`;
}

const codeOf = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function withSecondFactor({ backend }: World): Promise<Student> {
  const person = await confirmed(await backend.newAdmin());
  const { secret } = (await person.post('/ext/second-factor')).body;
  await person.post('/ext/second-factor/enable', { code: codeOf(secret, backend.clock.now) });
  return person;
}

export const accountCalls: Examples = {
  'POST /ext/confirm': {
    ask: async (world, person) => ({
      url: '/ext/confirm',
      body: { password },
      sender: await somebody(world, person),
    }),
    answers: anyAccount(),
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/confirm', body: { password: 'wrong' } }),
      status: 400,
    },
  },
  'POST /ext/password': {
    ask: async (world, person) => ({
      url: '/ext/password',
      body: { currentPassword: password, password: 'another long password' },
      sender: await somebody(world, person),
    }),
    answers: anyAccount(),
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/password', body: { currentPassword: password, password: 'short' } }),
      status: 400,
    },
  },
  'POST /ext/address-change': {
    ask: async (world, person) => ({
      url: '/ext/address-change',
      body: { email: newAddress() },
      sender: await somebody(world, person),
    }),
    answers: anyAccount(202),
    refused: {
      by: 'owner',
      ask: async ({ backend }) => ({
        url: '/ext/address-change',
        body: { email: newAddress() },
        sender: await backend.student(),
      }),
      status: 403,
    },
  },
  'POST /ext/address-change/confirm': {
    ask: async (world, person) => {
      const sender = await somebody(world, person);
      await sender.post('/ext/address-change', { email: newAddress() });
      return {
        url: '/ext/address-change/confirm',
        body: { otp: world.backend.sent.at(-1)?.otp ?? '0' },
        sender,
      };
    },
    answers: anyAccount(),
    refused: {
      by: 'owner',
      ask: async ({ backend }) => ({
        url: '/ext/address-change/confirm',
        body: { otp: '123456' },
        sender: await backend.student(),
      }),
      status: 404,
    },
  },
  'GET /ext/sessions': {
    ask: () => ({ url: '/ext/sessions' }),
    answers: anyAccount(),
    refused: { by: 'visitor', ask: () => ({ url: '/ext/sessions' }), status: 401 },
  },
  'DELETE /ext/sessions': {
    ask: async (world, person) => ({ url: '/ext/sessions', sender: await somebody(world, person) }),
    answers: anyAccount(),
    refused: { by: 'visitor', ask: () => ({ url: '/ext/sessions' }), status: 401 },
  },
  'DELETE /ext/sessions/{id}': {
    ask: async (world, person) => {
      const sender = await somebody(world, person);
      const sessions = (await sender.get('/ext/sessions')).body;
      return { url: `/ext/sessions/${sessions[0]?._id ?? crypto.randomUUID()}`, sender };
    },
    answers: anyAccount(),
    refused: {
      by: 'owner',
      ask: () => ({ url: `/ext/sessions/${crypto.randomUUID()}` }),
      status: 404,
    },
  },
  'GET /ext/second-factor': {
    ask: () => ({ url: '/ext/second-factor' }),
    answers: anyAccount(),
    refused: { by: 'visitor', ask: () => ({ url: '/ext/second-factor' }), status: 401 },
  },
  'POST /ext/second-factor': {
    ask: async (world, person) => ({
      url: '/ext/second-factor',
      sender: await somebody(world, person),
    }),
    answers: admins(201),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: '/ext/second-factor', sender: await withSecondFactor(world) }),
      status: 409,
    },
  },
  'POST /ext/second-factor/enable': {
    ask: async (world, person) => {
      const sender = await somebody(world, person);
      const { secret } = (await sender.post('/ext/second-factor')).body;
      const code = secret ? codeOf(secret, world.backend.clock.now) : '123456';
      return { url: '/ext/second-factor/enable', body: { code }, sender };
    },
    answers: admins(),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: '/ext/second-factor/enable',
        body: { code: '123456' },
        sender: await somebody(world, 'admin'),
      }),
      status: 400,
    },
  },
  'POST /ext/second-factor/recovery-codes': {
    ask: async (world, person) => ({
      url: '/ext/second-factor/recovery-codes',
      sender: person === 'admin' ? await withSecondFactor(world) : await somebody(world, person),
    }),
    answers: { visitor: 401, owner: 409, other: 409, admin: 201 },
    refused: {
      by: 'owner',
      ask: async ({ backend }) => ({
        url: '/ext/second-factor/recovery-codes',
        sender: await backend.student(),
      }),
      status: 403,
    },
  },
  'DELETE /ext/second-factor': {
    ask: async (world, person) => ({
      url: '/ext/second-factor',
      sender: await somebody(world, person),
    }),
    answers: anyAccount(),
    refused: {
      by: 'owner',
      ask: async ({ backend }) => ({ url: '/ext/second-factor', sender: await backend.student() }),
      status: 403,
    },
  },
};
