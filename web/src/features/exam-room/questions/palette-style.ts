/**
 * Styles of the palette's cells. States differ by shape and not only by colour, so that they are
 * visible in forced-colors mode. Blank: an outlined box. Answered: a filled box with a tick.
 * Unsure: a dashed border with a question mark. Current: a second border.
 */
import { chakra } from '@chakra-ui/react';

const mark = {
  position: 'absolute',
  top: '0',
  px: '1',
  fontSize: '0.6875rem',
  lineHeight: '1.3',
  fontWeight: 'semibold',
} as const;

export const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
    gap: '2',
    '& .cell': {
      position: 'relative',
      minH: 'target',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      bg: 'bg.panel',
      color: 'fg',
    },
    '& .cell[data-answered]': {
      bg: 'primary',
      borderColor: 'primary',
      color: 'primary.contrast',
      fontWeight: 'semibold',
    },
    '& .cell[data-answered]::before': { ...mark, content: '"✓"', insetInlineStart: '0' },
    '& .cell[data-unsure]': { borderStyle: 'dashed', borderWidth: '2px', borderColor: 'accent' },
    '& .cell[data-unsure]::after': {
      ...mark,
      content: '"?"',
      insetInlineEnd: '0',
      bg: 'accent',
      color: 'accent.contrast',
      borderEndStartRadius: 'sm',
    },
    '& .cell[data-current]': {
      outline: '2px solid',
      outlineColor: 'fg',
      outlineOffset: '1px',
      fontWeight: 'semibold',
    },
    '& .cell[data-current]:focus-visible': { outline: '4px double', outlineColor: 'focus' },
  },
});
