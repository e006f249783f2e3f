import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signups, users } from '../../backend/src/modules/auth/tables.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const otp = () => backend.sent.at(-1)?.otp ?? '';
const wrongOtp = () => (otp() === '000000' ? '000001' : '000000');
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};

describe('signup', () => {
  it('sends six digits by SMS to a phone number and signs the person in once they come back', async () => {
    const person = backend.visitor();
    const signup = await person.post('/auth/signup', { phoneNumber: '8801811111111', password });
    expect(signup.status).toBe(201);
    expect(signup.body).toEqual({ message: 'OTP sent. Please verify your account.' });
    expect(backend.sent.at(-1)).toMatchObject({ to: '8801811111111', channel: 'sms', otp: expect.stringMatching(/^\d{6}$/) });
    expect((await person.get('/students/student')).status).toBe(401);

    const verified = await person.post('/auth/verify', { otp: otp() });
    expect(verified.status).toBe(200);
    expect(verified.body).toEqual({ _id: expect.any(String), role: 'student', phoneNumber: '8801811111111' });
    expect((await person.get('/students/student')).body.student.userId).toBe(verified.body._id);
  });

  it('takes an e-mail address in any case and stores it in lower case', async () => {
    const person = backend.visitor();
    await person.post('/auth/signup', { email: 'Rima@Example.com', password });
    expect(backend.sent.at(-1)).toMatchObject({ to: 'rima@example.com', channel: 'email' });
    expect((await person.post('/auth/verify', { otp: otp() })).body.email).toBe('rima@example.com');
  });

  it('refuses a verified account with 409, in whatever case its address is written', async () => {
    const answer = await backend.visitor().post('/auth/signup', { email: 'RIMA@example.com', password });
    expect(answer.status).toBe(409);
  });

  it('refuses both or neither of e-mail and phone number, a short password and a bad phone number', async () => {
    const bodies = [
      { password },
      { email: 'a@b.co', phoneNumber: '8801811111112', password },
      { email: 'a@b.co', password: '1234567' },
      { phoneNumber: '01811111112', password },
      { email: 'not an address', password },
      { email: 'a@b.co', password, role: 'admin' },
      ...['me,victim@b.co', 'me;x@b.co', 'x<victim@b.co', '"a"@b.co', 'a@b.co,c', 'a\\@b.co', 'a:b@b.co', 'a@[b.co', 'a\u0001@b.co'].map(
        (email) => ({
          ...{ email, password },
        }),
      ),
    ];
    for (const body of bodies) expect((await backend.visitor().post('/auth/signup', body)).status, JSON.stringify(body)).toBe(400);
  });

  it('replaces the password and the code of an earlier sign-up that nobody verified', async () => {
    const first = backend.visitor();
    await first.post('/auth/signup', { phoneNumber: '8801811111113', password: 'the first password' });
    const oldOtp = otp();
    const second = backend.visitor();
    await second.post('/auth/signup', { phoneNumber: '8801811111113', password: 'the second password' });
    expect((await first.post('/auth/verify', { otp: oldOtp })).status).toBe(401);
    expect((await second.post('/auth/verify', { otp: otp() })).status).toBe(200);
    const login = (tried: string) => backend.visitor().post('/auth/student/login', { phoneNumber: '8801811111113', password: tried });
    expect((await login('the first password')).status).toBe(401);
    expect((await login('the second password')).status).toBe(200);
  });

  it('sends no more than ten messages to one receiver in a quarter of an hour', async () => {
    const signup = () => backend.visitor().post('/auth/signup', { phoneNumber: '8801811111114', password });
    for (let count = 0; count < 10; count += 1) expect((await signup()).status).toBe(201);
    expect((await signup()).status).toBe(429);
    later(16);
    expect((await signup()).status).toBe(201);
  });

  it('is taken three hundred times from one address in a quarter of an hour, whoever is asked about', async () => {
    const from = (address: string, number: number) =>
      backend
        .visitor()
        .post('/auth/signup', { phoneNumber: '8801811111111', password: `password ${number}` }, { 'x-forwarded-for': address });
    for (let count = 0; count < 300; count += 1) expect((await from('10.2.0.1', count)).status).toBe(409);
    const refused = await from('10.2.0.1', 300);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('10.2.0.2', 0)).status).toBe(409);
    later(16);
    expect((await from('10.2.0.1', 0)).status).toBe(409);
  });

  it('stores neither password, code nor session id in a form that could be used', async () => {
    const person = backend.visitor();
    await person.post('/auth/signup', { phoneNumber: '8801811111115', password });
    const rows = JSON.stringify([
      await backend.db.select().from(signups),
      await backend.db.select().from(users),
      await backend.db.select().from(sessions),
    ]);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(`"${otp()}"`);
    expect(rows).not.toContain(person.cookie ?? '');
  });
});

