// The content in place of a page or part that could not be shown: a missing chunk, an error in our
// code, an unknown URL.
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCode, UNKNOWN_OPERATION_HASH } from '../../web/src/apollo/errors.ts';
import { loadChunk } from '../../web/src/apollo/missing-chunk.ts';
import { I18nProvider } from '../../web/src/i18n/i18n.tsx';
import { RouteError } from '../../web/src/layout/route-error.tsx';
import { ErrorBoundary } from '../../web/src/ui/page/error-boundary.tsx';
import { system } from '../../web/src/ui/theme/theme.ts';

/** The response to each request. */
const fetchPage = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchPage.mockImplementation(async () => new Response());
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchPage);
});
afterEach(() => {
  vi.restoreAllMocks();
  fetchPage.mockReset();
});

const STALE = 'A new version is available. Reload.';
const OURS = 'Something went wrong on our side. Loading the page again often helps.';
const OFFLINE = 'This is not on your device yet. Check your connection and try again.';

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

function open(error: unknown) {
  const router = createMemoryRouter([
    { path: '/', element: <Broken error={error} />, errorElement: <RouteError /> },
  ]);
  render(
    <ChakraProvider value={system}>
      <I18nProvider initial="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </ChakraProvider>,
  );
}

it.each([
  [
    'Chrome misses a chunk',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    STALE,
  ],
  [
    'Firefox misses a chunk',
    new TypeError('error loading dynamically imported module: https://x/a.js'),
    STALE,
  ],
  ['Safari misses a chunk', new TypeError('Importing a module script failed.'), STALE],
  ['our code is wrong', new TypeError("Cannot read properties of undefined (reading 'id')"), OURS],
])('if %s, the page shows a message and offers to reload', async (_, error, line) => {
  open(error);
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});

const MISSING = new TypeError('Importing a module script failed.');

it.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'on a network without internet',
    () => fetchPage.mockRejectedValue(new TypeError('Load failed')),
  ],
  [
    'while the server is down',
    () => fetchPage.mockResolvedValue(new Response(null, { status: 503 })),
  ],
])('%s a missing chunk is not a new version', async (_, lose) => {
  lose();
  open(MISSING);
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  expect(screen.queryByText(STALE)).toBeNull();
});

describe('a page whose chunk is missing, when the network is back', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    vi.useFakeTimers();
    vi.stubGlobal('location', { href: 'http://localhost/exam/e1', reload });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const goOnline = async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
  };

  it('loads again by itself', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(MISSING);
    await pass(30_000);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await goOnline();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the server responds', async () => {
    fetchPage.mockRejectedValue(new TypeError('Load failed'));
    open(MISSING);
    await pass(0);
    await goOnline();
    expect(reload).not.toHaveBeenCalled();
    fetchPage.mockImplementation(async () => new Response());
    await pass(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded again and again if its chunk is gone', async () => {
    open(MISSING);
    await pass(60_000);
    expect(screen.getByText(STALE)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves a page alone that failed for another reason', async () => {
    open(new Error('broken'));
    await pass(0);
    await goOnline();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a chunk that an action needs is offline if the server cannot be reached, else of a new version', async () => {
  expect(errorCode(await loadChunk(Promise.reject(MISSING)).catch((error) => error))).toBe(
    UNKNOWN_OPERATION_HASH,
  );
  fetchPage.mockRejectedValue(new TypeError('Load failed'));
  expect(errorCode(await loadChunk(Promise.reject(MISSING)).catch((error) => error))).toBe(
    'OFFLINE',
  );
  const ours = new TypeError('x is not a function');
  await expect(loadChunk(Promise.reject(ours))).rejects.toBe(ours);
});

it('a part that fails does not break the rest of the page', () => {
  render(
    <>
      <ErrorBoundary fallback={<p>not this part</p>}>
        <Broken error={new Error('broken')} />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  );
  expect(screen.getByText('not this part')).toBeTruthy();
  expect(screen.getByText('the rest')).toBeTruthy();
});
