import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  pendingSignups,
  resetCodes,
  sessions,
  users,
} from '../../backend/src/modules/auth/tables.ts';
import { takeAddress } from './confirm.ts';
import { DAY, MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { resetCode } from './reset-code.ts';

vi.useFakeTimers({ toFake: ['Date'] });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const fresh = 'a fresh password';
const requestReset = (body: object, headers = {}) =>
  backend.visitor().post('/ext/password-reset', body, headers);
const confirmIn = (browser: Visitor, body: object, headers = {}) =>
  browser.post('/ext/password-reset/confirm', body, headers);
const confirm = (body: object, headers = {}) => confirmIn(backend.visitor(), body, headers);
const login = (body: object, headers = {}) =>
  backend.visitor().post('/auth/student/login', body, headers);
const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** A student with the phone number that it signed up with. */
async function aStudent(): Promise<Student & { phoneNumber: string }> {
  const person = await backend.student();
  return Object.assign(person, {
    phoneNumber: (await person.get('/students/student')).body.phoneNumber as string,
  });
}

describe('a forgotten password', () => {
  it('is replaced with the code from the message; all sessions end, and the account is notified', async () => {
    const { phoneNumber, ...person } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    expect(backend.sent.at(-1)).toMatchObject({
      to: phoneNumber,
      channel: 'sms',
      otp: expect.stringMatching(/^\d{6}$/),
    });
    const response = await confirmIn(browser, { phoneNumber, otp, password: fresh });
    expect([response.status, response.body]).toEqual([
      200,
      { message: 'Your password was changed. Please log in.' },
    ]);
    expect((await person.get('/students/student')).status).toBe(401);
    expect((await login({ phoneNumber, password })).status).toBe(401);
    expect((await login({ phoneNumber, password: fresh })).status).toBe(200);
    await vi.waitFor(
      () => {
        expect(backend.sent.at(-1)).toMatchObject({
          to: phoneNumber,
          channel: 'sms',
          text: expect.stringContaining('password was changed'),
        });
      },
      { timeout: 15_000 },
    );
  });

  it('is reported to both addresses of an account that has two', async () => {
    const person = await aStudent();
    await takeAddress(backend, person, { email: 'both@example.com' });
    const { otp, browser } = await resetCode(backend, { email: 'Both@Example.com' });
    expect(
      (await confirmIn(browser, { email: 'BOTH@example.com', otp, password: fresh })).status,
    ).toBe(200);
    await vi.waitFor(
      () => {
        const recipients = backend.sent
          .filter((message) => message.text.includes('was changed'))
          .map((message) => message.to);
        expect(recipients).toEqual(
          expect.arrayContaining(['both@example.com', person.phoneNumber]),
        );
      },
      { timeout: 15_000 },
    );
  });

  it('is requested with the same response for known and unknown accounts, and only an account gets a message', async () => {
    const own = await startBackend();
    const { phoneNumber = '' } = (await (await own.student()).get('/students/student')).body;
    own.sent.length = 0;
    const askOwn = (body: object) => own.visitor().post('/ext/password-reset', body);
    const known = await askOwn({ phoneNumber });
    for (const unknownAddress of [
      { phoneNumber: '8801999999999' },
      { email: 'nobody@example.com' },
    ]) {
      const unknown = await askOwn(unknownAddress);
      expect([unknown.status, unknown.body]).toEqual([202, known.body]);
    }
    // Messages are sent after the responses; closing waits for all of them.
    await own.close();
    expect(own.sent.map(({ to }) => to)).toEqual([phoneNumber]);
  });

  it('runs no database query before the response', async () => {
    const { phoneNumber } = await aStudent();
    backend.statements.length = 0;
    const response = backend.app.inject({
      method: 'POST',
      url: '/ext/password-reset',
      payload: { phoneNumber },
    });
    expect([(await response).statusCode, backend.statements]).toEqual([202, []]);
    await vi.waitFor(() => expect(backend.statements.length).toBeGreaterThan(1), {
      timeout: 15_000,
    });
  });

  it('returns the usual response when the message cannot be sent, and the log has no personal data', async () => {
    const { phoneNumber } = await aStudent();
    const spy = vi.spyOn(backend.sent, 'push').mockImplementationOnce(() => {
      throw new Error('no network');
    });
    expect((await requestReset({ phoneNumber })).status).toBe(202);
    await vi.waitFor(() => expect(backend.logged.join()).toContain('a password reset failed'), {
      timeout: 15_000,
    });
    spy.mockRestore();
    expect(backend.logged.filter((line) => line.includes('password reset')).join()).not.toContain(
      phoneNumber,
    );
  });

  it('keeps a sign-up that waits for its code', async () => {
    const person = backend.visitor();
    await person.post('/auth/signup', { phoneNumber: '8801888888888', password });
    const { otp } = backend.sent.at(-1) ?? {};
    const before = await backend.db.select().from(pendingSignups);
    await requestReset({ phoneNumber: '8801888888888' });
    expect((await confirm({ phoneNumber: '8801888888888', otp, password: fresh })).status).toBe(
      400,
    );
    expect(await backend.db.select().from(pendingSignups)).toEqual(before);
    expect((await person.post('/auth/verify', { otp })).status).toBe(200);
  });
});

describe('the code', () => {
  it('is invalid for an unknown account, when it is wrong, and after ten minutes: with the same response', async () => {
    const { phoneNumber } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    const responses = [
      await confirmIn(browser, { phoneNumber: '8801999999998', otp, password: fresh }),
      await confirmIn(browser, { phoneNumber, otp: wrong(otp), password: fresh }),
    ];
    advanceClock(backend, 11 * MINUTE);
    responses.push(await confirmIn(browser, { phoneNumber, otp, password: fresh }));
    for (const { status, body } of responses)
      expect([status, body]).toEqual([400, { ...responses[0]?.body, error: 'Invalid OTP' }]);
    expect((await login({ phoneNumber, password })).status).toBe(200);
  });

  it('is invalid after five wrong tries, also concurrent ones', async () => {
    const { phoneNumber } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        confirmIn(browser, { phoneNumber, otp: wrong(otp), password: fresh }),
      ),
    );
    expect((await confirmIn(browser, { phoneNumber, otp, password: fresh })).status).toBe(400);
    const again = await resetCode(backend, { phoneNumber }, {}, browser);
    expect(
      (await confirmIn(browser, { phoneNumber, otp: again.otp, password: fresh })).status,
    ).toBe(200);
  });

  it('is valid once, also for two concurrent requests', async () => {
    const { phoneNumber, userId } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    const responses = await Promise.all(
      ['one password', 'two password'].map((chosen) =>
        confirmIn(browser, { phoneNumber, otp, password: chosen }),
      ),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400]);
    expect(await backend.db.$count(resetCodes, eq(resetCodes.userId, userId))).toBe(0);
    expect((await confirmIn(browser, { phoneNumber, otp, password: fresh })).status).toBe(400);
  });

  it('is replaced by the next one', async () => {
    const { phoneNumber } = await aStudent();
    const { otp: first, browser } = await resetCode(backend, { phoneNumber });
    let { otp: second } = await resetCode(backend, { phoneNumber }, {}, browser);
    if (second === first) second = (await resetCode(backend, { phoneNumber }, {}, browser)).otp;
    expect((await confirmIn(browser, { phoneNumber, otp: first, password: fresh })).status).toBe(
      400,
    );
    expect((await confirmIn(browser, { phoneNumber, otp: second, password: fresh })).status).toBe(
      200,
    );
  });

  it('is valid for one account only', async () => {
    const [student, otherStudent] = [await aStudent(), await aStudent()];
    const { otp, browser } = await resetCode(backend, { phoneNumber: student.phoneNumber });
    const confirmFor = async ({ phoneNumber }: typeof student) =>
      (await confirmIn(browser, { phoneNumber, otp, password: fresh })).status;
    // No code for the other account was requested in this browser.
    expect(await confirmFor(otherStudent)).toBe(400);
    // One was requested, and the stored code is the same for both.
    await resetCode(backend, { phoneNumber: otherStudent.phoneNumber }, {}, browser);
    const [stored] = await backend.db
      .select()
      .from(resetCodes)
      .where(eq(resetCodes.userId, student.userId));
    await backend.db
      .update(resetCodes)
      .set({ otpHash: stored?.otpHash ?? '' })
      .where(eq(resetCodes.userId, otherStudent.userId));
    expect(await confirmFor(otherStudent)).toBe(400);
    expect((await login({ phoneNumber: otherStudent.phoneNumber, password })).status).toBe(200);
    expect(await confirmFor(student)).toBe(200);
  });

  it('is stored as a hash, like the password', async () => {
    const { phoneNumber } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    const rows = JSON.stringify(await backend.db.select().from(resetCodes));
    expect(rows).not.toContain(otp);
    await confirmIn(browser, { phoneNumber, otp, password: fresh });
    const [user] = await backend.db.select().from(users).where(eq(users.phoneNumber, phoneNumber));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('needs a password of 8 to 128 characters, and one credential', async () => {
    const { phoneNumber } = await aStudent();
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    for (const chosen of ['short', 'x'.repeat(129)])
      expect((await confirmIn(browser, { phoneNumber, otp, password: chosen })).status).toBe(400);
    expect((await confirmIn(browser, { otp, password: fresh })).status).toBe(400);
    expect(
      (await confirmIn(browser, { phoneNumber, email: 'a@b.co', otp, password: fresh })).status,
    ).toBe(400);
    expect(
      (await confirmIn(browser, { phoneNumber, otp, password: fresh, role: 'admin' })).status,
    ).toBe(400);
    // None of these counted as a try.
    expect((await confirmIn(browser, { phoneNumber, otp, password: fresh })).status).toBe(200);
  });
});

