/** The letters of options, as in printed papers: ক খ গ ঘ in Bengali, A B C D in English. */
import type { Language } from './format.ts';

const letters = { en: [...'ABCDEFGHIJ'], bn: [...'কখগঘঙচছজঝঞ'] } as const;

export function optionLetter(index: number, lang: Language): string {
  return letters[lang][index] ?? String(index + 1);
}

/**
 * The index of the option with a letter of either language, up to the fifth; -1 for any other key.
 */
export function optionIndex(letter: string): number {
  const inEnglish = letters.en.slice(0, 5).indexOf(letter.toUpperCase());
  return inEnglish >= 0 ? inEnglish : letters.bn.slice(0, 5).indexOf(letter);
}
