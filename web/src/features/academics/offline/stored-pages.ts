/** Offline copies of pages in the browser's Cache Storage, by user, deleted on logout (apollo/session.ts). */

/** Maximum number of copies of each kind. */
const MAX_KEPT_PAGES = 10;

export interface StoredPageHead {
  /** The URL of the page. */
  readonly address: string;
  readonly title: string;
}

interface StoredPage extends StoredPageHead {
  readonly data: unknown;
}

export interface StoredPages {
  /** Stores the whole result of the page's query. The newest entry is the last; more than ten are deleted. */
  readonly keep: (userId: string, address: string, data: unknown) => Promise<void>;
  /** Null if there is none. */
  readonly read: (userId: string, id: string) => Promise<unknown>;
  /** Newest first. */
  readonly list: (userId: string) => Promise<StoredPageHead[]>;
}

/**
 * @param kind names the cache; the logout deletes it by this name
 * @param headOf answers null for data with nothing to read, which is not kept
 */
export function storedPages<Query>(
  kind: 'notes' | 'lessons',
  headOf: (data: Query) => { readonly id: string; readonly title: string } | null,
): StoredPages {
  const folderOf = (userId: string) => `/kept-${kind}/${encodeURIComponent(userId)}/`;
  const nameOf = (userId: string, id: string) => folderOf(userId) + encodeURIComponent(id);
  return {
    async keep(userId, address, data) {
      const head = headOf(data as Query);
      if (!head) return;
      const cache = await caches.open(kind);
      const page: StoredPage = { address, title: head.title, data };
      await cache.delete(nameOf(userId, head.id));
      await cache.put(nameOf(userId, head.id), new Response(JSON.stringify(page)));
      const names = await cache.keys();
      await Promise.all(names.slice(0, -MAX_KEPT_PAGES).map((name) => cache.delete(name)));
    },
    async read(userId, id) {
      const kept = await (await caches.open(kind)).match(nameOf(userId, id));
      return kept ? ((await kept.json()) as StoredPage).data : null;
    },
    async list(userId) {
      const cache = await caches.open(kind);
      const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(userId)));
      const pages = await Promise.all(names.map(async (name) => (await (await cache.match(name))?.json()) as StoredPage | undefined));
      return pages.flatMap((page) => (page ? [{ address: page.address, title: page.title }] : [])).reverse();
    },
  };
}
