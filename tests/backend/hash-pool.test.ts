// The line before the password checks, and the signed places of logins that were refused.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { HashPool } from '../../backend/src/modules/auth/hash-pool.ts';
import { loginPlaces } from '../../backend/src/modules/auth/login-places.ts';
import { Refusal } from '../../backend/src/refusals/refusals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const place = (arrivedAt: number) => ({ arrivedAt, turnAt: arrivedAt });
const caller = { givenUpAt: Number.POSITIVE_INFINITY, isGivenUp: () => false };

/** A pool of one slot whose hashes take 50 ms, and the names in the order of their hashes. */
function startPool() {
  const pool = new HashPool(1);
  const hashed: string[] = [];
  const refused: string[] = [];
  const hash = (name: string) => async () => {
    hashed.push(name);
    await after(50);
  };
  const login = (name: string, arrivedAt: number) =>
    pool.login(hash(name), place(arrivedAt), caller).catch(() => void refused.push(name));
  const other = (name: string) => pool.other(hash(name));
  return { pool, hashed, refused, login, other };
}

it('checks logins in the order of their arrival, not of their requests', async () => {
  const { hashed, login } = startPool();
  const all = [login('running', 10), login('c', 3), login('b', 2), login('d', 4), login('a', 1)];
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(all);
  expect(hashed).toEqual(['running', 'a', 'b', 'c', 'd']);
});

it('refuses the latest arrival if the line is full, whoever asked last', async () => {
  const { pool, hashed, refused, login } = startPool();
  const all = [login('running', 0)];
  for (let arrival = 1; arrival <= 20; arrival += 1) all.push(login(`n${arrival}`, arrival * 10));
  expect([pool.isFullFor(place(201)), pool.isFullFor(place(199))]).toEqual([true, false]);
  all.push(login('later', 201));
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['later']);
  all.push(login('earlier', 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['later', 'n20']);
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(all);
  expect(hashed.slice(0, 3)).toEqual(['running', 'earlier', 'n1']);
});

it('refuses a login in the line well before its caller gives up', async () => {
  const pool = new HashPool(1);
  const long = pool.login(() => after(5_000), place(1), caller);
  const check = vi.fn(async () => undefined);
  // As the gateway, which waits for two seconds.
  const hurried = { ...caller, givenUpAt: performance.now() + 2_000 };
  const waiting = pool.login(check, place(2), hurried).catch((error: Refusal) => error.body.code);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe('LOGINS_BUSY');
  await vi.advanceTimersByTimeAsync(5_000);
  await long;
  expect(check).not.toHaveBeenCalled();
});

it('gives every fourth hash to new passwords and confirmations', async () => {
  const { hashed, login, other } = startPool();
  const all = [...Array(8).keys()].map((arrival) => login(`l${arrival}`, arrival));
  all.push(other('o1'), other('o2'));
  await vi.advanceTimersByTimeAsync(600);
  await Promise.all(all);
  expect(hashed).toEqual(['l0', 'l1', 'l2', 'o1', 'l3', 'l4', 'l5', 'o2', 'l6', 'l7']);
});

it('refuses other hashes while forty wait, but none without a caller', async () => {
  const { pool, hashed, login, other } = startPool();
  const all = [login('running', 0)];
  for (let number = 0; number < 40; number += 1)
    all.push(pool.other(async () => after(50), caller));
  const refused = pool.other(async () => 'hash', caller).catch((error: Refusal) => error.body.code);
  expect(await refused).toBe('LOGINS_BUSY');
  // Its request has used up a code.
  all.push(other('admitted'));
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(all);
  expect(hashed).toEqual(['running', 'admitted']);
});

it('computes no hash for a caller that has given up, and goes on with the next one', async () => {
  const { pool, hashed, login, other } = startPool();
  const running = login('running', 0);
  const hash = vi.fn(async () => 'hash');
  const given = { ...caller, isGivenUp: () => true };
  const refused = pool.other(hash, given).catch((error: Refusal) => error.body.code);
  const next = other('next');
  await vi.advanceTimersByTimeAsync(200);
  expect(await refused).toBe('LOGINS_BUSY');
  expect(hash).not.toHaveBeenCalled();
  await Promise.all([running, next]);
  expect(hashed).toEqual(['running', 'next']);
});

const { env } = readEnv({
  UPSTREAM_SERVICE_TOKEN: 'service-token-for-the-tests',
  NODE_ENV: 'test',
});
const now = () => new Date();

