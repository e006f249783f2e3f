/**
 * Settings and data of lessons on this device: video speed, unsent progress, drafts of notes.
 * Without storage they are kept in memory until the page is closed.
 */

const PREFIX = 'alokpath.learning.';
const inMemory = new Map<string, string>();

export function getLocalItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return inMemory.get(name) ?? null;
  }
}

/** Null removes it. */
export function setLocalItem(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    if (value === null) inMemory.delete(name);
    else inMemory.set(name, value);
  }
}
