import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ARRIVAL_ALLOWANCE_MS,
  canHaveEnded,
  deadlineOf,
  GRACE_MS,
  isAccepted,
  secondsLeft,
  timeTakenMinutes,
} from '../../exam-rules/src/attempt-clock.ts';

const moment = fc.integer({ min: 0, max: 4e12 });
const limit = fc.integer({ min: 1, max: 300 });

test('the deadline is the time limit after the start, and 30 seconds for the paper to arrive', () => {
  expect(deadlineOf(1000, 60)).toBe(1000 + 3_600_000 + 30_000);
});

test('answers are accepted up to 60 seconds after the deadline and rejected one millisecond later', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -1e9, max: 1e9 }), (deadline, late) => {
      expect(isAccepted(deadline, deadline + late)).toBe(late <= 60_000);
    }),
  );
  expect([GRACE_MS, ARRIVAL_ALLOWANCE_MS]).toEqual([60_000, 30_000]);
});

describe('the time taken', () => {
  test('is in minutes to two decimals, never below zero and never above the limit', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: -1e8, max: 1e8 }),
        limit,
        (startedAt, elapsed, minutes) => {
          const minutesTaken = timeTakenMinutes(startedAt, startedAt + elapsed, minutes);
          expect(minutesTaken).toBeGreaterThanOrEqual(0);
          expect(minutesTaken).toBeLessThanOrEqual(minutes);
          if (elapsed >= 0 && elapsed <= minutes * 60_000)
            expect(Math.abs(minutesTaken * 60_000 - elapsed)).toBeLessThanOrEqual(300.001);
        },
      ),
    );
    expect(timeTakenMinutes(0, 100_000, 60)).toBe(1.67);
  });
});

describe('the countdown', () => {
  test('starts at timeLimit * 60 and ends at 0', () => {
    const deadline = deadlineOf(0, 10);
    expect(secondsLeft(deadline, 0, 10)).toBe(600);
    expect(secondsLeft(deadline, ARRIVAL_ALLOWANCE_MS, 10)).toBe(600);
    expect(secondsLeft(deadline, ARRIVAL_ALLOWANCE_MS + 1000, 10)).toBe(599);
    expect(secondsLeft(deadline, deadline - 1, 10)).toBe(1);
    expect(secondsLeft(deadline, deadline, 10)).toBe(0);
  });

  test('is a whole number that only falls, by one a second', () => {
    fc.assert(
      fc.property(
        moment,
        limit,
        fc.integer({ min: -1e6, max: 3e7 }),
        (startedAt, minutes, elapsed) => {
          const deadline = deadlineOf(startedAt, minutes);
          const now = secondsLeft(deadline, startedAt + elapsed, minutes);
          const later = secondsLeft(deadline, startedAt + elapsed + 1000, minutes);
          expect(Number.isInteger(now) && now >= 0 && now <= minutes * 60).toBe(true);
          expect([0, 1]).toContain(now - later);
        },
      ),
    );
  });
});

test('a countdown can have ended from forty seconds before the deadline on: thirty for the paper to arrive, ten for clocks apart', () => {
  expect(canHaveEnded(100_000, 59_999)).toBe(false);
  expect(canHaveEnded(100_000, 60_000)).toBe(true);
  expect(canHaveEnded(100_000, 200_000)).toBe(true);
});

describe('a student whose paper took up to 30 seconds to arrive', () => {
  const attempt = fc.record({
    startedAt: moment,
    minutes: limit,
    arrivalMs: fc.integer({ min: 0, max: ARRIVAL_ALLOWANCE_MS }),
  });

  test('has the whole time limit on the countdown, and submits automatically in time', () => {
    fc.assert(
      fc.property(
        attempt,
        fc.integer({ min: -10_000, max: 10_000 }),
        ({ startedAt, minutes, arrivalMs }, apartMs) => {
          const deadline = deadlineOf(startedAt, minutes);
          const arrived = startedAt + arrivalMs;
          expect(secondsLeft(deadline, arrived, minutes)).toBe(minutes * 60);
          // At zero by the student's own clock, which may differ by up to ten seconds from the
          // server's.
          const zero = arrived + minutes * 60_000 + apartMs;
          expect(canHaveEnded(deadline, zero)).toBe(true);
          expect(isAccepted(deadline, zero)).toBe(true);
          expect(timeTakenMinutes(startedAt, zero, minutes)).toBeLessThanOrEqual(minutes);
        },
      ),
    );
  });

  test('cannot call a submission automatic while a countdown shows more than ten seconds', () => {
    fc.assert(
      fc.property(
        moment,
        limit,
        fc.integer({ min: 10_001, max: 1e7 }),
        (startedAt, minutes, leftMs) => {
          expect(
            canHaveEnded(deadlineOf(startedAt, minutes), startedAt + minutes * 60_000 - leftMs),
          ).toBe(false);
        },
      ),
    );
  });
});

test('time only runs forward: a longer attempt never counts as shorter, and a closed attempt stays closed', () => {
  fc.assert(
    fc.property(moment, limit, fc.nat(3e7), fc.nat(3e7), (startedAt, minutes, elapsed, more) => {
      const [now, later] = [startedAt + elapsed, startedAt + elapsed + more];
      const deadline = deadlineOf(startedAt, minutes);
      expect(timeTakenMinutes(startedAt, later, minutes)).toBeGreaterThanOrEqual(
        timeTakenMinutes(startedAt, now, minutes),
      );
      if (!isAccepted(deadline, now)) expect(isAccepted(deadline, later)).toBe(false);
      if (canHaveEnded(deadline, now)) expect(canHaveEnded(deadline, later)).toBe(true);
    }),
  );
});
