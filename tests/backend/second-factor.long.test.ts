// An admin's second factor: codes of an authenticator app, and recovery codes.
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recoveryCodes as recoveryCodesTable } from '../../backend/src/modules/auth/tables.ts';
import { confirmed } from './confirm.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

vi.useFakeTimers({ toFake: ['Date'] });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const codeAt = (secret: string, moment = backend.clock.now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

type Protected = { person: Student; phoneNumber: string; secret: string; codes: string[] };
async function protectedAdmin(): Promise<Protected> {
  const person = await confirmed(await backend.newAdmin());
  const { phoneNumber } = (await person.get('/students/student')).body;
  const { secret, uri } = (await person.post('/ext/second-factor')).body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Alokpath:.*secret=/);
  const enabled = await person.post('/ext/second-factor/enable', { code: codeAt(secret) });
  advanceClock(backend, 30_000);
  return { person, phoneNumber, secret, codes: enabled.body.recoveryCodes };
}
const login = async ({ phoneNumber }: Protected, code?: string) => {
  const browser = backend.visitor();
  const response = await browser.post('/auth/student/login', {
    phoneNumber,
    password,
    ...(code !== undefined && { code }),
  });
  return { status: response.status, code: response.body.code, cookie: browser.cookie };
};

describe('the second factor', () => {
  it('is requested at login, only after the right password', async () => {
    const admin = await protectedAdmin();
    expect(await login(admin)).toEqual({
      status: 401,
      code: 'SECOND_FACTOR_REQUIRED',
      cookie: undefined,
    });
    const guess = await backend.visitor().post('/auth/student/login', {
      phoneNumber: admin.phoneNumber,
      password: 'wrong',
      code: '123456',
    });
    expect([guess.status, guess.body]).toEqual([
      401,
      { error: 'Invalid credentials', code: 'INVALID_CREDENTIALS' },
    ]);
    expect(await login(admin, wrong(codeAt(admin.secret)))).toMatchObject({
      status: 401,
      code: 'SECOND_FACTOR_WRONG',
      cookie: undefined,
    });
    expect(await login(admin, codeAt(admin.secret))).toMatchObject({
      status: 200,
      cookie: expect.any(String),
    });
  });

  it('accepts each code once, also with two concurrent requests, and rejects older ones', async () => {
    const admin = await protectedAdmin();
    advanceClock(backend, MINUTE);
    const [code, older] = [
      codeAt(admin.secret),
      codeAt(admin.secret, new Date(backend.clock.now.getTime() - 30_000)),
    ];
    const responses = await Promise.all([login(admin, code), login(admin, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(admin, code)).status).toBe(401);
    expect((await login(admin, older)).status).toBe(401);
    advanceClock(backend, 30_000);
    expect((await login(admin, codeAt(admin.secret))).status).toBe(200);
  });

  it('forgives a clock that is half a minute off, not a minute and a half', async () => {
    const admin = await protectedAdmin();
    const ahead = (seconds: number) =>
      codeAt(admin.secret, new Date(backend.clock.now.getTime() + seconds * 1000));
    expect((await login(admin, ahead(90))).status).toBe(401);
    expect((await login(admin, ahead(30))).status).toBe(200);
  });

  it('stops after five wrong codes, from any address; the right one too', async () => {
    const admin = await protectedAdmin();
    for (let count = 0; count < 5; count += 1)
      expect((await login(admin, wrong(codeAt(admin.secret)))).status).toBe(401);
    expect((await login(admin, codeAt(admin.secret))).status).toBe(429);
    advanceClock(backend, 16 * MINUTE);
    expect((await login(admin, codeAt(admin.secret))).status).toBe(200);
  });

  it('has ten recovery codes, each valid once, stored as hashes', async () => {
    const admin = await protectedAdmin();
    expect(admin.codes).toHaveLength(10);
    const [first = '', second = ''] = admin.codes;
    const rows = JSON.stringify(
      await backend.db
        .select()
        .from(recoveryCodesTable)
        .where(eq(recoveryCodesTable.userId, admin.person.userId)),
    );
    expect(rows).not.toContain(first.replace('-', ''));
    expect((await login(admin, first.toUpperCase())).status).toBe(200);
    expect((await login(admin, first)).status).toBe(401);
    expect((await admin.person.get('/ext/second-factor')).body).toEqual({
      enabled: true,
      recoveryCodesLeft: 9,
    });
    await confirmed(admin.person, password, codeAt(admin.secret));
    const fresh = (await admin.person.post('/ext/second-factor/recovery-codes')).body.recoveryCodes;
    expect((await login(admin, second)).status).toBe(401);
    expect((await login(admin, fresh[0].replace('-', ' '))).status).toBe(200);
  });

  it('has only the recovery codes of the last request, also of two at the same time', async () => {
    const { person } = await protectedAdmin();
    const renew = () => person.post('/ext/second-factor/recovery-codes');
    const responses = await Promise.all([renew(), renew(), renew()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await person.get('/ext/second-factor')).body.recoveryCodesLeft).toBe(10);
  });

  it('is part of the confirmation, without which it cannot be switched off', async () => {
    const admin = await protectedAdmin();
    advanceClock(backend, 6 * MINUTE);
    const off = () => admin.person.send('DELETE', '/ext/second-factor');
    expect((await off()).body.code).toBe('CONFIRMATION_REQUIRED');
    const confirmResponse = await admin.person.post('/ext/confirm', { password });
    expect([confirmResponse.status, confirmResponse.body.code]).toEqual([
      400,
      'CONFIRMATION_CODE_REQUIRED',
    ]);
    await confirmed(admin.person, password, codeAt(admin.secret));
    expect((await off()).status).toBe(200);
    expect((await login(admin)).status).toBe(200);
    expect((await admin.person.get('/ext/second-factor')).body).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
    });
  });

  it('is inactive until a first code is confirmed', async () => {
    const person = await confirmed(await backend.newAdmin());
    const { phoneNumber } = (await person.get('/students/student')).body;
    const { secret } = (await person.post('/ext/second-factor')).body;
    const response = await person.post('/ext/second-factor/enable', {
      code: wrong(codeAt(secret)),
    });
    expect([response.status, response.body.code]).toEqual([400, 'CONFIRMATION_CODE_WRONG']);
    expect(
      (await backend.visitor().post('/auth/student/login', { phoneNumber, password })).status,
    ).toBe(200);
  });

  it('is offered only to admins', async () => {
    const student = await confirmed(await backend.student());
    expect((await student.post('/ext/second-factor')).status).toBe(403);
  });
});
