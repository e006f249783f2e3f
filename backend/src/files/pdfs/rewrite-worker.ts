// The worker thread that rewrites PDFs.
import type { MessagePort } from 'node:worker_threads';
import type { Params } from '../../refusals/message-text.ts';
import { Refusal, type RefusalCode } from '../../refusals/refusals.ts';
import { startThreadTime } from './processor-time.ts';
import { rewritePdf } from './rewrite.ts';

/** `started` gets the `ThreadTime` of the worker when it begins with the file. */
export type RewriteTask = { data: Uint8Array; started: MessagePort };

/** `refused`: why a readable file is refused; undefined for a file that cannot be read. */
export type RewriteResult =
  | { pdf: Uint8Array }
  | { refused: { code: RefusalCode; params?: Params | undefined } | undefined };

// The library logs every anomaly of a file to the console, quoting the file.
console.warn = () => undefined;

export default async function rewrite({ data, started }: RewriteTask): Promise<RewriteResult> {
  started.postMessage(startThreadTime());
  try {
    return { pdf: await rewritePdf(data) };
  } catch (error) {
    // A damaged file makes the library throw errors of every kind.
    return {
      refused:
        error instanceof Refusal ? { code: error.body.code, params: error.body.params } : undefined,
    };
  }
}
