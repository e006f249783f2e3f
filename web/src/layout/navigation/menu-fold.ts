/** Whether the side navigation on wide screens is collapsed to icons, stored on the device. */
const KEY = 'alokpath.menu';

export function isMenuFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded';
  } catch {
    return false;
  }
}

export function keepMenuFolded(isFolded: boolean): void {
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
  } catch {
    // Without storage the choice is lost on reload.
  }
}
