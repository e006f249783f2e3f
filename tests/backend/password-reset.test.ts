import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passwordResets, sessions, signups, users } from '../../backend/src/modules/auth/tables.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { resetCode } from './reset-code.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const fresh = 'a fresh password';
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const ask = (body: object, headers = {}) => backend.visitor().post('/ext/password-reset', body, headers);
const confirm = (body: object, headers = {}) => backend.visitor().post('/ext/password-reset/confirm', body, headers);
const login = (body: object, headers = {}) => backend.visitor().post('/auth/student/login', body, headers);
const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** A student with the phone number that it signed up with. */
async function aStudent(): Promise<Student & { phoneNumber: string }> {
  const person = await backend.student();
  return Object.assign(person, { phoneNumber: (await person.get('/students/student')).body.phoneNumber as string });
}

describe('a forgotten password', () => {
  it('is replaced by the code that was sent; all sessions end, and the account is told', async () => {
    const { phoneNumber, ...person } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    expect(backend.sent.at(-1)).toMatchObject({ to: phoneNumber, channel: 'sms', otp: expect.stringMatching(/^\d{6}$/) });
    const answer = await confirm({ phoneNumber, otp, password: fresh });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your password was changed. Please login.' }]);
    expect((await person.get('/students/student')).status).toBe(401);
    expect((await login({ phoneNumber, password })).status).toBe(401);
    expect((await login({ phoneNumber, password: fresh })).status).toBe(200);
    await vi.waitFor(
      () => {
        expect(backend.sent.at(-1)).toEqual({ to: phoneNumber, channel: 'sms', text: 'Your Alokpath password was changed.' });
      },
      { timeout: 15_000 },
    );
  });

  it('is told to both addresses of an account that has two', async () => {
    const person = await aStudent();
    await person.send('PATCH', `/users/${person.userId}`, { body: { email: 'both@example.com' } });
    const otp = await resetCode(backend, { email: 'Both@Example.com' });
    expect((await confirm({ email: 'BOTH@example.com', otp, password: fresh })).status).toBe(200);
    await vi.waitFor(
      () => {
        const told = backend.sent.filter((message) => message.text.includes('was changed')).map((message) => message.to);
        expect(told).toEqual(expect.arrayContaining(['both@example.com', person.phoneNumber]));
      },
      { timeout: 15_000 },
    );
  });

  it('is asked for in the same words whether there is an account or not, and only an account gets a message', async () => {
    const { phoneNumber } = await aStudent();
    const before = backend.sent.length;
    const [known, unknown] = [await ask({ phoneNumber }), await ask({ phoneNumber: '8801999999999' })];
    expect([unknown.status, unknown.body]).toEqual([202, known.body]);
    await vi.waitFor(() => expect(backend.sent).toHaveLength(before + 1), { timeout: 15_000 });
    await ask({ email: 'nobody@example.com' });
    expect(backend.sent).toHaveLength(before + 1);
  });

  it('asks the database nothing before it has answered', async () => {
    const { phoneNumber } = await aStudent();
    backend.statements.length = 0;
    const answer = backend.app.inject({ method: 'POST', url: '/ext/password-reset', payload: { phoneNumber } });
    expect([(await answer).statusCode, backend.statements]).toEqual([202, []]);
    await vi.waitFor(() => expect(backend.statements.length).toBeGreaterThan(1), { timeout: 15_000 });
  });

  it('is answered as ever when the message cannot be sent, and the log tells nothing of anybody', async () => {
    const { phoneNumber } = await aStudent();
    const spy = vi.spyOn(backend.sent, 'push').mockImplementationOnce(() => {
      throw new Error('no network');
    });
    expect((await ask({ phoneNumber })).status).toBe(202);
    await vi.waitFor(() => expect(backend.logged.join()).toContain('a password reset failed'), { timeout: 15_000 });
    spy.mockRestore();
    expect(backend.logged.filter((line) => line.includes('password reset')).join()).not.toContain(phoneNumber);
  });

  it('leaves a sign-up alone that waits for its code', async () => {
    const person = backend.visitor();
    await person.post('/auth/signup', { phoneNumber: '8801888888888', password });
    const { otp } = backend.sent.at(-1) ?? {};
    const before = await backend.db.select().from(signups);
    await ask({ phoneNumber: '8801888888888' });
    expect((await confirm({ phoneNumber: '8801888888888', otp, password: fresh })).status).toBe(400);
    expect(await backend.db.select().from(signups)).toEqual(before);
    expect((await person.post('/auth/verify', { otp })).status).toBe(200);
  });
});

