/** Text fields and selects. */
import { defineRecipe } from '@chakra-ui/react';

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minH: 'target',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    _placeholder: { color: 'fg.muted', opacity: '1' },
    '&[aria-invalid=true]': {
      borderColor: 'error.fg',
      boxShadow: 'inset 0 0 0 1px var(--ap-colors-fg-error)',
    },
    '&:disabled': { opacity: '0.6' },
  },
});
