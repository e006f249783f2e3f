/** Everything a student can do to the answer sheet, as changes that can be made on top of what another tab has kept meanwhile. */
import type { AnswerSheet, SheetUpdate } from '../storage/attempt-store.ts';

const none: readonly string[] = [];

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** A choice takes the cross from the option that is chosen. */
function choose(sheet: AnswerSheet, questionId: string, optionId: string, chosen: readonly string[]): AnswerSheet {
  return {
    ...sheet,
    chosen: { ...sheet.chosen, [questionId]: chosen },
    crossedOut: { ...sheet.crossedOut, [questionId]: without(sheet.crossedOut[questionId] ?? none, optionId) },
  };
}

/** Multi-subject exams: what is chosen stays chosen (specification, section 5), so options are only ever added. */
export const addOption =
  (questionId: string, optionId: string): SheetUpdate =>
  (sheet) => {
    const chosen = sheet.chosen[questionId] ?? none;
    return chosen.includes(optionId) ? sheet : choose(sheet, questionId, optionId, [...chosen, optionId]);
  };

/** Single exams: one option, in the place of the one before. */
export const setOption =
  (questionId: string, optionId: string): SheetUpdate =>
  (sheet) =>
    choose(sheet, questionId, optionId, [optionId]);

/** Single exams only: the question is blank again. */
export const clearChoice =
  (questionId: string): SheetUpdate =>
  (sheet) => ({ ...sheet, chosen: { ...sheet.chosen, [questionId]: none } });

/** "Look at it again": never a selection. */
export const toggleUnsure =
  (questionId: string): SheetUpdate =>
  (sheet) => ({
    ...sheet,
    unsure: sheet.unsure.includes(questionId) ? without(sheet.unsure, questionId) : [...sheet.unsure, questionId],
  });

/** "Not this one": never a selection. An option that is chosen cannot be crossed out at the same time. */
export const toggleCrossedOut =
  (questionId: string, optionId: string): SheetUpdate =>
  (sheet) => {
    if (sheet.chosen[questionId]?.includes(optionId)) return sheet;
    const before = sheet.crossedOut[questionId] ?? none;
    const after = before.includes(optionId) ? without(before, optionId) : [...before, optionId];
    return { ...sheet, crossedOut: { ...sheet.crossedOut, [questionId]: after } };
  };

/** How many pages of a written answer the device keeps; with the last one the uploaded PDF is no answer any more. */
export const setPages =
  (questionId: string, count: number): SheetUpdate =>
  (sheet) => {
    const { [questionId]: uploaded, ...others } = sheet.files;
    const files = count === 0 || !uploaded ? others : sheet.files;
    return { ...sheet, files, pages: { ...sheet.pages, [questionId]: count } };
  };

/** The device has newer pages of a written answer than those that the server knows of. */
export const setUnregistered =
  (questionId: string, isAhead: boolean): SheetUpdate =>
  (sheet) => ({ ...sheet, unregistered: [...without(sheet.unregistered, questionId), ...(isAhead ? [questionId] : [])] });

/** An uploaded PDF as the answer to a written question. */
export const setFile =
  (questionId: string, file: { readonly name: string; readonly url: string }): SheetUpdate =>
  (sheet) => ({ ...sheet, files: { ...sheet.files, [questionId]: file } });
