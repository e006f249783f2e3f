import {
  type AnswerSheet,
  type AttemptHead,
  changeSheet,
  keepLastSave,
  type LastSave,
  lastSaveOf,
} from '../storage/attempt-store.ts';
import { mergeSheets } from './merge-sheets.ts';

/**
 * Merges a save of any device into the sheet that is stored on this one. Rejects if this device
 * cannot store it.
 */
export async function mergeStored(
  head: AttemptHead,
  { sequence, savedAt, answers }: LastSave,
): Promise<AnswerSheet> {
  const { answers: base } = await lastSaveOf(head);
  const sheet = await changeSheet(head, [
    (stored) => mergeSheets(head.kind, stored, base, answers),
  ]);
  await keepLastSave(head, { sequence, savedAt, answers });
  return sheet;
}
