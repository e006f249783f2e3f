/**
 * The attempts of the signed-in person that are open on this device, for the pages that offer to
 * resume them.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { estimateServerTime, isServerTimeKnown, syncServerClock } from '../sync/server-clock.ts';
import type { AttemptHead } from './attempt-store.ts';
import { ATTEMPT_EXTENDED } from './attempts-flag.ts';

const none: readonly AttemptHead[] = [];

export function useStoredAttempts(userId: string | undefined): readonly AttemptHead[] {
  const client = useApolloClient();
  const [heads, setHeads] = useState(none);

  useEffect(() => {
    if (!userId) return;
    let isCancelled = false;
    const read = async () => {
      // Loaded on demand: visitors have no attempts.
      const { listStoredAttempts } = await import('./attempt-store.ts');
      const storedAttempts = await listStoredAttempts(userId);
      const [first] = storedAttempts;
      // The server's time is needed only if the device has open attempts.
      if (first && !isServerTimeKnown())
        await syncServerClock(client).catch(() => estimateServerTime(first.seen));
      if (!isCancelled) setHeads(storedAttempts);
    };
    void read();
    addEventListener(ATTEMPT_EXTENDED, read);
    return () => {
      isCancelled = true;
      removeEventListener(ATTEMPT_EXTENDED, read);
    };
  }, [client, userId]);

  return userId ? heads : none;
}
