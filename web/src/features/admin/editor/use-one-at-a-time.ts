/** Prevents two saves at once in a form that is saved by button and by keyboard. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function that runs another one, unless one is still running or has saved the form: a
 * new item must not be created twice.
 */
export function useOneAtATime(): (run: () => Promise<boolean>) => Promise<void> {
  const isBusy = useRef(false);
  return async (run) => {
    if (isBusy.current) return;
    isBusy.current = true;
    let isSaved = false;
    try {
      isSaved = await run();
    } finally {
      isBusy.current = isSaved;
    }
  };
}

/**
 * Gives the focus back after saving, because browsers take it from fields that are inert meanwhile:
 * to the first field with an error, otherwise to where it was.
 * @param isBusy while saving, and while a dialog asks about it
 * @returns a function to call before saving
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean): () => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return;
    const next = form.current?.querySelector('[aria-invalid="true"]') ?? last.current;
    if (last.current && next instanceof HTMLElement) next.focus();
  }, [form, isBusy]);
  return () => {
    last.current = document.activeElement;
  };
}
