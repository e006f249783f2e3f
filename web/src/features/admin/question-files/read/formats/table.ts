/**
 * Reads a table with a header row in English or Bengali, from CSV text with commas, semicolons or
 * tabs.
 */
import Papa from 'papaparse';
import { latinDigits } from '../../../../../i18n/format.ts';
import { letterIndex, readAnswer, readPoints } from '../letters.ts';
import { limits, type Problem, type ReadQuestion, truncate } from '../question.ts';

interface Row {
  /** Line in the text where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The header row is looked for in the first rows: titles may stand above it. */
export const HEADER_ROWS = 10;

interface Columns {
  /** How many columns have a heading, with those between them. */
  readonly width: number;
  readonly question: number;
  /** The columns of the options, in the order of their letters. */
  readonly options: readonly number[];
  readonly answer: number;
  readonly points: number;
  readonly explanation: number;
}

const names = {
  question: ['question', 'question text', 'questions', 'প্রশ্ন', 'প্রশ্নের লেখা'],
  answer: ['answer', 'correct', 'correct answer', 'correct option', 'key', 'উত্তর', 'সঠিক উত্তর'],
  points: ['points', 'point', 'marks', 'mark', 'নম্বর', 'মান', 'পয়েন্ট'],
  explanation: ['explanation', 'feedback', 'solution', 'ব্যাখ্যা', 'সমাধান'],
} as const;

const heading = (cell: string) =>
  latinDigits(cell.normalize('NFC'))
    .toLowerCase()
    .replace(/[_:.*()\s]+/g, ' ')
    .trim();
const columnIndex = (cells: readonly string[], accepted: readonly string[]) =>
  cells.findIndex((cell) => new Set(accepted.map(heading)).has(cell));

/**
 * The index of the option that a heading such as "Option A", "বিকল্প ক", "B" or "option 3" names;
 * -1 for other headings.
 */
function optionOf(cell: string): number {
  const name = cell.replace(/^(?:option|choice|অপশন|বিকল্প)\s*/u, '');
  if (/^\d{1,2}$/.test(name) && name !== cell) return Number(name) - 1;
  return letterIndex(name);
}

/** Null if the row is not a header row. */
export function readHeader(row: readonly string[]): Columns | null {
  const cells = row.map(heading);
  const options: number[] = [];
  for (const [column, cell] of cells.entries()) {
    const index = optionOf(cell);
    if (index >= 0 && options[index] === undefined) options[index] = column;
  }
  const named = [...options].filter((column) => column !== undefined);
  const columns = {
    width: cells.findLastIndex((cell) => cell !== '') + 1,
    question: columnIndex(cells, names.question),
    // A column K without ten options before it has another meaning.
    options:
      named.length > limits.maxOptions
        ? named
        : named.filter((column) => column !== options[limits.maxOptions]),
    answer: columnIndex(cells, names.answer),
    points: columnIndex(cells, names.points),
    explanation: columnIndex(cells, names.explanation),
  };
  return columns.question >= 0 && columns.answer >= 0 && columns.options.length >= 2
    ? columns
    : null;
}

/**
 * The apostrophe that our own export puts before texts that spreadsheets would run as formulas; not
 * that of a quoted sign, as in '+'.
 */
export const FORMULA_GUARD = /^(?!'.')'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

const withoutGuard = (cell: string) => cell.replace(FORMULA_GUARD, '').trim();

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);

/** @param isCut whether the row ends in a text whose quotation mark is not closed */
function toQuestion({ line, cells }: Row, columns: Columns, isCut: boolean): ReadQuestion {
  const cell = (column: number) => withoutGuard(cells[column] ?? '');
  const texts = columns.options.map(cell);
  // Empty cells after the last option are options that the question does not have.
  while (texts.length > 0 && texts.at(-1) === '') texts.pop();
  const written = cell(columns.answer);
  const isWritten = written === '' && texts.length === 0 && !isCut;
  const answer = readAnswer(written, texts);
  const correct = 'correct' in answer ? answer.correct : [];
  const problems: Problem[] = [];
  if (written === '' && !isWritten) problems.push({ code: 'noAnswerLine', line, detail: '' });
  else if (written !== '' && 'problem' in answer)
    problems.push({ code: answer.problem, line, detail: truncate(written) });
  const extra = cells.slice(columns.width).filter((text) => text.trim() !== '');
  if (extra.length > 0)
    problems.push({ code: 'extraCells', line, detail: truncate(extra.join(' | ')) });
  const date = cells.find((text) => isDate(text.trim()));
  if (date !== undefined) problems.push({ code: 'dateCell', line, detail: truncate(date) });
  return {
    line,
    text: cell(columns.question),
    points: readPoints(cell(columns.points)),
    explanation: cell(columns.explanation),
    problems,
    ...(isWritten && { isWritten }),
    options: texts.map((text, index) => ({ text, isCorrect: correct.includes(index) })),
  };
}

/**
 * The delimiter with which a row becomes a header row; Excel writes semicolons or tabs in some
 * regions. Without header: a comma.
 */
function delimiterOf(source: string): string {
  const start = source.slice(0, 20_000);
  const isHeaderWith = (delimiter: string) =>
    Papa.parse<string[]>(start, { delimiter, newline: '\n', preview: HEADER_ROWS }).data.some(
      (row) => readHeader(row) !== null,
    );
  return [',', ';', '\t', '|'].find(isHeaderWith) ?? ',';
}

/** The rows of CSV text, without empty ones, and the lines where they begin. */
export function readRows(source: string): { rows: Row[]; isQuoteOpen: boolean } {
  const rows: Row[] = [];
  let cursor = 0;
  let line = 1;
  let isQuoteOpen = false;
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(source),
    newline: '\n',
    step({ data, errors, meta }) {
      isQuoteOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += source.slice(cursor, meta.cursor).split('\n').length - 1;
      cursor = meta.cursor;
    },
  });
  return { rows, isQuoteOpen };
}

export function readTable(source: string): { questions: ReadQuestion[]; problems: Problem[] } {
  const { rows, isQuoteOpen } = readRows(source);
  const at = rows.slice(0, HEADER_ROWS).findIndex(({ cells }) => readHeader(cells) !== null);
  let columns = readHeader(rows[at]?.cells ?? []);
  if (!columns) {
    return {
      questions: [],
      problems: [
        {
          code: 'noHeader',
          line: rows[0]?.line ?? 1,
          detail: truncate(rows[0]?.cells.join(' | ') ?? ''),
        },
      ],
    };
  }
  const questions: ReadQuestion[] = [];
  const last = rows.at(-1);
  for (const row of rows.slice(at + 1)) {
    // The tables of several sheets stand below one another, each with its own headings.
    const next = readHeader(row.cells);
    if (next) columns = next;
    else if (questions.length <= limits.sourceQuestions)
      questions.push(toQuestion(row, columns, isQuoteOpen && row === last));
  }
  return {
    questions,
    problems: isQuoteOpen
      ? [{ code: 'quoteOpen', line: last?.line ?? 1, detail: truncate(last?.cells[0] ?? '') }]
      : [],
  };
}
