/** Reports when a part of the page is near the viewport, before it is visible. */
import { type RefObject, useEffect } from 'react';

/** Half a screen: the score of a paper is shown before its questions are near on a phone. */
const NEAR = '50% 0px';

/** @param isOn whether it is still of interest */
export function useNearby(
  part: RefObject<HTMLElement | null>,
  isOn: boolean,
  onNear: () => void,
): void {
  useEffect(() => {
    if (!isOn || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isOn, onNear]);
}
