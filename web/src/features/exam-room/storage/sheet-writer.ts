/**
 * Applies updates to the answer sheet one after the other: stored on the device first, on top of
 * changes by other tabs, then shown.
 */
import {
  type AnswerSheet,
  type AttemptHead,
  applyUpdates,
  changeSheet,
  emptySheet,
  type SheetUpdate,
} from './attempt-store.ts';

export class SheetWriter {
  readonly #show: (sheet: AnswerSheet, isOnDevice: boolean) => void;
  readonly #last: SheetUpdate;
  #head: AttemptHead | null = null;
  #onDevice: AnswerSheet = emptySheet;
  /** Updates that are not stored yet; a failed write is repeated with the next one. */
  #pending: readonly SheetUpdate[] = [];
  #writes: Promise<void> = Promise.resolve();

  /** @param last applied after the updates of each write */
  constructor(show: (sheet: AnswerSheet, isOnDevice: boolean) => void, last: SheetUpdate) {
    this.#show = show;
    this.#last = last;
  }

  begin(head: AttemptHead, sheet: AnswerSheet): void {
    this.#head = head;
    this.#onDevice = sheet;
    this.#pending = [];
  }

  /** The sheet with the updates that are being stored. */
  get sheet(): AnswerSheet {
    return applyUpdates(this.#onDevice, this.#pending);
  }

  put(update: SheetUpdate): Promise<void> {
    this.#pending = [...this.#pending, update];
    return this.reload();
  }

  /** Writes pending updates and publishes the stored sheet. */
  reload(): Promise<void> {
    this.#writes = this.#writes.then(async () => {
      const updates = this.#pending;
      try {
        if (!this.#head) return;
        const all = updates.length > 0 ? [...updates, this.#last] : [];
        this.#onDevice = await changeSheet(this.#head, all, this.#onDevice);
        this.#pending = this.#pending.slice(updates.length);
        this.#show(this.#onDevice, true);
      } catch {
        this.#show(applyUpdates(this.#onDevice, updates), false);
      }
    });
    return this.#writes;
  }
}
