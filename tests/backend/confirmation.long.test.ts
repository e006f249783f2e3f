// Changing an account requires the password (POST /ext/confirm), and a new address its code.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressChanges } from '../../backend/src/modules/auth/tables.ts';
import { waitOptions } from '../wait-options.ts';
import { ADMIN_PASSWORD, confirmed, takeAddress } from './confirm.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

vi.useFakeTimers({ toFake: ['Date'] });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const accountOf = async (person: Visitor) => (await person.get('/students/student')).body;
const wrong = (otp: string | undefined) => (otp === '000000' ? '000001' : '000000');
const login = async (phoneNumber: string, tried = password) => {
  const browser = backend.visitor();
  const { status } = await browser.post('/auth/student/login', { phoneNumber, password: tried });
  return { browser, status };
};

describe('without a confirmed session', () => {
  const refused = [403, 'CONFIRMATION_REQUIRED'];

  it('a stolen session changes no address and no role, and deletes nothing', async () => {
    const person = await backend.student();
    const admin = await backend.admin();
    const calls: [Visitor, 'PATCH' | 'DELETE' | 'POST', string, object?][] = [
      [person, 'PATCH', `/users/${person.userId}`, { email: 'thief@example.com' }],
      [person, 'PATCH', `/users/${person.userId}`, { phoneNumber: null }],
      [person, 'DELETE', '/user'],
      [person, 'POST', '/ext/address-change', { email: 'thief@example.com' }],
      [admin, 'PATCH', `/users/${person.userId}`, { role: 'admin' }],
      [admin, 'PATCH', `/users/${person.userId}`, { email: 'thief@example.com' }],
      [admin, 'DELETE', '/user'],
    ];
    const before = backend.sent.length;
    for (const [sender, method, url, body] of calls) {
      const response = await sender.send(method, url, { body });
      expect([response.status, response.body.code], `${method} ${url}`).toEqual(refused);
    }
    expect(backend.sent).toHaveLength(before);
    expect(await accountOf(person)).toMatchObject({ _id: person.userId, role: 'student' });
  });

  it('it is so again after five minutes, and in every other session of the account', async () => {
    const person = await confirmed(await backend.student());
    const { browser } = await login((await accountOf(person)).phoneNumber);
    const change = (sender: Visitor) =>
      sender.send('PATCH', `/users/${person.userId}`, { body: { email: 'mine@example.com' } });
    expect((await change(browser)).status).toBe(403);
    advanceClock(backend, 4 * MINUTE);
    expect((await change(person)).status).toBe(200);
    advanceClock(backend, 2 * MINUTE);
    expect((await change(person)).status).toBe(403);
  });
});

describe('the confirmation', () => {
  it('reports a wrong password, and stops after ten, only in this session', async () => {
    const person = await backend.student();
    const { browser } = await login((await accountOf(person)).phoneNumber);
    for (let count = 0; count < 10; count += 1) {
      const response = await person.post('/ext/confirm', { password: 'not this one' });
      expect([response.status, response.body]).toEqual([
        400,
        {
          error: 'The password is wrong.',
          code: 'WRONG_PASSWORD',
          fields: [{ path: 'password', message: 'is not valid', code: 'IS_INVALID' }],
        },
      ]);
    }
    expect((await person.post('/ext/confirm', { password })).status).toBe(429);
    expect((await browser.post('/ext/confirm', { password })).status).toBe(200);
    advanceClock(backend, 16 * MINUTE);
    expect((await person.post('/ext/confirm', { password })).status).toBe(200);
  });

  it('of a visitor is rejected', async () => {
    expect((await backend.visitor().post('/ext/confirm', { password })).status).toBe(401);
  });
});

