/**
 * Makes formulas that are wider than their question scrollable and focusable, instead of widening
 * the page. Measures only questions near the viewport, and again when the paper's size changes.
 */
import { type RefObject, useEffect } from 'react';

/**
 * @param content changes when other questions are shown
 * @param label of a scrollable formula, for screen readers
 */
export function useWideFormulas(
  paper: RefObject<HTMLElement | null>,
  content: string | undefined,
  label: string,
): void {
  useEffect(() => {
    const root = paper.current;
    if (!root || content === undefined) return;
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) markWideFormulas(target, label);
      },
      { rootMargin: '50% 0px' },
    );
    // A restarted observer reports every question that is near the viewport.
    const sized = new ResizeObserver(() => {
      nearby.disconnect();
      for (const card of root.querySelectorAll('[data-question]')) nearby.observe(card);
    });
    sized.observe(root);
    return () => {
      sized.disconnect();
      nearby.disconnect();
    };
  }, [paper, content, label]);
}

function markWideFormulas(card: Element, label: string): void {
  for (const formula of card.querySelectorAll<HTMLElement>('.text .katex')) {
    const room = formula.closest('.text')?.clientWidth ?? 0;
    const widest = Math.max(
      0,
      ...[...formula.querySelectorAll('.katex-base')].map(
        (base) => base.getBoundingClientRect().width,
      ),
    );
    // `clientWidth` is rounded to whole pixels.
    const isWide = widest > room + 1;
    formula.toggleAttribute('data-wide', isWide);
    if (isWide) {
      formula.tabIndex = 0;
      formula.setAttribute('role', 'group');
      formula.title = label;
    } else {
      for (const name of ['tabindex', 'role', 'title']) formula.removeAttribute(name);
    }
  }
}
