// Validates and rewrites uploaded PDFs, and builds PDFs from photographed pages, in worker threads
// with a limit of time and memory. Accounts take turns, so that a malicious file delays other
// accounts by one file at most, and never the event loop.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Refusal, refuse } from '../../refusals/refusals.ts';
import { createFairQueue } from './fair-queue.ts';
import type { PdfPage } from './pages-worker.ts';
import { elapsedThreadMs, type ThreadTime } from './processor-time.ts';
import type { RewriteResult, RewriteTask } from './rewrite-worker.ts';

export type Pdfs = {
  /**
   * Errors: 422 with a message for the user; 429 for the third file of an account at the same time,
   * while too many others wait, or if the server is too slow: the same file may be sent again.
   */
  rewrite(userId: string, data: Uint8Array): Promise<Uint8Array>;
  /** One PDF of photographed pages, which are JPEGs that we have encoded ourselves. */
  make(pages: PdfPage[]): Promise<Uint8Array>;
  close(): Promise<void>;
};

const MAX_AT_ONCE = 2;
/**
 * Time limit per file. With the time in the queue it stays below the gateway's timeout of calls
 * that store a file (12 s).
 */
const TIME_MS = 6_000;
/**
 * A file that has had this share of its time limit as processor time keeps the worker busy: others
 * take less. One that has had less was kept waiting by a slow server.
 */
const BUSY_SHARE = 0.25;
const MAX_WAIT_MS = 5_000;
/** Pages are our own JPEGs: this takes long on a busy machine only. */
const PDF_TIMEOUT_MS = 30_000;
const MEMORY_MB = 512;

/** @param timeMs time limit per file */
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
  const pool = new Piscina<RewriteTask, RewriteResult>({
    ...options,
    filename: workerFile('rewrite-worker', isSource),
  });
  const makers = new Piscina<PdfPage[], Uint8Array>({
    ...options,
    maxThreads: 1,
    filename: workerFile('pages-worker', isSource),
  });
  // In the pool's own queue, waiting would count as part of a file's time. One account never has
  // all workers.
  const queue = createFairQueue({
    concurrency: MAX_AT_ONCE,
    runningPerKey: 1,
    maxPerKey: 2,
    maxWaitMs: MAX_WAIT_MS,
  });
  const rewriteInTime = async (data: Uint8Array): Promise<RewriteResult> => {
    const { port1: starts, port2: started } = new MessageChannel();
    const limit = new AbortController();
    let isServerSlow = false;
    const timer = setTimeout(() => {
      // Aborting ends the worker's thread, whose processor time has to be read before.
      isServerSlow = !hasKeptWorkerBusy(starts, timeMs);
      limit.abort();
    }, timeMs);
    try {
      const task = { data, started };
      return await pool.run(task, { signal: limit.signal, transferList: [started] });
    } catch (error) {
      if (isServerSlow) refuse('UPLOADS_BUSY');
      return refuseIfStopped(error);
    } finally {
      clearTimeout(timer);
      starts.close();
    }
  };
  return {
    async rewrite(userId, data) {
      const result = await queue.run(userId, () => rewriteInTime(data));
      return 'pdf' in result ? result.pdf : refuseFile(result.refused);
    },
    // A pool of its own: markers who read do not wait for students who upload.
    make: (pages) => makers.run(pages, { signal: AbortSignal.timeout(PDF_TIMEOUT_MS) }),
    close: async () => void (await Promise.all([pool.destroy(), makers.destroy()])),
  };
}

function workerFile(name: string, isSource: boolean): string {
  return new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url).href;
}

function refuseFile(refused: Extract<RewriteResult, { refused: unknown }>['refused']): never {
  throw new Refusal(refused?.code ?? 'PDF_UNREADABLE', refused?.params);
}

/**
 * Whether the worker has worked on its file rather than waited for a processor. If its time is
 * unknown, as on other systems than Linux, it is taken to have worked.
 * @param starts receives the worker's `ThreadTime` when it begins
 */
function hasKeptWorkerBusy(starts: MessagePort, timeMs: number): boolean {
  const start: { message: ThreadTime | undefined } | undefined = receiveMessageOnPort(starts);
  if (!start) return false;
  const workedMs = start.message && elapsedThreadMs(start.message);
  return workedMs === undefined || workedMs >= timeMs * BUSY_SHARE;
}

/** Refuses a file whose worker ran out of time or memory; other errors are faults of the server. */
function refuseIfStopped(error: unknown): never {
  const isAborted = error instanceof Error && error.name === 'AbortError';
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isAborted || isOutOfMemory) refuse('PDF_UNREADABLE');
  throw error;
}
