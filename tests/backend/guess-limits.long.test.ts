// Guessing from many networks, on many backends, and in bursts: which requests are refused, and
// which are not.
import { createClient } from '@redis/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Deps } from '../../backend/src/deps.ts';
import { openCounters } from '../../backend/src/http/counters.ts';
import { guessLimit } from '../../backend/src/modules/auth/guess-limits.ts';
import { type Backend, startBackend } from './kit.ts';

const password = 'a long password';
const from = (network: string) => ({ 'x-forwarded-for': network });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function anAccount(email: string, network: string): Promise<void> {
  const person = backend.visitor();
  await person.post('/auth/signup', { email, password }, from(network));
  const otp = backend.sent.findLast(({ to }) => to === email)?.otp;
  expect((await person.post('/auth/verify', { otp }, from(network))).status).toBe(200);
}

const login = async (email: string, tried: string, network: string) =>
  (await backend.visitor().post('/auth/student/login', { email, password: tried }, from(network)))
    .status;

describe('guesses of one account from many networks', () => {
  it('are fifty in all; the owner can continue where they signed in before', async () => {
    await anAccount('owner@example.com', '203.0.113.5');
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1)
      statuses.push(await login('owner@example.com', 'a wrong password', `198.51.${number}.1`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(await login('owner@example.com', password, '192.0.2.1')).toBe(429);
    // The carrier gave the phone another address of the same network.
    expect(await login('owner@example.com', password, '203.0.113.77')).toBe(200);
    const person = backend.visitor();
    await person.post(
      '/auth/student/login',
      { email: 'owner@example.com', password },
      from('203.0.113.5'),
    );
    // With an open session the owner may confirm the password from any network.
    expect(
      (
        await person.post(
          '/auth/student/login',
          { email: 'owner@example.com', password },
          from('192.0.2.9'),
        )
      ).status,
    ).toBe(200);
  });

  it('are ten from a known network of the account', async () => {
    await anAccount('home@example.com', '203.0.113.6');
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1)
      statuses.push(await login('home@example.com', 'a wrong password', '203.0.113.6'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('are counted by /64 for IPv6', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      statuses.push(
        await login('nobody6@example.com', 'a wrong password', `2001:db8:1:2:${number}::1`),
      );
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await login('nobody6@example.com', 'a wrong password', '2001:db8:1:3::1')).toBe(401);
  });
});

describe('a known device of the gateway', () => {
  it('has its own tries while other people in the same network have used up theirs; without the credential it is ignored', async () => {
    const gateway = await startBackend(undefined, {
      settings: { UPSTREAM_SERVICE_TOKEN: 'a-service-token-of-this-test' },
    });
    const body = { email: 'nobody-at-school@example.com', password: 'a wrong password' };
    const statusOf = async (headers: Record<string, string>) =>
      (
        await gateway
          .visitor()
          .post('/auth/student/login', body, { ...from('203.0.113.40'), ...headers })
      ).status;
    const device = { 'x-alokpath-known-device': 'device-1' };
    const token = { 'x-alokpath-service-token': 'a-service-token-of-this-test' };
    const ten = async (headers: Record<string, string>) => {
      for (let number = 0; number < 10; number += 1) expect(await statusOf(headers)).toBe(401);
      expect(await statusOf(headers)).toBe(429);
    };
    await ten({});
    expect(await statusOf(device)).toBe(429);
    expect(await statusOf({ ...device, 'x-alokpath-service-token': 'another' })).toBe(429);
    await ten({ ...device, ...token });
    await gateway.close();
  });
});

describe('requests for a new password by strangers', () => {
  it("leave the owner's own to the owner", async () => {
    await anAccount('reset@example.com', '203.0.113.8');
    const requestCode = async (network: string) =>
      (
        await backend
          .visitor()
          .post('/ext/password-reset', { email: 'reset@example.com' }, from(network))
      ).status;
    const strangers: number[] = [];
    for (let number = 0; number < 52; number += 1)
      strangers.push(await requestCode(`198.51.100.${number}`));
    expect(strangers.filter((status) => status === 202)).toHaveLength(50);
    expect(await requestCode('192.0.2.77')).toBe(429);
    expect(await requestCode('203.0.113.8')).toBe(202);
    // The address's daily cap is used up then, except for the share of its owner.
    await expect
      .poll(() => backend.sent.filter(({ to }) => to === 'reset@example.com').length)
      .toBe(1 + 19 + 1);
  });
});

describe('one network', () => {
  it('has its own number of guesses of all accounts; accounts that signed in from there are not bound by it', async () => {
    await anAccount('classmate@example.com', '203.0.113.9');
    const counters = openCounters(undefined, () => undefined);
    const budgets = {
      own: { max: 10, seconds: 900 },
      network: { max: 20, seconds: 900 },
      account: { max: 50, seconds: 900 },
    };
    const { db } = backend;
    const limit = guessLimit(
      { db, counters, now: () => backend.clock.now } as unknown as Deps,
      'test',
      budgets,
    );
    const request = { network: '203.0.113.9', viewer: {} } as FastifyRequest;
    const reply = { header: () => reply } as unknown as FastifyReply;
    const take = (email: string, network = request.network) =>
      limit
        .consume({ ...request, network } as FastifyRequest, reply, {
          key: email,
          credential: { email },
        })
        .then(
          () => 'taken',
          () => 'refused',
        );
    for (let number = 0; number < 20; number += 1)
      expect(await take(`pupil${number}@example.com`)).toBe('taken');
    expect(await take('pupil20@example.com')).toBe('refused');
    expect(await take('pupil20@example.com', '203.0.114.9')).toBe('taken');
    expect(await take('classmate@example.com')).toBe('taken');
    counters.close();
  });
});

describe('a rush of logins', () => {
  it('is limited in part, with a retry time, and does not limit reads of others', {
    timeout: 120_000,
  }, async () => {
    const student = await backend.student();
    const rush = Array.from({ length: 300 }, (_, number) =>
      backend
        .visitor()
        .post(
          '/auth/student/login',
          { email: `rush${number}@example.com`, password },
          from('198.51.100.9'),
        ),
    );
    const reads: number[] = [];
    for (let count = 0; count < 30; count += 1)
      reads.push((await student.get('/students/student')).status);
    expect(reads).toEqual(Array.from({ length: 30 }, () => 200));
    const responses = await Promise.all(rush);
    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 401).length + refused.length).toBe(300);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    // Guesses that were not checked do not count.
    expect(await login('rush299@example.com', password, '198.51.100.9')).toBe(401);
  });
});

