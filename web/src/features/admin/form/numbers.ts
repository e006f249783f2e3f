/** Numbers as people type them: Latin or Bengali digits, with a point. */
import { latinDigits } from '../../../i18n/format.ts';

/** Null where nothing stands; NaN for what is no number. */
export function readNumber(typed: string): number | null {
  const text = latinDigits(typed).trim();
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Text that is sent: null where nothing stands. */
export const textOrNull = (typed: string): string | null => typed.trim() || null;
