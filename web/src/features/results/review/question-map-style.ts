/**
 * Styles of the question map's cells. Outcomes differ by sign and pattern and not only by colour,
 * so that they are visible in print and in forced-colors mode. Right: filled with a tick. Wrong:
 * striped with a cross. Blank: dashed with a dash. Corrected: a double border with a star.
 */
import { chakra } from '@chakra-ui/react';

const stripes =
  'repeating-linear-gradient(135deg, transparent 0 5px, {colors.error.subtle} 5px 10px)';
const sign = {
  position: 'absolute',
  top: '0',
  insetInlineStart: '0',
  px: '1',
  fontSize: '0.6875rem',
  lineHeight: '1.3',
  fontWeight: 'bold',
} as const;

export const Cells = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
    gap: '2',
    '& .cell': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minH: 'target',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
      fontVariantNumeric: 'tabular-nums',
      printColorAdjust: 'exact',
    },
    '& button.cell': { cursor: 'pointer' },
    '& .cell::before': sign,
    '& .cell[data-outcome=correct]': {
      bg: 'primary',
      borderColor: 'primary',
      color: 'primary.contrast',
      fontWeight: 'semibold',
    },
    '& .cell[data-outcome=correct]::before': { content: '"✓"' },
    '& .cell[data-outcome=wrong]': {
      borderWidth: '2px',
      borderColor: 'error',
      backgroundImage: stripes,
      color: 'error.fg',
      fontWeight: 'semibold',
    },
    '& .cell[data-outcome=wrong]::before': { content: '"✕"' },
    '& .cell[data-outcome=blank]': { borderStyle: 'dashed', color: 'fg.muted' },
    '& .cell[data-outcome=blank]::before': { content: '"–"' },
    '& .cell[data-outcome=adjusted]': {
      borderStyle: 'double',
      borderWidth: '3px',
      borderColor: 'accent',
    },
    '& .cell[data-outcome=adjusted]::before': { content: '"★"' },
  },
});
