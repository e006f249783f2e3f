// Calls of an exam day use sessions that were read in the last seconds: ended sessions must not
// work in these either.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { resetCode } from './reset-code.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

const PASSWORD = 'a long password';

/** A student who is taking the paper, and has just saved. */
async function taking() {
  const person = await backend.enrolled();
  const attemptId: string = (await startAttempt(person)).body._id;
  const sheet = await sheetOf(person, FREE_PAPER, ['A']);
  let sequence = 0;
  const saveWith = async (browser: Student | Visitor) => {
    sequence += 1;
    return (await save(browser as Student, attemptId, sequence, sheet)).status;
  };
  expect(await saveWith(person)).toBe(200);
  // From here on the session is read from this process's memory.
  expect(await saveWith(person)).toBe(200);
  return { person, saveWith };
}

/** Advances the clock of the session cache. */
function inTenSeconds(): void {
  const at = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(at);
}

/** The same browser without the cookie change of the logout. */
function copyOf(person: Visitor): Visitor {
  const copy = backend.visitor();
  copy.cookie = person.cookie;
  return copy;
}

async function loggedIn(person: Student): Promise<Visitor> {
  const { phoneNumber } = (await person.get('/students/student')).body;
  const browser = backend.visitor();
  await browser.post('/auth/student/login', { phoneNumber, password: PASSWORD });
  return browser;
}

describe('a save', () => {
  it('reads the session once for many of them', async () => {
    const { person, saveWith } = await taking();
    backend.statements.length = 0;
    expect(await saveWith(person)).toBe(200);
    expect(backend.statements.filter((text) => text.includes('"sessions"'))).toEqual([]);
  });

  it('is rejected as soon as its session is logged out', async () => {
    const { person, saveWith } = await taking();
    const copy = copyOf(person);
    await person.get('/auth/logout');
    expect(await saveWith(copy)).toBe(401);
  });

  it('is rejected as soon as the account’s other sessions are ended', async () => {
    const { person, saveWith } = await taking();
    const other = await loggedIn(person);
    expect(await saveWith(other)).toBe(200);
    await person.send('DELETE', '/ext/sessions');
    expect(await saveWith(other)).toBe(401);
    expect(await saveWith(person)).toBe(200);
  });

  it('is rejected as soon as the password is changed in another browser', async () => {
    const { person, saveWith } = await taking();
    const other = await loggedIn(person);
    await other.post('/ext/password', {
      currentPassword: PASSWORD,
      password: 'another long password',
    });
    expect(await saveWith(person)).toBe(401);
  });

  it('is rejected as soon as the password is reset in a browser of another account', async () => {
    const { person, saveWith } = await taking();
    const { phoneNumber } = (await person.get('/students/student')).body;
    const { otp, browser } = await resetCode(backend, { phoneNumber }, {}, await backend.student());
    expect(await saveWith(person)).toBe(200);
    const response = await browser.post('/ext/password-reset/confirm', {
      phoneNumber,
      otp,
      password: 'another long password',
    });
    expect(response.status).toBe(200);
    expect(await saveWith(person)).toBe(401);
  });

  it('is rejected after the session has ended by its age', async () => {
    const { person, saveWith } = await taking();
    const [row] = await backend.db
      .select({ expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, person.userId));
    const before = backend.clock.now;
    backend.clock.now = new Date((row?.expiresAt ?? before).getTime() + 1000);
    expect(await saveWith(person)).toBe(401);
    backend.clock.now = before;
  });

  it('is rejected ten seconds after another process has ended the session', async () => {
    const { person, saveWith } = await taking();
    await backend.db.delete(sessions).where(eq(sessions.userId, person.userId));
    inTenSeconds();
    expect(await saveWith(person)).toBe(401);
  });
});

describe('a result', () => {
  it('of others is not shown to a former admin', async () => {
    const admin = await backend.student();
    const { person } = await taking();
    const address = `/multisubjectexamsresult/exam-results/${person.userId}/${FREE_PAPER}`;
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.userId));
    // An admin's write clears all cached sessions, also those that were read before the change.
    await admin.post('/ext/notifications/read', {});
    expect((await admin.get(address)).status).toBe(404);
    await backend.db.update(users).set({ role: 'student' }).where(eq(users.id, admin.userId));
    inTenSeconds();
    expect((await admin.get(address)).status).toBe(403);
  });
});
