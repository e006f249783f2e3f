/**
 * Whether there is room for a column beside a text. For pages that are not prerendered; others use
 * media queries.
 */
import { useSyncExternalStore } from 'react';

/** 1100 px: the side navigation, a text of some 60 characters and a column of 18rem. */
const WIDE_QUERY = '(min-width: 68.75em)';

function listen(listener: () => void) {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(WIDE_QUERY).matches,
    () => false,
  );
