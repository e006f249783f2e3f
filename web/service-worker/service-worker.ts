/**
 * The service worker: pages and the open exam without a network. It keeps what was visited and a
 * light shell, never every file of the site, and no response of /graphql: lessons and notes are kept
 * by the page (features/academics/offline/stored-pages.ts), answers of an exam by the exam room.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { EXAM_LOCK, type WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (build/service-worker.ts). */
declare const SHELL: readonly { url: string; revision: string | null }[];
/**
 * `rooms`: the files that only an exam loads. `all`: every file that an exam may still load after
 * it was opened, dialogs and login too.
 */
declare const EXAM: { readonly rooms: readonly string[]; readonly all: readonly string[] };

// The build replaces every `EXAM` by the list, so the name is used once.
const exam = EXAM;

/**
 * If a page takes longer than this, the cached shell is used, and only its data is loaded from the
 * network.
 */
const PAGE_WAIT_MS = 5000;
const DAY_S = 86_400;

precacheAndRoute([...SHELL], { directoryIndex: '', cleanURLs: false });

/** File names contain a hash, so cached files never change. */
const visited = new CacheFirst({
  cacheName: 'visited',
  plugins: [
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
  ],
});

async function keep(files: readonly string[], event: ExtendableEvent): Promise<void> {
  const wanted = files.some((file) => exam.rooms.includes(file))
    ? new Set([...files, ...exam.all])
    : new Set(files);
  // One at a time: these files are not urgent, and the page's own requests have priority.
  for (const file of wanted) {
    if (!(await caches.match(file)))
      await visited.handle({ event, request: new Request(file) }).catch(() => undefined);
  }
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  (options) => {
    const { pathname } = new URL(options.request.url);
    if (exam.rooms.includes(pathname)) options.event.waitUntil(keep([pathname], options.event));
    return visited.handle(options);
  },
);

/**
 * Pictures inside lessons and notes. The page empties this cache when the person logs out
 * (apollo/session.ts).
 */
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new NetworkFirst({
    cacheName: 'pictures',
    plugins: [
      new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const asked = fetch(request);
      const inTime = await Promise.race([
        asked.catch(() => undefined),
        new Promise<undefined>((late) => setTimeout(late, PAGE_WAIT_MS)),
      ]);
      if (inTime && inTime.status < 500) return inTime;
      return (await matchPrecache('/index.html')) ?? asked;
    },
    { denylist: [/^\/(graphql|graphiql|media|papers|health|ext)(\/|$)/] },
  ),
);

self.addEventListener('install', (event) => {
  // A device with cached exam pages caches those of this release before it takes over.
  const rooms = caches.open('visited').then((cache) => cache.keys());
  event.waitUntil(
    rooms.then((requests) => {
      const hadExam = requests.some(({ url }) => /\/(mcq-)?exam\.route-/.test(url));
      return hadExam ? keep(exam.all, event) : undefined;
    }),
  );
});

/**
 * Does the work unless a tab takes an exam; returns whether it was done. No exam begins meanwhile:
 * the lock is exclusive.
 */
async function unlessInExam(work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    // The requesting page is in no exam; with other pages open, that is unknown.
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await work();
    return pages.length <= 1;
  }
  return navigator.locks.request(EXAM_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

self.addEventListener('activate', (event) =>
  event.waitUntil(unlessInExam(() => self.clients.claim())),
);

/**
 * The takeover in progress. The browser lets the previous worker finish its work, Chromium for up
 * to five minutes; further requests meanwhile share its result.
 */
let takeover: Promise<boolean> | null = null;

function takeOver(): Promise<boolean> {
  takeover ??= unlessInExam(() => self.skipWaiting()).finally(() => {
    takeover = null;
  });
  return takeover;
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'keep') event.waitUntil(keep(message.files, event));
  if (message.kind === 'take over')
    event.waitUntil(takeOver().then((isDone) => event.ports[0]?.postMessage(isDone)));
});
