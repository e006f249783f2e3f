/**
 * When the sheet is saved next: at the pace that the server asks for (docs/decisions/098), and
 * after failures with longer and longer waits.
 */
import type { ExamPace } from '../attempt/attempt-server.ts';

/**
 * Until the server says more. With a second between two saves and the time of the request, a choice
 * reaches the server in less than two seconds.
 */
const NOT_BUSY: ExamPace = { saveEverySeconds: 1, submitWithinSeconds: 3 };
const MAX_WAIT_MS = 10_000;

export class SavePace {
  #asked = NOT_BUSY;
  #failures = 0;
  #sentAt = Number.NEGATIVE_INFINITY;

  /** The last save has failed. */
  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  /** As the server asks (`ExamPace`). */
  get submitWithinSeconds(): number {
    return this.#asked.submitWithinSeconds;
  }

  sent(): void {
    this.#sentAt = performance.now();
  }

  confirmed(asked: ExamPace): void {
    this.#failures = 0;
    this.#asked = asked;
  }

  failed(): void {
    this.#failures += 1;
  }

  resetFailures(): void {
    this.#failures = 0;
  }

  /**
   * In milliseconds; a busy server gets the saves of its clients at different times.
   * @param isOnDevice whether the device has the sheet, so that it may wait for the server
   */
  untilNextSave(isOnDevice: boolean): number {
    if (this.hasFailed) return this.#backoff();
    const { saveEverySeconds } = isOnDevice ? this.#asked : NOT_BUSY;
    const spread = saveEverySeconds > NOT_BUSY.saveEverySeconds ? 0.75 + Math.random() / 4 : 1;
    return Math.max(0, this.#sentAt + saveEverySeconds * spread * 1000 - performance.now());
  }

  #backoff(): number {
    return Math.min(MAX_WAIT_MS, 1000 * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2);
  }
}
