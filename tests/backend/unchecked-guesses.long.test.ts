// Guesses that were not checked, because the database failed over: they use up no tries.
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resetCodes, secondFactors, users } from '../../backend/src/modules/auth/tables.ts';
import { confirmed } from './confirm.ts';
import { type ApiResponse, type Backend, startBackend } from './kit.ts';
import { resetCode } from './reset-code.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => backend.close());

const password = 'a long password';
/** More than any limit of tries per account. */
const TRIES = 12;

/** Statements on these tables fail, as on a connection that PostgreSQL has closed. */
function failOn(...tables: unknown[]) {
  const lost = () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  };
  const { select, update, transaction } = backend.requests;
  vi.spyOn(backend.requests, 'select').mockImplementation(((fields: never) => {
    const query = select.call(backend.requests, fields);
    const from = query.from.bind(query);
    query.from = ((table: never) => (tables.includes(table) ? lost() : from(table))) as never;
    return query;
  }) as never);
  vi.spyOn(backend.requests, 'update').mockImplementation(((table: never) =>
    tables.includes(table) ? lost() : update.call(backend.requests, table)) as never);
  vi.spyOn(backend.requests, 'transaction').mockImplementation(((run: never) =>
    tables.includes('transactions') ? lost() : transaction.call(backend.requests, run)) as never);
}

async function expectUncounted(
  tables: unknown[],
  send: () => Promise<ApiResponse>,
  status: number,
): Promise<void> {
  failOn(...tables);
  const failures: unknown[] = [];
  for (let count = 0; count < TRIES; count += 1) failures.push((await send()).body.code);
  expect(failures).toEqual(Array.from({ length: TRIES }, () => 'SERVER_BUSY'));
  vi.restoreAllMocks();
  const response = await send();
  expect(response.status, response.text).toBe(status);
}

it('a login, whose account cannot be read', async () => {
  const email = 'admin@alokpath.test';
  const login = () =>
    backend.visitor().post('/auth/student/login', { email, password: 'alokpath-admin' });
  await expectUncounted([users], login, 200);
});

it('a sign-up, before its message is sent', async () => {
  const signUp = () =>
    backend.visitor().post('/auth/signup', { email: 'new@example.com', password });
  await expectUncounted([users], signUp, 201);
});

it('a confirmation of the password in a session', async () => {
  const student = await backend.student();
  await expectUncounted([users], () => student.post('/ext/confirm', { password }), 200);
});

it('a code for a new password', async () => {
  const { phoneNumber } = (await (await backend.student()).get('/students/student')).body;
  const { otp, browser } = await resetCode(backend, { phoneNumber });
  const body = { phoneNumber, otp, password: 'another long password' };
  const confirm = () => browser.post('/ext/password-reset/confirm', body);
  await expectUncounted([resetCodes], confirm, 200);
});

it('a code for a new address, before it is sent', async () => {
  const student = await confirmed(await backend.student());
  const change = () => student.post('/ext/address-change', { email: 'other@example.com' });
  await expectUncounted([users], change, 202);
});

it('a second factor, while it is set up, at login and in a session', async () => {
  const admin = await confirmed(await backend.newAdmin());
  const { phoneNumber } = (await admin.get('/students/student')).body;
  const { secret } = (await admin.post('/ext/second-factor')).body;
  const codeIn = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: backend.clock.now.getTime() + ms,
    });
  const enable = () => admin.post('/ext/second-factor/enable', { code: codeIn(-30_000) });
  await expectUncounted(['transactions'], enable, 200);

  const login = () =>
    backend.visitor().post('/auth/student/login', { phoneNumber, password, code: codeIn(0) });
  await expectUncounted([secondFactors], login, 200);
  const confirm = () => admin.post('/ext/confirm', { password, code: codeIn(30_000) });
  await expectUncounted([secondFactors], confirm, 200);
});
