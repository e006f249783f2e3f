/** A dialog that is open while it is mounted; whoever had the focus before gets it back. */
import { type RefObject, useEffect, useRef } from 'react';

export function useOpenedDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Not React's `autoFocus`: its turn is over before the dialog is open, and a closed one takes no focus.
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return dialog;
}
