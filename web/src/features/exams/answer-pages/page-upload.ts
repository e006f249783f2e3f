/**
 * Uploads the pages of one written answer. First registers the list of page hashes, which gives the
 * answer its URL; then uploads each page in small parts, with retries and without a time limit.
 * Works on any page of the site.
 */
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode } from '../../../apollo/errors.ts';
// Imported here so that the upload link is loaded with the exam: a later release could have removed
// the chunk before the first page is sent.
import '../../../apollo/send-files.ts';
import { pause } from '../../../uploads/pause.ts';
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

export type Registered = RegisterAnswerPagesMutation['registerAnswerPages'];

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

const REGISTER_MS = 20_000;
/** The smallest part; takes half a minute at 500 bytes per second. */
const MIN_PART = 16 * 1024;
const MAX_PART = 64 * 1024;
/** If a part took less time, the next one is larger. */
const QUICK_MS = 2000;
const MAX_WAIT_MS = 15_000;
/** Delay before a retry while another request is storing the page. */
const STORING_MS = 1500;

/** Bytes per second; slower than any expected connection. */
const SLOWEST = 400;
const partTimeout = (bytes: number) =>
  AbortSignal.timeout(20_000 + Math.ceil((bytes / SLOWEST) * 1000));

const pagesOf = ({ pages, pdf }: AnswerPages): Page[] =>
  pdf
    ? [{ bytes: pdf.bytes, kind: 'PDF', turn: 0 }]
    : pages.map(({ bytes, turn }) => ({ bytes, turn, kind: 'PICTURE' }));

const hashes = new WeakMap<Uint8Array, string>();

/** Web Crypto needs https (or localhost); without it an answer is uploaded as one PDF. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Hexadecimal. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const cachedHash = hashes.get(bytes);
  if (cachedHash) return cachedHash;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  hashes.set(bytes, hash);
  return hash;
}

/** One attempt without retries. Errors: as `registerAnswerPages`. */
export async function registerPages(
  { client, ticket, questionId }: PageUploadContext,
  pages: AnswerPages,
): Promise<Registered> {
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
    context: { fetchOptions: { signal: AbortSignal.timeout(REGISTER_MS) } },
  });
  if (!data) throw new Error('The registration was not answered.');
  return data.registerAnswerPages;
}

/**
 * Repeats `work` until it succeeds. Errors: the server's final rejections; the signal's reason; a
 * lost session if `endsWithSession` is set.
 */
export async function untilDone<Value>(
  calls: PageUploadCalls,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    calls.signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      calls.signal.throwIfAborted();
      const isFinal =
        isPageRefusal(error) || (calls.endsWithSession && errorCode(error) === 'UNAUTHENTICATED');
      if (isFinal) throw error;
      calls.waiting(error);
      await pause(
        Math.min(MAX_WAIT_MS, 1000 * 2 ** tries) * (0.75 + Math.random() / 2),
        calls.signal,
      );
    }
  }
}

/** Resolves when the server has every page. Errors: as `untilDone`. */
export async function uploadPages(
  context: PageUploadContext,
  pages: AnswerPages,
  registered: Registered,
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
      uploadPage(context, page, bytes, calls, (offset) => {
        arrived[index] = offset;
        reportProgress();
      }),
    );
    isStored[index] = true;
    reportProgress();
  }
}

async function uploadPage(
  { client, ticket }: PageUploadContext,
  { id: pageId, offsetBytes }: Registered['pages'][number],
  bytes: Uint8Array<ArrayBuffer>,
  calls: PageUploadCalls,
  onOffset: (offset: number) => void,
): Promise<void> {
  let offset = offsetBytes;
  let size = MIN_PART;
  for (let isStored = false; !isStored; ) {
    const answer = await untilDone(calls, async () => {
      // If all bytes have arrived, sends the last part again: the response tells whether the server
      // has the page.
      const from = Math.min(offset, Math.max(0, bytes.length - 1));
      const startedAt = performance.now();
      try {
        const response = await sendPart(
          client,
          { ticket, pageId, offsetBytes: from },
          bytes.subarray(from, from + size),
        );
        size = performance.now() - startedAt < QUICK_MS ? Math.min(MAX_PART, size * 2) : MIN_PART;
        return response;
      } catch (error) {
        size = MIN_PART;
        if (errorCode(error) !== 'CONFLICT') throw error;
        // Another tab has sent that part, or the received bytes are not the page: continues at the
        // server's offset.
        return { offsetBytes: offsetIn(error), isStored: false };
      }
    });
    calls.signal.throwIfAborted();
    offset = answer.offsetBytes;
    isStored = answer.isStored;
    onOffset(offset);
    if (!isStored && offset >= bytes.length) await pause(STORING_MS, calls.signal);
  }
}

async function sendPart(
  client: ApolloClient,
  input: { ticket: string; pageId: string; offsetBytes: number },
  bytes: Uint8Array<ArrayBuffer>,
) {
  const { data } = await client.mutate({
    mutation: UploadAnswerPageDocument,
    variables: { input: { ...input, part: new File([new Blob([bytes])], 'part') } },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: partTimeout(bytes.length) } },
  });
  if (!data) throw new Error('The part was not answered.');
  return data.uploadAnswerPage;
}

function offsetIn(error: unknown): number {
  const offset = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.offsetBytes
    : undefined;
  return typeof offset === 'number' ? offset : 0;
}

/**
 * Uploads one page at a time per device, across tabs: on a slow line parallel uploads would all
 * arrive late.
 */
function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('alokpath-pages', { signal }, work) : work();
}
