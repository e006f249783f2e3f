/**
 * The saves of this device whose responses are missing: the server may have stored them. They are
 * stored with the sheet, in the same write (`AnswerSheet.unconfirmed`), so that after a crash or in
 * another tab they are not taken for saves of another device.
 */
import { hash53 } from '@alokpath/exam-rules/hash53';
import type { LastSave, UnconfirmedSave } from '../storage/attempt-store.ts';
import { fingerprintOf, type SavedAnswers } from './merge-sheets.ts';

const hashOf = (answers: SavedAnswers): string => hash53(fingerprintOf(answers)).toString(36);

/** Whether this device has sent these answers, according to its stored sheet. */
export const isOwnSave = (
  unconfirmed: readonly UnconfirmedSave[],
  last: Pick<LastSave, 'sequence'>,
  answers: SavedAnswers,
): boolean => {
  const hash = hashOf(answers);
  return unconfirmed.some(([sent, sequence]) => sent === hash && sequence > last.sequence);
};

export class UnconfirmedSaves {
  #saves: readonly UnconfirmedSave[] = [];

  /** @param stored of an earlier page or another tab */
  begin(stored: readonly UnconfirmedSave[], last: LastSave): void {
    const hash = hashOf(last.answers);
    this.#saves = unique([...stored, ...this.#saves]).filter(([sent]) => sent !== hash);
    this.confirm(last.sequence);
  }

  get isEmpty(): boolean {
    return this.#saves.length === 0;
  }

  /** The highest number; 0 if there are none. */
  get lastSequence(): number {
    return Math.max(0, ...this.#saves.map(([, sequence]) => sequence));
  }

  has(answers: SavedAnswers): boolean {
    return isOwnSave(this.#saves, { sequence: 0 }, answers);
  }

  add(sequence: number, answers: SavedAnswers): void {
    this.#saves = [...this.#saves, [hashOf(answers), sequence]];
  }

  /** The server has refused the save. */
  remove(sequence: number): void {
    this.#saves = this.#saves.filter(([, sent]) => sent !== sequence);
  }

  /** The server has this save: it stores no earlier one any more. */
  confirm(sequence: number): void {
    this.#saves = this.#saves.filter(([, sent]) => sent > sequence);
  }

  /**
   * For storing with a sheet.
   * @param stored those of the sheet so far, if another tab may have stored them
   * @param lastSequence the number of the last save that was sent
   * @param sheets of which one is sent next
   */
  withNext(
    stored: readonly UnconfirmedSave[],
    lastSequence: number,
    sheets: readonly SavedAnswers[],
  ): readonly UnconfirmedSave[] {
    const sequence = Math.max(lastSequence, ...stored.map(([, sent]) => sent)) + 1;
    const next = sheets.map((sheet): UnconfirmedSave => [hashOf(sheet), sequence]);
    return unique([...stored, ...this.#saves, ...next]);
  }
}

/** Of saves with the same answers the last one. */
const unique = (saves: readonly UnconfirmedSave[]): readonly UnconfirmedSave[] => [
  ...new Map(saves),
];
