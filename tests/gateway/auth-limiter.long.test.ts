// Rate limits of logins, codes, signups and resets, per account and address.
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { errorOfResponse } from '../../gateway/src/upstream/errors/errors.ts';
import { refusal } from '../../gateway/src/upstream/errors/refusals.ts';
import {
  ACCOUNT_LIMIT,
  AUTH_LIMITS,
} from '../../gateway/src/upstream/guess-limits/auth-limiter.ts';
import { KnownDevices } from '../../gateway/src/upstream/guess-limits/known-devices.ts';
import { networkOf } from '../../gateway/src/upstream/guess-limits/network.ts';
import { callOf, limiterOver, perAccount, SIGNUPS_PER_NETWORK } from './auth-limiter-kit.ts';
import { aViewer } from './fixtures.ts';
import { type GraphQLResponse, useGateway } from './kit.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
const SIGNUP = 'mutation ($input: SignupInput!) { signup(input: $input) { message } }';
const OTP = 'mutation { verifyOtp(input: { otp: "000000" }) { viewer { id } } }';
const RESET =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }';
const CONFIRM =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';

const expectLimited = ({ errors }: GraphQLResponse<unknown>) => {
  expect(errors).toMatchObject([
    { message: 'Too many attempts. Please try again later.', extensions: { code: 'RATE_LIMITED' } },
  ]);
  const [retryAfter] = errors.map(
    ({ extensions }) => (extensions as { retryAfter?: number }).retryAfter,
  );
  expect(retryAfter).toBeGreaterThan(AUTH_LIMITS.seconds - 60);
  expect(retryAfter).toBeLessThanOrEqual(AUTH_LIMITS.seconds);
};
const times = async <T>(count: number, run: (i: number) => Promise<T>) => {
  for (let i = 0; i < count; i += 1) await run(i);
};

// Each `describe` has its own gateway, so counters start at zero.
describe('a device that an account has signed in on', () => {
  const { execute, upstream } = useGateway();
  const login = (email: string, cookie = '', password = 'wrong') =>
    execute(LOGIN, { input: { email, password } }, { cookie });
  const fails = (count: number) =>
    upstream.reply(
      'POST',
      '/auth/student/login',
      { status: 401, body: { error: 'No.' } },
      { times: count },
    );
  const signIn = async (email: string, cookie = '') => {
    upstream.reply('POST', '/auth/student/login', {
      body: {},
      headers: [['Set-Cookie', 'alokpath_session=new']],
    });
    upstream.on('GET', '/students/student', aViewer());
    const { setCookies, codes } = await login(email, cookie, 'right');
    expect(codes).toEqual([]);
    return setCookies.find((header) => header.startsWith('alokpath_device='))?.split(';')[0] ?? '';
  };

  test('is not limited by strangers who used up the tries of the network; upstream receives the device id', async () => {
    const device = await signIn('owner@b.c');
    fails(perAccount);
    await times(perAccount, async () =>
      expect((await login('owner@b.c')).codes).toEqual(['UNAUTHENTICATED']),
    );
    expectLimited(await login('owner@b.c'));
    fails(perAccount);
    await times(perAccount, async () =>
      expect((await login('owner@b.c', device)).codes).toEqual(['UNAUTHENTICATED']),
    );
    expectLimited(await login('owner@b.c', device));
    const devices = upstream.calls
      .filter(({ path }) => path === '/auth/student/login')
      .map(({ headers }) => headers['x-alokpath-known-device']);
    expect(new Set(devices)).toEqual(new Set([undefined, device.split('=')[1]?.split('.')[0]]));
    expect(
      upstream.calls.some(({ headers }) => String(headers.cookie).includes('alokpath_device')),
    ).toBe(false);
  });

  test('does not help for another account, nor with a signature of another person', async () => {
    const device = await signIn('mine@b.c');
    fails(perAccount);
    await times(perAccount, async () =>
      expect((await login('victim@b.c', device)).codes).toEqual(['UNAUTHENTICATED']),
    );
    expectLimited(await login('victim@b.c', device));
    const other = await signIn('second@b.c');
    const forged = `${other.split('.')[0]}.${device.split('.')[1]}`;
    fails(perAccount);
    await times(perAccount, async (i) =>
      expect((await login('mine@b.c', i % 2 ? forged : '')).codes).toEqual(['UNAUTHENTICATED']),
    );
    expectLimited(await login('mine@b.c', forged));
  });

  test('remembers three accounts, the newest', async () => {
    let device = '';
    for (const email of ['a@b.c', 'b@b.c', 'c@b.c', 'd@b.c']) device = await signIn(email, device);
    const devices = new KnownDevices('a secret', { prefix: '' });
    expect(device.split('.')).toHaveLength(4);
    expect(devices.deviceOf(`${device}.${'x'.repeat(22)}`, 'anything')).toBeUndefined();
    const again = await signIn('d@b.c', device);
    expect(again).toBe(device);
  });
});

