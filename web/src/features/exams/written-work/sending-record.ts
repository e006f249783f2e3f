/**
 * Stores on the device which pages of an answer are still to be uploaded, so that another page of
 * the site can continue (send-pages.ts).
 */
import {
  type AnswerName,
  forgetAnswer,
  isEmpty,
  keepSending,
  type PagesOnTheWay,
  pageCount,
} from '../answer-pages/answer-pages.ts';
import type { WorkContext, WorkState } from './work-state.ts';

export class SendingRecord {
  readonly #name: AnswerName;
  readonly #head: WorkContext['head'];
  #kept: PagesOnTheWay | undefined;
  #isSubmitted = false;

  constructor(name: AnswerName, head: WorkContext['head']) {
    this.#name = name;
    this.#head = head;
  }

  /**
   * Stores a change for the current pages; does nothing without pages. Deletes the answer once it
   * is submitted and stored on the server.
   */
  async keep(
    { pages, url }: Pick<WorkState, 'pages' | 'url'>,
    change: Partial<PagesOnTheWay>,
  ): Promise<void> {
    const { userId, token: ticket, title, deadline } = this.#head;
    if (isEmpty(pages)) return;
    this.#kept = {
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
      ...(this.#kept?.version === pages.version ? this.#kept : {}),
      isHandedIn: this.#isSubmitted,
      ...change,
    };
    await keepSending(this.#kept).catch(() => undefined);
    if (this.#isSubmitted && this.#kept.isStored)
      await forgetAnswer(this.#name).catch(() => undefined);
  }

  examSubmitted(): void {
    this.#isSubmitted = true;
  }
}