describe('the code', () => {
  it('is worth nothing for an unknown account, when it is wrong, and after ten minutes: all in one answer', async () => {
    const { phoneNumber } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    const answers = [
      await confirm({ phoneNumber: '8801999999998', otp, password: fresh }),
      await confirm({ phoneNumber, otp: wrong(otp), password: fresh }),
    ];
    later(11);
    answers.push(await confirm({ phoneNumber, otp, password: fresh }));
    for (const { status, body } of answers) expect([status, body]).toEqual([400, { ...answers[0]?.body, error: 'Invalid OTP' }]);
    expect((await login({ phoneNumber, password })).status).toBe(200);
  });

  it('is worth nothing after five wrong tries, also when they come at once', async () => {
    const { phoneNumber } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    await Promise.all(Array.from({ length: 5 }, () => confirm({ phoneNumber, otp: wrong(otp), password: fresh })));
    expect((await confirm({ phoneNumber, otp, password: fresh })).status).toBe(400);
    const again = await resetCode(backend, { phoneNumber });
    expect((await confirm({ phoneNumber, otp: again, password: fresh })).status).toBe(200);
  });

  it('is good once, also for two who send it at once', async () => {
    const { phoneNumber, userId } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    const answers = await Promise.all(['one password', 'two password'].map((chosen) => confirm({ phoneNumber, otp, password: chosen })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await backend.db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(0);
    expect((await confirm({ phoneNumber, otp, password: fresh })).status).toBe(400);
  });

  it('is replaced by the next one', async () => {
    const { phoneNumber } = await aStudent();
    const first = await resetCode(backend, { phoneNumber });
    let second = await resetCode(backend, { phoneNumber });
    if (second === first) second = await resetCode(backend, { phoneNumber });
    expect((await confirm({ phoneNumber, otp: first, password: fresh })).status).toBe(400);
    expect((await confirm({ phoneNumber, otp: second, password: fresh })).status).toBe(200);
  });

  it('belongs to one account', async () => {
    const [one, two] = [await aStudent(), await aStudent()];
    const otp = await resetCode(backend, { phoneNumber: one.phoneNumber });
    if (otp === (await resetCode(backend, { phoneNumber: two.phoneNumber }))) return;
    expect((await confirm({ phoneNumber: two.phoneNumber, otp, password: fresh })).status).toBe(400);
  });

  it('is stored as a hash, like the password', async () => {
    const { phoneNumber } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    const rows = JSON.stringify(await backend.db.select().from(passwordResets));
    expect(rows).not.toContain(otp);
    await confirm({ phoneNumber, otp, password: fresh });
    const [user] = await backend.db.select().from(users).where(eq(users.phoneNumber, phoneNumber));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('needs a password of 8 to 128 characters, and one credential', async () => {
    const { phoneNumber } = await aStudent();
    const otp = await resetCode(backend, { phoneNumber });
    for (const chosen of ['short', 'x'.repeat(129)]) expect((await confirm({ phoneNumber, otp, password: chosen })).status).toBe(400);
    expect((await confirm({ otp, password: fresh })).status).toBe(400);
    expect((await confirm({ phoneNumber, email: 'a@b.co', otp, password: fresh })).status).toBe(400);
    expect((await confirm({ phoneNumber, otp, password: fresh, role: 'admin' })).status).toBe(400);
    // None of these was a try.
    expect((await confirm({ phoneNumber, otp, password: fresh })).status).toBe(200);
  });
});

describe('limits', () => {
  it('are five codes for one credential in a quarter of an hour, account or not', async () => {
    const { phoneNumber } = await aStudent();
    for (const body of [{ phoneNumber }, { email: 'limits@example.com' }]) {
      for (let count = 0; count < 5; count += 1) expect((await ask(body)).status).toBe(202);
      const refused = await ask(body, { 'x-forwarded-for': '10.4.0.1' });
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    }
    later(16);
    expect((await ask({ phoneNumber })).status).toBe(202);
  });

  it('are three hundred questions from one address', async () => {
    const from = (address: string, number: number) => ask({ email: `crowd${number}@example.com` }, { 'x-forwarded-for': address });
    const answers = await Promise.all(Array.from({ length: 305 }, (_, number) => from('10.4.0.2', number)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(300);
    expect((await from('10.4.0.3', 1)).status).toBe(202);
    later(16);
  });

  it('are ten wrong codes for one account, from wherever they come and however many codes were sent', async () => {
    const { phoneNumber } = await aStudent();
    const from = (number: number, otp: string) => confirm({ phoneNumber, otp, password: fresh }, { 'x-forwarded-for': `10.5.0.${number}` });
    for (let count = 0; count < 10; count += 1) expect((await from(count, 'wrong')).status).toBe(400);
    const otp = await resetCode(backend, { phoneNumber });
    const refused = await from(99, otp);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    later(16);
    const again = await resetCode(backend, { phoneNumber });
    expect((await from(99, again)).status).toBe(200);
  });

  it('of the login are lifted for somebody who had forgotten the password', async () => {
    const { phoneNumber } = await aStudent();
    for (let count = 0; count < 10; count += 1) await login({ phoneNumber, password: 'which one was it' });
    expect((await login({ phoneNumber, password })).status).toBe(429);
    const otp = await resetCode(backend, { phoneNumber });
    await confirm({ phoneNumber, otp, password: fresh });
    expect((await login({ phoneNumber, password: fresh })).status).toBe(200);
  });
});

describe('a login with the old password at the moment of the change', () => {
  it('leaves no session behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { phoneNumber, userId } = await aStudent();
      const otp = await resetCode(backend, { phoneNumber });
      const logins = Array.from({ length: 4 }, () => login({ phoneNumber, password }));
      expect((await confirm({ phoneNumber, otp, password: fresh })).status).toBe(200);
      await Promise.all(logins);
      expect(await backend.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    }
  });
});

describe('sign-ups at once', () => {
  it('are one row for one credential', async () => {
    const people = Array.from({ length: 8 }, () => backend.visitor());
    const phoneNumber = '8801777777771';
    const answers = await Promise.all(people.map((person) => person.post('/auth/signup', { phoneNumber, password })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await backend.db.$count(signups, eq(signups.credential, phoneNumber))).toBe(1);
  });

  it('become one account when the code is sent twice', async () => {
    const person = backend.visitor();
    const phoneNumber = '8801777777772';
    await person.post('/auth/signup', { phoneNumber, password });
    const { otp } = backend.sent.at(-1) ?? {};
    const cookie = `alokpath_session=${person.cookie}`;
    const answers = await Promise.all([0, 1].map(() => backend.visitor().post('/auth/verify', { otp }, { cookie })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect(await backend.db.$count(users, eq(users.phoneNumber, phoneNumber))).toBe(1);
  });
});
