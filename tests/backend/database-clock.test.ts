// The clock of the database: with a wrong host clock, with one that is set, and with an unavailable
// database.
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from '../../backend/src/db/database-clock.ts';
import { HOUR } from './durations.ts';

const START = Date.parse('2026-11-22T10:00:00Z');
const open: DatabaseClock[] = [];
afterEach(() => {
  for (const clock of open.splice(0)) clock.stop();
  vi.useRealTimers();
});

/**
 * A database whose clock is ahead of the host's, with the given response times in milliseconds, in
 * turn.
 */
async function aClock(aheadMs: number, tripsMs = [2]) {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const database = { aheadMs, isUnavailable: false, asked: 0, startedAt: performance.now() };
  const clock = await DatabaseClock.open(async () => {
    const tripMs = tripsMs[database.asked % tripsMs.length] ?? 0;
    database.asked += 1;
    if (database.isUnavailable) throw new Error('unavailable');
    // The delay of a slow response is all in its return path.
    vi.advanceTimersByTime(1);
    const atMs = START + (performance.now() - database.startedAt) + database.aheadMs;
    vi.advanceTimersByTime(tripMs - 1);
    return { rows: [{ atMs }] };
  });
  open.push(clock);
  return { clock, database };
}

it('is right on a host that is an hour late, within half of the shortest round trip', async () => {
  const { clock, database } = await aClock(HOUR, [400, 2, 90]);
  const expected = () => START + (performance.now() - database.startedAt) + HOUR;
  expect(Math.abs(clock.now().getTime() - expected())).toBeLessThanOrEqual(1);
  expect(Math.abs(clock.skewMs() + HOUR)).toBeLessThanOrEqual(1);
});

it('is not affected by changes of the host clock', async () => {
  const { clock } = await aClock(0);
  const before = clock.now().getTime();
  vi.setSystemTime(START + 10 * HOUR);
  expect(clock.now().getTime() - before).toBeLessThan(5);
});

it('is read from the database every minute, keeps the last measurement during an outage, and logs a difference to the host', async () => {
  const { clock, database } = await aClock(0);
  const warn = vi.fn();
  clock.start({ warn });
  expect(warn).not.toHaveBeenCalled();
  database.aheadMs = 5_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Math.abs(clock.skewMs() + 5_000)).toBeLessThanOrEqual(1);
  expect(warn).toHaveBeenCalledWith(
    { skewMs: expect.closeTo(-5_000, -1) },
    expect.stringContaining('differs'),
  );
  database.isUnavailable = true;
  database.aheadMs = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Math.abs(clock.skewMs() + 5_000)).toBeLessThanOrEqual(1);
});
