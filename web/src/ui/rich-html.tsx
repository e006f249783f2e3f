/**
 * HTML that the gateway has already reduced to safe tags, with formulas rendered by KaTeX there: the page only brings the
 * style sheet. Nothing else may be passed in here.
 */
import 'katex/dist/katex.min.css';
import { chakra } from '@chakra-ui/react';

const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& :is(p, ul, ol, table, pre, blockquote, figure) + *, & :is(h2, h3, h4) + *': { mt: '3' },
    '& :is(h2, h3, h4)': { fontWeight: 'semibold', lineHeight: 'tight', mt: '6' },
    '& h2': { fontSize: 'xl' },
    '& h3': { fontSize: 'lg' },
    '& :is(ul, ol)': { ps: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& a': { color: 'primary.fg', textDecoration: 'underline' },
    '& img': { maxW: 'full', h: 'auto' },
    '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent' },
    '& :is(th, td)': { px: '3', py: '2', borderWidth: '1px', textAlign: 'start' },
    '& table': { display: 'block', overflowX: 'auto' },
    // A long formula scrolls in its own line instead of widening the page.
    '& .katex-display': { overflowX: 'auto', overflowY: 'hidden', py: '1' },
    '& .brahmic_fallback': { fontFamily: 'body' },
  },
});

interface RichHtmlProps {
  readonly html: string;
  /** `span` inside a sentence or a label. */
  readonly as?: 'div' | 'span';
}

export function RichHtml({ html, as = 'div' }: RichHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the scalar HTML of the schema is safe by its contract
  return <Prose as={as} dangerouslySetInnerHTML={{ __html: html }} />;
}
