/**
 * The forms of questions that education boards use, inside the plain text of a question
 * (docs/decisions/068): a shared stem, statements i to iii, and the creative question with its
 * parts. The text stays readable where nobody knows the forms. Each form is recognized only if
 * writing it again gives the same text, so no character can be lost.
 */

export type TextLanguage = 'bn' | 'en';

const BENGALI = /[\u0980-\u09ff]/;

/** The language that the words around the parts are in; null for a text without letters. */
export function languageOf(text: string): TextLanguage | null {
  if (BENGALI.test(text)) return 'bn';
  return /[a-z]{2}/i.test(text) ? 'en' : null;
}

const STEM_HEADING = { bn: 'উদ্দীপক:', en: 'Stem:' } as const;
/** The line between a stem and the question below it. */
const STEM_END = '———';

export interface StemmedQuestion {
  readonly language: TextLanguage;
  /** What several questions are about. Each of them has it in its text, so they can be shuffled. */
  readonly stem: string;
  readonly question: string;
}

export const writeStemmed = ({ language, stem, question }: StemmedQuestion): string =>
  `${STEM_HEADING[language]}\n${stem}\n${STEM_END}\n${question}`;

/** Null without a stem. */
export function readStemmed(text: string): StemmedQuestion | null {
  for (const language of ['bn', 'en'] as const) {
    const start = `${STEM_HEADING[language]}\n`;
    const end = text.indexOf(`\n${STEM_END}\n`, start.length);
    if (!text.startsWith(start) || end < 0) continue;
    return {
      language,
      stem: text.slice(start.length, end),
      question: text.slice(end + STEM_END.length + 2),
    };
  }
  return null;
}

/** The question without its stem. */
export const questionPart = (text: string): string => readStemmed(text)?.question ?? text;

const NUMERALS = ['i', 'ii', 'iii'] as const;

export interface Statements {
  /** Before the statements. */
  readonly lead: string;
  /** The statements i, ii and iii, one line each. */
  readonly items: readonly [string, string, string];
  /** After the statements, for example "Which of them is correct?"; may be empty. */
  readonly closing: string;
}

export const writeStatements = ({ lead, items, closing }: Statements): string =>
  [
    lead,
    ...items.map((item, index) => `${NUMERALS[index]}. ${item}`),
    ...(closing === '' ? [] : [closing]),
  ].join('\n');

/** `i. …`, `ii. …`, `iii. …` on lines that follow one another; null without them. */
export function readStatements(text: string): Statements | null {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (_, index) =>
      index > 0 &&
      NUMERALS.every((numeral, step) => lines[index + step]?.startsWith(`${numeral}. `)),
  );
  if (at < 0) return null;
  const item = (step: 0 | 1 | 2) => (lines[at + step] ?? '').slice(NUMERALS[step].length + 2);
  const found: Statements = {
    ...{ lead: lines.slice(0, at).join('\n'), items: [item(0), item(1), item(2)] },
    closing: lines.slice(at + 3).join('\n'),
  };
  return writeStatements(found) === text ? found : null;
}

const ANY_NUMERAL = /^\s*[([]?(iii|ii|i)\s*[.)।\]]\s*(.*)$/i;

/**
 * Statements as people type them, for example `(i) …`, also on several lines; null without all
 * three.
 */
export function findStatements(text: string): Statements | null {
  const [lead, items, rest]: [string[], string[], string[]] = [[], [], []];
  for (const line of text.split('\n')) {
    const match = ANY_NUMERAL.exec(line);
    if (match && match[1]?.toLowerCase() === NUMERALS[items.length])
      items.push((match[2] ?? '').trim());
    else if (items.length === 0) lead.push(line);
    else if (items.length < NUMERALS.length)
      items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
    else rest.push(line);
  }
  const [first, second, third] = items;
  if (first === undefined || second === undefined || third === undefined) return null;
  return {
    lead: lead.join('\n').trim(),
    items: [first, second, third],
    closing: rest.join('\n').trim(),
  };
}

export interface CreativeQuestion {
  readonly language: TextLanguage;
  readonly stem: string;
  /** From the first letter on, 2 to 5. */
  readonly parts: readonly CreativePart[];
}

interface CreativePart {
  readonly text: string;
  /** In Latin digits, as typed; a whole or decimal number once it is complete. */
  readonly marks: string;
}

export const PART_LETTERS = { bn: [...'কখগঘঙ'], en: [...'abcde'] } as const;
/** The marks of a part with the same place in the form that boards use. */
export const USUAL_MARKS = ['1', '2', '3', '4'] as const;

const BENGALI_DIGITS = [...'০১২৩৪৫৬৭৮৯'];
const toBengali = (marks: string) =>
  marks.replace(/\d/g, (digit) => BENGALI_DIGITS[Number(digit)] ?? digit);
const toLatin = (marks: string) =>
  marks.replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)));

/**
 * Each part begins on a line of its own with its letter, `ক) `, and ends with its marks, ` [১]`. A
 * blank line ends the stem.
 */
export function writeCreative({ language, stem, parts }: CreativeQuestion): string {
  const written = parts.map(({ text, marks }, index) => {
    const shown = language === 'bn' ? toBengali(marks) : marks;
    return `${PART_LETTERS[language][index]}) ${text} [${shown}]`;
  });
  return `${stem}\n\n${written.join('\n')}`;
}

const PART_END = / \[([\d০-৯.]*)\]$/;

/** Null if the text has no parts with marks. */
export function readCreative(text: string): CreativeQuestion | null {
  for (const language of ['bn', 'en'] as const) {
    const start = `\n\n${PART_LETTERS[language][0]}) `;
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
      const found = {
        language,
        stem: text.slice(0, at),
        parts: partsIn(text.slice(at + 2), PART_LETTERS[language]),
      };
      if (found.parts.length >= 2 && writeCreative(found) === text) return found;
    }
  }
  return null;
}

/** A part ends with its marks, and the next one begins with its letter. */
function partsIn(text: string, letters: readonly string[]): CreativePart[] {
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const before = parts.at(-1);
    const isNext = parts.length < letters.length && line.startsWith(`${letters[parts.length]}) `);
    if (before === undefined || (isNext && PART_END.test(before))) parts.push(line);
    else parts[parts.length - 1] = `${before}\n${line}`;
  }
  return parts.map((part) => ({
    text: part.slice(3).replace(PART_END, ''),
    marks: toLatin(PART_END.exec(part)?.[1] ?? ''),
  }));
}

/** The marks of all parts; NaN while one is not a number. */
export const creativeMarks = ({ parts }: CreativeQuestion): number =>
  Math.round(
    parts.reduce(
      (sum, { marks }) => sum + (/^\d+(\.\d+)?$/.test(marks) ? Number(marks) : Number.NaN),
      0,
    ) * 1e5,
  ) / 1e5;
