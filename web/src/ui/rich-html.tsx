/**
 * HTML that the gateway has already reduced to safe tags, with formulas rendered by KaTeX there: the page only brings the
 * style sheet. Nothing else may be passed in here.
 */
import 'katex/dist/katex.min.css';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

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
    // The table scrolls: a formula in it stays in one line.
    '& :is(th, td) .katex': { whiteSpace: 'nowrap' },
    // A long formula scrolls in its own line instead of widening the page.
    '& .katex-display': { overflowX: 'auto', overflowY: 'hidden', py: '1' },
    // Bengali letters are taller than KaTeX reckons: in the size of the text around, and with air above and below a fraction.
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

  // What scrolls sideways must be reachable by keyboard.
  useEffect(() => {
    if (as !== 'div' || !html) return;
    for (const box of prose.current?.querySelectorAll<HTMLElement>('table, .katex-display') ?? []) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    }
  }, [as, html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the scalar HTML of the schema is safe by its contract
  return <Prose ref={prose} as={as} dangerouslySetInnerHTML={{ __html: html }} />;
}
