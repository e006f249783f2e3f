/** A page that is never idle is not waited for any longer. */
const IDLE_WAIT_MS = 4000;

/**
 * Registers the service worker when the page has loaded and the browser is idle; if that or the
 * installation fails, again when the device is online.
 */
export async function registerServiceWorker(): Promise<void> {
  await pageIsIdle();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const { watchRelease } = await import('./layout/service-worker.ts');
    await watchRelease(registration);
  } catch {
    addEventListener('online', () => void registerServiceWorker(), { once: true });
  }
}

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
