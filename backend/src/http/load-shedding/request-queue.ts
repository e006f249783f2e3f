// Lets a number of requests work at once; the others wait in line. What waits here costs nothing
// and can still be dropped, unlike what waits for a connection of the database.

/** Called once: with true when the request may work, with false if it must not any more. */
type Waiting = (mayWork: boolean) => void;

export class RequestQueue {
  readonly #most: number;
  readonly #mostWaiting: number;
  #working = 0;
  /** Requests of `isFirst`, and all others. */
  readonly #lines: [Waiting[], Waiting[]] = [[], []];

  /**
   * @param most requests that work at once
   * @param mostWaiting requests in line, those of `isFirst` not counted
   */
  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  get working(): number {
    return this.#working;
  }

  get waiting(): number {
    return this.#lines[0].length + this.#lines[1].length;
  }

  /**
   * Waits for a place.
   * @param isFirst goes before the others, and is never turned away
   * @param isWanted asked when its turn comes; if false, nobody waits for the request any more
   * @param turn called with false at once if the line is too long
   */
  enter({ isFirst, isWanted }: { isFirst: boolean; isWanted: () => boolean }, turn: Waiting): void {
    if (this.#working < this.#most) {
      this.#working += 1;
      turn(true);
      return;
    }
    const line = this.#lines[isFirst ? 0 : 1];
    if (!isFirst && line.length >= this.#mostWaiting) turn(false);
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

  /** Gives a place to the next one. */
  leave(): void {
    const next = this.#lines[0].shift() ?? this.#lines[1].shift();
    if (next) next(true);
    else this.#working -= 1;
  }
}
