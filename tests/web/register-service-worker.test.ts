// When the service worker is registered, and that a failed registration is repeated.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../web/src/register-service-worker.ts';
import { patience } from '../patience.ts';

/** Runs what the page has left for the time when the browser is idle. */
let idle: () => void;
const active = { postMessage: vi.fn() };
const registration = {
  active,
  waiting: null,
  installing: null,
  addEventListener: () => undefined,
};
const register = vi.fn(async () => registration);

const isDone = () => vi.waitFor(() => expect(active.postMessage).toHaveBeenCalled(), patience);

beforeEach(() => {
  vi.clearAllMocks();
  const serviceWorker = { register, ready: Promise.resolve(registration) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal(
    'requestIdleCallback',
    vi.fn((callback: () => void) => {
      idle = callback;
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('waits until the browser is idle', async () => {
  void registerServiceWorker();
  await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled(), patience);
  expect(register).not.toHaveBeenCalled();
  idle();
  await isDone();
  expect(register).toHaveBeenCalledTimes(1);
});

it('repeats a failed registration when the device is online again', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  void registerServiceWorker();
  await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalledTimes(1), patience);
  idle();
  // Until the failure has arrived, the event has no effect.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(requestIdleCallback).toHaveBeenCalledTimes(2);
  }, patience);
  idle();
  await isDone();
  expect(register).toHaveBeenCalledTimes(2);
});
