/**
 * The focus after a dialog: on the element that opened it or, if that has been removed or disabled
 * by the action, as near to it as possible.
 */

const REGIONS = 'li, section, dialog, main, body';
/** The heading of a region, or the button that expands a row of a tree. */
const LABEL = 'h1, h2, button[aria-expanded]';

/** The regions that contain the element, the innermost first. */
export function regionsAround(element: Element | null): readonly Element[] {
  const regions: Element[] = [];
  let region = element?.parentElement?.closest(REGIONS);
  while (region) {
    regions.push(region);
    region = region.parentElement?.closest(REGIONS);
  }
  return regions;
}

/**
 * @param regions those that contained the element before it was removed; the focus moves to the
 *   label of the first one that can be focused
 */
export function focusNear(element: HTMLElement, regions: readonly Element[]): void {
  element.focus();
  for (const region of regions) {
    // A removed or disabled element does not take the focus, and `body` has it if nothing else has.
    if (document.activeElement !== document.body) return;
    const label = region.querySelector<HTMLElement>(LABEL);
    if (!label) continue;
    if (label.tabIndex < 0) label.tabIndex = -1;
    label.focus({ preventScroll: true });
  }
}
