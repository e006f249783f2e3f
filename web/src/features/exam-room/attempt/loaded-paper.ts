/**
 * Papers that are loaded before the start, encrypted (docs/decisions/092). The start's response
 * then has only the key and the attempt's order: it is small, however many students start at once
 * and however slow their network is.
 */
import type { DocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { TrustedDocumentNode } from '../../../apollo/links/operation-hash-link.ts';
import type { PaperKey_PaperKeyFragment } from './generated/paper.ts';

export type PaperOrder = NonNullable<PaperKey_PaperKeyFragment['order']>;

interface LoadedPaper {
  readonly examId: string;
  readonly paperUrl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const NONCE_BYTES = 12;

/** The paper that was loaded last. */
let loadedPaper: LoadedPaper | null = null;

/**
 * Loads the paper of an exam while its waiting room or start page is shown. If it is not complete
 * when the exam starts, it comes with the start's response.
 * @param paperUrl null: it cannot or must not be loaded now; undefined: not known yet
 * @param readStartDocument returns the mutation that starts the exam; the same function each time
 * @returns true if the paper is on this device
 */
export function usePaperLoading(
  examId: string,
  paperUrl: string | null | undefined,
  readStartDocument: () => Promise<DocumentNode>,
): boolean {
  const [loadedUrl, setLoadedUrl] = useState(() => loadedPaper?.paperUrl);
  useEffect(() => {
    if (!paperUrl || !canDecrypt() || loadedPaper?.paperUrl === paperUrl) return;
    const leaving = new AbortController();
    readStartDocument()
      .then((document) => loadPaper(paperUrl, document as TrustedDocumentNode, leaving.signal))
      .then((bytes) => {
        loadedPaper = { examId, paperUrl, bytes };
        setLoadedUrl(paperUrl);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [examId, paperUrl, readStartDocument]);
  return Boolean(paperUrl) && loadedUrl === paperUrl;
}

/** Browsers have Web Crypto only on https and on localhost. */
const canDecrypt = (): boolean =>
  globalThis.crypto?.subtle !== undefined && 'DecompressionStream' in globalThis;

/** Rejects if the response is not a paper. */
async function loadPaper(
  paperUrl: string,
  { __meta__: { hash } }: TrustedDocumentNode,
  signal: AbortSignal,
): Promise<LoadedPaper['bytes']> {
  const options = { credentials: 'omit', priority: 'low', signal } as const;
  const response = await fetch(`${paperUrl}/${hash}`, options);
  if (!response.ok || response.headers.get('content-type') !== 'application/octet-stream')
    throw new Error('The response is not a paper.');
  return new Uint8Array(await response.arrayBuffer());
}

interface StartPayload<Paper> {
  readonly paper?: Paper;
  readonly paperKey: PaperKey_PaperKeyFragment | null;
}

/**
 * Starts an exam with the loaded paper. Without one, and if it cannot be opened (the exam has been
 * changed since), the paper is in the response.
 * @param send sends the start; once an attempt runs, it returns that attempt
 * @param reorder returns the paper in the order of the attempt
 */
export async function startWithLoadedPaper<Paper, Payload extends StartPayload<Paper>>(
  examId: string,
  send: (withPaper: boolean) => Promise<Payload>,
  reorder: (paper: Paper, order: PaperOrder) => Paper,
): Promise<Payload & { readonly paper: Paper }> {
  const loaded = loadedPaper?.examId === examId ? loadedPaper : null;
  if (loaded) {
    const payload = await send(false);
    const paper = await openPaper<Paper>(loaded, payload.paperKey, reorder).catch(() => null);
    if (paper !== null) return { ...payload, paper };
    loadedPaper = null;
  }
  const payload = await send(true);
  const { paper } = payload;
  if (paper === undefined) throw new Error('The start returned no paper.');
  return { ...payload, paper };
}

/** Null if the key is that of another paper. Throws if the paper is damaged. */
async function openPaper<Paper>(
  { paperUrl, bytes }: LoadedPaper,
  paperKey: PaperKey_PaperKeyFragment | null,
  reorder: (paper: Paper, order: PaperOrder) => Paper,
): Promise<Paper | null> {
  if (paperKey?.paperUrl !== paperUrl) return null;
  const paper = (await decrypt(bytes, paperKey.key)) as Paper;
  return paperKey.order ? reorder(paper, paperKey.order) : paper;
}

/** AES-GCM, after the nonce; inside it JSON, compressed by gzip. */
async function decrypt(bytes: LoadedPaper['bytes'], keyText: string): Promise<unknown> {
  const keyBytes = Uint8Array.from(atob(keyText), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) };
  const compressed = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
  const text = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).json();
}

/**
 * Questions of a loaded paper in the order of the attempt.
 * @param first the position of the first of these questions in the whole paper
 */
export function inOrderOfAttempt<Question extends { readonly options: readonly unknown[] }>(
  questions: readonly Question[],
  order: PaperOrder,
  first = 0,
): Question[] {
  return questions.map((_, index) => {
    const question = itemAt(questions, itemAt(order.questions, first + index) - first);
    const options = itemAt(order.options, first + index).map((position) =>
      itemAt(question.options, position),
    );
    return { ...question, options };
  });
}

function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new Error('The order does not fit the paper.');
  return item;
}
