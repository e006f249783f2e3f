// The backend's clock, so that a wrong clock of this host has no effect. Set by the time in `GET
// /ext` and continued by the monotonic clock. Without it: the clock of this host.

/** A slower response is too inaccurate. */
const MAX_ROUND_TRIP_MS = 1_000;

export class UpstreamClock {
  /** Milliseconds since the epoch at the origin of the monotonic clock; undefined: not set. */
  #originMs: number | undefined;

  /** Milliseconds since the epoch. */
  readonly now = (): number =>
    this.#originMs === undefined ? Date.now() : this.#originMs + performance.now();

  /**
   * Sets the clock by the time in a response, if it has one. Both moments are by
   * `performance.now()`.
   */
  set(time: unknown, sentAt: number, receivedAt: number): void {
    const atMs = typeof time === 'string' ? Date.parse(time) : Number.NaN;
    if (Number.isNaN(atMs) || receivedAt - sentAt > MAX_ROUND_TRIP_MS) return;
    this.#originMs = atMs - (sentAt + receivedAt) / 2;
  }
}
