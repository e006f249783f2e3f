/** Writes the draft of a form a moment after its last change. */
import { useEffect } from 'react';

/** The draft is stored this long after the last change, in ms. */
const DRAFT_DELAY = 400;

/** @param write a new function after each change */
export function useDelayedWriting(write: () => void): void {
  useEffect(() => {
    const timer = setTimeout(write, DRAFT_DELAY);
    // A page that is closed or reloaded meanwhile does not wait.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [write]);
}
