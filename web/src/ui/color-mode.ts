/** Light or dark: the system's choice until the person makes one, which this device then keeps. public/theme.js does the first paint. */
import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'alokpath.theme';
const PAGE_COLOR = { light: '#FBFAF7', dark: '#121614' } as const;

const listeners = new Set<() => void>();
const current = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function apply(mode: ColorMode) {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOR[mode]);
  for (const listener of listeners) listener();
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!hasChosen()) apply(system.matches ? 'dark' : 'light');
  };
  listeners.add(listener);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, current);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    apply(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return { mode, toggle };
}
