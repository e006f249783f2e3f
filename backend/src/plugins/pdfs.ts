// Judges uploaded PDFs and rewrites them, in worker threads with a limit of time and memory: a file made to be slow blocks neither the server
// nor, for long, other uploads.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { refuse } from './errors.ts';
import type { Rewritten } from './pdf-worker.ts';

/** Errors: 422 with a sentence for the person. */
export type Pdfs = { rewrite(data: Uint8Array): Promise<Uint8Array>; close(): Promise<void> };

const UNREADABLE = 'The PDF cannot be read.';
const MOST_AT_ONCE = 2;
const TIME_MS = 10_000;
const MEMORY_MB = 512;

/** @param timeMs how long one file may take */
export function openPdfs(timeMs = TIME_MS): Pdfs {
  const pool = new Piscina<Uint8Array, Rewritten>({
    filename: new URL('./pdf-worker.ts', import.meta.url).href,
    // Sources run as they are (docs/decisions/002), in the workers too, whoever has started this process.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    ...{ minThreads: 0, maxThreads: MOST_AT_ONCE, idleTimeout: 60_000 },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // The pool has a queue of its own, but a file's time would begin when it joins it.
  const inTurn = pLimit(MOST_AT_ONCE);
  return {
    async rewrite(data) {
      const result = await inTurn(() => pool.run(data, { signal: AbortSignal.timeout(timeMs) })).catch(refuseEndless);
      return 'pdf' in result ? result.pdf : refuse(422, result.refused ?? UNREADABLE);
    },
    close: () => pool.destroy(),
  };
}

/** A worker that was stopped because of its file; anything else is our own trouble. */
function refuseEndless(error: unknown): never {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isStopped || isFull ? refuse(422, UNREADABLE) : (Promise.reject(error) as never);
}