describe('a new address', () => {
  it('is set after its code is confirmed; every earlier address is notified', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const sentBefore = backend.sent.length;
    await takeAddress(backend, person, { email: 'first@example.com' });
    const notifiedAddresses = () =>
      backend.sent
        .slice(sentBefore)
        .filter(({ text }) => text.includes('was changed'))
        .map(({ to }) => to);
    await vi.waitFor(() => expect(notifiedAddresses()).toEqual([phoneNumber]), waitOptions);
    expect(backend.sent.at(-1)?.text).toMatch(/তুমি না করলে জানাও।\n.*Not you\? Tell us\./);
    await takeAddress(backend, person, { email: 'second@example.com' });
    await vi.waitFor(
      () =>
        expect(notifiedAddresses().slice(1).sort()).toEqual(
          [phoneNumber, 'first@example.com'].sort(),
        ),
      waitOptions,
    );
    expect((await accountOf(person)).email).toBe('second@example.com');
  });

  it('has a code of ten minutes and five tries, valid in the session that requested it', async () => {
    const person = await backend.student();
    const { browser } = await login((await accountOf(person)).phoneNumber);
    const requestCode = async () => {
      await confirmed(person);
      await person.post('/ext/address-change', { email: 'slow@example.com' });
      return backend.sent.at(-1)?.otp;
    };
    const send = (sender: Visitor, otp: string | undefined) =>
      sender.post('/ext/address-change/confirm', { otp });
    let otp = await requestCode();
    expect((await send(browser, otp)).status).toBe(404);
    for (let count = 0; count < 5; count += 1)
      expect((await send(person, wrong(otp))).status).toBe(400);
    expect((await send(person, otp)).status).toBe(429);
    otp = await requestCode();
    advanceClock(backend, 11 * MINUTE);
    expect((await send(person, otp)).body.error).toBe('OTP expired');
    otp = await requestCode();
    const rows = JSON.stringify(await backend.db.select().from(addressChanges));
    expect(rows).not.toContain(`"${otp}"`);
    expect((await send(person, otp)).status).toBe(200);
    expect((await send(person, otp)).status).toBe(404);
  });

  it('that its owner signs up with in the meantime stays with that owner', async () => {
    const person = await confirmed(await backend.student());
    await person.post('/ext/address-change', { email: 'race@example.com' });
    const { otp } = backend.sent.at(-1) ?? {};
    const owner = backend.visitor();
    await owner.post('/auth/signup', { email: 'race@example.com', password });
    await owner.post('/auth/verify', { otp: backend.sent.at(-1)?.otp });
    expect((await person.post('/ext/address-change/confirm', { otp })).status).toBe(409);
    expect((await accountOf(owner)).email).toBe('race@example.com');
  });

  it('that the account already has is not a change', async () => {
    const person = await confirmed(await backend.student());
    const { phoneNumber } = await accountOf(person);
    expect((await person.post('/ext/address-change', { phoneNumber })).status).toBe(409);
  });
});

describe('a new password', () => {
  const change = (person: Visitor, currentPassword: string, chosen = 'a fresh password') =>
    person.post('/ext/password', { currentPassword, password: chosen });

  it('requires the old one, ends all other sessions, renews the id of this one, and is reported to the account', async () => {
    const person: Student = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const { browser } = await login(phoneNumber);
    expect((await change(person, 'not this one')).body.code).toBe('WRONG_PASSWORD');
    const before = person.cookie;
    expect((await change(person, password)).status).toBe(200);
    expect(person.cookie).not.toBe(before);
    const old = backend.visitor();
    old.cookie = before;
    for (const ended of [old, browser])
      expect((await ended.get('/students/student')).status).toBe(401);
    expect((await person.get('/students/student')).status).toBe(200);
    expect([
      (await login(phoneNumber)).status,
      (await login(phoneNumber, 'a fresh password')).status,
    ]).toEqual([401, 200]);
    await vi.waitFor(
      () =>
        expect(backend.sent.at(-1)).toMatchObject({
          to: phoneNumber,
          text: expect.stringContaining('was changed'),
        }),
      waitOptions,
    );
  });

  it('has 8 to 128 characters', async () => {
    const person = await backend.student();
    for (const chosen of ['short', 'x'.repeat(129)])
      expect((await change(person, password, chosen)).status).toBe(400);
  });

  it('is one of two that are set at the same time', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const { browser } = await login(phoneNumber);
    const responses = await Promise.all([
      change(person, password, 'password one'),
      change(browser, password, 'password two'),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an admin', () => {
  it('can change the address of another person at once after a confirmation, and its owner is notified', async () => {
    const admin = await confirmed(await backend.admin(), ADMIN_PASSWORD);
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const response = await admin.send('PATCH', `/users/${person.userId}`, {
      body: { email: 'helped@example.com' },
    });
    expect([response.status, response.body.email]).toEqual([200, 'helped@example.com']);
    await vi.waitFor(
      () =>
        expect(backend.sent.at(-1)).toMatchObject({
          to: phoneNumber,
          text: expect.stringContaining('was changed'),
        }),
      waitOptions,
    );
    expect(
      await backend.db.$count(addressChanges, eq(addressChanges.credential, 'helped@example.com')),
    ).toBe(0);
  });
});
