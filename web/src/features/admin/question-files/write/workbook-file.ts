/** Writes a table as an Excel file. */
import writeXlsxFile from 'write-excel-file/universal';

/** @param rows the first row has the headings. Texts stay texts: none of them becomes a formula or a date. */
export function workbookFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const [headings = [], ...others] = rows;
  const cells = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...others.map((row) => row.map((value) => ({ value, type: String, wrap: true }))),
  ];
  const columns = headings.map((_, index) => ({ width: index === 0 ? 50 : 20 }));
  return writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBlob();
}
