/** The mark before each option, as printed papers have it: ক খ গ ঘ in Bengali, A B C D in English. */
import type { Language } from './format.ts';

const letters = { en: [...'ABCDEFGHIJ'], bn: [...'কখগঘঙচছজঝঞ'] } as const;

export function optionLetter(index: number, lang: Language): string {
  return letters[lang][index] ?? String(index + 1);
}

/** Which option a typed letter of either language means, of the first five; -1 for any other key. */
export function optionIndex(letter: string): number {
  const inEnglish = letters.en.slice(0, 5).indexOf(letter.toUpperCase());
  return inEnglish >= 0 ? inEnglish : letters.bn.slice(0, 5).indexOf(letter);
}