describe('sign-ins', () => {
  const { execute, upstream } = useGateway();
  const login = (email: string, password = 'wrong') =>
    execute(LOGIN, { input: { email, password } });

  test('at most ten failures reach upstream, whatever the spelling of the address', async () => {
    for (let i = 0; i < perAccount; i += 1) {
      upstream.fail('POST', '/auth/student/login', 401, 'Invalid credentials');
      expect((await login(i % 2 ? 'A@b.c' : 'a@B.C')).codes).toEqual(['UNAUTHENTICATED']);
    }
    expectLimited(await login('a@b.c'));
    expectLimited(await login('a@b.c', 'the right one'));
    expect(upstream.calls).toHaveLength(perAccount);
  });

  test('of another account go on', async () => {
    upstream.on('POST', '/auth/student/login', {});
    expect((await login('other@b.c')).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual(['POST /auth/student/login']);
  });

  test('that succeed, or that upstream could not process, do not count', async () => {
    for (let i = 0; i < perAccount; i += 1) {
      upstream.reply('POST', '/auth/student/login', {
        body: {},
        headers: [['Set-Cookie', 'alokpath_session=new']],
      });
      upstream.on('GET', '/students/student', aViewer());
      expect((await login('good@b.c')).codes).toEqual([]);
      upstream.fail('POST', '/auth/student/login', i % 2 ? 400 : 500);
      await login('good@b.c');
    }
    upstream.fail('POST', '/auth/student/login', 401);
    expect((await login('good@b.c')).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('that have to wait for their turn do not count', async () => {
    const body = { error: 'Wait.', code: 'LOGINS_BUSY', queue: { token: 'a.b.c', seconds: 9 } };
    const headers: [string, string][] = [['retry-after', '9']];
    const times = 2 * perAccount;
    upstream.reply('POST', '/auth/student/login', { status: 429, body, headers }, { times });
    for (let i = 0; i < times; i += 1)
      expect((await login('waiting@b.c')).errors[0]?.extensions).toMatchObject({
        reason: 'LOGINS_BUSY',
        queue: body.queue,
      });
    upstream.fail('POST', '/auth/student/login', 401);
    expect((await login('waiting@b.c')).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('many concurrent attempts do not get around the limit', async () => {
    upstream.reply(
      'POST',
      '/auth/student/login',
      { status: 401, body: { error: 'No.' } },
      { times: perAccount },
    );
    const responses = await Promise.all(
      Array.from({ length: 4 * perAccount }, () => login('burst@b.c')),
    );
    expect(upstream.calls).toHaveLength(perAccount);
    expect(responses.filter(({ codes }) => codes.includes('RATE_LIMITED'))).toHaveLength(
      3 * perAccount,
    );
  });

  test('several in one operation are rejected as a whole', async () => {
    const again = 'login(input: { email: "a@b.c", password: "x" }) { message }';
    expect((await execute(`mutation { a: ${again} b: ${again} }`)).codes).toEqual([
      'QUERY_LIMIT_EXCEEDED',
    ]);
    expect(upstream.calls).toEqual([]);
  });
});

describe.each([[false], [true]])(
  'an address that the client invents (production: %s)',
  (isProduction) => {
    const { execute, upstream } = useGateway({ env: { isProduction, developerKey: 'a key' } });

    test('does not reset the tries', async () => {
      upstream.reply(
        'POST',
        '/auth/student/login',
        { status: 401, body: { error: 'No.' } },
        { times: perAccount },
      );
      for (let i = 0; i < perAccount + 4; i += 1) {
        const forged = {
          'x-forwarded-for': `198.51.100.${i}, 10.0.0.9`,
          'x-alokpath-client-address': `198.51.100.${i}`,
        };
        const headers = { 'x-developer-key': 'a key', 'x-real-ip': `198.51.100.${i}`, ...forged };
        const { codes } = await execute(
          LOGIN,
          { input: { email: 'a@b.c', password: 'wrong' } },
          { headers },
        );
        expect(codes).toEqual([i < perAccount ? 'UNAUTHENTICATED' : 'RATE_LIMITED']);
      }
    });
  },
);

describe.each([
  [[], '10.0.0.9'],
  [['10.0.0.0/24'], '203.0.113.7'],
  [['10.0.1.0/24', '127.0.0.1'], '10.0.0.9'],
])('the gateway trusts %j and no other proxy', (trustedProxies, address) => {
  const { inject, upstream } = useGateway({ env: { trustedProxies } });

  test('in the full pipeline and on the fast path', async () => {
    for (let i = 0; i < 2; i += 1) {
      upstream.on('GET', '/campaigns', []);
      const payload = JSON.stringify({ query: '{ campaigns { id } }' });
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      };
      await inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '10.0.0.9',
        headers,
        payload,
      });
    }
    const addresses = upstream.calls.map(({ headers }) => headers['x-alokpath-client-address']);
    expect(addresses).toEqual([address, address]);
  });
});

describe('codes', () => {
  const { execute, upstream } = useGateway();

  test('ten wrong codes for a pending sign-up, whatever other cookies are sent', async () => {
    for (let i = 0; i < perAccount; i += 1) {
      upstream.fail('POST', '/auth/verify', 400, 'Invalid OTP');
      expect(
        (await execute(OTP, {}, { cookie: `junk=${i}; alokpath_session=pending` })).codes,
      ).toEqual(['BAD_USER_INPUT']);
    }
    expectLimited(await execute(OTP, {}, { cookie: 'alokpath_session=pending; more=junk' }));
    upstream.fail('POST', '/auth/verify', 400, 'Invalid OTP');
    expect((await execute(OTP, {}, { cookie: 'alokpath_session=of somebody else' })).codes).toEqual(
      ['BAD_USER_INPUT'],
    );
  });
});

describe('sign-ups and resets', () => {
  const { execute, upstream } = useGateway({ extensions: ['password-reset'] });
  const input = { email: 'a@b.c', password: 'long enough' };

  test.each([
    ['sign-ups, also those that succeed', '/auth/signup', SIGNUP, 201, input],
    ['requests for a new password', '/ext/password-reset', RESET, 202, { email: 'a@b.c' }],
    [
      'wrong codes for a new password',
      '/ext/password-reset/confirm',
      CONFIRM,
      400,
      { ...input, otp: '000000' },
    ],
  ])('ten %s for one account', async (_, path, query, status, variables) => {
    upstream.reply('POST', path, { status, body: { message: 'Yes.' } }, { times: perAccount });
    await times(perAccount, async () =>
      expect((await execute(query, { input: variables })).codes).not.toContain('RATE_LIMITED'),
    );
    expectLimited(await execute(query, { input: variables }));
    expect(upstream.requestLines).toHaveLength(perAccount);
  });
});

describe('one address', () => {
  const failing = () => Promise.reject(refusal('LOGIN_REQUIRED'));

  test('has a maximum of tries for all accounts together, without those rejected for an account', async () => {
    const limiter = limiterOver(undefined);
    const tries = (count: number, email: (i: number) => string, address = '203.0.113.7') =>
      times(count, (i) => limiter.run(callOf(email(i), address), failing).catch((error) => error));
    await tries(500, () => 'hammered@b.c');
    await tries(AUTH_LIMITS.perAddress - perAccount, (i) => `student${i}@b.c`);
    await expect(limiter.run(callOf('fresh@b.c', '203.0.113.7'), failing)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    });
    await expect(limiter.run(callOf('fresh@b.c', '203.0.113.8'), failing)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('of many has fifty tries of one account with the others, and strangers do not lock its owner out', async () => {
    const limiter = limiterOver(undefined);
    const codeFrom = (address: string, make: () => Promise<unknown> = failing) =>
      limiter.run(callOf('target@b.c', address), make).then(
        () => 'in',
        (error) => error.extensions.code,
      );
    const home = '203.0.113.200';
    expect(await codeFrom(home, async () => ({}))).toBe('in');
    const codes: string[] = [];
    await times(66, async (i) => codes.push(await codeFrom(`198.51.100.${i}`)));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(ACCOUNT_LIMIT.tries);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(await codeFrom(home, async () => ({}))).toBe('in');
    // At home a wrong password still counts.
    const atHome: string[] = [];
    await times(perAccount + 1, async () => atHome.push(await codeFrom(home)));
    expect(atHome).toEqual([
      ...Array.from({ length: perAccount }, () => 'UNAUTHENTICATED'),
      'RATE_LIMITED',
    ]);
  });

  test('has sign-ups of its own, as many as are configured: a carrier has one address for very many people', async () => {
    const limiter = limiterOver(undefined);
    const signUp = (email: string, address = '203.0.113.7') =>
      limiter
        .run({ ...callOf(email, address), path: '/auth/signup' }, async () => 'stored')
        .catch((error) => error.extensions.code);
    await times(AUTH_LIMITS.perAddress, (i) =>
      limiter.run(callOf(`guess${i}@b.c`, '203.0.113.7'), failing).catch(() => undefined),
    );
    const outcomes: string[] = [];
    await times(SIGNUPS_PER_NETWORK + 1, async (i) =>
      outcomes.push(await signUp(`student${i}@b.c`)),
    );
    expect(outcomes).toEqual([
      ...Array.from({ length: SIGNUPS_PER_NETWORK }, () => 'stored'),
      'RATE_LIMITED',
    ]);
    expect(await signUp('fresh@b.c', '203.0.113.8')).toBe('stored');
  });

  test.each(['LOGINS_BUSY', 'TOO_BUSY', 'UPSTREAM_CIRCUIT_OPEN'])(
    'does not count sign-ups that upstream did nothing for: %s',
    async (reason) => {
      const limiter = limiterOver(undefined);
      const call = { ...callOf('late@b.c', '203.0.113.9'), path: '/auth/signup' };
      const busy = new GraphQLError('Busy', { extensions: { reason } });
      await times(2 * perAccount, async () => {
        await expect(limiter.run(call, () => Promise.reject(busy))).rejects.toBe(busy);
      });
      expect(await limiter.run(call, async () => 'stored')).toBe('stored');
    },
  );

  test.each([
    ['is busy', errorOfResponse(503, { error: 'Busy.', code: 'SERVER_BUSY' }, 1)],
    ['cannot be reached', refusal('UPSTREAM_UNREACHABLE')],
  ])('does not count sign-ups and resets while upstream %s', async (_, error) => {
    const limiter = limiterOver(undefined);
    for (const path of ['/auth/signup', '/ext/password-reset']) {
      const call = { ...callOf('late@b.c', '203.0.113.9'), path };
      await times(2 * perAccount, async () => {
        await expect(limiter.run(call, () => Promise.reject(error))).rejects.toBe(error);
      });
      expect(await limiter.run(call, async () => 'stored')).toBe('stored');
    }
  });

  test('counts sign-ups that upstream may have processed before a timeout', async () => {
    const limiter = limiterOver(undefined);
    const call = { ...callOf('slow@b.c', '203.0.113.9'), path: '/auth/signup' };
    const timeout = () => Promise.reject(refusal('UPSTREAM_TIMED_OUT'));
    await times(perAccount, () => limiter.run(call, timeout).catch(() => undefined));
    await expect(limiter.run(call, async () => 'stored')).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    });
  });

  test.each([
    ['account', perAccount, () => 'one@b.c'],
    ['address', AUTH_LIMITS.perAddress, (i: number) => `student${i}@b.c`],
  ])(
    'is not locked out by tries refused while successful ones of the %s were in flight',
    async (_, limit, email) => {
      const limiter = limiterOver(undefined);
      const run = (i: number, make: () => Promise<unknown>) =>
        limiter.run(callOf(email(i), '203.0.113.7'), make).catch((error) => error.extensions.code);
      let answer = () => {};
      const stalled = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const inFlight = Array.from({ length: limit }, (_, i) => run(i, () => stalled));
      await times(limit, async (i) =>
        expect(await run(limit + i, async () => 'in')).toBe('RATE_LIMITED'),
      );
      answer();
      expect(await Promise.all(inFlight)).toEqual(inFlight.map(() => undefined));
      // All tries are left again, and no more.
      await times(limit, async (i) => expect(await run(i + 1000, failing)).toBe('UNAUTHENTICATED'));
      expect(await run(2000, failing)).toBe('RATE_LIMITED');
    },
  );

  test('stays limited, however many others are counted meanwhile', async () => {
    const limiter = limiterOver(undefined);
    await times(perAccount, () =>
      limiter.run(callOf('kept@b.c', '203.0.113.9'), failing).catch(() => undefined),
    );
    await times(20_000, (i) =>
      limiter
        .run(callOf(`junk${i}@b.c`, `2001:db8:${i.toString(16)}::1`), failing)
        .catch(() => undefined),
    );
    await expect(limiter.run(callOf('kept@b.c', '203.0.113.9'), failing)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    });
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network));
});

test('a network is not taken for known because very many others have signed in', async () => {
  const limiter = limiterOver(undefined);
  const failed = () => Promise.reject(refusal('LOGIN_REQUIRED'));
  // More than are remembered.
  await times(52_000, (i) =>
    limiter.run(callOf(`s${i}@b.c`, `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`), async () => 1),
  );
  await times(AUTH_LIMITS.perAddress, (i) =>
    expect(limiter.run(callOf(`x${i}@b.c`, '192.0.2.1'), failed)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    }),
  );
  await times(60, (i) =>
    expect(limiter.run(callOf(`s${i}@b.c`, '192.0.2.1'), failed)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    }),
  );
  limiter.close();
}, 180_000);
