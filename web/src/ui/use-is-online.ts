/** Whether the device says that it has a network. */
import { useSyncExternalStore } from 'react';

function listen(listener: () => void) {
  for (const change of ['online', 'offline']) addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, listener);
  };
}

/** The prerendered page is drawn on the server, where there is one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
