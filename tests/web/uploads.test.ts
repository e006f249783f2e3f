// Uploads over a connection on which requests get no response: files of assignments, and the PDF of a
// written answer.
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { RegisterAssignmentFileDocument } from '../../web/src/features/assignments/generated/submission.form.ts';
import { uploadFile } from '../../web/src/features/assignments/upload-file.ts';
import { uploadPdf } from '../../web/src/features/exams/answer-pages/answer-upload.ts';
import { BeginAnswerUploadDocument } from '../../web/src/features/exams/generated/written-answer.ts';
import { waitOptions } from '../wait-options.ts';

const KIB = 1024;
const content = { bytes: new Uint8Array(300 * KIB), kind: 'PDF' } as const;

interface Request {
  readonly mutation: unknown;
  readonly variables: { readonly input: { readonly offsetBytes: number; readonly part: File } };
  readonly context?: { readonly fetchOptions?: { readonly signal?: AbortSignal } };
}

/** @param failure the error of the request with this number, from 1; undefined if it succeeds */
function upload(failure: (count: number) => Promise<never> | undefined) {
  const requests: Request[] = [];
  const waiting: boolean[] = [];
  const mutate = async (request: Request) => {
    requests.push(request);
    const failed = failure(requests.length);
    if (failed) return failed;
    const page = (offsetBytes: number) => ({
      id: 'p1',
      offsetBytes,
      isStored: offsetBytes === content.bytes.length,
    });
    if (request.mutation === RegisterAssignmentFileDocument)
      return { data: { registerAssignmentFile: { url: '/file.pdf', page: page(0) } } };
    const { offsetBytes, part } = request.variables.input;
    return { data: { uploadAssignmentFile: page(offsetBytes + part.size) } };
  };
  const url = uploadFile({ mutate } as unknown as ApolloClient, 'a1', content, {
    signal: new AbortController().signal,
    progress: () => undefined,
    setWaiting: (isWaiting) => waiting.push(isWaiting),
  });
  return { requests, waiting, url };
}

const noResponse = (request: Request | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const signal = request?.context?.fetchOptions?.signal;
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Lets the first request time out, and waits for the retry. */
async function timedOut(): Promise<void> {
  await vi.waitFor(() => expect(timeouts).toEqual([20_000]), waitOptions);
  controllers[0]?.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await vi.advanceTimersByTimeAsync(2000);
}

const timeouts: number[] = [];
const controllers: AbortController[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  timeouts.length = 0;
  controllers.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    timeouts.push(milliseconds);
    controllers.push(controller);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('registers the file again if the first request gets no response', async () => {
  const { requests, waiting, url } = upload((count) =>
    count > 1 ? undefined : noResponse(requests[0]),
  );
  await timedOut();
  expect(await url).toBe('/file.pdf');
  expect(waiting[0]).toBe(true);
  expect(waiting.at(-1)).toBe(false);
});

it('sends larger parts while they arrive, gives them more time, and small ones after a failure', async () => {
  const { requests, url } = upload((count) =>
    count === 4 ? Promise.reject(new NetworkError('Failed to fetch')) : undefined,
  );
  await vi.advanceTimersByTimeAsync(2000);
  await url;
  const sizes = requests.slice(1).map(({ variables }) => variables.input.part.size / KIB);
  expect(sizes).toEqual([16, 32, 64, 16, 32, 64, 64, 64, 12]);
  // A part that takes its time on a slow connection must not be sent again and again.
  const [, ...ofParts] = timeouts;
  for (const [index, size] of sizes.entries())
    expect((size * KIB) / ((ofParts[index] ?? 0) / 1000)).toBeLessThan(500);
});

it('starts the upload of a PDF again if the first request gets no response', async () => {
  const requests: Request[] = [];
  const mutate = async (request: Request) => {
    requests.push(request);
    if (requests.length === 1) return noResponse(request);
    return request.mutation === BeginAnswerUploadDocument
      ? { data: { beginAnswerUpload: { uploadId: 'up1', partSizeBytes: 1000 } } }
      : { data: { uploadAnswerPart: { offsetBytes: 3, url: '/answer.pdf' } } };
  };
  const query = async () => ({ data: { answerUpload: { offsetBytes: 0 } } });
  const url = uploadPdf(
    {
      client: { mutate, query } as unknown as ApolloClient,
      ticket: 'ticket',
      signal: new AbortController().signal,
    },
    { version: '1', bytes: new Uint8Array(3), uploadId: null, partSize: 0, url: null },
    { store: async () => undefined, progress: () => undefined, waiting: () => undefined },
  );
  await timedOut();
  expect(await url).toBe('/answer.pdf');
});
