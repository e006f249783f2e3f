/** Waits for what a printed page needs and the network brings later than its text. */
import { UNRENDERED_ATTRIBUTE } from '../formulas/source-text.tsx';

/**
 * Resolves when all formulas, fonts and pictures in the element are shown. What cannot be loaded is
 * not waited for: the page shows its source.
 */
export async function untilShown(element: HTMLElement): Promise<void> {
  while (element.querySelector(`[${UNRENDERED_ATTRIBUTE}]`)) await nextFrame();
  const pictures = [...element.querySelectorAll('img')];
  const decoding = pictures.map((picture) => picture.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...decoding]);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
