/**
 * Public pages rendered for visitors by the web's own code in a worker thread, so that they can be
 * read before any script has loaded. A page is cached for a moment; if none is ready in time, the
 * page is sent without prerendered content.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type PrerenderedPage = Readonly<Record<Encoding, Uint8Array>>;

type FromWorker =
  | { kind: 'ready' }
  | {
      kind: 'ask';
      id: number;
      url: string;
      method: 'GET' | 'POST';
      headers: Record<string, string>;
      body?: string;
    }
  | { kind: 'drawn'; id: number; page: PrerenderedPage | null }
  | { kind: 'failed'; address: string; error: string };

/** The same freshness as other public data. */
const FRESH_MS = 5_000;
/** The maximum age while a newer one is rendered. */
const OLD_MS = 60_000;
/** How long a page waits for its rendering. */
const WAIT_MS = 800;
/** A thread that takes longer is terminated. */
const STUCK_MS = 15_000;
const MAX_KEPT = 200;
/** Pages that wait to be rendered; further ones are sent without prerendered content. */
const MAX_WAITING = 8;
/**
 * URLs that no page links to may be made up: few of them are rendered at a time, few are cached,
 * and one without a page is not tried again for a while. So they cannot displace existing pages.
 */
const UNLINKED = { maxWaiting: 2, maxKept: 20, maxMissing: 2000, missingMs: 30_000 };
const MAX_LINKED = 5000;
const HEAP_MB = 192;

type Kept = { view: PrerenderedPage | null; drawnAt: number };

export class PrerenderedPages {
  readonly #app: FastifyInstance;
  readonly #file: string;
  readonly #index: string;
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  /** Cached pages of URLs that no page links to. */
  readonly #keptUnlinked = new LRUCache<string, Kept>({ max: UNLINKED.maxKept });
  readonly #missing = new LRUCache<string, true>({
    max: UNLINKED.maxMissing,
    ttl: UNLINKED.missingMs,
  });
  /** Existing URLs: `entryPages`, and links of rendered pages reachable from there. */
  readonly #linked = new LRUCache<string, true>({ max: MAX_LINKED });
  readonly #entryPages: ReadonlySet<string>;
  readonly #drawing = new Map<string, Promise<PrerenderedPage | null>>();
  readonly #answers = new Map<number, (view: PrerenderedPage | null) => void>();
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
   * Null if the web was built without prerendering. The thread starts with the first request for a
   * page.
   * @param entryPages URLs that always exist, such as `/`
   */
  static of(
    app: FastifyInstance,
    file: string,
    index: string,
    entryPages: readonly string[],
  ): PrerenderedPages | null {
    if (!existsSync(file)) return null;
    const views = new PrerenderedPages(app, file, index, entryPages);
    app.addHook('onClose', () => views.#close());
    return views;
  }

  /** The prerendered page of a URL, if it is ready in time. */
  async of(address: string): Promise<PrerenderedPage | null> {
    const kept = this.#kept.get(address) ?? this.#keptUnlinked.get(address);
    if (!kept && this.#missing.has(address)) return null;
    const age = kept ? Date.now() - kept.drawnAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept.view;
    const drawn = this.#drawing.get(address) ?? this.#draw(address);
    if (kept && age < OLD_MS) return kept.view;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    return Promise.race([drawn, late]).finally(() => clearTimeout(timer));
  }

  #draw(address: string): Promise<PrerenderedPage | null> {
    const isLinked = this.#isLinked(address);
    const isFull = this.#drawing.size >= MAX_WAITING;
    if (isFull || (!isLinked && this.#unlinkedWaiting >= UNLINKED.maxWaiting))
      return Promise.resolve(null);
    if (!isLinked) this.#unlinkedWaiting += 1;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#lastId += 1;
    const id = this.#lastId;
    const stuck = setTimeout(() => void worker.terminate(), STUCK_MS).unref();
    const drawn = new Promise<PrerenderedPage | null>((resolve) =>
      this.#answers.set(id, resolve),
    ).then((view) => {
      clearTimeout(stuck);
      this.#drawing.delete(address);
      if (!isLinked) this.#unlinkedWaiting -= 1;
      this.#keep(address, view, isLinked);
      return view;
    });
    this.#drawing.set(address, drawn);
    worker.postMessage({ kind: 'draw', id, address });
    return drawn;
  }

  #isLinked(address: string): boolean {
    return this.#entryPages.has(address) || this.#linked.has(address);
  }

  #keep(address: string, view: PrerenderedPage | null, isLinked: boolean): void {
    if (!view && !isLinked) {
      this.#keptUnlinked.delete(address);
      this.#missing.set(address, true);
      return;
    }
    const drawn = { view, drawnAt: Date.now() };
    if (!isLinked) this.#keptUnlinked.set(address, drawn);
    else this.#kept.set(address, drawn);
    if (!isLinked || !view) return;
    const page = Buffer.from(view.identity).toString();
    for (const [, href = ''] of page.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g))
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
    worker.on('message', (message: FromWorker) => void this.#hear(worker, message));
    worker.on('error', (error) => this.#app.log.error(error));
    // Waiting pages are sent without prerendered content; the next page starts another thread.
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      for (const answer of this.#answers.values()) answer(null);
      this.#answers.clear();
    });
    return worker;
  }

  async #hear(worker: Worker, message: FromWorker): Promise<void> {
    if (message.kind === 'drawn') {
      this.#answers.get(message.id)?.(message.page);
      this.#answers.delete(message.id);
    }
    if (message.kind === 'failed') this.#app.log.warn({ address: message.address }, message.error);
    if (message.kind !== 'ask') return;
    // Through the whole pipeline with its limits, as a visitor's request without a session.
    const { id, url, method, headers, body } = message;
    const request: InjectOptions = {
      method,
      url,
      headers,
      payload: body,
    };
    const answer = await this.#app.inject(request).catch(() => null);
    worker.postMessage({
      kind: 'answer',
      id,
      status: answer?.statusCode ?? 500,
      body: answer?.body ?? '{}',
    });
  }

  async #close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
