// Logins while more arrive than passwords can be checked: who is refused, with which place, and who
// is let in when it returns.
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HashPool } from '../../backend/src/modules/auth/hash-pool.ts';
import { waitOptions } from '../wait-options.ts';
import { type ApiResponse, advanceClock, type Backend } from './kit.ts';

vi.mock('@node-rs/argon2', { spy: true });
// One password is checked at a time, and 20 logins wait.
vi.mock('node:os', async (actual) => ({
  ...(await actual<typeof import('node:os')>()),
  availableParallelism: () => 2,
}));

let backend: Backend;
let pool: HashPool;
beforeAll(async () => {
  // Files share a worker's modules: load those that check passwords again, with the mocks.
  vi.resetModules();
  pool = (await import('../../backend/src/modules/auth/passwords.ts')).hashPool;
  const { startBackend } = await import('./kit.ts');
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  // The next file of this worker loads them without the mocks.
  vi.resetModules();
});

/** The passwords being checked, and how to end each check. */
let checks: { password: string; end(isRight: boolean): void }[] = [];
const checked: string[] = [];

/** Checks take until the test ends them. */
function holdChecks() {
  checks = [];
  checked.length = 0;
  vi.mocked(argon2.verify).mockImplementation((_hash, password) => {
    checked.push(String(password));
    return new Promise((resolve) =>
      checks.push({ password: String(password), end: resolve as (isRight: boolean) => void }),
    );
  });
}

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setImmediate(resolve));
}
const login = (name: string, queueToken?: string): Promise<ApiResponse> =>
  backend.visitor().post('/auth/student/login', {
    email: `${name}@example.com`,
    password: `password of ${name}`,
    ...(queueToken !== undefined && { queueToken }),
  });
const isFull = () => pool.isFullFor({ arrivedAt: Number.MAX_SAFE_INTEGER, turnAt: 0 });

/** Starts one check, and fills the line with logins that arrived a millisecond after each other. */
async function fillTheLine(prefix: string) {
  const waiting = [];
  for (let index = 0; index <= 20; index += 1) {
    waiting.push(login(`${prefix}${index}`));
    if (index === 0) await until(() => checks.length === 1);
    advanceClock(backend, 1);
  }
  await until(isFull);
  return waiting;
}
/** Ends all checks, in turn, as wrong passwords, until every login has its response. */
async function endAll(logins: Promise<ApiResponse>[]): Promise<ApiResponse[]> {
  let isOver = false;
  const all = Promise.all(logins).finally(() => {
    isOver = true;
  });
  await until(() => {
    checks.shift()?.end(false);
    return isOver;
  });
  return all;
}

it('a refused login gets in before later ones, displaces one of them, and is checked once', async () => {
  holdChecks();
  const crowd = await fillTheLine('early');
  const refused = await login('rafi');
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      error: 'Many people are logging in right now. Please try again in a few seconds.',
      code: 'LOGINS_BUSY',
      queue: { token: expect.stringMatching(/^[\w.-]{30,60}$/), seconds: expect.any(Number) },
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  advanceClock(backend, 1_000);
  await endAll(crowd);

  const newcomers = await fillTheLine('late');
  const returned = login('rafi', refused.body.queue.token);
  // Those that arrived in the same millisecond are in the order in which the database has answered.
  const displaced = await Promise.race(newcomers);
  expect([displaced.status, displaced.body.queue.token]).toEqual([429, expect.any(String)]);
  const responses = await endAll([...newcomers, returned]);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(21);
  // The first of the newcomers was being checked already.
  expect(checked.slice(21, 23)).toEqual(['password of late0', 'password of rafi']);
  expect(new Set(checked).size).toBe(checked.length);
  expect(checked).toHaveLength(21 + 21);
});

