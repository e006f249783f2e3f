/** What learning keeps on this device: the speed of videos, progress that waits for the network, drafts of notes. Without storage it lasts as long as the page. */

const PREFIX = 'alokpath.learning.';
const inMemory = new Map<string, string>();

export function readHere(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return inMemory.get(name) ?? null;
  }
}

/** Null removes it. */
export function keepHere(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    if (value === null) inMemory.delete(name);
    else inMemory.set(name, value);
  }
}
