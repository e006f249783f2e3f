// Limits concurrent uploads per account, so that one account's uploads never delay those of others.
import { refusal } from '../../upstream/errors/refusals.ts';

/** Files that one account, or one address without an account, may be sending at the same time. */
const UPLOADS_AT_ONCE = 2;
/** Seconds after which another try may go better. */
const RETRY_AFTER_S = 2;

export class UploadSlots {
  readonly #taken = new Map<string, number>();

  /** Takes a slot. Returns the function that gives it back, once. Errors: OVERLOADED. */
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
