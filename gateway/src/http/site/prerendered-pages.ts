/**
 * Renders public pages for visitors by the web's own code in a worker thread, so that they are
 * readable before scripts have loaded. Pages are cached for seconds; if none is ready in time, the
 * page is sent without prerendered content.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type PrerenderedPage = Readonly<Record<Encoding, Uint8Array>>;
/** Files that only one page needs: its scripts, and its texts by language. */
export type PagePreloads = {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<'en' | 'bn', readonly string[]>>;
};

type FromWorker =
  | {
      kind: 'request';
      id: number;
      url: string;
      method: 'GET' | 'POST';
      headers: Record<string, string>;
      body?: string;
    }
  | { kind: 'rendered'; id: number; page: PrerenderedPage | null }
  | { kind: 'failed'; url: string; error: string };

/** As fresh as other public data. */
const FRESH_MS = 5_000;
/** Maximum age of a page that is sent while a newer one is rendered. */
const MAX_AGE_MS = 60_000;
/** Maximum time that a request waits for the rendering. */
const WAIT_MS = 800;
/** The thread is terminated if a rendering takes longer. */
const STUCK_MS = 15_000;
const MAX_CACHED = 200;
/** Maximum number of pages in the queue; further ones are sent without prerendered content. */
const MAX_WAITING = 8;
/**
 * Limits for URLs that no page links to, which may be made up: few are rendered at a time, few are
 * cached, and one without a page is not tried again for a while, so that they cannot displace
 * existing pages.
 */
const UNLINKED_LIMITS = { maxWaiting: 2, maxCached: 20, maxMissing: 2000, missingMs: 30_000 };
const MAX_LINKED = 5000;
const HEAP_MB = 192;

type CachedPage = { page: PrerenderedPage | null; renderedAt: number };

export class PrerenderedPages {
  readonly #app: FastifyInstance;
  readonly #file: string;
  readonly #index: string;
  readonly #cached = new LRUCache<string, CachedPage>({ max: MAX_CACHED });
  /** Cached pages of URLs that no page links to. */
  readonly #cachedUnlinked = new LRUCache<string, CachedPage>({ max: UNLINKED_LIMITS.maxCached });
  readonly #missing = new LRUCache<string, true>({
    max: UNLINKED_LIMITS.maxMissing,
    ttl: UNLINKED_LIMITS.missingMs,
  });
  /** Existing URLs: `entryPages`, and the links of rendered pages. */
  readonly #linked = new LRUCache<string, true>({ max: MAX_LINKED });
  readonly #entryPages: ReadonlySet<string>;
  readonly #renderings = new Map<string, Promise<PrerenderedPage | null>>();
  readonly #pendingPages = new Map<number, (page: PrerenderedPage | null) => void>();
  #worker: Worker | null = null;
  #lastId = 0;
  #unlinkedWaiting = 0;

  private constructor(
    app: FastifyInstance,
    file: string,
    index: string,
    entryPages: readonly string[],
  ) {
    this.#app = app;
    this.#entryPages = new Set(entryPages);
    this.#file = file;
    this.#index = index;
  }

  /**
   * Null if the web was built without prerendering. The thread starts at the first request.
   * @param entryPages URLs that always exist, such as `/`
   */
  static register(
    app: FastifyInstance,
    file: string,
    index: string,
    entryPages: readonly string[],
  ): PrerenderedPages | null {
    if (!existsSync(file)) return null;
    const prerenderedPages = new PrerenderedPages(app, file, index, entryPages);
    app.addHook('onClose', () => prerenderedPages.#close());
    return prerenderedPages;
  }

  /**
   * The prerendered page of a URL; null if it is not ready in time.
   * @param preloads what the browser fetches after the first paint
   */
  async of(url: string, preloads: PagePreloads): Promise<PrerenderedPage | null> {
    const cached = this.#cached.get(url) ?? this.#cachedUnlinked.get(url);
    if (!cached && this.#missing.has(url)) return null;
    const age = cached ? Date.now() - cached.renderedAt : Number.POSITIVE_INFINITY;
    if (cached && age < FRESH_MS) return cached.page;
    const rendering = this.#renderings.get(url) ?? this.#render(url, preloads);
    if (cached && age < MAX_AGE_MS) return cached.page;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  #render(url: string, preloads: PagePreloads): Promise<PrerenderedPage | null> {
    const isLinked = this.#isLinked(url);
    const isFull = this.#renderings.size >= MAX_WAITING;
    if (isFull || (!isLinked && this.#unlinkedWaiting >= UNLINKED_LIMITS.maxWaiting))
      return Promise.resolve(null);
    if (!isLinked) this.#unlinkedWaiting += 1;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#lastId += 1;
    const id = this.#lastId;
    const stuck = setTimeout(() => void worker.terminate(), STUCK_MS).unref();
    const rendering = new Promise<PrerenderedPage | null>((resolve) =>
      this.#pendingPages.set(id, resolve),
    ).then((page) => {
      clearTimeout(stuck);
      this.#renderings.delete(url);
      if (!isLinked) this.#unlinkedWaiting -= 1;
      this.#store(url, page, isLinked);
      return page;
    });
    this.#renderings.set(url, rendering);
    worker.postMessage({ kind: 'render', id, url, preloads });
    return rendering;
  }

  #isLinked(url: string): boolean {
    return this.#entryPages.has(url) || this.#linked.has(url);
  }

  #store(url: string, page: PrerenderedPage | null, isLinked: boolean): void {
    if (!page && !isLinked) {
      this.#cachedUnlinked.delete(url);
      this.#missing.set(url, true);
      return;
    }
    const entry = { page, renderedAt: Date.now() };
    if (!isLinked) this.#cachedUnlinked.set(url, entry);
    else this.#cached.set(url, entry);
    if (!isLinked || !page) return;
    const html = Buffer.from(page.identity).toString();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g))
      this.#linked.set(href, true);
  }

  #start(): Worker {
    const worker = new Worker(pathToFileURL(this.#file), {
      workerData: { index: this.#index },
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      execArgv: [],
    });
    worker.unref();
    worker.on('message', (message: FromWorker) => void this.#onMessage(worker, message));
    worker.on('error', (error) => this.#app.log.error(error));
    // Queued pages are sent without prerendered content; the next page starts another thread.
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      for (const resolve of this.#pendingPages.values()) resolve(null);
      this.#pendingPages.clear();
    });
    return worker;
  }

  async #onMessage(worker: Worker, message: FromWorker): Promise<void> {
    if (message.kind === 'rendered') {
      this.#pendingPages.get(message.id)?.(message.page);
      this.#pendingPages.delete(message.id);
    }
    if (message.kind === 'failed') this.#app.log.warn({ url: message.url }, message.error);
    if (message.kind !== 'request') return;
    // Runs the full pipeline with its limits, as a visitor's request.
    const { id, url, method, headers, body } = message;
    const request: InjectOptions = { method, url, headers, payload: body };
    const response = await this.#app.inject(request).catch(() => null);
    worker.postMessage({
      kind: 'response',
      id,
      status: response?.statusCode ?? 500,
      body: response?.body ?? '{}',
    });
  }

  async #close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
