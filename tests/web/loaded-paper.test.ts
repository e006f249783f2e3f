// Papers that are loaded before the start, encrypted, and opened by the key in the start's
// response.
import { Blob as NodeBlob } from 'node:buffer';
import { createCipheriv, randomBytes, webcrypto } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PaperKey_PaperKeyFragment } from '../../web/src/features/exam-room/attempt/paper/generated/paper.ts';
import {
  startWithLoadedPaper,
  usePaperLoading,
} from '../../web/src/features/exam-room/attempt/paper/loaded-paper.ts';

interface Paper {
  readonly questions: readonly { readonly id: string; readonly options: readonly string[] }[];
}

const paper: Paper = {
  questions: [
    { id: 'q0', options: ['a', 'b'] },
    { id: 'q1', options: ['c', 'd'] },
  ],
};
const fromServer: Paper = { questions: [] };
const key = randomBytes(32);

/** As the gateway does it. */
function encrypted(content: object): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = cipher.update(gzipSync(JSON.stringify(content)));
  return Uint8Array.from(Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]));
}

const asPaper = (body: BodyInit, type = 'application/octet-stream') =>
  new Response(body, { headers: { 'content-type': type } });

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  // jsdom has neither.
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('Blob', NodeBlob);
});

let examNumber = 0;
/** The start page of another exam, once its paper is loaded. */
async function showStartPage(response: () => Promise<Response>, isPaper = true) {
  examNumber += 1;
  const examId = `e${examNumber}`;
  const paperUrl = `/papers/v${examNumber}/tag/hash`;
  fetch.mockImplementation(response);
  const page = renderHook(() => usePaperLoading(examId, paperUrl));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  if (isPaper) await waitFor(() => expect(page.result.current).toBe(true));
  return { examId, paperUrl, page };
}

const orderOf = (questions: number[], options: number[][]) => ({ questions, options });

interface Payload {
  readonly token: string;
  readonly paperKey: PaperKey_PaperKeyFragment | null;
  readonly paper?: Paper;
}

/** The start mutation of a server with this key. */
const aServer = (paperKey: Payload['paperKey']) =>
  vi.fn(
    async (withPaper: boolean): Promise<Payload> => ({
      token: 'ticket',
      paperKey,
      ...(withPaper && { paper: fromServer }),
    }),
  );

it('starts without the paper in the response, and opens the loaded one', async () => {
  const { examId, paperUrl } = await showStartPage(async () => asPaper(encrypted(paper)));
  expect(fetch.mock.calls[0]?.[0]).toBe(paperUrl);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', priority: 'low' });
  const send = aServer({ paperUrl, key: key.toString('base64'), order: null });
  const started = await startWithLoadedPaper(examId, send);
  expect(started).toMatchObject({ token: 'ticket', paper });
  expect(send.mock.calls).toEqual([[false]]);
});

it('puts questions and options into the order of the attempt', async () => {
  const { examId, paperUrl } = await showStartPage(async () => asPaper(encrypted(paper)));
  const order = orderOf(
    [1, 0],
    [
      [1, 0],
      [0, 1],
    ],
  );
  const send = aServer({ paperUrl, key: key.toString('base64'), order });
  const { paper: opened } = await startWithLoadedPaper(examId, send);
  expect(opened).toEqual({
    questions: [
      { id: 'q1', options: ['d', 'c'] },
      { id: 'q0', options: ['a', 'b'] },
    ],
  });
});

it('counts the positions of all subjects together', async () => {
  const [first, second] = paper.questions;
  const subjects = [{ questions: [first] }, { questions: [second, { ...first, id: 'q2' }] }];
  const { examId, paperUrl } = await showStartPage(async () => asPaper(encrypted({ subjects })));
  const order = orderOf([0, 2, 1], [[0], [1, 0], [0, 1]]);
  const send = aServer({ paperUrl, key: key.toString('base64'), order });
  expect((await startWithLoadedPaper(examId, send)).paper).toEqual({
    subjects: [
      { questions: [{ id: 'q0', options: ['a'] }] },
      {
        questions: [
          { id: 'q2', options: ['b', 'a'] },
          { id: 'q1', options: ['c', 'd'] },
        ],
      },
    ],
  });
});

