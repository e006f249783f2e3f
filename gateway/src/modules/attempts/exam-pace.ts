// How the clients in an exam spread their saves and submissions: wider while saving is slow or this
// process is busy (docs/decisions/098). A sheet that waits is stored on the student's device.

import type { ErrorCode } from '../../upstream/errors/error-codes.ts';
import { hasCode } from '../../upstream/errors/errors.ts';

/** Backs `ExamPace`, in seconds. */
export type Pace = { saveEverySeconds: number; submitWithinSeconds: number };

/** The pace is adjusted at most this often. */
const PERIOD_MS = 1000;
/** A mean above this doubles the pause between saves. */
const SLOW_SAVE_MS = 300;
/** A mean below this shortens the pause again. */
const QUICK_SAVE_MS = 150;
/**
 * A save that upstream could not do counts at least this long, however quickly it failed. Timeouts
 * are not included: they have lasted long enough, and a client that disconnects causes the same
 * error.
 */
const FAILED_SAVE_MS = 1000;
const FAILURES: readonly ErrorCode[] = [
  'OVERLOADED',
  'CIRCUIT_OPEN',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
  'UPSTREAM_ERROR',
];
/** A second of quick saves reduces the pause to this share: 30 s become 1 s in 32 s. */
const DECAY_PER_SECOND = 0.9;
/** Above this event loop utilization saves count as slow, too. */
const BUSY_UTILIZATION = 0.95;
const MIN_SAVE_PAUSE_S = 1;
/** A student whose device is lost for good loses at most half a minute of work. */
const MAX_SAVE_PAUSE_S = 30;

const MIN_SUBMIT_S = 3;
/** Submissions are accepted for 60 s after the deadline; retries need some of it. */
const MAX_SUBMIT_S = 20;
/**
 * A submission costs a gateway as much as five saves (docs/scaling.md), which come every five
 * seconds or so. Spread over this time, submissions would keep a process busy as long as its saves
 * do; for an idle one less suffices.
 */
const SUBMIT_S_AT_FULL_UTILIZATION = 30;

export class ExamPace {
  readonly #utilization: () => number;
  readonly #clock: () => number;
  #savePause = MIN_SAVE_PAUSE_S;
  #totalMs = 0;
  #saves = 0;
  #running = 0;
  #lastEndedAt: number;
  #measuredSince: number;
  #mayGrowAt = 0;

  /**
   * @param utilization of the event loop in the last seconds, from 0 to 1
   * @param clock in milliseconds
   */
  constructor(utilization: () => number, clock: () => number = () => performance.now()) {
    this.#utilization = utilization;
    this.#clock = clock;
    this.#measuredSince = clock();
    this.#lastEndedAt = clock();
  }

  /** The pace for the client whose save ends now; without saves it is that of a server at rest. */
  get current(): Pace {
    const savePause = this.#shorterPause(this.#restMs());
    const isSlow = savePause > MIN_SAVE_PAUSE_S;
    const seconds = Math.round(this.#utilization() * SUBMIT_S_AT_FULL_UTILIZATION);
    return {
      saveEverySeconds: Math.round(savePause),
      submitWithinSeconds: isSlow
        ? MAX_SUBMIT_S
        : Math.min(MAX_SUBMIT_S, Math.max(MIN_SUBMIT_S, seconds)),
    };
  }

  /** Runs a save, and adjusts the pace by how long it takes, and by whether it fails. */
  async measure<Saved>(save: () => Promise<Saved>): Promise<Saved> {
    const startedAt = this.#clock();
    const restMs = this.#restMs();
    if (restMs > 0) {
      this.#savePause = this.#shorterPause(restMs);
      this.#beginPeriod();
    }
    this.#running += 1;
    let minimumMs = 0;
    try {
      return await save();
    } catch (error) {
      if (FAILURES.some((code) => hasCode(error, code))) minimumMs = FAILED_SAVE_MS;
      throw error;
    } finally {
      this.#totalMs += Math.max(minimumMs, this.#clock() - startedAt);
      this.#saves += 1;
      this.#running -= 1;
      this.#lastEndedAt = this.#clock();
      this.#adjust();
    }
  }

  #adjust(): void {
    const now = this.#clock();
    const elapsed = now - this.#measuredSince;
    if (elapsed < PERIOD_MS) return;
    const mean = this.#totalMs / this.#saves;
    if (mean > SLOW_SAVE_MS || this.#utilization() > BUSY_UTILIZATION) {
      if (now >= this.#mayGrowAt) {
        // By then all clients that were told the old pause have saved again and know the new one.
        this.#mayGrowAt = now + this.#savePause * 1000;
        this.#savePause = Math.min(MAX_SAVE_PAUSE_S, this.#savePause * 2);
      }
    } else if (mean < QUICK_SAVE_MS) {
      this.#savePause = this.#shorterPause(elapsed);
    }
    this.#beginPeriod();
  }

  #beginPeriod(): void {
    this.#totalMs = 0;
    this.#saves = 0;
    this.#measuredSince = this.#clock();
  }

  /**
   * The time since the last save, beyond the second after which a quick client sends the next one.
   */
  #restMs(): number {
    return this.#running > 0 ? 0 : Math.max(0, this.#clock() - this.#lastEndedAt - PERIOD_MS);
  }

  #shorterPause(elapsedMs: number): number {
    return Math.max(
      MIN_SAVE_PAUSE_S,
      this.#savePause * DECAY_PER_SECOND ** (elapsedMs / PERIOD_MS),
    );
  }
}
