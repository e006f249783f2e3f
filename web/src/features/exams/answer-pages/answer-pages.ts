/**
 * The pages of one written answer: updates, and their storage on the device until the exam is
 * submitted.
 */
import type { UnsentPages } from '../../exam-room/attempt/submission/unsent-pages.ts';
import { namesWith, read, remove, write } from '../../exam-room/storage/device-storage.ts';

export interface AnswerPage {
  readonly id: string;
  /** JPEG data. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Clockwise, in degrees. */
  readonly turn: 0 | 90 | 180 | 270;
}

/** Photographed pages, or a PDF that was chosen as a file. */
export interface AnswerPages {
  /** Changes with each update; an upload belongs to one version. */
  readonly version: string;
  readonly pages: readonly AnswerPage[];
  readonly pdf: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null;
  /** On the device's clock. */
  readonly changedAt: number;
}

/** An upload of one version as PDF. */
export interface StoredUpload {
  readonly version: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null until the server has assigned one. */
  readonly uploadId: string | null;
  readonly partSize: number;
  readonly url: string | null;
}

/**
 * Pages that the server does not have yet, with all data needed to send them: also after the exam
 * and from any page of the site.
 */
export interface PagesOnTheWay extends AnswerName {
  readonly userId: string;
  /** The token of the exam's ticket. */
  readonly ticket: string;
  /** The title of the exam. */
  readonly title: string;
  /** The attempt's deadline, by the server's clock, in milliseconds since the epoch. */
  readonly deadline: number;
  /** The version of the pages. */
  readonly version: string;
  readonly total: number;
  /** How many pages the server has. */
  readonly stored: number;
  /** The URL of the answer; null until the pages are registered. */
  readonly url: string | null;
  /** True if the server has all pages. */
  readonly isStored: boolean;
  /**
   * True if the exam is submitted; the pages are then deleted from the device once all are
   * uploaded. Stored on devices: earlier releases read it by this name.
   */
  readonly isHandedIn: boolean;
  /** True if the server rejects the pages for good; they stay on the device. */
  readonly isRefused: boolean;
  /**
   * True if they were not uploaded in time and the host accepts none after the exam; then
   * `isRefused` is true as well. Earlier releases have not stored it.
   */
  readonly isMissed?: boolean;
}

export interface AnswerName {
  readonly attemptId: string;
  readonly questionId: string;
}

export const MAX_PAGES = 60;

const pagesName = ({ attemptId, questionId }: AnswerName) => `pages:${attemptId}:${questionId}`;
const sendingName = ({ attemptId, questionId }: AnswerName) => `sending:${attemptId}:${questionId}`;
const uploadName = ({ attemptId, questionId }: AnswerName) => `upload:${attemptId}:${questionId}`;

/** Unique on this device. `crypto.randomUUID` is missing on sites without TLS. */
export const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export const noPages = (): AnswerPages => ({
  version: newId(),
  pages: [],
  pdf: null,
  changedAt: Date.now(),
});

export const isEmpty = ({ pages, pdf }: AnswerPages): boolean => pages.length === 0 && pdf === null;

/** The number of pages that the palette counts as an answer. */
export const pageCount = ({ pages, pdf }: AnswerPages): number => (pdf ? 1 : pages.length);

const withPages = (pages: readonly AnswerPage[]): AnswerPages => ({ ...noPages(), pages });

export const addPages = (before: AnswerPages, newPages: readonly AnswerPage[]) =>
  withPages([...before.pages, ...newPages]);

export const choosePdf = (name: string, bytes: Uint8Array<ArrayBuffer>): AnswerPages => ({
  ...noPages(),
  pdf: { name, bytes },
});

/**
 * Whether a change has put a PDF in the place of pages or of another PDF, or pages in its place.
 */
export const isReplaced = (before: AnswerPages, after: AnswerPages): boolean =>
  !isEmpty(before) && before.pdf !== after.pdf;

/** @param by -1: towards the first page, 1: towards the last */
export function movePage({ pages }: AnswerPages, id: string, by: -1 | 1): AnswerPages {
  const from = pages.findIndex((page) => page.id === id);
  const to = Math.max(0, Math.min(pages.length - 1, from + by));
  const movedPage = pages[from];
  const others = pages.filter((page) => page !== movedPage);
  return withPages(movedPage ? [...others.slice(0, to), movedPage, ...others.slice(to)] : pages);
}

