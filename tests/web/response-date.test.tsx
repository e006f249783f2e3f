// A device whose clock is fast, before the server's clock has been read.
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchResponse } from '../../web/src/apollo/network-error.ts';
import { ServerClockDocument } from '../../web/src/features/exam-room/sync/generated/server-clock.ts';
import { presentTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { useServerNow } from '../../web/src/features/exam-room/sync/use-server-now.ts';
import { type Mock, renderPage } from './render.tsx';

const MINUTE = 60_000;

afterEach(() => vi.restoreAllMocks());

/** @param minutes by which the server's clock is behind the device's; null: without a date */
async function respond(minutes: number | null): Promise<void> {
  const date = new Date(Date.now() - (minutes ?? 0) * MINUTE).toUTCString();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response('{}', minutes === null ? {} : { headers: { date } }),
  );
  await fetchResponse('/graphql');
}

const minutesBehind = () => Math.abs(Math.round((Date.now() - presentTime()) / MINUTE));

/** An exam that has opened by the device's clock. */
function Opening({ at }: { readonly at: number }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { now, isSure } = useServerNow(1000);
  return (
    <button type="button" onClick={render}>
      {now >= at ? 'open' : 'closed'}, {isSure ? 'sure' : 'not sure'}
    </button>
  );
}

it('takes the time from the first response, and never an earlier one from a cached response', async () => {
  const noResponse: Mock = {
    request: { query: ServerClockDocument },
    result: { data: { serverTime: '2031-05-04T10:00:00.000Z' } },
    delay: 1e9,
  };
  await respond(null);
  expect(minutesBehind(), 'of the device').toBe(0);
  const { user } = renderPage(<Opening at={Date.now() - MINUTE} />, { mocks: [noResponse] });
  expect(await screen.findByText('open, not sure')).toBeTruthy();
  await respond(10);
  expect(minutesBehind()).toBe(10);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('closed, not sure')).toBeTruthy();
  await respond(30);
  expect(minutesBehind()).toBe(10);
});
