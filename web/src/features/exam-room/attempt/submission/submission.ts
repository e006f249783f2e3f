/**
 * Sends the sealed sheet of the open exam until the server accepts it or rejects it for good, with
 * exponential backoff.
 */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { AttemptHead } from '../../storage/attempt-store.ts';
import type { FinalSendResult, SendResult } from '../../sync/send-sheet.ts';
import { serverNow } from '../../sync/server-clock.ts';
import type { Outbox } from '../attempt-state.ts';

const MAX_WAIT_S = 30;
/** Shorter backoff until the grace is over. */
const MAX_WAIT_IN_TIME_S = 5;

interface SubmissionCalls<Result> {
  /**
   * One attempt to send; resolves with null if the sheet was unsealed and there is nothing to send.
   */
  readonly send: () => Promise<SendResult<Result> | null>;
  readonly show: (outbox: Outbox) => void;
  readonly onDone: (result: FinalSendResult<Result>) => void;
}

export class Submission<Result> {
  readonly #calls: SubmissionCalls<Result>;
  #head: AttemptHead | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  /** The first try is delayed (`begin`). */
  #isDelayed = false;
  #tries = 0;

  constructor(calls: SubmissionCalls<Result>) {
    this.#calls = calls;
  }

  /** @param delayMs jitter, because thousands of students reach zero in the same second */
  begin(head: AttemptHead, delayMs = 0): void {
    // The request of before `stop` decides, and is repeated if it fails.
    if (!this.#isSending) this.stop();
    this.#head = head;
    this.#tries = 0;
    this.#calls.show({ status: 'sending' });
    if (this.#isSending) return;
    this.#isDelayed = delayMs > 0;
    if (delayMs === 0) void this.#send();
    else this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  /**
   * Called when the page is hidden: ends the delay, because the page may never be visible again.
   */
  flush(): void {
    if (this.#isDelayed) void this.#send();
  }

  /** Sends at once: the network is back, the user has logged in, or there is extra time. */
  now(): void {
    if (this.#head) void this.#send();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isDelayed = false;
    this.#head = null;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDelayed = false;
    const head = this.#head;
    if (!head || this.#isSending) return;
    this.#isSending = true;
    this.#calls.show({ status: 'sending' });
    const result = await this.#calls.send().finally(() => {
      this.#isSending = false;
    });
    if (!result) {
      this.stop();
      this.#calls.show({ status: 'idle' });
    } else if (result.status !== 'retry') {
      this.stop();
      this.#calls.onDone(result);
    } else if (this.#head) this.#wait(result.seconds ?? this.#backoff(head), result.code);
  }

  #backoff({ deadline }: AttemptHead): number {
    this.#tries += 1;
    const longest = (serverNow() ?? 0) < deadline + GRACE_MS ? MAX_WAIT_IN_TIME_S : MAX_WAIT_S;
    return Math.max(
      1,
      Math.round(Math.min(longest, 2 ** this.#tries) * (0.75 + Math.random() / 2)),
    );
  }

  #wait(seconds: number, code: string): void {
    if (seconds <= 0) {
      void this.#send();
      return;
    }
    this.#calls.show({ status: 'waiting', seconds, code });
    this.#timer = setTimeout(() => this.#wait(seconds - 1, code), 1000);
  }
}

const SPREAD_S = 3;
/** Time reserved for the request itself before the grace period ends. */
const SENDING_MS = 5000;

/**
 * The delay of an automatic submission, but never beyond the grace period.
 * @param withinSeconds as the server asks (`ExamPace`)
 */
export function jitterMs({ deadline }: AttemptHead, now: number, withinSeconds = SPREAD_S): number {
  const available = deadline + GRACE_MS - SENDING_MS - now;
  return Math.floor(Math.random() * Math.max(0, Math.min(withinSeconds * 1000, available)));
}
