/**
 * Settings and data of lessons on this device: video speed, unsent progress, drafts of notes.
 * Without storage, or while it is full, they are kept in memory until the page is closed.
 */

const PREFIX = 'alokpath.learning.';
const inMemory = new Map<string, string>();

export function getLocalItem(name: string): string | null {
  const newest = inMemory.get(name);
  if (newest !== undefined) return newest;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function setLocalItem(name: string, value: string | null): void {
  inMemory.delete(name);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    if (value !== null) inMemory.set(name, value);
  }
}
