/**
 * All changes a student can make to the answer sheet, as updates that can be applied on top of
 * changes stored by another tab. They can be applied twice: a write that took too long is repeated.
 */
import type { AnswerSheet, SheetUpdate } from '../../storage/attempt-store.ts';

const none: readonly string[] = [];

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** Choosing an option removes its cross. */
function choose(
  sheet: AnswerSheet,
  questionId: string,
  optionId: string,
  chosen: readonly string[],
): AnswerSheet {
  return {
    ...sheet,
    chosen: { ...sheet.chosen, [questionId]: chosen },
    crossedOut: {
      ...sheet.crossedOut,
      [questionId]: without(sheet.crossedOut[questionId] ?? none, optionId),
    },
  };
}

/**
 * Multi-subject exams: choices are final (specification, section 5), so options are only ever
 * added.
 */
export const addOption =
  (questionId: string, optionId: string): SheetUpdate =>
  (sheet) => {
    const selectedIds = sheet.chosen[questionId] ?? none;
    return selectedIds.includes(optionId)
      ? sheet
      : choose(sheet, questionId, optionId, [...selectedIds, optionId]);
  };

/** Single exams: the option replaces the previous one. */
export const setOption =
  (questionId: string, optionId: string): SheetUpdate =>
  (sheet) =>
    choose(sheet, questionId, optionId, [optionId]);

/** Single exams only: removes the answer. */
export const clearChoice =
  (questionId: string): SheetUpdate =>
  (sheet) => ({ ...sheet, chosen: { ...sheet.chosen, [questionId]: none } });

/** Toggles the mark for review; never a selection. */
export function toggleUnsure(questionId: string): SheetUpdate {
  let isMarked: boolean | undefined;
  return (sheet) => {
    isMarked ??= !sheet.unsure.includes(questionId);
    const others = without(sheet.unsure, questionId);
    return { ...sheet, unsure: isMarked ? [...others, questionId] : others };
  };
}

/** The "not this one" mark; never a selection. A chosen option cannot be crossed out. */
export function toggleCrossedOut(questionId: string, optionId: string): SheetUpdate {
  let isCrossed: boolean | undefined;
  return (sheet) => {
    if (sheet.chosen[questionId]?.includes(optionId)) return sheet;
    const before = sheet.crossedOut[questionId] ?? none;
    isCrossed ??= !before.includes(optionId);
    const others = without(before, optionId);
    const after = isCrossed ? [...others, optionId] : others;
    return { ...sheet, crossedOut: { ...sheet.crossedOut, [questionId]: after } };
  };
}

/** The number of pages of a written answer on the device; 0 also removes the uploaded PDF. */
export const setPages =
  (questionId: string, count: number): SheetUpdate =>
  (sheet) => {
    const { [questionId]: uploaded, ...others } = sheet.files;
    const files = count === 0 || !uploaded ? others : sheet.files;
    return { ...sheet, files, pages: { ...sheet.pages, [questionId]: count } };
  };

/** Sets an uploaded PDF as the answer to a written question. */
export const setFile =
  (questionId: string, file: { readonly name: string; readonly url: string }): SheetUpdate =>
  (sheet) => ({ ...sheet, files: { ...sheet.files, [questionId]: file } });