/** Rotates the page by 90 degrees, clockwise. */
export const turnPage = ({ pages }: AnswerPages, id: string) =>
  withPages(
    pages.map((page) =>
      page.id === id ? { ...page, turn: ((page.turn + 90) % 360) as AnswerPage['turn'] } : page,
    ),
  );

export const removePage = ({ pages }: AnswerPages, id: string) =>
  withPages(pages.filter((page) => page.id !== id));

/** A retaken page keeps its position. */
export const replacePage = ({ pages }: AnswerPages, id: string, by: AnswerPage) =>
  withPages(pages.map((page) => (page.id === id ? { ...by, id } : page)));

export interface StoredAnswer {
  readonly pages: AnswerPages | undefined;
  readonly upload: StoredUpload | undefined;
  readonly sending: PagesOnTheWay | undefined;
}

export async function storedPages(name: AnswerName): Promise<StoredAnswer> {
  const [pages, upload, sending] = await read([
    pagesName(name),
    uploadName(name),
    sendingName(name),
  ]);
  return {
    pages: pages as AnswerPages | undefined,
    upload: upload as StoredUpload | undefined,
    sending: sending as PagesOnTheWay | undefined,
  };
}

export const storePages = (name: AnswerName, pages: AnswerPages): Promise<void> =>
  write([[pagesName(name), pages]]);

export const storeUpload = (name: AnswerName, upload: StoredUpload): Promise<void> =>
  write([[uploadName(name), upload]]);

export const storeSending = (sending: PagesOnTheWay): Promise<void> =>
  write([[sendingName(sending), sending]]);

/** The user's answers with pages to send, or with sent pages that the exam still shows. */
export async function storedSendings(userId: string): Promise<PagesOnTheWay[]> {
  const sendings = (await read(await namesWith('sending:'))) as (PagesOnTheWay | undefined)[];
  return sendings.filter((sending): sending is PagesOnTheWay => sending?.userId === userId);
}

export interface AnswerOnDevice extends AnswerName {
  readonly sending: PagesOnTheWay | undefined;
}

/** The answers with pages on this device, of every account; without the pages, which are large. */
export async function answersOnDevice(): Promise<AnswerOnDevice[]> {
  const names = await namesWith('pages:');
  const sendings = await read(names.map((name) => name.replace(/^pages/, 'sending')));
  return names.map((name, index) => {
    const [, attemptId = '', questionId = ''] = name.split(':');
    return { attemptId, questionId, sending: sendings[index] as PagesOnTheWay | undefined };
  });
}

/** Called when the server has all pages of the answer, or they have been removed. */
export const deleteAnswer = (name: AnswerName): Promise<void> =>
  remove([pagesName(name), uploadName(name), sendingName(name)]);

/**
 * Called when the exam is submitted: deletes answers whose pages are all on the server; the others
 * are still sent.
 */
export async function releaseAnswers(userId: string, attemptId: string): Promise<UnsentPages> {
  const all = (await storedSendings(userId)).filter((sending) => sending.attemptId === attemptId);
  for (const sending of all) {
    if (sending.isStored) await deleteAnswer(sending);
    else await storeSending({ ...sending, isHandedIn: true });
  }
  const unsent = all.filter(({ isStored }) => !isStored);
  const count = (isCounted: (sending: PagesOnTheWay) => boolean | undefined) =>
    unsent.filter(isCounted).reduce((sum, { total, stored }) => sum + total - stored, 0);
  return {
    left: count(({ isRefused }) => !isRefused),
    refused: count(({ isRefused, isMissed }) => isRefused && !isMissed),
    missed: count(({ isMissed }) => isMissed),
    total: all.reduce((sum, sending) => sum + sending.total, 0),
  };
}

/** Deletes the answers of an attempt, sent or not. */
export async function deletePages(attemptId: string): Promise<void> {
  const kinds = ['pages', 'upload', 'sending'].map((kind) => `${kind}:${attemptId}:`);
  await remove((await Promise.all(kinds.map(namesWith))).flat());
}
