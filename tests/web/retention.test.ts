import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { keepUnusedFor60Seconds } from '../../web/src/apollo/retention.ts';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';
import { aContact } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps unused data for 60 seconds and then drops it; used data stays', async () => {
  const link = new MockLink(
    [
      {
        request: { query: ViewerDocument },
        result: { data: { viewer: null, contact: aContact() } },
      },
      { request: { query: HomeRouteDocument }, result: { data: { admissionCourses: [] } } },
    ],
    { defaultOptions: { delay: 0 } },
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const stop = keepUnusedFor60Seconds(client);
  const inCache = () =>
    Object.keys((client.cache.extract() as Record<string, object>).ROOT_QUERY ?? {}).filter(
      (field) => field !== '__typename',
    );

  client.watchQuery({ query: ViewerDocument }).subscribe({});
  const page = client.watchQuery({ query: HomeRouteDocument }).subscribe({});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(inCache()).toEqual(['viewer', 'contact', 'admissionCourses']);

  page.unsubscribe();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(inCache()).toEqual(['viewer', 'contact', 'admissionCourses']);

  await vi.advanceTimersByTimeAsync(30_000);
  expect(inCache()).toEqual(['viewer', 'contact']);
  stop();
});

it('drops also data of a page that was shown briefly between two sweeps, and of a page that was never shown', async () => {
  const link = new MockLink(
    [
      {
        request: { query: ViewerDocument },
        result: { data: { viewer: null, contact: aContact() } },
      },
      { request: { query: HomeRouteDocument }, result: { data: { admissionCourses: [] } } },
    ],
    { defaultOptions: { delay: 0 } },
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const stop = keepUnusedFor60Seconds(client);
  const inCache = () =>
    Object.keys((client.cache.extract() as Record<string, object>).ROOT_QUERY ?? {}).filter(
      (field) => field !== '__typename',
    );
  await vi.advanceTimersByTimeAsync(1000);
  const page = client.watchQuery({ query: HomeRouteDocument }).subscribe({});
  await vi.advanceTimersByTimeAsync(1000);
  page.unsubscribe();
  void client.query({ query: ViewerDocument });
  await vi.advanceTimersByTimeAsync(1000);
  expect(inCache()).toEqual(['admissionCourses', 'viewer', 'contact']);
  // Not before 60 s are over.
  await vi.advanceTimersByTimeAsync(57_000);
  expect(inCache()).toEqual(['admissionCourses', 'viewer', 'contact']);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(inCache()).toEqual([]);
  stop();
});
