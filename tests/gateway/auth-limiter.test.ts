// Guessing is slow: sign-ins, codes, sign-ups and resets per account and address, however the tries come, and on all gateways of a site.
import { randomUUID } from 'node:crypto';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_LIMITS, AuthLimiter } from '../../gateway/src/limits/auth-limiter.ts';
import { networkOf } from '../../gateway/src/limits/network.ts';
import { codedError } from '../../gateway/src/upstream/errors.ts';
import { aViewer } from './fixtures.ts';
import { type Answer, useGateway } from './kit.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
const SIGNUP = 'mutation ($input: SignupInput!) { signup(input: $input) { message } }';
const OTP = 'mutation { verifyOtp(input: { otp: "000000" }) { viewer { id } } }';
const RESET = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }';
const CONFIRM = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const { perAccount } = AUTH_LIMITS;

const expectLimited = ({ errors }: Answer<unknown>) => {
  expect(errors).toMatchObject([{ message: 'Too many attempts. Please try again later.', extensions: { code: 'RATE_LIMITED' } }]);
  const [retryAfter] = errors.map(({ extensions }) => (extensions as { retryAfter?: number }).retryAfter);
  expect(retryAfter).toBeGreaterThan(AUTH_LIMITS.seconds - 60);
  expect(retryAfter).toBeLessThanOrEqual(AUTH_LIMITS.seconds);
};
const times = async <T>(count: number, run: (i: number) => Promise<T>) => {
  for (let i = 0; i < count; i += 1) await run(i);
};