it.each<[string, (paperUrl: string) => Payload['paperKey']]>([
  [
    'the exam was changed meanwhile',
    () => ({ paperUrl: '/papers/newer/tag/hash', key: key.toString('base64'), order: null }),
  ],
  [
    'the key does not fit',
    (paperUrl) => ({ paperUrl, key: randomBytes(32).toString('base64'), order: null }),
  ],
  [
    'the order does not fit',
    (paperUrl) => ({
      paperUrl,
      key: key.toString('base64'),
      order: orderOf(
        [0, 7],
        [
          [0, 1],
          [0, 1],
        ],
      ),
    }),
  ],
  ['there is no key', () => null],
])('requests the paper if %s, and the next time at once', async (_, keyOf) => {
  const { examId, paperUrl } = await showStartPage(async () => asPaper(encrypted(paper)));
  const send = aServer(keyOf(paperUrl));
  for (let start = 0; start < 2; start += 1) {
    const started = await startWithLoadedPaper(examId, send);
    expect(started.paper).toBe(fromServer);
  }
  expect(send.mock.calls).toEqual([[false], [true], [true]]);
});

it('requests the paper if opening the loaded one takes too long', async () => {
  const { examId, paperUrl } = await showStartPage(async () => asPaper(encrypted(paper)));
  vi.stubGlobal('crypto', { subtle: { importKey: () => new Promise(() => undefined) } });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = aServer({ paperUrl, key: key.toString('base64'), order: null });
  const starting = startWithLoadedPaper(examId, send);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await starting).paper).toBe(fromServer);
});

it.each<[string, () => Promise<Response>]>([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('{}', { status: 500 })],
  ['a page of a server that has no papers', async () => asPaper('<html></html>', 'text/html')],
])('requests the paper if loading it returned %s', async (_, response) => {
  const { examId, page } = await showStartPage(() => response(), false);
  expect(page.result.current).toBe(false);
  const send = aServer(null);
  await startWithLoadedPaper(examId, send);
  expect(send.mock.calls).toEqual([[true]]);
});

it('requests the paper of an exam whose start page was not shown', async () => {
  await showStartPage(async () => asPaper(encrypted(paper)));
  const send = aServer(null);
  await startWithLoadedPaper('another', send);
  expect(send.mock.calls).toEqual([[true]]);
});

it('goes on loading from page to page, once', async () => {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { examId, paperUrl, page } = await showStartPage(() => response, false);
  page.unmount();
  const next = renderHook(() => usePaperLoading(examId, paperUrl));
  expect(next.result.current).toBe(false);
  respond(asPaper(encrypted(paper)));
  await waitFor(() => expect(next.result.current).toBe(true));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('stops loading when the exam starts', async () => {
  const { examId } = await showStartPage(() => new Promise(() => undefined), false);
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  const send = aServer(null);
  await startWithLoadedPaper(examId, send);
  expect(send.mock.calls).toEqual([[true]]);
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

it('tries again when the device is online again', async () => {
  const { page } = await showStartPage(async () => asPaper('none', 'text/html'), false);
  fetch.mockImplementation(async () => asPaper(encrypted(paper)));
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  await waitFor(() => expect(page.result.current).toBe(true));
});

it('loads nothing without a URL, and in a browser that cannot decrypt', () => {
  renderHook(() => usePaperLoading('e', null));
  renderHook(() => usePaperLoading('e', undefined));
  vi.stubGlobal('crypto', {});
  renderHook(() => usePaperLoading('e', '/papers/v/tag/hash'));
  expect(fetch).not.toHaveBeenCalled();
});
