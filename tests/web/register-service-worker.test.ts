// When the service worker is registered, and that a failed registration or installation is
// repeated.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../web/src/register-service-worker.ts';
import { waitOptions } from '../wait-options.ts';

/** Runs what the page has left for the time when the browser is idle. */
let idle: () => void;
const active = { postMessage: vi.fn() };

class FakeWorker extends EventTarget {
  state = 'installing';
  change(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  active: typeof active | null = null;
  waiting: null = null;
  installing: FakeWorker | null = null;
}
const registered = (parts: Partial<FakeRegistration>) =>
  Object.assign(new FakeRegistration(), parts);
const register = vi.fn(async () => registered({ active }));

const isDone = () => vi.waitFor(() => expect(active.postMessage).toHaveBeenCalled(), waitOptions);
const isIdle = async (times: number) => {
  await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalledTimes(times), waitOptions);
  idle();
};

beforeEach(() => {
  vi.clearAllMocks();
  // `ready` is missing: without an active worker it never resolves, even if none can be installed.
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
  vi.stubGlobal(
    'requestIdleCallback',
    vi.fn((callback: () => void) => {
      idle = callback;
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Until the failure has arrived, the event has no effect. */
const comesOnline = () =>
  vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(requestIdleCallback).toHaveBeenCalledTimes(2);
  }, waitOptions);

it('waits until the browser is idle', async () => {
  void registerServiceWorker();
  await vi.waitFor(() => expect(requestIdleCallback).toHaveBeenCalled(), waitOptions);
  expect(register).not.toHaveBeenCalled();
  idle();
  await isDone();
  expect(register).toHaveBeenCalledTimes(1);
});

it('waits for the first service worker of the device', async () => {
  const worker = new FakeWorker();
  const registration = registered({ installing: worker });
  register.mockResolvedValueOnce(registration);
  void registerServiceWorker();
  const listen = vi.spyOn(worker, 'addEventListener');
  await isIdle(1);
  await vi.waitFor(() => expect(listen).toHaveBeenCalled(), waitOptions);
  worker.change('installed');
  Object.assign(registration, { active, installing: null });
  worker.change('activating');
  await isDone();
  expect(register).toHaveBeenCalledTimes(1);
});

it('repeats a failed registration when the device is online again', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  void registerServiceWorker();
  await isIdle(1);
  await comesOnline();
  idle();
  await isDone();
  expect(register).toHaveBeenCalledTimes(2);
});

it.each([
  ['while the page waits for it', new FakeWorker()],
  ['before the page waits for it', null],
])(
  'repeats the registration of a worker whose installation has failed, %s',
  async (_, installing) => {
    register.mockResolvedValueOnce(registered({ installing }));
    const listen = installing && vi.spyOn(installing, 'addEventListener');
    void registerServiceWorker();
    await isIdle(1);
    if (listen) await vi.waitFor(() => expect(listen).toHaveBeenCalled(), waitOptions);
    installing?.change('redundant');
    await comesOnline();
    idle();
    await isDone();
    expect(register).toHaveBeenCalledTimes(2);
  },
);
