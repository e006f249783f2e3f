/**
 * Uploads one registered file in small parts, with retries: a page of a written answer, or a file
 * of an assignment.
 */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode } from '../apollo/errors.ts';
import { pause } from './pause.ts';

/** The smallest part; takes half a minute at 500 bytes per second. */
const MIN_PART_BYTES = 16 * 1024;
const MAX_PART_BYTES = 64 * 1024;
/** If a part took less time, the next one is larger. */
const QUICK_MS = 2000;
const MAX_WAIT_MS = 15_000;
/** Delay before a retry while another request is storing the file. */
const RETRY_MS = 1500;

const REQUEST_MS = 20_000;
/** Bytes per second; slower than any expected connection. */
const MIN_BYTES_PER_SECOND = 400;

/** The timeout of a request, by the number of bytes that it sends. */
export const uploadTimeout = (bytes = 0): AbortSignal =>
  AbortSignal.timeout(REQUEST_MS + Math.ceil((bytes / MIN_BYTES_PER_SECOND) * 1000));

interface Retries {
  /** Aborted when the upload is obsolete or the page of the site is left. */
  readonly signal: AbortSignal;
  /** Whether a retry would not help. */
  readonly isFinal: (error: unknown) => boolean;
  /** Called before the delay of each retry. */
  readonly waiting: (error: unknown) => void;
}

/** Repeats `work` until it succeeds. Errors: the final ones; the signal's reason. */
export async function withRetries<Value>(
  { signal, isFinal, waiting }: Retries,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      waiting(error);
      await pause(Math.min(MAX_WAIT_MS, 1000 * 2 ** tries) * (0.75 + Math.random() / 2), signal);
    }
  }
}

/** How much of the file the server has. */
interface PartsState {
  readonly offsetBytes: number;
  readonly isStored: boolean;
}

interface PartCalls extends Retries {
  readonly send: (part: File, offsetBytes: number) => Promise<PartsState>;
  /** Called after each part with the number of bytes that the server has. */
  readonly onOffset: (offsetBytes: number) => void;
}

/** Resolves when the server has the whole file. Errors: as `withRetries`. */
export async function uploadParts(
  bytes: Uint8Array<ArrayBuffer>,
  registered: PartsState,
  { send, onOffset, ...retries }: PartCalls,
): Promise<void> {
  let { offsetBytes, isStored } = registered;
  let size = MIN_PART_BYTES;
  while (!isStored) {
    const state = await withRetries(retries, async () => {
      // If all bytes have arrived, sends the last one again: the response tells whether the server
      // has the file.
      const from = Math.min(offsetBytes, Math.max(0, bytes.length - 1));
      const part = new File([new Blob([bytes.subarray(from, from + size)])], 'part');
      const startedAt = performance.now();
      try {
        const response = await send(part, from);
        size =
          performance.now() - startedAt < QUICK_MS
            ? Math.min(MAX_PART_BYTES, size * 2)
            : MIN_PART_BYTES;
        return response;
      } catch (error) {
        size = MIN_PART_BYTES;
        if (errorCode(error) !== 'CONFLICT') throw error;
        // The part was sent twice, as by another tab, or the received bytes are not the file:
        // continues at the server's offset.
        return { offsetBytes: offsetIn(error) ?? 0, isStored: false };
      }
    });
    retries.signal.throwIfAborted();
    ({ offsetBytes, isStored } = state);
    onOffset(offsetBytes);
    if (!isStored && offsetBytes >= bytes.length) await pause(RETRY_MS, retries.signal);
  }
}

/** The offset at which the server continues an upload; null if the error does not tell it. */
export function offsetIn(error: unknown): number | null {
  const offset = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.offsetBytes
    : undefined;
  return typeof offset === 'number' ? offset : null;
}
