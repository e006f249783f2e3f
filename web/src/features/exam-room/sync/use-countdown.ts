/**
 * Seconds left of an attempt, rendered each second. Computed from the server's time, not counted
 * down, so that it cannot drift.
 */

import { secondsLeft } from '@alokpath/exam-rules/attempt-clock';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow, syncServerClock } from './server-clock.ts';

export interface RunningTime {
  readonly endsAt: number;
  readonly timeLimitMinutes: number;
}

/**
 * Null until a time was given; keeps its last value when `time` becomes null. `onZero` is called at
 * zero and then each second while `time` is set.
 */
export function useCountdown(time: RunningTime | null, onZero?: () => void): number | null {
  const client = useApolloClient();
  const [left, setLeft] = useState<number | null>(null);
  const atZero = useEffectEvent(() => onZero?.());
  const endsAt = time?.endsAt;
  const timeLimitMinutes = time?.timeLimitMinutes;

  useEffect(() => {
    if (endsAt === undefined || timeLimitMinutes === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCancelled = false;
    const tick = () => {
      clearTimeout(timer);
      if (isCancelled) return;
      const now = serverNow();
      if (now === null) {
        timer = setTimeout(tick, 1000);
        return;
      }
      const seconds = secondsLeft(endsAt, now, timeLimitMinutes);
      setLeft(seconds);
      if (seconds === 0) atZero();
      const toNextSecond = (endsAt - now) % 1000;
      timer = setTimeout(tick, toNextSecond > 0 ? toNextSecond + 1 : 1000);
    };
    // While the page was hidden, its monotonic clock may have stopped.
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      tick();
      syncServerClock(client).then(tick, () => undefined);
    };
    tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client, endsAt, timeLimitMinutes]);

  return left;
}
