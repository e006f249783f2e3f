// Bounds the number of running requests; the others wait in line. A request that waits here costs
// nothing and can still be dropped, unlike one that waits for a database connection.

/** Called once: with true when the request may run, with false if it must not. */
type AdmitRequest = (mayWork: boolean) => void;

export class RequestQueue {
  readonly #max: number;
  readonly #maxWaiting: number;
  #working = 0;
  /** Requests with `isFirst`, and all others. */
  readonly #lines: [AdmitRequest[], AdmitRequest[]] = [[], []];

  /**
   * @param max maximum of running requests
   * @param maxWaiting maximum of waiting requests, without those of `isFirst`
   */
  constructor(max: number, maxWaiting: number) {
    this.#max = max;
    this.#maxWaiting = maxWaiting;
  }

  get working(): number {
    return this.#working;
  }

  get waiting(): number {
    return this.#lines[0].length + this.#lines[1].length;
  }

  /**
   * Waits for a slot.
   * @param isFirst goes before the others, and is never refused
   * @param isWanted called when it is the request's turn; false if the response is no longer needed
   * @param turn called with false at once if the queue is full
   */
  enter(
    { isFirst, isWanted }: { isFirst: boolean; isWanted: () => boolean },
    turn: AdmitRequest,
  ): void {
    if (this.#working < this.#max) {
      this.#working += 1;
      turn(true);
      return;
    }
    const line = this.#lines[isFirst ? 0 : 1];
    if (!isFirst && line.length >= this.#maxWaiting) turn(false);
    else
      line.push(() => {
        if (isWanted()) {
          turn(true);
          return;
        }
        turn(false);
        this.leave();
      });
  }

  /** Passes the slot to the next request. */
  leave(): void {
    const next = this.#lines[0].shift() ?? this.#lines[1].shift();
    if (next) next(true);
    else this.#working -= 1;
  }
}
