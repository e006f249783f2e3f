import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { keepUnusedFor60Seconds } from '../../web/src/apollo/retention.ts';
import { HomeRouteDocument } from '../../web/src/shell/generated/home.route.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps what no page shows for 60 seconds and then drops it; what is shown stays', async () => {
  const link = new MockLink(
    [
      { request: { query: ViewerDocument }, result: { data: { viewer: null } } },
      { request: { query: HomeRouteDocument }, result: { data: { admissionCourses: [] } } },
    ],
    { defaultOptions: { delay: 0 } },
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const stop = keepUnusedFor60Seconds(client);
  const inCache = () =>
    Object.keys((client.cache.extract() as Record<string, object>).ROOT_QUERY ?? {}).filter((field) => field !== '__typename');

  client.watchQuery({ query: ViewerDocument }).subscribe({});
  const page = client.watchQuery({ query: HomeRouteDocument }).subscribe({});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inCache()).toEqual(['viewer', 'admissionCourses']);

  page.unsubscribe();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(inCache()).toEqual(['viewer', 'admissionCourses']);

  await vi.advanceTimersByTimeAsync(30_000);
  expect(inCache()).toEqual(['viewer']);
  stop();
});
