/**
 * Stores on the device which pages of an answer are still to be uploaded, so that another page of
 * the site can continue (send-pages.ts).
 */
import {
  type AnswerName,
  deleteAnswer,
  isEmpty,
  type PagesOnTheWay,
  pageCount,
  storeSending,
} from '../answer-pages/answer-pages.ts';
import type { WorkContext, WorkState } from './work-state.ts';

export class SendingRecord {
  readonly #name: AnswerName;
  readonly #head: WorkContext['head'];
  #stored: PagesOnTheWay | undefined;
  #isSubmitted = false;

  constructor(name: AnswerName, head: WorkContext['head']) {
    this.#name = name;
    this.#head = head;
  }

  /**
   * Stores a change for the current pages; does nothing without pages. Deletes the answer once it
   * is submitted and stored on the server.
   */
  async store(
    { pages, url }: Pick<WorkState, 'pages' | 'url'>,
    change: Partial<PagesOnTheWay>,
  ): Promise<void> {
    const { userId, token: ticket, title, deadline } = this.#head;
    if (isEmpty(pages)) return;
    this.#stored = {
      ...this.#name,
      userId,
      ticket,
      title,
      deadline,
      version: pages.version,
      total: pageCount(pages),
      url,
      stored: 0,
      isStored: false,
      isRefused: false,
      isMissed: false,
      ...(this.#stored?.version === pages.version ? this.#stored : {}),
      isHandedIn: this.#isSubmitted,
      ...change,
    };
    await storeSending(this.#stored).catch(() => undefined);
    if (this.#isSubmitted && this.#stored.isStored)
      await deleteAnswer(this.#name).catch(() => undefined);
  }

  examSubmitted(): void {
    this.#isSubmitted = true;
  }
}
