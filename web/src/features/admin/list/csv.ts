/** CSV files (RFC 4180) for spreadsheets. */
import { saveFile } from '../../../ui/save-file.ts';

/** A table for a file: texts stay texts, and numbers can be summed up. */
export type Rows = readonly (readonly (string | number)[])[];

/** Tells spreadsheets that the file is UTF-8; without it they show Bengali as garbage. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run cells that begin like this as formulas; the last four are the full-width forms.
 */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * The content of the file. Texts that look like formulas are prefixed with an apostrophe, which
 * makes spreadsheets show them as text.
 */
export function toCsv(rows: Rows): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const looksLikeFormula = (text: string): boolean =>
  FORMULA_START.test(text.trimStart()) || FORMULA_START.test(text);

/** The text of a cell of `toCsv`, without the apostrophe that it may have got there. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const safe = looksLikeFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Has the browser save a CSV file. */
export const downloadCsv = (fileName: string, rows: Rows): void =>
  saveFile(fileName, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
