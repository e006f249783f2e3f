/** Says something to a screen reader once, politely: the answer to a key that changes nothing one could see. */
import { type ReactNode, useCallback, useState } from 'react';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

/** The element goes on the page once; it has to be there before anything is said. */
export function useSay(): [element: ReactNode, say: (words: string) => void] {
  'use memo';
  const [said, setSaid] = useState('');
  // The same words twice are no change, and a live region stays silent then.
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)), []);
  return [
    <VisuallyHidden key="said" aria-live="polite">
      {said}
    </VisuallyHidden>,
    say,
  ];
}
