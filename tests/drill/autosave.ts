// The autosave of an attempt, as in the web: first the whole sheet, then what has changed since the
// last acknowledged save, and after a conflict the whole sheet again. One request at a time, with
// increasing numbers and the pauses that the server asks for, until it has acknowledged the newest
// sheet.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { type Browser, pauseMs, Refusal } from './browser.ts';
import { SAVE, SAVE_CHANGES, type Saved, type SavedChanges, type Selection } from './operations.ts';

/** The shortest pause after a save. */
const COALESCE_MS = 2000;

/** Option ids by question id. */
export type Sheet = ReadonlyMap<string, readonly string[]>;

export function selectionsOf(sheet: Sheet): Selection[] {
  return [...sheet].map(([questionId, options]) => ({
    questionId,
    selectedOptionIds: [...options],
  }));
}

export type Ticket = { token: string; attemptId: string };

/** Called for each save that the server has acknowledged. */
export type OnSaved = (latencyMs: number, sentAt: number) => void;

export class Autosave {
  readonly #browser: Browser;
  readonly #ticket: Ticket;
  readonly #onSaved: OnSaved;
  #sequence: number;
  #newest: Sheet;
  #saved: Sheet = new Map();
  /** The number of the save that `#saved` was acknowledged with; 0: the next one is whole. */
  #base = 0;
  #running: Promise<void> | undefined;
  #isStopped = false;
  #refusal: Refusal | undefined;

  /** @param sequence the highest number that the server has stored */
  constructor(
    browser: Browser,
    ticket: Ticket,
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
      const confirmation = await (this.#base > 0 ? this.#sendChanges(sheet) : this.#send(sheet));
      if (confirmation) {
        this.#saved = sheet;
        this.#base = this.#sequence;
        this.#onSaved(performance.now() - sentAt, sentAt);
      }
      tries = confirmation ? 0 : tries + 1;
      const pace = 1000 * (confirmation?.pace.saveEverySeconds ?? 0);
      if (!this.#isStopped) await wait(confirmation ? Math.max(COALESCE_MS, pace) : pauseMs(tries));
    }
  }

  async #send(sheet: Sheet) {
    const input = {
      ticket: this.#ticket.token,
      sequence: this.#sequence,
      selections: selectionsOf(sheet),
    };
    return (await this.#browser.execute<Saved>(SAVE, { input }))?.saveAnswers;
  }

  async #sendChanges(sheet: Sheet) {
    const changed = [...sheet].filter(([id, options]) => this.#saved.get(id) !== options);
    const input = {
      attemptId: this.#ticket.attemptId,
      sequence: this.#sequence,
      base: this.#base,
      checksum: checksumOf(sheet),
      selections: selectionsOf(new Map(changed)),
    };
    try {
      const data = await this.#browser.execute<SavedChanges>(SAVE_CHANGES, { input });
      return data?.saveAnswerChanges;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
      // A save was stored whose response was lost.
      this.#base = 0;
      return undefined;
    }
  }
}

/** The checksum of the sheet as the server stores it. */
function checksumOf(sheet: Sheet): string {
  const selections = [...sheet].map(([questionId, options]) => ({
    questionId,
    selectedOption: [...options],
  }));
  return sheetChecksum({ selections, writtenAnswer: [] });
}
