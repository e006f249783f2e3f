/**
 * The item as it was when its editor was opened. Reading it again, to compare, does not change it.
 */
import { useState } from 'react';

/** @param id of the item; with another one, the new item is taken */
export function useOpened<Item>(
  id: string,
  item: Item | null | undefined,
): Item | null | undefined {
  const [opened, setOpened] = useState<{ readonly id: string; readonly item: Item } | null>(null);
  if (item && opened?.id !== id) setOpened({ id, item });
  return opened?.id === id ? opened.item : item;
}
