/** Writes a table as an Excel file. */
import writeXlsxFile from 'write-excel-file/universal';
import type { Rows } from './csv.ts';

/**
 * @param rows the first row has the headings. Texts stay texts: none of them becomes a formula or a
 *   date.
 */
export function workbookFile(rows: Rows): Promise<Blob> {
  const [headings = [], ...others] = rows;
  const cells = [
    headings.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...others.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { value, type: Number } : { value, type: String, wrap: true },
      ),
    ),
  ];
  const columns = headings.map((_, index) => ({ width: index === 0 ? 50 : 20 }));
  return writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBlob();
}
