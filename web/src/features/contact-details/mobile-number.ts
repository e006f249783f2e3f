/** Normalizes mobile numbers of Bangladesh. */
import { latinDigits } from '../../i18n/format.ts';

/** Converts ০১৭১২-৩৪৫৬৭৮, +880 1712 345678 and 8801712345678 to 01712345678. */
export function cleanMobile(text: string): string {
  return latinDigits(text)
    .replace(/[\s()-]/g, '')
    .replace(/^\+?88(?=01)/, '');
}

export const isMobile = (text: string) => /^01\d{9}$/.test(cleanMobile(text));
