/**
 * Reads the letters of options and the answers that name them, in Latin and Bengali letters and
 * digits.
 */
import { latinDigits } from '../../../../i18n/format.ts';

// One more than a question may have, so that an option too many is read, and reported.
const latin = 'abcdefghijk';
const bengali = 'কখগঘঙচছজঝঞট';

/** A letter of an option, for regular expressions. */
export const LETTER = `[${latin}${latin.toUpperCase()}${bengali}]`;

/** The index of an option's letter, from 0; -1 for any other text. */
export function letterIndex(letter: string): number {
  if (letter.length !== 1) return -1;
  const index = latin.indexOf(letter.toLowerCase());
  return index >= 0 ? index : bengali.indexOf(letter);
}

/** The options that an answer names. */
export type Answer =
  | { readonly correct: readonly number[] }
  | { readonly problem: 'answerUnknown' | 'answerAmbiguous' };

const SEPARATOR = /\s*(?:[,;،/&+]|\s(?:ও|এবং|and)\s)\s*|\s+/;
const bare = (token: string) => token.replace(/^[([{]|[)\]}.।:]+$/g, '');
const normal = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The indexes that letters or numbers name; null for any other text. */
function indexes(answer: string, read: (token: string) => number, count: number): number[] | null {
  const tokens = answer.split(SEPARATOR).map(bare).filter(Boolean);
  if (tokens.length === 0) return null;
  const optionIndexes = tokens.map(read);
  return optionIndexes.every((index) => index >= 0 && index < count)
    ? [...new Set(optionIndexes)].sort((a, b) => a - b)
    : null;
}

const numberIndex = (token: string) => (/^\d{1,2}$/.test(token) ? Number(token) - 1 : -1);

/**
 * Reads an answer: letters ("B", "খ", "A, C"), the numbers of options, a letter with the option's
 * text ("খ) ঢাকা"), or the text alone. If it can mean two different options, it is ambiguous.
 * @param format.isAlwaysLetter whether a letter cannot be meant as the text of an option
 */
export function readAnswer(
  written: string,
  options: readonly string[],
  { isAlwaysLetter }: { readonly isAlwaysLetter: boolean } = { isAlwaysLetter: false },
): Answer {
  const answer = written.trim();
  const byLetter = indexes(answer, letterIndex, options.length);
  const byNumber = indexes(latinDigits(answer), numberIndex, options.length);
  const texts = options.map(normal);
  const sameText = texts.flatMap((text, index) =>
    text !== '' && text === normal(answer) ? [index] : [],
  );
  const byText = sameText.length === 1 ? sameText : null;
  const lettered = new RegExp(`^[([]?(${LETTER})[)\\].।:]\\s*(.*)$`, 'su').exec(answer);
  const first = letterIndex(lettered?.[1] ?? '');
  const byBoth =
    lettered && texts[first] !== undefined && texts[first] === normal(lettered[2] ?? '')
      ? [first]
      : null;

  const readings = [byBoth, byLetter, byNumber, byText].filter((reading) => reading !== null);
  const [reading] = readings;
  if (!reading) return { problem: 'answerUnknown' };
  const differs = readings.some((other) => other.join() !== reading.join());
  // "A" is a letter even if the text of another option is "a"; if that is "A", or if it is a
  // number, either can be meant.
  const exact = options.findIndex(
    (text) => text.trim().normalize('NFC') === answer.normalize('NFC'),
  );
  const isOtherText =
    byLetter !== null && exact >= 0 && byLetter.join() !== String(exact) && !isAlwaysLetter;
  if (!byBoth && (isOtherText || (differs && !byLetter))) return { problem: 'answerAmbiguous' };
  return { correct: reading };
}

/** The text with Latin digits and without the word for marks, for example "২ নম্বর" -> "2". */
export const readPoints = (written: string): string =>
  latinDigits(written)
    .trim()
    .replace(/\s*(?:points?|marks?|নম্বর|মান)\s*$/i, '')
    .replace(/^(\d+),(\d+)$/, '$1.$2');
