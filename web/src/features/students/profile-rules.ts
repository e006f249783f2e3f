/** What the profile's fields accept, checked before the server does. */
import { latinDigits } from '../../i18n/format.ts';

export const MAX_TEXT = 100;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** ০১৭১২-৩৪৫৬৭৮, +880 1712 345678 and 8801712345678 are one number: 01712345678. */
export function cleanMobile(text: string): string {
  return latinDigits(text)
    .replace(/[\s()-]/g, '')
    .replace(/^\+?88(?=01)/, '');
}

export const isMobile = (text: string) => /^01\d{9}$/.test(cleanMobile(text));

/** Today on Dhaka's calendar, as a date input has it. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' }).format(new Date());
}
