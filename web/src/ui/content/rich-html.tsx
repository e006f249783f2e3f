/**
 * HTML that the gateway has already reduced to safe tags, with formulas rendered by KaTeX there: the page brings the style sheet, and
 * cleans it once more before it is shown.
 */
import 'katex/dist/katex.min.css';
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { fill } from './clean-html.ts';

const Prose = chakra('div', {
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
    '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent' },
    // A wide table scrolls in its own box; its words are not broken to make it fit.
    '& :is(th, td)': { px: '3', py: '2', borderWidth: '1px', textAlign: 'start', overflowWrap: 'normal' },
    '& th': { fontWeight: 'semibold', bg: 'bg.muted' },
    '& table': { display: 'block', overflowX: 'auto' },
    // There is more to the right.
    '& [data-more]': { boxShadow: 'inset -1rem 0 0.75rem -0.75rem var(--ap-colors-border-strong)' },
    // The table scrolls: a formula in it stays in one line.
    '& :is(th, td) .katex': { whiteSpace: 'nowrap' },
    // A long formula scrolls in its own line instead of widening the page.
    '& .katex-display': { overflowX: 'auto', overflowY: 'hidden', py: '1' },
    // One that is longer than a whole line of text does so too; found below, and by features/exam-room/questions/use-wide-formulas.ts.
    '& .katex[data-wide]': {
      display: 'inline-block',
      maxW: 'full',
      overflowX: 'auto',
      overflowY: 'hidden',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    // Bengali letters are taller than KaTeX assumes: use the text's font size, with space above and below a fraction.
    '& .brahmic_fallback': { fontFamily: 'body', fontSize: '0.83em' },
    '& .katex-base': { my: '0.2em' },
  },
});

interface RichHtmlProps {
  readonly html: string;
  /** `span` inside a sentence or a label. */
  readonly as?: 'div' | 'span';
}

export function RichHtml({ html, as = 'div' }: RichHtmlProps) {
  const prose = useRef<HTMLDivElement>(null);

  // Before the browser draws: nobody sees the place empty.
  useLayoutEffect(() => {
    const box = prose.current;
    if (!box) return;
    fill(box, html);
    return as === 'div' ? keepReachable(box) : undefined;
  }, [as, html]);

  return <Prose ref={prose} as={as} />;
}

/** What scrolls sideways must be reachable by keyboard and show that it goes on, also after a phone was turned or the text made larger. */
function keepReachable(box: HTMLElement): () => void {
  const inText = [...box.querySelectorAll<HTMLElement>('.katex')].filter((formula) => !formula.closest('table, .katex-display'));
  const parts = [...box.querySelectorAll<HTMLElement>('table, .katex-display'), ...inText];
  const isWide = (base: Element) => base.getBoundingClientRect().width > box.clientWidth + 1;
  const look = () => {
    for (const formula of inText) formula.toggleAttribute('data-wide', [...formula.querySelectorAll('.katex-base')].some(isWide));
    for (const part of parts) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
      part.toggleAttribute('data-more', part.scrollWidth - part.clientWidth - part.scrollLeft > 1);
    }
  };
  const widths = new ResizeObserver(look);
  widths.observe(box);
  for (const part of parts) part.addEventListener('scroll', look, { passive: true });
  return () => widths.disconnect();
}
