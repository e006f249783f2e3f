/** Writes questions in the formats that can be imported again. */
import { type Language, latinDigits } from '../../../../i18n/format.ts';
import { optionLetter } from '../../../../i18n/option-letters.ts';
import { readAiken } from '../read/formats/aiken.ts';
import { GUARD } from '../read/formats/table.ts';
import type { ReadQuestion } from '../read/question.ts';

/** One without options is to be answered in writing. */
export type WrittenQuestion = Pick<ReadQuestion, 'text' | 'options' | 'points' | 'explanation'>;

const hasNoOptions = ({ options }: WrittenQuestion) => options.length === 0;

/** The formats of an export. */
export const exportFormats = ['xlsx', 'csv', 'gift', 'aiken'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const aikenQuestion = ({ text, options }: WrittenQuestion): string =>
  [
    oneLine(text),
    ...options.map((option, index) => `${optionLetter(index, 'en')}) ${oneLine(option.text)}`),
    `ANSWER: ${options.flatMap(({ isCorrect }, index) => (isCorrect ? [optionLetter(index, 'en')] : [])).join(', ')}`,
  ].join('\n');

const correctCount = ({ options }: WrittenQuestion) =>
  options.filter(({ isCorrect }) => isCorrect).length;

/** Aiken has no escapes: a text such as "A) x" would be read as an option. */
function isReadBack(question: WrittenQuestion): boolean {
  const [first, ...others] = readAiken(aikenQuestion(question)).questions;
  if (!first || others.length > 0) return false;
  const texts = (of: WrittenQuestion) =>
    [of.text, ...of.options.map((option) => option.text)].map(oneLine).join('\n');
  return texts(first) === texts(question);
}

/** Whether the format can hold the question; Aiken holds only questions with one correct option. */
const fits = (format: ExportFormat, question: WrittenQuestion): boolean =>
  format !== 'aiken' || (correctCount(question) === 1 && isReadBack(question));

const escapedGift = (text: string) =>
  text
    .trim()
    .replace(/[\\:#={}~]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');

/** A text that begins like a format or a weight is prefixed with the name of its format. */
const giftPart = (text: string) =>
  /^\s*[[%]/.test(text) ? `[plain]${escapedGift(text)}` : escapedGift(text);

function giftQuestion(question: WrittenQuestion): string {
  const { text, options, explanation } = question;
  const correct = correctCount(question);
  // Rounded down, so that the sum is not above 100.
  const share = Math.floor(1e7 / Math.max(1, correct)) / 1e5;
  const sign = (isCorrect: boolean) => {
    if (correct <= 1) return isCorrect ? '=' : '~';
    return isCorrect ? `~%${share}%` : '~%-100%';
  };
  return [
    `[plain]${escapedGift(text)} {`,
    ...options.map((option) => `${sign(option.isCorrect)}${giftPart(option.text)}`),
    ...(explanation.trim() ? [`####${giftPart(explanation)}`] : []),
    '}',
  ].join('\n');
}

/** The questions as text, without those that the format cannot represent. */
export const writeText = (
  format: 'aiken' | 'gift',
  questions: readonly WrittenQuestion[],
): string =>
  `${questions
    .filter((question) => fits(format, question))
    .map(format === 'aiken' ? aikenQuestion : giftQuestion)
    .join('\n\n')}\n`;

/** Characters that neither XML nor a text editor can hold. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/**
 * Texts that begin like a guarded formula (csv.ts) are prefixed with one more apostrophe, because
 * reading removes one.
 */
const cell = (text: string) => text.trim().replace(CONTROL, '').replace(GUARD, "''");

const answerForms = [
  (letter: string) => letter,
  (letter: string) => `(${letter})`,
  (letter: string) => `[${letter}]`,
  (letter: string) => `${letter})`,
];

/**
 * The letters in a form that is not the text of an option, which they could be taken for; empty if
 * each form is one.
 */
const answerCell = (letters: readonly string[], texts: readonly string[]): string =>
  answerForms.map((form) => letters.map(form).join(', ')).find((form) => !texts.includes(form)) ??
  '';

/** The rows of a table, with headings in the language. */
export function tableRows(questions: readonly WrittenQuestion[], lang: Language): string[][] {
  const most = Math.max(4, ...questions.map(({ options }) => options.length));
  const letters = Array.from({ length: most }, (_, index) => optionLetter(index, lang));
  const words =
    lang === 'bn'
      ? { question: 'প্রশ্ন', option: 'বিকল্প', others: ['উত্তর', 'নম্বর', 'ব্যাখ্যা'] }
      : { question: 'Question', option: 'Option', others: ['Answer', 'Points', 'Explanation'] };
  const headings = [
    words.question,
    ...letters.map((letter) => `${words.option} ${letter}`),
    ...words.others,
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

/** Parts of these questions that a format cannot express. */
export interface Loss {
  readonly reason: 'explanations' | 'points' | 'lineBreaks' | 'leftOut' | 'writtenLeftOut';
  /** How many questions it concerns. */
  readonly count: number;
}

export function losses(format: ExportFormat, questions: readonly WrittenQuestion[]): Loss[] {
  if (format === 'csv' || format === 'xlsx') return [];
  const fittingQuestions = questions.filter((question) => fits(format, question));
  const hasLineBreak = ({ text, options }: WrittenQuestion) =>
    [text, ...options.map((option) => option.text)].some((part) => part.trim().includes('\n'));
  const isAiken = format === 'aiken';
  const writtenLeftOut = isAiken ? questions.filter(hasNoOptions).length : 0;
  const counts: Readonly<Record<Loss['reason'], number>> = {
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
