// Saves only the changes since an earlier save. They are applied to exactly the sheet of that save,
// or not at all.
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import type { Db } from '../../db/client.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { findQuestionIds } from '../results/key-queries.ts';
import { requireSelections, requireSheetSize } from './answer-sheet.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { type AttemptRow, examOf } from './documents.ts';
import { findAttempt } from './queries.ts';
import type { AnswerSheet } from './tables.ts';

/** The questions whose answer or mark has changed. */
export type AnswerChanges = {
  /** The new choice in full; no option removes the answer. */
  selections: { questionId: string; selectedOption: string[] }[];
  /** Questions that are now marked as unsure, and those that no longer are. */
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

export function applyChanges(
  sheet: AnswerSheet,
  { selections, marked = [], unmarked = [] }: AnswerChanges,
): AnswerSheet {
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
 * Saves the changes. One statement checks that the stored save is still the one that they are based
 * on.
 * @throws 409 if another save is stored, or if the sheet would differ from the device's: the device
 *   then reads the stored sheet; 410 if the attempt is closed
 */
export async function saveChanges(
  db: Db,
  writer: AnswerWriter,
  attempt: AttemptRow,
  sent: SentChanges,
  now: Date,
) {
  const { sequence, base, checksum } = sent;
  if (attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now.getTime()))
    refuse('EXAM_CLOSED');
  if (attempt.sequence !== base || attempt.answers === null)
    return answerRepeat(attempt, sequence, checksum);
  const { id, userId, examVersionId } = attempt;
  const changed = await changeSheet(
    db,
    { userId, exam: examOf(attempt), examVersionId, sheet: attempt.answers },
    sent,
  );
  if (!changed) return refuse('NEWER_ANSWERS_SAVED');
  const saved = await storeChanged(db, writer, id, changed, sent, now);
  if (saved) return saved;
  const stored = requireFound(await findAttempt(db, id), 'attempt');
  if (stored.closedAt !== null) refuse('EXAM_CLOSED');
  return answerRepeat(stored, sequence, checksum);
}

/**
 * Saves the changes without reading the attempt, if this process has stored the save that they are
 * based on. Uses the same statement as `saveChanges`.
 * @returns undefined if `saveChanges` has to decide
 */
export async function saveChangesToKnown(
  db: Db,
  writer: AnswerWriter,
  id: string,
  userId: string,
  sent: SentChanges,
  now: Date,
) {
  const known = knownSheets.get(db, id, String(sent.base));
  if (known?.userId !== userId) return undefined;
  const changed = await changeSheet(
    db,
    { ...known, sheet: JSON.parse(known.sheet.toString()) as AnswerSheet },
    sent,
  );
  return changed && storeChanged(db, writer, id, changed, sent, now);
}

/** The sheets of 12,000 students with 100 questions. */
const MAX_KNOWN_BYTES = 100_000_000;

/**
 * Sheets by the id of their attempt, with the number of the save as revision: the sheet of a save
 * never changes. A gateway usually sends a session to the same backend, so these are the students
 * of this backend only.
 */
const knownSheets = new RevisionCache<
  Pick<Sheet, 'userId' | 'exam' | 'examVersionId'> & { sheet: Buffer }
>(MAX_KNOWN_BYTES, ({ sheet }) => sheet.byteLength);

/** A sheet with the user, the exam and the exam version of its attempt. */
type Sheet = { userId: string; exam: ExamOfKind; examVersionId: string | null; sheet: AnswerSheet };

/** Undefined if the sheet would differ from the device's. */
async function changeSheet(
  db: Db,
  before: Sheet,
  { checksum, ...changes }: SentChanges,
): Promise<Sheet | undefined> {
  const { exam, examVersionId, sheet: stored } = before;
  requireSelections(exam.kind, changes.selections);
  // Marks on other ids than those of the attempt's questions are dropped.
  const marked = changes.marked?.length
    ? await findQuestionIds(db, exam, examVersionId, changes.marked)
    : [];
  const sheet = applyChanges(stored, { ...changes, marked });
  if (sheet.selections.length > MAX_SELECTIONS || sheetChecksum(sheet) !== checksum)
    return undefined;
  return { ...before, sheet };
}

/**
 * Undefined if another save is stored, or the attempt is closed.
 * @throws 413 if the sheet would be larger than any paper's
 */
async function storeChanged(
  db: Db,
  writer: AnswerWriter,
  id: string,
  changed: Sheet,
  { sequence, base }: SentChanges,
  now: Date,
) {
  const answers = JSON.stringify(changed.sheet);
  requireSheetSize(changed.sheet);
  if (!(await writer.write({ attemptId: id, sequence, answers, now, base }))) return undefined;
  knownSheets.set(db, id, String(sequence), { ...changed, sheet: Buffer.from(answers) });
  return { sequence, savedAt: now.toISOString(), stored: true };
}

/** A repeated request gets the same response, if the stored sheet is the device's. */
function answerRepeat(stored: AttemptRow, sequence: number, checksum: string) {
  const isRepeat =
    stored.sequence === sequence &&
    stored.answers !== null &&
    sheetChecksum(stored.answers) === checksum;
  if (!isRepeat || !stored.savedAt) return refuse('NEWER_ANSWERS_SAVED');
  return { sequence, savedAt: stored.savedAt.toISOString(), stored: false };
}
