/** Keeps a form from being sent twice. */
import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<void>;

/**
 * Ignores further submits while one is running: a second request would use up a try of a code. The
 * disabled button comes too late for a second click or Enter.
 */
export function useSubmitOnce(submit: Submit): Submit {
  const isRunning = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
}
