/** Loads the page again when the network is back. */
import { useEffect } from 'react';
import { isServerReachable } from '../apollo/missing-chunk.ts';

const RETRY_MS = 5000;

/**
 * Reloads the page after the device was offline or the server was unreachable, as soon as the
 * server responds. A page whose chunk is missing although the server responds is not reloaded by
 * itself: it would be reloaded again and again.
 * @param isMissing whether the page's chunk could not be loaded
 */
export function useReloadOnline(isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** @param wasAway whether the network was away since the chunk could not be loaded */
    const check = async (wasAway: boolean) => {
      clearTimeout(timer);
      const isReachable = await isServerReachable();
      if (!isShown) return;
      if (isReachable && wasAway) location.reload();
      clearTimeout(timer);
      // Reports of the network come too early, and not at all for a network without internet.
      if (!isReachable) timer = setTimeout(() => void check(true), RETRY_MS);
    };
    const goOnline = () => void check(true);
    void check(false);
    addEventListener('online', goOnline);
    return () => {
      isShown = false;
      clearTimeout(timer);
      removeEventListener('online', goOnline);
    };
  }, [isMissing]);
}
