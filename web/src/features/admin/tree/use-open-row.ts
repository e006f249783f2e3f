/**
 * Whether a row of the content tree is expanded. Stored in the tab, so that the tree is as it was
 * after the page of an item has been visited.
 */
import { useCallback, useState } from 'react';

const STORAGE_KEY = 'alokpath.open-rows';
/** The earliest of more rows are removed. */
const MAX_STORED = 200;

/** @param row identifies the row among all of the content; undefined: it is not stored */
export function useOpenRow(row: string | undefined) {
  const [isOpen, setOpen] = useState(() => row !== undefined && storedRows().includes(row));
  const change = useCallback(
    (isOpened: boolean) => {
      setOpen(isOpened);
      if (row !== undefined) storeRow(row, isOpened);
    },
    [row],
  );
  return [isOpen, change] as const;
}

function storedRows(): string[] {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : [];
  } catch {
    return [];
  }
}

function storeRow(row: string, isOpen: boolean): void {
  const others = storedRows().filter((other) => other !== row);
  const rows = isOpen ? [...others, row] : others;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(rows.slice(-MAX_STORED)));
  } catch {
    // Without storage the tree begins collapsed.
  }
}
