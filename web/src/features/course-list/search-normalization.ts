/** Normalizes text for searching, so that a word is found however it was typed. Pure. */
import { latinDigits } from '../../i18n/format.ts';

/**
 * Unifies Bengali letters with a dot (য়, ড়) and vowel signs (ো) in composed and decomposed form,
 * ৎ and ত্ with a joiner, invisible joiners, the digits of both scripts, full-width and accented
 * Latin letters, and case.
 */
function normalize(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('ৎ', 'ত্');
  return latinDigits(letters).toLowerCase();
}

/** Whether the text contains every word of the query. */
export function hasWords(text: string, query: string): boolean {
  const where = normalize(text);
  return normalize(query)
    .split(/[\s,;।]+/)
    .every((word) => where.includes(word));
}
