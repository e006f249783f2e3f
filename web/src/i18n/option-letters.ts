/** The mark before each option, as printed papers have it: ক খ গ ঘ in Bengali, A B C D in English. */
import type { Language } from './format.ts';

const letters = { en: [...'ABCDEFGHIJ'], bn: [...'কখগঘঙচছজঝঞ'] } as const;

export function optionLetter(index: number, lang: Language): string {
  return letters[lang][index] ?? String(index + 1);
}
