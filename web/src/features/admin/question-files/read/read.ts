/**
 * Reads questions from text in any of the formats. Used in the worker (reader.worker.ts) and in
 * tests.
 */

import { withProblems } from './check.ts';
import { readAiken } from './formats/aiken.ts';
import { readGift } from './formats/gift.ts';
import { readNumbered } from './formats/numbered.ts';
import { HEADER_ROWS, readHeader, readRows, readTable } from './formats/table.ts';
import { LETTER } from './letters.ts';
import {
  limits,
  type Problem,
  type Reading,
  type ReadQuestion,
  type SourceFormat,
} from './question.ts';

const readers: Readonly<
  Record<SourceFormat, (source: string) => { questions: ReadQuestion[]; problems: Problem[] }>
> = {
  aiken: readAiken,
  gift: readGift,
  numbered: readNumbered,
  csv: readTable,
};

/**
 * Line breaks as `\n`, without byte order marks, control characters, and the zero-width spaces that
 * are copied from web pages. Zero-width joiners stay: Bengali needs them.
 */
const cleanSource = (source: string): string =>
  source
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/(?![\n\t])\p{Cc}|[\u200b\u2060\ufeff]/gu, '');

const GIFT_ANSWERS = /\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE|[Tt]rue|[Ff]alse)\b)/;
const LETTERED_OPTION = new RegExp(`^\\s*\\*?[([]?${LETTER}[).।\\]]`, 'mu');

/** The format that a text seems to have. */
export function detectFormat(source: string): SourceFormat {
  const { rows } = readRows(source.slice(0, 20_000));
  if (rows.slice(0, HEADER_ROWS).some(({ cells }) => readHeader(cells) !== null)) return 'csv';
  const isNumbered = /^\s*(?:প্রশ্ন|q(?:uestion)?)?\s*[([]?[0-9০-৯]{1,4}\s*[.)।\]]/imu.test(source);
  // In numbered questions with lettered options, braces are those of sets.
  const hasAnswers =
    GIFT_ANSWERS.test(source.replace(/\$[^$\n]*\$/g, '')) &&
    !(isNumbered && LETTERED_OPTION.test(source));
  if (hasAnswers || /^\s*(?:::|\$CATEGORY:)/m.test(source)) return 'gift';
  if (/^\s*ANSWER\s*:/m.test(source) && !isNumbered) return 'aiken';
  return 'numbered';
}

/**
 * @param format null: detected
 * @param isSingle whether exactly one option of each question must be correct
 * @param allowsWritten whether there may be written questions
 */
export function readQuestions(
  source: string,
  format: SourceFormat | null,
  isSingle: boolean,
  allowsWritten = false,
): Reading {
  const text = cleanSource(source);
  const usedFormat = format ?? detectFormat(text);
  const { questions, problems } = readers[usedFormat](text);
  const hasTooMany = questions.length > limits.sourceQuestions;
  const firstExcess = questions[limits.sourceQuestions];
  return {
    format: usedFormat,
    questions: questions
      .slice(0, limits.sourceQuestions)
      .map((question) => withProblems(question, isSingle, allowsWritten)),
    problems: hasTooMany
      ? [...problems, { code: 'tooManyQuestions', line: firstExcess?.line ?? 1, detail: '' }]
      : problems,
  };
}
