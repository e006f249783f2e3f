/** Uploads one file of a submission. Stops only at errors for which a retry would not help. */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../apollo/errors.ts';
import { hashOf } from '../../uploads/file-hash.ts';
import { uploadParts, uploadTimeout, withRetries } from '../../uploads/upload-parts.ts';
import {
  RegisterAssignmentFileDocument,
  UploadAssignmentFileDocument,
} from './generated/submission.form.ts';

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
  /** Called with true before the delay of each retry, and with false when a request succeeds. */
  readonly setWaiting: (isWaiting: boolean) => void;
}

/**
 * Resolves with the file's URL when the server has all of it. Errors: the server's; the
 * signal's reason.
 */
export async function uploadFile(
  client: ApolloClient,
  assignmentId: string,
  { bytes, kind }: FileContent,
  { signal, progress, setWaiting }: UploadCalls,
): Promise<string> {
  const retries = {
    signal,
    isFinal: (error: unknown) => !retryableCodes.has(errorCode(error)),
    waiting: () => setWaiting(true),
  };
  const input = { assignmentId, sha256: await hashOf(bytes), sizeBytes: bytes.length, kind };
  const { url, page } = await withRetries(retries, async () => {
    const { data } = await client.mutate({
      mutation: RegisterAssignmentFileDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: uploadTimeout() } },
    });
    if (!data) throw new Error('The registration was not answered.');
    return data.registerAssignmentFile;
  });
  setWaiting(false);
  await uploadParts(bytes, page, {
    ...retries,
    async send(part, offsetBytes) {
      const { data } = await client.mutate({
        mutation: UploadAssignmentFileDocument,
        variables: { input: { pageId: page.id, offsetBytes, part } },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: uploadTimeout(part.size) } },
      });
      if (!data) throw new Error('The part was not answered.');
      return data.uploadAssignmentFile;
    },
    onOffset(offsetBytes) {
      setWaiting(false);
      progress(offsetBytes / bytes.length);
    },
  });
  return url;
}
