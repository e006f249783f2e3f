/** Parses numbers with Latin or Bengali digits and a decimal point. */
import { latinDigits } from '../../../i18n/format.ts';

/** Null for empty input, NaN for invalid input. */
export function readNumber(typed: string): number | null {
  const text = latinDigits(typed).trim();
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Trimmed text for an input field; null if empty. */
export const textOrNull = (typed: string): string | null => typed.trim() || null;
