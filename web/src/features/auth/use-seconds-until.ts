import { useEffect, useState } from 'react';

/**
 * Seconds until a moment; 0 after it.
 * @param moment by the device's clock, in milliseconds since the epoch
 */
export function useSecondsUntil(moment: number): number {
  const [time, setTime] = useState(() => ({ moment, now: Date.now() }));
  // The last reading may be old: after the previous moment there were none.
  if (time.moment !== moment) setTime({ moment, now: Date.now() });
  useEffect(() => {
    const tick = () => {
      setTime({ moment, now: Date.now() });
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - time.now) / 1000));
}