// Each `describe` has a gateway of its own, and so counts from nought.
describe('sign-ins', () => {
  const { ask, upstream } = useGateway();
  const login = (email: string, password = 'wrong') => ask(LOGIN, { input: { email, password } });

  test('ten failures and no more reach upstream, whatever the spelling of the address', async () => {
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
    expect(upstream.asked).toEqual(['POST /auth/student/login']);
  });

  test('that succeed, and those that upstream could not answer, do not count', async () => {
    for (let i = 0; i < perAccount; i += 1) {
      upstream.reply('POST', '/auth/student/login', { body: {}, headers: [['Set-Cookie', 'alokpath_session=new']] });
      upstream.on('GET', '/students/student', aViewer());
      expect((await login('good@b.c')).codes).toEqual([]);
      upstream.fail('POST', '/auth/student/login', i % 2 ? 400 : 500);
      await login('good@b.c');
    }
    upstream.fail('POST', '/auth/student/login', 401);
    expect((await login('good@b.c')).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('many at the same time are no way around it', async () => {
    upstream.reply('POST', '/auth/student/login', { status: 401, body: { error: 'No.' } }, { times: perAccount });
    const answers = await Promise.all(Array.from({ length: 4 * perAccount }, () => login('burst@b.c')));
    expect(upstream.calls).toHaveLength(perAccount);
    expect(answers.filter(({ codes }) => codes.includes('RATE_LIMITED'))).toHaveLength(3 * perAccount);
  });

  test('several in one operation are refused as a whole', async () => {
    const again = 'login(input: { email: "a@b.c", password: "x" }) { message }';
    expect((await ask(`mutation { a: ${again} b: ${again} }`)).codes).toEqual(['QUERY_LIMIT_EXCEEDED']);
    expect(upstream.calls).toEqual([]);
  });
});

describe('codes', () => {
  const { ask, upstream } = useGateway();

  test('ten wrong ones for a sign-up that waits, whatever other cookies come along', async () => {
    for (let i = 0; i < perAccount; i += 1) {
      upstream.fail('POST', '/auth/verify', 400, 'Invalid OTP');
      expect((await ask(OTP, {}, { cookie: `junk=${i}; alokpath_session=pending` })).codes).toEqual(['BAD_USER_INPUT']);
    }
    expectLimited(await ask(OTP, {}, { cookie: 'alokpath_session=pending; more=junk' }));
    upstream.fail('POST', '/auth/verify', 400, 'Invalid OTP');
    expect((await ask(OTP, {}, { cookie: 'alokpath_session=of somebody else' })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('sign-ups and resets', () => {
  const { ask, upstream } = useGateway({ extensions: ['password-reset'] });
  const input = { email: 'a@b.c', password: 'long enough' };

  test.each([
    ['sign-ups, also those that succeed', '/auth/signup', SIGNUP, 201, input],
    ['requests for a new password', '/ext/password-reset', RESET, 202, { email: 'a@b.c' }],
    ['wrong codes for a new password', '/ext/password-reset/confirm', CONFIRM, 400, { ...input, otp: '000000' }],
  ])('ten %s for one account', async (_, path, query, status, variables) => {
    upstream.reply('POST', path, { status, body: { message: 'Yes.' } }, { times: perAccount });
    await times(perAccount, async () => expect((await ask(query, { input: variables })).codes).not.toContain('RATE_LIMITED'));
    expectLimited(await ask(query, { input: variables }));
    expect(upstream.asked).toHaveLength(perAccount);
  });
});

describe('one address', () => {
  const failing = () => Promise.reject(codedError('UNAUTHENTICATED', 'No.'));
  const call = (email: string, address: string) => ({ path: '/auth/student/login', body: { email }, cookie: undefined, address });

  test('has so many tries for all accounts together, and those refused for an account are not among them', async () => {
    const limiter = new AuthLimiter(undefined, () => {});
    const tries = (count: number, email: (i: number) => string, address = '203.0.113.7') =>
      times(count, (i) => limiter.run(call(email(i), address), failing).catch((error) => error));
    await tries(500, () => 'hammered@b.c');
    await tries(AUTH_LIMITS.perAddress - perAccount, (i) => `student${i}@b.c`);
    await expect(limiter.run(call('fresh@b.c', '203.0.113.7'), failing)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    await expect(limiter.run(call('fresh@b.c', '203.0.113.8'), failing)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
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

const redisUrl = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379');
const hasRedis = await new Promise<boolean>((found) => {
  const socket = createConnection(Number(redisUrl.port || 6379), redisUrl.hostname, () => found(socket.destroy() !== undefined));
  socket.on('error', () => found(false));
});

describe.skipIf(!hasRedis)('over Redis', () => {
  const email = `${randomUUID()}@b.c`;
  const call = { path: '/auth/student/login', body: { email }, cookie: undefined, address: randomUUID() };
  const failing = () => Promise.reject(codedError('UNAUTHENTICATED', 'No.'));
  const codeOf = (limiter: AuthLimiter) => limiter.run(call, failing).catch((error) => error.extensions.code);
  const limiters: AuthLimiter[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    limiters.push(...[1, 2].map(() => new AuthLimiter(redisUrl, (error) => errors.push(error))));
    // Connecting takes a moment; until then each counts for itself.
    await new Promise((done) => setTimeout(done, 500));
  });
  afterAll(async () => {
    for (const limiter of limiters) limiter.close();
    const client = await createClient({ url: redisUrl.href }).connect();
    const keys = await client.keys('alokpath-gateway:auth:*');
    const ours = keys.filter((key) => key.includes(call.address));
    expect(ours).toHaveLength(2);
    expect(ours.join()).not.toContain(email);
    await client.del(ours);
    client.destroy();
  });

  test('two gateways count together', async () => {
    const codes = [];
    for (let i = 0; i < perAccount + 2; i += 1) codes.push(await codeOf(limiters[i % 2] as AuthLimiter));
    expect(codes).toEqual([...Array.from({ length: perAccount }, () => 'UNAUTHENTICATED'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(errors).toEqual([]);
  });
});

describe('with a Redis that', () => {
  const failing = () => Promise.reject(codedError('UNAUTHENTICATED', 'No.'));
  const call = { path: '/auth/student/login', body: { email: 'a@b.c' }, cookie: undefined, address: '203.0.113.9' };
  /** One that takes the connection and never says a word, and one that is friendly until something is counted. */
  const [silent, stuck] = [createServer(), createServer((socket) => socket.on('data', (data) => greet(String(data), socket)))];
  const greet = (commands: string, socket: Socket) => {
    if (!/EVAL/i.test(commands)) socket.write('+OK\r\n'.repeat(commands.match(/^\*\d/gm)?.length ?? 0));
  };
  const urlOf = (server: Server) => `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    for (const server of [silent, stuck]) {
      server.on('connection', (socket) => sockets.push(socket));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    }
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of [silent, stuck]) server.close();
  });

  test.each<[string, number, () => string]>([
    ['is away', perAccount, () => 'redis://127.0.0.1:9'],
    ['never answers', perAccount, () => urlOf(silent)],
    // Each call waits for it once or twice: fewer of them are enough here.
    ['stops answering', 2, () => urlOf(stuck)],
  ])('%s the gateway counts for itself', async (_, count, url) => {
    const limiter = new AuthLimiter(new URL(url()), () => {});
    await new Promise((done) => setTimeout(done, 100));
    const codes = [];
    for (let i = 0; i < count; i += 1) codes.push(await limiter.run(call, failing).catch((error) => error.extensions.code));
    expect(codes).toEqual(Array.from({ length: count }, () => 'UNAUTHENTICATED'));
    if (count === perAccount) await expect(limiter.run(call, failing)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    limiter.close();
  });
});
