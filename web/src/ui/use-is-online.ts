/** Whether the browser reports a network connection. */
import { useSyncExternalStore } from 'react';

function listen(listener: () => void) {
  for (const change of ['online', 'offline']) addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, listener);
  };
}

/** Prerendering runs on the server, which counts as online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
