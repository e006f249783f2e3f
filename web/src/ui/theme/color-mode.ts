/**
 * Light or dark mode: the system's setting, until the user chooses one, which is stored on the
 * device. index.html applies it before the first paint.
 */
import { useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'alokpath.theme';
const PAGE_COLOR = { light: '#FBFAF7', dark: '#121614' } as const;

const listeners = new Set<() => void>();
const current = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

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

// Follows the system's setting on every page, including exams, which have no switch. `matchMedia`
// is missing when the build prerenders a page.
if (typeof matchMedia === 'function') {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (!hasChosen()) apply(system.matches ? 'dark' : 'light');
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, current, () => 'light');
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    apply(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Without storage the choice is lost on reload.
    }
  };
  return { mode, toggle };
}
