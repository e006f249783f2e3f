/** The formula of a plain text at its cursor. */
import { ESCAPED_DOLLAR, FORMULA_PATTERN } from '@alokpath/exam-rules/formulas';

export interface FoundFormula {
  readonly latex: string;
  /** Between two dollar signs on each side. */
  readonly isDisplay: boolean;
  /** The place in the text, with the dollar signs. */
  readonly start: number;
  readonly end: number;
}

const FORMULA = new RegExp(FORMULA_PATTERN, 'g');

/** Null if the selection is not within one formula. */
export function formulaAt(text: string, start: number, end: number): FoundFormula | null {
  // As long as `\$`, so that the places in both texts are the same.
  const searched = text.replaceAll('\\$', ESCAPED_DOLLAR.repeat(2));
  for (const { 0: whole, 1: display, index } of searched.matchAll(FORMULA)) {
    const last = index + whole.length;
    const isWithin = start > index && end < last;
    const isExact = start === index && end === last;
    if (!isWithin && !isExact) continue;
    const dollars = display === undefined ? 1 : 2;
    const latex = text.slice(index + dollars, last - dollars);
    return { latex, isDisplay: dollars === 2, start: index, end: last };
  }
  return null;
}
