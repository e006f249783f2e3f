/**
 * Registers the service worker: on the pages of an exam at once, on others when the page has loaded
 * and the browser is idle. A registration that fails is repeated when the device is online again,
 * and at the next page.
 */

import { isExamPath } from './paths.ts';
import type { createRouter } from './routes.tsx';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/** Without a network, these pages are needed soon. The second is the waiting room. */
const isUrgent = (path: string) => isExamPath(path) || path.startsWith('/campaigns/exams/');

/** A page that is never idle is not waited for any longer. */
const IDLE_WAIT_MS = 4000;

/** Resolves when the page has loaded and the browser is idle. */
async function pageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<unknown>((idle) =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in window
      ? requestIdleCallback(idle, { timeout: IDLE_WAIT_MS })
      : setTimeout(idle, IDLE_WAIT_MS),
  );
}

/** Resolves when there is an active worker. Rejects if the first one could not be installed. */
function installed({ active, installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((done, failed) => {
    if (active || !installing) done();
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated') done();
      if (installing.state === 'redundant') failed(new Error('The worker was not installed.'));
    });
  });
}

/** @param pageIsReady resolves when the code of the first page has loaded */
export function startServiceWorker(router: Router, pageIsReady: Promise<unknown>): void {
  let isDue = false;
  let isStarted = false;

  const register = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      await installed(registration);
      const { watchRelease } = await import('./layout/service-worker.ts');
      await watchRelease(registration);
    } catch {
      isStarted = false;
      isDue = true;
    }
  };

  const onPage = ({ initialized, navigation, location }: Router['state']) => {
    const isShown = initialized && navigation.state === 'idle';
    if (isShown && (isDue || isUrgent(location.pathname))) void register();
  };
  router.subscribe(onPage);
  onPage(router.state);
  addEventListener('online', () => isDue && void register());
  void pageIsReady
    .catch(() => undefined)
    .then(pageIsIdle)
    .then(() => {
      isDue = true;
      return register();
    });
}
