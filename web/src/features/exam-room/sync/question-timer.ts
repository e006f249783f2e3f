/**
 * Measures how long the student spends on each question: the time during which it is the current
 * question (questions/use-exam-position.ts) of the active tab while the page is visible. Stored on
 * this device every few seconds, so that a crash costs little, and sent when the page is hidden and
 * after the submission (send-sheet.ts): requests at fixed times would cost the server as much as
 * the answers.
 */
import { limitTimes, mergeTimes, type QuestionTimes } from '@alokpath/exam-rules/question-times';
import type { AttemptServer } from '../attempt/attempt-server.ts';
import {
  type AttemptHead,
  type StoredTimes,
  storedTimes,
  storeTimes,
} from '../storage/attempt-store.ts';

const STORE_MS = 15_000;
/** The server's limit. */
const MAX_TIMES = 500;

export class QuestionTimer {
  readonly #save: AttemptServer['saveTimes'];
  /** Null while nothing is measured. */
  #head: AttemptHead | null = null;
  #attemptId = '';
  /** Seconds with decimals. */
  #spent: QuestionTimes = {};
  #sent: QuestionTimes = {};
  #questionId: string | null = null;
  /** When the current measurement started; null while paused. */
  #since: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(save: AttemptServer['saveTimes']) {
    this.#save = save;
  }

  /**
   * Starts to measure.
   * @param serverTimes the times stored on the server, possibly by another device
   */
  async begin(head: AttemptHead, serverTimes: QuestionTimes = {}): Promise<void> {
    this.#head = head;
    const { spent, sent } = await storedTimes(head);
    if (this.#head !== head) return;
    if (this.#attemptId !== head.attemptId) this.#spent = {};
    this.#attemptId = head.attemptId;
    this.#spent = mergeTimes(mergeTimes(spent, serverTimes), this.#spent);
    this.#sent = mergeTimes(sent, serverTimes);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), STORE_MS);
    this.resume();
  }

  setCurrentQuestion(questionId: string | null): void {
    if (questionId === this.#questionId) return;
    this.#count();
    this.#questionId = questionId;
  }

  /** The page is visible again. */
  resume(): void {
    if (this.#head && document.visibilityState === 'visible') this.#since ??= performance.now();
  }

  /** The page is hidden, and may never become visible again. */
  pause(): void {
    this.#count();
    this.#since = null;
    void this.#store();
    this.#send();
  }

  /** Stops measuring. Resolves when the times are stored on this device. */
  async stop(): Promise<void> {
    this.#count();
    this.#since = null;
    clearInterval(this.#timer);
    const stored = this.#store();
    this.#head = null;
    await stored;
  }

  #tick(): void {
    this.#count();
    void this.#store();
  }

  #count(): void {
    if (this.#since === null) return;
    const now = performance.now();
    const id = this.#questionId;
    if (id !== null)
      this.#spent = { ...this.#spent, [id]: (this.#spent[id] ?? 0) + (now - this.#since) / 1000 };
    this.#since = now;
  }

  async #store(): Promise<void> {
    const head = this.#head;
    if (head)
      await storeTimes(head, { spent: this.#spent, sent: this.#sent }).catch(() => undefined);
  }

  #send(): void {
    const head = this.#head;
    if (!head) return;
    void sendTimes(this.#save, head, { spent: this.#spent, sent: this.#sent }, true).then(
      (sent) => {
        this.#sent = mergeTimes(this.#sent, sent);
      },
    );
  }
}

/**
 * Sends unconfirmed times. Never rejects: without times the review shows that they were not
 * measured.
 * @returns the times that the server has confirmed
 */
export async function sendTimes(
  save: AttemptServer['saveTimes'],
  { attemptId, timeLimitMinutes }: AttemptHead,
  { spent, sent }: StoredTimes,
  mayOutliveThePage: boolean,
): Promise<QuestionTimes> {
  const whole = Object.entries(limitTimes(spent, timeLimitMinutes * 60));
  const changedTimes = Object.fromEntries(
    whole.filter(([id, seconds]) => seconds > (sent[id] ?? 0)).slice(0, MAX_TIMES),
  );
  if (Object.keys(changedTimes).length === 0) return sent;
  try {
    await save(attemptId, changedTimes, mayOutliveThePage);
    return changedTimes;
  } catch {
    return {};
  }
}
