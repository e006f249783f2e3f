// When the service worker is registered, and that a failed registration is repeated.
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { startServiceWorker } from '../../web/src/service-worker-start.ts';
import { patience } from '../patience.ts';

const Component = () => null;

/** Runs what the page has left for the time when the browser is idle. */
let idle: () => void;
const active = { postMessage: vi.fn() };

/** A worker whose first registrations fail. */
function aWorker(failures = 0) {
  const registration = {
    active,
    waiting: null,
    installing: null,
    addEventListener: () => undefined,
  };
  const register = vi.fn(async () => {
    if (register.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return registration;
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register, ready: registration } });
  return register;
}

const open = (path: string) => {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  startServiceWorker(router, Promise.resolve());
  return router;
};
const times = (register: Mock, count: number) =>
  vi.waitFor(() => expect(register).toHaveBeenCalledTimes(count), patience);
const isWaiting = () => vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled(), patience);
const isDone = () => vi.waitFor(() => expect(active.postMessage).toHaveBeenCalled(), patience);

beforeEach(() => {
  active.postMessage.mockClear();
  vi.stubGlobal(
    'requestIdleCallback',
    vi.fn((callback: () => void) => {
      idle = callback;
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('waits on a page without an exam until the browser is idle', async () => {
  const register = aWorker();
  open('/courses');
  await isWaiting();
  expect(register).not.toHaveBeenCalled();
  idle();
  await times(register, 1);
  await isDone();
});

it.each(['/exam/e1', '/exam/mcq-exam/e1/r1', '/campaigns/exams/c1'])(
  'does not wait at %s',
  async (path) => {
    const register = aWorker();
    open(path);
    await isWaiting();
    expect(register).toHaveBeenCalledTimes(1);
    idle();
    await isDone();
    expect(register).toHaveBeenCalledTimes(1);
  },
);

it('does not wait when an exam is opened from another page', async () => {
  const register = aWorker();
  const router = open('/courses');
  await isWaiting();
  await router.navigate('/exam/result/u1/e1');
  expect(register).not.toHaveBeenCalled();
  await router.navigate('/exam/e1');
  await times(register, 1);
  await isDone();
});

it('repeats a failed registration when the device is online again, and at the next page', async () => {
  const register = aWorker(2);
  const router = open('/courses');
  await isWaiting();
  idle();
  await times(register, 1);
  // Until the failure has arrived, the event has no effect.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(register).toHaveBeenCalledTimes(2);
  }, patience);
  await vi.waitFor(async () => {
    await router.navigate('/exams');
    expect(register).toHaveBeenCalledTimes(3);
  }, patience);
  await isDone();
});

it('repeats it if the worker could not be installed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'redundant' });
  const register = vi.fn(async () => ({ active: null, installing }));
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
  open('/exam/e1');
  await times(register, 1);
  await vi.waitFor(() => {
    installing.dispatchEvent(new Event('statechange'));
    dispatchEvent(new Event('online'));
    expect(register).toHaveBeenCalledTimes(2);
  }, patience);
});
