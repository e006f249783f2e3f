/** Whether the side navigation on wide screens is collapsed to icons, stored on the device. */
import { useSyncExternalStore } from 'react';

const KEY = 'alokpath.menu';

const listeners = new Set<() => void>();
/** Undefined until the user has changed it on this page. */
let userChoice: boolean | undefined;

function isStoredAsFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storeChoice(isFolded: boolean): void {
  userChoice = isFolded;
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
  } catch {
    // Without storage the choice is lost on reload.
  }
  for (const listener of listeners) listener();
}

/** On prerendered pages it is expanded. */
export function useMenuFold() {
  const isFolded = useSyncExternalStore(
    subscribe,
    () => userChoice ?? isStoredAsFolded(),
    () => false,
  );
  return { isFolded, toggle: () => storeChoice(!isFolded) };
}
