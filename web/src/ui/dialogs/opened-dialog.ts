/** A dialog that is open while mounted. Restores the focus on unmount. */
import { type RefObject, useEffect, useRef } from 'react';
import { focusNear, regionsAround } from './focus-near.ts';

export function useOpenedDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const regions = regionsAround(opener);
    dialog.current?.showModal();
    // Not React's `autoFocus`, which runs before the dialog is open; elements of a closed dialog
    // cannot be focused.
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      if (opener instanceof HTMLElement) focusNear(opener, regions);
    };
  }, []);

  return dialog;
}
