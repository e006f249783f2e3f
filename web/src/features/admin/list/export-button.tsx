/**
 * Exports a paged list as a CSV or Excel file: reads all pages, shows the progress, and can be
 * cancelled.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { loadChunk } from '../../../apollo/missing-chunk.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { downloadCsv, type Rows } from './csv.ts';
import { readAllPages } from './read-all-pages.ts';
import { useKeptFocus } from './use-kept-focus.ts';

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
  /** The number of rows read; null while no export is running. */
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const box = useKeptFocus(count !== null);

  const exportAll = async (format: 'csv' | 'xlsx') => {
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const nodes = await readAllPages(read, stop.signal, setCount);
      if (stop.signal.aborted) return;
      const rows = [columns, ...nodes.map(toRow)];
      if (format === 'csv') downloadCsv(`${safeName(fileName)}.csv`, rows);
      else saveFile(`${safeName(fileName)}.xlsx`, await workbookOf(rows));
      toastSuccess(t('people.exported', { count: nodes.length }));
    } catch (error) {
      if (!stop.signal.aborted) toastError(describeError(error, t));
    } finally {
      if (running.current === stop) setCount(null);
    }
  };

  return (
    <Flex ref={box} wrap="wrap" align="center" gap="3">
      {/* Empty, it takes no place in the row. */}
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ position: 'absolute' }}>
        {count !== null && t('people.exporting', { count })}
      </Text>
      {count === null ? (
        <>
          <Button key="csv" variant="outline" onClick={() => void exportAll('csv')}>
            {t('people.exportCsv')}
          </Button>
          <Button key="xlsx" variant="outline" onClick={() => void exportAll('xlsx')}>
            {t('people.exportXlsx')}
          </Button>
        </>
      ) : (
        <Button
          key="cancel"
          variant="outline"
          onClick={() => {
            running.current?.abort();
            setCount(null);
          }}
        >
          {t('ui.cancel')}
        </Button>
      )}
    </Flex>
  );
}
