// Saves only what has changed since a save that the device knows of. The changes are applied to exactly that sheet, or not at all.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findQuestionIds } from '../results/key-queries.ts';
import { requireSelections } from './answer-sheet.ts';
import { type AttemptRow, examOf } from './documents.ts';
import { findAttempt, updateAnswers } from './queries.ts';
import type { AnswerSheet } from './tables.ts';

/** The questions whose answer or mark has changed. */
export type AnswerChanges = {
  /** The new choice in full; no option removes the answer. */
  selections: { questionId: string; selectedOption: string[] }[];
  /** Questions that are marked as unsure now, and those that are no more. */
  marked?: string[] | undefined;
  unmarked?: string[] | undefined;
};

export type SentChanges = AnswerChanges & {
  sequence: number;
  /** The number of the save that the changes were made to. */
  base: number;
  /** `sheetChecksum` of the whole sheet, as the device has it. */
  checksum: string;
};

const MAX_SELECTIONS = 500;

export function applyChanges(sheet: AnswerSheet, { selections, marked = [], unmarked = [] }: AnswerChanges): AnswerSheet {
  const changed = new Map(selections.map((selection) => [selection.questionId, selection]));
  const kept = sheet.selections.filter(({ questionId }) => !changed.has(questionId));
  const unsure = new Set([...(sheet.unsure ?? []), ...marked]);
  for (const questionId of unmarked) unsure.delete(questionId);
  return {
    selections: [...kept, ...selections.filter(({ selectedOption }) => selectedOption.length > 0)],
    writtenAnswer: sheet.writtenAnswer,
    ...(unsure.size > 0 && { unsure: [...unsure] }),
  };
}

/**
 * Saves the changes. One statement decides that the stored save still is the one that they were made to.
 * @throws 409 if another save is stored, or the sheet would differ from the device's: the device then reads the stored sheet; 410 if closed
 */
export async function saveChanges(db: Db, attempt: AttemptRow, { sequence, base, checksum, ...changes }: SentChanges, now: Date) {
  if (attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now.getTime())) refuse('EXAM_CLOSED');
  if (attempt.sequence !== base || attempt.answers === null) return answerRepeat(attempt, sequence, checksum);
  const exam = examOf(attempt);
  requireSelections(exam.kind, changes.selections);
  // A mark on anything else than a question of this attempt is dropped.
  const marked = changes.marked?.length ? await findQuestionIds(db, exam, attempt.examVersionId, changes.marked) : [];
  const answers = applyChanges(attempt.answers, { ...changes, marked });
  if (answers.selections.length > MAX_SELECTIONS || sheetChecksum(answers) !== checksum) refuse('NEWER_ANSWERS_SAVED');
  const isSaved = await updateAnswers(db, attempt.id, { sequence, answers, now, base });
  if (isSaved) return { sequence, savedAt: now.toISOString(), stored: true };
  const stored = requireFound(await findAttempt(db, attempt.id), 'attempt');
  if (stored.closedAt !== null) refuse('EXAM_CLOSED');
  return answerRepeat(stored, sequence, checksum);
}

/** A request that was sent twice is acknowledged twice, if the stored sheet is the device's. */
function answerRepeat(stored: AttemptRow, sequence: number, checksum: string) {
  const isRepeat = stored.sequence === sequence && stored.answers !== null && sheetChecksum(stored.answers) === checksum;
  if (!isRepeat || !stored.savedAt) return refuse('NEWER_ANSWERS_SAVED');
  return { sequence, savedAt: stored.savedAt.toISOString(), stored: false };
}
