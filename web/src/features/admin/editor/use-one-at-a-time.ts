/** Prevents two saves at once in a form that is saved by button and by keyboard. */
import { useRef } from 'react';

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
