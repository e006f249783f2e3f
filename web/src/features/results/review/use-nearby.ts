/** Reports that an element is near the viewport, before it is visible. */
import { type RefObject, useEffect } from 'react';

/** Half a screen, so that on a phone the questions load only after the score. */
const ROOT_MARGIN = '50% 0px';

/** @param isEnabled false once `onNear` is no longer needed */
export function useNearby(
  element: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onNear: () => void,
): void {
  useEffect(() => {
    if (!isEnabled || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isEnabled, onNear]);
}
