/** Whether the side navigation of a wide screen is folded to its icons; a browser without storage forgets it with the page. */
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
    // It lasts as long as the page.
  }
}
