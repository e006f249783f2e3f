/**
 * The thread that renders prerendered pages (started by
 * gateway/src/http/site/prerendered-pages.ts). It receives URLs, requests data from its
 * parent, and returns the page in all forms in which it may be sent. Built by `vite build --ssr`
 * into web/dist-ssr/.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type PagePreloads, pageWith } from './page.ts';

type FromParent =
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly url: string;
      readonly preloads: PagePreloads;
    }
  | {
      readonly kind: 'response';
      readonly id: number;
      readonly status: number;
      readonly body: string;
    };

const parent = parentPort;
if (!parent) throw new Error('Prerendered pages are rendered in a worker thread.');
const { index } = workerData as { index: string };

const pendingRequests = new Map<number, (response: Response) => void>();
let lastRequestId = 0;

/** Browser globals that our code reads; the values are never used. */
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  location: new URL('http://prerendering.invalid/'),
  addEventListener: () => undefined,
  // With a Sanitizer, so that none is fetched (ui/content/clean-html.ts).
  Element: class {
    setHTML() {}
  },
  fetch: (url: string, { method = 'GET', headers, body }: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      lastRequestId += 1;
      pendingRequests.set(lastRequestId, resolve);
      parent.postMessage({ kind: 'request', id: lastRequestId, url, method, headers, body });
    }),
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

const { prerender } = await import('./render.tsx');
// Only now: libraries that have found a document would take this for a browser.
Object.assign(globalThis, {
  document: { documentElement: { lang: 'en', classList: { contains: () => false } } },
});

let queue = Promise.resolve();

parent.on('message', (message: FromParent) => {
  if (message.kind === 'render') {
    queue = queue.then(() => render(message));
    return;
  }
  pendingRequests.get(message.id)?.(
    new Response(message.body, {
      status: message.status,
      headers: { 'content-type': 'application/json' },
    }),
  );
  pendingRequests.delete(message.id);
});

async function render({ id, url, preloads }: FromParent & { kind: 'render' }): Promise<void> {
  const prerendered = await prerender(url).catch((error: unknown) => {
    parent?.postMessage({ kind: 'failed', url, error: String(error) });
    return null;
  });
  if (!prerendered) return parent?.postMessage({ kind: 'rendered', id, page: null });
  const plain = Buffer.from(pageWith(prerendered, index, preloads));
  const br = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
  parent?.postMessage({
    kind: 'rendered',
    id,
    page: { identity: plain, br, gzip: gzipSync(plain, { level: 6 }) },
  });
}