describe('a counter in memory', () => {
  it('does not count refused events: those that are refunded make room', async () => {
    const counters = openCounters(undefined, () => undefined);
    const counter = counters.counter('test', 3, 900);
    const takeAll = async (count: number) => {
      const waits: boolean[] = [];
      for (let number = 0; number < count; number += 1)
        waits.push((await counter.consume('school')) > 0);
      return waits;
    };
    expect(await takeAll(5)).toEqual([false, false, false, true, true]);
    for (let number = 0; number < 3; number += 1) await counter.refund('school');
    expect(await takeAll(4)).toEqual([false, false, false, true]);
    counters.close();
  });

  it('has no more room than its limit after an event of an earlier window is refunded', async () => {
    const counters = openCounters(undefined, () => undefined);
    const counter = counters.counter('test', 3, 900);
    // A counter that is gone is like one whose window has ended.
    await counter.consume('school');
    await counter.clear('school');
    await counter.refund('school');
    for (let number = 0; number < 3; number += 1) expect(await counter.consume('school')).toBe(0);
    expect(await counter.consume('school')).toBeGreaterThan(0);
    counters.close();
  });

  it('is kept although tens of thousands of other keys are counted', async () => {
    const counters = openCounters(undefined, () => undefined);
    const counter = counters.counter('test', 3, 900);
    for (let count = 0; count < 3; count += 1) expect(await counter.consume('victim')).toBe(0);
    for (let number = 0; number < 50_000; number += 1) await counter.consume(`junk ${number}`);
    expect(await counter.consume('victim')).toBeGreaterThan(0);
    await counter.clear('victim');
    counters.close();
  });
});

const redisUrl = inject('redisUrl') ?? '';

describe.skipIf(!redisUrl)('two backends on one Redis', () => {
  const open: Backend[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1)
      open.push(await startBackend(undefined, { settings: { REDIS_URL: redisUrl } }));
    const client = await createClient({ url: redisUrl }).connect();
    // Until it is connected to Redis, a backend counts for itself.
    for (const [index, { visitor }] of open.entries()) {
      await vi.waitFor(
        async () => {
          await client.flushDb();
          await visitor().post('/auth/student/login', {
            email: `warm${index}@example.com`,
            password,
          });
          expect(await client.dbSize()).toBeGreaterThan(0);
        },
        { timeout: 15_000 },
      );
    }
    await client.flushDb();
    client.destroy();
  });
  afterAll(async () => {
    for (const each of open) await each.close();
  });

  it('count together', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const visitor = open[count % 2]?.visitor();
      const response = await visitor?.post('/auth/student/login', {
        email: 'shared@example.com',
        password: 'a wrong password',
      });
      statuses.push(response?.status ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('store no address and no network', async () => {
    const client = await createClient({ url: redisUrl }).connect();
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/shared@example|127\.0\.0\.1/);
    client.destroy();
  });
});
