import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { knownNetworks } from '../../backend/src/modules/auth/known-network-tables.ts';
import { deleteExpired } from '../../backend/src/modules/auth/sessions/queries.ts';
import { sessions } from '../../backend/src/modules/auth/tables.ts';
import { DAY, MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const statusOf = async (person: Visitor) => (await person.get('/students/student')).status;
/** Another browser with this cookie, which ignores new ones. */
const holding = (cookie: string | undefined) => {
  const other = backend.visitor();
  return {
    get: async () =>
      (await other.get('/students/student', { cookie: `alokpath_session=${cookie}` })).status,
  };
};
/** The same account in another browser. */
async function againAs(person: Student, userAgent?: string): Promise<Visitor> {
  const { phoneNumber } = (await person.get('/students/student')).body;
  const browser = backend.visitor();
  const headers: Record<string, string> =
    userAgent === undefined ? {} : { 'user-agent': userAgent };
  await browser.post('/auth/student/login', { phoneNumber, password: 'a long password' }, headers);
  return browser;
}

describe('sessions', () => {
  it('are dead on the server after logout', async () => {
    const person = await backend.student();
    const copy = backend.visitor();
    copy.cookie = person.cookie;
    const response = await person.get('/auth/logout');
    expect(response.body).toEqual({ message: 'Logged out successfully' });
    expect(person.cookie).toBeUndefined();
    expect((await copy.get('/students/student')).status).toBe(401);
  });

  it('end after thirty days without a request, and go on with one', async () => {
    const idle = await backend.student();
    const active = await backend.student();
    advanceClock(backend, 20 * DAY);
    expect((await active.get('/students/student')).headers['set-cookie']).toContain(
      'Max-Age=2592000',
    );
    advanceClock(backend, 11 * DAY);
    expect((await idle.get('/students/student')).status).toBe(401);
    expect((await active.get('/students/student')).status).toBe(200);
  });

  it('end ninety days after the login, however they are used', async () => {
    const person = await backend.student();
    for (let days = 0; days < 89; days += 1) {
      advanceClock(backend, DAY + MINUTE);
      if (days % 5 === 0) expect(await statusOf(person)).toBe(200);
    }
    // 89 days and 89 minutes: the cookie of a renewal now ends with the session.
    const { headers } = await person.get('/students/student');
    const maxAge = Number(/Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1]);
    expect(maxAge).toBeLessThan(86_400);
    await statusOf(person);
    advanceClock(backend, DAY);
    expect(await statusOf(person)).toBe(401);
  });

  it('return the account for PUT /user without a body', async () => {
    const person = await backend.student();
    const response = await person.send('PUT', '/user', {
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, response.body._id]).toEqual([200, person.userId]);
    expect((await backend.visitor().put('/user')).status).toBe(401);
  });
});