/** A backend with one slot, and places signed with the key of the site. */
function startBackend() {
  const pool = new HashPool(1);
  return { pool, places: loginPlaces({ env, now }, pool) };
}

/** The refusal that `withPlace` makes of a busy pool. */
function refusalOf({ places }: ReturnType<typeof startBackend>, account: string, token?: string) {
  const error = places.withPlace(new Refusal('LOGINS_BUSY'), places.placeOf(token, account));
  if (!(error instanceof Refusal) || !error.body.queue) throw new Error('no place');
  return { ...error.body.queue, retryAfter: error.retryAfter ?? 0 };
}

it('a place is valid on every backend of the site; forged, foreign and expired ones are ignored', async () => {
  const first = startBackend();
  const arrivedAt = Date.now();
  const { token } = refusalOf(first, 'a@b.co');
  await vi.advanceTimersByTimeAsync(20_000);
  const { places } = startBackend();
  const arrivalOf = (sent: string | undefined, account = 'a@b.co') =>
    places.placeOf(sent, account).arrivedAt;
  expect(arrivalOf(token)).toBe(arrivedAt);
  const [, turn, signature] = token.split('.');
  const forged = `${(arrivedAt - 60_000).toString(36)}.${turn}.${signature}`;
  const other = loginPlaces(
    { env: { ...env, serviceToken: 'the token of another site' }, now },
    new HashPool(1),
  );
  expect(other.placeOf(token, 'a@b.co').arrivedAt).toBe(Date.now());
  for (const sent of [undefined, '', 'junk', forged, `${token}x`, token.replace('.', '..')])
    expect(arrivalOf(sent)).toBe(Date.now());
  expect(arrivalOf(token, 'x@b.co')).toBe(Date.now());
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(arrivalOf(token)).toBe(Date.now());
});

it('says when it is the turn of each refused login, and keeps that turn when it asks too early', async () => {
  const backend = startBackend();
  void backend.pool.login(() => after(3_600_000), place(0), caller);
  const waits = [...Array(1_000).keys()].map((index) => refusalOf(backend, `s${index}`));
  // A thousand hashes of 50 ms.
  const [first, last] = [waits[0], waits[999]];
  expect([first?.retryAfter, last?.seconds, last?.retryAfter]).toEqual([2, 50, 30]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refusalOf(backend, 's999', last?.token)).toMatchObject({ seconds: 20, retryAfter: 19 });
  // Its turn has passed, so it asks again after a tenth of its wait.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refusalOf(backend, 's999', last?.token)).toMatchObject({ seconds: 6, retryAfter: 6 });
});

it('lets a rush in roughly by arrival over two backends, and checks each password once', async () => {
  const backends = [startBackend(), startBackend()];
  const startedAt = Date.now();
  let seed = 7;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  let hashes = 0;
  let requests = 0;
  const loggedIn: { arrivedAt: number; at: number }[] = [];
  const student = async (name: string, arrivedAt: number) => {
    await after(arrivedAt);
    for (let token: string | undefined; ; ) {
      requests += 1;
      const { pool, places } = backends[random() < 0.5 ? 0 : 1] as ReturnType<typeof startBackend>;
      const own = places.placeOf(token, name);
      try {
        places.requireRoom(own);
        const check = async () => {
          hashes += 1;
          await after(100);
        };
        const givenUpAt = performance.now() + 2_000;
        await pool.login(check, own, { ...caller, givenUpAt });
        loggedIn.push({ arrivedAt, at: Date.now() - startedAt });
        return;
      } catch (error) {
        const refusal = places.withPlace(error, own);
        if (!(refusal instanceof Refusal)) throw error;
        token = refusal.body.queue?.token;
        await after((refusal.retryAfter ?? 0) * 1000 + random() * 1000);
      }
    }
  };
  // 400 logins within 4 seconds, for backends that check 20 a second.
  const students = [...Array(400).keys()].map((index) => student(`s${index}`, random() * 4_000));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(students);
  expect(hashes).toBe(400);
  expect(requests).toBeLessThan(4 * 400);
  // Compared with one line for the whole site, nobody gets in more than a few seconds later.
  const moments = loggedIn.map(({ at }) => at);
  const delays = loggedIn
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt)
    .map(({ at }, index) => at - (moments[index] ?? 0));
  expect(moments.at(-1)).toBeLessThan(25_000);
  expect(Math.max(...delays)).toBeLessThan(6_000);
}, 60_000);
