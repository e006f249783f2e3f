// Several gateways with one Redis, available and unavailable; persisted queries are not shared.
import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';

const redisUrl = inject('redisUrl');
const UNAVAILABLE = 'redis://127.0.0.1:2';

async function gatewayOn(address: string) {
  const { env } = readEnv({
    TICKET_SECRET: 'x'.repeat(32),
    REDIS_URL: address,
    UPSTREAM_URL: 'http://127.0.0.1:1',
  });
  const app = await buildServer({ env });
  const execute = async (body: object) =>
    (await app.inject({ method: 'POST', url: '/graphql', payload: body })).json();
  return { app, execute };
}

function persisted(query: string) {
  return {
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  };
}

test('a query registered at one gateway is unknown at the other until its text is sent again', async () => {
  const address = redisUrl ?? UNAVAILABLE;
  const query = `{ serverTime } # ${Date.now()}`;
  const [gateway, otherGateway] = await Promise.all([gatewayOn(address), gatewayOn(address)]);
  expect(
    (await gateway.execute({ query, extensions: persisted(query) })).data.serverTime,
  ).toBeTypeOf('string');
  expect(
    (await otherGateway.execute({ extensions: persisted(query) })).errors[0].extensions.code,
  ).toBe('PERSISTED_QUERY_NOT_FOUND');
  await otherGateway.execute({ query, extensions: persisted(query) });
  for (const { execute } of [gateway, otherGateway])
    expect((await execute({ extensions: persisted(query) })).data.serverTime).toBeTypeOf('string');
  await Promise.all([gateway.app.close(), otherGateway.app.close()]);
});

test('requests are answered while Redis is away', async () => {
  const { app, execute } = await gatewayOn(UNAVAILABLE);
  const query = '{ serverTime }';
  expect((await execute({ query })).data.serverTime).toBeTypeOf('string');
  expect((await execute({ query, extensions: persisted(query) })).data.serverTime).toBeTypeOf(
    'string',
  );
  await app.close();
});

test('an invalid URL stops the start', () => {
  expect(readEnv({ TICKET_SECRET: 'x'.repeat(32), REDIS_URL: 'http://redis' }).problems).toEqual([
    'REDIS_URL must be an address like redis://host:6379.',
  ]);
});
