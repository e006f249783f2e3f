// The autosave of an attempt, as in the web: the first change is sent at once, later the whole
// sheet at most two seconds after a change. One request at a time, with increasing numbers, until
// the server has acknowledged the newest sheet.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, pauseMs, Refusal } from './browser.ts';
import { SAVE, type Selection } from './operations.ts';

const COALESCE_MS = 2000;

/** Option ids by question id. */
export type Sheet = ReadonlyMap<string, readonly string[]>;

export function selectionsOf(sheet: Sheet): Selection[] {
  return [...sheet].map(([questionId, options]) => ({
    questionId,
    selectedOptionIds: [...options],
  }));
}

/** Called for each save that the server has acknowledged. */
export type OnSaved = (latencyMs: number, sentAt: number) => void;

export class Autosave {
  readonly #browser: Browser;
  readonly #ticket: string;
  readonly #onSaved: OnSaved;
  #sequence: number;
  #newest: Sheet;
  #saved: Sheet = new Map();
  #running: Promise<void> | undefined;
  #isStopped = false;
  #refusal: Refusal | undefined;

  /** @param sequence the highest number that the server has stored */
  constructor(
    browser: Browser,
    ticket: string,
    onSaved: OnSaved,
    { sequence, sheet }: { sequence: number; sheet: Sheet },
  ) {
    this.#browser = browser;
    this.#ticket = ticket;
    this.#onSaved = onSaved;
    this.#sequence = sequence;
    this.#newest = sheet;
  }

  get newest(): Sheet {
    return this.#newest;
  }

  /** The newest sheet that the server has acknowledged. */
  get saved(): Sheet {
    return this.#saved;
  }

  /** Why the server rejects further saves; undefined while it accepts them. */
  refusal(): Refusal | undefined {
    return this.#refusal;
  }

  change(questionId: string, options: readonly string[]): void {
    this.#newest = new Map(this.#newest).set(questionId, options);
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        this.#refusal = error;
        this.#isStopped = true;
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  /**
   * Simulates a closed tab: nothing more is sent. Resolves when the pending request has ended, so
   * that `saved` does not change any more.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let tries = 0; this.#saved !== this.#newest && !this.#isStopped; ) {
      const sheet = this.#newest;
      this.#sequence += 1;
      const sentAt = performance.now();
      const input = {
        ticket: this.#ticket,
        sequence: this.#sequence,
        selections: selectionsOf(sheet),
      };
      const response = await this.#browser.ask(SAVE, { input });
      if (response) {
        this.#saved = sheet;
        this.#onSaved(performance.now() - sentAt, sentAt);
      }
      tries = response ? 0 : tries + 1;
      if (!this.#isStopped) await wait(response ? COALESCE_MS : pauseMs(tries));
    }
  }
}
