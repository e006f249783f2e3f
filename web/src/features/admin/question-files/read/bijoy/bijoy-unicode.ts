/** Converts text that was typed for Bijoy fonts (SutonnyMJ) to Unicode. */
import { GLYPHS, REPH } from './bijoy-glyphs.ts';

const CONSONANT = '[ক-নপ-রলশ-হ]\u09bc?';
const CLUSTER = `${CONSONANT}(?:\u09cd${CONSONANT})*`;
const PRE_BASE_VOWEL_SIGN = '[িেৈ]';
const OTHER_VOWEL_SIGN = '[াীুূৃৗ]';

/** In Bijoy a vowel sign before its conjunct is typed before it, and reph after it, as on paper. */
const SYLLABLE = new RegExp(
  `(${PRE_BASE_VOWEL_SIGN}?)(${CLUSTER})(${OTHER_VOWEL_SIGN}?)(${REPH}?)(${OTHER_VOWEL_SIGN}?)`,
  'g',
);
/** A part of a conjunct that was typed after the vowel sign. */
const LATE_PART = new RegExp(`(${OTHER_VOWEL_SIGN})((?:\u09cd${CONSONANT})+)`, 'g');

/** Formulas stay, as does HTML. */
const FORMULA_OR_TAG = /(\$[^$\n]*\$|<[a-z/][^<>\n]*>)/i;
const BENGALI = /[\u0980-\u09ff]/;
/** Letters of options and answers in Aiken stay Latin. */
const AIKEN_ANSWER = /^ANSWER:\s*[A-Z]\s*$/m;
const AIKEN_OPTION = /^(\s*[A-Z][.)]\s+)(.*)$/;
/** Signs with a meaning of their own in GIFT are letters in Bijoy. */
const GIFT = /\{[^{}]*[=~]|\{\s*[TF]/;

/** Null if the format leaves open which signs are text. */
export function convertBijoy(text: string): string | null {
  if (GIFT.test(text)) return null;
  const isAiken = AIKEN_ANSWER.test(text);
  return text
    .split('\n')
    .map((line) => (isLeft(line) ? line : convertLine(line, isAiken)))
    .join('\n');
}

function convertLine(line: string, isAiken: boolean): string {
  const [, letter = '', rest = line] = (isAiken && AIKEN_OPTION.exec(line)) || [];
  return (
    letter +
    rest
      .split(FORMULA_OR_TAG)
      .map((part, index) => (index % 2 > 0 ? part : convertWords(part)))
      .join('')
  );
}

/** Lines in Unicode, in English, and answers of Aiken. */
function isLeft(line: string): boolean {
  if (BENGALI.test(line) || AIKEN_ANSWER.test(line)) return true;
  if (/[^ -~]/.test(line.replaceAll('\t', ' '))) return false;
  const words = line.match(/[A-Za-z_`]{2,}/g) ?? [];
  return words.length > 1 && words.every((word) => /^[A-Z]?[a-z]*[aeiouy][a-z]*$/.test(word));
}

/** @param typed without formulas */
export function convertWords(typed: string): string {
  const letters = [...typed].map((glyph) => GLYPHS.get(glyph) ?? glyph).join('');
  return letters
    .replace(/\u09cd+/g, '\u09cd')
    .replace(new RegExp(`ঁ(${OTHER_VOWEL_SIGN})`, 'g'), '$1ঁ')
    .replace(LATE_PART, '$2$1')
    .replace(
      SYLLABLE,
      (_, before: string, cluster: string, first: string, reph: string, second: string) =>
        (reph && 'র\u09cd') + cluster + joinVowelSigns(before, first + second),
    )
    .replaceAll('অা', 'আ')
    .replaceAll(REPH, 'র\u09cd');
}

/** Both halves of a vowel sign that stands on both sides. */
function joinVowelSigns(before: string, behind: string): string {
  if (before === 'ে' && behind === 'া') return 'ো';
  if (before === 'ে' && behind === 'ৗ') return 'ৌ';
  return before + behind;
}
