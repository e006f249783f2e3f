/**
 * Sends the pages of one answer: registered and one by one, or as one PDF if the host does not
 * support single pages.
 */
import { errorCode } from '../../../apollo/errors.ts';
import { loadChunk } from '../../../apollo/missing-chunk.ts';
import { canHash } from '../../../uploads/file-hash.ts';
import {
  type AnswerName,
  type AnswerPages,
  pageCount,
  type StoredUpload,
  storeUpload,
} from '../answer-pages/answer-pages.ts';
import { uploadPdf } from '../answer-pages/answer-upload.ts';
import {
  isPageRefusal,
  type RegisteredPages,
  registerPages,
  untilDone,
  uploadPages,
} from '../answer-pages/page-upload.ts';
import type { SendingRecord } from './sending-record.ts';
import type { UploadState, WorkContext, WorkState } from './work-state.ts';

/** Shows the progress of an upload; ignored after it was aborted. */
type Show = (upload: UploadState) => void;

interface ShownWork {
  /** The current state, which may be newer than the version that is being sent. */
  readonly getState: () => WorkState;
  readonly publish: (change: Partial<WorkState>) => void;
}

export class AnswerSender {
  readonly #name: AnswerName;
  readonly #context: WorkContext;
  readonly #record: SendingRecord;
  readonly #shown: ShownWork;
  /** Whether the host supports single pages; null until known. */
  #takesPages: boolean | null = canHash() ? null : false;
  #registering: { readonly version: string; readonly answer: Promise<RegisteredPages> } | null =
    null;
  #storedUpload: StoredUpload | undefined;

  constructor(name: AnswerName, context: WorkContext, record: SendingRecord, display: ShownWork) {
    this.#name = name;
    this.#context = context;
    this.#record = record;
    this.#shown = display;
  }

  /** False if the host is known to accept only whole PDFs. */
  get mayTakePages(): boolean {
    return this.#takesPages !== false;
  }

  get hasBegunPdf(): boolean {
    return this.#storedUpload !== undefined;
  }

  /** Continues with the PDF stored on the device. */
  resume(upload: StoredUpload | undefined): void {
    this.#storedUpload = upload;
  }

  /** The next upload registers the pages again. */
  discardRegistration(): void {
    this.#registering = null;
  }

  /**
   * Registers the pages and returns their URL; concurrent calls for the same version share one
   * request. Null if the host does not support single pages. Errors: as `registerPages`.
   */
  async register(pages: AnswerPages): Promise<string | null> {
    if (!this.mayTakePages) return null;
    try {
      return (await this.#registered(pages)).url;
    } catch (error) {
      if (errorCode(error) !== 'OPERATION_NOT_ALLOWED') throw error;
      this.#takesPages = false;
      return null;
    }
  }

  /**
   * Resolves with the URL of the pages once all of them are stored. Errors: as `uploadPages`,
   * `uploadPdf`.
   */
  async send(pages: AnswerPages, signal: AbortSignal, show: Show): Promise<string> {
    return (
      (await this.#sendPages(pages, signal, show)) ?? (await this.#sendPdf(pages, signal, show))
    );
  }

  #registered(pages: AnswerPages): Promise<RegisteredPages> {
    if (this.#registering?.version === pages.version) return this.#registering.answer;
    const answer = registerPages(this.#question, pages).then(
      async (registered) => {
        this.#takesPages = true;
        if (this.#shown.getState().pages.version === pages.version) {
          this.#shown.publish({ url: registered.url });
          await this.#note({ url: registered.url });
        }
        return registered;
      },
      (error: unknown) => {
        if (this.#registering?.answer === answer) this.#registering = null;
        throw error;
      },
    );
    this.#registering = { version: pages.version, answer };
    return answer;
  }

  get #question() {
    const { client, head } = this.#context;
    return { client, ticket: head.token, questionId: this.#name.questionId };
  }

  #note(change: Parameters<SendingRecord['store']>[1]): Promise<void> {
    return this.#record.store(this.#shown.getState(), change);
  }

  /** Null if the host does not support single pages. */
  async #sendPages(pages: AnswerPages, signal: AbortSignal, show: Show): Promise<string | null> {
    if (!this.mayTakePages) return null;
    let percent = 0;
    const calls = {
      signal,
      progress: (share: number, storedPages: number) => {
        percent = Math.floor(share * 100);
        show({ status: 'sending', percent, isRegistered: true });
        if (!signal.aborted) void this.#note({ stored: storedPages });
      },
      waiting: (error: unknown) =>
        show({ status: 'waiting', isLoggedOut: errorCode(error) === 'UNAUTHENTICATED' }),
      // During an exam the user is asked to log in, so the upload waits.
      endsWithSession: false,
    };
    try {
      const registered = await untilDone(calls, () => this.#registered(pages));
      await uploadPages(this.#question, pages, registered, calls);
      await this.#note({ url: registered.url, stored: pageCount(pages), isStored: true });
      return registered.url;
    } catch (error) {
      if (errorCode(error) !== 'OPERATION_NOT_ALLOWED') {
        // The student can retake a page that the server cannot read; then the list is registered
        // again.
        if (isPageRefusal(error)) this.#registering = null;
        throw error;
      }
      this.#takesPages = false;
      return null;
    }
  }

  async #sendPdf(pages: AnswerPages, signal: AbortSignal, show: Show): Promise<string> {
    const started = await this.#pdfOf(pages, show);
    await this.#store(started);
    show({ status: 'sending', percent: 0, isRegistered: false });
    const { client, head } = this.#context;
    const url = await uploadPdf({ client, ticket: head.token, signal }, started, {
      store: (upload) => this.#store(upload),
      progress: (share) =>
        show({ status: 'sending', percent: Math.floor(share * 100), isRegistered: false }),
      waiting: (error: unknown) =>
        show({ status: 'waiting', isLoggedOut: errorCode(error) === 'UNAUTHENTICATED' }),
    });
    await this.#store({ ...started, ...this.#storedUpload, url });
    signal.throwIfAborted();
    await this.#note({ url, stored: pageCount(pages), isStored: true });
    if (!signal.aborted) this.#shown.publish({ url });
    return url;
  }

  /**
   * The stored PDF of an upload that has begun, so that its bytes do not change; otherwise a new
   * one.
   */
  async #pdfOf({ version, pages, pdf }: AnswerPages, show: Show): Promise<StoredUpload> {
    if (this.#storedUpload?.version === version) return this.#storedUpload;
    show({ status: 'making' });
    const bytes = pdf
      ? pdf.bytes
      : await (await loadChunk(import('../answer-pages/make-pdf.ts'))).makePdf(pages);
    return { version, bytes, uploadId: null, partSize: 0, url: null };
  }

  async #store(upload: StoredUpload): Promise<void> {
    if (upload.version !== this.#shown.getState().pages.version) return;
    this.#storedUpload = upload;
    await storeUpload(this.#name, upload).catch(() => undefined);
  }
}
