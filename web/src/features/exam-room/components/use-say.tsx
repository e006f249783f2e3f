/**
 * Announces a text to screen readers (polite live region), for shortcuts that have no visible
 * effect.
 */
import { type ReactNode, useCallback, useState } from 'react';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

/** Render the element once and permanently: a live region must exist before its text changes. */
export function useSay(): [element: ReactNode, say: (words: string) => void] {
  'use memo';
  const [said, setSaid] = useState('');
  // A live region ignores a repeated text, so a no-break space is added.
  const say = useCallback(
    (words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return [
    <VisuallyHidden key="said" aria-live="polite">
      {said}
    </VisuallyHidden>,
    say,
  ];
}
