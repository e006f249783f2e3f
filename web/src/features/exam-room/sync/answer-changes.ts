/**
 * The difference between two sheets, so that a save sends a few hundred bytes instead of the whole
 * sheet.
 */
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import type { SavedAnswers } from './merge-sheets.ts';

export interface AnswerChanges {
  readonly selections: readonly {
    readonly questionId: string;
    readonly selectedOptionIds: string[];
  }[];
  readonly marked: string[];
  readonly unmarked: string[];
}

/** @returns null if written answers differ: they are sent with the whole sheet only */
export function changesBetween(before: SavedAnswers, after: SavedAnswers): AnswerChanges | null {
  if (filesOf(before) !== filesOf(after)) return null;
  const questionIds = new Set([...Object.keys(before.chosen), ...Object.keys(after.chosen)]);
  const changedIds = [...questionIds].filter(
    (id) => optionsOf(before, id).join() !== optionsOf(after, id).join(),
  );
  return {
    selections: changedIds.map((questionId) => ({
      questionId,
      selectedOptionIds: optionsOf(after, questionId),
    })),
    marked: after.unsure.filter((id) => !before.unsure.includes(id)),
    unmarked: before.unsure.filter((id) => !after.unsure.includes(id)),
  };
}

/** The checksum of the sheet as the server stores it. */
export function checksumOf({ chosen, files }: SavedAnswers): string {
  return sheetChecksum({
    selections: Object.entries(chosen).map(([questionId, selectedOption]) => ({
      questionId,
      selectedOption,
    })),
    // Without the signature of the link, as the gateway stores it.
    writtenAnswer: Object.entries(files).map(([questionId, { url }]) => ({
      questionId,
      answerPdf: url.replace(/\?.*$/, ''),
    })),
  });
}

const optionsOf = ({ chosen }: SavedAnswers, questionId: string): string[] =>
  [...new Set(chosen[questionId])].sort();

const filesOf = ({ files }: SavedAnswers): string =>
  JSON.stringify(
    Object.entries(files)
      .map(([id, { url }]) => [id, url])
      .sort(),
  );
