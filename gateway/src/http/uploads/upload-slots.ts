// Limits concurrent uploads per account, so that the uploads of one account do not delay those of
// others.
import { refusal } from '../../upstream/errors/refusals.ts';

/** Concurrent uploads of one account, or of one address without an account. */
const UPLOADS_AT_ONCE = 2;
/** In `retry-after`. */
const RETRY_AFTER_S = 2;

export class UploadSlots {
  readonly #slotsInUse = new Map<string, number>();

  /**
   * Acquires a slot. Returns a function that releases it; further calls do nothing. Errors:
   * OVERLOADED.
   */
  acquire(owner: string): () => void {
    const slotsInUse = this.#slotsInUse.get(owner) ?? 0;
    if (slotsInUse >= UPLOADS_AT_ONCE) {
      throw refusal('TOO_MANY_UPLOADS', { max: UPLOADS_AT_ONCE }, { retryAfter: RETRY_AFTER_S });
    }
    this.#slotsInUse.set(owner, slotsInUse + 1);
    let isSlotInUse = true;
    return () => {
      if (!isSlotInUse) return;
      isSlotInUse = false;
      const remaining = (this.#slotsInUse.get(owner) ?? 1) - 1;
      if (remaining > 0) this.#slotsInUse.set(owner, remaining);
      else this.#slotsInUse.delete(owner);
    };
  }
}
