/** Exports a paged list as a CSV or Excel file. */
import { loadChunk } from '../../../apollo/missing-chunk.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { downloadCsv, type Rows } from './csv.ts';
import { ReadAllButtons } from './read-all-buttons.tsx';
import type { readAllPages } from './read-all-pages.ts';

interface ExportButtonProps<Node> {
  /** Without the extension; may have characters that file systems refuse. */
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly toRow: (node: Node) => Rows[number];
  /** One page of the list. */
  readonly read: Parameters<typeof readAllPages<Node>>[0];
}

const safeName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, ' ');

/** The library for Excel files is loaded at the first export. */
const workbookOf = async (rows: Rows) =>
  (await loadChunk(import('./workbook-file.ts'))).workbookFile(rows);

export function ExportButton<Node>({ fileName, columns, toRow, read }: ExportButtonProps<Node>) {
  const { t } = useI18n();
  const name = safeName(fileName);
  const rowsOf = (nodes: readonly Node[]): Rows => [columns, ...nodes.map(toRow)];
  const showCount = (count: number) => toastSuccess(t('people.exported', { count }));

  const exportCsv = (nodes: readonly Node[]) => {
    downloadCsv(`${name}.csv`, rowsOf(nodes));
    showCount(nodes.length);
  };
  const exportWorkbook = async (nodes: readonly Node[], signal: AbortSignal) => {
    const file = await workbookOf(rowsOf(nodes));
    if (signal.aborted) return;
    saveFile(`${name}.xlsx`, file);
    showCount(nodes.length);
  };

  return (
    <ReadAllButtons
      read={read}
      describeProgress={(count) => t('people.exporting', { count })}
      buttons={[
        { label: t('people.exportCsv'), onRead: exportCsv },
        { label: t('people.exportXlsx'), onRead: exportWorkbook },
      ]}
    />
  );
}
