/** The parts of a paper as the palette and the bar count them. */
import type { AnswerSheet } from './attempt-store.ts';

export interface Section {
  readonly id: string;
  /** Null for a paper without subjects. */
  readonly name: string | null;
  readonly mandatory: boolean;
  /** Answers by PDF cannot be marked as unsure. */
  readonly isWritten?: boolean;
  readonly questionIds: readonly string[];
}

export function isAnswered({ chosen, files }: AnswerSheet, questionId: string): boolean {
  return (chosen[questionId]?.length ?? 0) > 0 || files[questionId] !== undefined;
}

export function countAnswered(sheet: AnswerSheet, questionIds: readonly string[]): number {
  return questionIds.filter((id) => isAnswered(sheet, id)).length;
}

export const questionCount = (sections: readonly Section[]): number =>
  sections.reduce((sum, { questionIds }) => sum + questionIds.length, 0);

export const answeredCount = (sheet: AnswerSheet, sections: readonly Section[]): number =>
  sections.reduce((sum, { questionIds }) => sum + countAnswered(sheet, questionIds), 0);

export const toggleUnsure =
  (questionId: string) =>
  (sheet: AnswerSheet): AnswerSheet => ({
    ...sheet,
    unsure: sheet.unsure.includes(questionId) ? sheet.unsure.filter((id) => id !== questionId) : [...sheet.unsure, questionId],
  });
