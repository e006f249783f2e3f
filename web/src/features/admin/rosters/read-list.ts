/**
 * Reads a list of candidates from pasted text or a CSV file, with the number of each line. The
 * server validates it.
 */
import Papa from 'papaparse';
import { textOfCell } from '../list/csv.ts';

export interface ListRow {
  readonly line: number;
  readonly address: string;
  readonly name?: string;
  readonly rollNumber?: string;
}

/** A line of a list of people: an address, a name, and what the third column holds. */
interface PersonRow {
  readonly line: number;
  readonly address: string;
  readonly name: string;
  readonly third: string;
}

/** `number`: a column of numbers or addresses, whose heading does not say of what. */
type Column = Exclude<keyof PersonRow, 'line'> | 'number' | 'ignored';

/** Longer cells are cut: the server names them as errors of their lines. */
const MAX_CELL = 500;

/** The first one that a heading matches counts: "Roll number" is no number of a phone. */
const headingsWith = (third: RegExp): readonly (readonly [Column, RegExp])[] => [
  ['third', third],
  ['name', /name|নাম/i],
  ['address', /mail|phone|mobile|মেইল|ফোন|মোবাইল/i],
  ['ignored', /serial|roll|regist|^reg\b|ক্রমিক|রোল|রেজি/i],
  ['number', /number|address|contact|নম্বর|ঠিকানা/i],
];

const looksLikeAddress = (cell: string) =>
  cell.includes('@') || (cell.match(/[0-9০-৯]/g)?.length ?? 0) >= 10;

/** Rows of a list of candidates, whose third column is the roll number. */
export function readList(text: string): ListRow[] {
  return readPeople(text, /roll|রোল/i).map(({ line, address, name, third }) => ({
    line,
    address,
    ...(name && { name }),
    ...(third && { rollNumber: third }),
  }));
}

/** @param third how the heading of the third column reads */
export function readPeople(text: string, third: RegExp): PersonRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const lines: { line: number; cells: string[] }[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== ''))
      lines.push({ line, cells: cells.map((cell) => textOfCell(cell.trim()).slice(0, MAX_CELL)) });
    // A cell in quotes can have several lines.
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
  }
  const columns = lines[0] ? columnsOf(lines[0].cells, headingsWith(third)) : null;
  return (columns ? lines.slice(1) : lines).map(({ line: number, cells }) => ({
    line: number,
    ...(columns ? byColumns(cells, columns) : byContent(cells)),
  }));
}

/** The field of each column; null if the first line has no headings. */
function columnsOf(
  cells: readonly string[],
  headings: ReturnType<typeof headingsWith>,
): (Column | undefined)[] | null {
  if (cells.some(looksLikeAddress)) return null;
  const columns = cells.map((cell) => headings.find(([, pattern]) => pattern.test(cell))?.[0]);
  return columns.includes('address') || columns.includes('number') ? columns : null;
}

/**
 * A list may have a column for e-mail addresses and one for numbers: the first one that is filled
 * counts, and one that is called e-mail or phone before others.
 */
function byColumns(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): Omit<PersonRow, 'line'> {
  const cellOf = (column: Column) =>
    cells.find((cell, index) => columns[index] === column && cell !== '') ?? '';
  return {
    address: cellOf('address') || cellOf('number'),
    name: cellOf('name'),
    third: cellOf('third'),
  };
}

/** Without headings: the address wherever it is, then the name and the third column. */
function byContent(cells: readonly string[]): Omit<PersonRow, 'line'> {
  const at = Math.max(0, cells.findIndex(looksLikeAddress));
  const [name = '', third = ''] = cells.toSpliced(at, 1);
  return { address: cells[at] ?? '', name, third };
}

const encoder = new TextEncoder();

/** Parts that one request can carry. */
export function* inParts<Row>(
  rows: readonly Row[],
  maxRows = 1000,
  maxBytes = 150_000,
): Generator<Row[]> {
  let part: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    if (part.length === maxRows || (part.length > 0 && bytes + size > maxBytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(row);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

/** The text of a file in UTF-8, or in UTF-16 as some spreadsheets export it. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
