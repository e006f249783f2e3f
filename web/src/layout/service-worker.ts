/**
 * Has the service worker cache the assets loaded so far, and dispatches an event when a newer
 * release waits. During an exam nothing listens for it (only the layout does, notices.tsx), and no
 * release activates by itself.
 */
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { NEW_VERSION_EVENT } from './new-version.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Resolves when a worker is active. Rejects if the first one of the device cannot be installed, for
 * example because the connection is lost during precaching: `serviceWorker.ready` never settles
 * then.
 */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const next = registration.installing ?? registration.waiting;
  while (!registration.active) {
    if (!next || next.state === 'redundant') throw new Error('The installation has failed.');
    await new Promise((changed) => next.addEventListener('statechange', changed, { once: true }));
  }
  return registration.active;
}

/** Rejects if no service worker is active and none can be installed. */
export async function watchRelease(registration: ServiceWorkerRegistration): Promise<void> {
  const post = (worker: ServiceWorker | null, message: WorkerMessage) =>
    worker?.postMessage(message);
  const active = await activeWorker(registration);
  // This page came from the network, so the waiting release is the page's own.
  post(registration.waiting, { kind: 'take over' });
  const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loadedUrls.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  post(active, { kind: 'keep', files: [...new Set(files.map(({ pathname }) => pathname))] });

  const announce = () => registration.waiting && dispatchEvent(new Event(NEW_VERSION_EVENT));
  const watch = () => registration.installing?.addEventListener('statechange', announce);
  registration.addEventListener('updatefound', watch);
  // The update may have been found before the listener was there.
  watch();
  announce();
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
  // Repeated, since a page that was in an exam missed the first event.
  setInterval(announce, MINUTE_MS);
}
