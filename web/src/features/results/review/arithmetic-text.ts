/**
 * The calculation of marks as text: `−(1 × 25%) = −0.25`, `3 − 1 × 0.25 = 2.75`. Numbers are not
 * rounded, so that the calculation is exact.
 */
import { type PaperArithmetic, questionArithmetic } from '@alokpath/exam-rules/arithmetic';
import type { I18n } from '../../../i18n/i18n.tsx';
import type { Question } from './review.ts';

/** All decimals, in the language's digits, with a real minus sign, which is as wide as a plus. */
export function exactNumber(value: number, digits: I18n['digits']): string {
  const absoluteText = digits(String(Math.abs(value)));
  return value < 0 ? `−${absoluteText}` : absoluteText;
}

/** Gained or lost marks: `+1`, `−0.25`, `0`. */
export function signedNumber(value: number, digits: I18n['digits']): string {
  return value > 0 ? `+${exactNumber(value, digits)}` : exactNumber(value, digits);
}

/** The calculation for a question with a deduction; null for others. */
export function deductionText(
  question: Pick<Question, 'points' | 'score' | 'reason'>,
  negativePercent: number,
  digits: I18n['digits'],
): string | null {
  const { points, score, reason } = question;
  if (reason === 'BONUS' || reason === 'VOID') return null;
  const line = questionArithmetic({ points, score, reason }, negativePercent);
  if (line.kind !== 'deducted') return null;
  return `−(${exactNumber(line.points, digits)} × ${exactNumber(line.percentage, digits)}%) = ${exactNumber(line.score, digits)}`;
}

/** The calculation of a paper's score; null if nothing was deducted. */
export function totalText(
  { gained, deducted, total, deductions, each }: PaperArithmetic,
  digits: I18n['digits'],
): string | null {
  if (deductions === 0) return null;
  const lost =
    each === null
      ? exactNumber(deducted, digits)
      : `${digits(deductions)} × ${exactNumber(each, digits)}`;
  return `${exactNumber(gained, digits)} − ${lost} = ${exactNumber(total, digits)}`;
}
