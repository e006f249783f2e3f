/**
 * The server's time, for elements that open and close by it, updated every `every` milliseconds.
 * Until it is known: the time of the server's responses, or of the device.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isServerTimeKnown, presentTime, syncServerClock } from './server-clock.ts';

interface ServerNow {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** False while the time is the device's or an estimate: nothing may start automatically then. */
  readonly isSure: boolean;
}

const readTime = (): ServerNow => ({ now: presentTime(), isSure: isServerTimeKnown() });

/**
 * @param every update interval in milliseconds; one second if seconds are shown. Null: the time is
 *   not needed now, so there are no requests and updates.
 */
export function useServerNow(every: number | null): ServerNow {
  const client = useApolloClient();
  const [time, setTime] = useState(readTime);

  useEffect(() => {
    if (every === null) return;
    let isCancelled = false;
    const draw = () => !isCancelled && setTime(readTime());
    const sync = () => syncServerClock(client).then(draw, () => undefined);
    // While the page was hidden, its monotonic clock may have stopped.
    const wake = () => {
      if (document.visibilityState === 'visible') void sync();
    };
    // In a task of its own, since a page has many other effects.
    const syncFirst = async () => {
      await globalThis.scheduler?.yield?.();
      if (!isCancelled) await sync();
    };
    if (!isServerTimeKnown()) void syncFirst();
    const timer = setInterval(draw, every);
    document.addEventListener('visibilitychange', wake);
    return () => {
      isCancelled = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client, every]);

  // A response that has arrived since has a better time.
  return time.isSure ? time : readTime();
}
