import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSecondsUntil } from '../../web/src/features/auth/use-seconds-until.ts';

afterEach(() => void vi.useRealTimers());

it('counts the seconds until a moment, and anew from the next moment', () => {
  vi.useFakeTimers({ now: 0 });
  const { result, rerender } = renderHook((moment: number) => useSecondsUntil(moment), {
    initialProps: 60_000,
  });
  expect(result.current).toBe(60);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe(1);
  act(() => void vi.advanceTimersByTime(300_000));
  expect(result.current).toBe(0);
  rerender(Date.now() + 60_000);
  expect(result.current).toBe(60);
});
