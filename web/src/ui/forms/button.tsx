/**
 * Chakra's button with the types of our recipe. ui/forms/button-link.tsx is a link that looks the
 * same.
 */
import {
  Button as ChakraButton,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react';
import type { Ref } from 'react';
import type { buttonRecipe } from '../theme/recipes/button.ts';

type ButtonProps = Omit<HTMLChakraProps<'button'>, 'size'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Disables the button and announces it as busy. */
    readonly loading?: boolean | undefined;
    /** Replaces the label while `loading`. */
    readonly loadingText?: string | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({ loading = false, loadingText, variant, size, ...rest }: ButtonProps) {
  // Chakra types the variants of its own recipes.
  const variants = { variant, size } as object;
  return (
    <ChakraButton
      {...rest}
      {...variants}
      loading={loading}
      loadingText={loadingText}
      spinner={null}
      aria-busy={loading || undefined}
    />
  );
}
