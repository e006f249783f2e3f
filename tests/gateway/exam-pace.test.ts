import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { ExamPace } from '../../gateway/src/modules/attempts/exam-pace.ts';

let now: number;
let utilization: number;
let pace: ExamPace;

beforeEach(() => {
  now = 0;
  utilization = 0;
  pace = new ExamPace(
    () => utilization,
    () => now,
  );
});

/** One save after another, each of that duration. */
async function saveFor(seconds: number, durationMs: number): Promise<void> {
  const end = now + seconds * 1000;
  while (now < end)
    await pace.measure(async () => {
      now += durationMs;
    });
}

describe('the pause between saves', () => {
  test('is a second while saves are quick', async () => {
    await saveFor(60, 20);
    expect(pace.current.saveEverySeconds).toBe(1);
  });

  test('doubles up to half a minute while saves are slow, each time after the clients could follow', async () => {
    const changes = [];
    for (let second = 1; second <= 60; second += 1) {
      const before = pace.current.saveEverySeconds;
      await saveFor(1, 500);
      const { saveEverySeconds } = pace.current;
      if (saveEverySeconds !== before) changes.push([second, saveEverySeconds]);
    }
    expect(changes).toEqual([
      [1, 2],
      [2, 4],
      [4, 8],
      [8, 16],
      [16, 30],
    ]);
  });

  test('becomes short again within a minute of quick saves, also of few', async () => {
    await saveFor(20, 500);
    await saveFor(60, 20);
    expect(pace.current.saveEverySeconds).toBe(1);
    await saveFor(20, 500);
    for (let save = 0; save < 10; save += 1) {
      now += 6000;
      await saveFor(0.01, 20);
    }
    expect(pace.current.saveEverySeconds).toBe(1);
  });

  test('stays while saves are neither slow nor quick', async () => {
    await saveFor(3, 500);
    await saveFor(30, 200);
    expect(pace.current.saveEverySeconds).toBe(4);
  });

  test('counts a save that fails after a long time', async () => {
    const failed = pace.measure(async () => {
      now += 2000;
      throw new Error('Timeout');
    });
    await expect(failed).rejects.toThrow('Timeout');
    expect(pace.current.saveEverySeconds).toBe(2);
  });

  test.each(['CIRCUIT_OPEN', 'OVERLOADED', 'UPSTREAM_ERROR'] as const)(
    'becomes longer, not shorter, while saves fail at once with %s',
    async (code) => {
      await saveFor(3, 500);
      const error = new GraphQLError('Busy', { extensions: { code } });
      for (let save = 0; save < 2000; save += 1) {
        now += 10;
        await pace.measure(() => Promise.reject(error)).catch(() => undefined);
      }
      expect(pace.current.saveEverySeconds).toBe(30);
    },
  );

  test('is not changed by refusals of the sheet', async () => {
    const error = new GraphQLError('Newer', { extensions: { code: 'CONFLICT' } });
    for (let save = 0; save < 100; save += 1) {
      now += 100;
      await pace.measure(() => Promise.reject(error)).catch(() => undefined);
    }
    expect(pace.current.saveEverySeconds).toBe(1);
  });

  test('is a second again some time after the last save', async () => {
    await saveFor(20, 500);
    now += 60_000;
    expect(pace.current.saveEverySeconds).toBe(1);
  });

  test('of an earlier exam does not come back', async () => {
    await saveFor(20, 500);
    now += 3_600_000;
    await saveFor(1, 350);
    expect(pace.current.saveEverySeconds).toBe(2);
  });

  test('does not become shorter while saves take long', async () => {
    await saveFor(20, 500);
    await saveFor(60, 12_000);
    expect(pace.current.saveEverySeconds).toBe(30);
  });

  test('does not become longer because a client closes its connections', async () => {
    const error = new GraphQLError('Closed', { extensions: { code: 'DEADLINE_EXCEEDED' } });
    for (let second = 0; second < 60; second += 1) {
      await saveFor(0.5, 50);
      for (let save = 0; save < 20; save += 1) {
        now += 25;
        await pace.measure(() => Promise.reject(error)).catch(() => undefined);
      }
    }
    expect(pace.current.saveEverySeconds).toBe(1);
  });

  test('becomes longer when the process is fully used, although the backend is quick', async () => {
    utilization = 0.97;
    await saveFor(3, 20);
    expect(pace.current.saveEverySeconds).toBe(4);
  });
});

test.each([
  [0, 3],
  [0.1, 3],
  [0.3, 9],
  [0.9, 20],
])('at a utilization of %d, submissions are spread over %d seconds', (used, seconds) => {
  utilization = used;
  expect(pace.current.submitWithinSeconds).toBe(seconds);
});

test('submissions are spread as far as possible while saves are slow', async () => {
  await saveFor(2, 500);
  expect(pace.current.submitWithinSeconds).toBe(20);
});
