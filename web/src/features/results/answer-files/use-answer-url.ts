/** The signed URL of a written answer, renewed when it has expired. */
import { useCallback, useState } from 'react';

/**
 * The schema guarantees 30 minutes; the margin covers the transfer and the time until the user
 * clicks.
 */
const USED_FOR_MS = 28 * 60_000;
const MARGIN_MS = 60_000;

/** Resolves with the new URL; null if the answer was deleted. */
export type RenewUrl = () => Promise<string | null>;

interface SeenUrl {
  /** The URL in the page's data; `url` is the one in use, which may be renewed. */
  readonly pageUrl: string;
  readonly url: string;
  readonly at: number;
}

/** When the URL expires, in milliseconds; infinite if it has no expiry. */
function endOf(url: string): number {
  const expires = new URL(url, location.origin).searchParams.get('expires');
  return expires === null ? Number.POSITIVE_INFINITY : Number(expires) * 1000;
}

export function useAnswerUrl(pageUrl: string, renewUrl: RenewUrl) {
  const [seen, setSeen] = useState<SeenUrl>(() => ({ pageUrl, url: pageUrl, at: Date.now() }));
  // The query was refetched, so its URL is newer than the renewed one.
  const isNewer = seen.pageUrl !== pageUrl;
  if (isNewer) setSeen({ pageUrl, url: pageUrl, at: Date.now() });
  const { url, at } = isNewer ? { url: pageUrl, at: seen.at } : seen;

  /**
   * The earlier of two limits: `expires` on the device's clock, or the time since the URL was
   * received, because the device's clock may be wrong.
   */
  const isStale = useCallback(
    () => Date.now() > Math.min(at + USED_FOR_MS, endOf(url) - MARGIN_MS),
    [url, at],
  );

  /**
   * Resolves with the URL to use from now on. Errors: as `renewUrl`; an Error if the answer was deleted.
   */
  const renew = async (): Promise<string> => {
    const next = await renewUrl();
    if (!next) throw new Error('The answer is gone.');
    setSeen({ pageUrl, url: next, at: Date.now() });
    return next;
  };

  return { url, isStale, renew };
}
