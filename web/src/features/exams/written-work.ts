/**
 * The answer to one written question between the camera and the server, apart from React: pages are kept on the phone before they are
 * shown, made one PDF when they have been left alone for a while, and uploaded until the server has them.
 */
import type { ApolloClient } from '@apollo/client';
import {
  type AnswerName,
  type AnswerPages,
  forgetPages,
  isEmpty,
  type KeptUpload,
  keepPages,
  keepUpload,
  keptPages,
  noPages,
} from './answer-pages.ts';
import { uploadPdf } from './answer-upload.ts';

/** The next page is on its way to the camera: to upload after each one would send every page many times. */
const QUIET_MS = 15_000;

/** Where the pages shown are. `percent` from 0 to 100. */
export type UploadState =
  | { readonly at: 'none' | 'kept' | 'making' | 'waiting' }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'uploaded'; readonly url: string };

export interface WorkState {
  /** False until the phone has told what it keeps. */
  readonly isLoaded: boolean;
  readonly pages: AnswerPages;
  /** False when the device refuses to keep anything. */
  readonly isKept: boolean;
  readonly upload: UploadState;
}

type Way = { readonly client: ApolloClient; readonly ticket: string };

export class WrittenWork {
  readonly #name: AnswerName;
  readonly #way: Way;
  readonly #listeners = new Set<() => void>();
  #state: WorkState = { isLoaded: false, pages: noPages(), isKept: true, upload: { at: 'none' } };
  #keptUpload: KeptUpload | undefined;
  #running: { readonly version: string; readonly stop: AbortController; readonly url: Promise<string> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loaded: Promise<void> | null = null;

  constructor(name: AnswerName, way: Way) {
    this.#name = name;
    this.#way = way;
  }

  readonly getState = (): WorkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what the phone keeps, which another tab may have changed, and goes on uploading it. */
  async open(): Promise<void> {
    this.#loaded = this.#load();
    await this.#loaded;
    const { pages, upload } = this.#state;
    if (upload.at !== 'kept') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.uploadNow, pages.pdf || this.#keptUpload ? 0 : QUIET_MS);
  }

  /** Nothing begins by itself any more; what is under way goes on. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Kept first, then shown; what was under way is of other pages. */
  async change(next: (before: AnswerPages) => AnswerPages): Promise<void> {
    await this.#whenLoaded();
    const pages = next(this.#state.pages);
    const isKept = await keepPages(this.#name, pages).then(
      () => true,
      () => false,
    );
    this.#running?.stop.abort(new Error('The pages have changed.'));
    this.#running = null;
    this.#publish({ pages, isKept, upload: { at: isEmpty(pages) ? 'none' : 'kept' } });
    clearTimeout(this.#timer);
    // A PDF comes whole: nothing follows that would be worth waiting for.
    if (!isEmpty(pages)) this.#timer = setTimeout(this.uploadNow, pages.pdf ? 0 : QUIET_MS);
  }

  /** Fails in silence: the state tells. */
  readonly uploadNow = (): void => void this.finish().catch(() => undefined);

  /** Answers the address of the pages as they are now, uploading what is not uploaded. Errors: as `uploadPdf`. */
  async finish(): Promise<string | null> {
    await this.#whenLoaded();
    clearTimeout(this.#timer);
    const { pages, upload } = this.#state;
    if (isEmpty(pages)) return null;
    if (upload.at === 'uploaded') return upload.url;
    if (this.#running?.version !== pages.version) {
      const stop = new AbortController();
      this.#running = { version: pages.version, stop, url: this.#upload(pages, stop.signal) };
    }
    return this.#running.url;
  }

  #whenLoaded(): Promise<void> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<void> {
    const { pages, upload } = await keptPages(this.#name).catch(() => ({ pages: undefined, upload: undefined }));
    const isShown = pages === undefined || pages.version === this.#state.pages.version;
    if (isShown) return this.#publish({ isLoaded: true });
    this.#keptUpload = upload?.version === pages.version ? upload : undefined;
    const url = this.#keptUpload?.url;
    this.#publish({ isLoaded: true, pages, upload: isEmpty(pages) ? { at: 'none' } : url ? { at: 'uploaded', url } : { at: 'kept' } });
  }

  async #upload(pages: AnswerPages, signal: AbortSignal): Promise<string> {
    const show = (upload: UploadState) => !signal.aborted && this.#publish({ upload });
    try {
      const begun = await this.#pdfOf(pages, show);
      await this.#keep(begun);
      let percent = 0;
      show({ at: 'sending', percent });
      const url = await uploadPdf({ ...this.#way, signal }, begun, {
        keep: (upload) => this.#keep(upload),
        progress: (share) => {
          percent = Math.floor(share * 100);
          show({ at: 'sending', percent });
        },
        waiting: () => show({ at: 'waiting' }),
      });
      await this.#keep({ ...begun, ...this.#keptUpload, url });
      show({ at: 'uploaded', url });
      return url;
    } catch (error) {
      if (!signal.aborted) {
        this.#running = null;
        show({ at: 'failed', error });
      }
      throw error;
    }
  }

  /** The PDF that an upload was begun with, byte for byte; else one made now. */
  async #pdfOf({ version, pages, pdf }: AnswerPages, show: (upload: UploadState) => void): Promise<KeptUpload> {
    if (this.#keptUpload?.version === version) return this.#keptUpload;
    show({ at: 'making' });
    const bytes = pdf ? pdf.bytes : await (await import('./make-pdf.ts')).makePdf(pages);
    return { version, bytes, uploadId: null, partSize: 0, url: null };
  }

  async #keep(upload: KeptUpload): Promise<void> {
    if (upload.version !== this.#state.pages.version) return;
    this.#keptUpload = upload;
    await keepUpload(this.#name, upload).catch(() => undefined);
  }

  #publish(change: Partial<WorkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const works = new Map<string, WrittenWork>();

/** The one there is of a question: a page that is drawn, and the hand-in, work on the same. */
export function workOn(name: AnswerName, way: Way): WrittenWork {
  const key = `${name.attemptId}:${name.questionId}`;
  const work = works.get(key) ?? new WrittenWork(name, way);
  works.set(key, work);
  return work;
}

/** Once the exam is handed in. */
export async function forgetWork(attemptId: string): Promise<void> {
  for (const key of works.keys()) {
    if (!key.startsWith(`${attemptId}:`)) continue;
    works.get(key)?.close();
    works.delete(key);
  }
  await forgetPages(attemptId);
}
