// Advances the gateway's clock without waiting: `performance.now` returns a later time.
import { afterAll, vi } from 'vitest';

/**
 * For the tests of one file: `advanceClock(ms)`. Timers are not affected, and the clock never goes
 * back.
 */
export function useClockAdvance(): (ms: number) => void {
  const now = performance.now.bind(performance);
  let passed = 0;
  afterAll(() => void vi.restoreAllMocks());
  return (ms) => {
    passed += ms;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  };
}
