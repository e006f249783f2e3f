/**
 * Announces a text to screen readers (polite live region), for shortcuts that have no visible
 * effect.
 */
import { type ReactNode, useCallback, useState } from 'react';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

/** Render the element once and permanently: a live region must exist before its text changes. */
export function useAnnouncer(): [element: ReactNode, announce: (message: string) => void] {
  'use memo';
  const [text, setText] = useState('');
  // A live region ignores a repeated text, so a no-break space is added.
  const announce = useCallback(
    (message: string) => setText((before) => (before === message ? `${message}\u00A0` : message)),
    [],
  );
  return [
    <VisuallyHidden key="text" aria-live="polite">
      {text}
    </VisuallyHidden>,
    announce,
  ];
}
