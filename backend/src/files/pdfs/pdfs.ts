// Judges uploaded PDFs and rewrites them, and makes PDFs of photographed pages, in worker threads
// with a limit of time and memory. Accounts take turns: files made to be slow delay the server not
// at all and other accounts by one file at most.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal, refuse } from '../../refusals/refusals.ts';
import { createFairQueue } from './fair-queue.ts';
import type { PdfPage } from './pages-worker.ts';
import type { Rewritten } from './rewrite-worker.ts';

export type Pdfs = {
  /**
   * Errors: 422 with a sentence for the person; 429 for the third file of an account at the same
   * time, or while too many others wait.
   */
  rewrite(userId: string, data: Uint8Array): Promise<Uint8Array>;
  /** One PDF of photographed pages, which are JPEGs that we have encoded ourselves. */
  make(pages: PdfPage[]): Promise<Uint8Array>;
  close(): Promise<void>;
};

const MAX_AT_ONCE = 2;
/**
 * For one file. With the wait for its turn it stays below the time that the gateway gives a call
 * that stores a file (12 s).
 */
const TIME_MS = 6_000;
const PATIENCE_MS = 5_000;
/** Pages are our own JPEGs: only a busy machine takes long. */
const MAKING_MS = 30_000;
const MEMORY_MB = 512;

/** @param timeMs how long one file may take */
export function openPdfs(timeMs = TIME_MS): Pdfs {
  const isSource = import.meta.url.endsWith('.ts');
  const options = {
    // Workers run TypeScript sources through tsx too (docs/decisions/002), however this process was
    // started. Compiled workers are JavaScript, beside this file.
    execArgv: isSource
      ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
      : ['--enable-source-maps'],
    minThreads: 0,
    maxThreads: MAX_AT_ONCE,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  };
  const pool = new Piscina<Uint8Array, Rewritten>({
    ...options,
    filename: workerFile('rewrite-worker', isSource),
  });
  const makers = new Piscina<PdfPage[], Uint8Array>({
    ...options,
    maxThreads: 1,
    filename: workerFile('pages-worker', isSource),
  });
  // The pool has a queue of its own, but a file's time would begin when it joins it. One account
  // never has all workers.
  const queue = createFairQueue({
    concurrency: MAX_AT_ONCE,
    runningPerKey: 1,
    mostPerKey: 2,
    patienceMs: PATIENCE_MS,
  });
  return {
    async rewrite(userId, data) {
      const run = () =>
        pool.run(data, { signal: AbortSignal.timeout(timeMs) }).catch(refuseEndless);
      const result = await queue.run(userId, run);
      return 'pdf' in result ? result.pdf : refuseFile(result.refused);
    },
    // In a pool of its own: a marker who reads does not wait for students who upload.
    make: (pages) => makers.run(pages, { signal: AbortSignal.timeout(MAKING_MS) }),
    close: async () => void (await Promise.all([pool.destroy(), makers.destroy()])),
  };
}

function workerFile(name: string, isSource: boolean): string {
  return new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url).href;
}

function refuseFile(refused: Extract<Rewritten, { refused: unknown }>['refused']): never {
  throw new Refusal(refused?.code ?? 'PDF_UNREADABLE', refused?.params);
}

/** A worker that was stopped because of its file; anything else is our own trouble. */
function refuseEndless(error: unknown): never {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  const isFull =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isStopped || isFull ? refuse('PDF_UNREADABLE') : (Promise.reject(error) as never);
}
