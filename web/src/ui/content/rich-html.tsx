/**
 * Renders HTML that the gateway has sanitized, with formulas already rendered by KaTeX. Sanitizes
 * it again, and provides the style sheet.
 */
import 'katex/dist/katex.min.css';
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { setSanitizedHtml } from './clean-html.ts';

/** The typography of lessons and notes. */
export const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& :is(p, ul, ol, table, pre, blockquote, figure) + *, & :is(h2, h3, h4) + *': { mt: '3' },
    '& :is(h2, h3, h4)': { fontWeight: 'semibold', lineHeight: 'tight', mt: '6' },
    '& > :first-of-type:first-child': { mt: '0' },
    '& h2': { fontSize: 'xl' },
    '& h3': { fontSize: 'lg' },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& a': { color: 'primary.fg', textDecoration: 'underline' },
    '& img': { maxW: 'full', h: 'auto' },
    '& figcaption': { mt: '1', fontSize: 'sm', color: 'fg.muted' },
    '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent' },
    // Wide tables scroll in their own box, so words are not broken.
    '& :is(th, td)': {
      px: '3',
      py: '2',
      borderWidth: '1px',
      textAlign: 'start',
      overflowWrap: 'normal',
    },
    '& th': { fontWeight: 'semibold', bg: 'bg.muted' },
    '& table': { display: 'block', overflowX: 'auto' },
    // Indicates that there is more content to the right.
    '& [data-more]': { boxShadow: 'inset -1rem 0 0.75rem -0.75rem var(--ap-colors-border-strong)' },
    // The table scrolls, so formulas in it are not wrapped.
    '& :is(th, td) .katex': { whiteSpace: 'nowrap' },
    // Long display formulas scroll instead of widening the page.
    '& .katex-display': { overflowX: 'auto', overflowY: 'hidden', py: '1' },
    // A formula that fits on a line is not broken across two. The gateway marks an opening bracket
    // before a formula, because no line may end between the two.
    '& .before-formula': { whiteSpace: 'nowrap' },
    '& .katex': { display: 'inline-block', maxW: 'full' },
    // A longer formula that can be broken flows with the text, so that the following text stays on
    // its last line.
    '& .katex[data-long]': { display: 'inline' },
    // Inline formulas wider than a line scroll too; marked below and by
    // features/exam-room/questions/use-wide-formulas.ts.
    '& .katex[data-wide]': {
      display: 'inline-block',
      maxW: 'full',
      overflowX: 'auto',
      overflowY: 'hidden',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    // Bengali letters are taller than KaTeX assumes: use the text's font size, with space above and
    // below a fraction.
    '& .brahmic_fallback': { fontFamily: 'body', fontSize: '0.83em' },
    '& .katex-base': { my: '0.2em' },
  },
});

interface RichHtmlProps {
  readonly html: string;
  /** `span` is for use inside sentences and labels. */
  readonly as?: 'div' | 'span';
}

export function RichHtml({ html, as = 'div' }: RichHtmlProps) {
  const prose = useRef<HTMLDivElement>(null);

  // A layout effect, so that the empty element is never painted.
  useLayoutEffect(() => {
    const box = prose.current;
    if (!box) return;
    setSanitizedHtml(box, html);
    return as === 'div' ? keepReachable(box) : undefined;
  }, [as, html]);

  return <Prose ref={prose} as={as} />;
}

/**
 * Makes scrollable parts focusable and marks those with more content to the right. Updated when the
 * size changes.
 */
function keepReachable(box: HTMLElement): () => void {
  const inText = [...box.querySelectorAll<HTMLElement>('.katex')].filter(
    (formula) => !formula.closest('table, .katex-display'),
  );
  const parts = [...box.querySelectorAll<HTMLElement>('table, .katex-display'), ...inText];
  const isWide = (base: Element) => base.getBoundingClientRect().width > box.clientWidth + 1;
  const update = () => {
    for (const formula of inText) {
      const bases = [...formula.querySelectorAll('.katex-base')];
      const width = bases.reduce((sum, base) => sum + base.getBoundingClientRect().width, 0);
      formula.toggleAttribute('data-wide', bases.some(isWide));
      formula.toggleAttribute('data-long', width > box.clientWidth + 1 && !bases.some(isWide));
    }
    for (const part of parts) {
      // Letters of an inline formula that fits can reach beyond its box; it does not scroll.
      const hidden = part.matches('.katex:not([data-wide])')
        ? 0
        : part.scrollWidth - part.clientWidth;
      if (hidden > 0) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
      part.toggleAttribute('data-more', hidden - part.scrollLeft > 1);
    }
  };
  const widths = new ResizeObserver(update);
  widths.observe(box);
  for (const part of parts) part.addEventListener('scroll', update, { passive: true });
  return () => widths.disconnect();
}