describe('verify', () => {
  const pending = async (phoneNumber: string) => {
    const person = backend.visitor();
    await person.post('/auth/signup', { phoneNumber, password });
    return person;
  };

  it('answers five wrong codes with 400 and every one after them, even the right one, with 429', async () => {
    const person = await pending('8801811111121');
    for (let count = 0; count < 5; count += 1) {
      const answer = await person.post('/auth/verify', { otp: wrongOtp() });
      expect([answer.status, answer.body.error]).toEqual([400, 'Invalid OTP']);
    }
    const answer = await person.post('/auth/verify', { otp: otp() });
    expect([answer.status, answer.body.error]).toEqual([429, 'Too many attempts. Please sign up again.']);
  });

  it('counts tries that arrive at the same time', async () => {
    const person = await pending('8801811111122');
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.post('/auth/verify', { otp: wrongOtp() })));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
  });

  it('refuses the right code after ten minutes', async () => {
    const person = await pending('8801811111123');
    later(11);
    const answer = await person.post('/auth/verify', { otp: otp() });
    expect([answer.status, answer.body.error]).toEqual([400, 'OTP expired']);
  });

  it('takes a code once, and only from the browser that asked for it', async () => {
    const person = await pending('8801811111124');
    const pendingCookie = person.cookie;
    const stranger = backend.visitor();
    expect((await stranger.post('/auth/verify', { otp: otp() })).status).toBe(401);
    expect((await person.post('/auth/verify', { otp: otp() })).status).toBe(200);
    stranger.cookie = pendingCookie;
    expect((await stranger.post('/auth/verify', { otp: otp() })).status).toBe(401);
    expect((await stranger.get('/students/student')).status).toBe(401);
  });

  it('gives a new session id, so that one known before opens nothing', async () => {
    const person = await pending('8801811111125');
    const before = person.cookie;
    await person.post('/auth/verify', { otp: otp() });
    expect(person.cookie).not.toBe(before);
  });
});

describe('login', () => {
  const account = { email: 'login@example.com', password };
  beforeAll(async () => {
    const person = backend.visitor();
    await person.post('/auth/signup', account);
    await person.post('/auth/verify', { otp: otp() });
  });

  it('signs in by e-mail in any case, with a cookie that scripts cannot read', async () => {
    const answer = await backend.visitor().post('/auth/student/login', { ...account, email: 'LOGIN@example.com' });
    expect(answer.body).toEqual({
      message: 'Logged in successfully',
      user: { _id: expect.any(String), role: 'student', email: account.email },
    });
    expect(answer.headers['set-cookie']).toMatch(/^alokpath_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('signs in by phone number', async () => {
    const answer = await backend.visitor().post('/auth/student/login', { phoneNumber: '8801811111111', password });
    expect(answer.status).toBe(200);
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const wrong = await backend.visitor().post('/auth/student/login', { ...account, password: 'another password' });
    const unknown = await backend.visitor().post('/auth/student/login', { email: 'nobody@example.com', password });
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'Invalid credentials' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('spends the time of a password check on an unknown account too', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await backend.visitor().post('/auth/student/login', { email, password: 'another password' }, { 'x-forwarded-for': '10.1.1.1' });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      known.push(await time(account.email));
      unknown.push(await time(`nobody${count}@example.com`));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  it('refuses after ten failures of one account from one address, for that account and address alone', async () => {
    const from = (address: string, tried: string, email = account.email) =>
      backend.visitor().post('/auth/student/login', { email, password: tried }, { 'x-forwarded-for': address });
    for (let count = 0; count < 10; count += 1) expect((await from('10.0.0.9', 'wrong password')).status).toBe(401);
    const refused = await from('10.0.0.9', password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.8', password)).status).toBe(200);
    expect((await from('10.0.0.9', 'alokpath-admin', 'admin@alokpath.test')).status).toBe(200);
    later(16);
    expect((await from('10.0.0.9', password)).status).toBe(200);
  });

  it('counts guesses that are sent side by side', async () => {
    const guesses = Array.from({ length: 30 }, () =>
      backend.visitor().post('/auth/student/login', { email: account.email, password: 'wrong' }, { 'x-forwarded-for': '10.0.0.7' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  });

  it('refuses after three hundred failures from one address over many accounts; who knows the password does not count', async () => {
    const from = (body: object, address = '10.3.0.1') =>
      backend.visitor().post('/auth/student/login', body, { 'x-forwarded-for': address });
    const guess = (number: number) => from({ email: `stuffed${number}@example.com`, password: 'wrong password' });
    for (let count = 0; count < 20; count += 1) expect((await from(account)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 310 }, (_, number) => guess(number)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(300);
    expect((await from(account)).status).toBe(429);
    expect((await from(account, '10.3.0.2')).status).toBe(200);
    later(16);
  });

  it('ends the session that the browser had before, and takes no id that the browser made up', async () => {
    const person = backend.visitor();
    person.cookie = 'A'.repeat(43);
    await person.post('/auth/student/login', account);
    const first = person.cookie;
    expect(first).not.toBe('A'.repeat(43));
    await person.post('/auth/student/login', account);
    const old = backend.visitor();
    old.cookie = first;
    expect((await old.get('/students/student')).status).toBe(401);
    expect((await person.get('/students/student')).status).toBe(200);
  });
});
