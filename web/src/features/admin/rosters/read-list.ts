/**
 * Reads a list of candidates from pasted text or a CSV file, with the number of each line. What is
 * valid is decided by the server.
 */
import Papa from 'papaparse';

export interface ListRow {
  readonly line: number;
  readonly address: string;
  readonly name?: string;
  readonly rollNumber?: string;
}

type Column = 'address' | 'name' | 'rollNumber';

/** Longer cells are cut: the server names them as errors of their lines. */
const MAX_CELL = 500;

const headings: readonly (readonly [Column, RegExp])[] = [
  ['rollNumber', /roll|রোল/i],
  ['name', /name|নাম/i],
  ['address', /mail|phone|mobile|number|address|contact|মেইল|ফোন|মোবাইল|নম্বর|ঠিকানা/i],
];

const looksLikeAddress = (cell: string) =>
  cell.includes('@') || (cell.match(/[0-9০-৯]/g)?.length ?? 0) >= 10;

export function readList(text: string): ListRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const lines: { line: number; cells: string[] }[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== ''))
      lines.push({ line, cells: cells.map((cell) => cell.trim().slice(0, MAX_CELL)) });
    // A cell in quotes can have several lines.
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
  }
  const columns = lines[0] ? columnsOf(lines[0].cells) : null;
  return (columns ? lines.slice(1) : lines).map(({ line: number, cells }) => ({
    line: number,
    ...(columns ? byColumns(cells, columns) : byContent(cells)),
  }));
}

/** What each column holds; null if the first line is no headings. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | null {
  if (cells.some(looksLikeAddress)) return null;
  const columns = cells.map((cell) => headings.find(([, pattern]) => pattern.test(cell))?.[0]);
  return columns.includes('address') ? columns : null;
}

/**
 * A list may have a column for e-mail addresses and one for numbers: the first one that is filled
 * counts.
 */
function byColumns(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): Omit<ListRow, 'line'> {
  const of = (column: Column) =>
    cells.find((cell, index) => columns[index] === column && cell !== '') ?? '';
  return rowOf(of('address'), of('name'), of('rollNumber'));
}

/** Without headings: the address wherever it is, then the name and the roll number. */
function byContent(cells: readonly string[]): Omit<ListRow, 'line'> {
  const at = Math.max(0, cells.findIndex(looksLikeAddress));
  const [name = '', rollNumber = ''] = cells.toSpliced(at, 1);
  return rowOf(cells[at] ?? '', name, rollNumber);
}

const rowOf = (address: string, name: string, rollNumber: string) => ({
  address,
  ...(name && { name }),
  ...(rollNumber && { rollNumber }),
});

const encoder = new TextEncoder();

/** Parts that one request can carry. */
export function* inParts(
  rows: readonly ListRow[],
  maxRows = 1000,
  maxBytes = 150_000,
): Generator<ListRow[]> {
  let part: ListRow[] = [];
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
