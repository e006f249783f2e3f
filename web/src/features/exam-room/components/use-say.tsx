/** Announces a text to screen readers (polite live region), for shortcuts that have no visible effect. */
import { type ReactNode, useCallback, useState } from 'react';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

/** The element goes on the page once; it has to be there before anything is said. */
export function useSay(): [element: ReactNode, say: (words: string) => void] {
  'use memo';
  const [said, setSaid] = useState('');
  // A live region ignores a repeated text, so a no-break space is added.
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)), []);
  return [
    <VisuallyHidden key="said" aria-live="polite">
      {said}
    </VisuallyHidden>,
    say,
  ];
}
