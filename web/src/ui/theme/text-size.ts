/**
 * The text size of the whole site in percent, stored on the device. index.html applies it before
 * the first paint.
 */
import { useState } from 'react';

export const siteTextSizes = ['87.5', '100', '112.5', '125', '150'] as const;
export type SiteTextSize = (typeof siteTextSizes)[number];

const STORAGE_KEY = 'alokpath.text';

function savedSize(): SiteTextSize {
  try {
    const storedSize = localStorage.getItem(STORAGE_KEY);
    return siteTextSizes.find((size) => size === storedSize) ?? '100';
  } catch {
    return '100';
  }
}

export function useSiteTextSize(): [SiteTextSize, (size: SiteTextSize) => void] {
  const [size, setSize] = useState(savedSize);
  const choose = (next: SiteTextSize) => {
    setSize(next);
    // Without a value the browser's own setting counts.
    document.documentElement.style.fontSize = next === '100' ? '' : `${next}%`;
    try {
      if (next === '100') localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Without storage the choice is lost on reload.
    }
  };
  return [size, choose];
}
