/**
 * The code of a page that the current page leads to, loaded before the navigation. The route of the
 * current page has the loader in its `handle`, because features do not import routes.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useIsOnline } from '../../../ui/use-is-online.ts';

export interface NextPageHandle {
  /** Loads the code of the page with this path, without its data. */
  readonly loadNextPage: (path: string) => Promise<unknown>;
}

export const isNextPageHandle = (handle: unknown): handle is NextPageHandle =>
  typeof handle === 'object' && handle !== null && 'loadNextPage' in handle;

/**
 * Loads the code of a page that the student goes to soon. If it fails, it is loaded when the device
 * is online again.
 * @param path null: not yet
 */
export function useNextPage(path: string | null): void {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isNextPageHandle);
  const isOnline = useIsOnline();
  const [loadedPath, setLoadedPath] = useState<string>();
  const load = useEffectEvent(async (next: string) => {
    await handle?.loadNextPage(next);
    setLoadedPath(next);
  });
  const missing = path === loadedPath ? null : path;
  useEffect(() => {
    // Tried again when the device is online; without the code, the navigation loads it.
    if (missing !== null && isOnline) void load(missing).catch(() => undefined);
  }, [missing, isOnline]);
}
