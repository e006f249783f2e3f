/** The marks and comments that an admin has entered, by question, and their conversion. */
import { latinDigits } from '../../../i18n/format.ts';

/** As entered, by question id. */
export type Given = Readonly<Record<string, { readonly marks: string; readonly comment: string }>>;

/** Parses marks; null for invalid or negative numbers. */
function marksIn(text: string): number | null {
  const typed = latinDigits(text).trim().replace(',', '.');
  const marks = Number(typed);
  return typed !== '' && Number.isFinite(marks) && marks >= 0 ? marks : null;
}

export const areMarks = (text: string): boolean => marksIn(text) !== null;

/** Rounded to five decimals, so that decimal fractions add up exactly. */
export const sumOf = (given: Given): number =>
  Math.round(
    Object.values(given).reduce((sum, { marks }) => sum + (marksIn(marks) ?? 0), 0) * 100_000,
  ) / 100_000;

/** The input of the mutation; null if a question has no marks yet. */
export function marksOf(given: Given) {
  const marks = Object.entries(given).map(([questionId, { marks: text, comment }]) => ({
    questionId,
    marks: marksIn(text),
    comment,
  }));
  return marks.every(
    (mark): mark is { questionId: string; marks: number; comment: string } => mark.marks !== null,
  )
    ? marks
    : null;
}
