// Limits concurrent uploads per account, so that the uploads of one account do not delay those of
// others.
import { refusal } from '../../upstream/errors/refusals.ts';

/** Concurrent uploads of one account, or of one address without an account. */
const UPLOADS_AT_ONCE = 2;
/** In `retry-after`. */
const RETRY_AFTER_S = 2;

export class UploadSlots {
  readonly #taken = new Map<string, number>();

  /**
   * Takes a slot. Returns a function that releases it; further calls do nothing. Errors:
   * OVERLOADED.
   */
  take(owner: string): () => void {
    const taken = this.#taken.get(owner) ?? 0;
    if (taken >= UPLOADS_AT_ONCE) {
      throw refusal('TOO_MANY_UPLOADS', { max: UPLOADS_AT_ONCE }, { retryAfter: RETRY_AFTER_S });
    }
    this.#taken.set(owner, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#taken.get(owner) ?? 1) - 1;
      if (left > 0) this.#taken.set(owner, left);
      else this.#taken.delete(owner);
    };
  }
}
