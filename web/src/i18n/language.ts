/**
 * The language chosen on this device; English by default. index.html reads the same key for the
 * first paint.
 */
import type { Language } from './format.ts';

const STORAGE_KEY = 'alokpath.lang';

export function savedLanguage(): Language {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'bn' ? 'bn' : 'en';
  } catch {
    return 'en';
  }
}

export function saveLanguage(lang: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, lang);
  } catch {
    // Without storage the choice is lost on reload.
  }
}
