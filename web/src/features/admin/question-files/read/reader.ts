/** Reads files and texts in a worker, with a time limit. */
import type { FileRefusal, FileText } from './file-text.ts';
import type { Reading, SourceFormat } from './question.ts';

export type ReaderRequest =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly format: SourceFormat | null;
      readonly isSingle: boolean;
      /** Whether there may be written questions. */
      readonly allowsWritten: boolean;
    };

export type ReaderResponse =
  | { readonly kind: 'file'; readonly file: FileText }
  | { readonly kind: 'text'; readonly reading: Reading }
  | { readonly kind: 'refused'; readonly reason: FileRefusal | 'tooSlow' | 'failed' };

/** Milliseconds. Even the largest accepted file takes a few seconds on a slow computer. */
const TIME_LIMIT = 60_000;

/**
 * Resolves with a refusal if the worker fails (for example because it cannot be loaded) or takes
 * too long. Aborting ends the worker; the promise then stays pending.
 */
export function readInWorker(request: ReaderRequest, signal: AbortSignal): Promise<ReaderResponse> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const finish = (response: ReaderResponse) => {
      clearTimeout(timeout);
      worker.terminate();
      resolve(response);
    };
    const timeout = setTimeout(() => finish({ kind: 'refused', reason: 'tooSlow' }), TIME_LIMIT);
    signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      worker.terminate();
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => finish(data));
    worker.addEventListener('error', () => finish({ kind: 'refused', reason: 'failed' }));
    worker.postMessage(request);
  });
}
