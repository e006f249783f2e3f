// Renders formulas and notes in worker threads, with limits of size and time, to keep the event
// loop free.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { RenderTask } from './formula-worker.ts';

/** HTML; undefined if the task exceeds a limit. */
export type RenderedHtml = string | undefined;

/** About thirty lines of LaTeX. */
const MAX_FORMULA_CHARACTERS = 4_000;
const MAX_NOTE_CHARACTERS = 2_000_000;
/** Maximum length of a formula's HTML, in characters. */
const MAX_FORMULA_HTML = 400_000;
/** Maximum number of queued tasks; only malicious texts have more. */
const MAX_WAITING = 20_000;
/** Tasks per message: a message costs the event loop more than a short formula costs the thread. */
const BATCH_SIZE = 16;
/**
 * Time limits of a batch and of a single task. A formula takes about 3 ms, on a busy machine much
 * longer.
 */
const BATCH_MS = 5_000;
const TASK_MS = 2_000;
const IDLE_MS = 600_000;
const MEMORY_MB = 256;

type WaitingTask = { task: RenderTask; done: (rendered: RenderedHtml) => void };

export class RenderPool {
  readonly #pool: Piscina<readonly RenderTask[], string[]>;
  readonly #taskMs: number;
  /**
   * The time limit starts when a task is passed to the pool, so the pool gets no more tasks than it
   * has threads.
   */
  readonly #inTurn: ReturnType<typeof pLimit>;
  #collected: WaitingTask[] = [];
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

  /** The HTML of a task; undefined if it exceeds a limit. Never rejects. */
  render(task: RenderTask): Promise<RenderedHtml> {
    const max = task.kind === 'note' ? MAX_NOTE_CHARACTERS : MAX_FORMULA_CHARACTERS;
    if (task.source.length > max || this.#waiting >= MAX_WAITING) return Promise.resolve(undefined);
    this.#waiting += 1;
    return new Promise((done) => {
      // Tasks of one event loop turn are sent together, such as all formulas of a paper.
      if (this.#collected.push({ task, done }) === 1) setImmediate(() => this.#send());
    });
  }

  close(): Promise<void> {
    return this.#pool.close({ force: true });
  }

  #send(): void {
    const collected = this.#collected;
    this.#collected = [];
    for (let start = 0; start < collected.length; start += BATCH_SIZE)
      void this.#renderBatch(collected.slice(start, start + BATCH_SIZE));
  }

  async #renderBatch(batch: WaitingTask[]): Promise<void> {
    const tasks = batch.map(({ task }) => task);
    const together = await this.#run(tasks, Math.min(BATCH_MS, this.#taskMs * tasks.length));
    for (const [i, { task, done }] of batch.entries()) {
      // A task of the batch exceeded a limit: each task is run again alone to find it.
      const html = together ? together[i] : (await this.#run([task], this.#taskMs))?.[0];
      this.#waiting -= 1;
      done(
        html !== undefined && (task.kind === 'note' || html.length <= MAX_FORMULA_HTML)
          ? html
          : undefined,
      );
    }
  }

  /** Undefined if the thread was stopped because it exceeded a limit. */
  #run(tasks: RenderTask[], timeMs: number): Promise<string[] | undefined> {
    return this.#inTurn(() => this.#pool.run(tasks, { signal: AbortSignal.timeout(timeMs) })).catch(
      () => undefined,
    );
  }
}
