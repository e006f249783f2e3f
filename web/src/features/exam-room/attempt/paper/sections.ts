/** The sections of a paper, and their counts for the palette, the bar and the summary. */
import { missingMandatorySubjects } from '@alokpath/exam-rules/mandatory';
import type { AnswerSheet } from '../../storage/attempt-store.ts';

export interface Section {
  readonly id: string;
  /** Null for a paper without subjects. */
  readonly name: string | null;
  readonly mandatory: boolean;
  /** True if answers are uploaded as PDF; these questions cannot be marked as unsure. */
  readonly isWritten?: boolean;
  readonly questionIds: readonly string[];
}

export interface Summary {
  readonly total: number;
  readonly answered: number;
  readonly blank: number;
  readonly unsure: number;
  /** Mandatory subjects without an answer. */
  readonly missing: readonly Section[];
  /** The first blank question, otherwise the first one marked as unsure. */
  readonly firstOpen: string | null;
}

/** Pages of a written answer count as an answer as soon as this device has stored them. */
export function isAnswered({ chosen, files, pages }: AnswerSheet, questionId: string): boolean {
  return (
    (chosen[questionId]?.length ?? 0) > 0 ||
    files[questionId] !== undefined ||
    (pages[questionId] ?? 0) > 0
  );
}

export function countAnswered(sheet: AnswerSheet, questionIds: readonly string[]): number {
  return questionIds.filter((id) => isAnswered(sheet, id)).length;
}

export const allQuestionIds = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ questionIds }) => questionIds);

export function summarize(sheet: AnswerSheet, sections: readonly Section[]): Summary {
  const ids = allQuestionIds(sections);
  const blank = ids.filter((id) => !isAnswered(sheet, id));
  const unsure = ids.filter((id) => sheet.unsure.includes(id));
  const subjects = sections.map((section) => ({ ...section, subjectName: section.name ?? '' }));
  return {
    total: ids.length,
    answered: ids.length - blank.length,
    blank: blank.length,
    unsure: unsure.length,
    missing: missingMandatorySubjects(subjects, (id) => isAnswered(sheet, id)),
    firstOpen: blank[0] ?? unsure[0] ?? null,
  };
}
