/**
 * A formula that is wider than its question scrolls in a box of its own instead of widening the page, and can be reached by keyboard for
 * that. Measured only for the questions near the screen, and again when the text or the window changes its size.
 */
import { type RefObject, useEffect } from 'react';

/** `content`: whatever changes when other questions are shown. `words`: what a screen reader says of such a box. */
export function useWideFormulas(paper: RefObject<HTMLElement | null>, content: string | undefined, words: string): void {
  useEffect(() => {
    const root = paper.current;
    if (!root || content === undefined) return;
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) markWideFormulas(target, words);
      },
      { rootMargin: '50% 0px' },
    );
    // An observer that begins anew reports every question that is near.
    const sized = new ResizeObserver(() => {
      nearby.disconnect();
      for (const card of root.querySelectorAll('[data-question]')) nearby.observe(card);
    });
    sized.observe(root);
    return () => {
      sized.disconnect();
      nearby.disconnect();
    };
  }, [paper, content, words]);
}

function markWideFormulas(card: Element, words: string): void {
  for (const formula of card.querySelectorAll<HTMLElement>('.text .katex')) {
    const room = formula.closest('.text')?.clientWidth ?? 0;
    const widest = Math.max(0, ...[...formula.querySelectorAll('.katex-base')].map((base) => base.getBoundingClientRect().width));
    // Half a pixel is rounding.
    const isWide = widest > room + 1;
    formula.toggleAttribute('data-wide', isWide);
    if (isWide) {
      formula.tabIndex = 0;
      formula.setAttribute('role', 'group');
      formula.title = words;
    } else {
      for (const name of ['tabindex', 'role', 'title']) formula.removeAttribute(name);
    }
  }
}
