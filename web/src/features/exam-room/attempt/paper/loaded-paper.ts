/**
 * Papers that are loaded before the start, encrypted (docs/decisions/092). The start's response
 * then has only the key and the attempt's order: it is small, however many students start at once
 * and however slow their network is.
 */
import { useEffect, useState } from 'react';
import { pause } from '../../sync/pause.ts';
import type { PaperKey_PaperKeyFragment } from './generated/paper.ts';

interface LoadedPaper {
  readonly examId: string;
  readonly paperUrl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The paper that was loaded last. */
let loadedPaper: LoadedPaper | null = null;

/** The paper that is being loaded. It continues while the student goes from page to page. */
let loading: {
  readonly paperUrl: string;
  readonly ended: Promise<void>;
  readonly stop: () => void;
} | null = null;

/**
 * Loads the paper of an exam while its waiting room or start page is shown; tries again when the
 * device is online again. If it is not complete when the exam starts, it comes with the start's
 * response.
 * @param paperUrl null: it cannot or must not be loaded now; undefined: not known yet
 * @returns true if the paper is on this device
 */
export function usePaperLoading(examId: string, paperUrl: string | null | undefined): boolean {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  useEffect(() => {
    if (!paperUrl || !canDecrypt()) return;
    let isShown = true;
    const load = async () => {
      await storePaper(examId, paperUrl);
      if (isShown) setLoadedUrl(loadedPaper?.paperUrl);
    };
    void load();
    addEventListener('online', load);
    return () => {
      isShown = false;
      removeEventListener('online', load);
    };
  }, [examId, paperUrl]);
  return Boolean(paperUrl) && loadedUrl === paperUrl;
}

/** Loads a paper unless it is loaded or being loaded. Resolves also if it cannot be loaded. */
function storePaper(examId: string, paperUrl: string): Promise<void> {
  if (loadedPaper?.paperUrl === paperUrl) return Promise.resolve();
  if (loading?.paperUrl === paperUrl) return loading.ended;
  loading?.stop();
  const stopping = new AbortController();
  const ended = loadPaper(paperUrl, stopping.signal)
    .then(
      (bytes) => {
        loadedPaper = { examId, paperUrl, bytes };
      },
      // The paper comes with the start's response.
      () => undefined,
    )
    .finally(() => {
      if (loading?.ended === ended) loading = null;
    });
  loading = { paperUrl, ended, stop: () => stopping.abort() };
  return ended;
}

/** Browsers have Web Crypto only on https and on localhost. */
const canDecrypt = (): boolean =>
  globalThis.crypto?.subtle !== undefined && 'DecompressionStream' in globalThis;

/** Rejects if the response is not a paper. */
async function loadPaper(paperUrl: string, signal: AbortSignal): Promise<LoadedPaper['bytes']> {
  const response = await fetch(paperUrl, { credentials: 'omit', priority: 'low', signal });
  if (!response.ok || response.headers.get('content-type') !== 'application/octet-stream')
    throw new Error('The response is not a paper.');
  return new Uint8Array(await response.arrayBuffer());
}

/** The exam's clock runs: after this time the paper is requested instead. */
const MAX_OPENING_MS = 3000;

export interface StartPayload<Paper> {
  readonly paper?: Paper;
  readonly paperKey?: PaperKey_PaperKeyFragment | null;
}

/**
 * Starts an exam with the loaded paper. Without one, and if it cannot be opened (the exam has been
 * changed since), the paper is in the response.
 * @param send sends the start; once an attempt runs, it returns that attempt
 */
export async function startWithLoadedPaper<Paper, Payload extends StartPayload<Paper>>(
  examId: string,
  send: (withPaper: boolean) => Promise<Payload & StartPayload<Paper>>,
): Promise<Payload & { readonly paper: Paper }> {
  const loaded = loadedPaper?.examId === examId ? loadedPaper : null;
  if (loaded) {
    // Loaded while the start is on its way, so that the start page does not grow.
    const opener = import('./open-paper.ts').catch(() => null);
    const payload = await send(false);
    const { paperKey } = payload;
    const open = async (key: PaperKey_PaperKeyFragment) =>
      (await opener)?.openPaper(loaded.bytes, key).catch(() => null);
    const isItsKey = paperKey?.paperUrl === loaded.paperUrl;
    const paper = isItsKey && (await Promise.race([open(paperKey), pause(MAX_OPENING_MS)]));
    if (paper) return { ...payload, paper: paper as Paper };
    loadedPaper = null;
  }
  // Not loaded twice at once: the network may be slow.
  loading?.stop();
  const payload = await send(true);
  const { paper } = payload;
  if (paper === undefined) throw new Error('The start returned no paper.');
  return { ...payload, paper };
}
