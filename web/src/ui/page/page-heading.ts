/** The document's title, and the focus on the page's heading after a click, so that everybody learns where they are. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';

let focusedPath: string | null = null;

/** Put the ref on the h1, which needs tabIndex={-1}. */
export function usePageHeading(title: string | undefined) {
  const { t } = useI18n();
  const site = t('shell.brand');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    if (title) document.title = `${title} · ${site}`;
  }, [title, site]);

  // A search or filter that changes only what stands behind the question mark leaves the focus where one types.
  // On the first load and on Back the browser knows better where the focus belongs.
  useEffect(() => {
    if (focusedPath === pathname) return;
    focusedPath = pathname;
    if (arrival !== 'POP') heading.current?.focus({ preventScroll: true });
  }, [pathname, arrival]);

  return heading;
}
