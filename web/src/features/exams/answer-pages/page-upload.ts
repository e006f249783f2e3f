/**
 * Uploads the pages of one written answer. First registers the list of page hashes, which gives the
 * answer its URL; then uploads each page in small parts, with retries and without a time limit.
 * Works on any page of the site.
 */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
// Imported here so that the upload link is loaded with the exam: a later release could have removed
// the chunk before the first page is sent.
import '../../../apollo/send-files.ts';
import { hashOf } from '../../../uploads/file-hash.ts';
import { uploadParts, uploadTimeout, withRetries } from '../../../uploads/upload-parts.ts';
import {
  RegisterAnswerPagesDocument,
  type RegisterAnswerPagesMutation,
  UploadAnswerPageDocument,
} from '../generated/written-answer.ts';
import type { AnswerPages } from './answer-pages.ts';

interface Page {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'PICTURE' | 'PDF';
  readonly turn: number;
}

export interface PageUploadContext {
  readonly client: ApolloClient;
  readonly ticket: string;
  readonly questionId: string;
}

export type RegisteredPages = RegisterAnswerPagesMutation['registerAnswerPages'];

export interface PageUploadCalls {
  /** Aborted when the pages have changed or the page of the site is left. */
  readonly signal: AbortSignal;
  /**
   * Called with the uploaded share of all pages, from 0 to 1, and the number of pages that the
   * server has.
   */
  readonly progress: (share: number, storedPages: number) => void;
  /** Called before an automatic retry: no connection, a server error, or UNAUTHENTICATED. */
  readonly waiting: (error: unknown) => void;
  /**
   * True outside an exam, where no login is requested: the upload stops and starts again after the
   * next login.
   */
  readonly endsWithSession: boolean;
}

/** Error codes for which a retry would not help. */
const refusals = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'EXAM_CLOSED',
  'PAYLOAD_TOO_LARGE',
  'OPERATION_NOT_ALLOWED',
]);
export const isPageRefusal = (error: unknown): boolean => refusals.has(errorCode(error));

const pagesOf = ({ pages, pdf }: AnswerPages): Page[] =>
  pdf
    ? [{ bytes: pdf.bytes, kind: 'PDF', turn: 0 }]
    : pages.map(({ bytes, turn }) => ({ bytes, turn, kind: 'PICTURE' }));

/** One attempt without retries. Errors: as `registerAnswerPages`. */
export async function registerPages(
  { client, ticket, questionId }: PageUploadContext,
  pages: AnswerPages,
): Promise<RegisteredPages> {
  const entryOf = async ({ bytes, kind, turn }: Page) => ({
    sha256: await hashOf(bytes),
    sizeBytes: bytes.length,
    kind,
    turn,
  });
  const entries = await Promise.all(pagesOf(pages).map(entryOf));
  const { data } = await client.mutate({
    mutation: RegisterAnswerPagesDocument,
    variables: { input: { ticket, questionId, pages: entries } },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: uploadTimeout() } },
  });
  if (!data) throw new Error('The registration was not answered.');
  return data.registerAnswerPages;
}

const retriesOf = ({ signal, waiting, endsWithSession }: PageUploadCalls) => ({
  signal,
  waiting,
  isFinal: (error: unknown) =>
    isPageRefusal(error) || (endsWithSession && errorCode(error) === 'UNAUTHENTICATED'),
});

/**
 * Repeats `work` until it succeeds. Errors: the server's final rejections; the signal's reason; a
 * lost session if `endsWithSession` is set.
 */
export function untilDone<Value>(
  calls: PageUploadCalls,
  work: () => Promise<Value>,
): Promise<Value> {
  return withRetries(retriesOf(calls), work);
}

/** Resolves when the server has every page. Errors: as `untilDone`. */
export async function uploadPages(
  context: PageUploadContext,
  pages: AnswerPages,
  registered: RegisteredPages,
  calls: PageUploadCalls,
): Promise<void> {
  const allPages = pagesOf(pages);
  const arrived = registered.pages.map(({ offsetBytes, isStored }, index) =>
    isStored ? (allPages[index]?.bytes.length ?? 0) : offsetBytes,
  );
  const isStored = registered.pages.map((page) => page.isStored);
  const total = Math.max(
    1,
    allPages.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  const reportProgress = () =>
    calls.progress(
      arrived.reduce((sum, bytes) => sum + bytes, 0) / total,
      isStored.filter(Boolean).length,
    );
  reportProgress();
  for (const [index, { bytes }] of allPages.entries()) {
    const page = registered.pages[index];
    if (!page || isStored[index]) continue;
    await inTurn(calls.signal, () =>
      uploadParts(bytes, page, {
        ...retriesOf(calls),
        send: (part, offsetBytes) => sendPart(context, { pageId: page.id, offsetBytes, part }),
        onOffset: (offset) => {
          arrived[index] = offset;
          reportProgress();
        },
      }),
    );
    isStored[index] = true;
    reportProgress();
  }
}

async function sendPart(
  { client, ticket }: PageUploadContext,
  input: { pageId: string; offsetBytes: number; part: File },
) {
  const { data } = await client.mutate({
    mutation: UploadAnswerPageDocument,
    variables: { input: { ticket, ...input } },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: uploadTimeout(input.part.size) } },
  });
  if (!data) throw new Error('The part was not answered.');
  return data.uploadAnswerPage;
}

/**
 * Uploads one page at a time per device, across tabs: on a slow line parallel uploads would all
 * arrive late.
 */
function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('alokpath-pages', { signal }, work) : work();
}
