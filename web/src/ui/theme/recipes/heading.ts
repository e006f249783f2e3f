/** Headings; `size` is independent of the level. */
import { defineRecipe } from '@chakra-ui/react';

export const headingRecipe = defineRecipe({
  base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
      '2xl': { fontSize: { base: '2xl', md: '3xl' } },
    },
  },
  defaultVariants: { size: 'lg' },
});