describe('limits', () => {
  it('are five codes for one credential and network in a quarter of an hour, account or not; the owner may still request one elsewhere', async () => {
    const { phoneNumber } = await aStudent();
    for (const body of [{ phoneNumber }, { email: 'limits@example.com' }]) {
      for (let count = 0; count < 5; count += 1)
        expect((await requestReset(body)).status).toBe(202);
      const refused = await requestReset(body);
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await requestReset(body, { 'x-forwarded-for': '10.4.0.1' })).status).toBe(202);
    }
    advanceClock(backend, 16 * MINUTE);
    expect((await requestReset({ phoneNumber })).status).toBe(202);
  });

  it('are fifty codes for one credential in a day, from all networks', async () => {
    const from = (number: number) =>
      requestReset({ email: 'besieged@example.com' }, { 'x-forwarded-for': `10.6.0.${number}` });
    for (let count = 0; count < 50; count += 1) expect((await from(count)).status).toBe(202);
    expect((await from(51)).status).toBe(429);
    advanceClock(backend, DAY + MINUTE);
    expect((await from(51)).status).toBe(202);
  });

  it('are three hundred requests from one address', async () => {
    const from = (address: string, number: number) =>
      requestReset({ email: `crowd${number}@example.com` }, { 'x-forwarded-for': address });
    const responses = await Promise.all(
      Array.from({ length: 305 }, (_, number) => from('10.4.0.2', number)),
    );
    expect(responses.filter((response) => response.status === 202)).toHaveLength(300);
    expect((await from('10.4.0.3', 1)).status).toBe(202);
    advanceClock(backend, 16 * MINUTE);
  });

  it('of another person keep the owner’s code valid: neither requests nor wrong codes affect it', async () => {
    const { phoneNumber } = await aStudent();
    const { otp, browser } = await resetCode(
      backend,
      { phoneNumber },
      { 'x-forwarded-for': '10.5.0.1' },
    );
    const stranger = { 'x-forwarded-for': '10.5.0.2' };
    const { browser: strange } = await resetCode(backend, { phoneNumber }, stranger);
    for (let count = 0; count < 12; count += 1)
      await confirmIn(strange, { phoneNumber, otp: wrong(otp), password: fresh }, stranger);
    // The owner's own code does not work in a stranger's browser.
    expect(
      (
        await confirmIn(
          strange,
          { phoneNumber, otp, password: fresh },
          { 'x-forwarded-for': '10.5.0.3' },
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await confirmIn(
          browser,
          { phoneNumber, otp, password: fresh },
          { 'x-forwarded-for': '10.5.0.1' },
        )
      ).status,
    ).toBe(200);
  });

  it('are ten wrong codes for one account from one network', async () => {
    const { phoneNumber } = await aStudent();
    for (let count = 0; count < 10; count += 1)
      expect((await confirm({ phoneNumber, otp: 'wrong', password: fresh })).status).toBe(400);
    const refused = await confirm({ phoneNumber, otp: 'wrong', password: fresh });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    advanceClock(backend, 16 * MINUTE);
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    expect((await confirmIn(browser, { phoneNumber, otp, password: fresh })).status).toBe(200);
  });

  it('of the login are reset by a password reset', async () => {
    const { phoneNumber } = await aStudent();
    for (let count = 0; count < 10; count += 1)
      await login({ phoneNumber, password: 'which one was it' });
    expect((await login({ phoneNumber, password })).status).toBe(429);
    const { otp, browser } = await resetCode(backend, { phoneNumber });
    await confirmIn(browser, { phoneNumber, otp, password: fresh });
    expect((await login({ phoneNumber, password: fresh })).status).toBe(200);
  });
});

