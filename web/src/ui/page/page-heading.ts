/**
 * Sets the document title, and moves the focus to the page's heading after a navigation, so that
 * screen readers announce the new page.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';

let focusedPath: string | null = null;

/** Put the ref on the h1, which needs tabIndex={-1}. */
export function usePageHeading(title: string | undefined) {
  const { t } = useI18n();
  const site = t('shell.brand');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    if (title) document.title = `${title} · ${site}`;
  }, [title, site]);

  // Changed search parameters keep the focus where the user is typing. On the first load and on
  // Back the focus is left to the browser; a link to a section leads to that section.
  useEffect(() => {
    if (focusedPath === pathname) return;
    focusedPath = pathname;
    if (arrival !== 'POP' && !hash) heading.current?.focus({ preventScroll: true });
  }, [pathname, hash, arrival]);

  return heading;
}
