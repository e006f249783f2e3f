import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The real one.
vi.unmock('../../web/src/features/exam-room/storage/device-storage.ts');

/** As a page that has just been loaded sees it. */
const load = () => import('../../web/src/features/exam-room/storage/device-storage.ts');

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => 'kept',
    () => 'refused',
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rejects in a browser without a database, and does not throw', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const device = await load();
  const operations = [
    device.read(['a']),
    device.write([['a', 1]]),
    device.change('a', () => 1),
    device.remove(['a']),
    device.namesWith('a'),
  ];
  expect(await Promise.all(operations.map(caught))).toEqual(operations.map(() => 'refused'));
});

it('waits five seconds for a database that does not respond, and then no more', async () => {
  const open = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { open });
  const device = await load();
  let first = 'waits';
  void caught(device.read(['a'])).then((end) => {
    first = end;
  });
  await vi.advanceTimersByTimeAsync(4900);
  expect(first).toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  expect(first).toBe('refused');
  // A choice in an exam is shown at once.
  expect(await caught(device.write([['a', 1]]))).toBe('refused');
});

it('uses a database that responds late', async () => {
  const request: { onsuccess?: () => void; onerror?: () => void; error?: Error } = {};
  const open = vi.fn(() => request);
  vi.stubGlobal('indexedDB', { open });
  const device = await load();
  const first = caught(device.read(['a']));
  await vi.advanceTimersByTimeAsync(5100);
  expect(await first).toBe('refused');
  request.onerror?.();
  await vi.advanceTimersByTimeAsync(0);
  void caught(device.read(['a']));
  expect(open).toHaveBeenCalledTimes(2);
});
