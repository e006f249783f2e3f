// Daily caps on messages: per address, per account and in total; kept over restarts, and logged.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import { withDailyCaps } from '../../backend/src/messages/daily-caps.ts';
import { waitOptions } from '../wait-options.ts';
import { DAY } from './durations.ts';
import { advanceClock, type Backend, startBackend } from './kit.ts';

const caps = {
  SMS_PER_DAY: '5',
  EMAILS_PER_DAY: '100',
  MESSAGES_PER_ADDRESS_PER_DAY: '3',
  MESSAGES_PER_ACCOUNT_PER_DAY: '4',
};
const REFUSAL = 'No more messages can be sent today. Please try again tomorrow.';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(undefined, { settings: caps });
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.sent.length = 0;
  backend.logged.length = 0;
  await backend.db.delete(messageCounts);
});

const signup = (body: object) =>
  backend.visitor().post('/auth/signup', { ...body, password: 'a long password' });

describe('a day has at most', () => {
  it('the configured number of messages to one address, also after a restart, and a log line without the address', async () => {
    const body = { phoneNumber: '8801722222222' };
    for (let count = 0; count < 3; count += 1) expect((await signup(body)).status).toBe(201);
    const refused = await signup(body);
    expect([refused.status, refused.body.error, refused.body.code]).toEqual([
      429,
      REFUSAL,
      'MESSAGES_USED_UP',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(backend.sent).toHaveLength(3);
    const line = backend.logged.find((text) => text.includes('daily cap'));
    expect(line).toContain('"cap":"address"');
    expect(line).not.toContain('8801722222222');

    const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...caps });
    const restarted = await buildApp({
      db: backend.db,
      env,
      now: () => backend.clock.now,
      messages: { send: async () => undefined },
    });
    const again = await restarted.inject({
      method: 'POST',
      url: '/auth/signup',
      payload: { ...body, password: 'a long password' },
    });
    expect(again.statusCode).toBe(429);
    await restarted.close();
  });

  it('so many SMS in all; e-mails have their own number', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await signup({ phoneNumber: `880173333333${count}` })).status).toBe(201);
    expect((await signup({ phoneNumber: '8801733333339' })).status).toBe(429);
    expect((await signup({ email: 'mail@example.com' })).status).toBe(201);
  });

  it('twice as many when notices to an owner are among them', async () => {
    const owner = await backend.student();
    backend.sent.length = 0;
    await backend.db.delete(messageCounts);
    const body = { currentPassword: 'a long password', password: 'a long password' };
    for (let count = 0; count < 8; count += 1)
      expect((await owner.post('/ext/password', body)).status).toBe(200);
    await vi.waitFor(
      () => expect(backend.logged.filter((text) => text.includes('daily cap'))).toHaveLength(2),
      waitOptions,
    );
    expect(backend.sent).toHaveLength(6);
  });

  it('more for the owner in a known network than strangers can use up, under the caps of address and account', async () => {
    const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...caps });
    const messages = withDailyCaps(
      { send: async () => undefined },
      {
        db: backend.db,
        now: () => backend.clock.now,
        caps: env.messageCaps,
        log: backend.app.log,
      },
    );
    const send = (to: string, isFamiliar: boolean) =>
      messages.send({
        channel: 'email',
        to,
        accountId: 'owner',
        isFamiliar,
        text: 'Code',
        language: 'en',
      });
    for (const to of ['1@x.com', '1@x.com', '1@x.com', '2@x.com']) await send(to, false);
    await expect(send('2@x.com', false)).rejects.toThrow(REFUSAL);
    await send('2@x.com', true);
    await send('1@x.com', true);
    await expect(send('2@x.com', true)).rejects.toThrow(REFUSAL);
  });

  it('starts again the next day', async () => {
    const body = { email: 'tomorrow@example.com' };
    for (let count = 0; count < 4; count += 1) await signup(body);
    expect(backend.sent).toHaveLength(3);
    advanceClock(backend, DAY);
    expect((await signup(body)).status).toBe(201);
  });

  it('the same number with concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => signup({ email: 'burst@example.com' })));
    expect(backend.sent).toHaveLength(3);
  });
});

it.each([
  'SMS_PER_DAY',
  'EMAILS_PER_DAY',
  'MESSAGES_PER_ADDRESS_PER_DAY',
  'MESSAGES_PER_ACCOUNT_PER_DAY',
])('%s must be a number', (name) => {
  expect(readEnv({ [name]: 'many' }).problems).toEqual([expect.stringContaining(name)]);
});
