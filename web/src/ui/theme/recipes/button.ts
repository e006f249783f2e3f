/** Buttons and links that look like buttons. `accent` is for the primary action of a page. */
import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    py: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    '&:disabled, &[aria-disabled=true]': { opacity: '0.6', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'primary', color: 'primary.contrast', _hover: { bg: 'primary.hover' } },
      accent: { bg: 'accent', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        bg: 'bg.panel',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.muted' } },
      danger: { bg: 'error', color: 'error.contrast' },
    },
    size: {
      md: { px: '4', fontSize: 'md' },
      lg: { px: '6', minH: '3.25rem', fontSize: 'lg' },
      /** A square for a single icon; needs an aria-label. */
      icon: { px: '0', py: '0', w: 'target', h: 'target' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
