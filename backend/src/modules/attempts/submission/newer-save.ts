// Submissions from a device that does not know the last save (docs/decisions/006).
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { refuse } from '../../../refusals/refusals.ts';
import type { AttemptRow } from '../documents.ts';
import type { AnswerSheet } from '../tables.ts';

/** @param lastSave undefined if the client names none: its answers then replace any save */
export const hasNewerSave = (
  { sequence }: Pick<AttemptRow, 'sequence'>,
  lastSave: number | undefined,
): boolean => lastSave !== undefined && sequence > lastSave;

/**
 * Refuses answers that would overwrite newer saved ones, of another device. If they are equal, the
 * save was probably the client's own, and only its response was lost.
 */
export function refuseOverwriting(attempt: AttemptRow | undefined, answers: AnswerSheet): void {
  const saved = attempt?.answers;
  if (saved && !hasSameAnswers(saved, answers)) refuse('NEWER_ANSWERS_SAVED');
}

export const hasSameAnswers = (one: AnswerSheet, other: AnswerSheet): boolean =>
  sheetChecksum(one) === sheetChecksum(other);
