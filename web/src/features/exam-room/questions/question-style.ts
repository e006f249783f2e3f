/**
 * Styles of a question. One styled element per question with plain children, because styled
 * components are slow on cheap phones.
 */
import { chakra } from '@chakra-ui/react';

/** `--exam-text` is the text size that the student has chosen (exam-tools.tsx). */
const textSize = (rem: number) => `calc(${rem}rem * var(--exam-text, 1))`;

const quietButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'target',
  px: '2',
  fontSize: 'sm',
  textAlign: 'start',
  color: 'fg.muted',
  borderRadius: 'sm',
  cursor: 'pointer',
} as const;

export const Card = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: { base: '3', md: '5' },
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.panel',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 22rem',
    scrollMarginTop: '5.5rem',
    '&:focus': { outline: 'none', borderColor: 'primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'focus' },
    '& .head': {
      display: 'flex',
      gap: '3',
      mb: '4',
      fontSize: textSize(1.125),
      lineHeight: 'snug',
    },
    '& .number': {
      fontWeight: 'semibold',
      color: 'primary.fg',
      fontVariantNumeric: 'tabular-nums',
      flexShrink: '0',
    },
    '& .text': { position: 'relative', flex: '1', minW: '0' },
    '& .options': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    // The button that crosses out is outside the row: a slip must not choose an option, since a
    // choice can be final.
    '& .option': { display: 'flex', alignItems: 'center', gap: '2' },
    '& .option label:hover': { bg: 'bg.muted' },
    '& .option[data-chosen] label': {
      borderColor: 'primary',
      boxShadow: 'inset 0 0 0 1px var(--ap-colors-primary)',
      bg: 'primary.subtle',
      _highContrast: { borderWidth: '3px' },
    },
    '& .option label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: '1',
      minW: '0',
      minH: '3rem',
      ps: '3',
      pe: '3',
      py: '2',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      fontSize: textSize(1),
      cursor: 'pointer',
      // A long press crosses out an option, so it must not select text or open the browser's menu.
      '@media (pointer: coarse)': { userSelect: 'none' },
    },
    '& .option label:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    '& .option input': { w: '5', h: '5', m: '0', flexShrink: '0', outline: 'none' },
    '& .letter': { fontWeight: 'semibold', minW: '1.25rem', textAlign: 'center', flexShrink: '0' },
    '& .option .text': { flex: '0 1 auto' },
    // A separate line, because `text-decoration` does not cover formulas.
    '& .option[data-crossed] label': { borderStyle: 'dashed' },
    '& .option[data-crossed] .text': { color: 'fg.muted' },
    '& .option[data-crossed] .text::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '50%',
      borderTop: '2px solid currentColor',
    },
    '& .cross': {
      ...quietButton,
      justifyContent: 'center',
      minW: 'target',
      px: '0',
      me: { base: '-2', md: '0' },
    },
    '& .cross:hover': { bg: 'bg.muted' },
    '& .cross:disabled': { visibility: 'hidden' },
    '& .cross[aria-pressed=true]': { color: 'accent.fg' },
    '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', mt: '2' },
    '& .foot button': { ...quietButton, ms: '-2' },
    // Visually hidden on phones, where the deduction is shown above the paper and in the bar below:
    // a line here would shift the content at each choice.
    '& .foot .price': {
      position: { base: 'absolute', sm: 'static' },
      w: { base: '1px', sm: 'auto' },
      overflow: { base: 'hidden', sm: 'visible' },
      clipPath: { base: 'inset(50%)', sm: 'none' },
      whiteSpace: 'nowrap',
    },
    '& .foot .unsure[aria-pressed=true]': {
      color: 'accent.fg',
      bg: 'accent.subtle',
      fontWeight: 'semibold',
    },
    '& .tip p': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      mt: '3',
      ps: '3',
      borderInlineStart: '3px solid',
      borderColor: 'accent',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    '& .tip button': {
      ...quietButton,
      flexShrink: '0',
      color: 'primary.fg',
      fontWeight: 'semibold',
    },
    '& .hint': { flex: '1', fontSize: 'sm', color: 'accent.fg' },
    '& .marks': { ms: 'auto', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
    '&[data-frozen] label': { cursor: 'default' },
  },
});
