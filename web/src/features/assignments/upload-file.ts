/**
 * Uploads one file of a submission in small parts, with retries. Stops only at errors for which a
 * retry would not help.
 */
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode } from '../../apollo/errors.ts';
import { pause } from '../../uploads/pause.ts';
import {
  RegisterAssignmentFileDocument,
  UploadAssignmentFileDocument,
} from './generated/submission.form.ts';

/**
 * A part takes half a minute at 500 bytes per second; larger parts would lose more on a bad
 * connection.
 */
const MIN_PART = 16 * 1024;
const MAX_PART = 64 * 1024;
/** If a part took less time, the next one is larger. */
const QUICK_MS = 2000;
const PART_TIMEOUT_MS = 60_000;
const MAX_WAIT_MS = 15_000;
/** Delay before a retry while another request is storing the file. */
const STORING_MS = 1500;

/** Error codes for which a retry may help. */
const retryableCodes = new Set([
  'OFFLINE',
  'UNKNOWN',
  'RATE_LIMITED',
  'OVERLOADED',
  'DEADLINE_EXCEEDED',
  'CIRCUIT_OPEN',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'UPSTREAM_BAD_RESPONSE',
]);

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'PICTURE' | 'PDF';
}

interface UploadCalls {
  /** Aborted when the file is removed or the page is left. */
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly progress: (share: number) => void;
  /**
   * Called with true before the delay of each retry, and with false when a request succeeds after
   * one.
   */
  readonly setWaiting: (isWaiting: boolean) => void;
}

/** Web Crypto needs https or localhost. */
export const canUpload = (): boolean => globalThis.crypto?.subtle !== undefined;

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function withRetries<Value>(
  { signal, setWaiting }: UploadCalls,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const value = await work();
      if (tries > 0) setWaiting(false);
      return value;
    } catch (error) {
      signal.throwIfAborted();
      if (!retryableCodes.has(errorCode(error))) throw error;
      setWaiting(true);
      await pause(Math.min(MAX_WAIT_MS, 1000 * 2 ** tries) * (0.75 + Math.random() / 2), signal);
    }
  }
}

/**
 * Resolves with the file's address when the server has all of it. Errors: the server's; the
 * signal's reason.
 */
export async function uploadFile(
  client: ApolloClient,
  assignmentId: string,
  { bytes, kind }: FileContent,
  calls: UploadCalls,
): Promise<string> {
  const { signal, progress } = calls;
  const sha256 = await hashOf(bytes);
  const registered = await withRetries(calls, async () => {
    const input = { assignmentId, sha256, sizeBytes: bytes.length, kind };
    const { data } = await client.mutate({
      mutation: RegisterAssignmentFileDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The registration was not answered.');
    return data.registerAssignmentFile;
  });
  const { id: pageId } = registered.page;
  let { offsetBytes, isStored } = registered.page;
  let size = MIN_PART;
  while (!isStored) {
    // If all bytes have arrived, sends the last one again: the response tells whether the server
    // has the file.
    const from = Math.min(offsetBytes, bytes.length - 1);
    const part = new File([new Blob([bytes.subarray(from, from + size)])], 'part');
    const startedAt = performance.now();
    const uploadState = await withRetries(calls, () =>
      sendPart(client, { pageId, offsetBytes: from, part }),
    );
    signal.throwIfAborted();
    size = performance.now() - startedAt < QUICK_MS ? Math.min(MAX_PART, size * 2) : MIN_PART;
    ({ offsetBytes, isStored } = uploadState);
    progress(offsetBytes / bytes.length);
    if (!isStored && offsetBytes >= bytes.length) await pause(STORING_MS, signal);
  }
  return registered.url;
}

async function sendPart(
  client: ApolloClient,
  input: { pageId: string; offsetBytes: number; part: File },
) {
  try {
    const { data } = await client.mutate({
      mutation: UploadAssignmentFileDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(PART_TIMEOUT_MS) } },
    });
    if (!data) throw new Error('The part was not answered.');
    return data.uploadAssignmentFile;
  } catch (error) {
    if (errorCode(error) !== 'CONFLICT') throw error;
    // The same part was sent twice, or the received bytes are not the file: continues at the
    // server's offset.
    const offset = CombinedGraphQLErrors.is(error)
      ? error.errors[0]?.extensions?.offsetBytes
      : undefined;
    return { offsetBytes: typeof offset === 'number' ? offset : 0, isStored: false };
  }
}
