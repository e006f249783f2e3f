// Stores saved answers. Saves of different students that arrive while others are being stored share
// one statement and one commit, so a crowd costs the database less per save (docs/decisions/097).
import pLimit from 'p-limit';
import type { Db } from '../../db/client.ts';
import { isUnstorable } from '../../db/database-errors.ts';
import {
  MAX_SHEETS,
  type NewAnswers,
  updateAnswers,
  updateAnswersOfMany,
} from './answer-queries.ts';

/**
 * Statements at the same time. With one, a save would wait for as long as a single slow commit
 * takes; with more, each has fewer saves.
 */
const MAX_STATEMENTS = 2;
/**
 * Further statements, each for a save that a shared one did not store. They may wait for locked
 * rows, and must leave connections to other requests meanwhile.
 */
const MAX_ALONE = 3;

type WaitingSave = {
  sheet: NewAnswers;
  resolve: (isStored: boolean) => void;
  reject: (error: unknown) => void;
};

export class AnswerWriter {
  readonly #db: Db;
  #waiting: WaitingSave[] = [];
  #running = 0;
  #isPlanned = false;
  readonly #limitAlone = pLimit(MAX_ALONE);

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Replaces an older sheet; resolves after the commit.
   * @returns as `updateAnswers`
   */
  write(sheet: NewAnswers): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sheet, resolve, reject });
      this.#plan();
    });
  }

  /** After the other requests that have arrived already. */
  #plan(): void {
    if (this.#isPlanned || this.#running >= MAX_STATEMENTS) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begin();
    });
  }

  #begin(): void {
    const saves = this.#take();
    if (saves.length === 0) return;
    this.#running += 1;
    void this.#store(saves).finally(() => {
      this.#running -= 1;
      this.#begin();
    });
    this.#plan();
  }

  /** The first waiting saves; of each attempt only the first one. */
  #take(): WaitingSave[] {
    const taken = new Map<string, WaitingSave>();
    const left: WaitingSave[] = [];
    for (const save of this.#waiting) {
      const { attemptId } = save.sheet;
      if (taken.size < MAX_SHEETS && !taken.has(attemptId)) taken.set(attemptId, save);
      else left.push(save);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  /** Never rejects. */
  async #store(saves: readonly WaitingSave[]): Promise<void> {
    try {
      const sheets = saves.map(({ sheet }) => sheet);
      const stored = await updateAnswersOfMany(this.#db, sheets);
      for (const save of saves) {
        if (stored.has(save.sheet.attemptId)) save.resolve(true);
        else void this.#storeAlone(save);
      }
    } catch (error) {
      // A sheet that the database cannot store must not harm the others, and nothing was stored.
      // After other errors the clients repeat their saves.
      if (isUnstorable(error)) for (const save of saves) void this.#storeAlone(save);
      else for (const { reject } of saves) reject(error);
    }
  }

  /** Waits for an attempt that is locked. */
  #storeAlone({ sheet, resolve, reject }: WaitingSave): Promise<void> {
    return this.#limitAlone(() => updateAnswers(this.#db, sheet)).then(resolve, reject);
  }
}
