/**
 * The grey shape of content that is loading. Give it the height of the content, so that nothing
 * jumps.
 */
import { defineRecipe } from '@chakra-ui/react';

export const skeletonRecipe = defineRecipe({
  base: {
    w: 'full',
    maxW: 'full',
    borderRadius: 'sm',
    bg: 'bg.track',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
