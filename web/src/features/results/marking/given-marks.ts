/** What an admin has typed so far, question by question, and what it means. */
import { latinDigits } from '../../../i18n/format.ts';

/** As typed, by question id. */
export type Given = Readonly<Record<string, { readonly marks: string; readonly comment: string }>>;

/** The typed marks as a number; null for what is none, or below zero. */
function marksIn(text: string): number | null {
  const typed = latinDigits(text).trim().replace(',', '.');
  const marks = Number(typed);
  return typed !== '' && Number.isFinite(marks) && marks >= 0 ? marks : null;
}

export const areMarks = (text: string): boolean => marksIn(text) !== null;

/** Exact: halves and quarters typed as decimals add up to what stands there. */
export const sumOf = (given: Given): number =>
  Math.round(Object.values(given).reduce((sum, { marks }) => sum + (marksIn(marks) ?? 0), 0) * 100_000) / 100_000;

/** For the mutation; null while a question has no marks. */
export function marksOf(given: Given) {
  const marks = Object.entries(given).map(([questionId, { marks: text, comment }]) => ({ questionId, marks: marksIn(text), comment }));
  return marks.every((mark): mark is { questionId: string; marks: number; comment: string } => mark.marks !== null) ? marks : null;
}
