/** The document's title, and the focus on the page's heading after a click, so that everybody learns where they are. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let focusedKey: string | null = null;

/** Put the ref on the h1, which needs tabIndex={-1}. */
export function usePageHeading(title: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    if (title) document.title = `${title} · Alokpath`;
  }, [title]);

  // On the first load and on Back the browser knows better where the focus belongs.
  useEffect(() => {
    if (focusedKey === key) return;
    focusedKey = key;
    if (arrival !== 'POP') heading.current?.focus({ preventScroll: true });
  }, [key, arrival]);

  return heading;
}
