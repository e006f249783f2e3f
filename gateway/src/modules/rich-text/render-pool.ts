// Renders formulas and notes in worker threads, with limits of size and time for each, so that the
// event loop stays free.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { RenderTask } from './formula-worker.ts';

/** The HTML; undefined for a task beyond the limits. */
export type Rendered = string | undefined;

/** Some thirty lines of LaTeX. */
const MAX_FORMULA_CHARACTERS = 4_000;
const MAX_NOTE_CHARACTERS = 2_000_000;
/** Characters of HTML that one formula may become. */
const MAX_FORMULA_HTML = 400_000;
/** Tasks that wait for a thread. More come only from texts that were made to be too much. */
const MAX_WAITING = 20_000;
/**
 * Tasks that go to a thread together: each message costs the event loop more than a short formula
 * costs the thread.
 */
const BATCH = 16;
/**
 * How long a batch may take, and a task alone. A formula of a paper takes some 3 ms; a busy machine
 * takes much longer than that.
 */
const BATCH_MS = 5_000;
const TASK_MS = 2_000;
const IDLE_MS = 600_000;
const MEMORY_MB = 256;

type Waiting = { task: RenderTask; done: (rendered: Rendered) => void };

export class RenderPool {
  readonly #pool: Piscina<readonly RenderTask[], string[]>;
  readonly #taskMs: number;
  /** A task's time begins when a thread takes it, so no more go to the pool than it has threads. */
  readonly #inTurn: ReturnType<typeof pLimit>;
  #collected: Waiting[] = [];
  #waiting = 0;

  /** @param taskMs time limit of one task; shorter in tests */
  constructor(taskMs = TASK_MS) {
    this.#taskMs = taskMs;
    const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
    this.#inTurn = pLimit(threads);
    // Built code is JavaScript; sources run as they are, in the workers too (docs/decisions/002).
    const isSource = import.meta.url.endsWith('.ts');
    const worker = new URL('./formula-worker.ts', import.meta.url).href;
    this.#pool = new Piscina({
      filename: isSource ? worker : worker.replace(/ts$/, 'js'),
      execArgv: isSource
        ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
        : [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
  }

  /** The HTML of a task; undefined if it is beyond the limits. Never rejects. */
  render(task: RenderTask): Promise<Rendered> {
    const max = task.kind === 'note' ? MAX_NOTE_CHARACTERS : MAX_FORMULA_CHARACTERS;
    if (task.source.length > max || this.#waiting >= MAX_WAITING) return Promise.resolve(undefined);
    this.#waiting += 1;
    return new Promise((done) => {
      // All tasks of one event loop turn are sent together, such as all formulas of a paper.
      if (this.#collected.push({ task, done }) === 1) setImmediate(() => this.#send());
    });
  }

  close(): Promise<void> {
    return this.#pool.close({ force: true });
  }

  #send(): void {
    const collected = this.#collected;
    this.#collected = [];
    for (let start = 0; start < collected.length; start += BATCH)
      void this.#renderBatch(collected.slice(start, start + BATCH));
  }

  async #renderBatch(batch: Waiting[]): Promise<void> {
    const tasks = batch.map(({ task }) => task);
    const together = await this.#run(tasks, Math.min(BATCH_MS, this.#taskMs * tasks.length));
    for (const [i, { task, done }] of batch.entries()) {
      // The batch has stopped the thread: each task runs again alone, to find the one that did.
      const html = together ? together[i] : (await this.#run([task], this.#taskMs))?.[0];
      this.#waiting -= 1;
      done(
        html !== undefined && (task.kind === 'note' || html.length <= MAX_FORMULA_HTML)
          ? html
          : undefined,
      );
    }
  }

  /** Undefined if the thread was stopped because of its time or memory limit. */
  #run(tasks: RenderTask[], timeMs: number): Promise<string[] | undefined> {
    return this.#inTurn(() => this.#pool.run(tasks, { signal: AbortSignal.timeout(timeMs) })).catch(
      () => undefined,
    );
  }
}
