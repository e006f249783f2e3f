import {
  type AnswerSheet,
  type AttemptHead,
  changeSheet,
  type LastSave,
  lastSaveOf,
  type SheetUpdate,
  storeLastSave,
} from '../storage/attempt-store.ts';
import { mergeSheets } from './merge-sheets.ts';
import { isOwnSave } from './unconfirmed-saves.ts';

/**
 * Merges a save of any device into the sheet of this one. An earlier save than `last` changes
 * nothing: the server has lost later ones, as after a failover, and gets them again.
 * @param last the last save that this device knows
 */
export function mergeSaved(
  { kind }: Pick<AttemptHead, 'kind'>,
  last: LastSave,
  { sequence, answers }: Pick<LastSave, 'sequence' | 'answers'>,
): SheetUpdate {
  return (sheet) => {
    if (sequence < last.sequence) return sheet;
    const isOwn = isOwnSave(sheet.unconfirmed ?? [], last, answers);
    return mergeSheets(kind, sheet, isOwn ? answers : last.answers, answers);
  };
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
  await storeLastSave(head, save);
  return sheet;
}
