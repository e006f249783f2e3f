/**
 * The item as it was when its editor was opened. Reading it again, to compare, does not change it.
 */
import { useState } from 'react';

/** @param id of the item; with another one, the new item is taken */
export function useOpened<Item>(
  id: string,
  item: Item | null | undefined,
): Item | null | undefined {
  const [openedItem, setOpenedItem] = useState<{ readonly id: string; readonly item: Item } | null>(
    null,
  );
  if (item && openedItem?.id !== id) setOpenedItem({ id, item });
  return openedItem?.id === id ? openedItem.item : item;
}