describe('a login with the old password at the moment of the change', () => {
  it('ends every session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { phoneNumber, userId } = await aStudent();
      const { otp, browser } = await resetCode(backend, { phoneNumber });
      const logins = Array.from({ length: 4 }, () => login({ phoneNumber, password }));
      expect((await confirmIn(browser, { phoneNumber, otp, password: fresh })).status).toBe(200);
      await Promise.all(logins);
      expect(await backend.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    }
  });
});

describe('concurrent sign-ups', () => {
  it('create one account, of the first to send the code', async () => {
    const people = Array.from({ length: 8 }, () => backend.visitor());
    const phoneNumber = '8801777777771';
    const responses = await Promise.all(
      people.map((person) => person.post('/auth/signup', { phoneNumber, password })),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    const codes = backend.sent.filter(({ to }) => to === phoneNumber).map(({ otp }) => otp);
    const tries = people.flatMap((person) =>
      codes.map((otp) => () => person.post('/auth/verify', { otp })),
    );
    const statuses = [];
    for (const attempt of tries) statuses.push((await attempt()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await backend.db.$count(users, eq(users.phoneNumber, phoneNumber))).toBe(1);
  });

  it('create one account when the code is sent twice', async () => {
    const person = backend.visitor();
    const phoneNumber = '8801777777772';
    await person.post('/auth/signup', { phoneNumber, password });
    const { otp } = backend.sent.at(-1) ?? {};
    const cookie = `alokpath_session=${person.cookie}`;
    const responses = await Promise.all(
      [0, 1].map(() => backend.visitor().post('/auth/verify', { otp }, { cookie })),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, 401]);
    expect(await backend.db.$count(users, eq(users.phoneNumber, phoneNumber))).toBe(1);
  });
});