describe('renewal', () => {
  it('renews the id once a day; the old one works for another minute and is not renewed', async () => {
    const person = await backend.student();
    const before = person.cookie;
    expect((await person.get('/students/student')).headers['set-cookie']).toBeUndefined();
    advanceClock(backend, DAY + MINUTE);
    expect(await statusOf(person)).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect(await statusOf(person)).toBe(200);
    const old = backend.visitor();
    old.cookie = before;
    advanceClock(backend, 59_000);
    expect(await statusOf(old)).toBe(200);
    expect(old.cookie).toBe(before);
    advanceClock(backend, 2_000);
    expect(await statusOf(old)).toBe(401);
    expect(await statusOf(person)).toBe(200);
  });

  it('of concurrent requests sends one new id, and rejects none of them', async () => {
    const person = await backend.student();
    advanceClock(backend, DAY + MINUTE);
    const headers = { cookie: `alokpath_session=${person.cookie}` };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => backend.visitor().get('/students/student', headers)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(
      responses.filter(
        ({ headers: responseHeaders }) => responseHeaders['set-cookie'] !== undefined,
      ),
    ).toHaveLength(1);
  });

  it('whose response is lost ends no session: the old id works until the new one is used', async () => {
    const person = await backend.student();
    advanceClock(backend, DAY + MINUTE);
    const lost = holding(person.cookie);
    expect(await lost.get()).toBe(200);
    advanceClock(backend, 11 * MINUTE);
    // The browser still has the old id, and is sent another new one.
    const before = person.cookie;
    expect(await statusOf(person)).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect(await statusOf(person)).toBe(200);
  });

  it('is one row of one session, which logout ends by whichever id', async () => {
    const person = await backend.student();
    const before = person.cookie;
    advanceClock(backend, DAY + MINUTE);
    await statusOf(person);
    await statusOf(person);
    expect(await backend.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(1);
    await backend.visitor().get('/auth/logout', { cookie: `alokpath_session=${before}` });
    expect(await statusOf(person)).toBe(401);
  });
});

describe('the list of own sessions', () => {
  const FIREFOX =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

  it('shows device, login and last use, and no secret of a session', async () => {
    const person = await backend.student();
    const other = await againAs(person, FIREFOX);
    advanceClock(backend, 2 * 60 * MINUTE);
    await statusOf(person);
    const { body, text } = await person.get('/ext/sessions');
    expect(body).toEqual([
      {
        _id: expect.any(String),
        current: true,
        createdAt: expect.any(String),
        lastUsedAt: backend.clock.now.toISOString(),
      },
      {
        _id: expect.any(String),
        current: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        device: 'Firefox, Windows',
      },
    ]);
    const rows = await backend.db.select().from(sessions).where(eq(sessions.userId, person.userId));
    for (const secret of [person.cookie, other.cookie, ...rows.map(({ idHash }) => idHash)])
      expect(text).not.toContain(secret);
  });

  it('ends one of them, or all others; only for the own account', async () => {
    const person = await backend.student();
    const [second, third] = [await againAs(person), await againAs(person)];
    const stranger = await backend.student();
    const idOf = async (browser: Visitor) =>
      (await browser.get('/ext/sessions')).body.find(
        (session: { current: boolean }) => session.current,
      )._id;
    expect((await stranger.send('DELETE', `/ext/sessions/${await idOf(second)}`)).status).toBe(404);
    expect((await person.send('DELETE', `/ext/sessions/${await idOf(second)}`)).status).toBe(200);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
    expect((await person.send('DELETE', '/ext/sessions')).status).toBe(200);
    expect([await statusOf(third), await statusOf(person), await statusOf(stranger)]).toEqual([
      401, 200, 200,
    ]);
    expect((await person.send('DELETE', `/ext/sessions/${await idOf(person)}`)).status).toBe(200);
    expect([person.cookie, await statusOf(person)]).toEqual([undefined, 401]);
  });
});

describe('a session of the version before', () => {
  it('has neither device nor renewals, and works', async () => {
    const person = await backend.student();
    await backend.db
      .update(sessions)
      .set({ userAgent: null, lastUsedAt: null, renewedAt: null })
      .where(eq(sessions.userId, person.userId));
    expect((await person.get('/ext/sessions')).body).toMatchObject([{ current: true }]);
  });
});

describe('with other settings', () => {
  it('sessions end after the days that are set, and networks are forgotten', async () => {
    const other = await startBackend(undefined, {
      settings: { SESSION_IDLE_DAYS: '3', SESSION_DAYS: '5', KNOWN_NETWORK_DAYS: '2' },
    });
    const [idle, active] = [await other.student(), await other.student()];
    const at = (days: number) => {
      other.clock.now = new Date(other.clock.now.getTime() + days * DAY);
    };
    at(2);
    expect((await active.get('/students/student')).headers['set-cookie']).toContain(
      `Max-Age=${3 * 86_400}`,
    );
    at(1.1);
    expect([await statusOf(idle), await statusOf(active)]).toEqual([401, 200]);
    at(1.8);
    expect(await statusOf(active)).toBe(200);
    at(0.2);
    expect(await statusOf(active)).toBe(401);
    expect(await other.db.$count(knownNetworks)).toBeGreaterThan(0);
    await deleteExpired(
      other.db,
      other.clock.now,
      readEnv({ KNOWN_NETWORK_DAYS: '6' }).env.retention,
    );
    expect(await other.db.$count(knownNetworks)).toBeGreaterThan(0);
    await deleteExpired(
      other.db,
      other.clock.now,
      readEnv({ KNOWN_NETWORK_DAYS: '2' }).env.retention,
    );
    expect(await other.db.$count(knownNetworks)).toBe(0);
    await other.close();
  });
});
