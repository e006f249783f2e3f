/** Keyboard shortcuts of the forms of lessons and notes. */
import type { KeyboardEvent } from 'react';

/**
 * Whether Ctrl (or ⌘) and a letter are pressed within the element that listens; React also reports
 * keys in dialogs that it has opened.
 * @param letter in lower case; on a Bengali keyboard, its key
 */
export function isShortcut(event: KeyboardEvent<HTMLElement>, letter: string): boolean {
  const { key, code, target, currentTarget } = event;
  // Ctrl and Alt together are AltGr, which writes letters.
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const isKey = /^[a-z]$/i.test(key)
    ? key.toLowerCase() === letter
    : code === `Key${letter.toUpperCase()}`;
  return isKey && target instanceof Node && currentTarget.contains(target);
}
