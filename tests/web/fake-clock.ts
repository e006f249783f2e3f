import { afterEach, beforeEach, vi } from 'vitest';

/** In each test of the file the clock stands still, and random delays have half their length. */
export function fakeClockInEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Advances the clock. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
