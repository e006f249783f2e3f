/**
 * The answer to one written question, independent of React. Pages are stored on the device before
 * they are shown, registered with the server when they are added, and uploaded one by one. A host
 * that does not support single pages gets one PDF once the pages have not changed for a while.
 */
import {
  type AnswerName,
  type AnswerPages,
  deleteAnswer,
  isEmpty,
  noPages,
  storedPages,
  storePages,
} from '../answer-pages/answer-pages.ts';
import { AnswerSender } from './answer-sender.ts';
import { SendingRecord } from './sending-record.ts';
import type { UploadState, WorkContext, WorkState } from './work-state.ts';

/** Debounce of the registration. */
const SOON_MS = 800;
/**
 * Longer debounce for hosts that only accept whole PDFs: every new page would upload all pages
 * again.
 */
const QUIET_MS = 15_000;

export class WrittenWork {
  readonly #name: AnswerName;
  readonly #record: SendingRecord;
  readonly #sender: AnswerSender;
  readonly #listeners = new Set<() => void>();
  #state: WorkState = {
    isLoaded: false,
    pages: noPages(),
    isOnDevice: true,
    upload: { status: 'none' },
    url: null,
  };
  #running: {
    readonly version: string;
    readonly stop: AbortController;
    readonly url: Promise<string>;
  } | null = null;
  /** True if the sheet was last sent without these pages: they were not uploaded in time. */
  #isLeftOut = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loaded: Promise<void> | null = null;

  constructor(name: AnswerName, context: WorkContext) {
    this.#name = name;
    this.#record = new SendingRecord(name, context.head);
    const publish = (change: Partial<WorkState>) => this.#publish(change);
    this.#sender = new AnswerSender(name, context, this.#record, {
      getState: this.getState,
      publish,
    });
  }

  readonly getState = (): WorkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the stored pages, which another tab may have changed, and continues their upload. */
  async open(): Promise<void> {
    this.#loaded = this.#load();
    await this.#loaded;
    const { pages, upload } = this.#state;
    if (upload.status !== 'stored') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.uploadNow, this.#quietMs(pages, 0));
  }

  /** Starts no further uploads; a running one continues. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Stores the pages, then shows them; aborts an upload of the previous version. */
  async change(next: (before: AnswerPages) => AnswerPages): Promise<void> {
    await this.#whenLoaded();
    const pages = next(this.#state.pages);
    const isOnDevice = await storePages(this.#name, pages).then(
      () => true,
      () => false,
    );
    this.#running?.stop.abort(new Error('The pages have changed.'));
    this.#running = null;
    this.#sender.discardRegistration();
    this.#publish({
      pages,
      isOnDevice,
      upload: { status: isEmpty(pages) ? 'none' : 'stored' },
      url: null,
    });
    clearTimeout(this.#timer);
    if (isEmpty(pages)) {
      await deleteAnswer(this.#name).catch(() => undefined);
      return;
    }
    await this.#record.store(this.#state, {});
    this.#timer = setTimeout(this.uploadNow, this.#quietMs(pages, SOON_MS));
  }

  /**
   * Delay before the upload. None for a PDF or an upload that has begun: no further pages are
   * expected.
   */
  #quietMs({ pdf }: AnswerPages, soonMs: number): number {
    if (pdf || this.#sender.hasBegunPdf) return 0;
    return this.#sender.mayTakePages ? soonMs : QUIET_MS;
  }

  /** Does not throw: errors are in the state. */
  readonly uploadNow = (): void => void this.finish().catch(() => undefined);

  /**
   * Resolves with the URL of the current pages, for the submission; the pages may be uploaded
   * later. A host that only accepts whole PDFs must have all bytes first: null if that takes longer
   * than `maxWaitMs`. Errors: as `registerAnswerPages`, without a retry; as `uploadPdf`.
   */
  async url(maxWaitMs: number): Promise<string | null> {
    await this.#whenLoaded();
    this.#isLeftOut = !isEmpty(this.#state.pages);
    const url = await this.#findUrl(maxWaitMs);
    if (url) this.#isLeftOut = false;
    return url;
  }

  async #findUrl(maxWaitMs: number): Promise<string | null> {
    const { pages, url } = this.#state;
    if (isEmpty(pages)) return null;
    if (url) return url;
    const registered = await this.#sender.register(pages);
    if (registered) {
      this.uploadNow();
      return registered;
    }
    const whole = this.finish();
    const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs));
    return Promise.race([whole, timeout]);
  }

  /**
   * Resolves with the URL of the current pages after uploading them. Errors: as `uploadPages`,
   * `uploadPdf`.
   */
  async finish(): Promise<string | null> {
    await this.#whenLoaded();
    clearTimeout(this.#timer);
    const { pages, upload } = this.#state;
    if (isEmpty(pages)) return null;
    if (upload.status === 'uploaded') return upload.url;
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
    const nothing = { pages: undefined, upload: undefined, sending: undefined };
    const { pages, upload, sending } = await storedPages(this.#name).catch(() => nothing);
    const isCurrentVersion = pages === undefined || pages.version === this.#state.pages.version;
    if (isCurrentVersion) return this.#publish({ isLoaded: true });
    const resumable = upload?.version === pages.version ? upload : undefined;
    this.#sender.resume(resumable);
    const registered = sending?.version === pages.version ? sending.url : null;
    const url = resumable?.url ?? (sending?.isStored ? registered : null);
    const uploadState = (): UploadState => {
      if (isEmpty(pages)) return { status: 'none' };
      return url ? { status: 'uploaded', url } : { status: 'stored' };
    };
    this.#publish({ isLoaded: true, pages, upload: uploadState(), url: url ?? registered });
  }

  async #upload(pages: AnswerPages, signal: AbortSignal): Promise<string> {
    const show = (upload: UploadState) => !signal.aborted && this.#publish({ upload });
    try {
      const url = await this.#sender.send(pages, signal, show);
      show({ status: 'uploaded', url });
      if (!signal.aborted) this.#running = null;
      return url;
    } catch (error) {
      if (!signal.aborted) {
        this.#running = null;
        show({ status: 'failed', error });
      }
      throw error;
    }
  }

  /**
   * Called when the exam is submitted: a running upload continues, and the pages are deleted from
   * the device when all are uploaded. A host that only accepts whole PDFs accepts none after the
   * exam: then the upload ends, and the pages stay on the device.
   */
  async examSubmitted(): Promise<void> {
    this.#record.examSubmitted();
    clearTimeout(this.#timer);
    const { pages, upload } = this.#state;
    const isMissed =
      !this.#sender.mayTakePages &&
      !isEmpty(pages) &&
      (this.#isLeftOut || upload.status !== 'uploaded');
    if (!isMissed) return;
    this.#running?.stop.abort(new Error('The exam is over.'));
    this.#running = null;
    if (!this.#isLeftOut && (await this.#isSentElsewhere())) return;
    this.#publish({ upload: { status: 'missed' } });
    // Also a PDF that has arrived since then, because the sheet does not contain its URL.
    const missedState = { stored: 0, isStored: false, isRefused: true, isMissed: true };
    await this.#record.store(this.#state, missedState);
  }

  /** True if another tab has uploaded these pages and therefore deleted them from the device. */
  async #isSentElsewhere(): Promise<boolean> {
    const storedState = await storedPages(this.#name).catch(() => null);
    return (
      storedState !== null &&
      (storedState.pages === undefined || storedState.sending?.isStored === true)
    );
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  #publish(change: Partial<WorkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
