// Rate limits across all gateways of a site, counted in Redis; without Redis each counts for
// itself.
import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { refusal } from '../../gateway/src/upstream/errors/refusals.ts';
import type { AuthLimiter } from '../../gateway/src/upstream/guess-limits/auth-limiter.ts';
import { callOf, limiterOver, perAccount } from './auth-limiter-kit.ts';

const redisUrl = new URL(inject('redisUrl') ?? 'redis://127.0.0.1:2');

describe.skipIf(!inject('redisUrl'))('over Redis', () => {
  const email = `${randomUUID()}@b.c`;
  const call = callOf(email, randomUUID());
  const failing = () => Promise.reject(refusal('LOGIN_REQUIRED'));
  const codeOf = (limiter: AuthLimiter) =>
    limiter.run(call, failing).catch((error) => error.extensions.code);
  const limiters: AuthLimiter[] = [];
  const errors: unknown[] = [];
  const client = createClient({ url: redisUrl.href });

  /** Resolves when the limiter counts in Redis; until it is connected it counts in memory. */
  async function waitUntilConnected(limiter: AuthLimiter): Promise<void> {
    const probe = { ...call, body: { email: `${randomUUID()}@b.c` }, address: randomUUID() };
    const keysOfProbe = async () => {
      await limiter.run(probe, failing).catch(() => undefined);
      return client.keys(`*${probe.address}*`);
    };
    await vi.waitUntil(async () => (await keysOfProbe()).length > 0, { timeout: 15_000 });
    await client.del(await client.keys(`*${probe.address}*`));
  }

  beforeAll(async () => {
    await client.connect();
    limiters.push(...[1, 2].map(() => limiterOver(redisUrl, (error) => errors.push(error))));
    await Promise.all(limiters.map(waitUntilConnected));
  });
  afterAll(async () => {
    for (const limiter of limiters) limiter.close();
    const keys = await client.keys('alokpath-gateway:auth:*');
    const ours = keys.filter((key) => key.includes(call.address));
    // The key of the counter over all addresses does not contain the address.
    expect(ours).toHaveLength(2);
    expect(ours.join()).not.toContain(email);
    await client.del(ours);
    client.destroy();
  });

  test('two gateways count together', async () => {
    const codes = [];
    for (let i = 0; i < perAccount + 2; i += 1)
      codes.push(await codeOf(limiters[i % 2] as AuthLimiter));
    expect(codes).toEqual([
      ...Array.from({ length: perAccount }, () => 'UNAUTHENTICATED'),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    expect(errors).toEqual([]);
  });

  test('refused tries change neither the counter nor the end of its window', async () => {
    const [key = ''] = await client.keys(`*:account:*${call.address}*`);
    expect(await client.get(key)).toBe(String(perAccount));
    await client.expire(key, 100);
    expect(await codeOf(limiters[0] as AuthLimiter)).toBe('RATE_LIMITED');
    expect(await client.get(key)).toBe(String(perAccount));
    expect(await client.ttl(key)).toBeLessThanOrEqual(100);
  });
});

describe('with a Redis that', () => {
  const failing = () => Promise.reject(refusal('LOGIN_REQUIRED'));
  const call = callOf('a@b.c', '203.0.113.9');
  /**
   * `silent` accepts connections and never responds; `stuck` stops responding at the first count.
   */
  const [silent, stuck] = [
    createServer(),
    createServer((socket) => socket.on('data', (data) => greet(String(data), socket))),
  ];
  const greet = (commands: string, socket: Socket) => {
    if (!/EVAL/i.test(commands))
      socket.write('+OK\r\n'.repeat(commands.match(/^\*\d/gm)?.length ?? 0));
  };
  const urlOf = (server: Server) => `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];
  /** Outcomes of connections in the current test. */
  const attempts: ('connected' | 'failed')[] = [];
  beforeEach(() => void attempts.splice(0));

  beforeAll(async () => {
    for (const server of [silent, stuck]) {
      server.on('connection', (socket) => sockets.push(socket));
      server.on('connection', () => attempts.push('connected'));
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
    // Each call waits for a timeout once or twice, so fewer calls are enough here.
    ['stops answering', 2, () => urlOf(stuck)],
  ])('%s the gateway counts for itself', async (_, count, url) => {
    const limiter = limiterOver(new URL(url()), () => attempts.push('failed'));
    await expect.poll(() => attempts.length).toBeGreaterThan(0);
    const codes = [];
    for (let i = 0; i < count; i += 1)
      codes.push(await limiter.run(call, failing).catch((error) => error.extensions.code));
    expect(codes).toEqual(Array.from({ length: count }, () => 'UNAUTHENTICATED'));
    if (count === perAccount)
      await expect(limiter.run(call, failing)).rejects.toMatchObject({
        extensions: { code: 'RATE_LIMITED' },
      });
    limiter.close();
  });
});
