/**
 * Starts the service worker when the page has nothing more to load, hands it what was loaded without it, and says when a newer release
 * waits. Nothing of this is there in an exam: the layout alone listens (notices.tsx), and no release takes over by itself while it is open.
 */
import type { WorkerMessage } from '../../service-worker/messages.ts';
import { NEW_VERSION } from './new-version.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export async function startServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const say = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);
  // This page has come from the network: the release that waits is its own.
  say(registration.waiting, { kind: 'take over' });

  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  say(active, { kind: 'keep', files: [...new Set(files.map(({ pathname }) => pathname))] });

  const tell = () => registration.waiting && dispatchEvent(new Event(NEW_VERSION));
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', watch);
  // The update may have been found before the listener was there.
  watch();
  tell();
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
  // Whoever comes out of an exam has missed the first word.
  setInterval(tell, MINUTE_MS);
}
