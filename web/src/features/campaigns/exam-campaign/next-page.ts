/**
 * The code of a page that the current page leads to, loaded before the navigation. The route of the
 * current page has the loader in its `handle`, because features do not import routes.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useIsOnline } from '../../../ui/use-is-online.ts';

export interface NextPageHandle {
  /** Loads the code of the page with this address, without its data. */
  readonly loadNextPage: (address: string) => Promise<unknown>;
}

export const isNextPageHandle = (handle: unknown): handle is NextPageHandle =>
  typeof handle === 'object' && handle !== null && 'loadNextPage' in handle;

/**
 * Loads the code of a page that the student goes to soon. If it fails, it is loaded when the device
 * is online again.
 * @param address null: not yet
 */
export function useNextPage(address: string | null): void {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isNextPageHandle);
  const isOnline = useIsOnline();
  const [loadedAddress, setLoadedAddress] = useState<string>();
  const load = useEffectEvent(async (next: string) => {
    await handle?.loadNextPage(next);
    setLoadedAddress(next);
  });
  const missing = address === loadedAddress ? null : address;
  useEffect(() => {
    // Tried again when the device is online; without the code, the navigation loads it.
    if (missing !== null && isOnline) void load(missing).catch(() => undefined);
  }, [missing, isOnline]);
}
