/**
 * Uploads one PDF in parts and resumes after a lost connection or a reload. Stops only at errors
 * for which a retry would not help.
 */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { pause } from '../../../uploads/pause.ts';
import { offsetIn, uploadTimeout } from '../../../uploads/upload-parts.ts';
import {
  AnswerUploadStateDocument,
  BeginAnswerUploadDocument,
  UploadAnswerPartDocument,
  UploadAnswerPdfDocument,
} from '../generated/written-answer.ts';
import type { StoredUpload } from './answer-pages.ts';

/** Error codes for which a retry would not help. */
const refusals = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'EXAM_CLOSED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'OPERATION_NOT_ALLOWED',
]);

/**
 * Timeout of one part: on a slow line a part takes seconds, but a hanging request must be sent
 * again.
 */
const PART_SECONDS = 45;
const MAX_WAIT_MS = 15_000;
/** Delay before a retry while another request is making the PDF of the parts. */
const FINISHING_MS = 1500;

export interface UploadCalls {
  /** Stores the upload on the device, so that it continues after a reload. */
  readonly store: (upload: StoredUpload) => Promise<void>;
  /** From 0 to 1. */
  readonly progress: (share: number) => void;
  /** Called before an automatic retry: no connection, a server error, or UNAUTHENTICATED. */
  readonly waiting: (error: unknown) => void;
}

interface UploadContext {
  readonly client: ApolloClient;
  readonly ticket: string;
  /** Aborted when the pages have changed, because the upload is then obsolete. */
  readonly signal: AbortSignal;
}

/** Resolves with the URL. Errors: the server's; the signal's reason. */
export async function uploadPdf(
  context: UploadContext,
  storedUpload: StoredUpload,
  calls: UploadCalls,
): Promise<string> {
  let upload = storedUpload;
  let offset: number | null = storedUpload.uploadId ? null : 0;
  for (let tries = 0; ; ) {
    context.signal.throwIfAborted();
    try {
      if (!upload.uploadId) {
        upload = { ...upload, ...(await begin(context, upload.bytes.length)) };
        await calls.store(upload).catch(() => undefined);
      }
      offset ??= await readOffset(context, upload);
      context.signal.throwIfAborted();
      const { url, offsetBytes } = await sendPart(context, upload, offset);
      tries = 0;
      context.signal.throwIfAborted();
      offset = offsetBytes;
      calls.progress(offset / upload.bytes.length);
      if (url) return url;
      if (offset >= upload.bytes.length) await pause(FINISHING_MS, context.signal);
    } catch (error) {
      context.signal.throwIfAborted();
      const code = errorCode(error);
      if (code === 'OPERATION_NOT_ALLOWED') return uploadWhole(context, upload.bytes);
      if (refusals.has(code)) throw error;
      // The server has deleted the upload (after a day, or by a restore): start over.
      if (code === 'NOT_FOUND') upload = { ...upload, uploadId: null };
      offset = code === 'NOT_FOUND' ? 0 : offsetIn(error);
      if (code === 'CONFLICT') continue;
      calls.waiting(error);
      tries += 1;
      await pause(
        Math.min(MAX_WAIT_MS, 1000 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2),
        context.signal,
      );
    }
  }
}

async function begin(
  { client, ticket }: UploadContext,
  sizeBytes: number,
): Promise<Pick<StoredUpload, 'uploadId' | 'partSize'>> {
  const { data } = await client.mutate({
    mutation: BeginAnswerUploadDocument,
    variables: { input: { ticket, sizeBytes } },
    context: { fetchOptions: { signal: uploadTimeout() } },
  });
  if (!data) throw new Error('The upload was not started.');
  return {
    uploadId: data.beginAnswerUpload.uploadId,
    partSize: data.beginAnswerUpload.partSizeBytes,
  };
}

async function readOffset(
  { client, ticket }: UploadContext,
  { uploadId }: StoredUpload,
): Promise<number> {
  const variables = { ticket, uploadId: uploadId ?? '' };
  const { data } = await client.query({
    query: AnswerUploadStateDocument,
    variables,
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: uploadTimeout() } },
  });
  return data?.answerUpload?.offsetBytes ?? 0;
}

/**
 * Sends the part at `offset`. If all bytes have arrived, sends the last part again: the response
 * then has the URL.
 */
async function sendPart(
  { client, ticket }: UploadContext,
  { uploadId, bytes, partSize }: StoredUpload,
  offset: number,
) {
  const offsetBytes =
    offset < bytes.length ? offset : Math.floor((bytes.length - 1) / partSize) * partSize;
  const part = new Blob([bytes.subarray(offsetBytes, offsetBytes + partSize)]);
  const { data } = await client.mutate({
    mutation: UploadAnswerPartDocument,
    variables: {
      input: { ticket, uploadId: uploadId ?? '', offsetBytes, part: new File([part], 'part') },
    },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: AbortSignal.timeout(PART_SECONDS * 1000) } },
  });
  if (!data) throw new Error('The part was not answered.');
  return data.uploadAnswerPart;
}

/** Upload to hosts that do not support parts. */
async function uploadWhole(
  { client, ticket, signal }: UploadContext,
  bytes: StoredUpload['bytes'],
): Promise<string> {
  const file = new File([bytes], 'answer.pdf', { type: 'application/pdf' });
  const variables = { input: { ticket, file } };
  const { data } = await client.mutate({
    mutation: UploadAnswerPdfDocument,
    variables,
    context: { fetchOptions: { signal } },
  });
  if (!data) throw new Error('The upload was not answered.');
  return data.uploadAnswerPdf.url;
}
