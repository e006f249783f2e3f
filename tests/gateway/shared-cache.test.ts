// What several gateways share over Redis: tried on a Redis of this machine where there is one, and on one that is away.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/env.ts';
import { buildServer } from '../../gateway/src/server.ts';

const redisUrl = 'redis://127.0.0.1:6379';
const hasRedis = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1');
  socket.once('connect', () => done(true)).once('error', () => done(false));
  socket.once('connect', () => socket.destroy());
});
if (!hasRedis) console.warn('No Redis on 127.0.0.1:6379: sharing persisted queries between gateways is not tried.');

async function gatewayOn(address: string) {
  const { env } = readEnv({ TICKET_SECRET: 'x'.repeat(32), REDIS_URL: address, UPSTREAM_URL: 'http://127.0.0.1:1' });
  const app = await buildServer({ env });
  const ask = async (body: object) => (await app.inject({ method: 'POST', url: '/graphql', payload: body })).json();
  return { app, ask };
}

function persisted(query: string) {
  return { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
}

test.skipIf(!hasRedis)('a query that one gateway has learned is known to the other', async () => {
  const query = `{ serverTime } # ${Date.now()}`;
  const [one, other] = await Promise.all([gatewayOn(redisUrl), gatewayOn(redisUrl)]);
  expect((await other.ask({ extensions: persisted(query) })).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect((await one.ask({ query, extensions: persisted(query) })).data.serverTime).toBeTypeOf('string');
  await expect.poll(async () => (await other.ask({ extensions: persisted(query) })).data?.serverTime).toBeTypeOf('string');
  await Promise.all([one.app.close(), other.app.close()]);
});

test('requests are answered while Redis is away', async () => {
  const { app, ask } = await gatewayOn('redis://127.0.0.1:2');
  const query = '{ serverTime }';
  expect((await ask({ query })).data.serverTime).toBeTypeOf('string');
  expect((await ask({ query, extensions: persisted(query) })).data.serverTime).toBeTypeOf('string');
  await app.close();
});

test('an address that is none stops the start', () => {
  expect(readEnv({ TICKET_SECRET: 'x'.repeat(32), REDIS_URL: 'http://redis' }).problems).toEqual([
    'REDIS_URL must be an address like redis://host:6379.',
  ]);
});
