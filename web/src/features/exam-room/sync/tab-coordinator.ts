/**
 * The tabs with the same attempt: claims the attempt for this tab (active-tab.ts), and notifies the
 * other tabs when the sheet has changed or the attempt has ended. Without BroadcastChannel nothing
 * is lost, because updates are applied to the stored sheet (attempt-store.ts); other tabs only show
 * it later.
 */
import type { AttemptOutcome } from '../attempt/attempt-state.ts';
import { type ActiveTab, claimTab } from './active-tab.ts';

export interface TabMessage {
  readonly attemptId: string;
  /** How the attempt ended, after which no tab has anything left to send; null if it goes on. */
  readonly outcome: AttemptOutcome | null;
}

export class TabCoordinator {
  readonly #onMessage: (message: TabMessage) => void;
  #isOpen = false;
  #channel: BroadcastChannel | null = null;
  #activeTab: ActiveTab | null = null;

  constructor(onMessage: (message: TabMessage) => void) {
    this.#onMessage = onMessage;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Receives messages from now on. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel('alokpath-attempts');
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#onMessage(data);
  }

  /** @param onChange as in `claimTab`; a repeated claim keeps the first one */
  claim(attemptId: string, onChange: (isActive: boolean) => void): void {
    this.#activeTab ??= claimTab(attemptId, onChange);
  }

  takeOver(): void {
    this.#activeTab?.takeOver();
  }

  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  close(): void {
    this.#activeTab?.close();
    this.#channel?.close();
    this.#activeTab = null;
    this.#channel = null;
    this.#isOpen = false;
  }
}
