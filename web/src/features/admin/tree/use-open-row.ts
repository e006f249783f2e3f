/**
 * Whether a row of the content tree is expanded. Kept in the tab, so that the tree is as it was
 * after the page of an item has been visited.
 */
import { useCallback, useState } from 'react';

const STORAGE_KEY = 'alokpath.open-rows';
/** More rows are not kept; the earliest are forgotten. */
const MAX_KEPT = 200;

/** @param row identifies the row among all of the content; undefined: it is not kept */
export function useOpenRow(row: string | undefined) {
  const [isOpen, setOpen] = useState(() => row !== undefined && keptRows().includes(row));
  const change = useCallback(
    (isOpened: boolean) => {
      setOpen(isOpened);
      if (row !== undefined) keepRow(row, isOpened);
    },
    [row],
  );
  return [isOpen, change] as const;
}

function keptRows(): string[] {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : [];
  } catch {
    return [];
  }
}

function keepRow(row: string, isOpen: boolean): void {
  const others = keptRows().filter((other) => other !== row);
  const rows = isOpen ? [...others, row] : others;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(rows.slice(-MAX_KEPT)));
  } catch {
    // Without storage the tree begins collapsed.
  }
}
