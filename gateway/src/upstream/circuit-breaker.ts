// Stops asking a group of upstream that fails: those who wait get an error at once instead of a timeout each, and the backend gets the
// rest that it needs to come back. Why not a library: docs/decisions/009-bad-days.md.
import { codedError } from './errors.ts';

/** What came of a call: a failure is a 5xx but 501, a timeout or a broken connection; `neither` was given up by us. */
export type CallOutcome = 'success' | 'failure' | 'neither';

/** Opens when `failureShare` of at least `minCalls` calls of the last `windowMs` have failed; after `openMs` one call tries again. */
const BREAKER = { failureShare: 0.5, minCalls: 20, windowMs: 10_000, openMs: 5_000 };
const SLOTS = 10;
const SLOT_MS = BREAKER.windowMs / SLOTS;

/** The calls of one tenth of the window. */
type Slot = { number: number; calls: number; failures: number };

export class CircuitBreaker {
  #slots: Slot[] = [];
  #openedAt: number | undefined;
  #isProbing = false;

  /** @returns closed: all may ask; open: nobody; half-open: the next one may, or is asking now */
  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#openedAt === undefined) return 'closed';
    return this.#isProbing || this.#waitMs(this.#openedAt) <= 0 ? 'half-open' : 'open';
  }

  /** Throws CIRCUIT_OPEN where a call would not be admitted now. */
  check(): void {
    if (this.#openedAt === undefined) return;
    const waitMs = this.#waitMs(this.#openedAt);
    if (!this.#isProbing && waitMs <= 0) return;
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
    throw codedError('CIRCUIT_OPEN', 'The server cannot be reached. Please try again.', { retryAfter });
  }

  /** Admits a call, whose outcome must be told to the function that this answers, or throws CIRCUIT_OPEN. */
  admit(): (outcome: CallOutcome) => void {
    this.check();
    if (this.#openedAt === undefined) return this.#record;
    this.#isProbing = true;
    return this.#recordProbe;
  }

  readonly #record = (outcome: CallOutcome): void => {
    // Calls that were under way when it opened say nothing new.
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

  readonly #recordProbe = (outcome: CallOutcome): void => {
    this.#isProbing = false;
    if (outcome === 'success') this.#openedAt = undefined;
    else if (outcome === 'failure') this.#open();
    // A probe that was given up has found out nothing: the next call is the probe.
  };

  #open(): void {
    this.#openedAt = performance.now();
    this.#slots = [];
  }

  #waitMs(openedAt: number): number {
    return openedAt + BREAKER.openMs - performance.now();
  }
}