it('a busy server uses up no tries of sign-ups, resets and confirmations', async () => {
  vi.mocked(argon2.verify).mockReset();
  const person = backend.visitor();
  const email = 'busy@example.com';
  const signUp = (address: string) =>
    person.post('/auth/signup', { email: address, password: 'a long password' });
  await signUp(email);
  await person.post('/auth/verify', { otp: backend.sent.at(-1)?.otp });
  const stranger = backend.visitor();
  await stranger.post('/ext/password-reset', { email });
  await vi.waitFor(() => expect(backend.sent.at(-1)?.text).toMatch(/password/i), waitOptions);
  const { otp } = backend.sent.at(-1) ?? {};
  const reset = () =>
    stranger.post('/ext/password-reset/confirm', { email, otp, password: 'new password' });
  const confirm = () => person.post('/ext/confirm', { password: 'a long password' });

  let release = () => undefined as undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = () => void resolve() as undefined;
  });
  const others = Array.from({ length: 41 }, () => pool.other(() => isReleased));
  const late = backend.visitor();
  const signUpLate = () =>
    late.post('/auth/signup', { email: 'late@example.com', password: 'a long password' });
  for (const send of [signUpLate, reset, confirm]) {
    for (let tries = 0; tries < 12; tries += 1)
      expect((await send()).body.code).toBe('LOGINS_BUSY');
  }
  release();
  await Promise.all(others);
  expect((await confirm()).status).toBe(200);
  expect((await reset()).status).toBe(200);
  expect((await signUpLate()).status).toBe(201);
});

it('a password that is not checked because its caller has given up is no try', async () => {
  vi.mocked(argon2.verify).mockReset();
  const person = backend.visitor();
  await person.post('/auth/signup', { email: 'hasty@example.com', password: 'a long password' });
  await person.post('/auth/verify', { otp: backend.sent.at(-1)?.otp });
  let release = () => undefined as undefined;
  const running = pool.other(
    () => new Promise<void>((resolve) => (release = () => void resolve() as undefined)),
  );
  const confirm = (headers = {}) =>
    person.post('/ext/confirm', { password: 'a long password' }, headers);
  const waits = vi.spyOn(pool, 'other');
  let responses = 0;
  const hasty = Array.from({ length: 10 }, async () => {
    const response = await confirm({ 'x-request-timeout-ms': '300' });
    responses += 1;
    return response;
  });
  // Their timeouts begin when the backend receives them. A late one is refused before it waits.
  await vi.waitFor(() => expect(waits.mock.calls.length + responses).toBe(10), waitOptions);
  const givenUpAt = Math.max(...waits.mock.calls.map(([, caller]) => caller?.givenUpAt ?? 0));
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(givenUpAt), waitOptions);
  release();
  await running;
  for (const { status } of await Promise.all(hasty)) expect(status).toBeGreaterThanOrEqual(429);
  expect(vi.mocked(argon2.verify)).not.toHaveBeenCalled();
  waits.mockRestore();
  expect((await confirm()).status).toBe(200);
});

it('a token that is forged, or of another account, gives no place', async () => {
  holdChecks();
  const crowd = await fillTheLine('first');
  const { body } = await login('mina');
  advanceClock(backend, 1_000);
  await endAll(crowd);
  const newcomers = await fillTheLine('second');
  const [arrival, turn, signature] = body.queue.token.split('.');
  const earlier = `${(Number.parseInt(arrival, 36) - 1).toString(36)}.${turn}.${signature}`;
  const foreign = await login('other', body.queue.token);
  const forged = await login('mina', earlier);
  expect([foreign.status, forged.status]).toEqual([429, 429]);
  expect(forged.body.queue.token.split('.')[0]).not.toBe(arrival);
  await endAll(newcomers);
});

it('a refusal counts as no guess and reads nothing; a wrong password afterwards is one guess', async () => {
  holdChecks();
  const crowd = await fillTheLine('crowd');
  backend.statements.length = 0;
  let token: string | undefined;
  for (let tries = 0; tries < 15; tries += 1) {
    const { status, body } = await login('tania', token);
    expect([status, body.code]).toEqual([429, 'LOGINS_BUSY']);
    token = body.queue.token;
  }
  expect(backend.statements).toEqual([]);
  await endAll(crowd);
  for (let guess = 0; guess < 10; guess += 1) {
    const [response] = await endAll([login('tania', token)]);
    expect(response?.status).toBe(401);
  }
  const eleventh = await login('tania', token);
  expect([eleventh.status, eleventh.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
});
