import {
  type AnswerSheet,
  type AttemptHead,
  changeSheet,
  keepLastSave,
  type LastSave,
  lastSaveOf,
  type SheetUpdate,
} from '../storage/attempt-store.ts';
import { fingerprintOf, mergeSheets } from './merge-sheets.ts';

/**
 * Merges a save of any device into the sheet of this one.
 * @param last the last save that this device knows
 */
export function mergeSaved(
  { kind }: Pick<AttemptHead, 'kind'>,
  last: LastSave,
  { sequence, answers }: Pick<LastSave, 'sequence' | 'answers'>,
): SheetUpdate {
  const { unconfirmed } = last;
  const isOwn =
    unconfirmed?.sequence === sequence &&
    fingerprintOf(unconfirmed.answers) === fingerprintOf(answers);
  const base = isOwn ? answers : last.answers;
  return (sheet) => mergeSheets(kind, sheet, base, answers);
}

/**
 * Merges a save of any device into the sheet that is stored on this one. Rejects if this device
 * cannot store it.
 */
export async function mergeStored(
  head: AttemptHead,
  { sequence, savedAt, answers }: LastSave,
): Promise<AnswerSheet> {
  const save = { sequence, savedAt, answers };
  const sheet = await changeSheet(head, [mergeSaved(head, await lastSaveOf(head), save)]);
  await keepLastSave(head, save);
  return sheet;
}
