/** Writes questions in the formats that can be imported again. */
import { type Language, latinDigits } from '../../../../i18n/format.ts';
import { optionLetter } from '../../../../i18n/option-letters.ts';
import { readAiken } from '../read/formats/aiken.ts';
import { FORMULA_GUARD } from '../read/formats/table.ts';
import type { ReadQuestion } from '../read/question.ts';

/** A question to export; without options it is answered in writing. */
export type ExportQuestion = Pick<ReadQuestion, 'text' | 'options' | 'points' | 'explanation'>;

const hasNoOptions = ({ options }: ExportQuestion) => options.length === 0;

/** The formats of an export. */
export const exportFormats = ['xlsx', 'csv', 'gift', 'aiken'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const aikenQuestion = ({ text, options }: ExportQuestion): string =>
  [
    oneLine(text),
    ...options.map((option, index) => `${optionLetter(index, 'en')}) ${oneLine(option.text)}`),
    `ANSWER: ${options.flatMap(({ isCorrect }, index) => (isCorrect ? [optionLetter(index, 'en')] : [])).join(', ')}`,
  ].join('\n');

const correctCount = ({ options }: ExportQuestion) =>
  options.filter(({ isCorrect }) => isCorrect).length;

/** False for texts such as "A) x", which would be read as an option: Aiken has no escapes. */
function isReadBackUnchanged(question: ExportQuestion): boolean {
  const [first, ...others] = readAiken(aikenQuestion(question)).questions;
  if (!first || others.length > 0) return false;
  const texts = ({ text, options }: ExportQuestion) =>
    [text, ...options.map((option) => option.text)].map(oneLine).join('\n');
  return texts(first) === texts(question);
}

/** Whether the format can hold the question; Aiken holds only questions with one correct option. */
const fits = (format: ExportFormat, question: ExportQuestion): boolean =>
  format !== 'aiken' || (correctCount(question) === 1 && isReadBackUnchanged(question));

const escapeGift = (text: string) =>
  text
    .trim()
    .replace(/[\\:#={}~]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');

/**
 * GIFT would read `[…]` or `%…` at the start as a format or a weight, so a format goes before it.
 */
const giftText = (text: string) =>
  /^\s*[[%]/.test(text) ? `[plain]${escapeGift(text)}` : escapeGift(text);

function giftQuestion(question: ExportQuestion): string {
  const { text, options, explanation } = question;
  const correct = correctCount(question);
  // Rounded down, so that the sum is not above 100.
  const share = Math.floor(1e7 / Math.max(1, correct)) / 1e5;
  const sign = (isCorrect: boolean) => {
    if (correct <= 1) return isCorrect ? '=' : '~';
    return isCorrect ? `~%${share}%` : '~%-100%';
  };
  return [
    `[plain]${escapeGift(text)} {`,
    ...options.map((option) => `${sign(option.isCorrect)}${giftText(option.text)}`),
    ...(explanation.trim() ? [`####${giftText(explanation)}`] : []),
    '}',
  ].join('\n');
}

/** The questions as text, without those that the format cannot represent. */
export const writeText = (format: 'aiken' | 'gift', questions: readonly ExportQuestion[]): string =>
  `${questions
    .filter((question) => fits(format, question))
    .map(format === 'aiken' ? aikenQuestion : giftQuestion)
    .join('\n\n')}\n`;

/** Characters that neither XML nor a text editor can hold. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/**
 * Prefixes texts that begin like a guarded formula (FORMULA_GUARD) with another apostrophe, because
 * reading removes one.
 */
const cell = (text: string) => text.trim().replace(CONTROL, '').replace(FORMULA_GUARD, "''");

const answerNotations = [
  (letter: string) => letter,
  (letter: string) => `(${letter})`,
  (letter: string) => `[${letter}]`,
  (letter: string) => `${letter})`,
];

/**
 * The letters of the correct options, in a notation that is not also the text of an option; empty
 * if there is none.
 */
const answerCell = (letters: readonly string[], texts: readonly string[]): string =>
  answerNotations
    .map((notation) => letters.map(notation).join(', '))
    .find((cell) => !texts.includes(cell)) ?? '';

/** The rows of a table, with headings in the language. */
export function tableRows(questions: readonly ExportQuestion[], lang: Language): string[][] {
  const optionCount = Math.max(4, ...questions.map(({ options }) => options.length));
  const letters = Array.from({ length: optionCount }, (_, index) => optionLetter(index, lang));
  const labels =
    lang === 'bn'
      ? { question: 'প্রশ্ন', option: 'বিকল্প', others: ['উত্তর', 'নম্বর', 'ব্যাখ্যা'] }
      : { question: 'Question', option: 'Option', others: ['Answer', 'Points', 'Explanation'] };
  const headings = [
    labels.question,
    ...letters.map((letter) => `${labels.option} ${letter}`),
    ...labels.others,
  ];
  const rows = questions.map(({ text, options, points, explanation }) => [
    cell(text),
    ...letters.map((_, index) => cell(options[index]?.text ?? '')),
    answerCell(
      options.flatMap(({ isCorrect }, index) => (isCorrect ? [letters[index] ?? ''] : [])),
      options.map((option) => option.text.trim()),
    ),
    latinDigits(points).trim(),
    cell(explanation),
  ]);
  return [headings, ...rows];
}

/** A part of the questions that is lost in a format. */
export interface ExportLoss {
  readonly reason: 'explanations' | 'points' | 'lineBreaks' | 'leftOut' | 'writtenLeftOut';
  /** Number of questions. */
  readonly count: number;
}

export function findLosses(
  format: ExportFormat,
  questions: readonly ExportQuestion[],
): ExportLoss[] {
  if (format === 'csv' || format === 'xlsx') return [];
  const fittingQuestions = questions.filter((question) => fits(format, question));
  const hasLineBreak = ({ text, options }: ExportQuestion) =>
    [text, ...options.map((option) => option.text)].some((part) => part.trim().includes('\n'));
  const isAiken = format === 'aiken';
  const writtenLeftOut = isAiken ? questions.filter(hasNoOptions).length : 0;
  const counts: Readonly<Record<ExportLoss['reason'], number>> = {
    leftOut: questions.length - fittingQuestions.length - writtenLeftOut,
    writtenLeftOut,
    points: fittingQuestions.filter(({ points }) => Number(latinDigits(points)) !== 1).length,
    explanations: isAiken
      ? fittingQuestions.filter(({ explanation }) => explanation.trim() !== '').length
      : 0,
    lineBreaks: isAiken ? fittingQuestions.filter(hasLineBreak).length : 0,
  };
  return (['writtenLeftOut', 'leftOut', 'points', 'explanations', 'lineBreaks'] as const)
    .map((reason) => ({ reason, count: counts[reason] }))
    .filter(({ count }) => count > 0);
}
