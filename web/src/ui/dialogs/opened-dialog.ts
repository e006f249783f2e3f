/** A dialog that is open while mounted. Restores the focus on unmount. */
import { type RefObject, useEffect, useRef } from 'react';

export function useOpenedDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Not React's `autoFocus`, which runs before the dialog is open; elements of a closed dialog
    // cannot be focused.
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return dialog;
}
