// The backend's clock, so that the gateway says and decides nothing by a host clock that is wrong.
// `GET /ext` tells the time; in between the monotonic clock goes on. With a host that tells none it
// is the clock of this machine.

/** A slower answer tells too little. */
const MAX_TRIP_MS = 1_000;

export class UpstreamClock {
  /**
   * Milliseconds since the epoch at the beginning of the monotonic clock; undefined: the backend
   * has told no time.
   */
  #originMs: number | undefined;

  /** Milliseconds since the epoch. */
  readonly now = (): number =>
    this.#originMs === undefined ? Date.now() : this.#originMs + performance.now();

  /**
   * Takes the time from an answer, if there is one in it. Both moments are of `performance.now()`.
   */
  take(time: unknown, askedAt: number, answeredAt: number): void {
    const atMs = typeof time === 'string' ? Date.parse(time) : Number.NaN;
    if (Number.isNaN(atMs) || answeredAt - askedAt > MAX_TRIP_MS) return;
    this.#originMs = atMs - (askedAt + answeredAt) / 2;
  }
}
