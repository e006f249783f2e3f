/**
 * The attempts of the signed-in person that are open on this device, for the pages that offer to
 * resume them.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { estimateServerTime, isServerTimeKnown, syncServerClock } from '../sync/server-clock.ts';
import type { AttemptHead } from './attempt-store.ts';
import { ATTEMPTS_CHANGED } from './attempts-flag.ts';

export interface ListedAttempt extends AttemptHead {
  /** Whether the student has submitted it and its answers are still to be sent. */
  readonly isSubmitted: boolean;
}

const none: readonly ListedAttempt[] = [];

export function useStoredAttempts(userId: string | undefined): readonly ListedAttempt[] {
  const client = useApolloClient();
  const [heads, setHeads] = useState(none);

  useEffect(() => {
    if (!userId) return;
    let isCancelled = false;
    const read = async () => {
      // Loaded on demand: visitors have no attempts.
      const { listStoredAttempts, storedSheet } = await import('./attempt-store.ts');
      const storedAttempts = await Promise.all(
        (await listStoredAttempts(userId)).map(async (head) => {
          const sheet = await storedSheet(head).catch(() => null);
          return { ...head, isSubmitted: sheet?.sealed === 'by-hand' };
        }),
      );
      const [first] = storedAttempts;
      // The server's time is needed only if the device has open attempts.
      if (first && !isServerTimeKnown())
        await syncServerClock(client).catch(() => estimateServerTime(first.seen));
      if (!isCancelled) setHeads(storedAttempts);
    };
    void read();
    addEventListener(ATTEMPTS_CHANGED, read);
    return () => {
      isCancelled = true;
      removeEventListener(ATTEMPTS_CHANGED, read);
    };
  }, [client, userId]);

  return userId ? heads : none;
}
