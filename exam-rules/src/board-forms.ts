/**
 * Question forms of education boards, in the plain text of a question (docs/decisions/068): a
 * shared stem, statements i to iii, and the creative question with its parts. The text is readable
 * without support for the forms. A form is recognized only if writing it again gives the same text,
 * so that no character can be lost.
 */

export type TextLanguage = 'bn' | 'en';

const BENGALI = /[\u0980-\u09ff]/;

/** The language of the words around the parts; null for a text without letters. */
export function languageOfText(text: string): TextLanguage | null {
  if (BENGALI.test(text)) return 'bn';
  return /[a-z]{2}/i.test(text) ? 'en' : null;
}

const STEM_HEADING = { bn: 'উদ্দীপক:', en: 'Stem:' } as const;
/** The line between a stem and the question below it. */
const STEM_END = '———';

export interface StemmedQuestion {
  readonly language: TextLanguage;
  /**
   * The text that several questions refer to. Each of them contains it, so that they can be
   * shuffled.
   */
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

/** The numerals of the statements. */
export const NUMERALS = ['i', 'ii', 'iii'] as const;

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

/** Consecutive lines `i. …`, `ii. …`, `iii. …`; null without them. */
export function readStatements(text: string): Statements | null {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (_, index) =>
      index > 0 &&
      NUMERALS.every((numeral, step) => lines[index + step]?.startsWith(`${numeral}. `)),
  );
  if (at < 0) return null;
  const item = (step: 0 | 1 | 2) => (lines[at + step] ?? '').slice(NUMERALS[step].length + 2);
  const statements: Statements = {
    lead: lines.slice(0, at).join('\n'),
    items: [item(0), item(1), item(2)],
    closing: lines.slice(at + 3).join('\n'),
  };
  return writeStatements(statements) === text ? statements : null;
}

const ANY_NUMERAL = /^\s*[([]?(iii|ii|i)\s*[.)।\]]\s*(.*)$/i;

/** Statements as typed, for example `(i) …`, also on several lines; null without all three. */
export function findStatements(text: string): Statements | null {
  const [lead, rest]: [string[], string[]] = [[], []];
  /** The lines of each statement. */
  const items: string[][] = [];
  for (const line of text.split('\n')) {
    const match = ANY_NUMERAL.exec(line);
    if (match && match[1]?.toLowerCase() === NUMERALS[items.length])
      items.push([(match[2] ?? '').trim()]);
    else if (items.length === 0) lead.push(line);
    else if (items.length < NUMERALS.length) items.at(-1)?.push(line.trim());
    else rest.push(line);
  }
  const [first, second, third] = items.map((lines) => lines.filter(Boolean).join(' '));
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
  /** In the order of their letters, 2 to 5. */
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
 * Each part starts on a new line with its letter, `ক) `, and ends with its marks, ` [১]`. A blank
 * line ends the stem.
 */
export function writeCreative({ language, stem, parts }: CreativeQuestion): string {
  const written = parts.map(({ text, marks }, index) => {
    const localizedMarks = language === 'bn' ? toBengali(marks) : marks;
    return `${PART_LETTERS[language][index]}) ${text} [${localizedMarks}]`;
  });
  return `${stem}\n\n${written.join('\n')}`;
}

const PART_END = / \[([\d০-৯.]*)\]$/;
const OWN_DIGITS = { bn: /^[০-৯.]*$/, en: /^[\d.]*$/ } as const;

/** Null if the text has no parts with marks. Takes linear time. */
export function readCreative(text: string): CreativeQuestion | null {
  const lines = text.split('\n').map(toLine);
  for (const language of ['bn', 'en'] as const) {
    const borders = bordersIn(lines, PART_LETTERS[language]);
    for (const [first, { line }] of lines.entries()) {
      // A blank line stands between the stem and the first part.
      if (first < 2 || lines[first - 1]?.line !== '') continue;
      if (!line.startsWith(`${PART_LETTERS[language][0]}) `)) continue;
      const starts = startsFrom(first, borders);
      const isCreative = starts.length >= 2 && arePartsOf(language, lines, starts);
      if (!isCreative) continue;
      const written = lines.map((each) => each.line);
      return {
        language,
        stem: written.slice(0, first - 1).join('\n'),
        parts: starts.map((start, index) =>
          toPart(written.slice(start, starts[index + 1]).join('\n')),
        ),
      };
    }
  }
  return null;
}

/** A line, and the marks at its end if there are any. */
interface Line {
  readonly line: string;
  readonly marks: string | undefined;
  /** Start index of the marks. */
  readonly marksAt: number;
}

function toLine(line: string): Line {
  const end = PART_END.exec(line);
  return { line, marks: end?.[1], marksAt: end?.index ?? line.length };
}

/**
 * For each letter, by line: the next line below it that begins the part with this letter; Infinity
 * if there is none. Such a line starts with the letter, and the line before it ends with marks.
 */
function bordersIn(lines: readonly Line[], letters: readonly string[]): readonly number[][] {
  return letters.map((letter) => {
    const next: number[] = [];
    for (let at = lines.length - 1; at > 0; at -= 1) {
      const isBorder =
        lines[at]?.line.startsWith(`${letter}) `) && lines[at - 1]?.marks !== undefined;
      next[at - 1] = isBorder ? at : (next[at] ?? Number.POSITIVE_INFINITY);
    }
    return next;
  });
}

/** The first line of each part, one for each letter at most. */
function startsFrom(first: number, borders: readonly number[][]): number[] {
  const starts = [first];
  for (const next of borders.slice(1)) {
    const start = next[starts.at(-1) ?? first];
    if (start === undefined || start === Number.POSITIVE_INFINITY) break;
    starts.push(start);
  }
  return starts;
}

/** Whether writing the parts again gives the same text: all have marks in the language's digits. */
function arePartsOf(
  language: TextLanguage,
  lines: readonly Line[],
  starts: readonly number[],
): boolean {
  return starts.every((start, index) => {
    const end = (starts[index + 1] ?? lines.length) - 1;
    const { marks, marksAt = 0 } = lines[end] ?? {};
    // The letter and its bracket are three characters, which are not part of the text.
    const hasText = end > start || marksAt >= 3;
    return marks !== undefined && OWN_DIGITS[language].test(marks) && hasText;
  });
}

function toPart(part: string): CreativePart {
  return {
    text: part.slice(3).replace(PART_END, ''),
    marks: toLatin(PART_END.exec(part)?.[1] ?? ''),
  };
}

/** The marks of all parts; NaN while one is not a number. */
export const creativeMarks = ({ parts }: CreativeQuestion): number =>
  Math.round(
    parts.reduce(
      (sum, { marks }) => sum + (/^\d+(\.\d+)?$/.test(marks) ? Number(marks) : Number.NaN),
      0,
    ) * 1e5,
  ) / 1e5;
