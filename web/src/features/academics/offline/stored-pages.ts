/**
 * Offline copies of pages in the browser's Cache Storage, by user, deleted on logout
 * (apollo/session.ts).
 */

/**
 * Maximum number of copies by kind (decision 041). A copy has 20 to 300 kB; browsers grant a site
 * at least 100 times their sum.
 */
const MAX_KEPT_PAGES = { lessons: 30, notes: 10 } as const;

/**
 * The cache from which the service worker answers for pictures while offline
 * (service-worker/service-worker.ts).
 */
const PICTURES = 'pictures';

export interface StoredPageHead {
  /** The URL of the page. */
  readonly url: string;
  readonly title: string;
}

/** A stored copy. */
export interface StoredCopy {
  readonly data: unknown;
  /**
   * When the server's answer was stored, by the device's clock, as an ISO date-time. Null for
   * copies of older releases.
   */
  readonly storedAt: string | null;
}

interface StoredPage {
  /** The URL of the page, by the name that copies of older releases have. */
  readonly address: string;
  readonly title: string;
  readonly data: unknown;
  /** Missing in copies of older releases. */
  readonly storedAt?: string;
}

export interface StoredPages {
  /**
   * Stores the whole result of the page's query, and its pictures. The newest entry is the last;
   * the oldest are deleted.
   */
  readonly store: (userId: string, url: string, data: unknown, storedAt?: string) => Promise<void>;
  /** Null if there is none. */
  readonly read: (userId: string, id: string) => Promise<StoredCopy | null>;
  /** Newest first. */
  readonly list: (userId: string) => Promise<StoredPageHead[]>;
}

/**
 * @param kind names the cache; the logout deletes it by this name
 * @param headOf returns null for data without readable content, which is not stored
 */
export function storedPages<Query>(
  kind: 'notes' | 'lessons',
  headOf: (data: Query) => { readonly id: string; readonly title: string } | null,
): StoredPages {
  const folderOf = (userId: string) => `/kept-${kind}/${encodeURIComponent(userId)}/`;
  const nameOf = (userId: string, id: string) => folderOf(userId) + encodeURIComponent(id);
  return {
    async store(userId, url, data, storedAt = new Date().toISOString()) {
      const head = headOf(data as Query);
      if (!head) return;
      const cache = await caches.open(kind);
      const name = nameOf(userId, head.id);
      const page: StoredPage = { address: url, title: head.title, data, storedAt };
      const text = JSON.stringify(page);
      await cache.delete(name);
      try {
        await cache.put(name, new Response(text));
      } catch {
        // The device is full: deletes half of the copies to make room for the newest.
        await deleteOldest(cache, Math.floor((await cache.keys()).length / 2));
        await cache.put(name, new Response(text));
      }
      await deleteOldest(cache, MAX_KEPT_PAGES[kind]);
      await storePictures(text);
    },
    async read(userId, id) {
      const response = await (await caches.open(kind)).match(nameOf(userId, id));
      if (!response) return null;
      const { data, storedAt = null } = (await response.json()) as StoredPage;
      return { data, storedAt };
    },
    async list(userId) {
      const cache = await caches.open(kind);
      const names = (await cache.keys()).filter(({ url }) =>
        new URL(url).pathname.startsWith(folderOf(userId)),
      );
      const pages = await Promise.all(
        names.map(
          async (name) => (await (await cache.match(name))?.json()) as StoredPage | undefined,
        ),
      );
      return pages
        .flatMap((page) => (page ? [{ url: page.address, title: page.title }] : []))
        .reverse();
    },
  };
}

/** @param rest the number of copies to keep */
async function deleteOldest(cache: Cache, rest: number): Promise<void> {
  const names = await cache.keys();
  await Promise.all(
    names.slice(0, Math.max(0, names.length - rest)).map((name) => cache.delete(name)),
  );
}

/**
 * Stores the pictures of a page, because those loaded before the service worker ran are not in its
 * cache. Pictures are optional.
 */
async function storePictures(page: string): Promise<void> {
  const urls = new Set(page.match(/\/media\/[\w./%-]+\.(?:svg|png|jpe?g|webp|gif)\b/g));
  if (urls.size === 0) return;
  const cache = await caches.open(PICTURES);
  await Promise.allSettled(
    [...urls].map(async (url) => (await cache.match(url)) ?? cache.add(url)),
  );
}
