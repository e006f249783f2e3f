/**
 * First views: public pages as a visitor sees them, drawn by the web's own code in a thread of its own, so that they can be read before any
 * script has come. A view is kept for a moment; where none is there in time, the page goes out without one.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
export type FirstView = Readonly<Record<Encoding, Uint8Array>>;

type FromWorker =
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }
  | { kind: 'drawn'; id: number; page: FirstView | null }
  | { kind: 'failed'; address: string; error: string };

/** As fresh as what is public is elsewhere. */
const FRESH_MS = 5_000;
/** So old it may be while a newer one is drawn. */
const OLD_MS = 60_000;
/** The longest that a page waits for its view. */
const WAIT_MS = 800;
/** A thread that has not drawn a page by then never will. */
const STUCK_MS = 15_000;
const MAX_KEPT = 200;
/** More at a time go out without. */
const MAX_WAITING = 8;
const HEAP_MB = 192;

type Kept = { view: FirstView | null; drawnAt: number };

export class FirstViews {
  readonly #app: FastifyInstance;
  readonly #file: string;
  readonly #index: string;
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  readonly #drawing = new Map<string, Promise<FirstView | null>>();
  readonly #answers = new Map<number, (view: FirstView | null) => void>();
  #worker: Worker | null = null;
  #lastId = 0;

  private constructor(app: FastifyInstance, file: string, index: string) {
    this.#app = app;
    this.#file = file;
    this.#index = index;
  }

  /** Null where the web has been built without them. The thread starts with the first page that is asked for. */
  static of(app: FastifyInstance, file: string, index: string): FirstViews | null {
    if (!existsSync(file)) return null;
    const views = new FirstViews(app, file, index);
    app.addHook('onClose', () => views.#close());
    return views;
  }

  /** The view of an address, as far as there is one in time. */
  async of(address: string): Promise<FirstView | null> {
    const kept = this.#kept.get(address);
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

  #draw(address: string): Promise<FirstView | null> {
    if (this.#drawing.size >= MAX_WAITING) return Promise.resolve(null);
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#lastId += 1;
    const id = this.#lastId;
    const stuck = setTimeout(() => void worker.terminate(), STUCK_MS).unref();
    const drawn = new Promise<FirstView | null>((resolve) => this.#answers.set(id, resolve)).then((view) => {
      clearTimeout(stuck);
      this.#drawing.delete(address);
      this.#kept.set(address, { view, drawnAt: Date.now() });
      return view;
    });
    this.#drawing.set(address, drawn);
    worker.postMessage({ kind: 'draw', id, address });
    return drawn;
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
    // Whoever waits goes on without; the next page starts another thread.
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
    // By the road that every visitor's question takes, with its limits; nobody is signed in here.
    const { id, url, method, headers, body } = message;
    const request: InjectOptions = { method, url, headers, ...(body !== undefined && { payload: body }) };
    const answer = await this.#app.inject(request).catch(() => null);
    worker.postMessage({ kind: 'answer', id, status: answer?.statusCode ?? 500, body: answer?.body ?? '{}' });
  }

  async #close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
