/** Reads all items of a list for a choice. */
import { useEffect, useState } from 'react';

interface AllItems<Item> {
  /** Null while loading, and if loading failed. */
  readonly items: readonly Item[] | null;
  /** Null without an error. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** @param read called once, and by `retry`; for a list of several pages it uses `readAllPages` */
export function useAllItems<Item>(
  read: (signal: AbortSignal) => Promise<readonly Item[]>,
): AllItems<Item> {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the request
  useEffect(() => {
    const stop = new AbortController();
    read(stop.signal)
      .then((all) => {
        if (!stop.signal.aborted) setItems(all);
      })
      .catch((failure: unknown) => {
        if (!stop.signal.aborted) setError(failure);
      });
    return () => stop.abort();
  }, [tries]);

  const retry = () => {
    setError(null);
    setTries((count) => count + 1);
  };
  return { items, error, retry };
}
