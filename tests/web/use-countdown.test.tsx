import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { useCountdown } from '../../web/src/features/exam-room/sync/use-countdown.ts';
import { iso, START } from './exam-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A countdown whose page becomes visible: it reads the server's time, which takes two seconds. */
function awakened(onZero: () => void) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        setTimeout(() => {
          observer.next({ data: { serverTime: iso(START + 2000) } });
          observer.complete();
        }, 2000);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  setServerTime(iso(START));
  const countdown = renderHook(
    (endsAt: number) => useCountdown({ endsAt, timeLimitMinutes: 30 }, onZero),
    {
      initialProps: START + 60_000,
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  document.dispatchEvent(new Event('visibilitychange'));
  return countdown;
}

it('shows only the new time if extra time arrives while it reads the server’s time', async () => {
  const onZero = vi.fn();
  const { result, rerender, unmount } = awakened(onZero);
  await pass(1000);
  rerender(START + 660_000);
  await pass(9500);
  expect(result.current).toBeGreaterThan(600);
  await pass(60_000);
  expect(onZero).not.toHaveBeenCalled();
  unmount();
});

it('leaves no timer when its page is left while it reads the server’s time', async () => {
  const { unmount } = awakened(() => undefined);
  await pass(1000);
  unmount();
  await pass(5000);
  expect(vi.getTimerCount()).toBe(0);
});
