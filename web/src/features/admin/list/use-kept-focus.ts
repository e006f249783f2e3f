import { type RefObject, useEffect, useRef } from 'react';

/**
 * For buttons that are replaced by others when they are pressed: the first of those gets the focus.
 * @param isReplaced whether the others are shown
 * @returns the ref of the element around all of them
 */
export function useKeptFocus(isReplaced: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  useEffect(() => {
    if (isReplaced) wasUsed.current = true;
    // The pressed button no longer exists.
    if (wasUsed.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus();
  }, [isReplaced]);
  return box;
}
