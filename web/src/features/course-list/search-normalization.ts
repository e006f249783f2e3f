/** Text in the one form in which it is searched, so that the same word is found however it was typed. Pure. */
import { latinDigits } from '../../i18n/format.ts';

/**
 * One form for: Bengali letters with a dot that are written in two ways (য়, ড়), vowel signs in one piece or two (ো), ৎ and ত্ with a joiner,
 * joiners that nobody sees, digits of both scripts, wide and accented Latin letters, capitals.
 */
function normalized(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('ৎ', 'ত্');
  return latinDigits(letters).toLowerCase();
}

/** Whether every word that is looked for stands somewhere in the text. */
export function hasWords(text: string, wanted: string): boolean {
  const where = normalized(text);
  return normalized(wanted)
    .split(/[\s,;।]+/)
    .every((word) => where.includes(word));
}
