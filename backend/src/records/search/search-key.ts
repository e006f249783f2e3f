/**
 * The search key of a title: its words in three forms, from strict to loose, in plain Latin
 * letters. Comparing keys gives the same result on every database whatever its locale, and finds a
 * title in both scripts and in other spellings (docs/decisions/038-search.md).
 */
import { romanize } from './romanize.ts';

/** One word of a title or a query in its three forms. */
export type SearchWord = {
  /** The usual romanization; letters that sound the same in Bengali have one spelling. */
  strict: string;
  /** Without the differences between romanizations: aspirates, a/o, e/i/y, u/w, doubled letters. */
  loose: string;
  /** The consonants and digits of the loose form. */
  skeleton: string;
};

/** Only the beginning of longer titles is searched. */
const MAX_WORDS = 40;
/** The maximum length of a title. Longer words, in questions, would take quadratic time. */
const MAX_WORD_LENGTH = 200;

/** The words of a text: "class11-12" has three, "গ.সা.গু." one. */
export function searchWords(text: string): SearchWord[] {
  const parts = text
    .normalize('NFC')
    .replaceAll(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '')
    .replaceAll(/(?<=[a-z])(?=\p{Nd})/giu, ' ')
    .split(/[^\p{L}\p{M}\p{Nd}\u200c\u200d]+/u);
  return parts
    .slice(0, 2 * MAX_WORDS)
    .map((part) => searchWord(part.slice(0, MAX_WORD_LENGTH)))
    .filter(isWord)
    .slice(0, MAX_WORDS);
}

/**
 * The key to store with a title: each form of each word after its mark, then the skeleton of the
 * whole title.
 */
export function searchKey(title: string): string {
  const words = searchWords(title);
  const forms = (mark: string, form: keyof SearchWord) =>
    words.map((word) => `${mark}${word[form]} `).join('');
  return `${forms('=', 'strict')}${forms('+', 'loose')}${forms('-', 'skeleton')}_${words.map((word) => word.skeleton).join('')}`;
}

/**
 * Adds the key of the title to the columns of a record; without a title the columns are unchanged,
 * so that an update without it keeps the key.
 */
export function withSearchKey<C extends object>(
  columns: C,
  title: string | undefined,
): C & { searchKey?: string } {
  return title === undefined ? columns : { ...columns, searchKey: searchKey(title) };
}

function searchWord(part: string): SearchWord {
  const latin = romanize(part);
  // "09" and "9" are the same class.
  const strict = latin
    .replace(/^0+(?=\d)/, '')
    .replaceAll('chh', 'ch')
    .replaceAll('sh', 's')
    .replaceAll('z', 'j')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u');
  const loose = looseForm(latin.replace(/^0+(?=\d)/, ''));
  return {
    strict,
    loose,
    skeleton: /^\d+$/.test(loose) ? loose : withoutRepeats(loose.replaceAll(/[aiu]/g, '')),
  };
}

const isWord = ({ strict }: SearchWord): boolean => strict !== '';

/** Applied in this order. The letter "c" stands for the sound of "ch" afterwards. */
const PHONETIC_RULES: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'son'],
  [/ksh(?=[aeiy]|$)/g, 'k'],
  [/ph/g, 'p'],
  [/c+h+|cc(?=[aou])/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/jn|gn/g, 'g'],
  [/ng/g, 'n'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/f/g, 'p'],
  [/(?<=[bcdgjklmnprst])h/g, ''],
  // Ya-phala and ba-phala: "bidya", "bishwo".
  [/(?<=[bcdgjklmnprst])[yw](?=[aeiou])/g, ''],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/[ey]/g, 'i'],
  [/w/g, 'u'],
  [/o/g, 'a'],
];

function looseForm(latin: string): string {
  return withoutRepeats(
    PHONETIC_RULES.reduce((text, [pattern, letters]) => text.replaceAll(pattern, letters), latin),
  );
}

/** Removes repeated letters, but not digits. */
function withoutRepeats(text: string): string {
  return text.replaceAll(/([a-z])\1+/g, '$1');
}
