// Stops calls to a failing group of upstream: clients get an error at once instead of a timeout,
// and the backend can recover. Why not a library: docs/decisions/009-fault-tolerance.md.
import { refusal } from '../errors/refusals.ts';

/**
 * `failure`: a 5xx other than 501, a timeout or a broken connection; `neither`: aborted by the
 * gateway.
 */
export type BreakerOutcome = 'success' | 'failure' | 'neither';

/**
 * Opens when `failureShare` of at least `minCalls` calls in `windowMs` have failed; after `openMs`
 * one call is the probe.
 */
const BREAKER = { failureShare: 0.5, minCalls: 20, windowMs: 10_000, openMs: 5_000 };
const SLOTS = 10;
const SLOT_MS = BREAKER.windowMs / SLOTS;

/** The calls of one tenth of the window. */
type Slot = { number: number; calls: number; failures: number };

export class CircuitBreaker {
  #slots: Slot[] = [];
  #openedAt: number | undefined;
  #isProbing = false;

  /**
   * `closed`: calls pass; `open`: none; `half-open`: the next call is a probe, or the probe is
   * running.
   */
  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#openedAt === undefined) return 'closed';
    return this.#isProbing || this.#waitMs(this.#openedAt) <= 0 ? 'half-open' : 'open';
  }

  /** Throws CIRCUIT_OPEN if a call would not be admitted now. */
  check(): void {
    if (this.#openedAt === undefined) return;
    const waitMs = this.#waitMs(this.#openedAt);
    if (!this.#isProbing && waitMs <= 0) return;
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
    throw refusal('UPSTREAM_CIRCUIT_OPEN', {}, { retryAfter });
  }

  /**
   * Admits a call and returns a function that must be called with its outcome. Throws CIRCUIT_OPEN.
   */
  admit(): (outcome: BreakerOutcome) => void {
    this.check();
    if (this.#openedAt === undefined) return this.#record;
    this.#isProbing = true;
    return this.#recordProbe;
  }

  readonly #record = (outcome: BreakerOutcome): void => {
    // Calls that were in flight when the breaker opened are not counted.
    if (outcome === 'neither' || this.#openedAt !== undefined) return;
    const number = Math.floor(performance.now() / SLOT_MS);
    let slot = this.#slots.at(-1);
    if (slot?.number !== number) {
      slot = { number, calls: 0, failures: 0 };
      this.#slots = [...this.#slots.filter((old) => old.number > number - SLOTS), slot];
    }
    slot.calls += 1;
    if (outcome === 'success') return;
    slot.failures += 1;
    let [calls, failures] = [0, 0];
    for (const recent of this.#slots) {
      calls += recent.calls;
      failures += recent.failures;
    }
    if (calls >= BREAKER.minCalls && failures >= calls * BREAKER.failureShare) this.#open();
  };

  readonly #recordProbe = (outcome: BreakerOutcome): void => {
    this.#isProbing = false;
    if (outcome === 'success') this.#openedAt = undefined;
    else if (outcome === 'failure') this.#open();
    // An aborted probe has no result: the next call is the probe.
  };

  #open(): void {
    this.#openedAt = performance.now();
    this.#slots = [];
  }

  #waitMs(openedAt: number): number {
    return openedAt + BREAKER.openMs - performance.now();
  }
}
