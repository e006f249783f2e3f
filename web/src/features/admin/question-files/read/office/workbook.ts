/**
 * The text of an Excel file: its sheets with questions, as CSV, so that they can be edited like any
 * other text.
 */
import { strFromU8, strToU8 } from 'fflate';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';
import type { FileNote } from '../file-text.ts';
import { HEADER_ROWS, readHeader } from '../formats/table.ts';
import { toSuperOrSubscript } from '../html-text.ts';
import { truncate } from '../question.ts';
import { packFiles } from './zip.ts';

/** Sums such as 0.1 + 0.2 are stored with rounding errors. */
const numberText = (value: number) => String(Number(value.toPrecision(15)));

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}

/** The indexes of the cell styles that show numbers as percentages. */
function percentStyles(styles: string): Set<string> {
  const isPercent = new Map([
    ['9', true],
    ['10', true],
  ]);
  for (const [tag] of styles.matchAll(/<numFmt\b[^>]*>/g)) {
    const code = /formatCode="([^"]*)"/.exec(tag)?.[1] ?? '';
    isPercent.set(
      /numFmtId="(\d+)"/.exec(tag)?.[1] ?? '',
      code.replace(/&quot;.*?&quot;|\\./g, '').includes('%'),
    );
  }
  const cells = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  const formats = [...cells.matchAll(/<xf\b[^>]*>/g)].map(
    ([tag]) => /numFmtId="(\d+)"/.exec(tag)?.[1] ?? '0',
  );
  return new Set(
    formats.flatMap((format, index) => (isPercent.get(format) ? [String(index)] : [])),
  );
}

/** Percentages are stored as fractions: writes them as they are shown, as text. */
const withPercents = (sheet: string, styles: ReadonlySet<string>): string =>
  sheet.replace(
    /<c(\s[^>/]*)>\s*(?:<f\b[^>]*>[^<]*<\/f>|<f\b[^>]*\/>)?\s*<v>([^<]*)<\/v>\s*<\/c>/g,
    (whole, attributes: string, value: string) => {
      const [, style = ''] = /\bs="(\d+)"/.exec(attributes) ?? [];
      if (!styles.has(style) || /\bt="(?!n")/.test(attributes)) return whole;
      return `<c${attributes.replace(/\bt="n"/, '')} t="str"><v>${numberText(Number(value) * 100)}%</v></c>`;
    },
  );

/**
 * Raised and lowered characters of a text become characters or LaTeX: 10⁸ is stored as 108 with a
 * format.
 */
const withShifted = (xml: string): string =>
  xml.replace(
    /<r>(?:(?!<\/r>)[\s\S])*?<vertAlign\s+val="(super|sub)script"\s*\/>[\s\S]*?<\/r>/g,
    (run, kind: string) =>
      run.replace(/(<t\b[^>]*>)([^<]*)(<\/t>)/, (_, start: string, text: string, end: string) => {
        return `${start}${toSuperOrSubscript(text, kind === 'super' ? '^' : '_')}${end}`;
      }),
  );

/** The rows, from 1, in which pictures and shapes begin. */
const drawingRows = (drawing: string): number[] =>
  [...drawing.matchAll(/<xdr:from>[\s\S]*?<xdr:row>(\d+)<\/xdr:row>/g)].map(
    ([, row]) => Number(row) + 1,
  );

export async function workbookText(
  archive: Record<string, Uint8Array>,
): Promise<{ text: string; notes: FileNote[] }> {
  const files = { ...archive };
  const styles = percentStyles(strFromU8(archive['xl/styles.xml'] ?? new Uint8Array()));
  const rows = new Set<number>();
  for (const [name, bytes] of Object.entries(archive)) {
    if (name === 'xl/sharedStrings.xml') files[name] = strToU8(withShifted(strFromU8(bytes)));
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name))
      files[name] = strToU8(withPercents(withShifted(strFromU8(bytes)), styles));
    if (/^xl\/drawings\/[^/]+\.xml$/.test(name))
      for (const row of drawingRows(strFromU8(bytes))) rows.add(row);
  }

  const sheets = (await readXlsxFile(packFiles(files), { trim: false }))
    .map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map(cellText)) }))
    .filter(({ data }) => data.some((row) => row.some((cell) => cell.trim() !== '')));
  const headingAt = (data: string[][]) =>
    data.slice(0, HEADER_ROWS).findIndex((row) => readHeader(row) !== null);
  const withHeadings = sheets.filter(({ data }) => headingAt(data) >= 0);
  const questionSheets = withHeadings.length > 0 ? withHeadings : sheets.slice(0, 1);
  // Titles above the headings would be read as questions of the sheet before.
  const table = questionSheets.flatMap(({ data }, index) =>
    index === 0 ? data : data.slice(headingAt(data)),
  );

  const skipped = sheets
    .filter((sheet) => !questionSheets.includes(sheet))
    .map(({ sheet }) => sheet);
  const notes: FileNote[] = [];
  if (skipped.length > 0)
    notes.push({ code: 'sheetsSkipped', detail: truncate(skipped.join(', ')) });
  if (rows.size > 0)
    notes.push({
      code: 'drawingsLost',
      detail: truncate([...rows].sort((a, b) => a - b).join(', ')),
    });
  return { text: Papa.unparse(table, { newline: '\n' }), notes };
}
